"""From the record to what is staged: pure, without a window, so that skipping it can change nothing.

The log is cut into moments as the game declares them; every line gets its card, its amount and the new total, counted
up from the table as it stood before the lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import replace
from desktop_app.engine.record import Line, Record
from desktop_app.engine.view import View
from desktop_app.games.contract.moments import Moments
from desktop_app.ui.table.moments.counting import Counting
from desktop_app.ui.table.moments.cutting import cut
from desktop_app.ui.table.moments.told import Moment, card_of

KNOWN_BY_HEART = 2
"""A card that was staged as often as this in a game needs no time to read."""


def tell(
    log: Sequence[Line],
    records: Sequence[Record],
    since: int,
    staged: Moments,
    seat: str,
    before: View | None = None,
    after: View | None = None,
    asked: str = "",
) -> list[Moment]:
    """The moments of the lines from ``since`` on, in the order of the record, as ``seat`` may read them.

    A moment that began earlier and goes on is answered whole, with what was told of it before. ``before`` is the table
    as it stood at ``since``, ``after`` as it stands now, ``asked`` the fingerprint of the question that is open now.
    """
    counted = Counting(before, after)
    found: list[Moment] = []
    for moment in cut(log, records, since, staged, seat, asked):
        if _worth_staging(moment, since):
            lines = tuple(counted.count(line, since) for line in moment.lines)
            told = replace(moment, lines=lines, again=_seen_before(log, moment), before=before, after=after)
            found.append(replace(told, goes=_goes(told, after)))
    return found


def waiting(
    log: Sequence[Line], records: Sequence[Record], staged: Moments, seat: str, now: View, asked: str
) -> Moment | None:
    """The moment in the middle of which ``asked`` is asked, all of it told; None where nothing is halted by it."""
    moments = cut(log, records, len(log), staged, seat, asked)
    if not moments or not moments[-1].open or moments[-1].kind.stage == "note":
        return None
    halted = moments[-1]
    if not _worth_staging(halted, halted.first):
        return None
    counted = Counting(None, now)
    lines = tuple(counted.count(line, len(log)) for line in halted.lines)
    told = replace(halted, lines=lines, told=len(lines), after=now)
    return replace(told, goes=_goes(told, now))


def _worth_staging(moment: Moment, since: int) -> bool:
    """Whether something came to light, was compared, hit, healed, moved or left in the lines since."""
    kind = moment.kind
    return any(
        line.beat.way != "tells" or line.message.id in kind.last or (kind.stage != "duel" and line.at == moment.first)
        for line in moment.lines
        if line.at >= since
    )


def _goes(moment: Moment, after: View | None) -> str:
    """Where the card that was staged last lies now: told when it has left the place where it was revealed."""
    card, _ = moment.shown
    seen = after.card(card) if after is not None and card else None
    return seen.zone if seen is not None else ""


def _seen_before(log: Sequence[Line], moment: Moment) -> int:
    _, code = moment.subject
    if not code:
        return 0
    opens, name = moment.kind.opens, moment.kind.card
    return sum(
        line.message.id in opens and card_of(line.message.params.get(name))[1] == code for line in log[: moment.first]
    )
