### What is said in a game, at the table and in the terminal alike: the log, what can be done, what is asked, and why bots do what they do.

prompt-over = Leiknum er lokið.
prompt-plant = Sáðu fremsta spilinu: ýttu á akur.
prompt-plant-more = Þú mátt líka sá næsta spili, eða ýttu á Búið.
prompt-plant-aside = Sáðu því sem þú fékkst: ýttu á spil, svo á akur.
prompt-plant-encore = Í síðasta sinn máttu sá af hendi.
prompt-harvest-first = Spilið passar hvergi: uppskerðu fyrst af einum akri.
prompt-trade = Ýttu á spil sem þú vilt bjóða.
prompt-trade-other = { $name } skiptir á spilum: gerðu tilboð eða bíddu.
prompt-answer =
    { $deal ->
        [ask] { $name } biður um: { $want }.
        [gift] { $name } býður að gjöf: { $give }.
       *[trade] { $name } býður: { $give }. Í staðinn: { $want }.
    }
prompt-deal = { $name } segir já: ganga frá skiptunum?
prompt-harvest-or-done = Nú máttu uppskera. Ýttu svo á Búið.
prompt-last-plant = Síðasta tækifæri áður en spilum er flett upp: uppskerðu eða keyptu ef þú vilt og ýttu svo á Búið.
prompt-last-aside = Síðasta tækifæri áður en dregið er: uppskerðu eða keyptu ef þú vilt og ýttu svo á Búið.
prompt-done = Ýttu á Búið til að halda áfram.
prompt-yours = Þú átt leik.
prompt-wait = Beðið eftir: { $names }.
prompt-turn-of = { $name } á leik.

guide-plant = Sáðu fremsta spilinu og, ef þú vilt, því næsta líka.
guide-trade = Spilum er flett upp. Þau og spil af hendi má láta í skiptum eða gefa.
guide-aside = Allir sá því sem þeir fengu: það bætist aldrei við spilin á hendi.
guide-draw = Dragðu ný spil og hafðu þau aftast á hendi.
guide-leftovers = Notaðu það sem mótspilarinn skildi eftir: sáðu því eða hentu því.
guide-tribute = Foringjarnir taka sinn hlut. Þú mátt uppskera fyrst.
guide-discard = Hentu spili af hendi ef þú vilt.
guide-open = Spilum er flett upp og þeim sáð.
guide-bank = Sá sem á banka má líta fram á við eða færa spil.
guide-reorder = Sá sem á banka 3 raðar nýju spilunum.
guide-goal =
    { $rival ->
        [yes] Þá uppskera allir og sá vinnur sem á flesta gullpeninga. Það getur líka verið mafían.
       *[no] Þá uppskera allir og sá vinnur sem á flesta gullpeninga.
    }

log-dealt = Spilin eru gefin.
log-turn-began =
    Umferð { $turn }: { $who ->
        [you] þú
       *[other] { $who }
    }
log-planted =
    { $who ->
        [you] Þú sáir
       *[other] { $who } sáir
    } { $where ->
        [outsider] fyrir { $boss }
       *[field] í akur { $field }
    }: { $cards }.
log-harvested =
    { $who ->
        [you] Þú uppskerð
       *[other] { $who } uppsker
    } fyrir { $coins ->
        [0] enga gullpeninga
        [one] { $coins } gullpening
       *[other] { $coins } gullpeninga
    }: { $cards }.
log-field-bought =
    { $who ->
        [you] Þú kaupir
       *[other] { $who } kaupir
    } akur fyrir { $coins ->
        [0] enga gullpeninga
        [one] { $coins } gullpening
       *[other] { $coins } gullpeninga
    }.
log-turned-up =
    { $who ->
        [you] Þú flettir upp
       *[other] { $who } flettir upp
    }: { $cards }.
log-kept =
    { $who ->
        [you] Þú heldur
       *[other] { $who } heldur
    }: { $cards }.
log-offered =
    { $deal ->
        [gift] { $who ->
                [you] Þú býður
               *[other] { $who } býður
            } { $whom ->
                [all] öllum
                [you] þér
               *[other] { $whom }
            } að gjöf: { $give }.
        [ask] { $who ->
                [you] Þú biður
               *[other] { $who } biður
            } { $whom ->
                [all] alla
                [you] þig
               *[other] { $whom }
            } um: { $want }.
       *[trade] { $who ->
                [you] Þú býður
               *[other] { $who } býður
            } { $whom ->
                [all] öllum
                [you] þér
               *[other] { $whom }
            }: { $give }. Í staðinn: { $want }.
    }
log-pledged =
    { $who ->
        [you] Þú myndir
       *[other] { $who } myndi
    } þiggja { $maker ->
        [you] tilboðið þitt
       *[other] tilboð frá { $maker }
    } ({ $deal ->
        [ask] beiðni um: { $want }
        [gift] gjöf: { $give }
       *[trade] { $give }, í staðinn: { $want }
    }).
log-declined =
    { $who ->
        [you] Þú hafnar
       *[other] { $who } hafnar
    } { $maker ->
        [you] tilboðinu þínu
       *[other] tilboði frá { $maker }
    } ({ $deal ->
        [ask] beiðni um: { $want }
        [gift] gjöf: { $give }
       *[trade] { $give }, í staðinn: { $want }
    }).
log-withdrawn =
    { $who ->
        [you] Þú dregur
       *[other] { $who } dregur
    } { $deal ->
        [ask] beiðni til baka: { $want }
        [gift] gjöf til baka: { $give }
       *[trade] tilboð til baka: { $give }, í staðinn: { $want }
    }.
log-lapsed =
    { $what ->
        [yes] Samþykki við { $maker ->
                [you] tilboðinu þínu
               *[other] tilboði frá { $maker }
            } ({ $deal ->
                [ask] beiðni um: { $want }
                [gift] gjöf: { $give }
               *[trade] { $give }, í staðinn: { $want }
            }) er fallið úr gildi.
       *[offer] { $maker ->
                [you] Tilboðið þitt
               *[other] Tilboð frá { $maker }
            } ({ $deal ->
                [ask] beiðni um: { $want }
                [gift] gjöf: { $give }
               *[trade] { $give }, í staðinn: { $want }
            }) er fallið úr gildi.
    }
log-traded =
    { $deal ->
        [gift] { $who ->
                [you] Þú gefur
               *[other] { $who } gefur
            } { $whom ->
                [all] öllum
                [you] þér
               *[other] { $whom }
            }: { $give }.
        [ask] { $whom ->
                [you] Þú gefur
               *[other] { $whom } gefur
            } { $who ->
                [you] þér
               *[other] { $who }
            }: { $want }.
       *[trade] { $who ->
                [you] Þú lætur
               *[other] { $who } lætur
            } { $whom ->
                [all] alla
                [you] þig
               *[other] { $whom }
            } fá: { $give }. Í staðinn: { $want }.
    }
log-trading-ended =
    { $by ->
        [clock] Tíminn er búinn: skiptunum er lokið.
       *[seat] { $cards ->
            [none] { $who ->
                    [you] Þú lýkur
                   *[other] { $who } lýkur
                } skiptunum.
           *[other] { $who ->
                    [you] Þú lýkur
                   *[other] { $who } lýkur
                } skiptunum. Eftir er að sá: { $cards }.
        }
    }
log-drew =
    { $who ->
        [you] Þú dregur
       *[other] { $who } dregur
    }: { $cards }.
log-reshuffled = Kastbunkinn er stokkaður og verður að nýjum bunka.
log-exhausted-for-good = Ekkert er eftir til að draga.
log-still-round = Ekkert spil hefur færst úr stað í heilan hring og leiknum lýkur.
log-encore-began =
    { $n ->
        [0] { $who ->
                [you] Þú átt
               *[other] { $who } á
            } ekkert spil eftir til að sá.
       *[other] { $who ->
                [you] Þú mátt
               *[other] { $who } má
            } sá einu sinni enn.
    }
log-game-ended =
    Leiknum er lokið: { $winner ->
        [rival] mafían vinnur
        [you] þú vinnur
        [alone] { $names } vinnur
       *[several] { $names } deila sigrinum
    }.
log-building-bought =
    { $who ->
        [you] Þú kaupir
       *[other] { $who } kaupir
    }: { $building }. Verð: { $cards }.
log-kind-retired =
    { $kind ->
        [none] { $who ->
                [you] Þú tekur
               *[other] { $who } tekur
            } enga byggingu úr sölu.
        [unknown] { $who ->
                [you] Þú tekur
               *[other] { $who } tekur
            } tegund bygginga úr sölu.
       *[other] { $who ->
                [you] Þú tekur
               *[other] { $who } tekur
            } úr sölu: { $kind }.
    }
log-toll-paid =
    { $who ->
        [you] Þú færð
       *[other] { $who } fær
    } toll: { $cards }.
log-stored =
    { $who ->
        [you] Þú geymir
       *[other] { $who } geymir
    }: { $cards }.
log-looked-at-the-pile =
    { $cards ->
        [none] { $who ->
                [you] Þú lítur
               *[other] { $who } lítur
            } á efsta spil bunkans.
       *[other] { $who ->
                [you] Þú lítur
               *[other] { $who } lítur
            } á efsta spil bunkans: { $cards }.
    }
log-buried =
    { $who ->
        [you] Þú setur
       *[other] { $who } setur
    } undir bunkann: { $cards }.
log-moved-a-hand-card =
    { $who ->
        [you] Þú færir
       *[other] { $who } færir
    } spil á hendi.
log-reordered =
    { $cards ->
        [none] { $who ->
                [you] Þú heldur
               *[other] { $who } heldur
            } röð nýju spilanna.
       *[other] { $who ->
                [you] Þú breytir
               *[other] { $who } breytir
            } röð nýju spilanna.
    }
log-shopping-went-on =
    { $who ->
        [you] Þú mátt
       *[other] { $who } má
    } kaupa byggingar.
log-discarded =
    { $who ->
        [you] Þú hendir
       *[other] { $who } hendir
    }: { $cards }.
log-matched =
    Úr kastbunkanum { $n ->
        [one] bætist
       *[other] bætast
    } við opnu spilin: { $cards }.
log-given = { $boss } fær: { $cards }.
log-tribute-paid =
    { $boss } fær verndarfé frá { $who ->
        [you] þér
       *[other] { $who }
    }: { $cards }.
log-outsider-sold =
    { $boss } selur fyrir { $coins ->
        [0] enga gullpeninga
        [one] { $coins } gullpening
       *[other] { $coins } gullpeninga
    }: { $cards }.
log-hand-shown =
    { $who ->
        [you] Þú sýnir
       *[other] { $who } sýnir
    } spilin á hendi.
log-done =
    { $who ->
        [you] Þú sáir
       *[other] { $who } sáir
    } ekki meira.

do-plant = Sá í akur { $field }: { $card }
do-done = Sá engu meira
do-harvest = Uppskera af akri { $field }
do-buy-field = Kaupa akur
do-keep = Halda: { $card }
do-offer =
    { $deal ->
        [gift] Bjóða { $whom ->
                [all] öllum
               *[other] { $whom }
            } að gjöf: { $give }
        [ask] Biðja { $whom ->
                [all] alla
               *[other] { $whom }
            } um: { $want }
       *[trade] Bjóða { $whom ->
                [all] öllum
               *[other] { $whom }
            }: { $give }, í staðinn: { $want }
    }
do-counter = Gagntilboð til { $name }: { $give }, í staðinn: { $want }
do-accept = Þiggja tilboð frá { $name }
do-take = Skipta við { $name }
do-decline = Hafna tilboði frá { $name }
do-withdraw = Draga tilboðið þitt til baka
do-end-trading = Ljúka skiptum

end-winners =
    { $n ->
        [one] { $names } vinnur.
       *[other] { $names } deila sigrinum.
    }

prompt-do-bank = Bankinn þinn: breyttu því sem kemur, eða ýttu á Búið.
prompt-do-reorder = Bankinn þinn: í hvaða röð koma nýju spilin á hendi?
prompt-do-shopping = Síðasta tækifæri til að kaupa byggingar.
prompt-do-retire = Nefndu tegund bygginga sem verður ekki lengur seld.
prompt-do-tribute = Foringjarnir vilja sinn hlut. Uppskerðu fyrst, eða ýttu á Búið til að borga.
prompt-do-discard = Þú mátt henda einu spili af hendi: ýttu á það, eða á Búið.
prompt-plant-leftovers = Sáðu afgöngunum: ýttu á spil, svo á akur. Búið hendir hinum.
prompt-plant-open = Sáðu því sem liggur opið: ýttu á spil, svo á akur.
prompt-do-leftovers = Ekkert af þessu passar: uppskerðu fyrst, eða ýttu á Búið til að henda því.
prompt-do-open = Sáðu því sem liggur opið eða gefðu foringjunum spil.

do-stew = { $card }: kássa í akur { $field }
do-store = Geyma: { $card }
do-buy-building = Kaupa: { $building }
do-bury = Setja undir bunkann
do-reorder = Röð: { $order }
do-move = { $card } í sæti { $position }
do-retire = Taka úr sölu: { $kind }
do-discard = Henda: { $card }
do-give-away = Gefa { $boss }: { $card }
do-plant-for = Sá fyrir { $boss }: { $card }

end-mafia = Mafían vinnur.

reason-wait = Ég hef ekkert að gera.
reason-plant-joins =
    { $cards ->
        [1] { $bean }: bætist við þá einu sem vex þar.
       *[other] { $bean }: bætist við þær { $cards } sem vaxa þar.
    }
reason-plant-begins = { $bean }: einn akur er auður og þar getur hún vaxið.
reason-harvest-room =
    { $cards ->
        [1] { $bean }: sú eina verður að víkja, hún gefur { $coins }.
       *[other] { $bean }: akurinn verður að losna, { $cards } spil gefa { $coins }.
    }
reason-harvest-full = { $bean }: { $cards } spil gefa { $coins } og fleiri gæfu ekki meira.
reason-done = { $bean }: betra er að bíða með hana.
reason-done-all = Ekkert er eftir til að sá.
reason-buy = Akur í viðbót gefur { $gain } umfram það sem hann kostar ({ $price }).
reason-keep = Þetta rækta ég: { $bean }.
reason-deal-offer = Ég myndi græða { $gain } á því: { $reasons }.
reason-deal-counter = Frekar þetta, á því myndi ég græða { $gain }: { $reasons }.
reason-deal-yes = Ég græði { $gain } á því: { $reasons }.
reason-deal-no = Ég græði aðeins { $gain } á því: { $reasons }.
reason-deal-loss = Það myndi kosta mig { $worth }: { $reasons }.
reason-deal-risk = Ég myndi reyna þetta þótt það kosti mig { $worth }: { $reasons }.
reason-deal-kindly = Allt í lagi, þótt það kosti mig { $worth }: { $reasons }.
reason-deal-even = Ég myndi hvorki græða né tapa: { $reasons }.
reason-deal-why-not = Hví ekki? Ég tapa engu á því: { $reasons }.
reason-deal-no-use = Ég græði ekkert á því: { $reasons }.
reason-deal-lack = Þetta á ég ekki: { $bean }.
reason-deal-few = Af þessu á ég of lítið: { $bean }.
reason-deal-envy = Ég græði { $gain } á því en hinn { $value }.
reason-deal-coins = Ég held gullpeningunum mínum.
reason-deal-ignored = Því var ekki svarað.
reason-deal-withdraw = Nú græði ég { $gain } á því.
reason-deal-withdraw-even = Ég græði ekkert á því lengur.
reason-deal-withdraw-loss = Það myndi nú kosta mig { $worth }.
reason-gift-glad = Gjöf. Gott að losna við þetta ({ $gain }): { $reasons }.
reason-gift-free = Gjöf, ég get verið án þessa: { $reasons }.
reason-gift-kindly = Gjöf, þótt hún kosti mig { $worth }: { $reasons }.
reason-take = Ég græði { $gain } á því: { $reasons }.
reason-aloud-offer = { $reasons }.
reason-aloud-counter = Frekar svona: { $reasons }.
reason-aloud-gift = Gjöf: { $reasons }.
reason-aloud-gift-plain = Gjöf.
reason-aloud-no = Þessi skipti henta mér ekki.
reason-aloud-no-because = Nei, takk: { $reasons }.
reason-aloud-grow = þetta rækta ég: { $bean }
reason-aloud-joins-yours =
    { $cards ->
        [1] { $bean } myndi bætast við þína
       *[other] { $bean } myndi bætast við þínar { $cards }
    }
reason-aloud-grows =
    { $voice ->
       *[0] Þetta rækta ég.
        [1] Þetta ætti vel heima á akrinum mínum.
        [2] Já takk, meira á akurinn minn!
        [3] Akurinn minn þarf þetta.
    }
reason-aloud-uses =
    { $voice ->
       *[0] Ég gæti notað þetta.
        [1] Þetta kæmi sér vel.
        [2] Þetta langar mig að prófa!
        [3] Þetta er akursins virði.
    }
reason-aloud-asks =
    { $voice ->
       *[0] Geturðu séð af þessu?
        [1] Kemstu ekki af án þessa?
        [2] Gerðu það?
        [3] Má ég fá þetta?
    }
reason-aloud-counters =
    { $voice ->
       *[0] Hvað með þetta í staðinn?
        [1] Frekar þetta.
        [2] Ég er með aðra hugmynd!
        [3] Ekki það. Heldur þetta.
    }
reason-aloud-gives =
    { $voice ->
       *[0] Viltu fá þetta?
        [1] Ég kemst af án þess.
        [2] Gjöf!
        [3] Taktu þetta.
    }
reason-aloud-keeps =
    { $voice ->
       *[0] Því miður, þetta rækta ég.
        [1] Þetta verður hjá mér.
        [2] Ekki fallegu baunirnar mínar!
        [3] Þetta rækta ég.
    }
reason-aloud-useless =
    { $voice ->
       *[0] Ég veit ekki hvar ég ætti að sá því.
        [1] Það vex ekki hjá mér.
        [2] Ekkert pláss fyrir það, því miður!
        [3] Hvað á ég að gera við það?
    }
reason-aloud-yours =
    { $voice ->
       *[0] Það kæmi þér mjög vel.
        [1] Ég sé til hvers þú vilt það.
        [2] Ha, það vildirðu!
        [3] Akurinn þinn er nógu stór.
    }
reason-aloud-refuses =
    { $voice ->
       *[0] Nei takk.
        [1] Ekki fyrir mig.
        [2] Kannski seinna!
        [3] Nei.
    }
reason-get-joins =
    { $cards ->
        [1] { $bean } bætist við mína ({ $worth })
       *[other] { $bean } bætist við mínar { $cards } ({ $worth })
    }
reason-get-new = { $bean } gefur mér { $worth }
reason-get-burden = { $bean } myndi kosta mig { $worth }
reason-get-joins-alone =
    { $cards ->
        [1] { $bean } bætist við mína
       *[other] { $bean } bætist við mínar { $cards }
    }
reason-get-new-alone = { $bean } kemur mér að gagni
reason-get-burden-alone = { $bean } kemur mér ekki að gagni
reason-get-even = { $bean } gerir mér hvorki gagn né ógagn
reason-give-spare = { $bean } vex hvergi hjá mér
reason-give-loses = að missa þetta kostar mig { $worth }: { $bean }
reason-give-loses-alone = þetta vil ég helst ekki missa: { $bean }
reason-give-relief = gott að losna við þetta ({ $worth }): { $bean }
reason-give-relief-alone = ég á einni of mikið: { $bean }
reason-give-even = þetta get ég látið mér að skaðlausu: { $bean }
reason-hunt-begin = { $bean }: hún byrjar nýjan akur.
reason-hunt-harvest =
    { $cards ->
        [1] { $bean }: sú eina gefur { $coins } og akurinn losnar.
       *[other] { $bean }: { $cards } spil gefa { $coins } og akurinn losnar.
    }
reason-hunt-feed = { $boss } á þá { $cards } × { $bean } og vantar { $missing } í viðbót til að selja.
reason-hunt-sells = Með { $cards } × { $bean } selur { $boss } fyrir { $coins } og akur hans losnar.
reason-hunt-pay = Verndarféð ({ $cards }) kostar minna en uppskera.
reason-hunt-leave = Það sem liggur opið ({ $cards }) hjálpar mér ekki.
reason-hunt-discard = Þetta hjálpar mér ekki: { $bean }.
reason-hunt-field = Akur í viðbót er verðsins virði ({ $price }).
reason-other = Þetta myndi ég gera.
advice-wait = Nú er ekkert að gera.
advice-other = Það virðist best.
advice-keep = Þetta ræktar þú: { $bean }.
advice-deal-offer = Þú græðir um { $gain } á því: { $reasons }.
advice-deal-counter = Frekar þetta, á því græðir þú um { $gain }: { $reasons }.
advice-deal-yes = Þú græðir um { $gain } á því: { $reasons }.
advice-deal-no = Þú græðir aðeins { $gain } á því: { $reasons }.
advice-deal-loss = Það myndi kosta þig um { $worth }: { $reasons }.
advice-deal-risk = Það má reyna þótt það kosti þig { $worth }: { $reasons }.
advice-deal-kindly = Fallega gert, þótt það kosti þig { $worth }: { $reasons }.
advice-deal-even = Þú myndir hvorki græða né tapa: { $reasons }.
advice-deal-why-not = Hví ekki? Þú tapar engu á því: { $reasons }.
advice-deal-no-use = Þú græðir ekkert á því: { $reasons }.
advice-deal-lack = Þetta átt þú ekki: { $bean }.
advice-deal-few = Af þessu átt þú of lítið: { $bean }.
advice-deal-envy = Þú græðir { $gain } á því en hinn { $value }.
advice-deal-coins = Haltu gullpeningunum þínum.
advice-deal-withdraw = Nú græðir þú { $gain } á því.
advice-deal-withdraw-even = Þú græðir ekkert á því lengur.
advice-deal-withdraw-loss = Það myndi nú kosta þig { $worth }.
advice-gift-glad = Gjöf: gott að losna við þetta ({ $gain }), { $reasons }.
advice-gift-free = Gjöf, þú getur verið án þessa: { $reasons }.
advice-gift-kindly = Gjöf, þótt hún kosti þig { $worth }: { $reasons }.
advice-take = Þú græðir um { $gain } á því: { $reasons }.
advice-get-joins =
    { $cards ->
        [1] { $bean } bætist við þína ({ $worth })
       *[other] { $bean } bætist við þínar { $cards } ({ $worth })
    }
advice-get-new = { $bean } gefur þér { $worth }
advice-get-joins-alone =
    { $cards ->
        [1] { $bean } bætist við þína
       *[other] { $bean } bætist við þínar { $cards }
    }
advice-get-new-alone = { $bean } kemur þér að gagni
advice-get-burden-alone = { $bean } kemur þér ekki að gagni
advice-get-even = { $bean } gerir þér hvorki gagn né ógagn
advice-give-spare = { $bean } vex hvergi hjá þér
advice-give-loses-alone = þetta vilt þú helst ekki missa: { $bean }
advice-give-relief-alone = þú átt einni of mikið: { $bean }
advice-give-even = þetta geturðu látið þér að skaðlausu: { $bean }
advice-hunt-leave = Það sem liggur opið ({ $cards }) hjálpar þér ekki.
advice-hunt-discard = Þetta hjálpar þér ekki: { $bean }.
