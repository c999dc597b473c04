"""What the planner says for its answer: how likely it is thought to win, and what it brings, against the next best."""

from __future__ import annotations

from desktop_app.app.tables.hinting import Hint
from desktop_app.games.kit.numerals import percent
from desktop_app.ui.table.panels.weighing import PRESSING, SOME, changed
from desktop_app.ui.table.words.wording import Wording


def reasons(hint: Hint, wording: Wording) -> tuple[tuple[str, bool], ...]:
    """Sentences with whether they speak against the best answer; none before the first table was tried."""
    texts, fared = wording.texts, hint.fared
    best = fared[hint.best]
    others = [number for number, each in enumerate(fared) if number != hint.best and each.chance is not None]
    if best.chance is None or not others:
        return ()
    at = max(others, key=lambda number: fared[number].chance or 0.0)
    other = fared[at]
    chances = {"chance": percent(best.chance), "less": percent(other.chance or 0.0)}
    found = [(texts("table-coach-chance", way=hint.best + 1, other=at + 1, count=best.tries, **chances), False)]
    for scale, course in enumerate(hint.scales):
        apart = best.mean(scale) - other.mean(scale)
        if abs(apart) > SOME:
            numbers = {"here": changed(best.mean(scale), wording), "there": changed(other.mean(scale), wording)}
            told = texts("table-coach-apart", course=texts(course.name), other=at + 1, **numbers)
            found.append((told, (apart > 0) == (scale >= PRESSING)))
    if not hint.is_sure:
        found.append((texts("table-coach-luck"), True))
    return tuple(found)
