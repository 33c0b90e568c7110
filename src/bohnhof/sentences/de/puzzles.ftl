### Puzzles out of bots' games.

puzzles = Rätsel
puzzles-about = Was ist hier eindeutig am besten, nach allem, was du siehst?
puzzle-theme-deal = Welches Geschäft?
puzzle-theme-plant = Anbauen oder ernten
puzzle-theme-last-round = Die letzte Runde
puzzle-theme-mafia = Gegen die Mafia
puzzle-level =
    { $level ->
        [1] leicht
        [2] mittel
       *[3] schwer
    }
puzzle-you =
    { $n ->
        [0] Du bist { $name }, Zug { $turn }. Der Nachziehstapel ist leer.
        [one] Du bist { $name }, Zug { $turn }. Im Nachziehstapel liegt noch { $n } Karte.
       *[other] Du bist { $name }, Zug { $turn }. Im Nachziehstapel liegen noch { $n } Karten.
    }
puzzle-hand = Deine Hand, vorderste Karte zuerst
puzzle-aside = Du musst anbauen
puzzle-open = Aufgedeckt
puzzle-wait = Nichts weiter tun
puzzle-wait-why = Hier lohnt sich nichts: Behalte, was du hast.
puzzle-right = Richtig!
puzzle-wrong = Diesmal nicht.
puzzle-best = beste Wahl
puzzle-next = Nächstes Rätsel
puzzle-streak = Serie: { $n }
puzzle-rating = Wertung: { $n }
puzzle-text = Die Stellung als Text
puzzle-cards =
    { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
