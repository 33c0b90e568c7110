### Words and names that sentences are made of.

language = Íslenska
decimal-sign = ,

nothing = ekkert
everybody = allir
you = þú
no-page = Hér er ekkert
no-page-text = Kannski er slóðin röng, eða það sem hér var er farið.
no-page-home = Á upphafssíðuna
listing = { $first } og { $last }
cards =
    { $n ->
        [one] { $n } spil
       *[other] { $n } spil
    }
goods-cards = { $n } × { $bean }
goods-beans =
    { $n ->
        [1] { $bean }
       *[other] { $n } × { $bean }
    }
goods-coins =
    { $n ->
        [one] { $n } gullpeningur ({ $bean })
       *[other] { $n } gullpeningar ({ $bean })
    }
coins =
    { $n ->
        [one] { $n } gullpeningur
       *[other] { $n } gullpeningar
    }
coins-worth =
    { $n ->
        [1] { $n } gullpening
       *[other] { $n } gullpeninga
    }
seconds =
    { $n ->
        [one] { $n } sekúnda
       *[other] { $n } sekúndur
    }

edition-boonanza = Boonanza
edition-boonanza-about = Hið sígilda: átta baunir, þrír akrar fyrir þrjá, enginn akur til sölu.
edition-boonanza-length = um 45 mín.
edition-bohnanza = Bohnanza
edition-bohnanza-about = Fyrsta útgáfan frá 1997: þriðji akurinn til sölu og afbrigði fyrir lengra komna.
edition-bohnanza-length = um 45 mín.
edition-bohnanza-plus = Bohnanza með viðbót
edition-bohnanza-plus-about = Með kaffi-, romm- og kakóbaunum, fyrir allt að sjö.
edition-bohnanza-plus-length = um 60 mín.
edition-eleven-beans = Ellefu baunir
edition-eleven-beans-about = Íslenska útgáfan: ellefu tegundir bauna, fyrir tvo eða fleiri. Við jafntefli vinnur sá sem er með fleiri spil á hendi.
edition-eleven-beans-length = um 60 mín.
edition-duel = Einvígi
edition-duel-about = Fyrir tvo, án skipta: það sem þú skilur eftir verður mótspilarinn að nota. Útgefnar reglur sem eru ekki í neinum af bæklingunum fimm.
edition-duel-length = um 30 mín.
edition-al-cabohne = Al Cabohne
edition-al-cabohne-about = Fyrir tvo gegn baunamafíunni: foringjarnir taka sinn hlut.
edition-al-cabohne-length = um 45 mín.
edition-al-cabohne-solo = Al Cabohne fyrir einn
edition-al-cabohne-solo-about = Þú gegn þremur foringjum og gullpeningar þeirra telja tvöfalt.
edition-al-cabohne-solo-length = um 25 mín.
edition-high-bohn = High Bohn
edition-high-bohn-about = Villta vestrið: borgaðu hverja byggingu með gullpeningum úr hennar eigin baun.
edition-high-bohn-length = um 75 mín.
edition-high-bohn-cognac = High Bohn með koníaki
edition-high-bohn-cognac-about = High Bohn með koníaksbaunum og eimingarhúsinu.
edition-high-bohn-cognac-length = um 90 mín.

bot-random = veit ekkert
bot-rulebook = eftir bókinni
bot-trader = kaupmaður
bot-expert = sérfræðingur
bot-sprout = byrjandi
bot-casual = frístundaspilari
bot-club = klúbbspilari
bot-veteran = reynslubolti
bot-master = meistari
bot-champion = kappi
bot-greedy = gráðugur
bot-hunter = veiðimaður

phase-plant = sá
phase-trade = skipta
phase-aside = sá
phase-draw = draga
phase-encore = aukasáning
phase-leftovers = afgangar
phase-tribute = gjald
phase-discard = henda
phase-open = sá opnum
phase-bank = banki
phase-reorder = raða
phase-shopping = kaup

building-goldmine = Gullnáma
building-tipi = Indíánatjald
building-bank = Banki
building-farm = Býli
building-saloon = Krá
building-store = Krambúð
building-blacksmith = Smiðja
building-jail = Fangelsi
building-distillery = Eimingarhús

boss-al = Al Cabohne
boss-don = Don Corlebohne
boss-joe = Joe Bohnano
boss-give = Gefa { $boss }
boss-coins =
    { $n ->
        [one] Mafían á { $n } gullpening
       *[other] Mafían á { $n } gullpeninga
    }
boss-each =
    { $n ->
        [one] { $n } gullpeningur sem gildir { $each }
       *[other] { $n } gullpeningar sem gilda { $each } hver
    }

phase-retire = nefna tegund
phase-final-harvest = lokauppskera
phase-sell = lokauppskera

bean-ending = baun

## Beans, as they are usually called, and as the booklet of an edition calls them

bean-blue = blá baun
bean-chili = chili-baun
bean-stink = fjölbaun
bean-green = græn baun
bean-soy = sojabaun
bean-black-eyed = augnbaun
bean-red = rauð baun
bean-garden = garðbaun
bean-coffee = kaffibaun
bean-wax = vaxbaun
bean-cocoa = kakóbaun
bean-kidney = nýrnabaun
bean-puff = bóndabaun
bean-runner = klifurbaun
bean-cognac = koníaksbaun
bean-red-in-boonanza = nýrnabaun
bean-stink-in-boonanza = brún baun
bean-wax-in-bohnanza-plus = rommbaun
bean-stink-in-al-cabohne = hestabaun
bean-stink-in-al-cabohne-solo = hestabaun

## The letter of a bean: one of its name, and no other bean of the edition has it

letter-blue = B
letter-chili = C
letter-stink = F
letter-green = G
letter-soy = S
letter-black-eyed = A
letter-red = R
letter-garden = Ð
letter-coffee = K
letter-wax = V
letter-cocoa = Ó
letter-kidney = N
letter-puff = D
letter-runner = K
letter-cognac = K
letter-red-in-boonanza = N
letter-stink-in-boonanza = Ú
letter-wax-in-bohnanza-plus = M
letter-stink-in-al-cabohne = H
letter-stink-in-al-cabohne-solo = H
