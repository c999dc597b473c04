"""What a person may choose from to set a table: the scenarios and decks that ship with a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

SYSTEMS = ("lotr_lcg", "lotr_tcg", "me_quest", "thrones", "meccg")
"""The five games in the order of the start screen; `desktop_app.games.GAMES` says which can be played."""

OWN = "own:"
"""How the ids of decks that a person built begin, so that none is taken for one that ships."""

_LCG_SCENARIOS = ("passage_through_mirkwood",)  # those whose cards and quests all have their rules


@dataclass(frozen=True, slots=True, eq=False)
class ScenarioChoice:
    """A scenario to choose; texts by language. `ready` says whether the rules can run it."""

    id: str
    titles: Mapping[str, str]
    introduction: Mapping[str, tuple[str, ...]]
    emblem: str
    ready: bool


@dataclass(frozen=True, slots=True, eq=False)
class DeckChoice:
    """A deck to choose. `by_hand` counts the cards whose text the players must carry out themselves, `broken` names
    the construction rules it does not keep."""

    id: str
    names: Mapping[str, str]
    notes: Mapping[str, str]
    heroes: tuple[str, ...]
    cards: Mapping[str, int]
    by_hand: int
    broken: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many cards it holds besides its heroes."""
        return sum(self.cards.values())


@dataclass(frozen=True, slots=True, eq=False)
class GameBox:
    """Everything a game offers for its set-up. `most_seats` can sit down; `domain` begins its message ids."""

    game: str
    domain: str
    scenarios: Mapping[str, ScenarioChoice]
    decks: Mapping[str, DeckChoice]
    most_seats: int
    usual_deck: str
    usual_scenario: str
    title_of: Callable[[str], Mapping[str, str]]

    def knows(self, code: str) -> bool:
        """Whether a card of the game has this code."""
        try:
            return bool(self.title_of(code))
        except KeyError:
            return False

    def next_deck(self, taken: list[str]) -> str:
        """A deck none of the taken ones has a hero of, the usual one first; the usual one if there is none."""
        heroes = {hero for deck in taken for hero in self.decks[deck].heroes}
        for deck in (self.usual_deck, *self.decks):
            if heroes.isdisjoint(self.decks[deck].heroes):
                return deck
        return self.usual_deck


@cache
def open_box(game: str) -> GameBox:
    """The box of a playable game. Raises KeyError for a game that has none."""
    return _BOXES[game]()


def _lotr_lcg() -> GameBox:
    from desktop_app.games.lotr_lcg.cards import MODULES
    from desktop_app.games.lotr_lcg.reading.facts import load_cards
    from desktop_app.games.lotr_lcg.table.presets import load_presets
    from desktop_app.games.lotr_lcg.table.scenarios import load_scenarios

    cards = load_cards()
    scenarios = {
        each.id: ScenarioChoice(each.id, each.titles, each.introduction, each.stages[0][0], each.id in _LCG_SCENARIOS)
        for each in load_scenarios().values()
    }
    decks = {
        deck.id: DeckChoice(
            deck.id,
            deck.name,
            deck.notes,
            deck.heroes,
            deck.cards,
            sum(
                count
                for code, count in [*deck.cards.items(), *((hero, 1) for hero in deck.heroes)]
                if (cards[code].sphere or "neutral") not in MODULES
            ),
        )
        for deck in load_presets().values()
    }
    return GameBox(
        game="lotr_lcg",
        domain="lcg",
        scenarios=scenarios,
        decks=decks,
        most_seats=4,
        usual_deck="riders_of_the_white_tree",
        usual_scenario=_LCG_SCENARIOS[0],
        title_of=lambda code: cards[code].titles,
    )


_BOXES: Mapping[str, Callable[[], GameBox]] = {"lotr_lcg": _lotr_lcg}
