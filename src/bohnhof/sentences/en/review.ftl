### Reviews of finished games.

review = Review
review-told =
    { $who }: { $result } coins. { $kind ->
        [trade] The cards gave { $cards }, own deals { $deals }, deals of others { $others }, planting and harvesting { $planting }
        [rival] The cards gave { $cards }, playing them against the mafia { $planting }
       *[plain] The cards gave { $cards }, playing them { $planting }
    }. Without the luck of the cards: { $fair } ± { $spread }.
review-about = In coins of lead over the mean of the others. A single game says little: mind the ±. Judged by { $judge }.
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
review-deal = { $maker } gives { $partner } { $gave } for { $got }
review-best = Best moments
review-worst = Costly moments
review-choice =
    Turn { $turn }, { $who }: { $did }. { $how ->
        [well] That was { $gain } ± { $error } coins better than: { $other }.
       *[badly] Better by { $gain } ± { $error } coins: { $other }.
    } { $why }
review-none = Nothing stands out.
review-missed = Deals that both sides would have taken
review-missed-deal = Turn { $turn }: { $who } could have offered { $partner } { $give } for { $want }, worth { $gain } to { $who } and { $theirs } to { $partner }.
review-wait = Wait
review-turn = Turn
review-follows = Following the game
review-tries = Trying out choices
review-looks-for-deals = Looking for deals
