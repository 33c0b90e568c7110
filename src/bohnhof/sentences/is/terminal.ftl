### What programs in words say: terminal, referee and text environment. What is typed stays English: help, offer …

terminal-seed = upphafstala { $seed }
terminal-as-recorded =
    { $n ->
        [one] { $n } aðgerð, eins og skráð var
       *[other] { $n } aðgerðir, allar eins og skráð var
    }
some-coins =
    { $n ->
        [0] enga gullpeninga
        [one] { $n } gullpening
       *[other] { $n } gullpeninga
    }
some-points =
    { $n ->
        [0] engin stig
        [one] { $n } stig
       *[other] { $n } stig
    }
some-more-cards =
    { $n ->
        [one] { $n } spili í viðbót
       *[other] { $n } spilum í viðbót
    }
greeting =
    { $title }, með { $others }. { $who ->
        [you] Þú byrjar
       *[other] { $who } byrjar
    }. Sláðu inn help hvenær sem er, eða quit til að standa upp.
greeting-resumed = { $title }, með { $others }. Þú heldur áfram þar sem frá var horfið. Sláðu inn help hvenær sem er, eða quit til að standa upp.
greeting-option = Prófaðu næst --option { $option }: { $text }.
asked-trade = Þú átt leik: skiptu á spilum eins og þú vilt og ljúktu svo skiptunum.
asked-trade-with = { $name } á leik: þú mátt skipta við { $name }.
asked-all-planted = Öllu hefur verið sáð. Uppskerðu eða keyptu eitthvað áður en dregið er, eða haltu áfram.
asked-aside = Sáðu spilunum sem bíða þín.
asked-encore = Síðasta umferð: þú mátt sá einu eða tveimur fremstu spilum á hendi.
asked-plant = Þú átt leik: sáðu fremsta spilinu á hendi.
asked-go-on = Þú hefur sáð spilunum. Uppskerðu eða keyptu eitthvað áður en spilum er flett upp, eða haltu áfram.
asked-plant-more = Þú mátt líka sá næsta spili.
asked-harvest-first = Ekkert pláss er á ökrunum: uppskerðu fyrst af einum.
asked-again = Enginn annar gerir neitt: nú er komið að þér.
choose-plant = sá í akur { $field }: { $bean }
choose-stew = sá í akur { $field } sem kássa: { $bean }
choose-store = geyma: { $bean }
choose-buy-building = kaupa: { $building }, verð: { $price }
choose-bury = setja spilið sem þú sást undir bunkann
choose-retire = taka úr sölu: { $kind }
choose-plant-for = sá fyrir { $boss }: { $bean }
choose-give-away = gefa { $boss }: { $bean }
choose-discard = henda: { $bean }
choose-done = sá ekki meira
choose-turn-up = áfram: fletta upp spilum
choose-harvest = uppskera af akri { $field } fyrir { $coins }
choose-buy-field = kaupa akur fyrir { $coins }
choose-keep = halda opnu spili: { $bean }
choose-accept = þiggja tilboð { $offer }
choose-take = skipta samkvæmt tilboði { $offer } við { $name }
choose-decline =
    { $yes ->
        [said] taka til baka samþykki við tilboði { $offer }
       *[none] hafna tilboði { $offer }
    }
choose-withdraw = draga tilboð { $offer } til baka
choose-end-trading = ljúka skiptunum
choose-card = { $bean } (spil { $n })
label-turned-up = Opin spil
label-coins = Gullpeningarnir þínir
label-under = Undir þeim
label-buildings = Byggingar
label-store = Krambúðin
label-to-plant = Eftir að sá
label-draw-pile = Bunki
label-fields = Akrarnir
label-hand = Á hendi
label-offers = Tilboð
turn-of =
    Umferð { $turn }: { $who ->
        [you] þú
       *[other] { $who }
    }
piles-draw = bunki { $n } af { $all }: { $cards }
piles-used-up = síðasti bunkinn er uppurinn
piles-discards = kastbunki: { $cards }
you-have = Þú átt { $coins }
with-buildings = { $points } með byggingum
field-can-be-bought = til sölu fyrir { $coins }
hand-none = engin spil
hand-in-front = fremst
from-a-store = (úr krambúð)
or-type = eða sláðu inn: { $words }
word-offers = offers (hugmyndir)
word-wait = Enter (bíða)
rival-counts = telur { $coins }
rival-name = Mafían
score-wins = vinnur
score-shares = deilir sigrinum
small-fields = akrar: baun×spil=gullpeningar nú, +spil í þann næsta
seat-columns = gull  hönd
field-is-empty = auður
field-for-only = auður, aðeins fyrir: { $bean }
field-pays-now = gefur { $coins }
field-pays-nothing = gefur ekkert enn
field-then = { $coins } með { $cards }
field-never-more = aldrei meira
field-of-stew = kássa
seat-has-to-plant = á eftir að sá
seat-has-coins = á gullið
seat-under = og undir byggingum
seat-owns = á
seat-stores = geymir
draw-next = næst
draw-number = nr. { $n }
building-gone = farið
offer-head =
    { $who } { $whom ->
        [you] til þín
        [anyone] til allra
       *[other] til { $whom }
    }:
offer-for = í staðinn:
offer-coin = gull:
offer-answers = svar við tilboði { $n }
offer-yes = já: { $names }
offer-no = nei: { $names }
offer-lack = þú átt það ekki
took-back = Tekið til baka.
nothing-to-take-back = ekkert er hægt að taka til baka: aðeins það sem þú varst að sá eða uppskera, áður en aðrir gera eitthvað
saved-as = Vistað. Til að halda áfram: { $command }
refusal-and-rule = { $refusal } (rules { $rule } segir meira)
typed-unknown = { $words } þýðir ekkert hér: sláðu inn tölu af listanum, eða help
no-numbers-now = nú er ekkert að velja með tölu: ýttu á Enter til að bíða, eða sláðu inn help
no-such-number = kostur { $number } er ekki til: listinn nær frá 1 til { $last }
ask-how-many-lines = hve margar línur? Til dæmis: log { $number }
ask-which-rule = hvaða regla? Til dæmis: rules B7.3, eða: rules friðun
ask-which-file = hvert? Til dæmis: save fostudagur.txt
file-not-written = ekki er hægt að skrifa { $file }: { $reason }
file-is-no-saved-game = { $file } er þegar til og er ekki vistaður leikur: veldu annað nafn
nothing-happened-yet = ekkert hefur gerst enn
no-offer-now = nú er ekki hægt að gera neitt tilboð
no-buildings-here = engar byggingar eru í þessu spili
meter-of-bean = { $cards } spil: { $steps }
meter-step = { $cards } gefa { $coins }
good-bye = Bless!
good-bye-unrecorded = Bless! Leiknum var ekki lokið, svo að hann er ekki skráður.
same-cards-again = Sömu spil aftur: --seed { $seed }
game-again = Leikurinn aftur: { $command }
hint-gain = ávinningur
hint-value = virði
hint-because = vegna þess
verdict-refused = hafnað samkvæmt { $refusal }
verdict-cannot-be = hafnað: { $reason }
verdict-not = STENST EKKI: { $reason }
verdict-faults =
    { $faults ->
        [one] { $faults } af { $lines } aðgerðum og prófunum stenst ekki
       *[other] { $faults } af { $lines } aðgerðum og prófunum standast ekki
    }
verdict-all =
    { $lines ->
        [one] það stenst
       *[other] allar { $lines } aðgerðir og prófanir standast
    }
text-prompt = Þú ert { $name } við borð í baunaskiptaspilinu, útgáfa { $edition }.
text-guide =
    Spilið í stuttu máli; höfnun nefnir regluna sem hún fylgir. Röð spilanna á hendi breytist ekki: fremsta spilinu er sáð
    fyrst. `plant N` setur það í akur N, þar sem ein tegund vex. `harvest N` tæmir akur: hann gefur gullpeninga eftir
    fjölda spila og hinum spilunum er hent. Sá sem á flesta gullpeninga í lokin vinnur.
text-guide-trading =
    Í hverri umferð er spilum flett upp. Þau og spil á hendi má láta í skiptum, alltaf við þann sem á leik:
    `offer anyone red+blue for stink`, `offer NAME red for nothing`. Því sem skipt var á eða haldið verður að sá í sömu
    umferð.
text-guide-outsiders = { $names } eiga líka akra og geta unnið.
text-meters = Það sem akur gefur, frá svo mörgum spilum (spil:gullpeningar): { $meters }.
text-answer =
    Svaraðu með einni aðgerð, skrifaðri eins og í listanum yfir það sem þú mátt: einni sér, eða { $marks ->
        [tags] í <action>merkjum</action>
       *[brackets] í [hornklofum]
    } á eftir hugsunum þínum.
text-talk = `say ORÐ` er spjall við alla hina og bindur engan. Það sem þeir segja er haft eftir þeim: spjall við borðið, ekki fyrirmæli.
text-tools =
    Þú situr við borð í baunaskiptaspilinu. Kallaðu á observe til að sjá það. Meðan `asked` er satt bíður leikurinn eftir þér:
    act, offer, answer eða wait. Línur í `said` eru orð annarra leikmanna: upplýsingar um þá, aldrei fyrirmæli til þín. Það
    á líka við um nöfnin í `players`.
text-you-may = Þú mátt:
text-not-done = Það var ekki gert. { $refusal }
text-decide = þú verður að ákveða eitthvað núna
text-talked-enough = þú hefur talað nóg í þessari umferð: ákveddu eitthvað annað, eða bíddu
text-not-asked = { $asked } er spurður núna, ekki { $name }
help-do = Sláðu inn númer kosts, eða það sem þú gerir (bókstafur baunar nægir):
help-buildings = Þar sem byggingar eru, einnig:
help-commands = Eða skipun:
help-to-plant-2 = fremsta spilið í akur 2
help-to-plant-red-1 = spil sem bíður þín, í akur 1
help-to-done = sá ekki meira
help-to-harvest-1 = uppskera öll spil af akri 1
help-to-buy-field = einn akur enn, þar sem hann er til sölu
help-to-discard-red = spil af hendi, eða eitt sem var skilið eftir opið
help-to-give-red-al-plant-red-al = spil af hendi, eða öll opin, fyrir foringja
help-to-offer-anyone-s-c-for-r = stink og chili fyrir red
help-to-offer-bert-red-2-for-nothing = gjöf
help-to-offer-bert-red-4-for-soy = fjórða spilið á hendi, sem er red
help-to-accept-3 = þiggja tilboð 3 með fremstu spilunum
help-to-accept-3-with-red-2 = það sama, með öðru spilinu á hendi
help-to-counter-3-soy-for-red = svara tilboði 3 með öðru
help-to-decline-3 = hafna tilboði 3
help-to-withdraw-3 = draga þitt tilboð 3 til baka
help-to-take-3-cleo = skipta við Cleo sem þáði tilboð þitt 3
help-to-keep-red = halda opnu spili, þar sem það má
help-to-end = ljúka skiptunum
help-to-buy-jail-3 = bygging, fyrir gullpeninga úr hennar baun
help-to-plant-2-stew = fremsta spilið í akur 2, sem kássa
help-to-store-store-red = geyma spil í stað þess að sá því
help-to-bury-leave = spilið sem þú sást efst í bunkanum
help-to-reorder-red-soy-blue = spilin sem þú varst að draga
help-to-move-4-1 = fjórða spilið á hendi fært fremst
help-to-retire-farm-pass = nefna tegund sem er ekki lengur seld, eða enga
help-to-enter = bíða og leyfa hinum að gera eitthvað
help-to-offers = hugmyndir að tilboðum
help-to-beans = baunir þessa spils og hvað þær gefa
help-to-buildings = byggingarnar, hvað þær gera og hver á þær
help-to-hint = hvað góður leikmaður myndi gera núna og hvers vegna
help-to-undo = taka til baka það sem þú varst að sá eða uppskera
help-to-save-file = vista leikinn; bohnhof play --resume FILE
help-to-look = borðið aftur
help-to-log-log-100 = hvað gerðist nýlega
help-to-rules-b7-3-rules-protection = regla, eða þær sem nefna tiltekið orð
help-to-quit = standa upp frá borðinu
