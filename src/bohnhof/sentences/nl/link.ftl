### What a link shows where somebody pastes it.

link-welcome = Planten, ruilen, oogsten: het bonenspel met vrienden en bots. Geen account, geen download.
link-text =
    { $stage ->
        [lobby] { $n ->
                [0] Aan tafel: { $names }. Alle plaatsen zijn bezet.
                [one] Aan tafel: { $names }. Er is nog { $n } plaats vrij: schuif aan!
               *[other] Aan tafel: { $names }. Er zijn nog { $n } plaatsen vrij: schuif aan!
            }
        [over] Gespeeld door { $names }. Kijk het spel terug.
       *[play] { $people ->
                [one] { $names } speelt. Kom kijken.
               *[other] { $names } spelen. Kom kijken.
            }
    }
