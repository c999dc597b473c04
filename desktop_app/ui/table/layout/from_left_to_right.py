"""The mats of one row from left to right: how wide each is, and where the room that is left goes."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import replace
from desktop_app.ui.table.layout.plan import (
    CHIP_WIDE,
    GAP,
    LOOSEST,
    MARGIN,
    NAMES_WIDE,
    SUM_WIDE,
    WORDS_LEAST,
    WORDS_MOST,
    Need,
    Sized,
    tight_gap,
)
from desktop_app.ui.table.layout.row import Row


def mats_of(row: Row, card: float) -> tuple[Sized, ...]:
    """Its mats from left to right; what room is left goes to totals, then names, then words, then wider gaps."""
    spare = max(0.0, row.room - row.width(card))
    sized = [Sized(row.state(need), 0.0, row.width_of(need, card)) for need in row.needs]
    for at, need in enumerate(row.needs):
        if sized[at].state == "open":
            fan = row.fan.get(need.weight, 1.0)
            sized[at] = replace(sized[at], fan=fan, gap=tight_gap(card))
    if row.slim:
        wide = (row.room - GAP * (len(sized) - 1)) / len(sized)
        return _placed([replace(mat, width=wide) for mat in sized], row.room)
    spare = _give_totals(row, sized, spare)
    spare = _give_chips(row, sized, spare)
    spare = _give_words(row, sized, spare)
    spare = _give_names(row, sized, spare)
    _give_air(row, sized, spare, card)
    return _placed(sized, row.room)


def _give_totals(row: Row, sized: list[Sized], spare: float) -> float:
    for at, need in enumerate(row.needs):
        if need.total and sized[at].state == "open" and spare >= SUM_WIDE:
            sized[at] = replace(sized[at], total=True, width=sized[at].width + SUM_WIDE)
            spare -= SUM_WIDE
    return spare


def _give_chips(row: Row, sized: list[Sized], spare: float) -> float:
    """Room for a word beside what the lines of their names count."""
    for at, need in enumerate(row.needs):
        more = min(spare, max(0.0, need.head + CHIP_WIDE - sized[at].width))
        if need.head and sized[at].state == "open":
            sized[at] = replace(sized[at], width=sized[at].width + more)
            spare -= more
    return spare


def _give_names(row: Row, sized: list[Sized], spare: float) -> float:
    """Room for the names in lines, or they are cut beside cards that need none of it."""
    for at, need in enumerate(row.needs):
        if _is_told(need) and sized[at].state == "open":
            more = min(spare, max(0.0, NAMES_WIDE - sized[at].width))
            sized[at] = replace(sized[at], width=sized[at].width + more)
            spare -= more
    return spare


def _give_words(row: Row, sized: list[Sized], spare: float) -> float:
    """Words for all cards of a mat or for none; what weighs most is told first."""
    order = sorted(range(len(sized)), key=lambda at: -row.needs[at].weight)
    told: list[int] = []
    for at in order:
        need = row.needs[at]
        count = _groups(need)
        if need.words and count and sized[at].state == "open" and sized[at].fan == 1 and spare >= WORDS_LEAST * count:
            sized[at] = replace(sized[at], words=WORDS_LEAST, width=sized[at].width + WORDS_LEAST * count)
            spare -= WORDS_LEAST * count
            told.append(at)
    count = sum(_groups(row.needs[at]) for at in told)
    if not count:
        return spare
    more = min(WORDS_MOST - WORDS_LEAST, spare / count)
    for at in told:
        sized[at] = replace(sized[at], words=WORDS_LEAST + more, width=sized[at].width + more * _groups(row.needs[at]))
    return spare - more * count


def _give_air(row: Row, sized: list[Sized], spare: float, card: float) -> None:
    """What is left lies between the cards, and then at the right of the mats with cards; beside nothing but piles and
    heaps what is told line by line takes it, or the mats in which cards will come to lie, for there they are laid
    down."""
    several = [at for at, mat in enumerate(sized) if mat.state == "open" and _groups(row.needs[at]) > 1]
    taking = several or [at for at, mat in enumerate(sized) if mat.state == "open" and _groups(row.needs[at])]
    taking = taking or [at for at, mat in enumerate(sized) if mat.state == "open" and _grows(row.needs[at])]
    taking = taking or [at for at, mat in enumerate(sized) if mat.state == "open" and _is_told(row.needs[at])]
    taking = taking or [at for at, mat in enumerate(sized) if mat.state == "strip" and row.needs[at].weight > 1]
    taking = taking or [at for at, mat in enumerate(sized) if mat.state == "open"]
    total = sum(max(1, _groups(row.needs[at])) for at in taking)
    for at in taking:
        count = max(1, _groups(row.needs[at]))
        more = spare * count / total
        mat = sized[at]
        loose = card * LOOSEST if not mat.words else mat.gap + 12
        gap = min(max(mat.gap, loose), mat.gap + more / max(count - 1, 1)) if count > 1 and mat.fan == 1 else mat.gap
        sized[at] = replace(mat, width=mat.width + more, gap=gap)


def _grows(need: Need) -> bool:
    """Whether what stands in a mat without cards is the better for more room; a heap of tokens is not."""
    return need.weight > 1 and any(part.content != "heap" for part in need.parts)


def _is_told(need: Need) -> bool:
    """Whether a mat has lines with names, which are cut where they have no room."""
    return any(part.content == "roster" for part in need.parts)


def _groups(need: Need) -> int:
    return sum(len(part.groups) for part in need.parts)


def _placed(sized: Sequence[Sized], room: float) -> tuple[Sized, ...]:
    """The mats side by side, squeezed where a window is too small for any of this."""
    wanted = sum(mat.width for mat in sized)
    squeeze = min(1.0, (room - GAP * (len(sized) - 1)) / max(wanted, 1.0))
    x, placed = MARGIN, []
    for mat in [replace(mat, width=mat.width * squeeze) for mat in sized]:
        placed.append(replace(mat, x=x))
        x += mat.width + GAP
    return tuple(placed)
