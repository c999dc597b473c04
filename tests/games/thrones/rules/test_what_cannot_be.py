"""What is forbidden or immune, beside cards that would do it all the same."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"
SWORD, FIRE, MARCH = "Put to the Sword", "Wildfire Assault", "Marched to the Wall"
STANNIS = "Stannis Baratheon"


def lasts(table: Table, kind: str, card: str, amount: int = 0) -> None:
    """An effect that lasts on a card until the end of the round."""
    last(table.g, kind, amount, [table.id(card)], "round", "")


# -- who cannot stand --------------------------------------------------------------------------------------------------


def standing(ana: dict[str, Any], *more: str) -> Table:
    """Ana's characters kneel in the standing phase, and Bor has Stannis."""
    tired = [kneeling(name) for name in (WOLF, BASTARD, LION)]
    told = {**ana, "characters": [*tired, *ana.get("characters", [])]}
    return Table(told, {"characters": [STANNIS, *more]}, step="6.2")


@pytest.mark.rule("GOT-292", "GOT-543")
def test_under_stannis_illyrio_stands_no_third_one_up() -> None:
    t = standing({"gold": 2, "characters": ["Magister Illyrio"]})
    t.pick(WOLF, BASTARD).until("6.2w")
    assert not t.offers("use", "Magister Illyrio")


@pytest.mark.rule("GOT-292", "GOT-543")
def test_under_stannis_who_stands_one_up_may_stand_one_more() -> None:
    t = Table(
        {"gold": 2, "characters": [kneeling(WOLF), "Magister Illyrio"]},
        {"characters": [STANNIS, kneeling(BASTARD), kneeling(LION), kneeling("Fiery Followers")]},
        step="6.2",
    )
    t.pick(BASTARD, LION).until("6.2w")
    assert not t.kneels(WOLF)
    t.use("Magister Illyrio")
    assert not t.kneels("Fiery Followers"), "Ana stands the one whom Bor could not"


@pytest.mark.rule("GOT-292")
def test_stannis_counts_no_location_and_no_other_phase() -> None:
    t = standing({"characters": [kneeling("Veteran Builder")], "locations": [kneeling("Castle Black")]})
    t.pick(WOLF, BASTARD).until("6.2w")
    assert not t.kneels("Castle Black")
    t = Table(
        {"gold": 2, "characters": [kneeling(WOLF), kneeling("Robb Stark"), "Magister Illyrio"]},
        {"characters": [STANNIS]},
        step="5.2w",
    )
    t.use("Magister Illyrio", WOLF)
    assert not t.kneels(WOLF)


@pytest.mark.rule("GOT-292")
def test_who_cannot_stand_is_not_one_of_stannis_two() -> None:
    t = Table(
        {"characters": [kneeling(name) for name in (WOLF, BASTARD, LION)]}, {"characters": [STANNIS]}, step="5.2w"
    )
    lasts(t, "cannot:stand", WOLF)
    t.until("6.2w")
    assert [t.kneels(name) for name in (WOLF, BASTARD, LION)] == [True, False, False]


# -- who is immune, or cannot be killed --------------------------------------------------------------------------------


@pytest.mark.rule("GOT-212")
def test_the_fire_burns_nobody_who_is_immune_to_plots() -> None:
    t = Table({"plot_deck": [FIRE], "characters": [WOLF, BASTARD]}, {"plot_deck": ["Summons"]}, step="1.2")
    last(t.g, "immune:plot", 0, [t.id(WOLF)], "game", "")
    t.choose("choose_player", target="Ana").choose("resolve", FIRE).passes().until("1.3w")
    assert (t.zone(WOLF), t.zone(BASTARD)) == ("characters:A", "dead:A")


@pytest.mark.rule("GOT-212", "GOT-301")
@pytest.mark.parametrize("kind", ["immune:plot", "cannot:leave_play"])
def test_nobody_marches_who_is_immune_or_cannot_leave(kind: str) -> None:
    t = Table({"plot_deck": [MARCH], "characters": [WOLF, BASTARD]}, {"plot_deck": ["Summons"]}, step="1.2")
    last(t.g, kind, 0, [t.id(WOLF)], "game", "")
    t.choose("choose_player", target="Ana").choose("resolve", MARCH).until("1.3w")
    assert (t.zone(WOLF), t.zone(BASTARD)) == ("characters:A", "discard:A")


@pytest.mark.rule("GOT-292", "GOT-301")
@pytest.mark.parametrize("kind", ["immune:character", "cannot:be_killed"])
def test_the_assassin_is_not_sent_to_who_cannot_die(kind: str) -> None:
    t = Table(
        {"gold": 4, "hand": ["The Queen’s Assassin", WOLF]},
        {"characters": [WOLF, BASTARD]},
        step="4.1w",
    )
    victim = t.g.zones["characters:B"][0]
    last(t.g, kind, 0, [victim], "round", "")
    t.choose("ambush", "The Queen’s Assassin").respond("The Queen’s Assassin")
    assert victim in t.g.pieces
    assert t.titles("dead:B") == [BASTARD]


@pytest.mark.rule("GOT-292", "GOT-301")
def test_the_assassin_is_not_used_where_nobody_can_die() -> None:
    t = Table({"gold": 4, "hand": ["The Queen’s Assassin", LION]}, {"characters": [WOLF]}, step="4.1w")
    lasts(t, "cannot:be_killed", WOLF)
    t.choose("ambush", "The Queen’s Assassin")
    assert not t.offers("respond", "The Queen’s Assassin")


@pytest.mark.rule("GOT-212")
def test_the_tickler_finds_no_copy_that_is_immune() -> None:
    t = Table({"characters": ["The Tickler"]}, {"deck": [WOLF, LION], "characters": [WOLF]}, step="5.1")
    last(t.g, "immune:character", 0, [t.g.zones["characters:B"][0]], "round", "")
    t.until("5.2w").use("The Tickler")
    assert t.asked == "got-ask-action"
    assert t.titles("characters:B") == [WOLF]


@pytest.mark.rule("GOT-292")
def test_poison_is_used_up_by_who_cannot_be_killed() -> None:
    t = Table(
        {"gold": 1, "hand": ["Tears of Lys"], "characters": ["Cersei Lannister"]},
        {"characters": [WOLF]},
        step="4.2.1w",
        challenge=attack("intrigue", "Cersei Lannister"),
    )
    lasts(t, "cannot:be_killed", WOLF)
    t.until(asked="got-ask-respond").respond("Tears of Lys")
    assert t[WOLF].count("poison") == 1
    t.until("5.2w")
    assert (t.zone(WOLF), t[WOLF].count("poison")) == ("characters:B", 0)


@pytest.mark.rule("GOT-083", "GOT-292")
def test_claim_is_paid_with_those_who_can_die() -> None:
    t = Table(
        {"plot": "The Winds of Winter", "characters": ["Tywin Lannister"]},
        {"characters": [WOLF, BASTARD]},
        step="4.2.1w",
        challenge=attack("military", "Tywin Lannister"),
    )
    lasts(t, "cannot:be_killed", WOLF)
    t.until(step="4.1w")
    assert (t.titles("characters:B"), t.titles("dead:B")) == ([WOLF], [BASTARD])


@pytest.mark.rule("GOT-292", "GOT-015")
def test_an_attachment_that_cannot_leave_keeps_nobody_else_from_falling() -> None:
    """The Bird is where it may not be and stays; Dracarys kills all the same."""
    t = Table(
        {"gold": 1, "hand": ["Dracarys!"], "characters": ["Drogon", WOLF]},
        {"characters": [{"card": BASTARD, "attachments": ["Little Bird", "Syrio’s Training"]}]},
        step="4.2w",
        challenge=attack("military", WOLF, defenders=(BASTARD,)),
    )
    lasts(t, "cannot:leave_play", "Little Bird")
    lasts(t, "keyword:no_attachments", BASTARD)
    t.play("Dracarys!", BASTARD)
    assert t.zone(BASTARD) == "dead:B"
    assert "Syrio’s Training" in t.titles("discard:B")
