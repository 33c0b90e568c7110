### What only the web table says.

## words used everywhere

yours = Deine Felder und Taler
rule = Regel { $id }
understood = OK
quoted = „{ $text }“
close = Schließen
cancel = Abbrechen
clear = Leeren
menu = Menü
date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
home = Startseite
rules = Regeln
rules-search = In den Regeln suchen
connecting = Einen Moment …
offline = Verbindung unterbrochen, neuer Versuch …
not-loaded = Diese Seite konnte nicht geladen werden
not-loaded-why = Es gibt keine Verbindung, oder Bohnhof wurde gerade aktualisiert.
try-again = Noch einmal versuchen
on-its-way = Wird gesendet …
undone = Etwas wurde zurückgenommen.
fair = Die Mischung steht vor dem Geben fest und lässt sich nach dem Spiel prüfen:
fair-added =
    { $n ->
        [one] { $names } hat eine eigene Zahl zum Geben beigetragen; der Server kann die Karten also nicht allein bestimmen.
       *[other] { $names } haben eine eigene Zahl zum Geben beigetragen; der Server kann die Karten also nicht allein bestimmen.
    }
fair-mine = Deine Zahl ist dabei.
fair-missing = Deine Zahl fehlt beim Geben.

## what is kept

privacy = Datenschutz
privacy-kept = Was gespeichert wird
privacy-cookie = Ein Cookie mit einer zufälligen Kennung, damit du deine Plätze wiederfindest. Es gibt keine Konten und keine anderen Cookies.
privacy-name = Der Name, den du an einem Tisch angibst. Alle, die den Link zum Tisch haben, können ihn sehen.
privacy-games = Was gespielt wurde, nach Platz und mit Uhrzeit. Wer den Link zu einem beendeten Spiel hat, kann es nachspielen.
privacy-talk = Was du an einem Tisch sagst, für alle, die dort spielen oder zusehen.
privacy-address = Deine IP-Adresse, nur im Arbeitsspeicher und nur für eine Weile, damit Einzelne nicht alle anderen bremsen. Sie wird nicht gespeichert.
privacy-browser = In deinem eigenen Browser: deine Einstellungen, die Links zu deinen Plätzen und die Zahlen, die du zum Geben beigetragen hast.
privacy-long = Wie lange es gespeichert wird
privacy-no-end = Bis jemand es löscht.
privacy-days =
    { $n ->
        [one] Gespräche und nicht beendete Spiele werden nach { $n } Tag gelöscht. Beendete Spiele bleiben.
       *[other] Gespräche und nicht beendete Spiele werden nach { $n } Tagen gelöscht. Beendete Spiele bleiben.
    }
privacy-backups = In Sicherungskopien kann noch stehen, was gelöscht wurde. Sie werden nach höchstens sieben Tagen ersetzt; Tage, an denen der Server aus ist, zählen nicht mit.
privacy-delete = Wie du es löschen lässt
privacy-how = Wende dich an die Person, die diesen Server betreibt, und nenne ihr einen Tisch und deinen Platz. Alles, was über dich gespeichert ist, lässt sich exportieren und löschen. Deine Aktionen bleiben in den Spielen, ohne deinen Namen.

## lobby

welcome = Anbauen, handeln, ernten: das Bohnenspiel mit Freunden und Bots. Ohne Konto, ohne Download.
tutorial-link = Neu hier? Lerne das Spiel in fünf Minuten.
lobby-choose = Wähle ein Spiel
lobby-players =
    { $n ->
        [one] { $range } Person
       *[other] { $range } Personen
    }
lobby-name = Dein Name
name-unknown = Bauer
lobby-seats = Personen
lobby-level = Bots
lobby-now = Jetzt spielen
lobby-continue = Weiterspielen
lobby-play-bots = Gegen Bots spielen
lobby-play-solo = Spielen
lobby-with-friends = Freunde einladen
lobby-more = Mehr Einstellungen
lobby-coach = Der Trainer darf Tipps geben
lobby-public = Alle dürfen mitspielen (steht in der Liste der offenen Tische)
lobby-clock = Zeit für eine Phase
lobby-no-clock = ohne Begrenzung
pace = Tempo der Bots
pace-calm = ruhig
pace-normal = normal
pace-quick = flott
lobby-takeover = Ein Bot spielt für Abwesende
lobby-takeover-after =
    { $unit ->
        [minutes] nach { $n } Minuten
       *[seconds] nach { $n } Sekunden
    }
lobby-takeover-never = nie
lobby-mine = Deine Tische
lobby-open = Offene Tische
stage-lobby = wartet auf Mitspielende
stage-play = läuft
stage-over = beendet
join = Mitspielen
go-on = Weiter

## before the game

room-seats = Wer mitspielt
room-host = Gastgeber
room-add-bot = Bot dazu
room-fill = Mit Bots auffüllen
room-remove = Entfernen
room-sit = Platz nehmen
room-lesson = Noch nie gespielt? Lerne das Spiel in fünf Minuten (in einem neuen Tab).
room-full = Alle Plätze sind besetzt: Du kannst zusehen.
room-start = Spiel beginnen
room-missing =
    { $n ->
        [one] { $n } Platz ist noch frei.
       *[other] { $n } Plätze sind noch frei.
    }
room-wait = Das Spiel beginnt, sobald der Gastgeber es startet.
room-rise = Aufstehen
room-pace = Tempo der Bots: { $pace }
room-takeover =
    { $unit ->
        [minutes] Ein Bot spielt für alle, die { $n } Minuten weg sind
       *[seconds] Ein Bot spielt für alle, die { $n } Sekunden weg sind
    }
room-no-coach = Keine Tipps vom Trainer
room-public = Alle dürfen mitspielen
share = Einladen
share-text = Schicke diesen Link, oder lass ihn scannen:
share-link = Link zu diesem Tisch
share-qr = QR-Code des Links zu diesem Tisch
share-copy = Kopieren
share-copied = Kopiert
share-send = Teilen …
share-only-here = Dieser Link funktioniert nur auf diesem Computer. Starte den Server mit { $option }, damit Handys und andere Computer dazukommen können.
share-board = Tafel für den Fernseher
share-seat = Auf einem anderen Gerät spielen
share-seat-secret = Wer diesen Link hat, hat deinen Platz: Behalte ihn für dich.
chat-players-only = An diesem Tisch reden nur die, die spielen.
devices = Deine Geräte
devices-text = Hat vielleicht jemand anders den Link zu deinem Platz, oder bist du noch woanders angemeldet? Dann melde die anderen Geräte ab: Nur dieser Browser behält deinen Platz.
devices-sign-out = Andere Geräte abmelden
devices-done = Erledigt: Nur dieser Browser hat jetzt deinen Platz.
host = Für den Gastgeber
host-remove = { $name } wirklich entfernen?
host-remove-lobby = Wer entfernt wurde, kann sich hier nicht wieder setzen.
host-remove-play = Für alle, die entfernt wurden, spielt ein Bot bis zum Ende weiter.
host-watchers-talk = Wer zusieht, darf reden
host-watchers =
    { $n ->
        [one] { $n } Person sieht zu
       *[other] { $n } Personen sehen zu
    }
host-send-away = Wegschicken
host-send-away-sure = Wirklich alle wegschicken?
host-close-text = Schließen beendet den Tisch für alle.
host-close = Tisch schließen
host-close-sure = Wirklich schließen?
farewell-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
farewell-closed = Der Gastgeber hat diesen Tisch geschlossen.
farewell-ended = Ihr habt euch geeinigt, dieses Spiel zu beenden.
farewell-left = Du hast diesen Tisch verlassen.
farewell-back = Zurückkommen
table-tools = Pausieren, gehen oder beenden
away-nobody = { $name } ist weg.
away-bot = { $name } ist weg; ein Bot spielt.
away-call-bot = Bot spielen lassen
away-wait = Wieder warten
call-bot-for = Bot für { $name } spielen lassen
pause = Pause
pause-text = Das Spiel wartet, wenn alle Anwesenden zustimmen.
pause-end = Weiter
paused = Das Spiel ist angehalten.
end-game = Spiel beenden
end-game-text = Das Spiel endet ohne Ergebnis, wenn alle Anwesenden zustimmen.
end-game-sure = Wirklich beenden?
agree = Zustimmen
agreed = Du stimmst zu
asks-pause =
    { $n ->
        [one] { $names } möchte eine Pause.
       *[other] { $names } möchten eine Pause.
    }
asks-end =
    { $n ->
        [one] { $names } möchte das Spiel beenden.
       *[other] { $names } möchten das Spiel beenden.
    }
leave = Gehen
leave-sure = Wirklich gehen?
leave-text-play = Ein Bot spielt für dich weiter, bis du zurückkommst.
leave-text-lobby = Dein Platz wird frei.

## seats

seat = Platz { $n }
seat-open = frei
seats-open =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
seat-bot = Bot
seat-away = abwesend
seat-waits = das Spiel wartet auf diese Person
seat-offer = { $name } etwas anbieten
seat-ready = hat fertig gehandelt

## the table

phases = Phasen des Zuges
table = Der Tisch
front = vorn
hand-yours =
    { $n ->
        [one] Deine Hand, { $n } Karte
       *[other] Deine Hand, { $n } Karten
    }
hand-card = Karte { $n }: { $name }
hand-front = vorderste Karte
hand-cards =
    { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
hand-empty = Deine Hand ist leer.
hand-after = Deine Hand danach:
card-given = in deinem Angebot
aside = Noch anzubauen
aside-short = bekommt
pile-draw = Stapel
pile-discard = Ablage
faceup = Aufgedeckte Karten
faceup-none = keine Karten aufgedeckt
# The hyphen of “mal” is one at which no line ends (U+2011).
exhaustions =
    { $n ->
        [one] Das Spiel endet, wenn der Nachziehstapel durchgespielt ist.
       *[other] Das Spiel endet, wenn der Nachziehstapel noch { $n }‑mal durchgespielt wurde.
    }
field-n = Feld { $n }
field-empty = leer
field-grows = { $n } × { $name }
field-mixed = Eintopf
field-pays =
    { $n ->
        [one] bringt { $n } Taler
       *[other] bringt { $n } Taler
    }
field-more =
    { $n ->
        [one] mit { $n } Karte mehr { $then }
       *[other] mit { $n } Karten mehr { $then }
    }
field-full = Höchstwert
field-plant-here = Hier anbauen. { $field }
plant = anbauen
keep = Behalten
harvest = Ernten
harvest-field = Feld { $n } für { $coins } Taler ernten
done = Fertig
end-trading = Handel beenden
end-trading-sure = { $name } sagt zu. Trotzdem beenden?
end-trading-really = Wirklich beenden?
ready = Fertig gehandelt
ready-is = Warten auf die anderen
skip = Überspringen, was mich nicht betrifft
closes-in =
    { $n ->
        [one] Der Handel endet in { $n } Sekunde
       *[other] Der Handel endet in { $n } Sekunden
    }
buy-field =
    { $n ->
        [one] Feld kaufen ({ $n } Taler)
       *[other] Feld kaufen ({ $n } Taler)
    }
buy-field-short = Feld
buy-field-coins =
    { $n ->
        [one] Ein Feld kostet { $n } Taler. Wähle welchen, oder zahle mit dem obersten.
       *[other] Ein Feld kostet { $n } Taler. Wähle welche, oder zahle mit den obersten.
    }
buy-field-so-far = { $n } von { $price } Talern gewählt
buy-field-top = Mit den obersten Talern zahlen
buy-field-chosen =
    { $n ->
        [one] Mit { $n } Taler zahlen
       *[other] Mit { $n } Talern zahlen
    }
undo = Rückgängig
hint = Tipp
clock-left = Verbleibende Zeit
title-turn = Du bist dran
title-offer = Ein Angebot für dich
title-agrees = { $name } sagt zu
guide = So läuft ein Zug

## the board for a television

board-join = Scannen und Platz nehmen
board-watch = Scannen für deinen Platz oder zum Zusehen
board-over = Scannen, um das Ergebnis zu sehen
board-last-deal = Letztes Geschäft
board-no-deal = Noch kein Geschäft.

## market

market = Markt
offers = Angebote
offers-no = Noch keine Angebote.
offers-none = Kein Angebot für dich. Tippe auf Karten, um eines zu machen.
offers-others =
    { $n ->
        [one] { $n } anderes Angebot
       *[other] { $n } andere Angebote
    }
offer-gives = gibt
offer-wants = für
offer-you-give = du gibst
offer-you-get = für dich
offer-asks = bittet um
offer-counters = Antwort auf das Angebot von { $name }
offer-was-declined = Niemand hat es angenommen.
offer-was-lapsed = Es ist verfallen.
offer-that-is-open = dieses Angebot ist offen
offer-that-was-traded = dieses Angebot wurde schon angenommen
offer-that-was-withdrawn = dieses Angebot wurde zurückgezogen
offer-that-was-declined = dieses Angebot wurde abgelehnt
offer-that-has-lapsed = dieses Angebot ist verfallen
face-thinks = überlegt
face-yes = sagt ja
face-no = sagt nein
face-counters = macht ein Gegenangebot
face-deals = hat gehandelt
offer-you-agreed = Du hast zugesagt. { $name } wählt, mit wem gehandelt wird.
offer-take = Handel mit { $name }
offer-take-back = Zusage zurücknehmen
accept = Annehmen
give = Geben
counter = Kontern
decline = Ablehnen
withdraw = Zurückziehen
copies-which = Welche Karte gibst du?
copies-place = Karte { $n }
copies-open = aufgedeckt
copies-coin = Taler
copies-stored = im General Store
copies-give = Diese geben
builder = Neues Angebot
builder-to = Angebot an
builder-all = alle
builder-answer = Gegenangebot an { $name }
builder-give = Du gibst
builder-tap-cards = Karten antippen
builder-give-coin = Einen Taler geben: { $name }
builder-want = Du willst
builder-want-coins = Gewünschte Taler
builder-add = Eine mehr wünschen: { $name } (jetzt { $n })
builder-add-coin = Einen Taler mehr wünschen: { $name } (jetzt { $n })
builder-less = Eine weniger: { $name }
builder-send = Anbieten
builder-gift = Verschenken
builder-gift-sure = Wirklich umsonst?
builder-pin = Allen zeigen, dass du das suchst
wishes = Zeige, was du suchst
wishes-want = Ich suche
wishes-give = Ich biete
wish-wants = sucht { $beans }
wish-gives = bietet { $beans }
match = { $who } sucht deine { $give } und bietet { $want }.
match-offer = Anbieten

## beside the table

side = Verlauf, Chat und Bohnen
side-log = Verlauf
side-chat = Chat
side-beans = Bohnen
beans = Die Bohnen dieses Spiels
beans-copies = Karten
beans-unseen = ungesehen
chat = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-promise = Als Versprechen (notiert, nicht bindend)
chat-unread =
    { $n ->
        [one] { $n } ungelesene Zeile
       *[other] { $n } ungelesene Zeilen
    }
chat-bots = Auch zeigen, was Bots sagen
chat-watchers =
    { $n ->
        [one] { $n } Person sieht zu
       *[other] { $n } Personen sehen zu
    }
prompt-watch = Du siehst zu. { $wait }
promise = Versprechen
mute = Stumm schalten
coach = Trainer
coach-thinks = Der Trainer denkt nach …
coach-nothing = Der Trainer würde warten.
coach-do = Mach das
keys = Tastatur
keys-plant = auf diesem Feld anbauen
keys-harvest = dieses Feld ernten
keys-rest = alles andere ansteuern und drücken

## log

log = Verlauf
log-none = Noch ist nichts geschehen.
log-unfold =
    { $n ->
        [one] { $n } weiterer
       *[other] { $n } weitere
    }
log-entries =
    { $n ->
        [one] { $n } Eintrag
       *[other] { $n } Einträge
    }
log-fold = Weniger
log-filter = Zeige
log-filter-short = Kurz
log-filter-all = Alles
log-filter-deals = Geschäfte
log-filter-harvests = Ernten
log-filter-mine = Ich

## the end and the replay

call-reshuffled = Neue Karten!
call-last-pass = Der Nachziehstapel läuft zum letzten Mal durch
call-last-round = Die letzten Karten sind gezogen
call-last-round-text = Dieser Zug wird zu Ende gespielt. Dann ernten alle.
call-encore = Ein letztes Mal anbauen
call-encore-text = Alle dürfen noch einmal aus der Hand anbauen. Dann ernten alle.
final-harvest = Die letzte Ernte
final-skip = Überspringen
end-turns = Züge
end-deals = Geschäfte
end-best-harvest = Beste Ernte
end-best-deal = Größtes Geschäft
fair-door = Wurde fair gemischt?
end-won = Du gewinnst!
end-how = Womit die Taler verdient wurden
end-turn = Zug { $n }
end-rematch = Noch einmal
end-join-rematch = Zur Revanche
end-watch-rematch = Bei der Revanche zusehen
end-record = Protokoll herunterladen
end-seed = Startwert der Mischung: { $seed }
graph = Taler im Lauf des Spiels
graph-turns =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
replay = Nachspielen
replay-start = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Pause
replay-moment = Zeitpunkt im Spiel
replay-turn = Zug
replay-speed = Tempo
replay-link = Link zu diesem Zeitpunkt

## settings

settings = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-speed = Kartenanimation
settings-letters = Buchstaben auf kleinen Bohnenbildern
settings-sound = Töne
settings-text = Schriftgröße
text-normal = normal
text-large = groß
text-larger = größer
settings-words = Zeigen, was Bots zu Angeboten sagen
settings-asks = Nachfragen, bevor ich den Handel beende
theme-auto = automatisch
theme-light = hell
theme-dark = dunkel
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-off = aus

## other editions: town, bosses, open cards

others = Weitere Aktionen
others-pick = Tippe auf eine Karte, um zu sehen, was damit geht.
town = Stadt
town-text = Ein Gebäude bezahlst du mit Talern seiner eigenen Bohne. Am Ende zählt es so viele Taler, wie es gekostet hat.
town-have =
    { $n ->
        [one] du hast { $n } Taler
       *[other] du hast { $n } Taler
    }
town-buy = Kaufen
town-can-buy = kannst du kaufen
boss-sells-at =
    { $coins ->
        [one] verkauft für { $coins } Taler
       *[other] verkauft für { $coins } Taler
    }
boss-sells-in =
    { $n ->
        [one] noch { $n } Karte
       *[other] noch { $n } Karten
    }, dann verkauft er für { $coins ->
        [one] { $coins } Taler
       *[other] { $coins } Taler
    }
boss-takes = nimmt dir eine { $name } weg
boss-theirs =
    { $n ->
        [one] Mafia: { $n } Taler
       *[other] Mafia: { $n } Taler
    }
boss-yours =
    { $n ->
        [one] Du: { $n } Taler
       *[other] Du: { $n } Taler
    }
town-gone = Nicht mehr zu kaufen.
pile-store = Im General Store
pile-under = Unter dem Saloon
pile-due = Noch anzubauen
bosses = Die Bohnenmafia
top-card = Oben auf dem Nachziehstapel:
end-ahead =
    { $n ->
        [one] { $n } Taler vor der Mafia
       *[other] { $n } Taler vor der Mafia
    }
end-behind =
    { $n ->
        [one] { $n } Taler hinter der Mafia
       *[other] { $n } Taler hinter der Mafia
    }
end-level = gleichauf mit der Mafia, und das reicht nicht
end-tie =
    { $rule ->
        [BO2] Gleichstand: Wer im Uhrzeigersinn am weitesten von der Person sitzt, die begonnen hat, gewinnt.
        [IS2] Gleichstand: Wer die meisten Handkarten hat, gewinnt.
       *[other] Gleichstand: Regel { $rule } entscheidet.
    }

## the tutorial

tutorial = Einführung
tutorial-next = Weiter
tutorial-read = Lies, und drücke dann Weiter.
tutorial-again = Von vorn
tutorial-play = Jetzt richtig spielen
tutorial-hint = Das noch nicht: Tu, was im Kasten steht.
tutorial-of = Einführung: { $name }
tutorial-welcome = Willkommen! Du baust auf deinen Feldern Bohnen an und verkaufst sie für Taler. Deine Hand behält ihre Reihenfolge: Nur die vorderste Karte, links, kannst du anbauen. Baue sie an: Tippe auf ein Feld.
tutorial-second = Auch die nächste Karte darfst du anbauen. Es ist wieder eine Blaue Bohne: Tippe auf dasselbe Feld, denn auf jedem Feld wächst nur eine Sorte.
tutorial-meter = Die Zahlen unten auf einer Karte sind ihr Bohnometer. Golden steht da, was du bekommst, darunter, wie viele Karten du dafür brauchst: 4 Blaue Bohnen bringen 1 Taler, 6 bringen 2, 8 bringen 3. Auch dein Feld sagt es: „+2 → 1“ heißt, zwei Karten mehr bringen einen Taler.
tutorial-later = Einige Züge später. Deine Felder sind belegt: vier Blaue Bohnen, die jetzt einen Taler bringen, und zwei Sojabohnen.
tutorial-forced = Eine Karte, die angebaut werden muss, aber nirgends passt, zwingt zum Ernten. Deine Gartenbohne passt auf kein Feld: Ernte die Blauen Bohnen.
tutorial-replant = Vier Blaue Bohnen brachten einen Taler, die übrigen wurden abgelegt. Jetzt hat die Gartenbohne Platz: Baue sie an.
tutorial-stop = Du könntest noch eine anbauen, musst aber nicht. Drücke Fertig.
tutorial-trade = Zwei Karten wurden aufgedeckt, mit ihnen darfst du handeln. Bert will die Kidneybohne: Tippe sie an, tippe bei Du willst auf die Sojabohne und drücke Anbieten.
tutorial-gift = Bert hat zugesagt. Die Braune Bohne nützt dir nichts, aber Cleo baut sie an: Tippe sie an und drücke Verschenken. Sie geht an Cleo.
tutorial-end-trade = Ein Geschenk hilft euch beiden: Du musst die Karte nicht anbauen. Beende nun den Handel.
tutorial-aside = Was du bekommen hast, liegt neben deinen Feldern. Baue es an: Es kommt nie auf die Hand.
tutorial-protect = Noch eine Regel: Eine einzelne Bohne ist geschützt, solange auf einem anderen deiner Felder zwei oder mehr liegen. Versuche, die einzelne Gartenbohne zu ernten, und lies, warum es nicht geht.
tutorial-their-turn = Jetzt ist Bert am Zug und handelt. Gehandelt wird immer mit der Person, die am Zug ist, nie mit den anderen.
tutorial-answer = Bert bietet dir eine Sojabohne für deine Feuerbohne. Soja baust du an, und deine Feuerbohne passt nirgends: Nimm an.
tutorial-end = Ein gutes Geschäft für beide! Am Ende eines Zuges werden drei Karten gezogen und hinten in die Hand gesteckt. Ist der Nachziehstapel dreimal durchgespielt, ernten alle, und wer die meisten Taler hat, gewinnt. Das ist alles!
tutorial-west = High Bohn ist das Bohnenspiel im Wilden Westen. Taler behalten ihre Bohne: Mit Talern der richtigen Bohne kaufst du ein Gebäude, jederzeit.
tutorial-buy = Du hast zwei Taler mit Blauen Bohnen, und das Gefängnis leuchtet: Dafür reichen sie. Öffne die Stadt und kaufe ein Gefängnis. Mit dem zu 2 bringen Blaue Bohnen mehr.
tutorial-jail = Mit dem Gefängnis zu 2 bringen schon drei Blaue Bohnen einen Taler; alle anderen brauchen vier. Ernte deine Blauen Bohnen.
tutorial-west-end = Jede Gebäudesorte hilft auf andere Weise; tippe auf ein Gebäude und lies, wie. Am Ende zählt ein Gebäude so viele Taler, wie es gekostet hat. Das ist alles!
tutorial-mafia = Zu zweit gegen die Bohnenmafia. Al Cabohne und Don Corlebohne haben je ein Feld. Al verkauft, wenn sein Feld 3 Taler bringt, Don bei 2, und wer nicht mehr Taler hat als die Mafia, verliert.
tutorial-tribute = Schutzgeld: Al baut Blaue Bohnen an und du auch, also nimmt er dir eine. Ernte deine Blauen Bohnen vorher, oder drücke Fertig und zahle.
tutorial-hand = Gehandelt wird nicht. Baue deine vorderste Karte auf dem leeren Feld an.
tutorial-hand-second = Auch die nächste Karte darfst du anbauen. Zwei Sorten kommen auf zwei Felder: Baue die Kidneybohne bei den beiden anderen an.
tutorial-hand-done = Drücke Fertig: Dann werden drei Karten aufgedeckt. Was ein Boss anbaut, bekommt er sofort.
tutorial-open = Von den offenen Karten baust du an, was du willst, oder du gibst sie einem Boss; den Rest muss Bert verwenden. Baue die Sorte an, die bei dir schon wächst.
tutorial-mafia-end = Jeder Boss muss am Ende deines Zuges eine Karte haben. Ist der Nachziehstapel dreimal durchgespielt, verkaufen alle: Du gewinnst mit den meisten Talern, und mit mehr, als die Mafia hat. Das ist alles!

## playing in this browser, without a server

offline-play = Hier spielen, ohne Server
offline-welcome = Bohnhof ist ein Kartenspiel, in dem du mit Bohnen handelst, mit Bots als Gegnern. Es läuft in deinem Browser: ohne Server und ohne Konto. Einmal werden etwa 6 MB geladen; danach kannst du auch ohne Netz spielen.
offline-docs = Lies, wie es gemacht ist
offline-here = Du spielst in diesem Browser, ohne Server. Deine Spiele bleiben auf diesem Gerät.
offline-server = Zu den Tischen dieses Servers
offline-slow =
    { $n ->
        [one] { $names } denkt hier langsamer und bekommt weniger Zeit.
       *[other] { $names } denken hier langsamer und bekommen weniger Zeit.
    }
offline-edition = Eigene Ausgabe hinzufügen (TOML) …
offline-loading = Das Spiel wird geladen: { $done } von { $total } MB
offline-starting = Die Karten werden gemischt …
offline-elsewhere = Du hast das Spiel in einem anderen Tab offen. Es geht hier weiter, wenn du ihn schließt.
offline-missing = Dieser Server wurde ohne das Spiel installiert, das im Browser läuft („make engine“ baut es).
offline-old = Dieser Browser kann das Spiel nicht ausführen: Er ist zu alt, oder WebAssembly ist abgeschaltet. Aktuelle Versionen von Chrome, Edge, Firefox und Safari können es.
offline-failed = Das Spiel konnte in diesem Browser nicht starten: { $why }
offline-afresh = Gespeicherte Spiele löschen und noch einmal versuchen
offline-not-kept = Dieser Browser behält deine Spiele nicht: Sie sind weg, wenn du die Seite schließt.
offline-update = Es gibt eine neue Version.
offline-reload = Jetzt verwenden
offline-later = Später
referee = Schiedsrichter
referee-about = Schreibe eine Stellung und Aktionen in der Notation: Die Regeln beurteilen sie, und du kannst für alle Plätze weiterspielen.
referee-text = Stellung und Aktionen
referee-judge = Beurteilen
referee-play = Von hier weiterspielen
referee-seat = Platz
referee-back = Zurück zum Text
referee-example = Ein Beispiel öffnen und weiterspielen
verify = Ein Protokoll prüfen
verify-about = Wähle das Protokoll eines Spiels, das du heruntergeladen hast: Dein Browser spielt es nach und sagt, was es beweist. Nichts wird gesendet.
verify-hash = Die Festlegung, die der Tisch gezeigt hat
verify-key = Der Schlüssel des Servers
