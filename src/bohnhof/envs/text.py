"""The game for language models, in the style of TextArena.

    env = TextEnv(edition="boonanza")
    env.reset(num_players=4, seed=7)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(agents[player](observation))
    rewards, game_info = env.close()

`ArenaEnv` and `ArenaEnv1` are the same for TextArena's own wrappers and loops, of versions 0.7 and 1.0.

Observations and actions use the notation of docs/notation.md. If an answer has `<action>` tags or [square brackets],
the last ones contain the action. An illegal action is refused with its reason and the seat is asked again; after
`patience` such answers in a row it counts as waiting, and the game continues. `say WORDS` is chat: the others read it,
and the seat is asked again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from copy import deepcopy
from os import PathLike
from typing import Any, Final

from bohnhof.envs.guests import act
from bohnhof.envs.sitting import GameSpec, Sitting, whole, words
from bohnhof.envs.words import WordGame, guide
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.layout import OFFERS_PER_TURN
from bohnhof.library import find_edition
from bohnhof.sentences.catalogue import ENGLISH
from bohnhof.sentences.catalogue import language as find_language

BRACKETS: Final = re.compile(r"\[([^\[\]]*)\]")
TAGS: Final = re.compile(r"<action>(.*?)</action>", re.DOTALL | re.IGNORECASE)
THOUGHT: Final = "</think>"  # after it comes the answer of a reasoning model
THE_GAME: Final = -1  # instead of a seat: TextArena's id for messages from the game
Message = tuple[int, str, Any]  # sender, text, and TextArena's type of message
SAY: Final = "say"
LINES_PER_TURN: Final = 3  # chat lines of each seat, so that games end


class TextEnv:
    """All seats speak."""

    MARKS = "brackets"  # how the prompt says to mark an action

    def __init__(
        self,
        edition: str | PathLike[str] = "boonanza",
        options: str | Sequence[str] = (),
        offers_per_turn: int = OFFERS_PER_TURN,
        patience: int = 3,
        language: str = ENGLISH,
    ) -> None:
        """See docs/environments.md; `patience` is how many illegal answers in a row are allowed."""
        self.spoken = find_language(language)
        self._said = (str(edition), words("options", options), whole("offers_per_turn", offers_per_turn, least=0))
        find_edition(self._said[0])  # fail early on an unknown name
        self.patience = whole("patience", patience, least=1)
        self.game: WordGame | None = None

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        edition, options, offers = self._said
        self.sitting = Sitting(GameSpec(edition, num_players, options, offers))
        self.sitting.deal(seed)
        players = self.sitting.table.players
        self.game = WordGame(self.sitting.steps, tuple(f"seat{seat}" for seat in range(players)), self.spoken)
        self.faults = [0] * players  # that were made in a row
        self.refused = [0] * players  # in the whole game
        self.prompted = [False] * players
        self._refusal: str | None = None
        self._answered: list[str] = []  # all arguments of `step`
        self._turn = 0  # the turn of these chat lines, by seat
        self._lines = [0] * players

    def get_observation(self) -> tuple[int, str]:
        """The seat that is asked, and its observation: first the prompt, then the table."""
        seat, messages = self._messages()
        return seat, "\n".join(words for _, words, _ in messages)

    def _messages(self) -> tuple[int, list[Message]]:
        """The same in parts: sender, text, and type of message."""
        game = self._running()
        seat, parts = game.seat, list[Message]()
        if not self.prompted[seat]:
            self.prompted[seat] = True
            parts.append((THE_GAME, self._prompt(seat), "PROMPT"))
        if self._refusal is not None:
            parts.append((THE_GAME, self.spoken.say("text-not-done", refusal=self._refusal), "GAME_ADMIN"))
        parts += [(THE_GAME, f"- {sentence}", "GAME_ACTION_DESCRIPTION") for sentence in game.happened(seat)]
        for line in game.said(seat):
            parts.append((game.names.index(line["from"]), f"said: {json.dumps(line)}", "PLAYER_ACTION"))
        board = [game.position(seat), self.spoken.say("text-you-may"), *(f"  {words}" for words in game.choices(seat))]
        return seat, [*parts, (THE_GAME, "\n".join(board), "GAME_BOARD")]

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Carry out the answer of the asked seat; return whether the game is over, and what was wrong, if anything."""
        game = self._running()
        if not isinstance(action, str):
            raise BadInput(f"an answer is a text, not {action!r}")
        seat = game.seat
        self._answered.append(action)
        self._refusal = self._do(seat, action_in(action))
        info: dict[str, Any] = {"seat": seat, "refused": self._refusal}
        if self._refusal is None:
            self.faults[seat] = 0
        else:
            self.faults[seat] += 1
            self.refused[seat] += 1
            if self.faults[seat] >= self.patience:
                self.faults[seat] = 0
                self._refusal = None
                act(game.steps, None, game.floor)
                game.tell()
        return game.is_over, info

    def _do(self, seat: int, text: str) -> str | None:
        """Let a seat talk or act; return the reason if it is refused."""
        game, turn = self._running(), int(self.sitting.steps.turn)
        verb, _, line = text.partition(" ")
        if verb != SAY or game.is_over:
            return game.act(seat, text)
        if turn != self._turn:
            self._turn, self._lines = turn, [0] * len(game.names)
        if self._lines[seat] == LINES_PER_TURN:
            return self.spoken.say("text-talked-enough")
        self._lines[seat] += 1
        game.say(seat, line)
        return None

    def _prompt(self, seat: int) -> str:
        return "\n".join(
            [
                self.spoken.say("text-prompt", name=self._running().names[seat], edition=self._said[0]),
                guide(self.sitting.table.rules, self.spoken),
                self.spoken.say("text-answer", marks=self.MARKS),
                self.spoken.say("text-talk"),
            ]
        )

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """The rewards of all seats (0 if the game is not over), and information about the game."""
        game = self._running()
        outcome = self.sitting.outcome() if game.is_over else [0.0] * len(game.names)
        scores = self.sitting.scores()
        info = {seat: {"score": scores[seat], "refused": self.refused[seat]} for seat in range(len(scores))}
        return dict(enumerate(outcome)), info

    # ------------------------------------------------------------------ copies

    def __getstate__(self) -> dict[str, Any]:
        """A copy replays the game, because only the game itself knows which seats have talked enough."""
        state: dict[str, Any] = {"said": self._said, "patience": self.patience, "language": self.spoken.code}
        if self.game is not None:
            state["dealt"] = (self.sitting.table.players, self.sitting.seed)
            state["answered"] = self._answered[:]
            state["told"] = deepcopy((self.prompted, self.game.heard, self.game.talk))
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(*state["said"], state["patience"], state["language"])  # type: ignore[misc]  # a copy has a game of its own
        if "dealt" in state:
            self.reset(*state["dealt"])
            for answer in state["answered"]:
                self.step(answer)
            self.prompted, self._running().heard, self._running().talk = deepcopy(state["told"])

    def _running(self) -> WordGame:
        if self.game is None:
            raise BadInput("reset the environment first")
        return self.game


def action_in(answer: str) -> str:
    """The action in an answer: in its last tags, or else in its last square brackets, or the whole answer."""
    said = answer.rpartition(THOUGHT)[2]
    marked = TAGS.findall(said) or BRACKETS.findall(said)
    return (marked[-1] if marked else said).strip()
