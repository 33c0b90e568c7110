### What only the web table says.

## words used everywhere

yours = Akrarnir þínir og gullpeningar
rule = Regla { $id }
understood = Í lagi
quoted = „{ $text }“
close = Loka
cancel = Hætta við
clear = Hreinsa
menu = Valmynd
date =
    { $day }. { $month ->
        [1] janúar
        [2] febrúar
        [3] mars
        [4] apríl
        [5] maí
        [6] júní
        [7] júlí
        [8] ágúst
        [9] september
        [10] október
        [11] nóvember
       *[12] desember
    } { $year }
home = Upphafssíða
rules = Reglur
rules-search = Leita í reglunum
connecting = Andartak …
offline = Samband rofnaði, reyni aftur …
not-loaded = Ekki tókst að hlaða þessari síðu
not-loaded-why = Engin tenging er, eða Bohnhof var rétt í þessu uppfært.
try-again = Reyna aftur
on-its-way = Sendi …
undone = Eitthvað var afturkallað.
fair = Röð spilanna er ákveðin áður en gefið er og hana má sannreyna eftir leikinn:
fair-added =
    { $n ->
        [one] { $names } lagði eigin tölu til stokkunarinnar, svo að netþjónninn getur ekki ráðið röðinni einn.
       *[other] { $names } lögðu eigin tölu til stokkunarinnar, svo að netþjónninn getur ekki ráðið röðinni einn.
    }
fair-mine = Þín tala er með.
fair-missing = Þína tölu vantar í stokkunina.

## what is kept

privacy = Persónuvernd
privacy-kept = Hvað er geymt
privacy-cookie = Vafrakaka með handahófskenndu auðkenni svo að þú finnir sætin þín aftur. Hér er engin skráning og engar aðrar kökur.
privacy-name = Nafnið sem þú gefur upp við borð. Allir sem hafa hlekkinn á borðið geta séð það.
privacy-games = Það sem var spilað, eftir sætum og með tíma. Hver sem hefur hlekk á leik sem er lokið getur skoðað hann aftur.
privacy-talk = Það sem þú segir við borð, fyrir þau sem spila eða horfa á þar.
privacy-address = IP-talan þín, aðeins tímabundið í minni, svo að einn gestur hægi ekki á öllum hinum. Hún er ekki vistuð.
privacy-browser = Í þínum eigin vafra: stillingarnar þínar, hlekkirnir á sætin þín og tölurnar sem þú lagðir til stokkunar.
privacy-long = Hve lengi það er geymt
privacy-no-end = Þangað til einhver eyðir því.
privacy-days =
    { $n ->
        [one] Spjalli og ókláruðum leikjum er eytt eftir { $n } dag. Leikir sem er lokið eru geymdir áfram.
       *[other] Spjalli og ókláruðum leikjum er eytt eftir { $n } daga. Leikir sem er lokið eru geymdir áfram.
    }
privacy-backups = Í afritum getur enn verið það sem var eytt. Þeim er skipt út eftir í mesta lagi sjö daga; dagar þegar slökkt er á netþjóninum teljast ekki með.
privacy-delete = Hvernig þú lætur eyða því
privacy-how = Hafðu samband við þann sem rekur þennan netþjón og nefndu borð og sætið þitt. Hægt er að sækja allt sem er geymt um þig og eyða því. Það sem þú spilaðir stendur áfram í leikjunum, án nafns þíns.

## lobby

welcome = Sáðu, skiptu, uppskerðu: baunaspilið með vinum og vélmennum. Engin skráning, ekkert niðurhal.
tutorial-link = Í fyrsta sinn? Lærðu það á fimm mínútum.
lobby-choose = Veldu spil
lobby-players =
    { $n ->
        [one] { $range } leikmaður
       *[other] { $range } leikmenn
    }
lobby-name = Nafnið þitt
name-unknown = Bóndi
lobby-seats = Leikmenn
lobby-level = Vélmenni
lobby-now = Spila núna
lobby-continue = Halda áfram að spila
lobby-play-bots = Spila við vélmenni
lobby-play-solo = Spila
lobby-with-friends = Bjóða vinum
lobby-more = Fleiri stillingar
lobby-coach = Þjálfarinn má gefa ráð
lobby-public = Hver sem er má vera með (sést á lista yfir opin borð)
lobby-clock = Tími fyrir hvert þrep
lobby-no-clock = engin takmörk
pace = Hraði vélmenna
pace-calm = rólegur
pace-normal = venjulegur
pace-quick = mikill
lobby-takeover = Vélmenni spilar fyrir þann sem er farinn
lobby-takeover-after =
    { $unit ->
        [minutes] eftir { $n } mínútur
       *[seconds] eftir { $n } sekúndur
    }
lobby-takeover-never = aldrei
lobby-mine = Borðin þín
lobby-open = Opin borð
stage-lobby = bíður eftir leikmönnum
stage-play = í gangi
stage-over = lokið
join = Vera með
go-on = Halda áfram

## before the game

room-seats = Hverjir spila
room-host = gestgjafi
room-add-bot = Bæta við vélmenni
room-fill = Fylla með vélmennum
room-remove = Fjarlægja
room-sit = Setjast
room-lesson = Aldrei spilað? Lærðu það á fimm mínútum (opnast í nýjum flipa).
room-full = Öll sæti eru setin: þú getur horft á.
room-start = Hefja leikinn
room-missing =
    { $n ->
        [one] { $n } sæti er enn laust.
       *[other] { $n } sæti eru enn laus.
    }
room-wait = Leikurinn hefst þegar gestgjafinn segir til.
room-rise = Standa upp
room-pace = Hraði vélmenna: { $pace }
room-takeover =
    { $unit ->
        [minutes] Vélmenni spilar fyrir þann sem er farinn í { $n } mínútur
       *[seconds] Vélmenni spilar fyrir þann sem er farinn í { $n } sekúndur
    }
room-no-coach = Engin ráð frá þjálfaranum
room-public = Hver sem er má vera með
share = Bjóða öðrum
share-text = Sendu þennan hlekk eða láttu skanna hann:
share-link = Hlekkur á þetta borð
share-qr = QR-kóði hlekksins á þetta borð
share-copy = Afrita
share-copied = Afritað
share-send = Deila …
share-only-here = Þessi hlekkur opnast aðeins í þessari tölvu. Ræstu netþjóninn með { $option } svo að símar og aðrar tölvur komist að.
share-board = Spilaborðið í sjónvarpi
share-seat = Spila í öðru tæki
share-seat-secret = Sá sem hefur þennan hlekk hefur sætið þitt: haltu honum fyrir þig.
chat-players-only = Við þetta borð tala aðeins þeir sem spila.
devices = Tækin þín
devices-text = Gæti einhver annar verið með hlekkinn á sætið þitt, eða ertu enn með það opið annars staðar? Skráðu þá út önnur tæki: aðeins þessi vafri heldur sætinu.
devices-sign-out = Skrá út önnur tæki
devices-done = Búið: nú hefur aðeins þessi vafri sætið þitt.
host = Fyrir gestgjafann
host-remove = Viltu örugglega fjarlægja leikmanninn { $name }?
host-remove-lobby = Sá sem er fjarlægður getur ekki sest hér aftur.
host-remove-play = Vélmenni spilar áfram til loka fyrir þann sem er fjarlægður.
host-watchers-talk = Áhorfendur mega tala
host-watchers =
    { $n ->
        [one] { $n } áhorfandi
       *[other] { $n } áhorfendur
    }
host-send-away = Senda burt
host-send-away-sure = Viltu örugglega senda alla burt?
host-close-text = Ef þú lokar borðinu lýkur leiknum hjá öllum.
host-close = Loka borðinu
host-close-sure = Viltu örugglega loka?
farewell-removed = Gestgjafinn hefur fjarlægt þig frá þessu borði.
farewell-closed = Gestgjafinn hefur lokað þessu borði.
farewell-ended = Þið komuð ykkur saman um að ljúka þessum leik.
farewell-left = Þú hefur yfirgefið þetta borð.
farewell-back = Koma aftur
table-tools = Hlé, fara eða ljúka
away-nobody = { $name } er í burtu.
away-bot = { $name } er í burtu; vélmenni spilar.
away-call-bot = Láta vélmenni spila
away-wait = Bíða aftur
call-bot-for = Láta vélmenni spila fyrir: { $name }
pause = Hlé
pause-text = Leikurinn bíður ef allir sem eru hér samþykkja.
pause-end = Halda áfram
paused = Hlé er á leiknum.
end-game = Ljúka leiknum
end-game-text = Leiknum lýkur án úrslita ef allir sem eru hér samþykkja.
end-game-sure = Viltu örugglega ljúka?
agree = Samþykkja
agreed = Þú samþykkir
asks-pause =
    { $n ->
        [one] { $names } vill taka hlé.
       *[other] { $names } vilja taka hlé.
    }
asks-end =
    { $n ->
        [one] { $names } vill ljúka leiknum.
       *[other] { $names } vilja ljúka leiknum.
    }
leave = Fara
leave-sure = Viltu örugglega fara?
leave-text-play = Vélmenni spilar fyrir þig þar til þú kemur aftur.
leave-text-lobby = Sætið þitt losnar.

## seats

seat = Sæti { $n }
seat-open = laust
seats-open =
    { $n ->
        [one] { $n } laust sæti
       *[other] { $n } laus sæti
    }
seat-bot = vélmenni
seat-away = fjarverandi
seat-waits = leikurinn bíður eftir þessum leikmanni
seat-offer = Gera tilboð til: { $name }
seat-ready = hefur lokið skiptum

## the table

phases = Þrep umferðarinnar
table = Borðið
front = fremst
hand-yours =
    { $n ->
        [one] Á hendi: { $n } spil
       *[other] Á hendi: { $n } spil
    }
hand-card = spil { $n }: { $name }
hand-front = fremsta spil
hand-cards =
    { $n ->
        [one] { $n } spil á hendi
       *[other] { $n } spil á hendi
    }
hand-empty = Þú ert ekki með nein spil á hendi.
hand-after = Á hendi eftir skiptin:
card-given = í tilboðinu þínu
aside = Eftir að sá
aside-short = fær
pile-draw = bunki
pile-discard = kastbunki
faceup = Opin spil
faceup-none = engin opin spil
exhaustions =
    { $n ->
        [1] Leiknum lýkur þegar bunkinn klárast einu sinni enn.
        [one] Leiknum lýkur þegar bunkinn hefur klárast { $n } sinni enn.
       *[other] Leiknum lýkur þegar bunkinn hefur klárast { $n } sinnum enn.
    }
field-n = Akur { $n }
field-empty = auður
field-grows = { $n } × { $name }
field-mixed = kássa
field-pays =
    { $n ->
        [one] gefur { $n } gullpening
       *[other] gefur { $n } gullpeninga
    }
field-more =
    { $n ->
        [one] með { $n } spili í viðbót { $then }
       *[other] með { $n } spilum í viðbót { $then }
    }
field-full = hámark
field-plant-here = Sá hér. { $field }
plant = sá
keep = Halda
harvest = Uppskera
harvest-field =
    Uppskera af akri { $n } fyrir { $coins ->
        [one] { $coins } gullpening
       *[other] { $coins } gullpeninga
    }
done = Búið
end-trading = Ljúka skiptum
end-trading-sure = { $name } segir já. Ljúka samt?
end-trading-really = Ljúka örugglega?
ready = Ég hef lokið skiptum
ready-is = Beðið eftir hinum
skip = Sleppa því sem varðar mig ekki
closes-in =
    { $n ->
        [one] Skiptum lýkur eftir { $n } sekúndu
       *[other] Skiptum lýkur eftir { $n } sekúndur
    }
buy-field =
    { $n ->
        [one] Kaupa akur ({ $n } gullpeningur)
       *[other] Kaupa akur ({ $n } gullpeningar)
    }
buy-field-short = Akur
buy-field-coins =
    { $n ->
        [one] Akur kostar { $n } gullpening. Veldu hvern, eða borgaðu með þeim efsta.
       *[other] Akur kostar { $n } gullpeninga. Veldu hverja, eða borgaðu með þeim efstu.
    }
buy-field-so-far = { $n } af { $price } gullpeningum valdir
buy-field-top = Borga með efstu gullpeningunum
buy-field-chosen =
    { $n ->
        [one] Borga með { $n } gullpeningi
       *[other] Borga með { $n } gullpeningum
    }
undo = Afturkalla
hint = Ráð
clock-left = Tími eftir
title-turn = Þú átt leik
title-offer = Tilboð til þín
title-agrees = { $name } segir já
guide = Svona gengur umferð

## the board for a television

board-join = Skannaðu til að setjast
board-watch = Skannaðu til að fara í sætið þitt eða horfa á
board-over = Skannaðu til að sjá úrslitin
board-last-deal = Síðustu skipti
board-no-deal = Engin skipti enn.

## market

market = Markaður
offers = Tilboð
offers-no = Engin tilboð enn.
offers-none = Ekkert tilboð til þín. Ýttu á spil til að gera tilboð.
offers-others =
    { $n ->
        [one] { $n } annað tilboð
       *[other] { $n } önnur tilboð
    }
offer-gives = lætur
offer-wants = vill
offer-you-give = þú lætur
offer-you-get = þú færð
offer-asks = biður um
offer-counters = svar við tilboði frá { $name }
offer-was-declined = Enginn þáði það.
offer-was-lapsed = Það er fallið úr gildi.
offer-that-is-open = þetta tilboð er opið
offer-that-was-traded = þessu tilboði var þegar tekið
offer-that-was-withdrawn = þetta tilboð var dregið til baka
offer-that-was-declined = þessu tilboði var hafnað
offer-that-has-lapsed = þetta tilboð er fallið úr gildi
face-thinks = hugsar sig um
face-yes = segir já
face-no = segir nei
face-counters = gerir gagntilboð
face-deals = gerði skiptin
offer-you-agreed = Þú sagðir já. { $name } velur við hvern er skipt.
offer-take = Skipta við { $name }
offer-take-back = Taka samþykki mitt til baka
accept = Þiggja
give = Gefa
counter = Gagntilboð
decline = Hafna
withdraw = Draga til baka
copies-which = Hvaða spil lætur þú?
copies-place = spil { $n }
copies-open = opið spil
copies-coin = gullpeningur
copies-stored = í krambúðinni
copies-give = Láta þessi
builder = Nýtt tilboð
builder-to = Tilboð til
builder-all = allra
builder-answer = Gagntilboð til { $name }
builder-give = Þú lætur
builder-tap-cards = ýttu á spilin þín
builder-give-coin = Láta gullpening: { $name }
builder-want = Þú vilt
builder-want-coins = Gullpeningar sem óskað er eftir
builder-add = Óska eftir einni í viðbót: { $name } (nú { $n })
builder-add-coin = Óska eftir gullpeningi í viðbót: { $name } (nú { $n })
builder-less = Einni færri: { $name }
builder-send = Bjóða
builder-gift = Gefa
builder-gift-sure = Örugglega gefins?
builder-pin = Sýna öllum að þú viljir þetta
wishes = Sýndu hvers þú leitar
wishes-want = Ég vil
wishes-give = Ég býð
wish-wants = vill: { $beans }
wish-gives = býður: { $beans }
match = { $who } vill fá frá þér: { $give }. Býður í staðinn: { $want }.
match-offer = Bjóða þetta

## beside the table

side = Saga, spjall og baunir
side-log = Saga
side-chat = Spjall
side-beans = Baunir
beans = Baunir þessa spils
beans-copies = spil
beans-unseen = óséð
chat = Spjall
chat-none = Enginn hefur sagt neitt enn.
chat-say = Segðu eitthvað
chat-send = Senda
chat-promise = Sem loforð (skráð, ekki bindandi)
chat-unread =
    { $n ->
        [one] { $n } ólesin lína
       *[other] { $n } ólesnar línur
    }
chat-bots = Sýna líka það sem vélmenni segja
chat-watchers =
    { $n ->
        [one] { $n } áhorfandi
       *[other] { $n } áhorfendur
    }
prompt-watch = Þú horfir á. { $wait }
promise = loforð
mute = Þagga
coach = Þjálfari
coach-thinks = Þjálfarinn hugsar …
coach-nothing = Þjálfarinn myndi bíða.
coach-do = Gera það
keys = Lyklaborð
keys-plant = sá í þennan akur
keys-harvest = uppskera af þessum akri
keys-rest = fara á allt annað og ýta á það

## log

log = Saga
log-none = Ekkert hefur gerst enn.
log-unfold =
    { $n ->
        [one] { $n } í viðbót
       *[other] { $n } í viðbót
    }
log-entries =
    { $n ->
        [one] { $n } færsla
       *[other] { $n } færslur
    }
log-fold = Minna
log-filter = Sýna
log-filter-short = Stutt
log-filter-all = Allt
log-filter-deals = Skipti
log-filter-harvests = Uppskera
log-filter-mine = Mitt

## the end and the replay

call-reshuffled = Ný spil!
call-last-pass = Bunkinn í síðasta sinn
call-last-round = Síðustu spilin hafa verið dregin
call-last-round-text = Þessi umferð er spiluð til enda. Svo uppskera allir.
call-encore = Síðasta sáning
call-encore-text = Allir mega sá einu sinni enn af hendi. Svo uppskera allir.
final-harvest = Síðasta uppskeran
final-skip = Sleppa
end-turns = Umferðir
end-deals = Skipti
end-best-harvest = Besta uppskeran
end-best-deal = Stærstu skiptin
fair-door = Var rétt stokkað?
end-won = Þú vinnur!
end-how = Hvernig gullpeningarnir fengust
end-turn = Umferð { $n }
end-rematch = Spila aftur
end-join-rematch = Í nýja leikinn
end-watch-rematch = Horfa á nýja leikinn
end-record = Sækja skrá leiksins
end-seed = Upphafstala stokkunar: { $seed }
graph = Gullpeningar eftir umferðum
graph-turns =
    { $n ->
        [one] { $n } umferð
       *[other] { $n } umferðir
    }
replay = Endursýning
replay-start = Til upphafs
replay-back = Eitt skref til baka
replay-next = Eitt skref áfram
replay-play = Spila
replay-pause = Hlé
replay-moment = Augnablik í leiknum
replay-turn = Umferð
replay-speed = Hraði
replay-link = Hlekkur á þetta augnablik

## settings

settings = Stillingar
settings-language = Tungumál
settings-theme = Litir
settings-speed = Hreyfing spila
settings-letters = Bókstafir á litlum baunamyndum
settings-sound = Hljóð
settings-text = Leturstærð
text-normal = venjuleg
text-large = stór
text-larger = stærri
settings-words = Sýna það sem vélmenni segja um tilboð
settings-asks = Spyrja áður en ég lýk skiptum
theme-auto = eins og tækið
theme-light = ljósir
theme-dark = dökkir
speed-slow = hæg
speed-normal = venjuleg
speed-fast = hröð
speed-off = engin

## other editions: town, bosses, open cards

others = Aðrar aðgerðir
others-pick = Ýttu á spil til að sjá hvað hægt er að gera við það.
town = Bær
town-text = Bygging kostar gullpeninga úr sinni eigin baun. Í lokin gildir hún jafn marga gullpeninga og hún kostaði.
town-have =
    { $n ->
        [one] þú átt { $n } gullpening
       *[other] þú átt { $n } gullpeninga
    }
town-buy = Kaupa
town-can-buy = þú getur keypt þetta
boss-sells-at =
    { $coins ->
        [one] selur fyrir { $coins } gullpening
       *[other] selur fyrir { $coins } gullpeninga
    }
boss-sells-in =
    { $n ->
        [one] { $n } spil í viðbót
       *[other] { $n } spil í viðbót
    } og þá selur hann fyrir { $coins ->
        [one] { $coins } gullpening
       *[other] { $coins } gullpeninga
    }
boss-takes = tekur eitt spil af þér: { $name }
boss-theirs =
    { $n ->
        [one] Mafían: { $n } gullpeningur
       *[other] Mafían: { $n } gullpeningar
    }
boss-yours =
    { $n ->
        [one] Þú: { $n } gullpeningur
       *[other] Þú: { $n } gullpeningar
    }
town-gone = Ekki lengur til sölu.
pile-store = Í krambúðinni
pile-under = Undir kránni
pile-due = Eftir að sá
bosses = Baunamafían
top-card = Efst í bunkanum:
end-ahead =
    { $n ->
        [one] { $n } gullpeningi á undan mafíunni
       *[other] { $n } gullpeningum á undan mafíunni
    }
end-behind =
    { $n ->
        [one] { $n } gullpeningi á eftir mafíunni
       *[other] { $n } gullpeningum á eftir mafíunni
    }
end-level = jafnt mafíunni, og það nægir ekki
end-tie =
    { $rule ->
        [BO2] Jafntefli: sá vinnur sem situr lengst réttsælis frá þeim sem byrjaði.
        [IS2] Jafntefli: sá vinnur sem er með flest spil á hendi.
       *[other] Jafntefli: regla { $rule } sker úr.
    }

## the tutorial

tutorial = Kennsla
tutorial-next = Áfram
tutorial-read = Lestu og ýttu svo á Áfram.
tutorial-again = Frá byrjun
tutorial-play = Spila nú í alvöru
tutorial-hint = Ekki þetta strax: gerðu það sem stendur í kassanum.
tutorial-of = Kennsla: { $name }
tutorial-welcome = Velkomin! Þú ræktar baunir á ökrum og selur þær fyrir gullpeninga. Röð spilanna á hendi breytist ekki: aðeins fremsta spilinu, lengst til vinstri, má sá. Sáðu því: ýttu á akur.
tutorial-second = Þú mátt líka sá næsta spili. Það er aftur blá baun: ýttu á sama akur, því að á hverjum akri vex aðeins ein tegund.
tutorial-meter = Tölurnar neðst á spili eru baunaverðskrá þess. Í gulli stendur hvað þú færð og fyrir neðan hve mörg spil þarf til þess: 4 bláar baunir gefa 1 gullpening, 6 gefa 2, 8 gefa 3. Akurinn segir það líka: „+2 → 1“ þýðir að tvö spil í viðbót gefa einn gullpening.
tutorial-later = Nokkrum umferðum síðar. Báðir akrarnir eru í notkun: fjórar bláar baunir, sem gefa nú einn gullpening, og tvær sojabaunir.
tutorial-forced = Spil sem verður að sá en passar hvergi neyðir þig til að uppskera. Garðbaunin passar í engan akur: uppskerðu bláu baunirnar.
tutorial-replant = Fjórar bláar baunir gáfu einn gullpening, hinum var hent. Nú kemst garðbaunin fyrir: sáðu henni.
tutorial-stop = Þú gætir sáð einu enn en þarft þess ekki. Ýttu á Búið.
tutorial-trade = Tveimur spilum var flett upp og þú mátt láta þau í skiptum. Bert vill nýrnabaunina: ýttu á hana, ýttu á sojabaunina undir Þú vilt og svo á Bjóða.
tutorial-gift = Bert sagði já. Brúna baunin nýtist þér ekki en Cleo ræktar hana: ýttu á hana og svo á Gefa. Hún fer til Cleo.
tutorial-end-trade = Gjöf kemur báðum vel: þú þarft ekki að sá spilinu. Ljúktu nú skiptum.
tutorial-aside = Það sem þú fékkst liggur við akrana. Sáðu því: það bætist aldrei við spilin á hendi.
tutorial-protect = Ein regla enn: stök baun er friðuð meðan annar akur þinn hefur tvær eða fleiri. Reyndu að uppskera stöku garðbaunina og lestu hvers vegna það má ekki.
tutorial-their-turn = Nú á Bert leik og skiptir á spilum. Alltaf er skipt við þann sem á leik, aldrei við hina.
tutorial-answer = Bert býður þér sojabaun fyrir chili-baunina þína. Þú ræktar sojabaunir og chili-baunin passar hvergi: þiggðu boðið.
tutorial-end = Góð skipti fyrir báða! Í lok umferðar eru dregin þrjú spil og höfð aftast á hendi. Þegar bunkinn hefur klárast þrisvar uppskera allir og sá vinnur sem á flesta gullpeninga. Það er allt og sumt!
tutorial-west = High Bohn er baunaspilið í villta vestrinu. Hver gullpeningur man úr hvaða baun hann er: með gullpeningum úr réttri baun má kaupa byggingu, hvenær sem er.
tutorial-buy = Þú átt tvo gullpeninga úr bláum baunum og fangelsið glóir: þeir duga fyrir því. Opnaðu bæinn og keyptu fangelsi. Með því sem kostar 2 gefa bláar baunir meira.
tutorial-jail = Með fangelsinu á 2 gefa þrjár bláar baunir gullpening; allir aðrir þurfa fjórar. Uppskerðu bláu baunirnar.
tutorial-west-end = Hver tegund bygginga hjálpar eiganda sínum á sinn hátt; ýttu á byggingu og lestu hvernig. Í lokin gildir bygging jafn marga gullpeninga og hún kostaði. Það er allt og sumt!
tutorial-mafia = Tvö saman gegn baunamafíunni. Al Cabohne og Don Corlebohne eiga hvor sinn akur. Al selur þegar akurinn gefur 3 gullpeninga, Don þegar hann gefur 2, og sá tapar sem á ekki fleiri gullpeninga en mafían.
tutorial-tribute = Verndarfé: Al ræktar bláar baunir og þú líka, svo hann tekur eina af þér. Uppskerðu bláu baunirnar fyrst, eða ýttu á Búið og borgaðu.
tutorial-hand = Hér er ekki skipst á spilum. Sáðu fremsta spilinu í auða akurinn.
tutorial-hand-second = Þú mátt líka sá næsta spili. Tvær tegundir fara í tvo akra: sáðu nýrnabauninni hjá hinum tveimur.
tutorial-hand-done = Ýttu á Búið: þá er þremur spilum flett upp. Það sem foringi ræktar fær hann strax.
tutorial-open = Af opnu spilunum sáir þú því sem þú vilt eða gefur það foringja; afganginn verður Bert að nota. Sáðu tegundinni sem þú ræktar nú þegar.
tutorial-mafia-end = Hver foringi verður að eiga spil þegar umferð þinni lýkur. Þegar bunkinn hefur klárast þrisvar selja allir: þú vinnur með flesta gullpeninga, og fleiri en mafían á. Það er allt og sumt!

## playing in this browser, without a server

offline-play = Spila hér, án netþjóns
offline-welcome = Bohnhof er spil um baunaviðskipti og þú spilar við vélmenni. Það keyrir í vafranum þínum: enginn netþjónn og engin skráning. Um 6 MB eru sótt einu sinni; eftir það má líka spila án nets.
offline-docs = Lestu hvernig það er gert
offline-here = Þú spilar í þessum vafra, án netþjóns. Leikirnir þínir eru geymdir í þessu tæki.
offline-server = Að borðum þessa netþjóns
offline-slow =
    { $n ->
        [one] { $names } hugsar hægar hér og fær minni tíma.
       *[other] { $names } hugsa hægar hér og fá minni tíma.
    }
offline-edition = Bæta við eigin útgáfu (TOML) …
offline-loading = Spilið er sótt: { $done } af { $total } MB
offline-starting = Spilin eru stokkuð …
offline-elsewhere = Spilið er opið í öðrum flipa. Það heldur áfram hér þegar þú lokar honum.
offline-missing = Þessi netþjónn var settur upp án spilsins sem keyrir í vafranum („make engine“ smíðar það).
offline-old = Þessi vafri getur ekki keyrt spilið: hann er of gamall eða slökkt er á WebAssembly. Nýlegar útgáfur af Chrome, Edge, Firefox og Safari geta það.
offline-failed = Ekki tókst að ræsa spilið í þessum vafra: { $why }
offline-afresh = Eyða geymdum leikjum og reyna aftur
offline-not-kept = Þessi vafri geymir ekki leikina þína: þeir hverfa þegar þú lokar síðunni.
offline-update = Ný útgáfa er tilbúin.
offline-reload = Nota hana núna
offline-later = Seinna
referee = Dómari
referee-about = Skrifaðu stöðu og aðgerðir með rithættinum: reglurnar dæma þær og þú getur spilað áfram fyrir öll sæti.
referee-text = Staða og aðgerðir
referee-judge = Dæma
referee-play = Spila áfram héðan
referee-seat = Sæti
referee-back = Aftur í textann
referee-example = Opna dæmi og spila áfram
verify = Sannreyna skrá
verify-about = Veldu skrá leiks sem þú hefur sótt: vafrinn spilar hann aftur og segir hvað skráin sannar. Ekkert er sent.
verify-hash = Skuldbindingin sem borðið sýndi
verify-key = Lykill netþjónsins
