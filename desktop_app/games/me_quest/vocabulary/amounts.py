"""How much, and whether: what is counted or asked about the table at the moment."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.moment import Worked, told
from desktop_app.games.me_quest.reading import fight as fights
from desktop_app.games.me_quest.reading.numbers import attribute
from desktop_app.games.me_quest.reading.queries import (
    corruption,
    facts,
    other_fighter,
)
from desktop_app.games.me_quest.vocabulary.groups import that_hero
from desktop_app.games.me_quest.vocabulary.texts import If, Now

Counts = Callable[[Now], int]


@told("corruption cards")
def corruption_of_hero(m: Now) -> int:
    """The Corruption cards of ``that_hero``."""
    return sum(len(corruption(m.g, seat)) for seat in that_hero.all(m))


@told("your corruption cards")
def your_corruption_cards(m: Now) -> int:
    """Your Corruption cards."""
    return len(corruption(m.g, m.seat))


@told("x")
def the_x(m: Now) -> int:
    """What X stands for."""
    return m.x


def your(name: str) -> Worked[int]:
    """An attribute of your hero: ``your("wisdom")``."""
    return Worked(lambda m: attribute(m.g, m.seat, name), "your attribute", {"attribute": name})


# -- combat ------------------------------------------------------------------------------------------------------------


def _theirs(m: Now) -> str:
    return other_fighter(m.g.combats[-1], m.seat)


def opponent_plays(type: str) -> Worked[bool]:
    """Whether your opponent plays a "ranged" or "melee" card this round; an exhausted one plays neither."""
    return Worked(lambda m: fights.played(m.g, m.g.combats[-1], _theirs(m)) == type, "opponent plays", {"type": type})


def you_play(type: str) -> Worked[bool]:
    """Whether you play a "ranged" or "melee" card this round."""
    return Worked(lambda m: fights.played(m.g, m.g.combats[-1], m.seat) == type, "you play", {"type": type})


@told("matches the last round")
def opponent_repeats_his_type(m: Now) -> bool:
    """Whether your opponent's card matches the type he played last round."""
    fight = m.g.combats[-1]
    now = fights.played(m.g, fight, _theirs(m))
    return bool(now) and now == fights.played_before(m.g, fight, _theirs(m))


def opponents_printed(name: str, *, at_most: int | None = None, at_least: int = 0) -> Worked[bool]:
    """Whether a printed number of his card lies in bounds: ``opponents_printed("defense", at_most=0)``."""

    def holds(m: Now) -> bool:
        printed = fights.printed_value(m.g, m.g.combats[-1], _theirs(m), name)
        return printed >= at_least and (at_most is None or printed <= at_most)

    return Worked(holds, "opponent's printed", {"number": name, "at_most": at_most, "at_least": at_least})


def you_dealt(amount: int) -> Worked[bool]:
    """Whether you have dealt so much damage this round: ``after_damage(..., when=you_dealt(1))``."""
    return Worked(lambda m: m.g.combats[-1].struck.get(_theirs(m), 0) >= amount, "you dealt", {"amount": amount})


def you_were_dealt(amount: int) -> Worked[bool]:
    """Whether you were dealt so much damage this round."""
    return Worked(lambda m: m.g.combats[-1].dealt.get(m.seat, 0) >= amount, "you were dealt", {"amount": amount})


def its_type(type: str) -> Worked[bool]:
    """Whether the card asked about, the moment's target, is "ranged" or "melee"."""
    return Worked(lambda m: facts(m.g, m.target).kind == type, "its type", {"type": type})


def both_hold(*conditions: If) -> Worked[bool]:
    """Both of two conditions: ``both_hold(you_play("melee"), opponent_plays("melee"))``."""
    first, second = conditions
    return Worked(lambda m: first(m) and second(m), "both hold", {"first": first, "second": second})
