### Puzzles out of bots' games.

puzzles = Puzzels
puzzles-about = Wat is hier duidelijk het beste, afgaand op wat je kunt zien?
puzzle-theme-deal = Welke ruil?
puzzle-theme-plant = Planten of oogsten
puzzle-theme-last-round = De laatste ronde
puzzle-theme-mafia = Tegen de maffia
puzzle-level =
    { $level ->
        [1] makkelijk
        [2] gemiddeld
       *[3] moeilijk
    }
puzzle-you =
    { $n ->
        [0] Jij bent { $name }, beurt { $turn }. De trekstapel is leeg.
        [one] Jij bent { $name }, beurt { $turn }. Er ligt nog { $n } kaart op de trekstapel.
       *[other] Jij bent { $name }, beurt { $turn }. Er liggen nog { $n } kaarten op de trekstapel.
    }
puzzle-hand = Je hand, voorste eerst
puzzle-aside = Je moet planten
puzzle-open = Open kaarten
puzzle-wait = Niets meer doen
puzzle-wait-why = Hier loont niets: houd wat je hebt.
puzzle-right = Goed!
puzzle-wrong = Deze keer niet.
puzzle-best = beste keuze
puzzle-next = Volgende puzzel
puzzle-streak = Reeks: { $n }
puzzle-rating = Score: { $n }
puzzle-text = De stelling als tekst
puzzle-cards =
    { $n ->
        [one] { $n } handkaart
       *[other] { $n } handkaarten
    }
