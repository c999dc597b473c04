"""All costs of one ability are paid at once: what answers one of them finds either nothing paid or everything."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.book.state_checks import DIES_AT_0
from desktop_app.games.thrones.events.counters import Knelt
from desktop_app.games.thrones.events.moving import Sacrificed
from desktop_app.games.thrones.verbs.lasting import last
from desktop_app.games.thrones.vocabulary.abilities import action, interrupt, reaction
from desktop_app.games.thrones.vocabulary.conditions import yours
from desktop_app.games.thrones.vocabulary.costs import discards, kneels_one, sacrifices_one
from desktop_app.games.thrones.vocabulary.gold_costs import pays
from desktop_app.games.thrones.vocabulary.groups import character, location, opponent, you
from desktop_app.games.thrones.vocabulary.piles import draw, gain_gold, move_gold_to_you
from desktop_app.games.thrones.vocabulary.triggers import after, when
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD = "Tumblestone Knight", "Bastard in Hiding"

DEAR_PASSAGE = "Dear Passage"
"""Pay 1 gold, kneel a character, sacrifice a location and discard a card: draw."""
GROOM, MASON = "Groom", "Mason"
"""After a character kneels, or a card is sacrificed: gain 1 gold."""
CUTPURSE = "Cutpurse"
"""When a character kneels: move 1 gold of an opponent to your pool."""
TWICE_PAID = "Twice Paid"
"""An event that costs 1, and asks to pay 2 gold: draw."""

make_up("T-141", "location", DEAR_PASSAGE)
make_up("T-142", "character", GROOM)
make_up("T-143", "character", MASON)
make_up("T-144", "location", CUTPURSE)
make_up("T-145", "event", TWICE_PAID, cost=1)

with on_the_shelf():
    action(
        "T-141",
        cost=(pays(1), kneels_one(character(yours)), sacrifices_one(location(yours)), discards(1)),
        do=draw(1).on(you),
    )
    reaction("T-142", after(Knelt, told="kneels"), do=gain_gold(1).on(you))
    reaction("T-143", after(Sacrificed, told="is sacrificed"), do=gain_gold(1).on(you))
    interrupt("T-144", when(Knelt, told="kneels"), do=move_gold_to_you(1).on(opponent))
    action("T-145", cost=pays(2), do=draw(1).on(you))


def passage(*more: str, **bor: object) -> Table:
    """Ana uses the Passage with a Sea Tower to give up and a knight to discard."""
    ana = {"gold": 1, "characters": [WOLF, *more], "locations": [DEAR_PASSAGE, "Sea Tower"], "hand": [BASTARD]}
    t = Table(ana, dict(bor), step="4.1w")
    t.use(DEAR_PASSAGE)
    while t.asked in ("got-ask-kneel-cost", "got-ask-sacrifice-cost"):
        t.pick(WOLF if t.asked == "got-ask-kneel-cost" else "Sea Tower")
    return t


def doomed(t: Table, name: str, strength: int) -> None:
    """A character is killed in this phase as soon as its STR, so much lower, is 0."""
    last(t.g, "strength", strength, [t.id(name)], "phase", "")
    last(t.g, DIES_AT_0, 0, [t.id(name)], "phase", "")


@pytest.mark.rule("GOT-096", "GOT-211")
def test_what_answers_one_cost_finds_all_of_them_paid_and_answers_in_one_window() -> None:
    t = passage(GROOM, MASON)
    assert (t.gold(), t.kneels(WOLF), t.hand()) == (0, True, [])
    assert (t.zone("Sea Tower"), t.zone(BASTARD)) == ("discard:A", "discard:A")
    t.until(asked="got-ask-respond")  # the owner has put in order what came to the pile
    assert t.offers("respond", GROOM), "to the kneeling"
    assert t.offers("respond", MASON), "to the sacrifice, in the same window"
    t.respond(MASON).respond(GROOM)
    assert (t.gold(), t.hand()) == (2, ["The Roseroad"])


@pytest.mark.rule("GOT-096", "GOT-097")
def test_what_interrupts_one_cost_finds_none_of_them_paid() -> None:
    t = passage(locations=[CUTPURSE])
    assert (t.asked, t.who) == ("got-ask-respond", "Bor")
    assert (t.gold(), t.kneels(WOLF), t.hand()) == (1, False, [BASTARD])
    assert t.zone("Sea Tower") == "locations:A"
    assert "Knelt" in [told.params["event"] for told in t.question.going_on()]
    t.respond(CUTPURSE)
    assert (t.gold(), t.gold("Bor")) == (0, 1)
    assert (t.kneels(WOLF), t.zone("Sea Tower"), t.hand()) == (True, "discard:A", []), "what could be paid is"
    t.passes()
    assert t.said("got-log-unpaid") == 1
    assert t.hand() == []


@pytest.mark.rule("GOT-096", "GOT-092")
@pytest.mark.parametrize(("gold", "may"), [(2, False), (3, True)])
def test_what_a_card_costs_and_what_it_asks_come_from_one_purse(gold: int, *, may: bool) -> None:
    t = Table({"gold": gold, "hand": [TWICE_PAID]}, step="4.1w")
    assert t.offers("play", TWICE_PAID) is may
    if may:
        t.play(TWICE_PAID)
        assert (t.gold(), t.hand()) == (0, ["The Roseroad"])


@pytest.mark.rule("GOT-096")
def test_tywin_falls_when_the_last_gold_that_kept_him_is_paid() -> None:
    """Burnt twice he lives by his gold: what he pays for the event costs him before it does anything."""
    t = Table(
        {"gold": 3, "hand": ["Winter Is Coming"], "characters": ["Tywin Lannister"], "plot": "Summons"},
        {
            "gold": 2,
            "hand": ["Dracarys!", "Dracarys!"],
            "characters": ["Drogon", "Rhaegal"],
        },
        step="4.2w",
        first_player="Bor",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.play("Dracarys!").pick("Drogon").passes().play("Dracarys!")
    assert t.strength("Tywin Lannister") == 1
    t.play("Winter Is Coming")
    assert t.zone("Tywin Lannister") == "dead:A"


@pytest.mark.rule("GOT-096", "GOT-011")
def test_a_blade_that_is_marshaled_for_the_last_gold_comes_too_late() -> None:
    """Tywin would live by its STR, but he falls when it is paid for; who else is there may bear it."""
    for others, lies in (([], "hand:A"), ([WOLF], "attached")):
        t = Table({"gold": 1, "hand": ["Widow’s Wail"], "characters": ["Tywin Lannister", *others]}, step="3.2w")
        doomed(t, "Tywin Lannister", -6)
        assert t.strength("Tywin Lannister") == 1
        t.choose("marshal", "Widow’s Wail", "Tywin Lannister")
        assert (t.zone("Tywin Lannister"), t.zone("Widow’s Wail"), t.gold()) == ("dead:A", lies, 0)
        assert len(t.g.marshaled["A"]) == len(others)


@pytest.mark.rule("GOT-096", "GOT-135")
def test_a_blade_out_of_ambush_comes_as_late() -> None:
    t = Table({"gold": 1, "hand": ["Widow’s Wail"], "characters": ["Tywin Lannister", WOLF]}, step="4.1w")
    doomed(t, "Tywin Lannister", -6)
    t.choose("ambush", "Widow’s Wail", "Tywin Lannister")
    assert t.zone("Tywin Lannister") == "dead:A"
    assert t.g.pieces[t.id("Widow’s Wail")].host == t.id(WOLF)


@pytest.mark.rule("GOT-181")
def test_a_game_that_is_won_by_paying_ends_before_anything_comes_of_it() -> None:
    """Bran falls, Robb stands all, Sansa gains the fifteenth power: nothing is cancelled and nobody killed any more."""
    t = Table(
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        {"power": 14, "characters": ["Bran Stark", "Robb Stark", kneeling("Sansa Stark")]},
        step="4.2.1w",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.until(asked="got-ask-respond").respond("Put to the Sword", "Robb Stark")
    t.respond("Bran Stark").respond("Robb Stark").respond("Sansa Stark")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["B"]
    assert (t.said("got-log-cancelled"), t.said("got-log-killed")) == (0, 0)
