### Yfirlit yfir spil sem er lokið.

review = Yfirlit
review-told =
    { $who }: { $result } gullpeningar. { $kind ->
        [trade] Spilin gáfu { $cards }, eigin skipti { $deals }, skipti annarra { $others }, sáning og uppskera { $planting }
        [rival] Spilin gáfu { $cards }, leikur þeirra gegn mafíunni { $planting }
       *[plain] Spilin gáfu { $cards }, leikur þeirra { $planting }
    }. Án heppni í spilum: { $fair } ± { $spread }.
review-about = Í gullpeningum umfram meðaltal hinna. Eitt spil segir lítið: gættu að ±. Metið af { $judge }.
review-start = Upphaf
review-cards = Spil
review-own-deals = Eigin skipti
review-other-deals = Skipti annarra
review-planting = Sáning og uppskera
review-purchases = Kaup
review-result = Úrslit
review-fair = Án heppni
review-graph = Vænt forskot í lokin
review-graph-deals = Punktar eru skipti.
review-percent = { $n } %
review-chances = Vinningslíkur
review-deals = Skipti
review-deal = { $maker } lætur { $partner } fá { $gave } fyrir { $got }
review-best = Bestu augnablikin
review-worst = Dýr augnablik
review-choice =
    Umferð { $turn }, { $who }: { $did }. { $how ->
        [well] Það var { $gain } ± { $error } gullpeningum betra en: { $other }.
       *[badly] { $gain } ± { $error } gullpeningum betra: { $other }.
    } { $why }
review-none = Ekkert sker sig úr.
review-missed = Skipti sem báðir hefðu viljað
review-missed-deal = Umferð { $turn }: { $who } hefði getað boðið { $partner } { $give } fyrir { $want }, sem gæfi { $who } { $gain } og { $partner } { $theirs }.
review-wait = Bíða
review-turn = Umferð
review-follows = Spilinu er fylgt
review-tries = Ákvarðanir prófaðar
review-looks-for-deals = Leitað að skiptum
