### What is said in a game, at the table and in the terminal alike: the log, what can be done, what is asked, and why bots do what they do.

prompt-over = The game is over.
prompt-plant = Plant your front card: tap a field.
prompt-plant-more = You may plant the next card too, or press Done.
prompt-plant-aside = Plant the cards you received: tap a card, then a field.
prompt-plant-encore = One last time you may plant from your hand.
prompt-harvest-first = Nothing fits on your fields: harvest one first.
prompt-trade = Tap cards you would give.
prompt-trade-other = { $name } trades: make an offer, or wait.
prompt-answer =
    { $deal ->
        [ask] { $name } asks for { $want }.
        [gift] { $name } offers { $give } as a gift.
       *[trade] { $name } offers { $give } for { $want }.
    }
prompt-deal = { $name } agrees: make the deal?
prompt-harvest-or-done = You may harvest now. Then press Done.
prompt-last-plant = Last moment before cards are turned up: harvest or buy if you like, then press Done.
prompt-last-aside = Last moment before cards are drawn: harvest or buy if you like, then press Done.
prompt-done = Press Done to go on.
prompt-yours = It is your move.
prompt-wait = Waiting for { $names }.
prompt-turn-of = It's { $name }'s turn.

guide-plant = Plant your front card and, if you like, the next one too.
guide-trade = Cards are turned up. Trade them and your hand cards, or give them away.
guide-aside = Everybody plants what they got: it never goes into the hand.
guide-draw = Draw new cards to the back of your hand.
guide-leftovers = Use what your opponent left: plant it or discard it.
guide-tribute = The bosses take their share. You may harvest first.
guide-discard = If you like, discard a hand card.
guide-open = Cards are turned up, to be planted.
guide-bank = Whoever owns a bank may look ahead or move a card.
guide-reorder = The owner of bank 3 arranges the new cards.
guide-goal =
    { $rival ->
        [yes] Then everybody harvests, and whoever has the most coins wins. That can be the mafia.
       *[no] Then everybody harvests, and whoever has the most coins wins.
    }

log-dealt = The cards are dealt.
log-turn-began =
    Turn { $turn }: { $who ->
        [you] you
       *[other] { $who }
    }
log-planted =
    { $who ->
        [you] You plant
       *[other] { $who } plants
    } { $cards } { $where ->
        [outsider] for { $boss }
       *[field] on field { $field }
    }.
log-harvested =
    { $who ->
        [you] You harvest
       *[other] { $who } harvests
    } { $cards } for { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-field-bought =
    { $who ->
        [you] You buy
       *[other] { $who } buys
    } a field for { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-turned-up =
    { $who ->
        [you] You turn up
       *[other] { $who } turns up
    } { $cards }.
log-kept =
    { $who ->
        [you] You keep
       *[other] { $who } keeps
    } { $cards }.
log-offered =
    { $deal ->
        [gift] { $who ->
                [you] You offer
               *[other] { $who } offers
            } { $whom ->
                [all] everybody
                [you] you
               *[other] { $whom }
            } { $give } as a gift.
        [ask] { $who ->
                [you] You ask
               *[other] { $who } asks
            } { $whom ->
                [all] everybody
                [you] you
               *[other] { $whom }
            } for { $want }.
       *[trade] { $who ->
                [you] You offer
               *[other] { $who } offers
            } { $whom ->
                [all] everybody
                [you] you
               *[other] { $whom }
            } { $give } for { $want }.
    }
log-pledged =
    { $who ->
        [you] You would take
       *[other] { $who } would take
    } { $maker ->
        [you] your offer
       *[other] { $maker }'s offer
    } ({ $deal ->
        [ask] a request for { $want }
        [gift] { $give } as a gift
       *[trade] { $give } for { $want }
    }).
log-declined =
    { $who ->
        [you] You decline
       *[other] { $who } declines
    } { $maker ->
        [you] your offer
       *[other] { $maker }'s offer
    } ({ $deal ->
        [ask] a request for { $want }
        [gift] { $give } as a gift
       *[trade] { $give } for { $want }
    }).
log-withdrawn =
    { $who ->
        [you] You withdraw
       *[other] { $who } withdraws
    } { $deal ->
        [ask] the request for { $want }
        [gift] the gift of { $give }
       *[trade] the offer of { $give } for { $want }
    }.
log-lapsed =
    { $what ->
        [yes] An acceptance of { $maker ->
                [you] your offer
               *[other] { $maker }'s offer
            } ({ $deal ->
                [ask] a request for { $want }
                [gift] { $give } as a gift
               *[trade] { $give } for { $want }
            }) has lapsed.
       *[offer] { $maker ->
                [you] Your offer
               *[other] { $maker }'s offer
            } ({ $deal ->
                [ask] a request for { $want }
                [gift] { $give } as a gift
               *[trade] { $give } for { $want }
            }) has lapsed.
    }
log-traded =
    { $deal ->
        [gift] { $who ->
                [you] You give
               *[other] { $who } gives
            } { $whom ->
                [all] everybody
                [you] you
               *[other] { $whom }
            } { $give }.
        [ask] { $whom ->
                [you] You give
               *[other] { $whom } gives
            } { $who ->
                [you] you
               *[other] { $who }
            } { $want }.
       *[trade] { $who ->
                [you] You give
               *[other] { $who } gives
            } { $whom ->
                [all] everybody
                [you] you
               *[other] { $whom }
            } { $give } for { $want }.
    }
log-trading-ended =
    { $by ->
        [clock] Time is up, and the trading ends.
       *[seat] { $cards ->
            [none] { $who ->
                    [you] You end
                   *[other] { $who } ends
                } the trading.
           *[other] { $who ->
                    [you] You end
                   *[other] { $who } ends
                } the trading and will plant { $cards }.
        }
    }
log-drew =
    { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $cards }.
log-reshuffled = The discard pile is shuffled and becomes the draw pile.
log-exhausted-for-good = There is nothing left to draw.
log-still-round = No card has moved for a whole round, so the game ends.
log-encore-began =
    { $n ->
        [0] { $who ->
                [you] You have
               *[other] { $who } has
            } no card left to plant.
       *[other] { $who ->
                [you] You may
               *[other] { $who } may
            } plant once more.
    }
log-game-ended =
    The game is over: { $winner ->
        [rival] the mafia wins
        [you] you win
        [alone] { $names } wins
       *[several] { $names } share the win
    }.
log-building-bought =
    { $who ->
        [you] You buy
       *[other] { $who } buys
    } { $building } for { $cards }.
log-kind-retired =
    { $kind ->
        [none] { $who ->
                [you] You withdraw
               *[other] { $who } withdraws
            } no building from sale.
        [unknown] { $who ->
                [you] You withdraw
               *[other] { $who } withdraws
            } a kind of building from sale.
       *[other] { $who ->
                [you] You withdraw
               *[other] { $who } withdraws
            } the { $kind } from sale.
    }
log-toll-paid =
    { $who ->
        [you] You get
       *[other] { $who } gets
    } a toll of { $cards }.
log-stored =
    { $who ->
        [you] You store
       *[other] { $who } stores
    } { $cards }.
log-looked-at-the-pile =
    { $cards ->
        [none] { $who ->
                [you] You look
               *[other] { $who } looks
            } at the top card of the draw pile.
       *[other] { $who ->
                [you] You look
               *[other] { $who } looks
            } at the top card of the draw pile: { $cards }.
    }
log-buried =
    { $who ->
        [you] You put
       *[other] { $who } puts
    } { $cards } under the draw pile.
log-moved-a-hand-card =
    { $who ->
        [you] You move a card in your hand
       *[other] { $who } moves a card in their hand
    }.
log-reordered =
    { $cards ->
        [none] { $who ->
                [you] You keep
               *[other] { $who } keeps
            } the new cards in the order in which they came.
       *[other] { $who ->
                [you] You put
               *[other] { $who } puts
            } the new cards into another order.
    }
log-shopping-went-on =
    { $who ->
        [you] You may
       *[other] { $who } may
    } buy buildings.
log-discarded =
    { $who ->
        [you] You discard
       *[other] { $who } discards
    } { $cards }.
log-matched =
    { $cards } from the discard pile { $n ->
        [one] joins
       *[other] join
    } the open cards.
log-given = { $boss } gets { $cards }.
log-tribute-paid =
    { $who ->
        [you] You pay
       *[other] { $who } pays
    } { $boss } { $cards } as protection money.
log-outsider-sold =
    { $boss } sells { $cards } for { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-hand-shown =
    { $who ->
        [you] You show your hand
       *[other] { $who } shows their hand
    }.
log-done =
    { $who ->
        [you] You are
       *[other] { $who } is
    } done planting.

do-plant = Plant { $card } on field { $field }
do-done = Stop planting
do-harvest = Harvest field { $field }
do-buy-field = Buy a field
do-keep = Keep { $card }
do-offer =
    { $deal ->
        [gift] Offer { $whom ->
                [all] everybody
               *[other] { $whom }
            } as a gift: { $give }
        [ask] Ask { $whom ->
                [all] everybody
               *[other] { $whom }
            } for: { $want }
       *[trade] Offer { $whom ->
                [all] everybody
               *[other] { $whom }
            }: { $give } for { $want }
    }
do-counter = Counter { $name }'s offer: { $give } for { $want }
do-accept = Accept { $name }'s offer
do-take = Make the deal with { $name }
do-decline = Decline { $name }'s offer
do-withdraw = Withdraw your offer
do-end-trading = End the trading

end-winners =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }

prompt-do-bank = Your bank: change what comes, or press Done.
prompt-do-reorder = Your bank: in which order do the new cards enter your hand?
prompt-do-shopping = Last chance to buy buildings.
prompt-do-retire = Name a kind of building that will no longer be sold.
prompt-do-tribute = The bosses want their share. Harvest first, or press Done to pay.
prompt-do-discard = You may discard one hand card: tap it, or press Done.
prompt-plant-leftovers = Plant what was left: tap a card, then a field. Done discards the rest.
prompt-plant-open = Plant the open cards: tap a card, then a field.
prompt-do-leftovers = None of it fits: harvest first, or press Done to discard it.
prompt-do-open = Plant the open cards, or give cards to the bosses.

do-stew = { $card }: stew on field { $field }
do-store = Store { $card }
do-buy-building = Buy { $building }
do-bury = Put it under the pile
do-reorder = Order: { $order }
do-move = { $card } to position { $position }
do-retire = Withdraw the { $kind } from sale
do-discard = Discard { $card }
do-give-away = Give { $card } to { $boss }
do-plant-for = Plant { $card } for { $boss }

end-mafia = The mafia wins.

reason-wait = I have nothing to do.
reason-plant-joins =
    { $cards ->
        [1] The { $bean } joins the one that grows there.
       *[other] The { $bean } joins the { $cards } that grow there.
    }
reason-plant-begins = A field is empty: the { $bean } can grow there.
reason-harvest-room =
    { $cards ->
        [1] The single { $bean } has to make room: it pays { $coins }.
       *[other] The { $bean }s have to make room: { $cards } of them pay { $coins }.
    }
reason-harvest-full = { $cards } { $bean }s pay { $coins }, and more would not pay more.
reason-done = The { $bean } had better wait.
reason-done-all = There is nothing more to plant.
reason-buy = One more field is worth { $gain } more than the { $price } it costs.
reason-keep = I grow { $bean }s myself.
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
reason-deal-lack = I have no { $bean }.
reason-deal-few = I have too few { $bean }s.
reason-deal-envy = It is worth { $gain } to me, but { $value } to the other side.
reason-deal-coins = I keep my coins.
reason-deal-ignored = Nobody answered it.
reason-deal-withdraw = It is now worth { $gain } to me.
reason-deal-withdraw-even = I no longer gain anything by it.
reason-deal-withdraw-loss = It would now cost me { $worth }.
reason-gift-glad = A gift. I am glad to be rid of it ({ $gain }): { $reasons }.
reason-gift-free = A gift, I can do without it: { $reasons }.
reason-gift-kindly = A gift, though it costs me { $worth }: { $reasons }.
reason-take = It is worth { $gain } to me: { $reasons }.
reason-aloud-offer = { $reasons }.
reason-aloud-counter = I would rather have this: { $reasons }.
reason-aloud-gift = A gift: { $reasons }.
reason-aloud-gift-plain = A gift.
reason-aloud-no = That deal does not suit me.
reason-aloud-no-because = No, thank you: { $reasons }.
reason-aloud-grow = I grow { $bean }s myself
reason-aloud-joins-yours =
    { $cards ->
        [1] the { $bean } would join yours
       *[other] the { $bean } would join your { $cards }
    }
reason-aloud-grows =
    { $voice ->
       *[0] I grow these.
        [1] They would do well in my field.
        [2] Ooh, more for my field!
        [3] My field wants them.
    }
reason-aloud-uses =
    { $voice ->
       *[0] I could use that.
        [1] That would suit me.
        [2] I'd love to try those!
        [3] Worth a field, that.
    }
reason-aloud-asks =
    { $voice ->
       *[0] Could you spare it?
        [1] You can do without it, can't you?
        [2] Pretty please?
        [3] Hand it over?
    }
reason-aloud-counters =
    { $voice ->
       *[0] How about this instead?
        [1] Rather this.
        [2] I have another idea!
        [3] Not that. This.
    }
reason-aloud-gives =
    { $voice ->
       *[0] Would you like it?
        [1] I can do without it.
        [2] A present!
        [3] Take it.
    }
reason-aloud-keeps =
    { $voice ->
       *[0] Sorry, I grow those myself.
        [1] Those stay with me.
        [2] Not my lovely beans!
        [3] I grow those.
    }
reason-aloud-useless =
    { $voice ->
       *[0] I would not know where to plant it.
        [1] That does not grow here.
        [2] No room for that, sorry!
        [3] What would I do with it?
    }
reason-aloud-yours =
    { $voice ->
       *[0] That would help you a lot.
        [1] I see what you want it for.
        [2] Ha, you would like that!
        [3] Your field is big enough.
    }
reason-aloud-refuses =
    { $voice ->
       *[0] No, thank you.
        [1] Not for me.
        [2] Maybe another time!
        [3] No.
    }
reason-get-joins =
    { $cards ->
        [1] the { $bean } joins mine ({ $worth })
       *[other] the { $bean } joins my { $cards } ({ $worth })
    }
reason-get-new = a { $bean } is worth { $worth }
reason-get-burden = a { $bean } would cost { $worth }
reason-get-joins-alone =
    { $cards ->
        [1] the { $bean } joins mine
       *[other] the { $bean } joins my { $cards }
    }
reason-get-new-alone = I can use a { $bean }
reason-get-burden-alone = I have no use for a { $bean }
reason-get-even = a { $bean } makes no difference to me
reason-give-spare = no { $bean } grows on my fields
reason-give-loses = parting with a { $bean } costs { $worth }
reason-give-loses-alone = I would miss the { $bean }
reason-give-relief = being rid of a { $bean } is worth { $worth }
reason-give-relief-alone = it is one { $bean } too many
reason-give-even = parting with a { $bean } makes no difference to me
reason-hunt-begin = The { $bean } starts a new field.
reason-hunt-harvest =
    { $cards ->
        [1] The single { $bean } pays { $coins }, and the field is free.
       *[other] { $cards } { $bean }s pay { $coins }, and the field is free.
    }
reason-hunt-feed =
    { $boss } then has { $cards ->
        [1] one { $bean }
       *[other] { $cards } { $bean }s
    } and needs { $missing } more to sell.
reason-hunt-sells = With { $cards } { $bean }s, { $boss } sells for { $coins }, and his field is free.
reason-hunt-pay = Protection money ({ $cards }) costs less than a harvest.
reason-hunt-leave = The open cards ({ $cards }) do not help me.
reason-hunt-discard = The { $bean } does not help me.
reason-hunt-field = One more field is worth the { $price }.
reason-other = That is what I would do.
advice-wait = There is nothing to do now.
advice-other = That looks best.
advice-keep = You grow { $bean }s yourself.
advice-deal-offer = Worth about { $gain } to you: { $reasons }.
advice-deal-counter = Rather this, worth about { $gain } to you: { $reasons }.
advice-deal-yes = Worth about { $gain } to you: { $reasons }.
advice-deal-no = Worth only { $gain } to you: { $reasons }.
advice-deal-loss = It would cost you about { $worth }: { $reasons }.
advice-deal-risk = Worth a try, though you would lose { $worth }: { $reasons }.
advice-deal-kindly = Kind of you, though you lose { $worth }: { $reasons }.
advice-deal-even = You would neither gain nor lose: { $reasons }.
advice-deal-why-not = Why not? You lose nothing by it: { $reasons }.
advice-deal-no-use = You gain nothing by it: { $reasons }.
advice-deal-lack = You have no { $bean }.
advice-deal-few = You have too few { $bean }s.
advice-deal-envy = Worth { $gain } to you, but { $value } to the other side.
advice-deal-coins = Keep your coins.
advice-deal-withdraw = It is now worth { $gain } to you.
advice-deal-withdraw-even = You no longer gain anything by it.
advice-deal-withdraw-loss = It would now cost you { $worth }.
advice-gift-glad = A gift: good to be rid of it ({ $gain }), { $reasons }.
advice-gift-free = A gift, you can do without it: { $reasons }.
advice-gift-kindly = A gift, though it costs you { $worth }: { $reasons }.
advice-take = Worth about { $gain } to you: { $reasons }.
advice-get-joins =
    { $cards ->
        [1] the { $bean } joins yours ({ $worth })
       *[other] the { $bean } joins your { $cards } ({ $worth })
    }
advice-get-new = a { $bean } is worth { $worth }
advice-get-joins-alone =
    { $cards ->
        [1] the { $bean } joins yours
       *[other] the { $bean } joins your { $cards }
    }
advice-get-new-alone = you can use a { $bean }
advice-get-burden-alone = you have no use for a { $bean }
advice-get-even = a { $bean } makes no difference to you
advice-give-spare = no { $bean } grows on your fields
advice-give-loses-alone = you would miss the { $bean }
advice-give-relief-alone = it is one { $bean } too many
advice-give-even = parting with a { $bean } makes no difference to you
advice-hunt-leave = The open cards ({ $cards }) do not help you.
advice-hunt-discard = The { $bean } does not help you.
