### What is said in a game, at the table and in the terminal alike: the log, what can be done, what is asked, and why bots do what they do.

prompt-over = Das Spiel ist zu Ende.
prompt-plant = Baue deine vorderste Karte an: Tippe auf ein Feld.
prompt-plant-more = Du darfst auch die nächste Karte anbauen, oder drücke Fertig.
prompt-plant-aside = Baue an, was du bekommen hast: Tippe auf eine Karte, dann auf ein Feld.
prompt-plant-encore = Ein letztes Mal darfst du aus der Hand anbauen.
prompt-harvest-first = Nichts passt auf deine Felder: Ernte zuerst eines.
prompt-trade = Tippe an, was du geben würdest.
prompt-trade-other = { $name } handelt: Mach ein Angebot, oder warte.
prompt-answer =
    { $deal ->
        [ask] { $name } bittet um { $want }.
        [gift] { $name } bietet { $give } als Geschenk an.
       *[trade] { $name } bietet { $give } für { $want }.
    }
prompt-deal = { $name } sagt zu. Willst du handeln?
prompt-harvest-or-done = Du darfst jetzt ernten. Drücke dann Fertig.
prompt-last-plant = Letzter Moment, bevor Karten aufgedeckt werden: Ernte oder kaufe, wenn du magst, und drücke dann Fertig.
prompt-last-aside = Letzter Moment, bevor Karten gezogen werden: Ernte oder kaufe, wenn du magst, und drücke dann Fertig.
prompt-done = Drücke Fertig, dann geht es weiter.
prompt-yours = Du bist am Zug.
prompt-wait = Warten auf { $names }.
prompt-turn-of = { $name } ist am Zug.

guide-plant = Baue deine vorderste Karte an und, wenn du willst, auch die nächste.
guide-trade = Karten werden aufgedeckt. Handle mit ihnen und deinen Handkarten, oder verschenke sie.
guide-aside = Alle bauen an, was sie bekommen haben: Es kommt nie auf die Hand.
guide-draw = Ziehe neue Karten und stecke sie hinten in deine Hand.
guide-leftovers = Nutze, was dein Gegenüber liegen ließ: Baue es an oder lege es ab.
guide-tribute = Die Bosse holen sich ihren Anteil. Du darfst vorher ernten.
guide-discard = Lege eine Handkarte ab, wenn du willst.
guide-open = Karten werden aufgedeckt und angebaut.
guide-bank = Wer eine Bank hat, darf vorausschauen oder eine Karte versetzen.
guide-reorder = Wer Bank 3 hat, ordnet die neuen Karten.
guide-goal =
    { $rival ->
        [yes] Dann ernten alle, und wer die meisten Taler hat, gewinnt. Das kann auch die Mafia sein.
       *[no] Dann ernten alle, und wer die meisten Taler hat, gewinnt.
    }

log-dealt = Die Karten sind verteilt.
log-turn-began =
    Zug { $turn }: { $who ->
        [you] du
       *[other] { $who }
    }
log-planted =
    { $who ->
        [you] Du baust
       *[other] { $who } baut
    } { $cards } { $where ->
        [outsider] für { $boss }
       *[field] auf Feld { $field }
    } an.
log-harvested =
    { $who ->
        [you] Du erntest
       *[other] { $who } erntet
    } { $cards } für { $coins ->
        [one] { $coins } Taler
       *[other] { $coins } Taler
    }.
log-field-bought =
    { $who ->
        [you] Du kaufst
       *[other] { $who } kauft
    } ein Feld für { $coins ->
        [one] { $coins } Taler
       *[other] { $coins } Taler
    }.
log-turned-up =
    { $who ->
        [you] Du deckst
       *[other] { $who } deckt
    } { $cards } auf.
log-kept =
    { $who ->
        [you] Du behältst
       *[other] { $who } behält
    } { $cards }.
log-offered =
    { $deal ->
        [gift] { $who ->
                [you] Du bietest
               *[other] { $who } bietet
            } { $whom ->
                [all] allen
                [you] dir
               *[other] { $whom }
            } { $give } als Geschenk an.
        [ask] { $who ->
                [you] Du bittest
               *[other] { $who } bittet
            } { $whom ->
                [all] alle
                [you] dich
               *[other] { $whom }
            } um { $want }.
       *[trade] { $who ->
                [you] Du bietest
               *[other] { $who } bietet
            } { $whom ->
                [all] allen
                [you] dir
               *[other] { $whom }
            } { $give } für { $want }.
    }
log-pledged =
    { $who ->
        [you] Du würdest
       *[other] { $who } würde
    } { $maker ->
        [you] dein Angebot
       *[other] das Angebot von { $maker }
    } ({ $deal ->
        [ask] Bitte um { $want }
        [gift] { $give } als Geschenk
       *[trade] { $give } für { $want }
    }) annehmen.
log-declined =
    { $who ->
        [you] Du lehnst
       *[other] { $who } lehnt
    } { $maker ->
        [you] dein Angebot
       *[other] das Angebot von { $maker }
    } ({ $deal ->
        [ask] Bitte um { $want }
        [gift] { $give } als Geschenk
       *[trade] { $give } für { $want }
    }) ab.
log-withdrawn =
    { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $deal ->
        [ask] die Bitte um { $want }
        [gift] das Geschenk ({ $give })
       *[trade] das Angebot ({ $give } für { $want })
    } zurück.
log-lapsed =
    { $what ->
        [yes] Eine Zusage { $maker ->
                [you] zu deinem Angebot
               *[other] zum Angebot von { $maker }
            } ({ $deal ->
                [ask] Bitte um { $want }
                [gift] { $give } als Geschenk
               *[trade] { $give } für { $want }
            }) ist verfallen.
       *[offer] { $maker ->
                [you] Dein Angebot
               *[other] Das Angebot von { $maker }
            } ({ $deal ->
                [ask] Bitte um { $want }
                [gift] { $give } als Geschenk
               *[trade] { $give } für { $want }
            }) ist verfallen.
    }
log-traded =
    { $deal ->
        [gift] { $who ->
                [you] Du gibst
               *[other] { $who } gibt
            } { $whom ->
                [all] allen
                [you] dir
               *[other] { $whom }
            } { $give }.
        [ask] { $whom ->
                [you] Du gibst
               *[other] { $whom } gibt
            } { $who ->
                [you] dir
               *[other] { $who }
            } { $want }.
       *[trade] { $who ->
                [you] Du gibst
               *[other] { $who } gibt
            } { $whom ->
                [all] allen
                [you] dir
               *[other] { $whom }
            } { $give } für { $want }.
    }
log-trading-ended =
    { $by ->
        [clock] Die Zeit ist um: Der Handel ist zu Ende.
       *[seat] { $cards ->
            [none] { $who ->
                    [you] Du beendest
                   *[other] { $who } beendet
                } den Handel.
           *[other] { $who ->
                    [you] Du beendest
                   *[other] { $who } beendet
                } den Handel. Anzubauen bleibt: { $cards }.
        }
    }
log-drew =
    { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $cards }.
log-reshuffled = Der Ablagestapel wird gemischt und ist nun der Nachziehstapel.
log-exhausted-for-good = Es ist nichts mehr zu ziehen.
log-still-round = Eine ganze Runde lang hat sich keine Karte bewegt: Das Spiel endet.
log-encore-began =
    { $n ->
        [0] { $who ->
                [you] Du hast
               *[other] { $who } hat
            } keine Karte mehr zum Anbauen.
       *[other] { $who ->
                [you] Du darfst
               *[other] { $who } darf
            } noch einmal anbauen.
    }
log-game-ended =
    Das Spiel ist zu Ende: { $winner ->
        [rival] Die Mafia gewinnt
        [you] Du gewinnst
        [alone] { $names } gewinnt
       *[several] { $names } gewinnen gemeinsam
    }.
log-building-bought =
    { $who ->
        [you] Du kaufst
       *[other] { $who } kauft
    } { $building } für { $cards }.
log-kind-retired =
    { $kind ->
        [none] { $who ->
                [you] Du nimmst
               *[other] { $who } nimmt
            } kein Gebäude aus dem Verkauf.
        [unknown] { $who ->
                [you] Du nimmst
               *[other] { $who } nimmt
            } eine Gebäudesorte aus dem Verkauf.
       *[other] { $who ->
                [you] Du nimmst
               *[other] { $who } nimmt
            } aus dem Verkauf: { $kind }.
    }
log-toll-paid =
    { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } Zoll: { $cards }.
log-stored =
    { $who ->
        [you] Du lagerst
       *[other] { $who } lagert
    } { $cards } ein.
log-looked-at-the-pile =
    { $cards ->
        [none] { $who ->
                [you] Du siehst dir
               *[other] { $who } sieht sich
            } die oberste Karte des Nachziehstapels an.
       *[other] { $who ->
                [you] Du siehst dir
               *[other] { $who } sieht sich
            } die oberste Karte des Nachziehstapels an: { $cards }.
    }
log-buried =
    { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $cards } unter den Nachziehstapel.
log-moved-a-hand-card =
    { $who ->
        [you] Du versetzt
       *[other] { $who } versetzt
    } eine Handkarte.
log-reordered =
    { $cards ->
        [none] { $who ->
                [you] Du lässt
               *[other] { $who } lässt
            } die neuen Karten in ihrer Reihenfolge.
       *[other] { $who ->
                [you] Du ordnest
               *[other] { $who } ordnet
            } die neuen Karten um.
    }
log-shopping-went-on =
    { $who ->
        [you] Du darfst
       *[other] { $who } darf
    } Gebäude kaufen.
log-discarded =
    { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { $cards } ab.
log-matched =
    { $cards } vom Ablagestapel { $n ->
        [one] kommt
       *[other] kommen
    } zu den offenen Karten.
log-given = { $boss } bekommt { $cards }.
log-tribute-paid =
    { $who ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $boss } { $cards } als Schutzgeld.
log-outsider-sold =
    { $boss } verkauft { $cards } für { $coins ->
        [one] { $coins } Taler
       *[other] { $coins } Taler
    }.
log-hand-shown =
    { $who ->
        [you] Du zeigst deine Hand
       *[other] { $who } zeigt die Hand
    }.
log-done =
    { $who ->
        [you] Du baust
       *[other] { $who } baut
    } nichts mehr an.

do-plant = { $card } auf Feld { $field } anbauen
do-done = Nichts weiter anbauen
do-harvest = Feld { $field } ernten
do-buy-field = Ein Feld kaufen
do-keep = { $card } behalten
do-offer =
    { $deal ->
        [gift] Geschenk an { $whom ->
                [all] alle
               *[other] { $whom }
            }: { $give }
        [ask] Bitte an { $whom ->
                [all] alle
               *[other] { $whom }
            }: { $want }
       *[trade] Angebot an { $whom ->
                [all] alle
               *[other] { $whom }
            }: { $give } für { $want }
    }
do-counter = Gegenangebot an { $name }: { $give } für { $want }
do-accept = Angebot von { $name } annehmen
do-take = Mit { $name } handeln
do-decline = Angebot von { $name } ablehnen
do-withdraw = Dein Angebot zurückziehen
do-end-trading = Den Handel beenden

end-winners =
    { $n ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }

prompt-do-bank = Deine Bank: Ändere, was kommt, oder drücke Fertig.
prompt-do-reorder = Deine Bank: In welcher Reihenfolge kommen die neuen Karten auf die Hand?
prompt-do-shopping = Letzte Gelegenheit, Gebäude zu kaufen.
prompt-do-retire = Nenne eine Gebäudesorte, die nicht mehr verkauft wird.
prompt-do-tribute = Die Bosse wollen ihren Anteil. Ernte zuerst, oder drücke Fertig und zahle.
prompt-do-discard = Du darfst eine Handkarte ablegen: Tippe sie an, oder drücke Fertig.
prompt-plant-leftovers = Baue die Reste an: Tippe auf eine Karte, dann auf ein Feld. Fertig legt den Rest ab.
prompt-plant-open = Baue an, was offen liegt: Tippe auf eine Karte, dann auf ein Feld.
prompt-do-leftovers = Davon passt nichts: Ernte zuerst, oder lege es mit Fertig ab.
prompt-do-open = Baue an, was offen liegt, oder gib den Bossen Karten.

do-stew = { $card }: Eintopf auf Feld { $field }
do-store = { $card } einlagern
do-buy-building = { $building } kaufen
do-bury = Unter den Stapel legen
do-reorder = Reihenfolge: { $order }
do-move = { $card } an Stelle { $position }
do-retire = Aus dem Verkauf nehmen: { $kind }
do-discard = { $card } ablegen
do-give-away = { $card } an { $boss } geben
do-plant-for = { $card } für { $boss } anbauen

end-mafia = Die Mafia gewinnt.

reason-wait = Ich habe nichts zu tun.
reason-plant-joins =
    { $cards ->
        [1] Die { $bean } kommt zu der einen, die dort wächst.
       *[other] Die { $bean } kommt zu den { $cards }, die dort wachsen.
    }
reason-plant-begins = Ein Feld ist leer: Die { $bean } kann dort wachsen.
reason-harvest-room =
    { $cards ->
        [1] Die einzelne { $bean } muss Platz machen, sie bringt { $coins }.
       *[other] { $bean }: { $cards } Karten müssen Platz machen und bringen { $coins }.
    }
reason-harvest-full = { $bean }: { $cards } Karten bringen { $coins }, und mehr Karten brächten nicht mehr.
reason-done = Die { $bean } wartet besser noch.
reason-done-all = Es ist nichts mehr anzubauen.
reason-buy = Ein weiteres Feld ist { $gain } mehr wert als die { $price }, die es kostet.
reason-keep = Die baue ich selbst an: { $bean }.
reason-deal-offer = Es wäre mir { $gain } wert – { $reasons }.
reason-deal-counter = Lieber dies, das wäre mir { $gain } wert – { $reasons }.
reason-deal-yes = Es ist mir { $gain } wert – { $reasons }.
reason-deal-no = Es ist mir nur { $gain } wert – { $reasons }.
reason-deal-loss = Es würde mich { $worth } kosten – { $reasons }.
reason-deal-risk = Ich würde es versuchen, auch wenn ich { $worth } verliere – { $reasons }.
reason-deal-kindly = Na gut, auch wenn ich { $worth } verliere – { $reasons }.
reason-deal-even = Ich würde dabei weder gewinnen noch verlieren – { $reasons }.
reason-deal-why-not = Warum nicht? Ich verliere nichts dabei – { $reasons }.
reason-deal-no-use = Ich habe nichts davon – { $reasons }.
reason-deal-lack = Eine { $bean } habe ich nicht.
reason-deal-few = Davon habe ich zu wenige: { $bean }.
reason-deal-envy = Mir ist es { $gain } wert, der anderen Seite aber { $value }.
reason-deal-coins = Meine Taler behalte ich.
reason-deal-ignored = Darauf kam keine Antwort.
reason-deal-withdraw = Es ist mir inzwischen { $gain } wert.
reason-deal-withdraw-even = Ich habe nichts mehr davon.
reason-deal-withdraw-loss = Es würde mich inzwischen { $worth } kosten.
reason-gift-glad = Geschenkt. Die bin ich gern los ({ $gain }) – { $reasons }.
reason-gift-free = Geschenkt, ich kann darauf verzichten – { $reasons }.
reason-gift-kindly = Geschenkt, auch wenn es mich { $worth } kostet – { $reasons }.
reason-take = Es ist mir { $gain } wert – { $reasons }.
reason-aloud-offer = { $reasons }.
reason-aloud-counter = Lieber so – { $reasons }.
reason-aloud-gift = Geschenkt – { $reasons }.
reason-aloud-gift-plain = Geschenkt.
reason-aloud-no = Dieser Handel passt mir nicht.
reason-aloud-no-because = Nein, danke – { $reasons }.
reason-aloud-grow = die { $bean } baue ich selbst an
reason-aloud-joins-yours =
    { $cards ->
        [1] die { $bean } käme zu deiner
       *[other] die { $bean } käme zu deinen { $cards }
    }
reason-aloud-grows =
    { $voice ->
       *[0] Die baue ich an.
        [1] Auf meinem Feld wären sie gut aufgehoben.
        [2] Oh ja, mehr davon für mein Feld!
        [3] Mein Feld braucht sie.
    }
reason-aloud-uses =
    { $voice ->
       *[0] Das könnte ich brauchen.
        [1] Das käme mir gelegen.
        [2] Die würde ich gern probieren!
        [3] Das ist ein Feld wert.
    }
reason-aloud-asks =
    { $voice ->
       *[0] Kannst du das entbehren?
        [1] Du kommst doch ohne aus?
        [2] Bitte, bitte?
        [3] Her damit?
    }
reason-aloud-counters =
    { $voice ->
       *[0] Wie wäre es damit?
        [1] Lieber so.
        [2] Ich habe eine andere Idee!
        [3] Das nicht. Aber das.
    }
reason-aloud-gives =
    { $voice ->
       *[0] Möchtest du das haben?
        [1] Ich komme ohne aus.
        [2] Ein Geschenk!
        [3] Nimm es.
    }
reason-aloud-keeps =
    { $voice ->
       *[0] Tut mir leid, die baue ich selbst an.
        [1] Die bleiben bei mir.
        [2] Nicht meine schönen Bohnen!
        [3] Die baue ich an.
    }
reason-aloud-useless =
    { $voice ->
       *[0] Ich wüsste nicht, wohin damit.
        [1] Das wächst bei mir nicht.
        [2] Kein Platz dafür, leider!
        [3] Was soll ich damit?
    }
reason-aloud-yours =
    { $voice ->
       *[0] Das würde dir sehr helfen.
        [1] Ich sehe, wofür du es willst.
        [2] Ha, das hättest du wohl gern!
        [3] Dein Feld ist groß genug.
    }
reason-aloud-refuses =
    { $voice ->
       *[0] Nein, danke.
        [1] Nichts für mich.
        [2] Vielleicht ein andermal!
        [3] Nein.
    }
reason-get-joins =
    { $cards ->
        [1] die { $bean } kommt zu meiner ({ $worth })
       *[other] die { $bean } kommt zu meinen { $cards } ({ $worth })
    }
reason-get-new = eine { $bean } ist mir { $worth } wert
reason-get-burden = eine { $bean } würde mich { $worth } kosten
reason-get-joins-alone =
    { $cards ->
        [1] die { $bean } kommt zu meiner
       *[other] die { $bean } kommt zu meinen { $cards }
    }
reason-get-new-alone = eine { $bean } kann ich brauchen
reason-get-burden-alone = eine { $bean } kann ich nicht brauchen
reason-get-even = eine { $bean } nützt mir nicht und schadet mir nicht
reason-give-spare = eine { $bean } baue ich nicht an
reason-give-loses = eine { $bean } herzugeben kostet { $worth }
reason-give-loses-alone = die { $bean } würde mir fehlen
reason-give-relief = die { $bean } bin ich gern los ({ $worth })
reason-give-relief-alone = ich habe eine { $bean } zu viel
reason-give-even = eine { $bean } herzugeben nützt mir nicht und schadet mir nicht
reason-hunt-begin = Die { $bean } kommt auf ein neues Feld.
reason-hunt-harvest =
    { $cards ->
        [1] Die einzelne { $bean } bringt { $coins }, und das Feld ist frei.
       *[other] { $bean }: { $cards } Karten bringen { $coins }, und das Feld ist frei.
    }
reason-hunt-feed =
    { $boss } hat dann { $cards ->
        [1] eine { $bean }
       *[other] { $cards } × { $bean }
    } und braucht noch { $missing }, um zu verkaufen.
reason-hunt-sells = { $boss } verkauft dann { $cards } × { $bean } für { $coins }, und sein Feld ist frei.
reason-hunt-pay = Schutzgeld ({ $cards }) kostet weniger als eine Ernte.
reason-hunt-leave = Was offen liegt ({ $cards }), hilft mir nicht.
reason-hunt-discard = Das hilft mir nicht: { $bean }.
reason-hunt-field = Ein weiteres Feld ist die { $price } wert.
reason-other = Das würde ich tun.
advice-wait = Gerade ist nichts zu tun.
advice-other = Das sieht am besten aus.
advice-keep = Die baust du selbst an: { $bean }.
advice-deal-offer = Für dich etwa { $gain } wert – { $reasons }.
advice-deal-counter = Lieber so, für dich etwa { $gain } wert – { $reasons }.
advice-deal-yes = Für dich etwa { $gain } wert – { $reasons }.
advice-deal-no = Für dich nur { $gain } wert – { $reasons }.
advice-deal-loss = Es würde dich etwa { $worth } kosten – { $reasons }.
advice-deal-risk = Einen Versuch wert, auch wenn du { $worth } verlierst – { $reasons }.
advice-deal-kindly = Nett von dir, auch wenn du { $worth } verlierst – { $reasons }.
advice-deal-even = Du würdest weder gewinnen noch verlieren – { $reasons }.
advice-deal-why-not = Warum nicht? Du verlierst nichts dabei – { $reasons }.
advice-deal-no-use = Du hast nichts davon – { $reasons }.
advice-deal-lack = Eine { $bean } hast du nicht.
advice-deal-few = Davon hast du zu wenige: { $bean }.
advice-deal-envy = Dir ist es { $gain } wert, der anderen Seite aber { $value }.
advice-deal-coins = Behalte deine Taler.
advice-deal-withdraw = Es ist dir inzwischen { $gain } wert.
advice-deal-withdraw-even = Du hast nichts mehr davon.
advice-deal-withdraw-loss = Es würde dich inzwischen { $worth } kosten.
advice-gift-glad = Ein Geschenk, das du gern los bist ({ $gain }) – { $reasons }.
advice-gift-free = Ein Geschenk, du kannst darauf verzichten – { $reasons }.
advice-gift-kindly = Ein Geschenk, auch wenn es dich { $worth } kostet – { $reasons }.
advice-take = Für dich etwa { $gain } wert – { $reasons }.
advice-get-joins =
    { $cards ->
        [1] die { $bean } kommt zu deiner ({ $worth })
       *[other] die { $bean } kommt zu deinen { $cards } ({ $worth })
    }
advice-get-new = eine { $bean } ist { $worth } wert
advice-get-joins-alone =
    { $cards ->
        [1] die { $bean } kommt zu deiner
       *[other] die { $bean } kommt zu deinen { $cards }
    }
advice-get-new-alone = eine { $bean } kannst du brauchen
advice-get-burden-alone = eine { $bean } kannst du nicht brauchen
advice-get-even = eine { $bean } nützt dir nicht und schadet dir nicht
advice-give-spare = eine { $bean } baust du nicht an
advice-give-loses-alone = die { $bean } würde dir fehlen
advice-give-relief-alone = du hast eine { $bean } zu viel
advice-give-even = eine { $bean } herzugeben nützt dir nicht und schadet dir nicht
advice-hunt-leave = Was offen liegt ({ $cards }), hilft dir nicht.
advice-hunt-discard = Das hilft dir nicht: { $bean }.
