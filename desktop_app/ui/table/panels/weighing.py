"""What the tries of some answers say in words: the numbers of each, and what speaks for another than the first."""

from __future__ import annotations

from desktop_app.app.tables.trying import Comparison, Fared
from desktop_app.games.kit.numerals import percent
from desktop_app.ui.table.words.wording import Wording

MUCH, SOME = 0.5, 0.25
"""Differences of means that make a way another one, and that are worth a word."""
FEW_GAMES = 3
GROUND, PRESSING, HARM = 0, 1, 2


def changed(mean: float, wording: Wording) -> str:
    """A mean change with its sign, one digit after the point, as the language writes it."""
    rounded = round(mean, 1) + 0.0
    number = f"{abs(rounded):.1f}"
    if wording.texts.language == "es":
        number = number.replace(".", ",")
    return f"+{number}" if rounded > 0 else f"−{number}" if rounded < 0 else number


def in_words(number: int, fared: Fared, trials: Comparison, wording: Wording) -> str:
    """One way, the first being 1, with its numbers, for readers."""
    texts = wording.texts
    told = ", ".join(
        f"{texts(scale.name)} {changed(fared.mean(at), wording)}" for at, scale in enumerate(trials.scales)
    )
    if fared.chance is not None:
        return texts("table-coach-way-ahead", way=number, told=told, chance=percent(fared.chance), tries=fared.tries)
    return texts("table-coach-way", way=number, told=told, won=fared.won, games=fared.games)


def weighing(trials: Comparison, wording: Wording) -> str:
    """How it was tried, and which other way there is a reason to take."""
    texts, first = wording.texts, trials.fared[0]
    tried = texts("table-coach-tries", count=first.tries)
    if not first.tries:
        return texts("table-coach-begins")
    if first.chance is not None:
        return tried
    for number, fared in enumerate(trials.fared[1:], 2):
        said = _for_another(number, fared, first, trials, wording)
        if said:
            return f"{said} {tried}"
    return tried


def _for_another(number: int, fared: Fared, first: Fared, trials: Comparison, wording: Wording) -> str:
    """What speaks for one of the other ways; "" where nothing does."""
    texts, count = wording.texts, len(trials.scales)
    if fared.games >= FEW_GAMES and fared.won > first.won:
        return texts("table-coach-wins-more", way=number, won=fared.won, games=fared.games)
    apart = [fared.mean(scale) - first.mean(scale) for scale in range(count)]
    names = [texts(scale.name) for scale in trials.scales]
    if not apart:
        return ""
    worse = [scale for scale in range(PRESSING, count) if apart[scale] > SOME]
    better = [scale for scale in range(PRESSING, count) if apart[scale] < -MUCH]
    if apart[GROUND] > MUCH:
        gain = {"way": number, "more": changed(apart[GROUND], wording), "course": names[GROUND]}
        if worse:
            cost = changed(apart[worse[0]], wording)
            return texts("table-coach-bolder", **gain, cost=cost, price=names[worse[0]])
        return texts("table-coach-more", **gain)
    if better and apart[GROUND] > -MUCH:
        less = changed(apart[better[0]], wording)
        return texts("table-coach-safer", way=number, less=less, course=names[better[0]])
    return ""
