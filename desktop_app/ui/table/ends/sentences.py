"""What the head of the last page says: how it went in one line, how it came to that, and at most three figures."""

from __future__ import annotations

from desktop_app.app.texts.wording import list_of
from desktop_app.engine.frozen import Frozen
from desktop_app.games.contract.story import Figure
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.table.words.wording import Wording


class FigureWords(Frozen):
    """A number, what stands small beside it, and what it counts; with a ``sign`` and a ``limit`` it is a dial, which
    warns near a limit that is ``feared``."""

    value: int
    beside: str
    told: str
    limit: int = 0
    sign: str = ""
    feared: bool = False


def over_line(ending: Ending, wording: Wording) -> str:
    """Victory or defeat, and how it stands among the games before. What stands large below it is not said twice."""
    report, texts = ending.report, wording.texts
    title = wording.plain(report.title) if report.heading else texts("ends-over", result=report.result)
    if ending.is_best:
        return texts("ends-best", title=title)
    if ending.won and ending.journeys and not any(each.won and not each.this for each in ending.journeys):
        return texts("ends-first" if ending.scenario else "ends-first-of-game", title=title)
    return title


def how_it_ended(ending: Ending, wording: Wording) -> str:
    """When it ended, by what, and how the people stand."""
    texts, report = wording.texts, ending.report
    place = wording.phase(ending.phase) if ending.phase else ""
    when = texts("ends-when", round=ending.round, step=place) if place else ""
    lines = " ".join([*(wording.plain(said) for said in ending.last), wording.plain(report.told)])
    people = _people(ending, wording)
    return " ".join(part for part in (f"{when}:" if when else "", lines, people) if part)


def _people(ending: Ending, wording: Wording) -> str:
    """Nobody of those with whom it began fell, or who did; how many fell of those who came later, or of those who stand
    whoever suffered most."""
    fates, texts = ending.told.fates, wording.texts
    if not fates or not ending.won:
        return ""
    fallen = [wording.title(fate.code) for fate in fates if fate.fell]
    if fallen:
        return texts("ends-some-fell", cards=list_of(texts, fallen), count=len(fallen))
    later = sum(figure.value for figure in ending.figures if figure.fell)
    if later:
        return texts("ends-later-ones-fell", count=later)
    most = max(fate.wounds for fate in fates)
    if not most:
        return texts("ends-nobody-fell")
    worst = [wording.title(fate.code) for fate in fates if fate.wounds == most]
    return texts("ends-nobody-fell-but", cards=list_of(texts, worst), who=len(worst), count=most)


def figures_of(ending: Ending, wording: Wording, *, short: bool) -> list[FigureWords]:
    """What the game names first as a dial, then the score after a victory or how far one came after a defeat; in few
    words where there is a ``short`` room."""
    named = [_in_words(figure, wording) for figure in ending.figures]
    own = _own_figure(ending, wording, short=short)
    return [*named[:1], *([own] if own is not None else []), *named[1:]][:3]


def _in_words(figure: Figure, wording: Wording) -> FigureWords:
    limit = wording.texts("table-dial-of", limit=figure.limit) if figure.limit else ""
    return FigureWords(figure.value, limit, wording.plain(figure.told), figure.limit, figure.sign, figure.feared)


def _own_figure(ending: Ending, wording: Wording, *, short: bool) -> FigureWords | None:
    texts, best = wording.texts, ending.best_before
    if ending.won:
        if ending.report.score is None:
            return None
        told = texts("ends-points", count=ending.report.score)
        if best is not None and not short:
            told = texts("ends-points-before", count=ending.report.score, before=best.score)
        return FigureWords(ending.report.score, "", told)
    if not ending.told.flags or not ending.told.ground:
        return None
    reached, whole = ending.told.ground[-1].value, ending.told.flags[-1].value
    ahead = next((flag for flag in ending.told.flags if flag.value > reached), None)
    told = texts(ending.story.ground.name)
    if ahead is not None and not short:
        told = texts("ends-not-left", course=told, label=ahead.label)
    return FigureWords(reached, texts("table-dial-of", limit=whole), told)
