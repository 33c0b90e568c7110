### What a link shows where somebody pastes it.

link-welcome = Plant, trade, harvest: the bean game with friends and bots. No account, no download.
link-text =
    { $stage ->
        [lobby] { $n ->
                [0] At the table: { $names }. All seats are taken.
                [one] At the table: { $names }. { $n } seat is open: sit down!
               *[other] At the table: { $names }. { $n } seats are open: sit down!
            }
        [over] Played by { $names }. Watch the replay.
       *[play] { $people ->
                [one] { $names } is playing. Come and watch.
               *[other] { $names } are playing. Come and watch.
            }
    }
