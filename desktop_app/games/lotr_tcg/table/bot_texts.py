"""What bots of this game read in texts: what an action does, what it costs, whom it could be chosen for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from desktop_app.engine.view import View
from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.combining import Choosing
from desktop_app.games.kit.deeds import Deed, Verb
from desktop_app.games.kit.groups import Condition, Group
from desktop_app.games.lotr_tcg.reading.facts import CHARACTERS
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.table.bot_reading import card_of, printed
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS

HARMS = ("wound", "exert", "discard")
"""What nobody does to his own."""
SEVERAL = 2
"""How many there are, by guess, of what a text counts."""
SAVES = {"cancel skirmish": 99, "unless tripled": 9}
"""What saves whoever is about to lose, as if it added so much strength."""

# -- texts -------------------------------------------------------------------------------------------------------------


def _parts(code: str) -> Iterator[Deed[TcgState]]:
    for act in CARDS.of(Action, code):
        yield from act.text.do.parts()


@cache
def deeds(code: str) -> frozenset[str]:
    """What the actions of a card do, by the names of the vocabulary."""
    return frozenset(str(getattr(part, "told", "")) for part in _parts(code)) - {""}


@cache
def lift(code: str) -> int:
    """How much an action of a card may add to a side of a skirmish, the better case of what is worked out."""
    found = [0]
    for part in _parts(code):
        told = str(getattr(part, "told", ""))
        numbers = getattr(part, "told_with", {}).get("numbers", ()) if told == "modify" else ()
        found += [abs(_amount(amount)) for name, amount in numbers if name == "strength"]
        found += [SAVES[told]] if told in SAVES else []
    return max(found)


@cache
def called(code: str) -> frozenset[str]:
    """The titles of those whom the actions of a card play from the deck."""
    calls = [part for part in _parts(code) if getattr(part, "told", "") == "play from deck"]
    groups = [getattr(part, "told_with", {}).get("those") for part in calls]
    conditions = [condition for group in groups if isinstance(group, Group) for condition in group.conditions]
    return frozenset(str(each.told_with["title"]) for each in conditions if "title" in each.told_with)


def calls_in_vain(view: View, code: str) -> bool:
    """Whether a card plays somebody from the deck who is there already, or dead."""
    titles = called(code)
    zones = [f"fellowship:{view.seat}", f"dead:{view.seat}", "free_side"]
    there = [printed(view, card.id) for zone in zones for card in view.zones[zone].cards] if titles else []
    return any(facts is not None and facts.titles["en"] in titles for facts in there)


@cache
def is_free(code: str) -> bool:
    """Whether an action of a card costs nothing."""
    return any(not act.text.cost for act in CARDS.of(Action, code))


@cache
def costs_burdens(code: str) -> bool:
    """Whether an action of a card adds burdens as a cost."""
    return any("burden" in type(cost).__name__.lower() for act in CARDS.of(Action, code) for cost in act.text.cost)


@cache
def leaves(code: str) -> bool:
    """Whether an action of a card discards the card itself."""
    return any(isinstance(part, Verb) and _told(part) == "discard" and _on_itself(part) for part in _parts(code))


@cache
def harms(code: str) -> bool:
    """Whether what a card does is meant for others' cards: wounds, exertions, less of a number."""
    return any(
        isinstance(part, Verb) and not _on_itself(part) and (_told(part) in HARMS or _lowers(part))
        for part in _parts(code)
    )


def _told(part: Verb[TcgState]) -> str:
    return str(getattr(part, "told", ""))


def _on_itself(part: Verb[TcgState]) -> bool:
    return part.subject.name == "me"


def _lowers(part: Verb[TcgState]) -> bool:
    numbers = getattr(part, "told_with", {}).get("numbers", ())
    return any(_amount(amount) < 0 for _, amount in numbers)


def _amount(amount: object) -> int:
    """An amount, or the better case of one that is worked out."""
    if isinstance(amount, int):
        return amount
    told = getattr(amount, "told_with", {})
    return int(told["yes"]) if "yes" in told else SEVERAL * int(told.get("each", 0))


# -- for whom ----------------------------------------------------------------------------------------------------------


def reaches(view: View, code: str, cards: Sequence[str]) -> bool:
    """Whether what a card does could be chosen for one of these characters, as far as a view tells."""
    groups = _targets(code)
    return not groups or any(_suits(view, group, card) for group in groups for card in cards)


@cache
def _targets(code: str) -> tuple[Group[TcgState], ...]:
    chosen = [part.group for part in _parts(code) if isinstance(part, Choosing)]
    return (*chosen, *(act.text.target for act in CARDS.of(Action, code) if act.text.target is not None))


def _suits(view: View, group: Group[TcgState], card: str) -> bool:
    if group.joins:
        return any(_suits(view, joined, card) for joined in group.joins)
    facts = printed(view, card)
    if facts is not None and group.name in CHARACTERS and facts.type != group.name:
        return False
    return all(_holds(view, condition, card) for condition in group.conditions)


def _holds(view: View, condition: Condition[TcgState], card: str) -> bool:
    """Whether a condition is true of a card; what a view does not tell is taken to be."""
    if condition.joins:
        found = [_holds(view, joined, card) for joined in condition.joins]
        return not found[0] if condition.told == "not" else all(found) if condition.told == "and" else any(found)
    facts, marks = printed(view, card), card_of(view, card).marks
    wanted = next(iter(condition.told_with.values()), "")
    if facts is None:
        return True
    match condition.told or condition.name:
        case "race":
            return facts.race == wanted
        case "culture":
            return facts.culture == wanted
        case "titled":
            return facts.titles["en"] == wanted
        case "keyword":
            return f"keyword_{wanted}" in marks or any(each.id == wanted for each in facts.keywords)
        case "unbound":
            return facts.type == "companion" and "keyword_ring_bound" not in marks
    return True
