"""A table that cannot be laid, put right: what could be changed so that it can."""

from __future__ import annotations

from desktop_app.app.tables.game_box import HERE, OWN, GameBox
from desktop_app.app.tables.set_up import BadTable, SetUp, refuse_bad_table
from desktop_app.engine.frozen import Frozen


class Mending(Frozen):
    """One way out: ``message`` with ``params`` says it, and then either ``set_up`` is laid, or the deck builder opens
    at ``deck``, the id of a deck of one's own."""

    message: str
    params: dict[str, str]
    set_up: SetUp | None = None
    deck: str = ""


def mending(set_up: SetUp, box: GameBox, language: str) -> Mending | None:
    """The nearest way to a table that can be laid; None where it can be laid as it is, or where we know none."""
    if not _problem(set_up, box):
        return None
    return _own_deck(set_up, box, language) or _someone_here(set_up, box) or _other_deck(set_up, box, language)


def _problem(set_up: SetUp, box: GameBox) -> bool:
    try:
        refuse_bad_table(set_up, box)
    except BadTable:
        return True
    return False


def _own_deck(set_up: SetUp, box: GameBox, language: str) -> Mending | None:
    """A deck of one's own that is not legal is opened where it can be mended."""
    for seat in set_up.seats:
        if seat.deck.startswith(OWN) and box.decks[seat.deck].broken:
            name = box.decks[seat.deck].names[language]
            return Mending("newgame-mend-deck", {"deck": name}, deck=seat.deck.removeprefix(OWN))
    return None


def _someone_here(set_up: SetUp, box: GameBox) -> Mending | None:
    """Where only bots would play, the first seat is somebody's at this screen."""
    if any(seat.player == HERE for seat in set_up.seats):
        return None
    first = set_up.seats[0].model_copy(update={"player": HERE})
    found = set_up.model_copy(update={"seats": (first, *set_up.seats[1:])})
    return None if _problem(found, box) else Mending("newgame-mend-here", {"name": first.name}, found)


def _other_deck(set_up: SetUp, box: GameBox, language: str) -> Mending | None:
    """Another deck for one seat, the last one first."""
    for index in reversed(range(len(set_up.seats))):
        seat = set_up.seats[index]
        for deck in box.decks_for(seat.side):
            seats = list(set_up.seats)
            seats[index] = seat.model_copy(update={"deck": deck})
            found = set_up.model_copy(update={"seats": tuple(seats)})
            if deck != seat.deck and not _problem(found, box):
                names = {"name": seat.name, "deck": box.decks[deck].names[language]}
                return Mending("newgame-mend-other", names, found)
    return None
