"""Who leaves in answer to what would befall him is not befallen by it: a fighter, a player. No card of the box answers
so early."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.games.thrones.events.challenges import Attacks, Defends
from desktop_app.games.thrones.events.counters import GoldGained
from desktop_app.games.thrones.reading.queries import facts
from desktop_app.games.thrones.vocabulary.abilities import forced
from desktop_app.games.thrones.vocabulary.groups import that_card, that_player
from desktop_app.games.thrones.vocabulary.piles import discard_top
from desktop_app.games.thrones.vocabulary.texts import Now
from desktop_app.games.thrones.vocabulary.triggers import when
from desktop_app.games.thrones.vocabulary.verbs import discard
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Melee, Table

WOLF, CREW = "Tumblestone Knight", "Black Wind’s Crew"
TRAPDOOR = "Trapdoor"
"""When a Tumblestone Knight is declared as an attacker or defender, discard him from play."""

FIRE_IN_THE_VAULT = "Fire in the Vault"
"""When a player gains gold, discard that player's deck."""

make_up("T-120", "location", TRAPDOOR)
make_up("T-121", "location", FIRE_IN_THE_VAULT)


def _is_the_knight(m: Now) -> bool:
    return facts(m.g, m.event.card).titles["en"] == WOLF


with on_the_shelf():
    for _event in (Attacks, Defends):
        forced("T-120", when(_event, _is_the_knight, told="is declared"), do=discard.on(that_card))
    forced("T-121", when(GoldGained, told="gains gold"), do=discard_top(99).on(that_player))


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """Lets a test use the made-up card."""
    with on_the_shelf():
        yield


@pytest.mark.rule("GOT-316")
def test_of_two_attackers_who_are_declared_the_one_who_falls_does_not_fight() -> None:
    t = Table({"characters": [WOLF, CREW], "locations": [TRAPDOOR]}, {"characters": ["Robb Stark"]}, step="4.2")
    t.challenge("military", WOLF, CREW)
    assert t.zone(WOLF) == "discard:A"
    assert t.g.challenges[-1].attackers == [t.id(CREW)]


@pytest.mark.rule("GOT-316")
@pytest.mark.parametrize("order", [(WOLF, CREW), (CREW, WOLF)])
def test_of_two_defenders_who_are_declared_the_one_who_falls_does_not_fight(order: tuple[str, str]) -> None:
    t = Table(
        {"characters": ["Robb Stark"], "locations": [TRAPDOOR]},
        {"characters": [WOLF, CREW]},
        step="4.2",
    )
    t.challenge("military", "Robb Stark").until(asked="got-ask-defenders").choose_all("defend", *order)
    assert t.zone(WOLF) == "discard:B"
    assert t.g.challenges[-1].defenders == [t.id(CREW)]
    assert t.kneels(CREW)


@pytest.mark.rule("GOT-184")
def test_who_leaves_the_game_before_the_gold_comes_has_none() -> None:
    t = Melee({"locations": [FIRE_IN_THE_VAULT]}, {"plot": "Calling the Banners"}, step="3.2", first_player="Bor")
    assert t.g.eliminated == ["B"]
    assert t.gold("Bor") == 0
