"""Which other way is drawn beside the story of a game, and what it is called."""

from __future__ import annotations

from desktop_app.app.tables.other_way import BOT, EARLIER, ROAD, Following, OtherWay, bots_way, earlier_game, other_road
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.table.parts import Parts
from desktop_app.ui.table.words.wording import Wording


def other_way(table: Parts, ending: Ending) -> Following | None:
    """A road of this game that was left; else, after a victory, the best earlier one; else, after a defeat, what the
    bot makes of the turns that decided, the heaviest first. None where there is nothing to draw."""
    session, play, seat = table.session, table.game.play, table.view.seat
    if session.branches:
        return other_road(session, play, seat)
    if not ending.won:
        turns = sorted(ending.told.turns, key=lambda turn: -abs(turn.weighed.gain))
        return bots_way(session, play, seat, turns) if turns else None
    best = ending.best_before
    earlier = table.around.reopen(best.save) if best is not None and best.save else None
    return earlier_game(earlier, play, seat) if earlier is not None and earlier.question is None else None


def other_name(other: OtherWay, ending: Ending, wording: Wording) -> str:
    """What the legend calls it; a turn has the number of its mark."""
    names = {ROAD: "ends-other-road", EARLIER: "ends-other-earlier", BOT: "ends-other-bot"}
    turn = next((number for number, each in enumerate(ending.told.turns, 1) if each.at == other.at), 0)
    return wording.texts(names[other.kind], round=other.round, turn=turn)


def other_end(other: OtherWay, value: int, wording: Wording, *, whole: bool) -> str:
    """The number at its end and, where it is shown ``whole`` and is not known from the legend, how it ended."""
    if other.kind == EARLIER or other.won is None or not whole:
        return str(value)
    return wording.texts("ends-other-won" if other.won else "ends-other-lost", value=value)


def pressed_alike(other: OtherWay, ending: Ending) -> bool:
    """Whether in the bot's play as much pressed on the seat all along, and until the same round: then there is no other
    course to be seen."""
    if other.kind != BOT:
        return False
    as_played, otherwise = ([level.value for level in levels] for levels in (ending.told.pressing, other.levels))
    return as_played == otherwise and int(other.ends) == int(ending.told.end)


def other_in_words(other: OtherWay, ending: Ending, wording: Wording) -> str:
    """For readers: its name and where it ends."""
    last = other.levels[-1].value if other.levels else 0
    return f"{other_name(other, ending, wording)}: {other_end(other, last, wording, whole=True)}"
