### What only the terminal says.

terminal-seed = startgetal { $seed }
terminal-as-recorded =
    { $n ->
        [one] { $n } actie, zoals opgetekend
       *[other] { $n } acties, alle zoals opgetekend
    }
