"""An error in an edition file is reported in one line: file, key, reason."""

import pytest

from bohnhof.editions.own import edition_from_toml
from bohnhof.kernel.faults import BadInput

HEAD = 'id = "mine"\ntitle = "Mine"\nsummary = "as we like it"\n'
BASED = HEAD + 'based_on = "bohnanza"\n'
BEANS = "[beans]\npinto = { copies = 30, meter = [2, 4, 6, 8] }\n"

NOT_A_NAME = "a name is made of lower-case letters, digits and dashes, as in 'black-eyed'"
ONE_OF_THE_KEYS = (
    "must be one of id, title, summary, based_on, turn, closing, rulings, building_bonus, beans, players, everybody, "
    "buildings, options"
)


def complaint_about(text: str) -> str:
    """The error about a file, without the file's name."""
    with pytest.raises(BadInput) as raised:
        edition_from_toml(text, "mine.toml")
    complaint = str(raised.value)
    assert complaint.startswith("mine.toml: ")
    assert complaint.isprintable()
    return complaint.removeprefix("mine.toml: ")


def numbered(count: int, line: str) -> str:
    return "\n".join(line.format(n) for n in range(1, count + 1))


# The file as a whole


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("id = ", "Invalid value (at end of document)"),
        ("\n\nid = 'x'\nfields 3\n", "Expected '=' after a key in a key/value pair (at line 4, column 8)"),
        ("[beans.lima]\n[beans.lima]\n", "Cannot declare ('beans', 'lima') twice (at line 2, column 12)"),
        ("[beans]\nlima = {}\nlima = {}\n", "Cannot overwrite a value (at line 3, column 10)"),
        ("id = " + "9" * 5000, "a number is too long or brackets are nested too deeply"),
        ("id = " + "[" * 5000, "a number is too long or brackets are nested too deeply"),
    ],
    ids=["no value", "no equals sign", "bean twice", "bean twice in a row", "too long", "too deep"],
)
def test_what_is_not_toml(text: str, reason: str) -> None:
    assert complaint_about(text) == f"not TOML: {reason}"


@pytest.mark.parametrize(
    "text",
    [".".join(["a"] * 5000) + " = 1", "[" + ".".join(["a"] * 5000) + "]", "# a line\n" * 6000],
    ids=["one endless key", "one endless header", "many lines"],
)
def test_what_is_too_long(text: str) -> None:
    assert complaint_about(text) == "too long (at most 6000 characters a line, 50000 in all)"


@pytest.mark.parametrize(
    ("said", "key", "reason"),
    [
        ("beens = {}", "beens", "unknown key 'beens': did you mean 'beans'?"),
        ("colour = 'red'", "colour", f"unknown key 'colour': {ONE_OF_THE_KEYS}"),
        ('"a\\nb" = 1', r"'a\nb'", rf"unknown key 'a\nb': {ONE_OF_THE_KEYS}"),
        ("a" * 50 + " = 1", f"'{'a' * 40}…'", f"unknown key '{'a' * 40}…': {ONE_OF_THE_KEYS}"),
    ],
)
def test_keys_that_mean_nothing(said: str, key: str, reason: str) -> None:
    assert complaint_about(BASED + said) == f"{key}: {reason}"


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("[players.3]\nrulings = []", "players.3.rulings"),
        ("[beans]\nclosing = []", "beans.closing"),
        ("[options.ours]\nbased_on = 'boonanza'", "options.ours.based_on"),
    ],
)
def test_keys_that_come_too_late(said: str, key: str) -> None:
    assert complaint_about(BASED + said) == f"{key}: belongs at the top of the file, before the first [section]"


@pytest.mark.parametrize(
    ("head", "key", "reason"),
    [
        ("", "id", "is missing"),
        ("id = 7", "id", "must be text, not 7"),
        ("id = 'My edition'", "id", NOT_A_NAME),
        ("id = 'bohnanza'", "id", "is taken: choose another"),
        ("id = 'a'", "title", "is missing"),
        ("id = 'a'\ntitle = true", "title", "must be text, not true"),
        ("id = 'a'\ntitle = ' '", "title", "must be one line of text"),
        ("id = 'a'\ntitle = 'A'\nsummary = '''one\ntwo'''", "summary", "must be one line of text"),
        ("id = 'a'\ntitle = 'A'\nsummary = \"\\u001b[31mred\"", "summary", "must be one line of text"),
        ("id = 'a'\ntitle = 'A'\nsummary = 2026-01-31", "summary", "must be text, not a date or time"),
        ("based_on = 'bohnana'", "based_on", "unknown edition 'bohnana': did you mean 'bohnanza'?"),
        ("based_on = 1.5", "based_on", "the name of the edition must be text, not 1.5"),
        (HEAD, "beans", "is missing: list the beans, or name the edition this one is based on"),
        (HEAD + BEANS, "players", "is missing: say how many can play, as in [players.3-5]"),
    ],
)
def test_what_every_edition_says(head: str, key: str, reason: str) -> None:
    assert complaint_about(head) == f"{key}: {reason}"


# Beans


@pytest.mark.parametrize(
    ("said", "key", "reason"),
    [
        ("beans = 8", "beans", "must be a section of its own, not 8"),
        ("[[beans]]", "beans", "must be a section of its own, not a list"),
        ("[beans]\nlima = 9", "beans.lima", "must be a section of its own, not 9"),
        ("[beans.Lima]", "beans.Lima", NOT_A_NAME),
        ("[beans.'3']", "beans.3", NOT_A_NAME),
        ("[beans.nothing]", "beans.nothing", "this word has another meaning in positions and offers"),
        ("[beans.lima]\ncopys = 9", "beans.lima.copys", "unknown key 'copys': did you mean 'copies'?"),
        ("[beans.lima]", "beans.lima.copies", "is missing"),
        ("[beans.lima]\ncopies = 9", "beans.lima.meter", "is missing"),
        ("[beans.lima]\ncopies = 0", "beans.lima.copies", "must be 1 to 99, not 0"),
        ("[beans.lima]\ncopies = -3", "beans.lima.copies", "must be 1 to 99, not -3"),
        ("[beans.lima]\ncopies = true", "beans.lima.copies", "must be a whole number, not true"),
        ("[beans.lima]\ncopies = 9.0", "beans.lima.copies", "must be a whole number, not 9.0"),
        ("[beans.lima]\ncopies = 'nine'", "beans.lima.copies", "must be a whole number, not 'nine'"),
        ("[beans.lima]\ncopies = 0x" + "f" * 5000, "beans.lima.copies", "must be 1 to 99, not a huge number"),
        ("[beans.red]\ncopies = 4", "beans.red.meter", "step [5, 4]: there are only 4 cards of this bean"),
    ],
)
def test_beans(said: str, key: str, reason: str) -> None:
    assert complaint_about(BASED + said) == f"{key}: {reason}"


def test_too_many_beans() -> None:
    more = numbered(25, "b{} = {{ copies = 1, meter = [1] }}")
    assert complaint_about(f"{BASED}[beans]\n{more}") == "beans: must be at most 32 kinds, not 33"


@pytest.mark.parametrize(
    ("meter", "reason"),
    [
        ("3", "must be a list, not 3"),
        ("{ 1 = 3 }", "must be a list, not a section"),
        ("[]", "must have at least one step"),
        ("['-', '-']", "must have at least one step"),
        ("[3, 'x']", "must be a whole number, not 'x'"),
        ("[3, false]", "must be a whole number, not false"),
        ("[[3]]", "must be a whole number, not a list"),
        ("[[3, {}]]", "must be a whole number, not a section"),
        ("[0, 3]", "must be 1 to 99, not 0"),
        ("[[3, 0]]", "must be 1 to 99, not 0"),
        ("[3, 3]", "step [3, 2]: must take more cards than the step before (3)"),
        ("[[3, 2], [4, 2]]", "step [4, 2]: must pay more coins than the step before (2)"),
        ("[[1, 2]]", "step [1, 2]: cannot pay more coins than it takes cards"),
        ("[3, 10]", "step [10, 2]: there are only 9 cards of this bean"),
    ],
)
def test_meters(meter: str, reason: str) -> None:
    assert complaint_about(f"{BASED}[beans.lima]\ncopies = 9\nmeter = {meter}") == f"beans.lima.meter: {reason}"


# Set-ups


@pytest.mark.parametrize(
    ("span", "reason"),
    [
        ("many", "must be a number of players or a span, as in [players.4] or [players.3-5]"),
        ("123", "must be a number of players or a span, as in [players.4] or [players.3-5]"),
        ("0", "must be 1 to 7 players, the smaller number first"),
        ("3-8", "must be 1 to 7 players, the smaller number first"),
        ("5-3", "must be 1 to 7 players, the smaller number first"),
    ],
)
def test_numbers_of_players(span: str, reason: str) -> None:
    assert complaint_about(f"{BASED}[players.{span}]") == f"players.{span}: {reason}"


def test_a_number_of_players_that_is_set_up_twice() -> None:
    assert complaint_about(f"{BASED}[players.3-5]\n[players.4]") == "players.4: players.3-5 is for 4 players too"


@pytest.mark.parametrize(
    ("said", "key", "reason"),
    [
        ("feilds = 2", "feilds", "unknown key 'feilds': did you mean 'fields'?"),
        ("fields = 0", "fields", "must be 1 to 6, not 0"),
        ("fields = 7", "fields", "must be 1 to 6, not 7"),
        ("fields = 6", "fields", "with the one that is sold there are too many: at most 6 are possible"),
        ("field_price = 0", "field_price", "must be 1 to 99, not 0"),
        ("field_price = 'free'", "field_price", "must be a number of coins or 'not sold', not 'free'"),
        ("hand = 0", "hand", "must be 1 to 99, not 0"),
        ("hand = []", "hand", "must list 1 to 7 hand sizes, not 0"),
        ("hand = [5, -1]", "hand", "must be 1 to 99, not -1"),
        ("hand = [1, 1, 1, 1, 1, 1, 1, 1]", "hand", "must list 1 to 7 hand sizes, not 8"),
        ("turned = -1", "turned", "must be 0 to 99, not -1"),
        ("draws = 100", "draws", "must be 0 to 99, not 100"),
        ("ends_at = 0", "ends_at", "must be 1 to 99, not 0"),
        ("without = 'red'", "without", "must be a list, not 'red'"),
        ("without = [8]", "without", "the name of the bean must be text, not 8"),
        ("without = ['rde']", "without", "unknown bean 'rde': did you mean 'red'?"),
        ("without = ['red', 'red']", "without", "'red' stands there twice"),
        ("hand = 25", "hand", "the deal takes 100 cards and a turn 5, but only 104 are in the game"),
        ("turned = 0\ndraws = 0", "draws", "nobody ever takes a card, so the game would never end"),
        ("owners = 2", "owners", "there are no buildings"),
    ],
)
def test_set_ups(said: str, key: str, reason: str) -> None:
    assert complaint_about(f"{BASED}[players.4]\n{said}") == f"players.4.{key}: {reason}"


def test_a_deck_that_is_too_small_for_many_players() -> None:
    complaint = complaint_about(HEAD + BEANS + "[players.2-6]")
    assert complaint == "players.6.hand: the deal takes 30 cards and a turn 5, but only 30 are in the game"


# Turn and rulings

TRADE_THEN_ASIDE = "must have 'trade' and later 'aside', where what was traded is planted, or neither"


@pytest.mark.parametrize(
    ("said", "key", "reason"),
    [
        ("turn = []", "turn", "must have 'plant' or 'trade', or there is nothing to decide"),
        ("turn = ['draw']", "turn", "must have 'plant' or 'trade', or there is nothing to decide"),
        ("turn = ['plant']", "players.3.draws", "nobody ever takes a card, so the game would never end"),
        ("turn = ['plant', 'plant', 'draw']", "turn", "'plant' stands there twice"),
        ("turn = ['plants', 'draw']", "turn", "unknown phase 'plants': did you mean 'plant'?"),
        ("turn = ['encore']", "turn", "unknown phase 'encore': must be one of plant, trade, aside, draw"),
        ("turn = ['trade', 'draw']", "turn", TRADE_THEN_ASIDE),
        ("turn = ['plant', 'aside', 'draw']", "turn", TRADE_THEN_ASIDE),
        ("turn = ['aside', 'plant', 'trade', 'draw']", "turn", TRADE_THEN_ASIDE),
        ("closing = ['draw']", "closing", "unknown closing phase 'draw': must be one of encore"),
        ("closing = ['encore', 'encore']", "closing", "'encore' stands there twice"),
        ("rulings = 'most-hand-cards'", "rulings", "must be a list, not 'most-hand-cards'"),
        ("rulings = ['coin-are-good']", "rulings", "unknown ruling 'coin-are-good': did you mean 'coins-are-goods'?"),
        ("rulings = [['coins-are-goods']]", "rulings", "the name of the ruling must be text, not a list"),
    ],
)
def test_turn_and_rulings(said: str, key: str, reason: str) -> None:
    assert complaint_about(BASED + said) == f"{key}: {reason}"


# Options


@pytest.mark.parametrize(
    ("said", "key", "reason"),
    [
        ("end_at = 2", ".end_at", "unknown key 'end_at': did you mean 'ends_at'?"),
        ("", "", "changes nothing"),
        ("players = [3]\nfields = 2", "", "changes nothing"),
        ("players = 3", ".players", "must be a list, not 3"),
        ("players = [0]", ".players", "must be 1 to 7, not 0"),
        ("players = [6]", ".players", "this edition has no set-up for 6 players"),
        ("[options.ours.players]\n6 = {}", ".players", "this edition has no set-up for 6 players"),
        (
            "[options.ours.players.many]",
            ".players.many",
            "must be a number of players or a span, as in [players.4] or [players.3-5]",
        ),
        ("[options.ours.players.3-4]\n[options.ours.players.4]", ".players.4", "players.3-4 is for 4 players too"),
        ("[options.ours.players.4]\nfeilds = 3", ".players.4.feilds", "unknown key 'feilds': did you mean 'fields'?"),
        ("[options.ours.players.4]\nfields = 2", "", "changes nothing"),
        ("[options.ours.players.4]\nowners = 2", ".players.4.owners", "there are no buildings"),
        (
            "[options.ours.players.4]\nhand = 25",
            "",
            "4 cannot play with ours: the deal takes 100 cards and a turn 5, but only 104 are in the game",
        ),
        ("owners = 2", ".owners", "there are no buildings"),
        ("meters = {}", ".meters", "must name at least one bean"),
        ("meters = []", ".meters", "must be a section of its own, not a list"),
        ("meters = { gardn = [1] }", ".meters.gardn", "unknown bean 'gardn': did you mean 'garden'?"),
        ("meters = { garden = [2, 7] }", ".meters.garden", "step [7, 2]: there are only 6 cards of this bean"),
        ("adds = ['keep-turned-up-cards']", ".adds", "this edition always plays 'keep-turned-up-cards'"),
        ("drops = ['coins-are-goods']", ".drops", "this edition does not play 'coins-are-goods'"),
        ("closing = ['trade']", ".closing", "unknown closing phase 'trade': must be one of encore"),
        (
            "hand = 20",
            "",
            "5 cannot play with ours: the deal takes 100 cards and a turn 5, but only 104 are in the game",
        ),
    ],
)
def test_options(said: str, key: str, reason: str) -> None:
    assert complaint_about(f"{BASED}[options.ours]\ntext = 'x'\n{said}") == f"options.ours{key}: {reason}"


def test_an_option_without_a_text() -> None:
    assert complaint_about(f"{BASED}[options.ours]\nends_at = 2") == "options.ours.text: is missing"


def test_the_name_of_an_option() -> None:
    assert complaint_about(f"{BASED}[options.'no spaces']") == f"options.'no spaces': {NOT_A_NAME}"


def test_an_option_that_the_edition_plays_anyway() -> None:
    text = f"{BASED}closing = ['encore']\n[options.ours]\ntext = 'x'\nclosing = ['encore']"
    assert complaint_about(text) == "options.ours.closing: this edition always plays 'encore'"


def test_options_that_cannot_be_played_together() -> None:
    text = f"""{BASED}
        [players.3-5]
        field_price = "not sold"
        [options.wide]
        text = "six fields"
        fields = 6
        [options.market]
        text = "fields are sold"
        players = [5]
        field_price = 3
    """
    reason = "with the one that is sold there are too many: at most 6 are possible"
    assert complaint_about(text) == f"options.wide: 5 cannot play with market and wide: {reason}"


def test_more_options_than_can_be_checked() -> None:
    options = numbered(7, "[options.o{0}]\ntext = 'x'\nends_at = {0}5")
    assert complaint_about(BASED + options) == "options: must be at most 12, not 13"
