### What a link shows where somebody pastes it.

link-welcome = Anbauen, handeln, ernten: das Bohnenspiel mit Freunden und Bots. Ohne Konto, ohne Download.
link-text =
    { $stage ->
        [lobby] { $n ->
                [0] Am Tisch: { $names }. Alle Plätze sind besetzt.
                [one] Am Tisch: { $names }. { $n } Platz ist noch frei: Setz dich dazu!
               *[other] Am Tisch: { $names }. { $n } Plätze sind noch frei: Setz dich dazu!
            }
        [over] Gespielt von { $names }. Sieh dir das Spiel noch einmal an.
       *[play] { $people ->
                [one] { $names } spielt gerade. Sieh zu.
               *[other] { $names } spielen gerade. Sieh zu.
            }
    }
