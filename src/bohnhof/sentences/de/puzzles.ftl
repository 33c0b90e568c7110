### Rätsel aus Partien von Bots.

puzzles = Rätsel
puzzles-about = Eine Wahl ist hier klar die beste, nach dem, was du sehen kannst. Welche?
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
puzzle-you = Du bist { $name }, Zug { $turn }. Im Nachziehstapel liegen noch { $n } Karten.
puzzle-hand = Deine Hand, vorderste zuerst
puzzle-aside = Du musst anbauen
puzzle-open = Aufgedeckt
puzzle-offer = { $maker } bietet { $give } für { $want }.
puzzle-wait = Nichts weiter tun
puzzle-right = Richtig!
puzzle-wrong = Diesmal nicht.
puzzle-best = beste
puzzle-next = Nächstes Rätsel
puzzle-streak = Serie: { $n }
puzzle-rating = Wertung: { $n }
puzzle-text = Die Stellung als Text
puzzle-cards =
    { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
