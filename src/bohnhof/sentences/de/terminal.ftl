### What only the terminal says.

terminal-seed = Startwert { $seed }
terminal-as-recorded =
    { $n ->
        [one] { $n } Aktion, wie aufgezeichnet
       *[other] { $n } Aktionen, alle wie aufgezeichnet
    }
