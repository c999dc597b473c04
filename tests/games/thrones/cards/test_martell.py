"""House Martell, a test for each sentence of the cards."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION, KNIGHT = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "House Dayne Knight"
THREE_PLOTS = ["Summons", "Confiscation", "Counting Coppers"]


def test_areo_hotah_removes_a_participant_out_of_ambush() -> None:
    t = Table(
        {"gold": 5, "hand": ["Areo Hotah"]},
        {"characters": ["Robb Stark"]},
        step="4.2w",
        active="Bor",
        challenge=attack("military", "Robb Stark", by="Bor"),
    )
    t.choose("ambush", "Areo Hotah").respond("Areo Hotah")
    assert t.g.challenges[-1].attackers == []


def test_areo_hotah_does_nothing_outside_a_challenge() -> None:
    t = Table({"gold": 5, "hand": ["Areo Hotah"]}, {"characters": ["Robb Stark"]}, step="4.1w")
    t.choose("ambush", "Areo Hotah")
    assert t.asked != "got-ask-respond"


def test_arianne_brings_a_character_and_goes_home() -> None:
    t = Table({"hand": ["The Red Viper", KNIGHT], "characters": ["Arianne Martell"]})
    t.use("Arianne Martell")
    assert t.zone(KNIGHT) == "characters:A"
    assert t.zone("Arianne Martell") == "hand:A"


def test_doran_lends_strength_to_other_nobles_of_his_house() -> None:
    t = Table({"characters": ["Doran Martell", "The Red Viper", KNIGHT, "Robb Stark"], "used": THREE_PLOTS})
    assert [t.strength(name) for name in ("Doran Martell", "The Red Viper", KNIGHT, "Robb Stark")] == [4, 10, 2, 5]


def test_edric_buys_an_icon_for_the_phase() -> None:
    t = Table({"gold": 1, "characters": ["Edric Dayne"]}, step="4.1w")
    t.use("Edric Dayne").choose("name_power")
    assert (t.icons("Edric Dayne"), t.gold()) == ("p", 0)
    t.until(step="5.2w")
    assert t.icons("Edric Dayne") == ""


def test_caleotte_takes_an_icon_for_a_lost_challenge() -> None:
    t = Table(
        {"characters": ["Maester Caleotte"]},
        {"characters": ["Tywin Lannister"]},
        step="4.2.2",
        active="Bor",
        challenge=attack("power", "Tywin Lannister", by="Bor", defenders=("Maester Caleotte",)),
    )
    t.respond("Maester Caleotte", "Tywin Lannister").choose("name_military")
    assert t.icons("Tywin Lannister") == "ip"


@pytest.mark.rule("GOT-517")
@pytest.mark.parametrize(("type", "may"), [("power", True), ("military", False), ("intrigue", False)])
def test_obara_defends_kneeling_and_without_the_icon_against_power(type: str, may: bool) -> None:
    t = Table(
        {"characters": [kneeling("Obara Sand"), LION]},
        {"characters": ["Robb Stark"]},
        step="4.2.1",
        active="Bor",
        challenge=attack(type, "Robb Stark", by="Bor"),
    )
    assert t.offers("defend", "Obara Sand") is may


def test_a_blank_obara_defends_as_everybody_does() -> None:
    t = Table(
        {"characters": [{"card": "Obara Sand", "attachments": ["Milk of the Poppy"]}, "Arianne Martell"]},
        {"characters": ["Robb Stark"]},
        step="4.2.1",
        active="Bor",
        challenge=attack("power", "Robb Stark", by="Bor"),
    )
    refusal = t.refusal("Obara Sand", "defend")
    assert refusal is not None
    assert refusal.rule == "GOT-192"


@pytest.mark.parametrize(("defender", "power"), [("Bran Stark", 1), (LION, 1)])
def test_the_red_viper_gains_power_by_the_margin(defender: str, power: int) -> None:
    t = Table(
        {"characters": ["The Red Viper"]},
        {"characters": [defender]},
        step="4.2.2",
        challenge=attack("power", "The Red Viper", defenders=(defender,)),
    )
    t.respond("The Red Viper")
    assert t["The Red Viper"].power == power


def test_the_red_viper_gains_two_for_ten() -> None:
    t = Table(
        {"characters": [{"card": "The Red Viper", "attachments": ["Dawn"]}], "used": THREE_PLOTS},
        step="4.2.2",
        challenge=attack("power", "The Red Viper"),
    )
    t.respond("The Red Viper")
    assert t["The Red Viper"].power == 2


def test_the_scavenger_and_the_grove_make_cards_cheaper() -> None:
    t = Table(
        {
            "gold": 6,
            "hand": ["Arianne Martell", "Sunspear"],
            "characters": ["Desert Scavenger"],
            "locations": ["Blood Orange Grove"],
        }
    )
    t.use("Desert Scavenger").until(asked="got-ask-marshal").use("Blood Orange Grove").until(asked="got-ask-marshal")
    t.choose("marshal", "Arianne Martell")
    assert t.gold() == 3


def test_whom_the_paramour_charms_must_defend() -> None:
    t = Table({"characters": ["Dornish Paramour"]}, {"characters": [LION, "Tywin Lannister"]}, step="4.2")
    t.challenge("intrigue", "Dornish Paramour").respond("Dornish Paramour", LION)
    t.until(asked="got-ask-defenders").passes()
    assert t.g.challenges[-1].defenders == [t.id(LION)]


def test_the_trader_takes_one_of_two_cards() -> None:
    t = Table({"gold": 2, "hand": ["Greenblood Trader"], "deck": ["Dawn", "Sunspear", *["The Roseroad"] * 5]})
    t.choose("marshal", "Greenblood Trader").respond("Greenblood Trader").pick("Dawn")
    assert t.hand() == ["Dawn"]
    assert t.titles("deck:A")[-1] == "Sunspear"


def test_the_spearman_schemes_while_another_goes_first() -> None:
    assert Table({"characters": ["Palace Spearman"]}).icons("Palace Spearman") == "mp"
    assert Table({"characters": ["Palace Spearman"]}, first_player="Bor").icons("Palace Spearman") == "mip"


def test_dawn_grows_with_the_used_plots_and_frightens_in_the_hand_of_a_dayne() -> None:
    t = Table({"characters": [{"card": KNIGHT, "attachments": ["Dawn"]}, LION], "used": THREE_PLOTS})
    assert t.strength(KNIGHT) == 5
    assert t.has(KNIGHT, "intimidate")
    t = Table({"characters": [{"card": LION, "attachments": ["Dawn"]}], "used": THREE_PLOTS})
    assert (t.strength(LION), t.has(LION, "intimidate")) == (5, False)


def lost(hand: str = "", type: str = "power", **ana: object) -> Table:
    """Ana is about to lose a challenge as the defending player."""
    return Table(
        {"gold": 2, "hand": [hand] if hand else [], **ana},
        {"characters": ["Tywin Lannister", LION]},
        step="4.2.2",
        active="Bor",
        challenge=attack(type, "Tywin Lannister", by="Bor"),
    )


def test_ghaston_grey_swallows_an_attacker() -> None:
    t = lost(locations=["Ghaston Grey"])
    t.respond("Ghaston Grey")
    assert t.zone("Tywin Lannister") == "hand:B"
    assert t.zone("Ghaston Grey") == "discard:A"


def test_sunspear_raises_the_claim_in_challenges_of_that_type() -> None:

    t = lost(locations=["Sunspear"], plot="Summons", characters=["The Red Viper"])
    t.respond("Sunspear").until(asked="got-ask-challenge")
    if t.who == "Bor":
        t.passes().until(asked="got-ask-challenge")
    assert t.claim() == 1


def test_dorans_game_pays_for_the_used_plots() -> None:
    t = Table(
        {"gold": 1, "hand": ["Doran’s Game"], "characters": ["The Red Viper"], "used": THREE_PLOTS},
        step="4.2.2",
        challenge=attack("intrigue", "The Red Viper"),
    )
    t.until(asked="got-ask-respond").respond("Doran’s Game")
    assert t.power() == 3


def test_unbowed_forbids_a_type_of_challenge_to_the_winner() -> None:
    unbowed = "Unbowed, Unbent, Unbroken"
    t = lost(unbowed)
    assert t.asked != "got-ask-respond"
    t = Table(
        {"hand": [unbowed]},
        {"characters": ["Tywin Lannister", "Cersei Lannister"]},
        step="4.2.2",
        first_player="Bor",
        challenge=attack("power", "Tywin Lannister", by="Bor"),
    )
    t.respond(unbowed).choose("name_intrigue").until(asked="got-ask-challenge")
    assert (t.who, t.offers("intrigue")) == ("Bor", False)
    assert [line.message.params["what"] for line in t.session.log if line.message.id == "got-log-names"] == ["intrigue"]


def test_confinement_takes_all_icons_of_a_weak_character() -> None:
    t = Table(
        {"gold": 1, "hand": ["Confinement"]}, {"characters": ["Tywin Lannister", "Cersei Lannister"]}, step="4.1w"
    )
    t.play("Confinement")
    assert t.icons("Cersei Lannister") == ""
    t.until(step="5.2w")
    assert t.icons("Cersei Lannister") == "ip"
