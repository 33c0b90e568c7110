### Puzzles out of bots' games.

puzzles = Puzzles
puzzles-about = One choice is clearly the best here, by what you can see. Which?
puzzle-theme-deal = Which deal?
puzzle-theme-plant = Plant or harvest
puzzle-theme-last-round = The last round
puzzle-theme-mafia = Against the mafia
puzzle-level =
    { $level ->
        [1] easy
        [2] medium
       *[3] hard
    }
puzzle-you = You are { $name }, turn { $turn }. { $n } cards are left in the draw pile.
puzzle-hand = Your hand, front first
puzzle-aside = You must plant
puzzle-open = Face up
puzzle-offer = { $maker } offers { $give } for { $want }.
puzzle-wait = Do nothing more
puzzle-right = Right!
puzzle-wrong = Not this time.
puzzle-best = best
puzzle-next = Next puzzle
puzzle-streak = Streak: { $n }
puzzle-rating = Rating: { $n }
puzzle-text = The position as text
puzzle-cards =
    { $n ->
        [one] { $n } hand card
       *[other] { $n } hand cards
    }
