### Puzzles out of bots' games.

puzzles = Puzzles
puzzles-about = Given what you can see, what is clearly best here?
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
puzzle-you =
    { $n ->
        [0] You are { $name }, turn { $turn }. The draw pile is empty.
        [one] You are { $name }, turn { $turn }. { $n } card is left in the draw pile.
       *[other] You are { $name }, turn { $turn }. { $n } cards are left in the draw pile.
    }
puzzle-hand = Your hand, front first
puzzle-aside = You must plant
puzzle-open = Face up
puzzle-wait = Do nothing more
puzzle-wait-why = Nothing here is worth it: keep what you have.
puzzle-right = Right!
puzzle-wrong = Not this time.
puzzle-best = best choice
puzzle-next = Next puzzle
puzzle-streak = Streak: { $n }
puzzle-rating = Rating: { $n }
puzzle-text = The position as text
puzzle-cards =
    { $n ->
        [one] { $n } hand card
       *[other] { $n } hand cards
    }
