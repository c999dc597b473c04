"""Cards of the box that meet in a challenge: who takes part, is sent home, attacks again, and what it is worth then."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Melee, Table, aimed, attack, kneeling

WOLF, BASTARD, LION, CREW = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "Black Wind’s Crew"


def test_whom_the_paramour_charms_defends_though_kneeling() -> None:
    t = Table(
        {"characters": [{"card": "Dornish Paramour", "attachments": ["Noble Lineage"]}]},
        {"characters": [kneeling("Obara Sand", attachments=["Noble Lineage"]), BASTARD]},
        step="4.2",
    )
    aimed(t.challenge("power", "Dornish Paramour").choose("respond"), "Obara Sand").until("4.2.1w")
    assert t.g.challenges[-1].defenders == [t.id("Obara Sand")]


@pytest.mark.rule("GOT-425")
def test_who_is_grasped_defends_and_leaves_it_unopposed() -> None:
    t = Table(
        {"hand": ["The Kraken’s Grasp", "We Do Not Sow"], "gold": 1, "characters": [CREW]},
        {"characters": ["Robb Stark"], "locations": ["The Iron Throne"]},
        step="4.2.1w",
        challenge=attack("military", CREW, defenders=("Robb Stark",)),
    )
    t.play("The Kraken’s Grasp").until(asked="got-ask-respond").respond("We Do Not Sow")
    assert t.zone("The Iron Throne") == "discard:B"


@pytest.mark.rule("GOT-315", "GOT-004")
def test_arianne_sends_hotah_into_the_fight_that_she_leaves() -> None:
    t = Table(
        {"characters": ["Arianne Martell"], "hand": ["Areo Hotah"]},
        {"characters": ["Robb Stark", BASTARD]},
        step="4.2.1w",
        challenge=attack("power", "Robb Stark", by="Bor", defenders=("Arianne Martell",)),
    )
    t.use("Arianne Martell")
    aimed(t.respond("Areo Hotah"), "Robb Stark").until("4.2.1w")
    assert t.zone("Arianne Martell") == "hand:A"
    assert t.g.challenges[-1].participants == []
    t.until(step="4.1w")
    assert t.g.fought[-1].winner == ""


@pytest.mark.rule("GOT-506")
def test_a_drogo_who_comes_over_the_sea_brings_one_more_challenge() -> None:
    t = Table(
        {"characters": ["Daenerys Targaryen"], "locations": ["Dothraki Sea"], "hand": ["Khal Drogo"]},
        step="4.2",
        fought=[{"type": "military", "by": "Ana", "at": "Bor", "winner": "Ana", "attack": 4}],
    )
    t.challenge("power", "Daenerys Targaryen").until(asked="got-ask-respond").respond("Dothraki Sea")
    t.until(asked="got-ask-challenge")
    assert t.offers("military"), "one more while he is there"
    t.until("5.2w")
    assert t.zone("Khal Drogo") == "hand:A"


@pytest.mark.rule("GOT-292")
def test_in_a_melee_nobody_else_triggers_while_catelyn_participates() -> None:
    t = Melee(
        {"characters": ["Catelyn Stark"]},
        {"characters": ["Magister Illyrio", kneeling(BASTARD)], "gold": 2},
        {"characters": [LION, kneeling("Cersei Lannister"), "Handmaiden"], "gold": 2},
        step="4.2w",
        challenge={**attack("power", "Catelyn Stark"), "at": "Bor"},
    )
    assert t.who == "Ana"
    t.passes()
    assert (t.who, t.step) == ("Bor", "4.2.1"), "neither of the others has been asked for an action"


@pytest.mark.rule("GOT-526")
def test_a_claim_of_two_with_the_bodyguard_and_the_last_kneeling_victim() -> None:
    t = Table(
        {"plot": "A Clash of Kings", "gold": 1, "hand": ["Winter Is Coming"], "characters": ["Robb Stark"]},
        {"characters": [{"card": "Tyrion Lannister", "attachments": ["Bodyguard"]}, "Shireen Baratheon", BASTARD]},
        step="4.2w",
        challenge=attack("military", "Robb Stark"),
    )
    t.play("Winter Is Coming").until(asked="got-ask-claim").pick("Tyrion Lannister", "Shireen Baratheon")
    t.until(asked="got-ask-respond").respond("Bodyguard").until(asked="got-ask-respond")
    aimed(t.respond("Shireen Baratheon"), BASTARD)
    assert t.kneels(BASTARD)
    assert t.zone("Tyrion Lannister") == "characters:B"
    assert t.zone("Shireen Baratheon") == "dead:B"


@pytest.mark.rule("GOT-506")
def test_a_drogo_who_goes_takes_his_challenge_along() -> None:
    t = Table(
        {"characters": ["Khal Drogo", "Braided Warrior", LION]},
        {"locations": ["Ghaston Grey"]},
        step="4.2",
    )
    t.challenge("military", "Khal Drogo").until(asked="got-ask-respond").respond("Ghaston Grey")
    assert t.zone("Khal Drogo") == "hand:A"
    t.until(asked="got-ask-challenge")
    assert not t.offers("military")


@pytest.mark.rule("GOT-395", "GOT-181")
def test_lightbringer_stands_stannis_and_he_attacks_again() -> None:
    t = Table(
        {"plot": "A Storm of Swords", "characters": [{"card": "Stannis Baratheon", "attachments": ["Lightbringer"]}]},
        step="4.2",
    )
    t.challenge("military", "Stannis Baratheon").until(asked="got-ask-uses-keyword")
    t.choose_all("renown", "Stannis Baratheon").respond("Lightbringer")
    t.until(asked="got-ask-challenge")
    assert t.offers("military")
    assert t.offers("power")


@pytest.mark.rule("GOT-413")
def test_viserys_answers_being_sent_home() -> None:
    t = Table(
        {"characters": ["Viserys Targaryen", {"card": "Daenerys Targaryen", "attachments": ["Milk of the Poppy"]}]},
        {"locations": ["Ghaston Grey"]},
        step="4.2",
    )
    t.challenge("power", "Viserys Targaryen").until(asked="got-ask-respond").respond("Ghaston Grey")
    t.respond("Viserys Targaryen")
    assert t.zone("Viserys Targaryen") == "hand:A"
    assert t.zone("Milk of the Poppy") == "discard:A"
    assert t.has("Daenerys Targaryen", "insight")


@pytest.mark.rule("GOT-188")
def test_the_keep_adds_nothing_when_the_last_rider_goes() -> None:
    t = Table(
        {"characters": ["Cersei Lannister"], "locations": ["The Red Keep"]},
        {"gold": 1, "locations": ["Highgarden"]},
        step="4.2",
    )
    t.challenge("power", "Cersei Lannister")
    assert t.total("Ana") == 6
    t.until("4.2w").passes().use("Highgarden")
    assert t.total("Ana") == 0


@pytest.mark.rule("GOT-138", "GOT-315")
def test_a_confined_twin_loses_the_lent_icons_and_fights_on() -> None:
    t = Table(
        {"characters": [{"card": "Right"}, "Left"]},
        {"gold": 3, "hand": ["Confinement"], "locations": ["The Iron Throne"]},
        step="4.2w",
        challenge=attack("intrigue", "Right"),
    )
    t.passes()
    t.play("Confinement", "Right").until("4.2.1w")
    assert t.icons("Right") == ""
    assert t.g.challenges[-1].attackers == [t.id("Right")]


@pytest.mark.rule("GOT-173", "GOT-315")
def test_twins_are_too_strong_for_grey_wind_together() -> None:
    t = Table(
        {"characters": ["Right", "Left"]},
        {"characters": [kneeling(WOLF), "Grey Wind"]},
        step="4.2w",
        challenge=attack("intrigue", "Right"),
    )
    assert t.total("Ana") == 3
    t.passes()
    assert not t.offers("use", "Grey Wind"), "both are too strong together"
