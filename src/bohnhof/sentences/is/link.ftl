### What a link shows where somebody pastes it.

link-welcome = Sáðu, skiptu, uppskerðu: baunaspilið með vinum og vélmennum. Engin skráning, ekkert niðurhal.
link-text =
    { $stage ->
        [lobby] { $n ->
                [0] Við borðið: { $names }. Öll sæti eru setin.
                [one] Við borðið: { $names }. { $n } sæti er laust: sestu!
               *[other] Við borðið: { $names }. { $n } sæti eru laus: sestu!
            }
        [over] Þau spiluðu: { $names }. Horfðu á leikinn aftur.
       *[play] { $people ->
                [one] Nú spilar: { $names }. Komdu og horfðu á.
               *[other] Nú spila: { $names }. Komdu og horfðu á.
            }
    }
