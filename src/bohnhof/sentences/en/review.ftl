### Reviews of finished games.

review = Review
review-told =
    { $who }: { $result } coins compared with the average of the others. { $kind ->
        [trade] The start was worth { $start }, the cards gave { $cards }, their own deals { $deals }, other players' deals { $others }, planting and harvesting { $planting }
        [rival] The start was worth { $start }, the cards gave { $cards }, playing them against the mafia { $planting }
       *[plain] The start was worth { $start }, the cards gave { $cards }, playing them { $planting }
    }. Without the luck of the cards: { $fair }.
review-about = In coins ahead of the average of the others. A single game proves little: note the ±. Judged by { $judge }.
review-judge =
    { $kind ->
        [value] what bots have learned from many games
       *[habits] the rules of thumb of bots
    }
review-start = Start
review-cards = Cards
review-own-deals = Own deals
review-other-deals = Deals of others
review-planting = Planting and harvesting
review-purchases = Purchases
review-result = Result
review-fair = Without luck
review-graph = Expected lead at the end
review-graph-deals = Dots are deals.
review-percent = { $n } %
review-chances = Chance to win
review-deals = Deals
review-best = Best moments
review-worst = Costly moments
review-choice =
    Turn { $turn }, { $who }: { $did }. { $how ->
        [well] That was { $gain } coins better than: “{ $other }”.
       *[badly] Better by { $gain } coins: “{ $other }”.
    } { $why }
review-none = Nothing stands out.
review-missed = Deals that both sides would have taken
review-missed-deal =
    Turn { $turn }: { $who } { $deal ->
        [gift] could have offered { $partner } { $give } as a gift
        [ask] could have asked { $partner } for { $want }
       *[trade] could have offered { $partner } { $give } for { $want }
    }, worth { $gain } to { $who } and { $theirs } to { $partner }.
review-wait = Wait
review-turn = Turn
review-follows = Replaying the game
review-tries = Trying out choices
review-looks-for-deals = Looking for deals

## my games

my-games = My games
my-games-about = Results are coins ahead of the average of the others. Without luck: the result less what the cards gave you. This list comes only from this browser and the links to your seats; there are no accounts.
my-games-none = You have not finished a game here yet.
my-games-counting = Analysing game { $n } of { $of } …
my-games-played = Games
my-games-won = Won
my-games-coins = Coins per game
my-games-made = Deals made
my-games-partner = Favourite trading partner
my-games-partner-deals = { $name } ({ $n })
my-games-export = Save as a file
my-games-unread =
    { $n ->
        [one] One game could not be analysed.
       *[other] { $n } games could not be analysed.
    }
my-games-you-won = won
