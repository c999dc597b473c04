"""How a table was last laid: the game, the scenario and who sits where with which deck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from desktop_app.app.errors import LongtableError
from desktop_app.app.storage.files import MEGABYTE, read_json, write_json
from desktop_app.app.tables.game_box import GameBox
from desktop_app.app.texts.folding import one_line

Player = Literal["here", "greedy", "random"]
PLAYERS: tuple[Player, ...] = ("here", "greedy", "random")
"""Who decides for a seat: a person at this screen or a bot of that name."""

_FILE = "last_set_up.json"


def _line(value: object) -> object:
    return one_line(value, 80) if isinstance(value, str) else value


class SeatSetUp(BaseModel):
    """One seat: what its player is called, who decides for it, and its deck by id."""

    model_config = ConfigDict(frozen=True)

    name: Annotated[str, BeforeValidator(_line), Field(min_length=1, max_length=80)]
    player: Player = "here"
    deck: str


class SetUp(BaseModel):
    """A whole table before the first card is laid."""

    model_config = ConfigDict(frozen=True)

    game: str
    scenario: str
    easy: bool = False
    seats: Annotated[tuple[SeatSetUp, ...], Field(min_length=1, max_length=4)]


class BadTable(LongtableError):
    """A table cannot be laid like this; `rule` is the rule of the atlas that forbids it, or empty."""

    default_id = "newgame-nobody-here"

    def __init__(self, message_id: str = "", /, rule: str = "", **params: object) -> None:
        super().__init__(message_id, **params)
        self.rule = rule


def usual_set_up(box: GameBox, name: str) -> SetUp:
    """One person alone with the usual deck."""
    seat = SeatSetUp(name=name, deck=box.usual_deck)
    return SetUp(game=box.game, scenario=box.usual_scenario, seats=(seat,))


def refuse_bad_table(set_up: SetUp, box: GameBox, language: str = "en") -> None:
    """Raises BadTable when nobody plays at this screen, a deck is not legal, or two decks share a unique hero."""
    if all(seat.player != "here" for seat in set_up.seats):
        raise BadTable("newgame-nobody-here")
    for seat in set_up.seats:
        deck = box.decks[seat.deck]
        if deck.broken:
            raise BadTable("newgame-deck-not-legal", rule=deck.broken[0], deck=deck.names[language], name=seat.name)
    taken: dict[str, str] = {}
    for seat in set_up.seats:
        for hero in box.decks[seat.deck].heroes:
            title = box.title_of(hero)
            if title["en"] in taken:
                raise BadTable(
                    "newgame-shared-hero",
                    rule="LCG-083",
                    hero=title[language],
                    first=taken[title["en"]],
                    second=seat.name,
                )
            taken[title["en"]] = seat.name


def remember_set_up(folder: Path, set_up: SetUp) -> None:
    """Keep a set-up in a profile folder for the next time. Raises a StorageError naming the file."""
    write_json(folder / _FILE, set_up.model_dump(mode="json"))


def last_set_up(folder: Path, box: GameBox) -> SetUp | None:
    """The set-up kept in a profile folder, None when there is none that still fits this game and its decks."""
    try:
        set_up = SetUp.model_validate(read_json(folder / _FILE, limit=MEGABYTE))
    except (LongtableError, ValidationError):
        return None  # only a convenience of the set-up screen
    known = set_up.game == box.game and set_up.scenario in box.scenarios
    if not known or any(seat.deck not in box.decks for seat in set_up.seats):
        return None
    return set_up
