### What only the web table says.

## words used everywhere

yours = Jouw velden en munten
rule = Regel { $id }
understood = OK
quoted = “{ $text }”
close = Sluiten
cancel = Annuleren
clear = Wissen
menu = Menu
date =
    { $day } { $month ->
        [1] jan.
        [2] feb.
        [3] mrt.
        [4] apr.
        [5] mei
        [6] jun.
        [7] jul.
        [8] aug.
        [9] sep.
        [10] okt.
        [11] nov.
       *[12] dec.
    } { $year }
home = Startpagina
rules = Regels
rules-search = Zoek in de regels
connecting = Een ogenblik …
offline = Verbinding verbroken, nieuwe poging …
not-loaded = Deze pagina kon niet worden geladen
not-loaded-why = Er is geen verbinding, of Bohnhof is net bijgewerkt.
try-again = Probeer opnieuw
on-its-way = Versturen …
undone = Er is iets ongedaan gemaakt.
fair = De volgorde van de kaarten ligt al vóór het delen vast en is na het spel te controleren:
fair-added =
    { $n ->
        [one] { $names } heeft een eigen getal aan het delen toegevoegd; de server kan de volgorde dus niet alleen kiezen.
       *[other] { $names } hebben een eigen getal aan het delen toegevoegd; de server kan de volgorde dus niet alleen kiezen.
    }
fair-mine = Jouw getal zit erbij.
fair-missing = Jouw getal ontbreekt bij het delen.

## what is kept

privacy = Privacy
privacy-kept = Wat wordt bewaard
privacy-cookie = Een cookie met een willekeurig kenmerk, zodat je je plaatsen terugvindt. Er zijn geen accounts en geen andere cookies.
privacy-name = De naam die je aan een tafel opgeeft. Iedereen met de link naar de tafel kan hem zien.
privacy-games = Elke zet, met plaats en tijdstip. Wie de link naar een afgelopen spel heeft, kan het terugkijken.
privacy-talk = Wat je aan een tafel zegt, voor wie daar speelt of kijkt.
privacy-address = Je internetadres, alleen tijdelijk in het geheugen, zodat één bezoeker niet alle anderen ophoudt. Het wordt niet opgeslagen.
privacy-browser = In je eigen browser: je instellingen, de links naar je plaatsen en de getallen die je aan het delen hebt toegevoegd.
privacy-long = Hoe lang het wordt bewaard
privacy-no-end = Tot iemand het verwijdert.
privacy-days =
    { $n ->
        [one] Gesprekken en onvoltooide spellen worden na { $n } dag verwijderd. Afgelopen spellen blijven.
       *[other] Gesprekken en onvoltooide spellen worden na { $n } dagen verwijderd. Afgelopen spellen blijven.
    }
privacy-backups = In reservekopieën kan nog staan wat is verwijderd. Ze worden na hoogstens zeven dagen vervangen; dagen waarop de server uit staat, tellen niet mee.
privacy-delete = Hoe je het laat verwijderen
privacy-how = Vraag het aan wie deze server beheert, en noem een tafel en je plaats. Alles wat over jou is bewaard, kan worden geëxporteerd en verwijderd. Je zetten blijven in de spellen staan, zonder je naam.

## lobby

welcome = Planten, ruilen, oogsten: het bonenspel met vrienden en bots. Geen account, geen download.
tutorial-link = Nieuw hier? Leer het in vijf minuten.
lobby-choose = Kies een spel
lobby-players =
    { $n ->
        [one] { $range } speler
       *[other] { $range } spelers
    }
lobby-name = Jouw naam
name-unknown = Boer
lobby-seats = Spelers
lobby-level = Bots
lobby-now = Nu spelen
lobby-continue = Verder spelen
lobby-play-bots = Speel tegen bots
lobby-play-solo = Spelen
lobby-with-friends = Nodig vrienden uit
lobby-more = Meer instellingen
lobby-coach = De coach mag tips geven
lobby-public = Iedereen mag meedoen (staat in de lijst van open tafels)
lobby-clock = Tijd per fase
lobby-no-clock = onbeperkt
pace = Tempo van de bots
pace-calm = rustig
pace-normal = normaal
pace-quick = vlot
lobby-takeover = Een bot speelt voor wie weg is
lobby-takeover-after =
    { $unit ->
        [minutes] na { $n } minuten
       *[seconds] na { $n } seconden
    }
lobby-takeover-never = nooit
lobby-mine = Jouw tafels
lobby-open = Open tafels
stage-lobby = wacht op spelers
stage-play = wordt gespeeld
stage-over = afgelopen
join = Meedoen
go-on = Doorgaan

## before the game

room-seats = Wie speelt er mee?
room-host = gastheer
room-add-bot = Bot erbij
room-fill = Vul aan met bots
room-remove = Weghalen
room-sit = Ga zitten
room-lesson = Nooit gespeeld? Leer het in vijf minuten (in een nieuw tabblad).
room-full = Alle plaatsen zijn bezet: je kunt toekijken.
room-start = Begin het spel
room-missing =
    { $n ->
        [one] Er is nog { $n } plaats vrij.
       *[other] Er zijn nog { $n } plaatsen vrij.
    }
room-wait = Wachten tot de gastheer het spel begint.
room-rise = Opstaan
room-pace = Tempo van de bots: { $pace }
room-takeover =
    { $unit ->
        [minutes] Een bot speelt voor wie { $n } minuten weg is
       *[seconds] Een bot speelt voor wie { $n } seconden weg is
    }
room-no-coach = Geen tips van de coach
room-public = Iedereen mag meedoen
share = Uitnodigen
share-text = Stuur deze link, of laat hem scannen:
share-link = Link naar deze tafel
share-qr = QR-code van de link naar deze tafel
share-copy = Kopiëren
share-copied = Gekopieerd
share-send = Delen …
share-only-here = Deze link werkt alleen op deze computer. Start de server met { $option } om telefoons en andere computers toe te laten.
share-board = Bord voor de televisie
share-seat = Op een ander apparaat spelen
share-seat-secret = Wie deze link heeft, heeft jouw plaats: houd hem voor jezelf.
chat-players-only = Aan deze tafel mogen alleen de spelers praten.
devices = Je apparaten
devices-text = Heeft iemand anders misschien de link naar je plaats, of ben je nog ergens anders aangemeld? Meld dan de andere apparaten af: alleen deze browser houdt je plaats.
devices-sign-out = Andere apparaten afmelden
devices-done = Klaar: alleen deze browser heeft nu je plaats.
host = Voor de gastheer
host-remove = { $name } echt wegsturen?
host-remove-lobby = Wie is weggestuurd, kan hier niet meer gaan zitten.
host-remove-play = Voor wie is weggestuurd, speelt een bot tot het einde verder.
host-watchers-talk = Toeschouwers mogen praten
host-watchers =
    { $n ->
        [one] { $n } toeschouwer
       *[other] { $n } toeschouwers
    }
host-send-away = Wegsturen
host-send-away-sure = Echt allemaal wegsturen?
host-close-text = Sluiten beëindigt de tafel voor iedereen.
host-close = Tafel sluiten
host-close-sure = Echt sluiten?
farewell-removed = De gastheer heeft je van deze tafel weggestuurd.
farewell-closed = De gastheer heeft deze tafel gesloten.
farewell-ended = Jullie hebben samen besloten dit spel te beëindigen.
farewell-left = Je hebt deze tafel verlaten.
farewell-back = Terugkomen
table-tools = Pauzeren, weggaan of beëindigen
away-nobody = { $name } is weg.
away-bot = { $name } is weg; een bot speelt.
away-call-bot = Laat een bot spelen
away-wait = Weer wachten
call-bot-for = Laat een bot spelen voor { $name }
pause = Pauzeren
pause-text = Het spel wacht als iedereen die er is akkoord gaat.
pause-end = Verder
paused = Het spel is gepauzeerd.
end-game = Spel beëindigen
end-game-text = Het spel eindigt zonder uitslag als iedereen die er is akkoord gaat.
end-game-sure = Echt beëindigen?
agree = Akkoord
agreed = Je bent akkoord
asks-pause =
    { $n ->
        [one] { $names } wil pauzeren.
       *[other] { $names } willen pauzeren.
    }
asks-end =
    { $n ->
        [one] { $names } wil het spel beëindigen.
       *[other] { $names } willen het spel beëindigen.
    }
leave = Weggaan
leave-sure = Echt weggaan?
leave-text-play = Een bot speelt voor je verder tot je terugkomt.
leave-text-lobby = Je plaats komt vrij.

## seats

seat = Plaats { $n }
seat-open = vrij
seats-open =
    { $n ->
        [one] { $n } vrije plaats
       *[other] { $n } vrije plaatsen
    }
seat-bot = bot
seat-away = weg
seat-waits = het spel wacht op deze speler
seat-offer = { $name } iets aanbieden
seat-ready = klaar met ruilen

## the table

phases = Fasen van de beurt
table = De tafel
front = voor
hand-yours =
    { $n ->
        [one] Jouw hand, { $n } kaart
       *[other] Jouw hand, { $n } kaarten
    }
hand-card = kaart { $n }: { $name }
hand-front = voorste kaart
hand-cards =
    { $n ->
        [one] { $n } handkaart
       *[other] { $n } handkaarten
    }
hand-empty = Je hand is leeg.
hand-after = Je hand daarna:
card-given = in je bod
aside = Nog te planten
aside-short = krijgt
pile-draw = stapel
pile-discard = aflegstapel
faceup = Open kaarten
faceup-none = geen open kaarten
exhaustions =
    { $n ->
        [one] Het spel eindigt als de trekstapel op is.
       *[other] Het spel eindigt als de trekstapel nog { $n } keer leeg is geraakt.
    }
field-n = Veld { $n }
field-empty = leeg
field-grows = { $n } × { $name }
field-mixed = stamppot
field-pays =
    { $n ->
        [one] levert { $n } munt op
       *[other] levert { $n } munten op
    }
field-more =
    { $n ->
        [one] met { $n } kaart meer { $then }
       *[other] met { $n } kaarten meer { $then }
    }
field-full = max.
field-plant-here = Hier planten. { $field }
plant = planten
keep = Houden
harvest = Oogst
harvest-field =
    Oogst veld { $n } voor { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }
done = Klaar
end-trading = Stoppen met ruilen
end-trading-sure = { $name } zegt ja. Toch stoppen?
end-trading-really = Echt stoppen?
ready = Klaar met ruilen
ready-is = Wachten op de anderen
skip = Sla over wat mij niet aangaat
closes-in =
    { $n ->
        [one] Het ruilen eindigt over { $n } seconde
       *[other] Het ruilen eindigt over { $n } seconden
    }
buy-field =
    { $n ->
        [one] Veld kopen ({ $n } munt)
       *[other] Veld kopen ({ $n } munten)
    }
buy-field-short = Veld
buy-field-coins =
    { $n ->
        [one] Een veld kost { $n } munt. Kies welke, of betaal met de bovenste.
       *[other] Een veld kost { $n } munten. Kies welke, of betaal met de bovenste.
    }
buy-field-so-far = { $n } van { $price } munten gekozen
buy-field-top = Betaal met de bovenste munten
buy-field-chosen =
    { $n ->
        [one] Betaal met { $n } munt
       *[other] Betaal met { $n } munten
    }
undo = Ongedaan maken
hint = Tip
clock-left = Resterende tijd
title-turn = Jouw beurt
title-offer = Een bod voor jou
title-agrees = { $name } zegt ja
guide = Zo gaat een beurt

## the board for a television

board-join = Scan om te gaan zitten
board-watch = Scan voor je eigen plaats, of om te kijken
board-over = Scan om de uitslag te zien
board-last-deal = Laatste ruil
board-no-deal = Nog geen ruil.

## market

market = Markt
offers = Biedingen
offers-no = Nog geen biedingen.
offers-none = Geen bod voor jou. Tik op kaarten om er een te doen.
offers-others =
    { $n ->
        [one] { $n } ander bod
       *[other] { $n } andere biedingen
    }
offer-gives = geeft
offer-wants = voor
offer-you-give = jij geeft
offer-you-get = jij krijgt
offer-asks = vraagt om
offer-counters = tegenbod voor { $name }
offer-was-declined = Niemand heeft het geaccepteerd.
offer-was-lapsed = Het is vervallen.
offer-that-is-open = dit bod staat open
offer-that-was-traded = dit bod is al geaccepteerd
offer-that-was-withdrawn = dit bod is ingetrokken
offer-that-was-declined = dit bod is afgewezen
offer-that-has-lapsed = dit bod is vervallen
face-thinks = denkt na
face-yes = zegt ja
face-no = zegt nee
face-counters = doet een tegenbod
face-deals = heeft geruild
offer-you-agreed = Je hebt ja gezegd. { $name } kiest met wie er wordt geruild.
offer-take = Ruil met { $name }
offer-take-back = Mijn ja terugnemen
accept = Accepteren
give = Geven
counter = Tegenbod
decline = Afwijzen
withdraw = Intrekken
copies-which = Welke kaart geef je?
copies-place = kaart { $n }
copies-open = open kaart
copies-coin = munt
copies-stored = in de winkel
copies-give = Geef deze
builder = Nieuw bod
builder-to = Bod aan
builder-all = iedereen
builder-answer = Tegenbod aan { $name }
builder-give = Jij geeft
builder-tap-cards = tik op je kaarten
builder-give-coin = Geef een munt: { $name }
builder-want = Jij vraagt
builder-want-coins = Gevraagde munten
builder-add = Vraag er een meer: { $name } (nu { $n })
builder-add-coin = Vraag een munt meer: { $name } (nu { $n })
builder-less = Een minder: { $name }
builder-send = Bied aan
builder-gift = Weggeven
builder-gift-sure = Echt voor niets?
builder-pin = Laat iedereen zien dat je dit wilt
wishes = Laat zien wat je zoekt
wishes-want = Ik zoek
wishes-give = Ik bied
wish-wants = zoekt { $beans }
wish-gives = biedt { $beans }
match = { $who } zoekt jouw { $give } en biedt { $want }.
match-offer = Bied het aan

## beside the table

side = Verloop, chat en bonen
side-log = Verloop
side-chat = Chat
side-beans = Bonen
beans = De bonen van dit spel
beans-copies = kaarten
beans-unseen = ongezien
chat = Chat
chat-none = Er is nog niets gezegd.
chat-say = Zeg iets
chat-send = Sturen
chat-promise = Als belofte (genoteerd, niet bindend)
chat-unread =
    { $n ->
        [one] { $n } ongelezen regel
       *[other] { $n } ongelezen regels
    }
chat-bots = Ook wat bots zeggen
chat-watchers =
    { $n ->
        [one] { $n } toeschouwer
       *[other] { $n } toeschouwers
    }
prompt-watch = Je kijkt toe. { $wait }
promise = belofte
mute = Dempen
coach = Coach
coach-thinks = De coach denkt na …
coach-nothing = De coach zou wachten.
coach-do = Doe het
keys = Toetsenbord
keys-plant = op dit veld planten
keys-harvest = dit veld oogsten
keys-rest = naar al het andere gaan en het indrukken

## log

log = Verloop
log-none = Er is nog niets gebeurd.
log-unfold =
    { $n ->
        [one] nog { $n }
       *[other] nog { $n }
    }
log-entries =
    { $n ->
        [one] { $n } regel
       *[other] { $n } regels
    }
log-fold = Minder
log-filter = Toon
log-filter-short = Kort
log-filter-all = Alles
log-filter-deals = Ruilen
log-filter-harvests = Oogsten
log-filter-mine = Van mij

## the end and the replay

call-reshuffled = Nieuwe kaarten!
call-last-pass = De laatste keer door de trekstapel
call-last-round = De laatste kaarten zijn getrokken
call-last-round-text = Deze beurt wordt nog uitgespeeld. Dan oogst iedereen.
call-encore = Nog één keer planten
call-encore-text = Iedereen mag nog één keer uit de hand planten. Dan oogst iedereen.
final-harvest = De laatste oogst
final-skip = Overslaan
end-turns = Beurten
end-deals = Ruilen
end-best-harvest = Beste oogst
end-best-deal = Grootste ruil
fair-door = Is er eerlijk geschud?
end-won = Je wint!
end-how = Waarmee de munten zijn verdiend
end-turn = Beurt { $n }
end-rematch = Nog een keer spelen
end-join-rematch = Naar de revanche
end-watch-rematch = Naar de revanche kijken
end-record = Verslag downloaden
end-seed = Startgetal (seed): { $seed }
graph = Munten in de loop van het spel
graph-turns =
    { $n ->
        [one] { $n } beurt
       *[other] { $n } beurten
    }
replay = Terugkijken
replay-start = Naar het begin
replay-back = Een stap terug
replay-next = Een stap verder
replay-play = Afspelen
replay-pause = Pauze
replay-moment = Moment van het spel
replay-turn = Beurt
replay-speed = Snelheid
replay-link = Link naar dit moment

## settings

settings = Instellingen
settings-language = Taal
settings-theme = Kleuren
settings-speed = Kaartanimatie
settings-letters = Letters op kleine bonenplaatjes
settings-sound = Geluid
settings-text = Tekstgrootte
text-normal = normaal
text-large = groot
text-larger = groter
settings-words = Wat bots bij biedingen zeggen
settings-asks = Om bevestiging vragen voordat ik stop met ruilen
theme-auto = automatisch
theme-light = licht
theme-dark = donker
speed-slow = langzaam
speed-normal = normaal
speed-fast = snel
speed-off = uit

## other editions: town, bosses, open cards

others = Andere acties
others-pick = Tik op een kaart om te zien wat je ermee kunt doen.
town = Stad
town-text = Een gebouw betaal je met munten van zijn eigen boon. Aan het eind telt de prijs mee als munten.
town-have =
    { $n ->
        [one] je hebt { $n } munt
       *[other] je hebt { $n } munten
    }
town-buy = Kopen
town-can-buy = kun je kopen
boss-sells-at =
    { $coins ->
        [one] verkoopt voor { $coins } munt
       *[other] verkoopt voor { $coins } munten
    }
boss-sells-in =
    { $n ->
        [one] nog { $n } kaart
       *[other] nog { $n } kaarten
    }, dan verkoopt hij voor { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }
boss-takes = neemt een { $name } van je
boss-theirs =
    { $n ->
        [one] Maffia: { $n } munt
       *[other] Maffia: { $n } munten
    }
boss-yours =
    { $n ->
        [one] Jij: { $n } munt
       *[other] Jij: { $n } munten
    }
town-gone = Niet meer te koop.
pile-store = In de winkel
pile-under = Onder de saloon
pile-due = Nog te planten
bosses = De bonenmaffia
top-card = Boven op de trekstapel:
end-ahead =
    { $n ->
        [one] { $n } munt voorsprong op de maffia
       *[other] { $n } munten voorsprong op de maffia
    }
end-behind =
    { $n ->
        [one] { $n } munt achterstand op de maffia
       *[other] { $n } munten achterstand op de maffia
    }
end-level = gelijk met de maffia, en dat is niet genoeg om te winnen
end-tie =
    { $rule ->
        [BO2] Gelijkspel: wie met de klok mee het verst van de startspeler zit, wint.
        [IS2] Gelijkspel: wie de meeste handkaarten heeft, wint.
       *[other] Gelijkspel: regel { $rule } beslist.
    }

## the tutorial

tutorial = Uitleg
tutorial-next = Verder
tutorial-read = Lees, en druk dan op Verder.
tutorial-again = Vanaf het begin
tutorial-play = Nu echt spelen
tutorial-hint = Dat nog niet: doe wat er in het vak staat.
tutorial-of = Uitleg: { $name }
tutorial-welcome = Welkom! Je kweekt bonen op je velden en verkoopt ze voor munten. De volgorde van je hand blijft gelijk: alleen de voorste kaart, links, kun je planten. Plant hem: tik op een veld.
tutorial-second = Je mag de volgende kaart ook planten. Het is weer een blauwe boon: tik op hetzelfde veld, één soort per veld.
tutorial-meter = De cijfers onder op een kaart zijn de bonometer. In goud staat wat je krijgt, daaronder hoeveel kaarten je daarvoor nodig hebt: 4 blauwe bonen leveren 1 munt op, 6 leveren er 2 op, 8 leveren er 3 op. Je veld zegt het ook: “+2 → 1” betekent dat twee kaarten meer één munt opleveren.
tutorial-later = Enkele beurten later. Je velden zijn bezet: vier blauwe bonen, die nu één munt opleveren, en twee sojabonen.
tutorial-forced = Een kaart die geplant moet worden maar nergens past, dwingt je te oogsten. Je tuinboon past op geen veld: oogst de blauwe bonen.
tutorial-replant = Vier blauwe bonen leverden één munt op, de andere zijn afgelegd. Nu is er plaats voor de tuinboon: plant hem.
tutorial-stop = Je zou er nog een kunnen planten, maar het hoeft niet. Druk op Klaar.
tutorial-trade = Er zijn twee kaarten opengedraaid. Je mag ze ruilen. Bert wil de kidneyboon: tik erop, tik bij Jij vraagt op de sojaboon en druk op Bied aan.
tutorial-gift = Bert heeft ja gezegd. Aan de bruine boon heb je niets, maar Cleo kweekt hem: tik erop en druk op Weggeven. Hij gaat naar Cleo.
tutorial-end-trade = Een cadeau is goed voor jullie allebei: jij hoeft de kaart niet te planten. Stop nu met ruilen.
tutorial-aside = Wat je hebt gekregen, ligt naast je velden. Plant het: het komt nooit in je hand.
tutorial-protect = Nog een regel: een enkele boon is beschermd zolang een ander veld van jou er twee of meer heeft. Probeer de enkele tuinboon te oogsten en lees waarom het niet mag.
tutorial-their-turn = Nu is Bert aan de beurt en hij ruilt. Je ruilt altijd met wie aan de beurt is, nooit met de anderen.
tutorial-answer = Bert biedt je een sojaboon voor je vuurboon. Soja kweek je, en je vuurboon past nergens: accepteer.
tutorial-end = Een goede ruil voor jullie allebei! Aan het eind van een beurt worden drie kaarten getrokken en achter in de hand gestoken. Is de trekstapel drie keer op, dan oogst iedereen, en wie de meeste munten heeft, wint. Dat is alles!
tutorial-west = High Bohn is het bonenspel in het Wilde Westen. Op elke munt blijft te zien van welke boon hij komt. Met munten van de juiste boon kun je op elk moment een gebouw kopen.
tutorial-buy = Je hebt twee munten met blauwe bonen, en de gevangenis licht op: daarvoor zijn ze genoeg. Open de stad en koop een gevangenis. Met die van 2 leveren blauwe bonen meer op.
tutorial-jail = Met de gevangenis van 2 leveren drie blauwe bonen al een munt op; alle anderen hebben er vier nodig. Oogst je blauwe bonen.
tutorial-west-end = Elke soort gebouw helpt op een andere manier; tik op een gebouw en lees hoe. Aan het eind telt een gebouw zoveel munten als het kostte. Dat is alles!
tutorial-mafia = Met zijn tweeën tegen de bonenmaffia. Al Cabohne en Don Corlebohne hebben elk één veld. Al Cabohne verkoopt als zijn veld 3 munten oplevert, Don Corlebohne bij 2, en wie niet meer munten heeft dan de maffia, verliest.
tutorial-tribute = Beschermgeld: Al Cabohne kweekt blauwe bonen en jij ook, dus neemt hij er een van je. Oogst je blauwe bonen eerst, of druk op Klaar en betaal.
tutorial-hand = Er wordt niet geruild. Plant je voorste kaart op het lege veld.
tutorial-hand-second = Je mag de volgende kaart ook planten. Twee soorten gaan naar twee velden: plant de kidneyboon bij de andere twee.
tutorial-hand-done = Druk op Klaar: dan worden er drie kaarten opengedraaid. Wat een baas kweekt, krijgt hij meteen.
tutorial-open = Van de open kaarten plant je wat je wilt, of je geeft ze aan een baas; de rest moet Bert gebruiken. Plant de soort die je al kweekt.
tutorial-mafia-end = Elke baas moet aan het eind van je beurt een kaart hebben. Is de trekstapel drie keer op, dan verkoopt iedereen: je wint met de meeste munten, en met meer dan de maffia heeft. Dat is alles!

## playing in this browser, without a server

offline-play = Speel hier, zonder server
offline-welcome = Bohnhof is een kaartspel waarin je bonen ruilt, met bots als tegenstanders. Het draait in je browser: er is geen server en geen account. Eén keer wordt ongeveer 6 MB geladen; daarna kun je ook zonder netwerk spelen.
offline-docs = Lees hoe het gemaakt is
offline-here = Je speelt in deze browser, zonder server. Je spellen blijven op dit apparaat.
offline-server = Naar de tafels van deze server
offline-slow =
    { $n ->
        [one] { $names } denkt hier langzamer en krijgt minder tijd.
       *[other] { $names } denken hier langzamer en krijgen minder tijd.
    }
offline-edition = Voeg een eigen uitgave toe (TOML) …
offline-loading = Het spel wordt geladen: { $done } van { $total } MB
offline-starting = De kaarten worden geschud …
offline-elsewhere = Je hebt het spel open in een ander tabblad. Het gaat hier verder als je dat sluit.
offline-missing = Deze server is geïnstalleerd zonder het spel dat in je browser draait (“make engine” bouwt het).
offline-old = Deze browser kan het spel niet draaien: hij is te oud, of WebAssembly is uitgeschakeld. Actuele versies van Chrome, Edge, Firefox en Safari kunnen het wel.
offline-failed = Het spel kon in deze browser niet starten: { $why }
offline-afresh = Wis de bewaarde spellen en probeer opnieuw
offline-not-kept = Deze browser bewaart je spellen niet: ze gaan verloren als je de pagina sluit.
offline-update = Er is een nieuwe versie.
offline-reload = Nu gebruiken
offline-later = Later
referee = Scheidsrechter
referee-about = Schrijf een stelling en acties in de notatie: de regels beoordelen ze, en je kunt voor alle plaatsen verder spelen.
referee-text = Stelling en acties
referee-judge = Beoordelen
referee-play = Van hier verder spelen
referee-seat = Plaats
referee-back = Terug naar de tekst
referee-example = Een voorbeeld openen en verder spelen
verify = Een verslag controleren
verify-about = Kies het verslag van een spel dat je hebt gedownload: je browser speelt het na en zegt wat het bewijst. Er wordt niets verstuurd.
verify-hash = De vastlegging die de tafel liet zien
verify-key = De sleutel van de server
