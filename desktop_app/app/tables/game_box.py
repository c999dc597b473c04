"""What a person may choose from to set a table: the scenarios and decks that ship with a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from desktop_app.app.decks.model import MAIN_PART
from desktop_app.app.tables.bots import bots_of
from desktop_app.engine.frozen import Frozen, replace
from desktop_app.games import CARDS, DECKS, FORMS, PLAYS, TENANTS
from desktop_app.games.contract.decks import CardList
from desktop_app.games.contract.set_up import NewTable, Scenario, SetUpForm, Sitting

if TYPE_CHECKING:
    from desktop_app.games.contract.cards import Titles
    from desktop_app.games.contract.tenant import Tenant
    from desktop_app.games.kit.deck_list import Violation

OWN = "own:"
"""How the ids of decks that a person built begin, so that none is taken for one that ships."""
HERE = "here"
"""The player of a seat whose decisions are made at this screen; any other is the name of a bot."""


class DeckChoice(Frozen, eq=False):
    """A deck to choose: its cards in the parts that are played, of which the ``leaders`` stand for it. `faults` are the
    construction rules it does not keep; one that ships ``as_it_is`` is played so all the same."""

    game: str
    id: str
    names: Titles
    notes: Titles
    cards: CardList
    leaders: tuple[str, ...] = ()
    faults: tuple[Violation, ...] = ()
    as_it_is: bool = False

    @property
    def by_hand(self) -> int:
        """How many of its cards have a text that the players must carry out themselves; reads the rules."""
        return PLAYS[self.game].beyond(self.cards)

    @property
    def broken(self) -> tuple[str, ...]:
        """The rules it does not keep, each once."""
        return tuple(dict.fromkeys(fault.rule for fault in self.faults))

    @property
    def size(self) -> int:
        """How many cards its players say it has: those that are drawn from, without leaders, plots or sites."""
        return self.cards.size(MAIN_PART)


class GameBox(Frozen, eq=False):
    """Everything a game offers for its set-up; `domain` begins its message ids. Only the `bots` need its rules."""

    game: str
    domain: str
    form: SetUpForm
    scenarios: Mapping[str, Scenario]
    decks: Mapping[str, DeckChoice]
    title_of: Callable[[str], Titles]

    @property
    def bots(self) -> tuple[str, ...]:
        """Those that can take a seat, the usual one first."""
        play = PLAYS[self.game]
        return tuple(dict.fromkeys((play.bot, *bots_of(play.game))))

    @property
    def players(self) -> tuple[str, ...]:
        """Who may decide for a seat."""
        return (HERE, *self.bots)

    @property
    def most_seats(self) -> int:
        """How many can sit down."""
        return max(self.form.seats)

    @property
    def usual_scenario(self) -> str:
        """The scenario that is chosen at first, "" where there are none."""
        return self.form.usual_scenario

    @property
    def usual_deck(self) -> str:
        """The deck that the first side plays with at first, "" where it has none."""
        return self.form.sides[0].usual_deck

    def knows(self, code: str) -> bool:
        """Whether a card of the game has this code."""
        try:
            return bool(self.title_of(code))
        except KeyError:
            return False

    def decks_for(self, side: str = "") -> dict[str, DeckChoice]:
        """The decks that a side can be played with. Raises KeyError for an unknown side."""
        parts = self.form.side(side).parts
        return {id: deck for id, deck in self.decks.items() if any(deck.cards.size(part) for part in parts)}

    def next_deck(self, taken: Sequence[str], side: str = "") -> str:
        """A deck that fits to the table with the taken ones, the usual one first and one twice last; the usual one if
        none fits."""
        usual = self.form.side(side).usual_deck
        fitting = self.decks_for(side)
        for deck in sorted(dict.fromkeys((usual, *fitting)), key=lambda each: each in taken):
            if deck in fitting and self.fits(deck, taken, side):
                return deck
        return usual

    def fits(self, deck: str, taken: Sequence[str], side: str) -> bool:
        """Whether a deck can be played at one table with the taken ones."""
        sitting = [Sitting("", self.decks[each].cards, side) for each in (*taken, deck) if each]
        return self.form.problem(NewTable(tuple(sitting), self.usual_scenario)) is None


def open_box(game: str) -> GameBox:
    """The box of a playable game. Raises KeyError for a game that cannot be played."""
    return _opened(TENANTS[game])


@cache
def _opened(tenant: Tenant) -> GameBox:
    form = FORMS[tenant.id]
    return GameBox(
        game=tenant.id,
        domain=tenant.domain,
        form=form,
        scenarios={each.id: each for each in form.scenarios()},
        decks={deck.id: deck for deck in _shipped(tenant.id)},
        title_of=CARDS[tenant.id].title_of,
    )


def _shipped(game: str) -> list[DeckChoice]:
    decks = DECKS[game].shipped() if game in DECKS else ()
    return [
        replace(deck_choice(game, deck.id, deck.names, deck.notes, deck.cards), as_it_is=deck.as_it_is)
        for deck in decks
    ]


def deck_choice(
    game: str, id: str, names: Titles, notes: Titles, cards: CardList, faults: tuple[Violation, ...] = ()
) -> DeckChoice:
    """A deck as a choice for the table: only the parts that some side plays with."""
    parts = played_parts(game)
    played = CardList({part: cards.parts[part] for part in parts if part in cards.parts}, cards.options)
    return DeckChoice(game, id, names, notes, played, played.codes(DECKS[game].leaders), faults)


def played_parts(game: str) -> tuple[str, ...]:
    """The parts of a deck that some side plays with."""
    return tuple(dict.fromkeys(part for side in FORMS[game].sides for part in side.parts))
