### Reviews of finished games.

review = Yfirlit
review-told =
    { $who }: { $result } gullpeningar miðað við meðaltal hinna. { $kind ->
        [trade] Upphafið var { $start } virði, spilin gáfu { $cards }, eigin skipti { $deals }, skipti annarra { $others }, sáning og uppskera { $planting }
        [rival] Upphafið var { $start } virði, spilin gáfu { $cards }, leikur þeirra gegn mafíunni { $planting }
       *[plain] Upphafið var { $start } virði, spilin gáfu { $cards }, leikur þeirra { $planting }
    }. Án heppni í spilum: { $fair }.
review-about = Í gullpeningum umfram meðaltal hinna. Einn leikur segir lítið: gættu að ±. Metið af { $judge }.
review-judge =
    { $kind ->
        [value] því sem vélmenni hafa lært af mörgum leikjum
       *[habits] þumalputtareglum vélmenna
    }
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
review-best = Bestu augnablikin
review-worst = Dýr augnablik
review-choice =
    Umferð { $turn }, { $who }: { $did }. { $how ->
        [well] Það var { $gain } gullpeningum betra en: „{ $other }“.
       *[badly] Betra: „{ $other }“ (munar { $gain } gullpeningum).
    } { $why }
review-none = Ekkert sker sig úr.
review-missed = Skipti sem báðir hefðu viljað
review-missed-deal =
    Umferð { $turn }: { $who } hefði getað { $deal ->
        [gift] boðið { $partner } að gjöf: { $give }
        [ask] beðið { $partner } um: { $want }
       *[trade] boðið { $partner }: { $give }, í staðinn: { $want }
    }. Ávinningur: { $who } { $gain }, { $partner } { $theirs }.
review-wait = Bíða
review-turn = Umferð
review-follows = Leikurinn er spilaður aftur
review-tries = Ákvarðanir prófaðar
review-looks-for-deals = Leitað að skiptum

## my games

my-games = Leikirnir mínir
my-games-about = Úrslit eru forskot í gullpeningum á meðaltal hinna. Án heppni: úrslitin að frádregnu því sem spilin gáfu þér. Listinn er aðeins gerður úr því sem þessi vafri geymir og hlekkjunum á sætin þín; hér er engin skráning.
my-games-none = Þú hefur ekki enn lokið leik hér.
my-games-counting = Greini leik { $n } af { $of } …
my-games-played = Leikir
my-games-won = Unnir
my-games-coins = Gullpeningar í leik
my-games-made = Skipti
my-games-partner = Skiptir oftast við
my-games-partner-deals = { $name } ({ $n })
my-games-export = Vista sem skrá
my-games-unread =
    { $n ->
        [one] Ekki tókst að greina einn leik.
       *[other] Ekki tókst að greina { $n } leiki.
    }
my-games-you-won = vann
