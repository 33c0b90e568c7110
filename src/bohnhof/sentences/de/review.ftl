### Reviews of finished games.

review = Rückblick
review-told =
    { $who }: { $result } Taler gegenüber dem Durchschnitt der anderen. { $kind ->
        [trade] Der Anfang war { $start } wert, die Karten brachten { $cards }, eigene Geschäfte { $deals }, die der anderen { $others }, Anbauen und Ernten { $planting }
        [rival] Der Anfang war { $start } wert, die Karten brachten { $cards }, das Spiel damit gegen die Mafia { $planting }
       *[plain] Der Anfang war { $start } wert, die Karten brachten { $cards }, das Spiel damit { $planting }
    }. Ohne das Kartenglück: { $fair }.
review-about = In Talern Vorsprung auf den Durchschnitt der anderen. Ein einzelnes Spiel sagt wenig: Achte auf das ±. Beurteilt nach { $judge }.
review-judge =
    { $kind ->
        [value] dem, was Bots aus vielen Spielen gelernt haben
       *[habits] den Faustregeln der Bots
    }
review-start = Anfang
review-cards = Karten
review-own-deals = Eigene Geschäfte
review-other-deals = Geschäfte der anderen
review-planting = Anbauen und Ernten
review-purchases = Käufe
review-result = Ergebnis
review-fair = Ohne Glück
review-graph = Erwarteter Vorsprung am Ende
review-graph-deals = Punkte sind Geschäfte.
review-percent = { $n } %
review-chances = Gewinnchance
review-deals = Geschäfte
review-best = Beste Momente
review-worst = Teure Momente
review-choice =
    Zug { $turn }, { $who }: { $did }. { $how ->
        [well] Das war { $gain } Taler besser als „{ $other }“.
       *[badly] „{ $other }“ wäre { $gain } Taler besser gewesen.
    } { $why }
review-none = Nichts sticht heraus.
review-missed = Geschäfte, die beide Seiten gemacht hätten
review-missed-deal =
    Zug { $turn }: { $who } hätte { $partner } { $deal ->
        [gift] { $give } schenken
        [ask] um { $want } bitten
       *[trade] { $give } für { $want } anbieten
    } können. Das wäre für { $who } { $gain } und für { $partner } { $theirs } wert gewesen.
review-wait = Warten
review-turn = Zug
review-follows = Das Spiel wird nachgespielt
review-tries = Entscheidungen werden ausprobiert
review-looks-for-deals = Geschäfte werden gesucht

## my games

my-games = Meine Spiele
my-games-about = Das Ergebnis ist dein Vorsprung in Talern vor dem Durchschnitt der anderen. Ohne Glück: das Ergebnis ohne das, was dir die Karten gaben. Diese Liste stammt nur aus diesem Browser und den Links zu deinen Plätzen; Konten gibt es nicht.
my-games-none = Du hast hier noch kein Spiel beendet.
my-games-counting = Spiel { $n } von { $of } wird analysiert …
my-games-played = Spiele
my-games-won = Gewonnen
my-games-coins = Taler je Spiel
my-games-made = Geschäfte
my-games-partner = Am häufigsten gehandelt mit
my-games-partner-deals = { $name } ({ $n })
my-games-export = Als Datei speichern
my-games-unread =
    { $n ->
        [one] Ein Spiel konnte nicht analysiert werden.
       *[other] { $n } Spiele konnten nicht analysiert werden.
    }
my-games-you-won = gewonnen
