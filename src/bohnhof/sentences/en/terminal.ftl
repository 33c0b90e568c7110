### What only the terminal says.

terminal-seed = seed { $seed }
terminal-as-recorded =
    { $n ->
        [one] { $n } action, as recorded
       *[other] { $n } actions, all as recorded
    }
