"""Learns the game by self-play: proximal policy optimisation with masks, small enough to read in one sitting.

    pip install ".[train]"
    python examples/self_play_ppo.py --minutes 12

At some tables all seats are played by the same network; at the others it plays against bots of the kind that it should
beat, because a player that knows only itself makes offers that only it would accept. A seat is rewarded for every coin
when it is earned, minus a share of what the others earn. The value of the cards on its fields is added to the network's
value, so that the network learns only the rest, and every good trade or planting shows immediately. Before that, the
network imitates some games of those bots: starting from random play, it takes long to discover what trading is good
for. At the end it plays against three of them, and its wins are counted; a fair share is one in four. Minutes are
processor time of one core: on a busy machine, it takes longer.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from bohnhof.envs.batch import BatchEnv, Sight, lay_out
from bohnhof.envs.imitate import watch
from bohnhof.envs.single import BohnhofEnv
from bohnhof.envs.sitting import GameSpec
from bohnhof.kernel.codes import END_TRADING

try:
    import torch
    from torch import nn
except ModuleNotFoundError:
    raise SystemExit("This example needs PyTorch: pip install '.[train]'") from None


@dataclass
class Settings:
    """All settings."""

    edition: str = "boonanza"
    players: int = 4
    teacher: str = "rulebook"
    watched: int = 400  # games of the teacher
    passes: int = 5  # over the teacher's choices
    looking: int = 8  # updates at the beginning in which only values are learned
    offers: int = 2  # that a seat may begin in a turn: fewer steps for every coin
    games: int = 96  # at once, in self-play
    guests: int = 160  # tables at once against bots
    steps: int = 128  # in each of them between two updates
    lessons: int = 2  # how often each step is used
    minibatch: int = 2048
    rate: float = 1e-3  # falls to a tenth until the end
    memory: float = 0.9  # lambda of the generalised advantages
    clip: float = 0.2
    entropy: float = 0.01
    rivalry: float = 0.5  # how much the mean of the others' coins counts against a seat's own
    hidden: int = 128
    minutes: float = 12.0  # of one core
    seed: int = 1


class Player(nn.Module):
    """The policy and the value of a position, from a row of small numbers."""

    def __init__(self, table: GameSpec, hidden: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.tensor(table.observer.scale(), dtype=torch.float32))
        places = next(section for section in table.observer.sections if section.name == "places")
        self.own = slice(places.start, places.start + places.size // places.shape[0])  # those of the first seat
        self.shape = (places.shape[1], places.shape[2])
        self.register_buffer("meters", torch.tensor(smooth_meters(table), dtype=torch.float32))
        self.choice = layers(table.numbers, hidden, table.choices)
        self.value = layers(table.numbers, hidden // 2, 1)  # separate: learning values does not change choices
        nn.init.orthogonal_(self.choice[-1].weight, 0.01)
        nn.init.zeros_(self.value[-1].weight)
        with torch.no_grad():
            self.choice[-1].bias.copy_(torch.tensor(first_leanings(table)))

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities of all choices, and the value; the input is bytes."""
        numbers = seen.float() * self.scale
        logits = self.choice(numbers).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(logits, dim=1), self.grown(seen) + 5 * self.value(numbers)[:, 0]

    def grown(self, seen: torch.Tensor) -> torch.Tensor:
        """The value of the seat's own fields, with the cards set aside for them."""
        own = seen[:, self.own].reshape(-1, *self.shape).long()
        aside, fields = own[:, 1:2], own[:, 2:]
        cards = (fields + aside * (fields > 0)).clamp(max=self.meters.shape[1] - 1)
        return self.meters.expand(len(own), *self.meters.shape).gather(2, cards.transpose(1, 2)).sum(dim=(1, 2))


def layers(numbers: int, hidden: int, out: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Linear(numbers, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), nn.Linear(hidden, out)
    )


def smooth_meters(table: GameSpec) -> list[list[float]]:
    """By bean and number of cards: what a field pays, with the steps of the beanometers smoothed."""
    beans = table.rules.edition.beans
    most = max(bean.copies for bean in beans)
    return [np.interp(range(most + 1), *zip((0, 0), *bean.meter, strict=True)).tolist() for bean in beans]


def first_leanings(table: GameSpec) -> list[float]:
    """Start by choosing among verbs, not among numbers, and do not end trading before anybody has answered.

    Uniform choices would name ten things for each offer that is made (see docs/decisions/0008).
    """
    layout = table.layout
    verbs = [layout.describe(choice).split()[0] for choice in range(table.choices)]
    leanings = [-float(np.log(verbs.count(verb))) for verb in verbs]
    leanings[layout.first[END_TRADING]] -= 2
    leanings[layout.cancel] -= 1
    return leanings


class Guests:
    """Tables where the player sits among bots, with the interface of a `BatchEnv`."""

    def __init__(self, settings: Settings) -> None:
        said = settings
        self.envs = [
            BohnhofEnv(said.edition, said.players, [said.teacher], offers_per_turn=said.offers)
            for _ in range(said.guests)
        ]
        self.sight = lay_out(self.envs[0].sitting.table, said.guests)
        for n, env in enumerate(self.envs):
            self._show(n, env.reset(seed=(said.seed << 20) + (n << 10))[0])

    def step(self, choices: np.ndarray) -> None:
        sight = self.sight
        for n, env in enumerate(self.envs):
            before = env.sitting.scores()
            seen, _, over, _, _ = env.step(choices[n])
            sight.score[n] = env.sitting.scores()
            sight.reward[n] = sight.score[n] - before
            sight.done[n] = over
            self._show(n, env.reset()[0] if over else seen)

    def _show(self, n: int, seen: dict[str, np.ndarray]) -> None:
        self.sight.observation[n], self.sight.action_mask[n] = seen["observation"], seen["action_mask"]
        self.sight.seat[n] = self.envs[n].seat


@dataclass
class Rollout:
    """What happened in all games between two updates: by step and game."""

    seen: np.ndarray
    mask: np.ndarray
    seat: np.ndarray
    choice: np.ndarray
    logp: np.ndarray
    value: np.ndarray
    reward: np.ndarray  # by step, game and seat
    done: np.ndarray
    scores: list[float] = field(default_factory=list)  # of the self-play games that ended
    won: list[float] = field(default_factory=list)  # its share of the wins in the games against bots that ended


class Learner:
    """Plays against itself and learns from it."""

    def __init__(self, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        self.settings = settings
        self.env = BatchEnv(
            settings.games, settings.edition, settings.players, offers_per_turn=settings.offers, reward="coins"
        )
        self.env.reset(settings.seed)
        self.guests = Guests(settings)
        self.tables = settings.games + settings.guests
        self.table = self.env.table
        self.player = Player(self.table, settings.hidden)
        self.optimizer = torch.optim.Adam(self.player.parameters(), lr=settings.rate, eps=1e-5)
        self.chosen = 0
        self.lessons = 0

    def look(self) -> Sight:
        """The observations of all tables: first self-play, then those with bots."""
        both = zip(self.env.sight.arrays(), self.guests.sight.arrays(), strict=True)
        return Sight(*(np.concatenate(pair) for pair in both))

    def watch(self) -> float:
        """Imitate the teacher; returns how often it would have chosen the same."""
        said = self.settings
        seen, mask, chosen = map(torch.from_numpy, watch(self.table, said.teacher, said.watched, said.seed))
        for _ in range(said.passes):
            for part in torch.randperm(len(chosen)).split(512):
                logp, _ = self.player(seen[part], mask[part])
                self.optimizer.zero_grad()
                nn.functional.nll_loss(logp, chosen[part]).backward()
                self.optimizer.step()
        rows = zip(seen.split(4096), mask.split(4096), chosen.split(4096), strict=True)
        with torch.no_grad():
            alike = [self.player(part, allowed)[0].argmax(dim=1) == choice for part, allowed, choice in rows]
        return float(torch.cat(alike).float().mean())

    def play(self) -> Rollout:
        """Continue all games for some steps."""
        said, table = self.settings, self.table
        size = (said.steps, self.tables)
        out = Rollout(
            np.empty((*size, table.numbers), np.uint8),
            np.empty((*size, table.choices), np.int8),
            np.empty(size, np.int64),
            np.empty(size, np.int64),
            np.empty(size, np.float32),
            np.empty(size, np.float32),
            np.empty((*size, table.players), np.float32),
            np.empty(size, bool),
        )
        sight = self.look()
        for t in range(said.steps):
            out.seen[t], out.mask[t], out.seat[t] = sight.observation, sight.action_mask, sight.seat
            with torch.no_grad():
                logp, value = self.player(torch.from_numpy(sight.observation), torch.from_numpy(sight.action_mask))
                choice = torch.multinomial(logp.exp(), 1)
            out.logp[t] = logp.gather(1, choice)[:, 0].numpy()
            out.value[t] = value.numpy()
            out.choice[t] = choice[:, 0].numpy()
            self.env.step(out.choice[t, : said.games])
            self.guests.step(out.choice[t, said.games :])
            sight = self.look()
            out.reward[t], out.done[t] = sight.reward, sight.done
            for n in sight.done.nonzero()[0]:
                if n < said.games:
                    out.scores.append(float(sight.score[n].mean()))
                else:
                    own = sight.score[n, out.seat[t, n]]
                    out.won.append((own == sight.score[n].max()) / (sight.score[n] == own).sum())
        self.chosen += said.steps * self.tables
        return out

    def advantages(self, out: Rollout) -> np.ndarray:
        """How much better each choice was than expected: for every seat of every game, along its own choices."""
        said, players, rows = self.settings, self.table.players, np.arange(self.tables)
        others = (out.reward.sum(axis=2, keepdims=True) - out.reward) / max(1, players - 1)
        reward = out.reward - said.rivalry * others
        sight = self.look()
        with torch.no_grad():
            _, asked = self.player(torch.from_numpy(sight.observation), torch.from_numpy(sight.action_mask))
        # What each seat can expect from its next choice on. Seats that are not asked at the end of the steps use
        # their own last estimate.
        ahead = np.zeros((self.tables, players), np.float32)
        for t in range(said.steps):
            ahead[out.done[t]] = 0
            ahead[rows, out.seat[t]] = out.value[t]
            ahead[out.done[t]] = 0
        ahead[rows, sight.seat] = asked.numpy()
        better = np.zeros_like(ahead)
        earned = np.zeros_like(ahead)
        result = np.empty_like(out.value)
        for t in reversed(range(said.steps)):
            over = out.done[t]
            ahead[over], better[over], earned[over] = 0, 0, 0
            earned += reward[t]
            seat = out.seat[t]
            gain = earned[rows, seat] + ahead[rows, seat] - out.value[t]
            result[t] = gain + said.memory * better[rows, seat]
            better[rows, seat], ahead[rows, seat], earned[rows, seat] = result[t], out.value[t], 0
        return result

    def learn(self, out: Rollout, share_done: float) -> float:
        """Make choices that were better than expected more likely; returns the mean entropy."""
        said = self.settings
        for group in self.optimizer.param_groups:
            group["lr"] = said.rate * (1 - 0.9 * share_done)
        gain = self.advantages(out)
        target = torch.from_numpy((gain + out.value).reshape(-1))
        gains = torch.from_numpy(gain.reshape(-1))
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        seen = torch.from_numpy(out.seen.reshape(-1, self.table.numbers))
        mask = torch.from_numpy(out.mask.reshape(-1, self.table.choices))
        choice = torch.from_numpy(out.choice.reshape(-1, 1))
        before = torch.from_numpy(out.logp.reshape(-1))
        entropies = []
        self.lessons += 1
        for _ in range(said.lessons):
            for part in torch.randperm(len(gains)).split(said.minibatch):
                logp, value = self.player(seen[part], mask[part])
                ratio = (logp.gather(1, choice[part])[:, 0] - before[part]).exp()
                bounded = ratio.clamp(1 - said.clip, 1 + said.clip)
                policy = -torch.min(ratio * gains[part], bounded * gains[part]).mean()
                entropy = -(logp.exp() * logp).sum(dim=1).mean()
                wrong = nn.functional.smooth_l1_loss(value, target[part])
                loss = 0.5 * wrong
                if self.lessons > said.looking:
                    loss = loss + policy - said.entropy * (1 - share_done) * entropy
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
                self.optimizer.step()
                entropies.append(float(entropy.detach()))
        return float(np.mean(entropies))


@dataclass
class Point:
    """One point of the learning curve."""

    minutes: float  # of processor time
    choices: int
    coins: float  # of a seat in self-play, on average
    won: float  # its share of the games with bots


def train(
    settings: Settings, told: Callable[[Point, float], None] = lambda _point, _entropy: None
) -> tuple[Player, list[Point]]:
    """Learn for this many minutes of processor time; returns the player, and its learning curve."""
    learner, curve = Learner(settings), []
    started = time.process_time()
    if settings.watched:
        alike = learner.watch()
        minutes = (time.process_time() - started) / 60
        print(
            f"after watching {settings.watched} games ({minutes:.1f} min) it would choose {alike:.1%} alike", flush=True
        )
    spent = (time.process_time() - started) / 60
    while spent < settings.minutes:
        rollout = learner.play()
        entropy = learner.learn(rollout, spent / settings.minutes)
        spent = (time.process_time() - started) / 60
        if rollout.scores and rollout.won:
            curve.append(Point(spent, learner.chosen, float(np.mean(rollout.scores)), float(np.mean(rollout.won))))
            told(curve[-1], entropy)
    return learner.player, curve


@torch.no_grad()
def choose(player: Player, sights: list[dict[str, np.ndarray]]) -> list[int]:
    """The best choice of the player, in each of several games."""
    seen = torch.from_numpy(np.stack([sight["observation"] for sight in sights]))
    mask = torch.from_numpy(np.stack([sight["action_mask"] for sight in sights]))
    return player(seen, mask)[0].argmax(dim=1).tolist()


def win_rate(player: Player, settings: Settings, opponent: str, games: int) -> tuple[float, float, list[float]]:
    """Games against bots of one kind: the share won (ties shared), its standard error, and the mean scores."""
    shares, scores = [], []
    for first in range(0, games, 100):  # in parallel: the network is faster with many questions at once
        envs = []
        for seed in range(first, min(first + 100, games)):
            env = BohnhofEnv(settings.edition, settings.players, [opponent], offers_per_turn=settings.offers)
            envs.append((env, env.reset(seed=1_000_000 + seed)[0]))
        while envs:
            chosen, playing = choose(player, [sight for _, sight in envs]), []
            for (env, _), choice in zip(envs, chosen, strict=True):
                sight, _, over, _, info = env.step(choice)
                if not over:
                    playing.append((env, sight))
                    continue
                winners = env.sitting.table.rules.winners(env.sitting.steps.table)
                shares.append(1 / len(winners) if env.seat in winners else 0.0)
                own = info["scores"].pop(env.seat)
                scores.append([own, float(np.mean(info["scores"]))])
            envs = playing
    return float(np.mean(shares)), float(np.std(shares) / np.sqrt(games)), np.mean(scores, axis=0).tolist()


def save(player: Player, settings: Settings, file: Path) -> None:
    """Keep the weights; as an ONNX file, the network is a bot: `bohnhof benchmark --agent FILE`."""
    if file.suffix != ".onnx":
        torch.save(player.state_dict(), file)
        return
    table = GameSpec(settings.edition, settings.players, offers_per_turn=settings.offers)
    rows = torch.zeros(1, table.numbers, dtype=torch.uint8), torch.ones(1, table.choices, dtype=torch.int8)
    program = torch.onnx.export(player.eval(), rows, input_names=["observation", "action_mask"], verbose=False)
    program.model.metadata_props["offers_per_turn"] = str(settings.offers)
    program.save(file)


def main() -> None:
    said = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    said.formatter_class = argparse.ArgumentDefaultsHelpFormatter
    said.add_argument("--minutes", type=float, default=Settings.minutes, help="how long to learn, in minutes of a core")
    said.add_argument("--edition", default=Settings.edition, help="the edition that is learned")
    said.add_argument("--players", type=int, default=Settings.players, help="seats at a table")
    said.add_argument("--rivalry", type=float, default=Settings.rivalry, help="how much others' coins count against")
    said.add_argument("--seed", type=int, default=Settings.seed, help="the same seed begins with the same network")
    said.add_argument("--opponent", default=Settings.teacher, help="the bot to learn from, to play with and to beat")
    said.add_argument("--watched", type=int, default=Settings.watched, help="games of that bot to watch first")
    said.add_argument("--matches", type=int, default=1000, help="games that are counted at the end")
    said.add_argument("--threads", type=int, default=1, help="cores for the network")
    said.add_argument(
        "--save", type=Path, help="keep the weights here; a name that ends in .onnx exports the network as a bot"
    )
    asked = said.parse_args()
    torch.set_num_threads(asked.threads)
    settings = Settings(
        edition=asked.edition,
        players=asked.players,
        rivalry=asked.rivalry,
        minutes=asked.minutes,
        seed=asked.seed,
        teacher=asked.opponent,
        watched=asked.watched,
    )

    def tell(point: Point, entropy: float) -> None:
        when = f"{point.minutes:5.1f} min of a core  {point.choices:>11,} choices"
        print(f"{when}  {point.coins:5.2f} coins  {point.won:4.0%} won  entropy {entropy:.2f}", flush=True)

    player, _ = train(settings, tell)
    if asked.save is not None:
        save(player, settings, asked.save)
    share, error, (own, others) = win_rate(player, settings, asked.opponent, asked.matches)
    won = f"{share:.1%} ± {1.96 * error:.1%} of {asked.matches} games"
    print(f"against {settings.players - 1} {asked.opponent}: {won} won, {own:.1f} coins to {others:.1f}")


if __name__ == "__main__":
    main()
