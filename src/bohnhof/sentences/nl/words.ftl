### Words and names that sentences are made of.

language = Nederlands
decimal-sign = ,

nothing = niets
everybody = iedereen
you = jij
no-page = Hier is niets
no-page-text = Misschien is het adres verkeerd gespeld, of wat hier was, is weg.
no-page-home = Naar de startpagina
listing = { $first } en { $last }
cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
goods-cards = { $n } × { $bean }
goods-beans =
    { $n ->
        [1] een { $bean }
       *[other] { $n } × { $bean }
    }
goods-coins =
    { $n ->
        [one] { $n } munt ({ $bean })
       *[other] { $n } munten ({ $bean })
    }
coins =
    { $n ->
        [one] { $n } munt
       *[other] { $n } munten
    }
coins-worth =
    { $n ->
        [one] { $n } munt
       *[other] { $n } munten
    }
seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } seconden
    }

edition-boonanza = Boonanza
edition-boonanza-about = De klassieker: acht bonen, met z'n drieën drie velden, geen veld te koop.
edition-boonanza-length = ca. 45 min
edition-bohnanza = Bohnanza
edition-bohnanza-about = De eerste uitgave, uit 1997: een derde veld te koop en varianten voor kenners.
edition-bohnanza-length = ca. 45 min
edition-bohnanza-plus = Bohnanza met uitbreiding
edition-bohnanza-plus-about = Met koffie-, rum- en cacaobonen, tot zeven spelers.
edition-bohnanza-plus-length = ca. 60 min
edition-eleven-beans = Elf bonen
edition-eleven-beans-about = De IJslandse uitgave: elf soorten bonen, vanaf twee spelers, bij gelijkspel wint wie de meeste handkaarten heeft.
edition-eleven-beans-length = ca. 60 min
edition-duel = Duel
edition-duel-about = Voor twee, zonder ruilen: wat jij laat liggen, moet je tegenstander gebruiken. Gepubliceerde regels die in geen van de vijf boekjes staan.
edition-duel-length = ca. 30 min
edition-al-cabohne = Al Cabohne
edition-al-cabohne-about = Voor twee tegen de bonenmaffia: de bazen nemen hun deel.
edition-al-cabohne-length = ca. 45 min
edition-al-cabohne-solo = Al Cabohne alleen
edition-al-cabohne-solo-about = Jij alleen tegen drie bazen, van wie de munten dubbel tellen.
edition-al-cabohne-solo-length = ca. 25 min
edition-high-bohn = High Bohn
edition-high-bohn-about = Het Wilde Westen: betaal gebouwen met munten van hun eigen boon.
edition-high-bohn-length = ca. 75 min
edition-high-bohn-cognac = High Bohn met cognac
edition-high-bohn-cognac-about = High Bohn met cognacbonen en de distilleerderij.
edition-high-bohn-cognac-length = ca. 90 min

bot-random = weet van niets
bot-rulebook = volgens het boekje
bot-trader = handelaar
bot-expert = kenner
bot-sprout = beginner
bot-casual = recreatief
bot-club = clubspeler
bot-veteran = oude rot
bot-master = meester
bot-champion = kampioen
bot-greedy = hebberd
bot-hunter = jager

phase-plant = planten
phase-trade = ruilen
phase-aside = planten
phase-draw = trekken
phase-encore = toegift
phase-leftovers = resten
phase-tribute = beschermgeld
phase-discard = afleggen
phase-open = open kaarten
phase-bank = bank
phase-reorder = ordenen
phase-shopping = inkopen

building-goldmine = Goudmijn
building-tipi = Tipi
building-bank = Bank
building-farm = Boerderij
building-saloon = Saloon
building-store = Winkel
building-blacksmith = Smederij
building-jail = Gevangenis
building-distillery = Distilleerderij

boss-al = Al Cabohne
boss-don = Don Corlebohne
boss-joe = Joe Bohnano
boss-give = Geef het aan { $boss }
boss-coins =
    { $n ->
        [one] De maffia heeft { $n } munt
       *[other] De maffia heeft { $n } munten
    }
boss-each =
    { $n ->
        [one] { $n } munt, die { $each } telt
       *[other] { $n } munten, die elk { $each } tellen
    }

phase-retire = soort noemen
phase-final-harvest = laatste oogst
phase-sell = laatste oogst

bean-ending = boon

## Beans, as they are usually called, and as the booklet of an edition calls them

bean-blue = blauwe boon
bean-chili = vuurboon
bean-stink = stinkboon
bean-green = sperzieboon
bean-soy = sojaboon
bean-black-eyed = ogenboon
bean-red = rode boon
bean-garden = tuinboon
bean-coffee = koffieboon
bean-wax = wasboon
bean-cocoa = cacaoboon
bean-kidney = kidneyboon
bean-puff = pufboon
bean-runner = staakboon
bean-cognac = cognacboon
bean-red-in-boonanza = kidneyboon
bean-stink-in-boonanza = bruine boon
bean-wax-in-bohnanza-plus = rumboon
bean-stink-in-al-cabohne = paardenboon
bean-stink-in-al-cabohne-solo = paardenboon
bean-green-in-al-cabohne = breekboon
bean-green-in-al-cabohne-solo = breekboon

## The letter of a bean: one of its name, and no other bean of the edition has it

letter-blue = B
letter-chili = V
letter-stink = S
letter-green = P
letter-soy = J
letter-black-eyed = O
letter-red = R
letter-garden = T
letter-coffee = K
letter-wax = W
letter-cocoa = C
letter-kidney = K
letter-puff = F
letter-runner = S
letter-cognac = C
letter-red-in-boonanza = K
letter-stink-in-boonanza = U
letter-wax-in-bohnanza-plus = M
letter-stink-in-al-cabohne = P
letter-stink-in-al-cabohne-solo = P
letter-green-in-al-cabohne = R
letter-green-in-al-cabohne-solo = R
