### What only the web table says.

## words used everywhere

yours = Your fields and coins
rule = Rule { $id }
understood = OK
quoted = “{ $text }”
close = Close
cancel = Cancel
clear = Clear
menu = Menu
date =
    { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year }
home = Start page
rules = Rules
rules-search = Search the rules
connecting = One moment …
offline = Connection lost, trying again …
not-loaded = This page could not be loaded
not-loaded-why = There is no connection, or Bohnhof was updated just now.
try-again = Try again
on-its-way = Sending …
undone = A move was undone.
fair = The shuffle is fixed before the deal and can be checked after the game:
fair-added = { $names } added a number of their own to the deal, so the server cannot choose the deck alone.
fair-mine = Your number is part of it.
fair-missing = Your number is missing from the deal.

## what is kept

privacy = Privacy
privacy-kept = What is stored
privacy-cookie = A cookie with a random id, so that you find your seats again. There are no accounts and no other cookies.
privacy-name = The name you give at a table. Everybody who has the link to the table can see it.
privacy-games = Every move, with its seat and time. Anybody with the link to a finished game can replay it.
privacy-talk = Chat: everybody who plays or watches at the table can see it.
privacy-address = Your internet address, only in memory and only for a while, so that no single visitor slows down everybody else. It is not stored.
privacy-browser = In your own browser: your settings, the links to your seats, and the numbers you added to deals.
privacy-long = How long it is stored
privacy-no-end = Until somebody deletes it.
privacy-days =
    { $n ->
        [one] Chat and unfinished games are deleted after { $n } day. Finished games stay.
       *[other] Chat and unfinished games are deleted after { $n } days. Finished games stay.
    }
privacy-backups = Backups may still hold what was deleted. Each is replaced after at most seven days, not counting days on which the server is off.
privacy-delete = How to have it deleted
privacy-how = Ask whoever runs this server, and name a table and your seat. They can export everything stored about you, and delete it. Your moves stay in the games, without your name.

## lobby

welcome = Plant, trade, harvest: the bean game with friends and bots. No account, no download.
tutorial-link = New here? Learn it in five minutes.
lobby-choose = Choose a game
lobby-players =
    { $n ->
        [one] { $range } player
       *[other] { $range } players
    }
lobby-name = Your name
name-unknown = Farmer
lobby-seats = Players
lobby-level = Bots
lobby-now = Play now
lobby-continue = Continue playing
lobby-play-bots = Play against bots
lobby-play-solo = Play
lobby-with-friends = Invite friends
lobby-more = More settings
lobby-coach = The coach may give hints
lobby-public = Anybody may join (shown in the list of open tables)
lobby-clock = Time limit per phase
lobby-no-clock = no limit
pace = Pace of the bots
pace-calm = calm
pace-normal = normal
pace-quick = quick
lobby-takeover = A bot takes over from absent players
lobby-takeover-after =
    { $unit ->
        [minutes] after { $n } minutes
       *[seconds] after { $n } seconds
    }
lobby-takeover-never = never
lobby-mine = Your tables
lobby-open = Open tables
stage-lobby = waiting for players
stage-play = being played
stage-over = finished
join = Join
go-on = Continue

## before the game

room-seats = Players
room-host = host
room-add-bot = Add a bot
room-fill = Fill with bots
room-remove = Remove
room-sit = Sit down
room-lesson = Never played? Learn it in five minutes (opens a new tab).
room-full = All seats are taken: you can watch.
room-start = Start the game
room-missing =
    { $n ->
        [one] { $n } seat is still open.
       *[other] { $n } seats are still open.
    }
room-wait = Waiting for the host to start the game.
room-rise = Leave my seat
room-pace = Pace of the bots: { $pace }
room-takeover =
    { $unit ->
        [minutes] A bot takes over from players who are away for { $n } minutes
       *[seconds] A bot takes over from players who are away for { $n } seconds
    }
room-no-coach = No hints from the coach
room-public = Anybody may join
share = Invite
share-text = Send this link, or let somebody scan it:
share-link = Link to this table
share-qr = QR code of the link to this table
share-copy = Copy
share-copied = Copied
share-send = Share …
share-only-here = This link opens on this computer only. To let phones and other computers in, start the server with { $option }.
share-board = Board for a television
share-seat = Play on another device
share-seat-secret = Whoever has this link has your seat: keep it to yourself.
chat-players-only = At this table only those who play may talk.
devices = Your devices
devices-text = If somebody else may have your seat link, or you are still signed in elsewhere, sign out the other devices. Only this browser will then keep your seat.
devices-sign-out = Sign out other devices
devices-done = Done: only this browser has your seat now.
host = Host options
host-remove = Really remove { $name }?
host-remove-lobby = People you remove cannot sit down here again.
host-remove-play = A bot takes over for people you remove, until the end of the game.
host-watchers-talk = Spectators may talk
host-watchers =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
host-send-away = Remove spectators
host-send-away-sure = Remove all spectators?
host-close-text = Closing the table ends it for everybody.
host-close = Close the table
host-close-sure = Really close it?
farewell-removed = The host has removed you from this table.
farewell-closed = The host has closed this table.
farewell-ended = You agreed to end this game.
farewell-left = You have left this table.
farewell-back = Come back
table-tools = Pause, leave or end
away-nobody = { $name } is away.
away-bot = { $name } is away; a bot plays.
away-call-bot = Let a bot play
away-wait = Wait again
call-bot-for = Let a bot play for { $name }
pause = Pause
pause-text = The game pauses when everybody here agrees.
pause-end = Continue
paused = The game is paused.
end-game = End the game
end-game-text = The game ends without a result when everybody who is here agrees.
end-game-sure = Really end it?
agree = Agree
agreed = You agree
asks-pause =
    { $n ->
        [one] { $names } would like a pause.
       *[other] { $names } would like a pause.
    }
asks-end =
    { $n ->
        [one] { $names } would like to end the game.
       *[other] { $names } would like to end the game.
    }
leave = Leave
leave-sure = Really leave?
leave-text-play = A bot plays for you until you come back.
leave-text-lobby = Your seat becomes free.

## seats

seat = Seat { $n }
seat-open = open
seats-open =
    { $n ->
        [one] { $n } open seat
       *[other] { $n } open seats
    }
seat-bot = bot
seat-away = away
seat-waits = the game waits for this player
seat-offer = Make an offer to { $name }
seat-ready = done trading

## the table

phases = Phases of the turn
table = The table
front = front
hand-yours =
    { $n ->
        [one] Your hand, { $n } card
       *[other] Your hand, { $n } cards
    }
hand-card = card { $n }: { $name }
hand-front = front card
hand-cards =
    { $n ->
        [one] { $n } hand card
       *[other] { $n } hand cards
    }
hand-empty = Your hand is empty.
hand-after = Your hand afterwards:
card-given = in your offer
aside = To be planted
aside-short = gets
pile-draw = draw
pile-discard = discard
faceup = Turned-up cards
faceup-none = no cards turned up
exhaustions =
    { $n ->
        [one] The game ends when the draw pile runs out.
       *[other] The game ends when the draw pile has run out { $n } more times.
    }
field-n = Field { $n }
field-empty = empty
field-grows = { $n } × { $name }
field-mixed = stew
field-pays =
    { $n ->
        [one] pays { $n } coin
       *[other] pays { $n } coins
    }
field-more =
    { $n ->
        [one] { $n } more card pays { $then }
       *[other] { $n } more cards pay { $then }
    }
field-full = max
field-plant-here = Plant here. { $field }
plant = plant
keep = Keep
harvest = Harvest
harvest-field =
    Harvest field { $n } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
done = Done
end-trading = End trading
end-trading-sure = { $name } agrees. End it anyway?
end-trading-really = Really end it?
ready = Done trading
ready-is = Waiting for the others
skip = Skip trades that don't concern me
closes-in =
    { $n ->
        [one] The trading ends in { $n } second
       *[other] The trading ends in { $n } seconds
    }
buy-field =
    { $n ->
        [one] Buy a field ({ $n } coin)
       *[other] Buy a field ({ $n } coins)
    }
buy-field-short = Field
buy-field-coins =
    { $n ->
        [one] A field costs { $n } coin. Choose which, or pay with the top one.
       *[other] A field costs { $n } coins. Choose which, or pay with the top ones.
    }
buy-field-so-far = { $n } of { $price } coins chosen
buy-field-top = Pay with the top coins
buy-field-chosen =
    { $n ->
        [one] Pay with { $n } coin
       *[other] Pay with { $n } coins
    }
undo = Undo
hint = Hint
clock-left = Time left
title-turn = Your turn
title-offer = An offer for you
title-agrees = { $name } agrees
guide = How a turn goes

## the board for a television

board-join = Scan to sit down
board-watch = Scan for your own seat, or to watch
board-over = Scan to see the result
board-last-deal = Last deal
board-no-deal = No deal yet.

## market

market = Market
offers = Offers
offers-no = No offers yet.
offers-none = No offer for you. Tap cards to make one.
offers-others =
    { $n ->
        [one] { $n } other offer
       *[other] { $n } other offers
    }
offer-gives = gives
offer-wants = for
offer-you-give = you give
offer-you-get = you get
offer-asks = asks for
offer-counters = counters { $name }'s offer
offer-was-declined = Nobody took it.
offer-was-lapsed = It has lapsed.
offer-that-is-open = this offer is open
offer-that-was-traded = this offer has been taken already
offer-that-was-withdrawn = this offer was withdrawn
offer-that-was-declined = this offer was declined
offer-that-has-lapsed = this offer has lapsed
face-thinks = is thinking
face-yes = says yes
face-no = says no
face-counters = makes another offer
face-deals = made the deal
offer-you-agreed = You said yes. { $name } chooses whom to trade with.
offer-take = Deal with { $name }
offer-take-back = Take back my acceptance
accept = Accept
give = Give
counter = Counter
decline = Decline
withdraw = Withdraw
copies-which = Which card do you give?
copies-place = card { $n }
copies-open = turned up
copies-coin = coin
copies-stored = in store
copies-give = Give these
builder = New offer
builder-to = Offer to
builder-all = everybody
builder-answer = Counter to { $name }
builder-give = You give
builder-tap-cards = tap your cards
builder-give-coin = Give a coin: { $name }
builder-want = You want
builder-want-coins = Coins wanted
builder-add = Want one more: { $name } (now { $n })
builder-add-coin = Want one more coin: { $name } (now { $n })
builder-less = One less: { $name }
builder-send = Offer
builder-gift = Give away
builder-gift-sure = Really for nothing?
builder-pin = Show everybody that you want it
wishes = Show what you are looking for
wishes-want = I want
wishes-give = I offer
wish-wants = wants { $beans }
wish-gives = offers { $beans }
match = { $who } wants your { $give } and offers { $want }.
match-offer = Offer it

## beside the table

side = Log, chat and beans
side-log = Log
side-chat = Chat
side-beans = Beans
beans = The beans of this game
beans-copies = cards
beans-unseen = unseen
chat = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-promise = As a promise (recorded, not binding)
chat-unread =
    { $n ->
        [one] { $n } unread line
       *[other] { $n } unread lines
    }
chat-bots = Show bots' comments too
chat-watchers =
    { $n ->
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }
prompt-watch = You are watching. { $wait }
promise = promise
mute = Mute
coach = Coach
coach-thinks = The coach is thinking …
coach-nothing = The coach would wait.
coach-do = Do it
keys = Keyboard
keys-plant = plant on this field
keys-harvest = harvest this field
keys-rest = move to anything else and press it

## log

log = Log
log-none = Nothing has happened yet.
log-unfold =
    { $n ->
        [one] { $n } more
       *[other] { $n } more
    }
log-entries =
    { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
log-fold = Less
log-filter = Show
log-filter-short = Short
log-filter-all = All
log-filter-deals = Deals
log-filter-harvests = Harvests
log-filter-mine = Mine

## the end and the replay

call-reshuffled = New cards!
call-last-pass = The last time through the deck
call-last-round = The last cards are out
call-last-round-text = This turn is played to its end. Then everybody harvests.
call-encore = One last planting
call-encore-text = Everybody may plant from their hand once more. Then everybody harvests.
final-harvest = The last harvest
final-skip = Skip
end-turns = Turns
end-deals = Deals
end-best-harvest = Best harvest
end-best-deal = Biggest deal
fair-door = Was the shuffle fair?
end-won = You win!
end-how = How the coins were earned
end-turn = Turn { $n }
end-rematch = Play again
end-join-rematch = Join the rematch
end-watch-rematch = Watch the rematch
end-record = Download the record
end-seed = Seed of the shuffle: { $seed }
graph = Coins over the turns
graph-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
replay = Replay
replay-start = To the beginning
replay-back = One step back
replay-next = One step forward
replay-play = Play
replay-pause = Pause
replay-moment = Position in the game
replay-turn = Turn
replay-speed = Speed
replay-link = Link to this moment

## settings

settings = Settings
settings-language = Language
settings-theme = Colours
settings-speed = Card animation
settings-letters = Show letters on small bean pictures
settings-sound = Sounds
settings-text = Text size
text-normal = normal
text-large = large
text-larger = larger
settings-words = Show bots' comments next to offers
settings-asks = Ask before I end the trading
theme-auto = match device
theme-light = light
theme-dark = dark
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = off

## other editions: town, bosses, open cards

others = Other actions
others-pick = Tap a card to see what you can do with it.
town = Town
town-text = A building costs coins of its own bean. At the end its price counts as coins.
town-have =
    { $n ->
        [one] you have { $n } coin
       *[other] you have { $n } coins
    }
town-buy = Buy
town-can-buy = you can buy it
boss-sells-at =
    { $coins ->
        [one] sells for { $coins } coin
       *[other] sells for { $coins } coins
    }
boss-sells-in =
    { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }, and he sells for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
boss-takes = takes a { $name } from you
boss-theirs =
    { $n ->
        [one] Mafia: { $n } coin
       *[other] Mafia: { $n } coins
    }
boss-yours =
    { $n ->
        [one] You: { $n } coin
       *[other] You: { $n } coins
    }
town-gone = Not sold any more.
pile-store = In store
pile-under = Under the saloon
pile-due = To be planted
bosses = The bean mafia
top-card = On top of the draw pile:
end-ahead =
    { $n ->
        [one] { $n } coin ahead of the mafia
       *[other] { $n } coins ahead of the mafia
    }
end-behind =
    { $n ->
        [one] { $n } coin behind the mafia
       *[other] { $n } coins behind the mafia
    }
end-level = level with the mafia, which is not enough to win
end-tie =
    { $rule ->
        [BO2] A tie: whoever sits farthest clockwise from the start player wins.
        [IS2] A tie: whoever holds the most cards wins.
       *[other] A tie: rule { $rule } decides.
    }

## the tutorial

tutorial = Tutorial
tutorial-next = Next
tutorial-read = Read, then press Next.
tutorial-again = Start again
tutorial-play = Now play for real
tutorial-hint = Not yet: do what the box says.
tutorial-of = Lesson: { $name }
tutorial-welcome = Welcome! You grow beans on your fields and sell them for coins. Your hand keeps its order: only the front card, on the left, can be planted. Plant it: tap a field.
tutorial-second = You may plant the next card too. It is a blue bean as well: tap the same field, since each field grows one kind only.
tutorial-meter = The numbers at the foot of a card are its beanometer. The gold numbers are what you are paid; below each is how many cards that takes: 4 blue beans pay 1 coin, 6 pay 2, 8 pay 3. Your field says it too: “+2 → 1” means that two more cards pay one coin.
tutorial-later = Some turns later. Both your fields are taken: four blue beans, which pay one coin now, and two soy beans.
tutorial-forced = Cards that must be planted but fit nowhere force you to harvest. Your garden bean fits on no field: harvest the blue beans.
tutorial-replant = Four blue beans paid one coin; the others were discarded. Now the garden bean has room: plant it.
tutorial-stop = You could plant one more, but you need not. Press Done.
tutorial-trade = Two cards were turned up. They are yours to trade. Bert wants the kidney bean: tap it, tap the soy bean under You want, and press Offer.
tutorial-gift = Bert agreed. The brown bean is of no use to you, but Cleo grows it: tap it and press Give away. It goes to Cleo.
tutorial-end-trade = A gift is good for both of you: you do not have to plant the card. Now end the trading.
tutorial-aside = What you received lies beside your fields. Plant it: it never goes into your hand.
tutorial-protect = One more rule: a single bean is protected while another of your fields holds two or more. Try to harvest the single garden bean, and read why not.
tutorial-their-turn = Now it is Bert's turn, and he trades. You trade with whoever's turn it is, never with the others.
tutorial-answer = Bert offers you a soy bean for your fire bean. You grow soy, and your fire bean fits nowhere: accept.
tutorial-end = A good deal for both! At the end of a turn three cards are drawn to the back of the hand. When the draw pile has run out three times, everybody harvests, and whoever has the most coins wins. That's it!
tutorial-west = High Bohn is the bean game in the Wild West. Every coin remembers its bean. You can buy a building at any time, with coins of its own bean.
tutorial-buy = You have two coins of blue beans, and the jail glows: that is what they buy. Open the town and buy a jail. The one for 2 makes blue beans pay better.
tutorial-jail = With the jail for 2 three blue beans pay a coin; everybody else needs four. Harvest your blue beans.
tutorial-west-end = Every kind of building helps its owner in a different way; tap a house to read how. At the end a building counts as many coins as it cost. That's it!
tutorial-mafia = For two against the bean mafia. Al Cabohne and Don Corlebohne have a field each. Al sells when his field pays 3 coins, Don at 2, and whoever has no more coins than the mafia loses.
tutorial-tribute = Protection money: Al grows blue beans and so do you, so he takes one of yours. Harvest your blue beans first, or press Done and pay.
tutorial-hand = There is no trading. Plant your front card on the empty field.
tutorial-hand-second = You may plant the next card too. Two kinds go to two fields: plant the kidney bean with the other two.
tutorial-hand-done = Press Done: then three cards are turned up. What a boss grows goes to him at once.
tutorial-open = Plant what you like of the open cards, or give them to a boss; Bert has to use what is left. Plant the kind that you grow already.
tutorial-mafia-end = Each boss must have a card when your turn ends. When the draw pile has run out three times, everybody sells: you win with the most coins, and more than the mafia has. That's it!

## playing in this browser, without a server

offline-play = Play here, without a server
offline-welcome = Bohnhof is a bean-trading card game, with bots to play against. It runs in your browser: there is no server and no account. It loads about 6 MB once; after that you can play without a network, too.
offline-docs = Documentation
offline-here = You play in this browser, without a server. Your games stay on this device.
offline-server = To the tables of this server
offline-slow =
    { $n ->
        [one] { $names } thinks more slowly here and gets less time.
       *[other] { $names } think more slowly here and get less time.
    }
offline-edition = Add your own edition (TOML) …
offline-loading = Loading the game: { $done } of { $total } MB
offline-starting = Shuffling the cards …
offline-elsewhere = You have the game open in another tab. It continues here when you close that one.
offline-missing = This server was installed without the game that runs in your browser (“make engine” builds it).
offline-old = This browser cannot run the game: it is too old, or WebAssembly is switched off. Current versions of Chrome, Edge, Firefox and Safari can.
offline-failed = The game could not start in this browser: { $why }
offline-afresh = Delete the games kept here and try again
offline-not-kept = This browser does not keep your games: they are lost when you close the page.
offline-update = A new version is ready.
offline-reload = Use it now
offline-later = Later
referee = Referee
referee-about = Write a position and actions in the notation. The referee judges them, and you can continue from there for all seats.
referee-text = Position and actions
referee-judge = Judge
referee-play = Play on from here
referee-seat = Seat
referee-back = Back to the text
referee-example = Open an example and play on
verify = Check a record
verify-about = Choose the record of a game that you downloaded: your browser replays it and says what it proves. Nothing is sent anywhere.
verify-hash = The commitment that the table showed
verify-key = The server's key
