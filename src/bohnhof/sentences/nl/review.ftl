### Terugblik op gespeelde spellen.

review = Terugblik
review-told =
    { $who }: { $result } munten. { $kind ->
        [trade] De kaarten gaven { $cards }, eigen ruilen { $deals }, ruilen van anderen { $others }, planten en oogsten { $planting }
        [rival] De kaarten gaven { $cards }, wat ermee gespeeld is tegen de maffia { $planting }
       *[plain] De kaarten gaven { $cards }, wat ermee gespeeld is { $planting }
    }. Zonder het geluk van de kaarten: { $fair } ± { $spread }.
review-about = In munten voorsprong op het gemiddelde van de anderen. Eén spel zegt weinig: let op de ±. Beoordeeld door { $judge }.
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
review-deal = { $maker } geeft { $partner } { $gave } voor { $got }
review-best = Beste momenten
review-worst = Dure momenten
review-choice =
    Beurt { $turn }, { $who }: { $did }. { $how ->
        [well] Dat was { $gain } ± { $error } munten beter dan: { $other }.
       *[badly] { $gain } ± { $error } munten beter: { $other }.
    } { $why }
review-none = Er springt niets uit.
review-missed = Ruilen die beide kanten hadden gewild
review-missed-deal = Beurt { $turn }: { $who } had { $partner } { $give } voor { $want } kunnen bieden, goed voor { $gain } voor { $who } en { $theirs } voor { $partner }.
review-wait = Wachten
review-turn = Beurt
review-follows = Het spel wordt gevolgd
review-tries = Keuzes worden uitgeprobeerd
review-looks-for-deals = Er wordt naar ruilen gezocht
