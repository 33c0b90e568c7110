### Puzzles out of bots' games.

puzzles = Þrautir
puzzles-about = Hvað er greinilega best hér, miðað við það sem þú sérð?
puzzle-theme-deal = Hvaða skipti?
puzzle-theme-plant = Sá eða uppskera
puzzle-theme-last-round = Síðasta umferðin
puzzle-theme-mafia = Gegn mafíunni
puzzle-level =
    { $level ->
        [1] létt
        [2] miðlungs
       *[3] erfið
    }
puzzle-you =
    { $n ->
        [0] Þú ert { $name }, umferð { $turn }. Bunkinn er tómur.
        [one] Þú ert { $name }, umferð { $turn }. Í bunkanum er { $n } spil eftir.
       *[other] Þú ert { $name }, umferð { $turn }. Í bunkanum eru { $n } spil eftir.
    }
puzzle-hand = Á hendi, það fremsta fyrst
puzzle-aside = Þú verður að sá
puzzle-open = Opin spil
puzzle-wait = Gera ekkert meira
puzzle-wait-why = Hér borgar sig ekkert: haltu því sem þú átt.
puzzle-right = Rétt!
puzzle-wrong = Ekki í þetta sinn.
puzzle-best = besti kosturinn
puzzle-next = Næsta þraut
puzzle-streak = Rétt í röð: { $n }
puzzle-rating = Stig: { $n }
puzzle-text = Staðan sem texti
puzzle-cards =
    { $n ->
        [one] { $n } spil á hendi
       *[other] { $n } spil á hendi
    }
