"""A review as a page: one self-contained file."""

from __future__ import annotations

from html import escape
from typing import Final

from bohnhof.kernel.rules import Rules
from bohnhof.review.review import Review
from bohnhof.review.words import choice_told, deal_told, missed_told, share, signed, told, within
from bohnhof.sentences.catalogue import Language

COLOURS: Final = ("#c0392b", "#1f6fb2", "#2e8b57", "#a0522d", "#7d3c98", "#b7950b", "#138d90")
DASHES: Final = ("", "6 3", "2 3", "9 3 2 3", "4 2", "1 2", "10 4")
WIDTH, HEIGHT, LEFT, EDGE = 640, 260, 30, 12
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2b2b; background: #f4f1ea; margin: 0; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
section { background: #fff; border-radius: .6rem; padding: 1.2rem 1.4rem; margin-top: 1.2rem; overflow-x: auto; }
svg { width: 100%; height: auto; } polyline { fill: none; stroke-width: 2.2; }
text { font-size: 11px; fill: #6a6459; } .grid { stroke: #e4dfd4; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .25rem .8rem .25rem 0; border-bottom: 1px solid #e4dfd4; }
th:first-child, td:first-child, .deal { text-align: left; } li { margin: .3rem 0; }
.note { color: #6a6459; font-size: .9rem; } pre { white-space: pre-wrap; }
"""


def page(review: Review, rules: Rules, language: Language, positions: dict[int, str]) -> str:
    """The whole page; positions are texts, by the number of the action that follows."""
    say = language.say
    title = escape(f"{say('review')}: {', '.join(review.names)}")
    about = escape(say("review-about", judge=review.judge))
    parts = [
        "".join(f"<p>{escape(line)}</p>" for line in told(review, rules, language)) + sums_table(review, language),
        f"<h2>{escape(say('review-graph'))}</h2>{graph(review)}{legend(review, language)}",
        moments(review, language, positions, best=True),
        moments(review, language, positions, best=False),
    ]
    if review.trades:
        parts += [missed(review, rules, language), deals(review, rules, language)]
    body = "".join(f"<section>{part}</section>\n" for part in parts)
    return (
        f'<!doctype html>\n<html lang="{language.code}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
        f'<p class="note">{about}</p>\n{body}</main>\n</body>\n</html>\n'
    )


def columns(review: Review) -> list[tuple[str, str]]:
    """The parts of a result: the keys of their words, and their names in the sums."""
    parts = [("review-start", "start"), ("review-cards", "cards")]
    if review.trades:
        parts += [("review-own-deals", "own_deals"), ("review-other-deals", "other_deals")]
    parts.append(("review-planting", "planting"))
    if any(sums.purchases for sums in review.seats):
        parts.append(("review-purchases", "purchases"))
    return [*parts, ("review-result", "result"), ("review-fair", "without_cards")]


def sums_table(review: Review, language: Language) -> str:
    """Where everybody's result came from."""
    heads = "".join(f"<th>{escape(language.say(key))}</th>" for key, _ in columns(review))
    rows = ""
    for name, sums in zip(review.names, review.seats, strict=True):
        cells = [signed(language, getattr(sums, part)) for _, part in columns(review)]
        cells[-1] = within(language, cells[-1], review.spread)
        rows += f"<tr><td>{escape(name)}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
    return f"<table><tr><th></th>{heads}</tr>{rows}</table>"


def graph(review: Review) -> str:
    """Everybody's expected lead after every action, with a dot for each deal."""
    last = max(1, review.moments[-1].seq)
    most = max(2.0, *(abs(float(lead)) for moment in review.moments for lead in moment.leads))

    def x(seq: int) -> float:
        return round(LEFT + (WIDTH - LEFT - EDGE) * seq / last, 1)

    def y(lead: float) -> float:
        return round(HEIGHT / 2 - (HEIGHT / 2 - EDGE) * lead / most, 1)

    parts = []
    for lead in (-most, 0.0, most):
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - EDGE}" y1="{y(lead)}" y2="{y(lead)}"/>')
        parts.append(f'<text x="{LEFT - 4}" y="{y(lead) + 4}" text-anchor="end">{lead:+.0f}</text>')
    at = {moment.seq: moment for moment in review.moments}
    for seat in range(len(review.names)):
        points = " ".join(f"{x(moment.seq)},{y(float(moment.leads[seat]))}" for moment in review.moments)
        parts.append(f'<polyline points="{points}" stroke="{COLOURS[seat]}" stroke-dasharray="{DASHES[seat]}"/>')
        for deal in review.deals:
            if seat in (deal.maker, deal.partner):
                lead = float(at[deal.seq].leads[seat])
                parts.append(f'<circle cx="{x(deal.seq)}" cy="{y(lead)}" r="3" fill="{COLOURS[seat]}"/>')
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{"".join(parts)}</svg>'


def legend(review: Review, language: Language) -> str:
    """The names for the lines, and everybody's chance to win in the middle of the game."""
    middle = review.moments[len(review.moments) // 2]
    items = []
    for seat, name in enumerate(review.names):
        mark = (
            f'<svg viewBox="0 0 24 6" style="width:24px"><line x1="0" x2="24" y1="3" y2="3" stroke="{COLOURS[seat]}" '
        )
        mark += f'stroke-dasharray="{DASHES[seat]}" stroke-width="3"/></svg>'
        items.append(f"{mark} {escape(name)} ({share(language, middle.chances[seat])})")
    dots = escape(language.say("review-graph-deals")) if review.trades else ""
    chances = escape(language.say("review-chances"))
    return f'<p>{" · ".join(items)}</p><p class="note">{dots} ({chances}: {middle.turn})</p>'


def moments(review: Review, language: Language, positions: dict[int, str], *, best: bool) -> str:
    """The three best moments, or the three worst, each with its position."""
    found = review.best() if best else review.worst()
    head = f"<h2>{escape(language.say('review-best' if best else 'review-worst'))}</h2>"
    if not found:
        return f"{head}<p>{escape(language.say('review-none'))}</p>"
    items = ""
    for choice in found:
        text = escape(positions.get(choice.seq, ""))
        words = escape(choice_told(choice, review, language))
        items += f"<li><details><summary>{words}</summary><pre>{text}</pre></details></li>"
    return f"{head}<ol>{items}</ol>"


def missed(review: Review, rules: Rules, language: Language) -> str:
    """Deals that nobody made."""
    items = "".join(f"<li>{escape(missed_told(one, review, rules, language))}</li>" for one in review.missed)
    return f"<h2>{escape(language.say('review-missed'))}</h2><ul>{items or escape(language.say('review-none'))}</ul>"


def deals(review: Review, rules: Rules, language: Language) -> str:
    """Every deal, and its effect on everybody."""
    heads = "".join(f"<th>{escape(name)}</th>" for name in review.names)
    rows = ""
    for deal in review.deals:
        cells = "".join(f"<td>{signed(language, gain)}</td>" for gain in deal.gains)
        words = escape(deal_told(deal, review, rules, language))
        rows += f'<tr><td>{deal.turn}</td><td class="deal">{words}</td>{cells}</tr>'
    head = f"<tr><th>{escape(language.say('review-turn'))}</th><th></th>{heads}</tr>"
    return f"<h2>{escape(language.say('review-deals'))}</h2><table>{head}{rows}</table>"
