"""How long everything in a moment lasts: steps with their milliseconds, made from a moment and a speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.table.moments.telling import KNOWN_BY_HEART
from desktop_app.ui.table.moments.told import Moment, Told

Phase = Literal["arrive", "turn", "read", "count", "line", "rest", "leave"]

ARRIVES, TURNS, LEAVES = 320.0, 240.0, 300.0
STEPS_UP, SHADOW_TURNS, SUM, HIT = 280.0, 320.0, 400.0, 380.0
LINE, SHORT_LINE = 650.0, 450.0
READING, READING_MORE, A_LETTER, FREE_LETTERS, LONGEST_READING = 900.0, 700.0, 18.0, 40, 2600.0
STAGE_READ = 4000.0
MEDALLION, MOST_MEDALLIONS, BARS, MARGIN = 140.0, 1200.0, 420.0, 300.0
TOKEN, APART = 320.0, 90.0
FALLS, TO_PILE = 300.0, 340.0
DIAL_POINT, MOST_DIAL = 80.0, 800.0
RESTS = 700.0
HELD = 1500.0
"""How long a line stands when nothing may move, and a sum when moments are switched off."""

SPEEDS = ("slow", "normal", "fast", "off")
FACTORS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}


def one_faster(speed: str) -> str:
    """The speed at which bots' turns and replays are told."""
    return SPEEDS[min(SPEEDS.index(speed) + 1, len(SPEEDS) - 1)]


class Step(Frozen):
    """A part of a moment: what happens in it, at which of its lines, and how long it lasts."""

    phase: Phase
    line: int
    lasts: float


def reading_time(letters: int, again: int, *, more: bool = False) -> float:
    """How long a card with so many letters is left to read: nothing for one that was seen twice in this game."""
    if again >= KNOWN_BY_HEART:
        return 0.0
    if more:
        return READING_MORE
    return min(READING + A_LETTER * max(0, letters - FREE_LETTERS), LONGEST_READING)


def steps_of(moment: Moment, letters: int = 0, factor: float = 1.0, *, still: bool = False) -> list[Step]:
    """The steps of a moment at a speed; ``still`` is reduced motion: no flight, and every line stands for a while."""
    steps = {"card": _card, "sum": _sum, "duel": _duel, "row": _row, "note": _note}[moment.kind.stage](moment, letters)
    if still:
        moving = ("arrive", "turn", "leave", "count")
        steps = [
            Step(step.phase, step.line, HELD if step.phase == "line" else step.lasts)
            for step in steps
            if step.phase not in moving
        ]
    return [Step(step.phase, step.line, step.lasts * factor) for step in steps]


def _card(moment: Moment, letters: int) -> list[Step]:
    begins = [Step("arrive", 0, ARRIVES)]
    if moment.told == 0:
        reading = reading_time(letters, moment.again, more=moment.more)
        begins += [Step("turn", 0, TURNS), Step("read", 0, reading)]
    lines = _lines(moment, lambda line: STAGE_READ if line.beat.way == "turns" else LINE)
    return [*begins, *lines, Step("leave", len(moment.lines) - 1, LEAVES)]


def _sum(moment: Moment, letters: int) -> list[Step]:
    compared = moment.compared(1)
    parts = max(len(compared.left.cards), len(compared.right.cards)) if compared is not None else 0
    counted = min(MEDALLION * parts, MOST_MEDALLIONS) + BARS + MARGIN
    begins = [] if moment.told else [Step("arrive", 0, STEPS_UP), Step("count", 0, counted)]
    return [*begins, *_lines(moment, _tokens), Step("rest", len(moment.lines) - 1, RESTS * 2)]


def _duel(moment: Moment, letters: int) -> list[Step]:
    lines = _lines(moment, lambda line: _blow(line, last=line.message.id in moment.kind.last))
    return [Step("arrive", max(0, moment.told - 1), STEPS_UP), *lines, Step("rest", len(moment.lines) - 1, RESTS)]


def _row(moment: Moment, letters: int) -> list[Step]:
    begins = [] if moment.told else [Step("arrive", 0, STEPS_UP)]
    lines = _lines(moment, lambda line: TURNS + SHORT_LINE if line.beat.way == "turns" else SUM + LINE, moment.told)
    return [*begins, *lines, Step("rest", len(moment.lines) - 1, RESTS * 2)]


def _note(moment: Moment, letters: int) -> list[Step]:
    lines = _lines(moment, _tokens, first=moment.told)
    return [*lines, Step("rest", len(moment.lines) - 1, RESTS)]


def _lines(moment: Moment, length: Callable[[Told], float], first: int | None = None) -> list[Step]:
    start = max(moment.told, 1) if first is None else first
    return [Step("line", at, length(moment.lines[at])) for at in range(start, len(moment.lines))]


def _tokens(line: Told) -> float:
    amount = sum(touch.amount for touch in line.touches)
    if line.beat.way == "dial":
        return min(DIAL_POINT * amount, MOST_DIAL) + SHORT_LINE
    if line.beat.way == "falls":
        return FALLS + TO_PILE
    return max(LINE, TOKEN + APART * max(0, amount - 1) + SHORT_LINE)


def _blow(line: Told, *, last: bool) -> float:
    if line.beat.way == "turns":
        return SHADOW_TURNS + LINE
    if line.beat.way == "hits":
        return HIT + LINE
    if line.beat.way == "falls":
        return FALLS + TO_PILE
    return SUM + SHORT_LINE if last else SHORT_LINE
