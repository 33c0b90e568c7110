### Rückblick auf gespielte Partien.

review = Rückblick
review-told =
    { $who }: { $result } Taler. { $kind ->
        [trade] Die Karten brachten { $cards }, eigene Tauschgeschäfte { $deals }, die der anderen { $others }, Anbauen und Ernten { $planting }
        [rival] Die Karten brachten { $cards }, das Spiel damit gegen die Mafia { $planting }
       *[plain] Die Karten brachten { $cards }, das Spiel damit { $planting }
    }. Ohne das Kartenglück: { $fair } ± { $spread }.
review-about = In Talern Vorsprung vor dem Mittel der anderen. Eine einzelne Partie sagt wenig: achte auf das ±. Beurteilt von { $judge }.
review-start = Anfang
review-cards = Karten
review-own-deals = Eigene Geschäfte
review-other-deals = Geschäfte der anderen
review-planting = Anbauen und Ernten
review-purchases = Käufe
review-result = Ergebnis
review-fair = Ohne Glück
review-graph = Erwarteter Vorsprung am Ende
review-graph-deals = Punkte sind Tauschgeschäfte.
review-percent = { $n } %
review-chances = Gewinnchance
review-deals = Tauschgeschäfte
review-deal = { $maker } gibt { $partner } { $gave } für { $got }
review-best = Beste Momente
review-worst = Teure Momente
review-choice =
    Zug { $turn }, { $who }: { $did }. { $how ->
        [well] Das war { $gain } ± { $error } Taler besser als: { $other }.
       *[badly] Um { $gain } ± { $error } Taler besser: { $other }.
    } { $why }
review-none = Nichts sticht heraus.
review-missed = Geschäfte, die beide Seiten gemacht hätten
review-missed-deal = Zug { $turn }: { $who } hätte { $partner } { $give } für { $want } anbieten können, für { $who } { $gain } und für { $partner } { $theirs } wert.
review-wait = Warten
review-turn = Zug
review-follows = Die Partie wird verfolgt
review-tries = Entscheidungen werden ausprobiert
review-looks-for-deals = Tauschgeschäfte werden gesucht
