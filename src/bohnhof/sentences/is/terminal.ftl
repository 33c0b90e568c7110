### What only the terminal says.

terminal-seed = fræ { $seed }
terminal-as-recorded =
    { $n ->
        [one] { $n } aðgerð, eins og skráð var
       *[other] { $n } aðgerðir, allar eins og skráð var
    }
