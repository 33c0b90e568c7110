### Words and names that sentences are made of.

language = English
decimal-sign = .

nothing = nothing
everybody = everybody
you = you
no-page = There is nothing here
no-page-text = The address may be misspelt, or what was here is gone.
no-page-home = To the start page
listing = { $first } and { $last }
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
goods-cards = { $n } { $bean }
goods-beans =
    { $n ->
        [1] a { $bean }
       *[other] { $n } { $bean }s
    }
goods-coins =
    { $n ->
        [one] { $n } { $bean } coin
       *[other] { $n } { $bean } coins
    }
coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
coins-worth =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }

edition-boonanza = Boonanza
edition-boonanza-about = The classic: eight kinds of bean. Three players have three fields each; none can be bought.
edition-boonanza-length = about 45 min
edition-bohnanza = Bohnanza
edition-bohnanza-about = The first edition of 1997: a third field to buy, and variants for experts.
edition-bohnanza-length = about 45 min
edition-bohnanza-plus = Bohnanza with expansion
edition-bohnanza-plus-about = Coffee, rum and cocoa beans join in, for up to seven.
edition-bohnanza-plus-length = about 60 min
edition-eleven-beans = Eleven beans
edition-eleven-beans-about = The Icelandic box: eleven kinds of bean, for two or more. Ties go to the fuller hand.
edition-eleven-beans-length = about 60 min
edition-duel = Duel
edition-duel-about = For two, without trading: what you leave, your opponent must use. Published rules that are not in any of the five booklets.
edition-duel-length = about 30 min
edition-al-cabohne = Al Cabohne
edition-al-cabohne-about = For two against the bean mafia: the bosses take their share.
edition-al-cabohne-length = about 45 min
edition-al-cabohne-solo = Al Cabohne alone
edition-al-cabohne-solo-about = You alone against three bosses, whose coins count double.
edition-al-cabohne-solo-length = about 25 min
edition-high-bohn = High Bohn
edition-high-bohn-about = The Wild West: pay for buildings with coins of their own bean.
edition-high-bohn-length = about 75 min
edition-high-bohn-cognac = High Bohn with cognac
edition-high-bohn-cognac-about = High Bohn with cognac beans and the distillery.
edition-high-bohn-cognac-length = about 90 min

bot-random = clueless
bot-rulebook = by the book
bot-trader = trader
bot-expert = expert
bot-sprout = beginner
bot-casual = casual
bot-club = club player
bot-veteran = veteran
bot-master = master
bot-champion = champion
bot-greedy = greedy
bot-hunter = hunter

phase-plant = plant
phase-trade = trade
phase-aside = plant
phase-draw = draw
phase-encore = encore
phase-leftovers = leftovers
phase-tribute = tribute
phase-discard = discard
phase-open = plant open
phase-bank = bank
phase-reorder = reorder
phase-shopping = shopping

building-goldmine = Goldmine
building-tipi = Tipi
building-bank = Bank
building-farm = Farm
building-saloon = Saloon
building-store = General store
building-blacksmith = Blacksmith
building-jail = Jail
building-distillery = Distillery

boss-al = Al Cabohne
boss-don = Don Corlebohne
boss-joe = Joe Bohnano
boss-give = Give it to { $boss }
boss-coins =
    { $n ->
        [one] The mafia has { $n } coin
       *[other] The mafia has { $n } coins
    }
boss-each =
    { $n ->
        [one] { $n } coin, which counts { $each }
       *[other] { $n } coins, each of which counts { $each }
    }

phase-retire = name a kind
phase-final-harvest = last harvest
phase-sell = last harvest

bean-ending = bean

## Beans, as they are usually called, and as the booklet of an edition calls them

bean-blue = blue bean
bean-chili = chili bean
bean-stink = stink bean
bean-green = green bean
bean-soy = soy bean
bean-black-eyed = black-eyed bean
bean-red = red bean
bean-garden = garden bean
bean-coffee = coffee bean
bean-wax = wax bean
bean-cocoa = cocoa bean
bean-kidney = kidney bean
bean-puff = puff bean
bean-runner = runner bean
bean-cognac = cognac bean
bean-red-in-boonanza = kidney bean
bean-chili-in-boonanza = fire bean
bean-stink-in-boonanza = brown bean
bean-chili-in-bohnanza = fire bean
bean-chili-in-bohnanza-plus = fire bean
bean-wax-in-bohnanza-plus = rum bean
bean-stink-in-al-cabohne = horse bean
bean-stink-in-al-cabohne-solo = horse bean
bean-green-in-al-cabohne = snap bean
bean-green-in-al-cabohne-solo = snap bean
bean-chili-in-al-cabohne = fire bean
bean-chili-in-al-cabohne-solo = fire bean

## The letter of a bean: one of its name, and no other bean of the edition has it

letter-blue = B
letter-chili = C
letter-stink = S
letter-green = G
letter-soy = Y
letter-black-eyed = E
letter-red = R
letter-garden = D
letter-coffee = F
letter-wax = W
letter-cocoa = O
letter-kidney = K
letter-puff = P
letter-runner = R
letter-cognac = N
letter-red-in-boonanza = K
letter-chili-in-boonanza = F
letter-stink-in-boonanza = W
letter-chili-in-bohnanza = F
letter-chili-in-bohnanza-plus = F
letter-coffee-in-bohnanza-plus = C
letter-wax-in-bohnanza-plus = M
letter-stink-in-al-cabohne = H
letter-stink-in-al-cabohne-solo = H
letter-green-in-al-cabohne = S
letter-green-in-al-cabohne-solo = S
letter-chili-in-al-cabohne = F
letter-chili-in-al-cabohne-solo = F
