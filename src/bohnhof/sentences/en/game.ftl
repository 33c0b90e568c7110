### What is said in a game, at the table and in the terminal alike: the log, what can be done, what is asked, and why bots do what they do.

prompt-over = The game is over.
prompt-plant = Plant your front card: tap a field.
prompt-plant-more = You may plant the next card too, or press Done.
prompt-plant-aside = Plant the cards you received: tap a card, then a field.
prompt-plant-encore = One last time you may plant from your hand.
prompt-harvest-first = Your card fits nowhere: harvest a field first.
prompt-trade = Trade: tap cards you would give, or end the trading.
prompt-trade-other = { $name } trades: make an offer, or wait.
prompt-answer = Somebody offers you something.
prompt-harvest-or-done = You may harvest now. Then press Done.
prompt-last-plant = Last moment before cards are turned up: harvest or buy if you like, then press Done.
prompt-last-aside = Last moment before cards are drawn: harvest or buy if you like, then press Done.
prompt-done = Press Done to go on.
prompt-yours = It is up to you.
prompt-wait = Waiting for { $names }.
prompt-turn-of = { $name } is on turn.

guide-plant = Plant your front card and, if you like, the next one too.
guide-trade = Cards are turned up. Trade them and your hand cards, or give them away.
guide-aside = Everybody plants what they got: it never goes into a hand.
guide-draw = Draw new cards to the back of your hand.
guide-leftovers = Use what the other has left: plant it or discard it.
guide-tribute = The bosses take their share. You may harvest first.
guide-discard = If you like, discard a hand card.
guide-open = Cards are turned up, to be planted.
guide-bank = Who has a bank may look ahead or move a card.
guide-reorder = Who has bank 3 puts the new cards into order.
guide-goal = Then everybody harvests, and most coins win.

log-dealt = The cards are dealt.
log-turn-began = Turn { $n }: { $who }
log-planted = { $who } plants { $cards }.
log-harvested =
    { $n ->
        [one] { $who } harvests { $cards } for { $n } coin.
       *[other] { $who } harvests { $cards } for { $n } coins.
    }
log-field-bought = { $who } buys a field.
log-turned-up = { $who } turns up { $cards }.
log-kept = { $who } keeps { $cards }.
log-offered = { $who } offers { $whom } { $give } for { $want }.
log-offered-all = { $who } offers everybody { $give } for { $want }.
log-pledged = { $who } would take offer { $n }.
log-declined = { $who } declines offer { $n }.
log-withdrawn = { $who } withdraws offer { $n }.
log-lapsed = Offer { $n } can no longer be kept.
log-traded = A deal: { $who } gets { $got }, { $whom } gets { $given }.
log-trading-ended = { $who } ends the trading.
log-drew = { $who } draws { $cards }.
log-reshuffled = The discard pile is shuffled and becomes the draw pile.
log-exhausted-for-good = There is nothing left to draw.
log-still-round = No card has moved for a whole round, so the game ends.
log-encore-began = { $who } may plant once more.
log-game-ended =
    { $n ->
        [one] The game is over: { $names } wins.
       *[other] The game is over: { $names } share the win.
    }

do-plant = Plant { $card } on field { $field }
do-done = Plant no more
do-harvest = Harvest field { $field }
do-buy-field = Buy a field
do-keep = Keep { $card }
do-offer = Offer { $name }: { $give } for { $want }
do-counter = Counter offer { $offer }: { $give } for { $want }
do-accept = Accept offer { $offer }
do-take = Make the deal with { $name }
do-decline = Decline offer { $offer }
do-withdraw = Withdraw offer { $offer }
do-end-trading = End the trading

end-winners =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }

prompt-do-bank = Your bank: change what comes, or press Done.
prompt-do-reorder = Your bank: in which order do the new cards enter your hand?
prompt-do-shopping = Last chance to buy buildings.
prompt-do-retire = Name a kind of building that is not sold any more.
prompt-do-tribute = The bosses want their share. Harvest first, or press Done to pay.
prompt-do-discard = You may discard one hand card: tap it, or press Done.
prompt-plant-leftovers = Plant what was left: tap a card, then a field. Done discards the rest.
prompt-plant-open = Plant what lies open: tap a card, then a field.
prompt-do-leftovers = Nothing of it fits: harvest first, or press Done to discard it.
prompt-do-open = Plant what lies open, or give cards to the bosses.

do-stew = { $card }: stew on field { $field }
do-store = Store { $card }
do-buy-building = Buy { $building }
do-bury = Put it under the pile
do-reorder = Order: { $order }
do-move = { $card } to position { $position }
do-retire = No more: { $kind }
do-discard = Discard { $card }
do-give-away = Give { $card } to { $boss }
do-plant-for = Plant { $card } for { $boss }

log-building-bought = { $who } buys { $building }.
log-kind-retired = { $who } ends the sale of a kind of building.
log-toll-paid = { $who } gets a toll: { $cards }.
log-stored = { $who } stores { $cards }.
log-looked-at-the-pile = { $who } looks at the draw pile.
log-buried = { $who } puts the top card under the pile.
log-moved-a-hand-card = { $who } moves a hand card.
log-reordered = { $who } orders the new cards.
log-discarded = { $who } discards { $cards }.
log-matched = { $cards } from the discard pile joins the open cards.
log-given = { $boss } gets { $cards }.
log-tribute-paid = { $who } pays { $boss } { $cards }.
log-outsider-sold =
    { $n ->
        [one] { $boss } sells { $cards } for { $n } coin.
       *[other] { $boss } sells { $cards } for { $n } coins.
    }
log-hand-shown = { $who } shows the hand.

end-mafia = The mafia wins.

reason-wait = I have nothing to do.
reason-plant-joins = { $bean }: joins the { $cards } that grow there.
reason-plant-begins = { $bean }: has to be planted, and there is an empty field.
reason-harvest-room = { $bean }: has to make room, { $cards } of them pay { $coins }.
reason-harvest-full = { $cards } × { $bean } pay { $coins }, and more would not pay more.
reason-done = { $bean }: had better wait.
reason-done-all = There is nothing more to plant.
reason-buy = One more field is worth { $gain } more than the { $price } it costs.
reason-keep = I grow this myself: { $bean }.
reason-deal-offer = It would be worth { $gain } to me: { $reasons }.
reason-deal-counter = Rather this, which would be worth { $gain } to me: { $reasons }.
reason-deal-yes = It is worth { $gain } to me: { $reasons }.
reason-deal-no = It is worth only { $gain } to me: { $reasons }.
reason-deal-loss = It would cost me { $worth }: { $reasons }.
reason-deal-risk = I would try it, though I would lose { $worth }: { $reasons }.
reason-deal-kindly = All right, though I lose { $worth }: { $reasons }.
reason-deal-even = I would neither gain nor lose: { $reasons }.
reason-deal-why-not = Why not? I lose nothing by it: { $reasons }.
reason-deal-no-use = I gain nothing by it: { $reasons }.
reason-deal-lack = I do not have it: { $bean }.
reason-deal-few = I have too few: { $bean }.
reason-deal-envy = It is worth { $gain } to me, but { $value } to the other side.
reason-deal-coins = I keep my coins.
reason-deal-ignored = It was not answered.
reason-deal-withdraw = It is worth { $gain } to me by now.
reason-deal-withdraw-even = I gain nothing by it any more.
reason-deal-withdraw-loss = It would cost me { $worth } by now.
reason-gift-glad = A gift. To be rid of it is worth { $gain } to me: { $reasons }.
reason-gift-free = A gift, I can do without it: { $reasons }.
reason-gift-kindly = A gift, though it costs me { $worth }: { $reasons }.
reason-take = It is worth { $gain } to me: { $reasons }.
reason-aloud-offer = { $reasons }.
reason-aloud-counter = Rather this: { $reasons }.
reason-aloud-gift = A gift: { $reasons }.
reason-aloud-gift-plain = A gift.
reason-aloud-no = That deal does not suit me.
reason-aloud-no-because = No, thank you: { $reasons }.
reason-aloud-grow = I grow { $bean } myself
reason-aloud-joins-yours = { $bean } would join your { $cards }
reason-get-joins = { $bean } joins my { $cards } ({ $worth })
reason-get-new = a { $bean } is worth { $worth }
reason-get-burden = a { $bean } would cost { $worth }
reason-get-joins-alone = { $bean } joins my { $cards }
reason-get-new-alone = I can use a { $bean }
reason-get-burden-alone = I have no use for a { $bean }
reason-get-even = a { $bean } does me neither good nor harm
reason-give-spare = no { $bean } grows on my fields
reason-give-loses = parting with a { $bean } costs { $worth }
reason-give-loses-alone = I would miss the { $bean }
reason-give-relief = being rid of a { $bean } is worth { $worth }
reason-give-relief-alone = it is one { $bean } too many
reason-give-even = parting with a { $bean } does me neither good nor harm
reason-hunt-begin = { $bean }: begins a field.
reason-hunt-harvest = { $cards } × { $bean } pay { $coins }, and the field is free.
reason-hunt-feed = { $boss } then has { $cards } × { $bean } and needs { $missing } more to sell.
reason-hunt-sells = With { $cards } × { $bean }, { $boss } sells for { $coins }, and his field is free.
reason-hunt-pay = Protection money ({ $cards }) costs less than a harvest.
reason-hunt-leave = What lies open ({ $cards }) does not help me.
reason-hunt-discard = It does not help me: { $bean }.
reason-hunt-field = One more field is worth the { $price }.
reason-other = That is what I would do.
