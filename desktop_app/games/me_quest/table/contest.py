"""A combat as its stage shows it: the hero on the left, the enemy on the right, what is left to either."""

from __future__ import annotations

from itertools import zip_longest

from desktop_app.engine.messages import Message, card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.sights import Step
from desktop_app.games.contract.table import Bar, Contest, Fighter
from desktop_app.games.me_quest.reading.queries import figure
from desktop_app.games.me_quest.state import SAURON

RESOLUTION = ("4a", "4b", "4c")
"""The steps of a combat in which nobody fights any more."""


def who_fights(view: View) -> str:
    """The hero in the combat that goes on; "" between combats and once one is fought out, for influence that an
    undefeated enemy brings is placed on the map (MEQ-361)."""
    return "" if view.facts.get("step") in RESOLUTION else view.facts.get("combat_hero", "")


def contest(view: View) -> Contest | None:
    """The combat that goes on, until its end is told."""
    hero = who_fights(view)
    if not hero or view.outcome:
        return None
    code = view.facts["combat_enemy_code"]
    heading = message("meqtable-contest-round", round=view.numbers["combat_round"])
    return Contest(heading, (_hero(view, hero), _enemy(view, code)), steps=rounds(view, hero))


def rounds(view: View, hero: str) -> tuple[Step, ...]:
    """The rounds that are over, card against card, and the one that is fought now; none in the first. The card of the
    first round lies lowest in its pile."""
    zones = [view.zones.get(f"pile:{seat}") for seat in (hero, SAURON)]
    piles = [zone.cards[::-1] if zone is not None else [] for zone in zones]
    now = view.numbers["combat_round"]
    over = list(zip_longest(*piles))[: now - 1]
    done = [
        Step(message("meqtable-round", number=number, hero=_played(ours), enemy=_played(theirs)), "done")
        for number, (ours, theirs) in enumerate(over, 1)
    ]
    return (*done, Step(message("meqtable-round-now", number=now), "now")) if done else ()


def _played(card: CardView | None) -> str:
    return card_ref(card.id, card.code) if card is not None and card.code else "–"


def _hero(view: View, seat: str) -> Fighter:
    card = view.card(figure(seat))
    code = card.code if card is not None else ""
    life, hand = view.numbers.get(f"life:{seat}", 0), view.numbers.get(f"hand:{seat}", 0)
    whole = life + hand + view.numbers.get(f"rest:{seat}", 0) + view.numbers.get(f"damage:{seat}", 0)
    bars = (_strength(view, seat), Bar(message("meqtable-contest-life"), life + hand, whole, sign="progress"))
    return _fighter(view, seat, hero_name(view, seat), code, bars)


def _enemy(view: View, code: str) -> Fighter:
    health, damage = view.numbers["enemy_health"], view.numbers["enemy_damage"]
    bars = (_strength(view, SAURON), Bar(message("meqtable-contest-health"), max(0, health - damage), health))
    return _fighter(view, SAURON, enemy_name(view), code, bars)


def hero_name(view: View, seat: str) -> Message:
    """The hero of a seat with the name of their player."""
    card = view.card(figure(seat))
    code = card.code if card is not None else ""
    return message("meqtable-contest-hero", hero=f"@:{code}", name=view.facts.get(f"name:{seat}", "") or seat)


def enemy_name(view: View) -> Message:
    """The monster or minion in the combat that goes on."""
    return message("meqtable-contest-enemy", enemy=f"@:{view.facts['combat_enemy_code']}")


def _strength(view: View, seat: str) -> Bar:
    whole = view.numbers[f"combat_strength:{seat}"]
    return Bar(message("meqtable-contest-strength"), max(0, whole - view.numbers[f"spent:{seat}"]), whole, sign="gold")


def _fighter(view: View, seat: str, name: Message, code: str, bars: tuple[Bar, ...]) -> Fighter:
    exhausted = seat in view.facts["combat_exhausted"].split()
    told = (message("meqtable-contest-exhausted"),) if exhausted else ()
    return Fighter(name, code, f"chosen:{seat}", f"pile:{seat}", bars, told)
