"""What the save of a table says of it as the table begins."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from desktop_app import __version__
from desktop_app.app.saves.saves import SaveHeader
from desktop_app.app.tables.game_box import HERE, GameBox
from desktop_app.app.tables.heads import TableHead
from desktop_app.app.tables.set_up import SetUp
from desktop_app.games import DECKS

if TYPE_CHECKING:
    from desktop_app.games.contract.set_up import NewTable


def header_of(set_up: SetUp, box: GameBox, language: str, now: datetime) -> SaveHeader:
    """The header of the save of a table that begins now."""
    scenario = box.scenarios.get(set_up.scenario)
    return SaveHeader(
        app_version=__version__,
        game=set_up.game,
        scenario=set_up.scenario,
        title=scenario.titles[language] if scenario else "",
        seats=[seat.name for seat in set_up.seats],
        started=now,
        saved=now,
    )


def head_of(
    set_up: SetUp, wanted: SetUp, box: GameBox, language: str, laid: NewTable, seats: Sequence[str]
) -> TableHead:
    """What a table that has been laid is known by: who sits at its ``seats``, their decks and the faces of the one that
    is played here, its picture, and the set-up as it was ``wanted``, before its seats went by their sides."""
    from desktop_app.app.tables.deck_facts import faces_of_deck

    scenario = box.scenarios.get(set_up.scenario)
    here = next(cards for cards, seat in zip(laid.seats, set_up.seats, strict=True) if seat.player == HERE)
    return TableHead(
        players=dict(zip(seats, (seat.player for seat in set_up.seats), strict=True)),
        decks=[box.decks[seat.deck].names[language] if seat.deck else "" for seat in set_up.seats],
        leaders=list(faces_of_deck(set_up.game, here.cards)) if set_up.game in DECKS else [],
        picture=scenario.emblem if scenario else "",
        set_up=wanted.model_dump(mode="json"),
    )
