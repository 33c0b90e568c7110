### Þrautir úr spilum vélmenna.

puzzles = Þrautir
puzzles-about = Einn kostur er greinilega bestur hér, eftir því sem þú sérð. Hver?
puzzle-theme-deal = Hvaða skipti?
puzzle-theme-plant = Sá eða uppskera
puzzle-theme-last-round = Síðasta lotan
puzzle-theme-mafia = Gegn mafíunni
puzzle-level =
    { $level ->
        [1] létt
        [2] miðlungs
       *[3] erfið
    }
puzzle-you = Þú ert { $name }, umferð { $turn }. { $n } spil eru eftir í bunkanum.
puzzle-hand = Á hendi, það fremsta fyrst
puzzle-aside = Þú verður að sá
puzzle-open = Opin spil
puzzle-offer = { $maker } býður { $give } fyrir { $want }.
puzzle-wait = Gera ekkert meira
puzzle-right = Rétt!
puzzle-wrong = Ekki í þetta sinn.
puzzle-best = best
puzzle-next = Næsta þraut
puzzle-streak = Röð: { $n }
puzzle-rating = Stig: { $n }
puzzle-text = Staðan sem texti
puzzle-cards =
    { $n ->
        [one] { $n } spil á hendi
       *[other] { $n } spil á hendi
    }
