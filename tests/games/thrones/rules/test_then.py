"""What stands behind "then" comes only when all before it was done. The box has few such cards, so some are made up."""

from __future__ import annotations

import pytest

from desktop_app.games.kit.happens import happens
from desktop_app.games.thrones.events.counters import GoldGained, PowerGained
from desktop_app.games.thrones.reading.queries import faction_card
from desktop_app.games.thrones.verbs.lasting import last
from desktop_app.games.thrones.vocabulary.abilities import action, interrupt
from desktop_app.games.thrones.vocabulary.conditions import standing, theirs, yours
from desktop_app.games.thrones.vocabulary.deeds import choosing, then
from desktop_app.games.thrones.vocabulary.groups import character, opponent, you
from desktop_app.games.thrones.vocabulary.groups import faction_card as faction_card_of
from desktop_app.games.thrones.vocabulary.piles import discard_at_random, draw, gain_gold, move_gold_to_you
from desktop_app.games.thrones.vocabulary.texts import Now
from desktop_app.games.thrones.vocabulary.triggers import when
from desktop_app.games.thrones.vocabulary.verbs import discard_power, kill, kneel, move_power_to_you, power_for_faction
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Table, attack

WOLF = "Tumblestone Knight"
MURDER, CLEAN_SWEEP = "Murder", "Clean Sweep"
"""Choose and kill a character. Then, gain 1 power for your faction. - Discard 2 cards at random. Then, draw 3 cards."""

TOLL, TITHE, SLANDER = "Toll", "Tithe", "Slander"
"""An opponent's 2 gold, or 2 power, move to you, or 2 power are discarded from the faction card. Then, draw 1 card."""

make_up("T-132", "event", TOLL)
make_up("T-133", "event", TITHE)
make_up("T-134", "event", SLANDER)
make_up("T-130", "event", MURDER)
make_up("T-131", "event", CLEAN_SWEEP)

WEARY = "Weary Hall"
"""Kneel up to 2 of your characters. Then, draw 1 card."""
make_up("T-135", "event", WEARY)

GLORY, RICHES, REEVE = "Glory", "Riches", "Reeve"
"""Gain 2 power for your faction, or 2 gold. Then, draw 1 card. - The reeve keeps 1 off whatever is gained."""
make_up("T-136", "event", GLORY)
make_up("T-137", "event", RICHES)
make_up("T-138", "location", REEVE)


async def _keep_one_off(m: Now) -> None:
    m.event.amount -= 1


with on_the_shelf():
    action("T-136", do=then(power_for_faction(2).on(you), draw(1).on(you)))
    action("T-137", do=then(gain_gold(2).on(you), draw(1).on(you)))
    for _gained in (GoldGained, PowerGained):
        interrupt("T-138", when(_gained, told="is gained"), do=happens(_keep_one_off, told="keep one off"))
    action("T-135", do=then(choosing(character(yours, standing), kneel, 2, up_to=True), draw(1).on(you)))
    action("T-130", target=character, do=then(kill, power_for_faction(1).on(you)))
    action("T-132", do=then(move_gold_to_you(2).on(opponent), draw(1).on(you)))
    action("T-133", do=then(move_power_to_you(2).on(opponent), draw(1).on(you)))
    action("T-134", do=then(discard_power(2).on(faction_card_of(theirs)), draw(1).on(you)))
    action("T-131", do=then(discard_at_random(2).on(you), draw(3).on(you)))


@pytest.mark.rule("GOT-265", "GOT-267", "GOT-410")
@pytest.mark.parametrize(("saves", "power"), [(False, 1), (True, 0)])
def test_nothing_is_gained_for_a_murder_that_was_survived(*, saves: bool, power: int) -> None:
    t = Table({"hand": [MURDER]}, {"characters": [{"card": "Robb Stark", "duplicates": ["Robb Stark"]}]}, step="4.1w")
    t.play(MURDER)
    t.choose("respond") if saves else t.passes()
    assert (t.power(), t.titles("characters:B")) == (power, ["Robb Stark"] if saves else [])


@pytest.mark.rule("GOT-265", "GOT-266", "GOT-267")
@pytest.mark.parametrize(("cards", "left"), [(1, 0), (2, 3), (4, 5)])
def test_who_has_too_few_cards_to_discard_draws_none(cards: int, left: int) -> None:
    t = Table({"hand": [CLEAN_SWEEP, *[WOLF] * cards]}, step="4.1w")
    t.play(CLEAN_SWEEP)
    assert len(t.hand()) == left


@pytest.mark.rule("GOT-265", "GOT-266", "GOT-298")
@pytest.mark.parametrize(("kneeling", "drawn"), [(2, 1), (1, 1), (0, 0)])
def test_of_up_to_two_who_kneel_one_is_enough_and_none_is_not(kneeling: int, drawn: int) -> None:
    t = Table({"hand": [WEARY], "characters": [WOLF, "Robb Stark"]}, step="4.1w").play(WEARY)
    t.pick(*[WOLF, "Robb Stark"][:kneeling])
    assert len(t.hand()) == drawn


@pytest.mark.rule("GOT-265", "GOT-266", "GOT-267", "GOT-124")
@pytest.mark.parametrize("event", [TOLL, TITHE, SLANDER])
@pytest.mark.parametrize(("there", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_of_what_is_taken_all_must_have_been_there(event: str, there: int, drawn: int) -> None:
    """What there is is taken all the same."""
    t = Table({"hand": [event]}, {"gold": there, "power": there}, step="4.1w").play(event)
    assert len(t.hand()) == drawn
    assert (t.gold("Bor") if event == TOLL else t.power("Bor")) == max(0, there - 2)


@pytest.mark.rule("GOT-265", "GOT-267")
@pytest.mark.parametrize("event", [GLORY, RICHES])
@pytest.mark.parametrize("kept", [True, False])
def test_of_what_the_reeve_lessens_not_all_was_gained(event: str, *, kept: bool) -> None:
    t = Table({"hand": [event], "locations": [REEVE]}, step="4.1w").play(event)
    t.respond(REEVE) if kept else t.passes()
    assert (t.gold() + t.power(), len(t.hand())) == ((1, 0) if kept else (2, 1))


@pytest.mark.rule("GOT-267", "GOT-292")
def test_a_benjen_who_can_leave_no_power_behind_stays_dead() -> None:
    t = Table(
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        {"characters": ["Benjen Stark"]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    last(t.g, "cannot:gain_power", 0, [faction_card(t.g, "B")], "phase", "")
    t.respond("Put to the Sword")
    assert t.zone("Benjen Stark") == "dead:B"
