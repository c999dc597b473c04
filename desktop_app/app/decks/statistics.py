"""What can be learnt about a deck: counts, curves, distributions, and the odds of drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import comb

from desktop_app.app.decks.listed import CardLookup
from desktop_app.app.decks.model import Deck, Entry
from desktop_app.app.library.record import CardRecord
from desktop_app.engine.frozen import Frozen
from desktop_app.games import DECKS, OfGames

COSTS: Mapping[str, str] = OfGames(lambda tenant: tenant.decks, lambda decks: decks.cost)
"""The number whose curve is drawn for each game."""
GROUPS: Mapping[str, tuple[str, ...]] = OfGames(lambda tenant: tenant.decks, lambda decks: decks.groups)
"""The fields by which the cards of each game are told apart in the charts, beside their type."""
NUMBERS: Mapping[str, tuple[str, ...]] = OfGames(lambda tenant: tenant.decks, lambda decks: decks.numbers)
"""The numbers that are added up and averaged."""
HAND_SIZES: Mapping[str, int] = OfGames(lambda tenant: tenant.decks, lambda decks: decks.hand)
"""Cards of an opening hand."""

Known = list[tuple[Entry, CardRecord]]


class Total(Frozen):
    """A number over the cards that have it: their sum, how many cards, and so the average."""

    sum: int
    cards: int

    @property
    def average(self) -> float:
        """The average, 0 where no card has the number."""
        return self.sum / self.cards if self.cards else 0.0


class Statistics(Frozen):
    """The charts of a deck's main part. A curve counts copies by cost; "X" and the like have keys of their own."""

    cards: int
    types: Mapping[str, int]
    curve: Mapping[str, int]
    groups: Mapping[str, Mapping[str, int]]
    traits: Mapping[str, int]
    totals: Mapping[str, Total]
    leader_sum: int | None = None


def statistics(deck: Deck, lookup: CardLookup, part: str = "deck") -> Statistics:
    """The charts of one part of a deck; cards that the library does not know are counted, no more."""
    known = known_entries(deck.part(part), deck.game, lookup)
    return Statistics(
        cards=deck.size(part),
        types=_counted((card.type, entry.copies) for entry, card in known),
        curve=_curve(known, COSTS[deck.game]),
        groups={name: _grouped(known, name) for name in GROUPS[deck.game]},
        traits=_counted((trait, entry.copies) for entry, card in known for trait in card.traits),
        totals={name: _total(known, name) for name in NUMBERS[deck.game]},
        leader_sum=_leader_sum(deck, lookup),
    )


def known_entries(entries: Iterable[Entry], game: str, lookup: CardLookup) -> Known:
    """The entries whose cards are in the library, with them."""
    found = ((entry, lookup.by_code(game, entry.code)) for entry in entries)
    return [(entry, card) for entry, card in found if card is not None]


def _counted(pairs: Iterable[tuple[str, int]]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name, copies in pairs:
        counts[name] = counts.get(name, 0) + copies
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def _curve(known: Known, field: str) -> dict[str, int]:
    costs = [(card.fields.get(field), entry.copies) for entry, card in known]
    counts = _counted((str(cost), copies) for cost, copies in costs if cost is not None)
    return dict(sorted(counts.items(), key=lambda item: (not item[0].isdigit(), item[0].zfill(4))))


def _grouped(known: Known, field: str) -> dict[str, int]:
    pairs = []
    for entry, card in known:
        value = card.fields.get(field)
        names = value if isinstance(value, tuple) else (str(value),) if value is not None else ()
        pairs += [(name, entry.copies) for name in names]
    return _counted(pairs)


def _total(known: Known, field: str) -> Total:
    numbers = [(number, entry.copies) for entry, card in known if (number := card.number_of(field)) is not None]
    return Total(sum(number * copies for number, copies in numbers), sum(copies for _, copies in numbers))


def _leader_sum(deck: Deck, lookup: CardLookup) -> int | None:
    """What the leaders of a deck add up to, such as the threat that its heroes start with."""
    decks = DECKS[deck.game]
    if decks.leader_sum is None:
        return None
    leaders = known_entries(deck.part(decks.leaders), deck.game, lookup)
    return sum((card.number_of(decks.leader_sum.field) or 0) * entry.copies for entry, card in leaders)


# --- odds --------------------------------------------------------------------------------------------------


def odds_of(copies: int, deck: int, drawn: int, at_least: int = 1) -> float:
    """The chance to have at least so many of the `copies` among `drawn` cards of a deck, from 0 to 1.

    Raises ValueError when a number is negative or there are more copies than cards.
    """
    if min(copies, deck, drawn, at_least) < 0 or copies > deck:
        raise ValueError("no such deck")
    drawn = min(drawn, deck)
    ways = sum(
        comb(copies, hits) * comb(deck - copies, drawn - hits) for hits in range(at_least, copies + 1) if hits <= drawn
    )
    return ways / comb(deck, drawn)


def odds_by_turn(
    copies: int, deck: int, hand: int, turns: int, each_turn: int = 1, second_hand: int = 0
) -> list[float]:
    """The chance to have seen at least one copy in the opening hand, then after each turn's draw.

    With a `second_hand` a hand without it is drawn anew once, of so many cards, from the whole deck.
    """
    missing_first = 1 - odds_of(copies, deck, hand) if second_hand else 1.0
    drawn = [(second_hand or hand) + turn * each_turn for turn in range(turns + 1)]
    return [1 - missing_first * (1 - odds_of(copies, deck, seen)) for seen in drawn]


class Chance(Frozen):
    """A chance from 0 to 1 under the name of what it is about: "hand", "mulligan", "rounds" or "seen"."""

    name: str
    chance: float
    rounds: int = 0
    cards: int = 0
    mulligan: bool = False


def chances(game: str, copies: int, deck: int, rounds: int) -> list[Chance]:
    """How likely a card of so many copies is seen, by the draws of the game: in the opening hand, in one drawn anew
    where that is allowed, and later; where no rule says how many cards a round brings, among twice the hand."""
    terms = DECKS[game]
    found = [Chance("hand", odds_of(copies, deck, terms.hand), cards=terms.hand)]
    if terms.second_hand:
        again = odds_by_turn(copies, deck, terms.hand, 0, second_hand=terms.second_hand)[0]
        found.append(Chance("mulligan", again, cards=terms.second_hand, mulligan=True))
    if terms.drawn:
        later = odds_by_turn(copies, deck, terms.hand, rounds, terms.drawn, terms.second_hand)[rounds]
        found.append(Chance("rounds", later, rounds=rounds, mulligan=bool(terms.second_hand)))
    else:
        found.append(Chance("seen", odds_of(copies, deck, 2 * terms.hand), cards=2 * terms.hand))
    return found
