"""How a table was last laid: the game, the scenario, the options, and who sits where with which deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from string import ascii_uppercase
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from desktop_app.app.errors import LongtableError
from desktop_app.app.storage.files import MEGABYTE, read_json, write_json
from desktop_app.app.tables.game_box import HERE, GameBox
from desktop_app.app.texts.folding import one_line
from desktop_app.engine.messages import Message, Value, is_card_ref, split_card_ref
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.decks import CardList
from desktop_app.games.contract.set_up import NewTable, Sitting

if TYPE_CHECKING:
    from desktop_app.games.contract.campaigns import CampaignTable
    from desktop_app.games.contract.corrections import Said

_FILE = "last_set_up.json"
_FORMAT = 1


def _line(value: object) -> object:
    return one_line(value, 80) if isinstance(value, str) else value


class SeatSetUp(BaseModel):
    """One seat: what its player is called, who decides for it ("here" or a bot's name), its side, its deck by id."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    name: Annotated[str, BeforeValidator(_line), Field(min_length=1, max_length=80)]
    player: str = HERE
    side: str = ""
    deck: str = ""


class SetUp(BaseModel):
    """A whole table before the first card is laid; options that are not named have their usual value."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    game: str
    scenario: str = ""
    options: dict[str, str] = Field(default_factory=dict)
    seats: Annotated[tuple[SeatSetUp, ...], Field(min_length=1)]
    campaign: str = ""
    """The journal of which the table is the next chapter, "" for any other table."""
    dealt: dict[int, str] = Field(default_factory=dict)
    """With whom a card that the campaign earned goes, by its place in the journal."""


class BadTable(LongtableError):
    """A table cannot be laid like this; `rule` is the rule of the atlas that forbids it, or empty."""

    default_id = "newgame-nobody-here"

    def __init__(self, message_id: str = "", /, rule: str = "", **params: object) -> None:
        super().__init__(message_id, **params)
        self.rule = rule


def usual_set_up(box: GameBox, name: str, other: Callable[[str], str] = str) -> SetUp:
    """One person with the usual deck, and bots on the other seats where nobody can play alone; ``other`` names the
    player of a seat by its letter."""
    seats: list[SeatSetUp] = []
    for letter, side in zip(ascii_uppercase, box.form.sides_for(min(box.form.seats)), strict=False):
        deck = box.next_deck([seat.deck for seat in seats], side)
        first = not seats
        player = HERE if first else box.bots[0]
        seats.append(SeatSetUp(name=name if first else other(letter), player=player, side=side, deck=deck))
    return SetUp(game=box.game, scenario=box.usual_scenario, options=box.form.usual_options(), seats=tuple(seats))


def seated(set_up: SetUp, box: GameBox) -> SetUp:
    """The same table with its seats in the order of their sides, which is that in which a game has them."""
    order = [side.id for side in box.form.sides]
    seats = sorted(set_up.seats, key=lambda seat: order.index(seat.side))
    return set_up.model_copy(update={"seats": tuple(seats)})


def on_side(set_up: SetUp, box: GameBox, index: int, side: str) -> SetUp:
    """One seat on another side, with a deck of that side; where too many would sit there then, or too few where it came
    from, somebody changes places with it."""
    left = set_up.seats[index].side
    moved = _put(set_up, box, index, side)
    there = [at for at, seat in enumerate(set_up.seats) if seat.side == side and at != index]
    if left == side or not there or _fits(moved, box):
        return moved
    changed = _put(moved, box, there[0], left)
    return changed if _fits(changed, box) else moved


def _put(set_up: SetUp, box: GameBox, index: int, side: str) -> SetUp:
    seats = list(set_up.seats)
    seats[index] = seats[index].model_copy(update={"side": side, "deck": box.next_deck([], side)})
    return set_up.model_copy(update={"seats": tuple(seats)})


NOTHING_SAID: Said = {}


def new_table(
    set_up: SetUp, box: GameBox, seed: int = 0, campaign: CampaignTable | None = None, said: Said = NOTHING_SAID
) -> NewTable:
    """The set-up as the rules of the game take it, with what a campaign brings to it and what is ``said`` of the game's
    facts.

    Raises KeyError for a deck that the box does not have.
    """
    return NewTable(
        tuple(Sitting(seat.name, _cards(set_up, seat, box, campaign), seat.side) for seat in set_up.seats),
        set_up.scenario,
        {**box.form.usual_options(), **set_up.options},
        seed,
        campaign,
        said,
    )


def _cards(set_up: SetUp, seat: SeatSetUp, box: GameBox, campaign: CampaignTable | None) -> CardList:
    cards = box.decks[seat.deck].cards if seat.deck else CardList()
    return cards if campaign is None else CAMPAIGNS[set_up.game].sits(campaign.standing, seat.name, cards)


def refuse_bad_table(set_up: SetUp, box: GameBox, language: str = "en", campaign: CampaignTable | None = None) -> None:
    """Raises BadTable when nobody plays at this screen, there are too many or too few on a side, a deck is missing or
    not legal, or the game has a reason of its own."""
    if all(seat.player != HERE for seat in set_up.seats):
        raise BadTable("newgame-nobody-here")
    _refuse_numbers(set_up, box)
    for seat in set_up.seats:
        if not seat.deck and box.form.side(seat.side).parts:
            raise BadTable("newgame-no-deck", name=seat.name)
        if seat.deck and box.decks[seat.deck].broken:
            deck = box.decks[seat.deck]
            raise BadTable("newgame-deck-not-legal", rule=deck.broken[0], deck=deck.names[language], name=seat.name)
    problem = box.form.problem(new_table(set_up, box, campaign=campaign))
    if problem is not None:
        raise BadTable(problem.id, rule=problem.rule, **_in_words(problem, box, language))


def _refuse_numbers(set_up: SetUp, box: GameBox) -> None:
    if not _fits(set_up, box):
        raise BadTable("newgame-bad-seats", count=len(set_up.seats))


def _fits(set_up: SetUp, box: GameBox) -> bool:
    seats = [seat.side for seat in set_up.seats]
    return len(seats) in box.form.seats and all(seats.count(side.id) in side.seats for side in box.form.sides)


def _in_words(problem: Message, box: GameBox, language: str) -> dict[str, Any]:
    """The parameters of a message with the titles of the cards they stand for."""
    return {name: _in_word(value, box, language) for name, value in problem.params.items()}


def _in_word(value: Value, box: GameBox, language: str) -> Value:
    if isinstance(value, str) and is_card_ref(value):
        return box.title_of(split_card_ref(value)[1])[language]
    return value


def remember_set_up(folder: Path, set_up: SetUp) -> None:
    """Keep a set-up in a profile folder for the next table of its game. Raises a StorageError naming the file."""
    kept = {**_kept(folder), set_up.game: set_up.model_dump(mode="json")}
    write_json(folder / _FILE, {"format": _FORMAT, "games": kept})


def last_set_up(folder: Path, box: GameBox) -> SetUp | None:
    """The set-up of this game kept in a profile folder, None when there is none that still fits."""
    try:
        set_up = SetUp.model_validate(_kept(folder).get(box.game))
    except ValidationError:
        return None  # only a convenience of the set-up screen
    return set_up if fits(set_up, box) else None


def fits(set_up: SetUp, box: GameBox) -> bool:
    """Whether the box has the scenario, options, sides, players and decks that a kept set-up names."""
    known = set_up.game == box.game and (set_up.scenario in box.scenarios or not (set_up.scenario or box.scenarios))
    choices = {option.id: [choice.id for choice in option.choices] for option in box.form.options}
    sides = [side.id for side in box.form.sides]
    return (
        known
        and all(value in choices.get(option, ()) for option, value in set_up.options.items())
        and all(seat.side in sides and seat.player in box.players for seat in set_up.seats)
        and all(not seat.deck or seat.deck in box.decks for seat in set_up.seats)
    )


def _kept(folder: Path) -> Mapping[str, Any]:
    """What is kept, by game; nothing where the file is missing or not ours."""
    try:
        games = read_json(folder / _FILE, limit=MEGABYTE).get("games")
    except LongtableError:
        return {}
    return games if isinstance(games, dict) else {}
