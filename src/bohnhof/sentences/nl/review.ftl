### Reviews of finished games.

review = Terugblik
review-told =
    { $who }: { $result } munten ten opzichte van het gemiddelde van de anderen. { $kind ->
        [trade] Het begin was { $start } waard, de kaarten gaven { $cards }, eigen ruilen { $deals }, ruilen van anderen { $others }, planten en oogsten { $planting }
        [rival] Het begin was { $start } waard, de kaarten gaven { $cards }, het spel daarmee tegen de maffia { $planting }
       *[plain] Het begin was { $start } waard, de kaarten gaven { $cards }, het spel daarmee { $planting }
    }. Zonder geluk met de kaarten: { $fair }.
review-about = In munten voorsprong op het gemiddelde van de anderen. Eén spel zegt weinig: let op de ±. Beoordeeld naar { $judge }.
review-judge =
    { $kind ->
        [value] wat bots van veel spellen hebben geleerd
       *[habits] de vuistregels van bots
    }
review-start = Begin
review-cards = Kaarten
review-own-deals = Eigen ruilen
review-other-deals = Ruilen van anderen
review-planting = Planten en oogsten
review-purchases = Aankopen
review-result = Uitslag
review-fair = Zonder geluk
review-graph = Verwachte voorsprong aan het eind
review-graph-deals = Stippen zijn ruilen.
review-percent = { $n }%
review-chances = Kans om te winnen
review-deals = Ruilen
review-best = Beste momenten
review-worst = Dure momenten
review-choice =
    Beurt { $turn }, { $who }: { $did }. { $how ->
        [well] Dat was { $gain } munten beter dan “{ $other }”.
       *[badly] Beter was “{ $other }”, met { $gain } munten verschil.
    } { $why }
review-none = Niets springt eruit.
review-missed = Ruilen die beide kanten hadden gewild
review-missed-deal =
    Beurt { $turn }: { $who } had { $partner } { $deal ->
        [gift] { $give } cadeau kunnen aanbieden
        [ask] om { $want } kunnen vragen
       *[trade] { $give } voor { $want } kunnen bieden
    }, goed voor { $gain } voor { $who } en { $theirs } voor { $partner }.
review-wait = Wachten
review-turn = Beurt
review-follows = Het spel wordt nagespeeld
review-tries = Keuzes worden uitgeprobeerd
review-looks-for-deals = Er wordt naar ruilen gezocht

## my games

my-games = Mijn spellen
my-games-about = De uitslag is je voorsprong in munten op het gemiddelde van de anderen. Zonder geluk: de uitslag min wat de kaarten je gaven. Deze lijst komt alleen uit deze browser en de links naar je plaatsen; er zijn geen accounts.
my-games-none = Je hebt hier nog geen spel uitgespeeld.
my-games-counting = Spel { $n } van { $of } wordt geanalyseerd …
my-games-played = Spellen
my-games-won = Gewonnen
my-games-coins = Munten per spel
my-games-made = Ruilen
my-games-partner = Favoriete ruilpartner
my-games-partner-deals = { $name } ({ $n })
my-games-export = Opslaan als bestand
my-games-unread =
    { $n ->
        [one] Eén spel kon niet worden geanalyseerd.
       *[other] { $n } spellen konden niet worden geanalyseerd.
    }
my-games-you-won = gewonnen
