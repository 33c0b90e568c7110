### What is said in a game, at the table and in the terminal alike: the log, what can be done, what is asked, and why bots do what they do.

prompt-over = Het spel is afgelopen.
prompt-plant = Plant je voorste kaart: tik op een veld.
prompt-plant-more = Je mag de volgende kaart ook planten, of druk op Klaar.
prompt-plant-aside = Plant wat je kreeg: tik op een kaart, dan op een veld.
prompt-plant-encore = Nog één keer mag je uit je hand planten.
prompt-harvest-first = Niets past op je velden: oogst er eerst een.
prompt-trade = Tik op kaarten die je wilt geven.
prompt-trade-other = { $name } ruilt: doe een bod, of wacht.
prompt-answer =
    { $deal ->
        [ask] { $name } vraagt om { $want }.
        [gift] { $name } biedt { $give } cadeau aan.
       *[trade] { $name } biedt { $give } voor { $want }.
    }
prompt-deal = { $name } zegt ja: ruilen?
prompt-harvest-or-done = Je mag nu oogsten. Druk dan op Klaar.
prompt-last-plant = Laatste moment voordat er kaarten worden opengedraaid: oogst of koop als je wilt, en druk dan op Klaar.
prompt-last-aside = Laatste moment voordat er kaarten worden getrokken: oogst of koop als je wilt, en druk dan op Klaar.
prompt-done = Druk op Klaar om verder te gaan.
prompt-yours = Jij bent aan zet.
prompt-wait = Wachten op { $names }.
prompt-turn-of = { $name } is aan de beurt.

guide-plant = Plant je voorste kaart en, als je wilt, ook de volgende.
guide-trade = Er worden kaarten opengedraaid. Ruil ze en je handkaarten, of geef ze weg.
guide-aside = Iedereen plant wat hij heeft gekregen: het gaat nooit de hand in.
guide-draw = Trek nieuwe kaarten en steek ze achteraan in je hand.
guide-leftovers = Gebruik wat je tegenstander liet liggen: plant het of leg het af.
guide-tribute = De bazen nemen hun deel. Je mag eerst oogsten.
guide-discard = Leg een handkaart af, als je wilt.
guide-open = Er worden kaarten opengedraaid om te planten.
guide-bank = Wie een bank heeft, mag vooruitkijken of een kaart verplaatsen.
guide-reorder = De eigenaar van bank 3 legt de nieuwe kaarten op volgorde.
guide-goal =
    { $rival ->
        [yes] Dan oogst iedereen, en wie de meeste munten heeft, wint. Dat kan ook de maffia zijn.
       *[no] Dan oogst iedereen, en wie de meeste munten heeft, wint.
    }

log-dealt = De kaarten zijn gedeeld.
log-turn-began =
    Beurt { $turn }: { $who ->
        [you] jij
       *[other] { $who }
    }
log-planted =
    { $who ->
        [you] Je plant
       *[other] { $who } plant
    } { $cards } { $where ->
        [outsider] voor { $boss }
       *[field] op veld { $field }
    }.
log-harvested =
    { $who ->
        [you] Je oogst
       *[other] { $who } oogst
    } { $cards } voor { $coins ->
        [0] geen munten
        [one] { $coins } munt
       *[other] { $coins } munten
    }.
log-field-bought =
    { $who ->
        [you] Je koopt
       *[other] { $who } koopt
    } een veld voor { $coins ->
        [0] geen munten
        [one] { $coins } munt
       *[other] { $coins } munten
    }.
log-turned-up =
    { $who ->
        [you] Je draait
       *[other] { $who } draait
    } { $cards } open.
log-kept =
    { $who ->
        [you] Je houdt
       *[other] { $who } houdt
    } { $cards }.
log-offered =
    { $deal ->
        [gift] { $who ->
                [you] Je biedt
               *[other] { $who } biedt
            } { $whom ->
                [all] iedereen
                [you] jou
               *[other] { $whom }
            } { $give } cadeau aan.
        [ask] { $who ->
                [you] Je vraagt
               *[other] { $who } vraagt
            } { $whom ->
                [all] iedereen
                [you] jou
               *[other] { $whom }
            } om { $want }.
       *[trade] { $who ->
                [you] Je biedt
               *[other] { $who } biedt
            } { $whom ->
                [all] iedereen
                [you] jou
               *[other] { $whom }
            } { $give } voor { $want }.
    }
log-pledged =
    { $who ->
        [you] Je zou
       *[other] { $who } zou
    } { $maker ->
        [you] jouw bod
       *[other] het bod van { $maker }
    } ({ $deal ->
        [ask] een verzoek om { $want }
        [gift] { $give } cadeau
       *[trade] { $give } voor { $want }
    }) accepteren.
log-declined =
    { $who ->
        [you] Je wijst
       *[other] { $who } wijst
    } { $maker ->
        [you] jouw bod
       *[other] het bod van { $maker }
    } ({ $deal ->
        [ask] een verzoek om { $want }
        [gift] { $give } cadeau
       *[trade] { $give } voor { $want }
    }) af.
log-withdrawn =
    { $who ->
        [you] Je trekt
       *[other] { $who } trekt
    } { $deal ->
        [ask] het verzoek om { $want }
        [gift] het cadeau ({ $give })
       *[trade] het bod ({ $give } voor { $want })
    } in.
log-lapsed =
    { $what ->
        [yes] Een ja op { $maker ->
                [you] jouw bod
               *[other] het bod van { $maker }
            } ({ $deal ->
                [ask] een verzoek om { $want }
                [gift] { $give } cadeau
               *[trade] { $give } voor { $want }
            }) is vervallen.
       *[offer] { $maker ->
                [you] Jouw bod
               *[other] Het bod van { $maker }
            } ({ $deal ->
                [ask] een verzoek om { $want }
                [gift] { $give } cadeau
               *[trade] { $give } voor { $want }
            }) is vervallen.
    }
log-traded =
    { $deal ->
        [gift] { $who ->
                [you] Je geeft
               *[other] { $who } geeft
            } { $whom ->
                [all] iedereen
                [you] jou
               *[other] { $whom }
            } { $give }.
        [ask] { $whom ->
                [you] Je geeft
               *[other] { $whom } geeft
            } { $who ->
                [you] jou
               *[other] { $who }
            } { $want }.
       *[trade] { $who ->
                [you] Je geeft
               *[other] { $who } geeft
            } { $whom ->
                [all] iedereen
                [you] jou
               *[other] { $whom }
            } { $give } voor { $want }.
    }
log-trading-ended =
    { $by ->
        [clock] De tijd is om: het ruilen is voorbij.
       *[seat] { $cards ->
            [none] { $who ->
                    [you] Je stopt
                   *[other] { $who } stopt
                } met ruilen.
           *[other] { $who ->
                    [you] Je stopt
                   *[other] { $who } stopt
                } met ruilen en gaat { $cards } planten.
        }
    }
log-drew =
    { $who ->
        [you] Je trekt
       *[other] { $who } trekt
    } { $cards }.
log-reshuffled = De aflegstapel wordt geschud en is nu de trekstapel.
log-exhausted-for-good = Er is niets meer te trekken.
log-still-round = Een hele ronde lang is er geen kaart van plaats veranderd: het spel is afgelopen.
log-encore-began =
    { $n ->
        [0] { $who ->
                [you] Je hebt
               *[other] { $who } heeft
            } geen kaart meer om te planten.
       *[other] { $who ->
                [you] Je mag
               *[other] { $who } mag
            } nog één keer planten.
    }
log-game-ended =
    Het spel is afgelopen: { $winner ->
        [rival] de maffia wint
        [you] jij wint
        [alone] { $names } wint
       *[several] { $names } winnen samen
    }.
log-building-bought =
    { $who ->
        [you] Je koopt
       *[other] { $who } koopt
    } { $building } voor { $cards }.
log-kind-retired =
    { $kind ->
        [none] { $who ->
                [you] Je haalt
               *[other] { $who } haalt
            } geen gebouw uit de verkoop.
        [unknown] { $who ->
                [you] Je haalt
               *[other] { $who } haalt
            } een soort gebouw uit de verkoop.
       *[other] { $who ->
                [you] Je haalt
               *[other] { $who } haalt
            } uit de verkoop: { $kind }.
    }
log-toll-paid =
    { $who ->
        [you] Je krijgt
       *[other] { $who } krijgt
    } tol: { $cards }.
log-stored =
    { $who ->
        [you] Je bewaart
       *[other] { $who } bewaart
    } { $cards }.
log-looked-at-the-pile =
    { $cards ->
        [none] { $who ->
                [you] Je bekijkt
               *[other] { $who } bekijkt
            } de bovenste kaart van de trekstapel.
       *[other] { $who ->
                [you] Je bekijkt
               *[other] { $who } bekijkt
            } de bovenste kaart van de trekstapel: { $cards }.
    }
log-buried =
    { $who ->
        [you] Je legt
       *[other] { $who } legt
    } { $cards } onder de trekstapel.
log-moved-a-hand-card =
    { $who ->
        [you] Je verplaatst
       *[other] { $who } verplaatst
    } een handkaart.
log-reordered =
    { $cards ->
        [none] { $who ->
                [you] Je houdt
               *[other] { $who } houdt
            } de nieuwe kaarten in de volgorde waarin ze kwamen.
       *[other] { $who ->
                [you] Je legt
               *[other] { $who } legt
            } de nieuwe kaarten in een andere volgorde.
    }
log-shopping-went-on =
    { $who ->
        [you] Je mag
       *[other] { $who } mag
    } gebouwen kopen.
log-discarded =
    { $who ->
        [you] Je legt
       *[other] { $who } legt
    } { $cards } af.
log-matched =
    { $cards } van de aflegstapel { $n ->
        [one] komt
       *[other] komen
    } bij de open kaarten.
log-given = { $boss } krijgt { $cards }.
log-tribute-paid =
    { $who ->
        [you] Je betaalt
       *[other] { $who } betaalt
    } { $boss } { $cards } als beschermgeld.
log-outsider-sold =
    { $boss } verkoopt { $cards } voor { $coins ->
        [0] geen munten
        [one] { $coins } munt
       *[other] { $coins } munten
    }.
log-hand-shown =
    { $who ->
        [you] Je laat je handkaarten zien
       *[other] { $who } laat de handkaarten zien
    }.
log-done =
    { $who ->
        [you] Je plant
       *[other] { $who } plant
    } niet verder.

do-plant = Plant { $card } op veld { $field }
do-done = Niet verder planten
do-harvest = Oogst veld { $field }
do-buy-field = Koop een veld
do-keep = Houd { $card }
do-offer =
    { $deal ->
        [gift] Bied { $whom ->
                [all] iedereen
               *[other] { $whom }
            } { $give } cadeau aan
        [ask] Vraag { $whom ->
                [all] iedereen
               *[other] { $whom }
            } om { $want }
       *[trade] Bied { $whom ->
                [all] iedereen
               *[other] { $whom }
            } { $give } voor { $want }
    }
do-counter = Tegenbod aan { $name }: { $give } voor { $want }
do-accept = Accepteer het bod van { $name }
do-take = Ruil met { $name }
do-decline = Wijs het bod van { $name } af
do-withdraw = Trek je bod in
do-end-trading = Stop met ruilen

end-winners =
    { $n ->
        [one] { $names } wint.
       *[other] { $names } winnen samen.
    }

prompt-do-bank = Je bank: verander wat er komt, of druk op Klaar.
prompt-do-reorder = Je bank: in welke volgorde komen de nieuwe kaarten in je hand?
prompt-do-shopping = Laatste kans om gebouwen te kopen.
prompt-do-retire = Noem een soort gebouw die niet meer wordt verkocht.
prompt-do-tribute = De bazen willen hun deel. Oogst eerst, of druk op Klaar om te betalen.
prompt-do-discard = Je mag één handkaart afleggen: tik erop, of druk op Klaar.
prompt-plant-leftovers = Plant wat bleef liggen: tik op een kaart, dan op een veld. Klaar legt de rest af.
prompt-plant-open = Plant wat open ligt: tik op een kaart, dan op een veld.
prompt-do-leftovers = Hiervan past niets: oogst eerst, of druk op Klaar om het af te leggen.
prompt-do-open = Plant wat open ligt, of geef kaarten aan de bazen.

do-stew = { $card }: stamppot op veld { $field }
do-store = Bewaar { $card } in de winkel
do-buy-building = Koop { $building }
do-bury = Leg hem onder de stapel
do-reorder = Volgorde: { $order }
do-move = { $card } naar plaats { $position }
do-retire = Uit de verkoop halen: { $kind }
do-discard = Leg { $card } af
do-give-away = Geef { $card } aan { $boss }
do-plant-for = Plant { $card } voor { $boss }

end-mafia = De maffia wint.

reason-wait = Ik heb niets te doen.
reason-plant-joins =
    { $cards ->
        [1] De { $bean } komt bij die ene die daar al groeit.
       *[other] De { $bean } komt bij de { $cards } die daar al groeien.
    }
reason-plant-begins = Een veld is leeg: daar kan de { $bean } groeien.
reason-harvest-room =
    { $cards ->
        [1] De enige { $bean } moet plaatsmaken en levert { $coins } op.
       *[other] { $bean }: de { $cards } kaarten moeten plaatsmaken en leveren { $coins } op.
    }
reason-harvest-full = { $bean }: { $cards } kaarten leveren { $coins } op, en met meer kaarten wordt dat niet meer.
reason-done = De { $bean } kan beter wachten.
reason-done-all = Er is niets meer te planten.
reason-buy = Nog een veld is { $gain } meer waard dan de { $price } die het kost.
reason-keep = Die kweek ik zelf: { $bean }.
reason-deal-offer = Het zou mij { $gain } waard zijn: { $reasons }.
reason-deal-counter = Liever dit, dat mij { $gain } waard zou zijn: { $reasons }.
reason-deal-yes = Het is mij { $gain } waard: { $reasons }.
reason-deal-no = Het is mij maar { $gain } waard: { $reasons }.
reason-deal-loss = Het zou mij { $worth } kosten: { $reasons }.
reason-deal-risk = Ik zou het proberen, al verlies ik { $worth }: { $reasons }.
reason-deal-kindly = Vooruit, al verlies ik { $worth }: { $reasons }.
reason-deal-even = Ik zou er niets bij winnen of verliezen: { $reasons }.
reason-deal-why-not = Waarom niet? Ik verlies er niets bij: { $reasons }.
reason-deal-no-use = Ik heb er niets aan: { $reasons }.
reason-deal-lack = Ik heb geen { $bean }.
reason-deal-few = Daar heb ik er te weinig van: { $bean }.
reason-deal-envy = Mij is het { $gain } waard, maar de ander { $value }.
reason-deal-coins = Ik houd mijn munten.
reason-deal-ignored = Er kwam geen antwoord op.
reason-deal-withdraw = Het is mij nu { $gain } waard.
reason-deal-withdraw-even = Ik heb er niets meer aan.
reason-deal-withdraw-loss = Het zou mij nu { $worth } kosten.
reason-gift-glad = Een cadeautje. Ik ben hem graag kwijt ({ $gain }): { $reasons }.
reason-gift-free = Een cadeautje, ik kan het missen: { $reasons }.
reason-gift-kindly = Een cadeautje, al kost het mij { $worth }: { $reasons }.
reason-take = Het is mij { $gain } waard: { $reasons }.
reason-aloud-offer = { $reasons }.
reason-aloud-counter = Liever dit: { $reasons }.
reason-aloud-gift = Een cadeautje: { $reasons }.
reason-aloud-gift-plain = Een cadeautje.
reason-aloud-no = Die ruil komt mij niet uit.
reason-aloud-no-because = Nee, dank je: { $reasons }.
reason-aloud-grow = de { $bean } kweek ik zelf
reason-aloud-joins-yours =
    { $cards ->
        [1] de { $bean } zou bij die van jou komen
       *[other] de { $bean } zou bij jouw { $cards } komen
    }
reason-aloud-grows =
    { $voice ->
       *[0] Die kweek ik.
        [1] Op mijn veld doen ze het goed.
        [2] O ja, nog meer voor mijn veld!
        [3] Mijn veld kan ze gebruiken.
    }
reason-aloud-uses =
    { $voice ->
       *[0] Dat kan ik gebruiken.
        [1] Dat zou mij goed uitkomen.
        [2] Die wil ik graag proberen!
        [3] Dat is een veld waard.
    }
reason-aloud-asks =
    { $voice ->
       *[0] Kun je het missen?
        [1] Je kunt toch wel zonder?
        [2] Alsjeblieft?
        [3] Geef maar hier?
    }
reason-aloud-counters =
    { $voice ->
       *[0] Wat dacht je hiervan?
        [1] Liever dit.
        [2] Ik heb een ander idee!
        [3] Dat niet. Dit wel.
    }
reason-aloud-gives =
    { $voice ->
       *[0] Wil je het hebben?
        [1] Ik kan zonder.
        [2] Een cadeautje!
        [3] Neem maar.
    }
reason-aloud-keeps =
    { $voice ->
       *[0] Sorry, die kweek ik zelf.
        [1] Die blijven bij mij.
        [2] Niet mijn mooie bonen!
        [3] Die kweek ik zelf.
    }
reason-aloud-useless =
    { $voice ->
       *[0] Ik zou niet weten waar ik het moest planten.
        [1] Dat groeit hier niet.
        [2] Geen plek daarvoor, sorry!
        [3] Wat moet ik ermee?
    }
reason-aloud-yours =
    { $voice ->
       *[0] Dat zou jou erg helpen.
        [1] Ik zie waarvoor je het wilt.
        [2] Ha, dat zou je wel willen!
        [3] Jouw veld is groot genoeg.
    }
reason-aloud-refuses =
    { $voice ->
       *[0] Nee, dank je.
        [1] Niets voor mij.
        [2] Misschien een andere keer!
        [3] Nee.
    }
reason-get-joins =
    { $cards ->
        [1] de { $bean } komt bij die van mij ({ $worth })
       *[other] de { $bean } komt bij mijn { $cards } ({ $worth })
    }
reason-get-new = een { $bean } is mij { $worth } waard
reason-get-burden = een { $bean } zou mij { $worth } kosten
reason-get-joins-alone =
    { $cards ->
        [1] de { $bean } komt bij die van mij
       *[other] de { $bean } komt bij mijn { $cards }
    }
reason-get-new-alone = een { $bean } kan ik gebruiken
reason-get-burden-alone = een { $bean } kan ik niet gebruiken
reason-get-even = een { $bean } helpt mij niet, maar schaadt ook niet
reason-give-spare = op mijn velden groeit geen { $bean }
reason-give-loses = een { $bean } weggeven kost mij { $worth }
reason-give-loses-alone = de { $bean } zou ik missen
reason-give-relief = ik ben de { $bean } graag kwijt ({ $worth })
reason-give-relief-alone = ik heb een { $bean } te veel
reason-give-even = een { $bean } weggeven helpt mij niet, maar schaadt ook niet
reason-hunt-begin = De { $bean } komt op een nieuw veld.
reason-hunt-harvest =
    { $cards ->
        [1] De enige { $bean } levert { $coins } op, en het veld is vrij.
       *[other] { $bean }: { $cards } kaarten leveren { $coins } op, en het veld is vrij.
    }
reason-hunt-feed = { $boss } heeft dan { $cards } × { $bean } en heeft er nog { $missing } nodig om te verkopen.
reason-hunt-sells = Met { $cards } × { $bean } verkoopt { $boss } voor { $coins }, en zijn veld is vrij.
reason-hunt-pay = Beschermgeld ({ $cards }) kost minder dan een oogst.
reason-hunt-leave = Wat open ligt ({ $cards }), helpt mij niet.
reason-hunt-discard = Dit helpt mij niet: { $bean }.
reason-hunt-field = Nog een veld is die { $price } waard.
reason-other = Dat zou ik doen.
advice-wait = Er is nu niets te doen.
advice-other = Dat lijkt het beste.
advice-keep = Die kweek je zelf: { $bean }.
advice-deal-offer = Voor jou ongeveer { $gain } waard: { $reasons }.
advice-deal-counter = Liever dit, voor jou ongeveer { $gain } waard: { $reasons }.
advice-deal-yes = Voor jou ongeveer { $gain } waard: { $reasons }.
advice-deal-no = Voor jou maar { $gain } waard: { $reasons }.
advice-deal-loss = Het zou je ongeveer { $worth } kosten: { $reasons }.
advice-deal-risk = Het proberen waard, al verlies je { $worth }: { $reasons }.
advice-deal-kindly = Aardig van je, al verlies je { $worth }: { $reasons }.
advice-deal-even = Je zou niets winnen of verliezen: { $reasons }.
advice-deal-why-not = Waarom niet? Je verliest er niets bij: { $reasons }.
advice-deal-no-use = Je hebt er niets aan: { $reasons }.
advice-deal-lack = Je hebt geen { $bean }.
advice-deal-few = Daar heb je er te weinig van: { $bean }.
advice-deal-envy = Jou is het { $gain } waard, maar de ander { $value }.
advice-deal-coins = Houd je munten.
advice-deal-withdraw = Het is je nu { $gain } waard.
advice-deal-withdraw-even = Je hebt er niets meer aan.
advice-deal-withdraw-loss = Het zou je nu { $worth } kosten.
advice-gift-glad = Een cadeautje: die ben je graag kwijt ({ $gain }), { $reasons }.
advice-gift-free = Een cadeautje, je kunt het missen: { $reasons }.
advice-gift-kindly = Een cadeautje, al kost het je { $worth }: { $reasons }.
advice-take = Voor jou ongeveer { $gain } waard: { $reasons }.
advice-get-joins =
    { $cards ->
        [1] de { $bean } komt bij die van jou ({ $worth })
       *[other] de { $bean } komt bij jouw { $cards } ({ $worth })
    }
advice-get-new = een { $bean } is { $worth } waard
advice-get-joins-alone =
    { $cards ->
        [1] de { $bean } komt bij die van jou
       *[other] de { $bean } komt bij jouw { $cards }
    }
advice-get-new-alone = een { $bean } kun je gebruiken
advice-get-burden-alone = een { $bean } kun je niet gebruiken
advice-get-even = een { $bean } helpt je niet, maar schaadt ook niet
advice-give-spare = op jouw velden groeit geen { $bean }
advice-give-loses-alone = de { $bean } zou je missen
advice-give-relief-alone = je hebt een { $bean } te veel
advice-give-even = een { $bean } weggeven helpt je niet, maar schaadt ook niet
advice-hunt-leave = Wat open ligt ({ $cards }), helpt je niet.
advice-hunt-discard = Dit helpt je niet: { $bean }.
