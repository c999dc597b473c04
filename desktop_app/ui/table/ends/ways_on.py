"""The ways on from a game that is over: what each is called, its key, its sign."""

from __future__ import annotations

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.table.words.wording import Wording


class WayOn(Frozen):
    """One way on or out. The ``main`` one is filled and has Enter as well; ``quiet`` ones are only mentioned."""

    name: str
    text: str
    key: str
    sign: str
    main: bool = False
    quiet: bool = False


def ways_on(ending: Ending, wording: Wording, *, short: bool) -> list[WayOn]:
    """After a victory the journal comes first, to keep it or to read what a campaign has kept by itself; after a defeat
    playing on from the heaviest turn. ``short`` in few words."""
    texts = wording.texts
    named = ending.with_decks and not short
    found = [
        WayOn("again", texts("ends-again" if named else "ends-again-short"), "R", "restart"),
        WayOn("deck", texts("ends-deck" if ending.with_decks else "ends-another"), "D", "cards-outline"),
    ]
    said = "ends-in-journal" if ending.in_journal else "ends-keep"
    sign = "notebook-outline" if ending.in_journal else "notebook-edit-outline"
    keep = WayOn(
        "journal", texts(f"{said}-short" if short else said), "J", sign, main=ending.won or ending.best_turn < 0
    )
    if ending.best_turn >= 0:
        text = texts("ends-from-round", round=ending.told.turns[ending.best_turn].round)
        back = WayOn("best", text, "B", "source-branch", main=not ending.won)
        return [keep, *found, back] if ending.won else [back, *found, keep]
    return [keep, *found]


def ways_out(ending: Ending, wording: Wording, missed: int, onward: str, *, short: bool) -> list[WayOn]:
    """What was missed, the scenario ``onward`` after a victory, the table, the start screen; ``short`` in few words."""
    texts = wording.texts
    found = []
    if missed:
        text = texts("ends-missed-short" if short else "ends-missed", count=missed)
        found.append(WayOn("missed", text, "M", "eye-outline", quiet=True))
    if onward and ending.won:
        text = texts("ends-onward-short") if short else texts("ends-onward", scenario=onward)
        found.append(WayOn("onward", text, "N", "map-marker-path"))
    found.append(WayOn("table", texts("ends-look"), "L", "table-furniture"))
    home = texts("ends-home-short" if short else "table-over-home")
    found.append(WayOn("home", home, "Esc", "home-outline"))
    return found
