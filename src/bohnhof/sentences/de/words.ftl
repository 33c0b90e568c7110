### Words and names that sentences are made of.

language = Deutsch
decimal-sign = ,

nothing = nichts
everybody = alle
you = du
no-page = Hier ist nichts
no-page-text = Vielleicht ist die Adresse falsch geschrieben, oder es gibt die Seite nicht mehr.
no-page-home = Zur Startseite
listing = { $first } und { $last }
cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
goods-cards = { $n } × { $bean }
goods-beans =
    { $n ->
        [1] eine { $bean }
       *[other] { $n } × { $bean }
    }
goods-coins =
    { $n ->
        [one] { $n } Taler ({ $bean })
       *[other] { $n } Taler ({ $bean })
    }
coins =
    { $n ->
        [one] { $n } Taler
       *[other] { $n } Taler
    }
coins-worth =
    { $n ->
        [one] { $n } Taler
       *[other] { $n } Taler
    }
seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }

edition-boonanza = Boonanza
edition-boonanza-about = Der Klassiker: acht Bohnen, zu dritt drei Felder, kein Feld zu kaufen.
edition-boonanza-length = etwa 45 Min.
edition-bohnanza = Bohnanza
edition-bohnanza-about = Die erste Ausgabe von 1997: ein drittes Feld zu kaufen, Varianten für Kenner.
edition-bohnanza-length = etwa 45 Min.
edition-bohnanza-plus = Bohnanza mit Erweiterung
edition-bohnanza-plus-about = Mit Kaffee-, Rum- und Kakaobohnen, für bis zu sieben Personen.
edition-bohnanza-plus-length = etwa 60 Min.
edition-eleven-beans = Elf Bohnen
edition-eleven-beans-about = Die isländische Ausgabe: elf Bohnensorten, ab zwei Personen, bei Gleichstand gewinnt die vollere Hand.
edition-eleven-beans-length = etwa 60 Min.
edition-duel = Duell
edition-duel-about = Zu zweit, ohne Handel: Was du liegen lässt, muss dein Gegenüber nutzen. Veröffentlichte Regeln, die in keinem der fünf Hefte stehen.
edition-duel-length = etwa 30 Min.
edition-al-cabohne = Al Cabohne
edition-al-cabohne-about = Zu zweit gegen die Bohnenmafia: Die Bosse holen sich ihren Anteil.
edition-al-cabohne-length = etwa 45 Min.
edition-al-cabohne-solo = Al Cabohne allein
edition-al-cabohne-solo-about = Du allein gegen drei Bosse, deren Taler doppelt zählen.
edition-al-cabohne-solo-length = etwa 25 Min.
edition-high-bohn = High Bohn
edition-high-bohn-about = Der Wilde Westen: Bezahle Gebäude mit Talern ihrer eigenen Bohne.
edition-high-bohn-length = etwa 75 Min.
edition-high-bohn-cognac = High Bohn mit Cognac
edition-high-bohn-cognac-about = High Bohn mit Cognacbohnen und der Destillerie.
edition-high-bohn-cognac-length = etwa 90 Min.

bot-random = ahnungslos
bot-rulebook = nach Lehrbuch
bot-trader = Händler
bot-expert = Kenner
bot-sprout = Anfänger
bot-casual = Gelegenheitsspieler
bot-club = Vereinsspieler
bot-veteran = Alter Hase
bot-master = Meister
bot-champion = Champion
bot-greedy = gierig
bot-hunter = Jäger

phase-plant = anbauen
phase-trade = handeln
phase-aside = anbauen
phase-draw = ziehen
phase-encore = Zugabe
phase-leftovers = Reste
phase-tribute = Schutzgeld
phase-discard = ablegen
phase-open = offene anbauen
phase-bank = Bank
phase-reorder = ordnen
phase-shopping = einkaufen

building-goldmine = Goldmine
building-tipi = Tipi
building-bank = Bank
building-farm = Farm
building-saloon = Saloon
building-store = General Store
building-blacksmith = Schmiede
building-jail = Gefängnis
building-distillery = Destillerie

boss-al = Al Cabohne
boss-don = Don Corlebohne
boss-joe = Joe Bohnano
boss-give = An { $boss } geben
boss-coins =
    { $n ->
        [one] Die Mafia hat { $n } Taler
       *[other] Die Mafia hat { $n } Taler
    }
boss-each =
    { $n ->
        [one] { $n } Taler, der { $each } zählt
       *[other] { $n } Taler, von denen jeder { $each } zählt
    }

phase-retire = Sorte nennen
phase-final-harvest = letzte Ernte
phase-sell = letzte Ernte

bean-ending = bohne

## Beans, as they are usually called, and as the booklet of an edition calls them

bean-blue = Blaue Bohne
bean-chili = Feuerbohne
bean-stink = Saubohne
bean-green = Brechbohne
bean-soy = Sojabohne
bean-black-eyed = Augenbohne
bean-red = Rote Bohne
bean-garden = Gartenbohne
bean-coffee = Kaffeebohne
bean-wax = Wachsbohne
bean-cocoa = Kakaobohne
bean-kidney = Kidneybohne
bean-puff = Puffbohne
bean-runner = Stangenbohne
bean-cognac = Cognacbohne
bean-wax-in-bohnanza-plus = Rumbohne
bean-red-in-boonanza = Kidneybohne
bean-stink-in-boonanza = Braune Bohne
bean-stink-in-al-cabohne = Pferdebohne
bean-stink-in-al-cabohne-solo = Pferdebohne

## The letter of a bean: one of its name, and no other bean of the edition has it

letter-blue = B
letter-chili = F
letter-stink = S
letter-green = H
letter-soy = J
letter-black-eyed = A
letter-red = R
letter-garden = G
letter-coffee = K
letter-wax = W
letter-cocoa = O
letter-kidney = K
letter-puff = U
letter-runner = S
letter-cognac = C
letter-red-in-boonanza = K
letter-stink-in-boonanza = N
letter-wax-in-bohnanza-plus = M
letter-stink-in-al-cabohne = P
letter-stink-in-al-cabohne-solo = P
