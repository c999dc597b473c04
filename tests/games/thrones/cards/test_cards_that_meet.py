"""Cards of the box beside others that hinder or help them: cancels in turn, control that changes, the end."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Melee, Table, attack, kneeling

WOLF, BASTARD, LION, CREW = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "Black Wind’s Crew"
STEWARD = "Winterfell Steward"


def aimed(t: Table, target: str) -> Table:
    """Chooses a target where there is more than one."""
    return t.pick(target) if t.asked == "got-ask-target" else t


@pytest.mark.rule("GOT-206")
def test_fealty_a_grove_and_the_road_make_one_character_cheaper_together() -> None:
    t = Table(
        {
            "gold": 1,
            "locations": ["The Kingsroad", "Heart Tree Grove"],
            "characters": [STEWARD],
            "hand": ["Robb Stark", "Catelyn Stark"],
        },
        step="3.2w",
        active="Ana",
    )
    assert not t.offers("marshal", "Robb Stark")
    for name in ("The Kingsroad", "Heart Tree Grove", STEWARD):
        t.use(name).until("3.2w")
    t.use("Fealty").until("3.2w")
    t.choose("marshal", "Robb Stark")
    assert t.gold() == 1, "six less three, one, one and one"
    assert not t.offers("marshal", "Catelyn Stark"), "all of it was for Robb"


@pytest.mark.rule("GOT-027")
def test_the_first_event_of_paxters_round_is_spent_when_it_is_cancelled() -> None:
    t = Table(
        {"gold": 1, "hand": ["Growing Strong", "Growing Strong"], "characters": ["Paxter Redwyne"]},
        {"characters": ["Bran Stark"]},
        step="4.1w",
    )
    t.choose("play", "Growing Strong").pick("Paxter Redwyne").respond("Bran Stark").until("4.1w")
    assert t.gold() == 1
    t.choose("play", "Growing Strong").pick("Paxter Redwyne")
    assert t.gold() == 0


def test_randyll_stands_twice_for_three_growths() -> None:
    t = Table(
        {"gold": 3, "characters": [kneeling("Randyll Tarly"), "Margaery Tyrell"], "hand": ["Growing Strong"] * 2},
        step="4.1w",
    )
    t.use("Margaery Tyrell", "Randyll Tarly").respond("Randyll Tarly").until("4.1w")
    t.g.pieces[t.id("Randyll Tarly")].exhausted = True
    t.choose("play", "Growing Strong").pick("Randyll Tarly").respond("Randyll Tarly").until("4.1w")
    t.g.pieces[t.id("Randyll Tarly")].exhausted = True
    t.choose("play", "Growing Strong").pick("Randyll Tarly")
    assert t.asked != "got-ask-respond"
    assert t.strength("Randyll Tarly") == 12


def test_the_lancer_takes_the_power_that_would_have_won() -> None:
    t = Table(
        {"gold": 2, "hand": ["Vanguard Lancer"]},
        {"power": 13, "characters": [{"card": "Robb Stark", "power": 1}]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Vanguard Lancer").respond("Vanguard Lancer", "Robb Stark")
    assert t["Robb Stark"].power == 0
    assert t.power("Bor") == 13


@pytest.mark.rule("GOT-027", "GOT-068")
def test_treachery_undoes_the_sacrifice_of_bran() -> None:
    t = Table(
        {"gold": 3, "hand": ["Confinement", "Treachery"], "characters": ["Tyrion Lannister"]},
        {"characters": ["Bran Stark", BASTARD]},
        step="4.1w",
    )
    t.play("Confinement", BASTARD).respond("Bran Stark").respond("Treachery").until("4.1w")
    assert t.zone("Bran Stark") == "discard:B", "what was paid stays paid"
    assert t.icons(BASTARD) == "", "the event goes on"


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


@pytest.mark.rule("GOT-410")
def test_a_bodyguard_throws_himself_before_the_tickler() -> None:
    t = Table(
        {"characters": ["The Tickler"]},
        {
            "characters": [{"card": "Tyrion Lannister", "attachments": ["Bodyguard"]}],
            "deck": ["Tyrion Lannister", WOLF],
        },
        step="5.2w",
    )
    t.use("The Tickler").pick("Tyrion Lannister").respond("Bodyguard")
    assert t.zone("Tyrion Lannister") == "characters:B"
    assert t.zone("Bodyguard") == "discard:B"


@pytest.mark.rule("GOT-027")
def test_melisandre_answers_a_flame_that_was_cancelled() -> None:
    t = Table(
        {"gold": 1, "hand": ["Seen In Flames"], "characters": ["Melisandre"]},
        {"hand": [WOLF], "characters": ["Bran Stark", BASTARD]},
        step="4.1w",
    )
    t.play("Seen In Flames").respond("Bran Stark").respond("Melisandre", BASTARD)
    assert t.hand("Bor") == [WOLF]
    assert t.kneels(BASTARD)


@pytest.mark.rule("GOT-135", "GOT-136")
def test_an_assassin_who_roars_has_not_come_by_ambush() -> None:
    t = Table(
        {"gold": 1, "hand": ["Hear Me Roar!", "The Queen’s Assassin", WOLF, WOLF]},
        {"characters": [BASTARD]},
        step="4.1w",
    )
    t.play("Hear Me Roar!").until("4.1w")
    assert t.zone(BASTARD) == "characters:B"
    t.until("5.2w")
    assert t.zone("The Queen’s Assassin") == "discard:A"


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


@pytest.mark.rule("GOT-547", "GOT-282")
def test_no_reserve_is_less_than_nothing() -> None:
    t = Table(
        {"characters": ["Alannys Greyjoy"]},
        {"plot": "Marched to the Wall", "hand": [WOLF, BASTARD]},
        step="7.3",
    )
    last(t.g, "reserve", -20, [t.id("Marched to the Wall")], "round", "")
    assert t.plot("Bor", "reserve") == 0


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


@pytest.mark.rule("GOT-447")
def test_the_painted_table_takes_nothing_of_an_empty_faction_card() -> None:
    t = Table(
        {"gold": 3, "locations": ["Chamber of the Painted Table"]},
        {"characters": [{"card": LION, "power": 3}]},
        step="5.2",
    )
    assert t.step != "5.2"
    assert not t.kneels("Chamber of the Painted Table")


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


@pytest.mark.rule("GOT-121")
def test_a_duplicate_is_no_rhllor_card_and_no_first_lady() -> None:
    t = Table(
        {
            "gold": 4,
            "plot": "A Noble Cause",
            "characters": ["Melisandre", BASTARD],
            "hand": ["Melisandre", "Selyse Baratheon", "Shireen Baratheon"],
        },
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Melisandre")
    assert t.asked == "got-ask-marshal", "nothing has been answered"
    t.choose("marshal", "Selyse Baratheon")
    assert t.gold() == 3, "two less: the first Lady after all"


@pytest.mark.rule("GOT-427", "GOT-410")
def test_cressen_takes_a_bodyguard_off_and_no_seal() -> None:
    t = Table(
        {"characters": ["Maester Cressen"]},
        {"characters": [{"card": "Tyrion Lannister", "attachments": ["Bodyguard", "Little Bird", "Seal of the Hand"]}]},
        step="3.2w",
        active="Ana",
    )
    t.choose("use", "Maester Cressen")
    assert t.choices() == {"Bodyguard", "Little Bird"}
    t.pick("Bodyguard")
    assert t.zone("Bodyguard") == "discard:B"
    assert t.zone("Tyrion Lannister") == "characters:B"


def test_viserys_who_falls_alone_finds_no_attachment() -> None:
    t = Table(
        {"plot": "A Storm of Swords", "characters": ["Robb Stark"]},
        {"characters": [{"card": "Viserys Targaryen", "attachments": ["Milk of the Poppy"]}], "locations": []},
        step="4.2",
    )
    t.challenge("military", "Robb Stark").until("4.1w")
    assert t.zone("Viserys Targaryen") == "dead:B"
    assert t.zone("Milk of the Poppy") == "discard:B"


def test_viserys_may_take_the_bird_that_lies_on_himself() -> None:
    t = Table(
        {"plot": "A Storm of Swords", "characters": ["Robb Stark"]},
        {"characters": [{"card": "Viserys Targaryen", "attachments": ["Little Bird"]}]},
        step="4.2",
    )
    t.challenge("military", "Robb Stark").until(asked="got-ask-respond").respond("Viserys Targaryen")
    assert t.zone("Little Bird") == "discard:B", "discarded before it could go to the hand"
    assert t.zone("Viserys Targaryen") == "dead:B"


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


@pytest.mark.rule("GOT-246", "GOT-206")
def test_paxter_makes_a_judgment_cheaper_but_not_its_worth() -> None:
    t = Table(
        {"gold": 3, "hand": ["Take the Black"]},
        {"gold": 2, "hand": ["The Hand’s Judgment"], "characters": ["Paxter Redwyne", LION]},
        step="5.2w",
    )
    aimed(t.choose("play", "Take the Black"), LION)
    t.respond("The Hand’s Judgment")
    assert (t.gold("Bor"), t.zone(LION)) == (0, "characters:B")


@pytest.mark.rule("GOT-292")
def test_catelyn_holds_no_forced_betrayal_back() -> None:
    t = Table(
        {"characters": ["Catelyn Stark"]},
        {"characters": ["Ser Jorah Mormont", "Tyrion Lannister"]},
        step="4.2.1w",
        challenge=attack("intrigue", "Catelyn Stark", defenders=("Ser Jorah Mormont", "Tyrion Lannister")),
    )
    t.until("4.1w")
    assert t.g.fought[-1].winner == "B"
    assert t["Ser Jorah Mormont"].count("betrayal") == 1


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


@pytest.mark.rule("GOT-027")
def test_a_save_that_treachery_stopped_may_be_followed_by_a_duplicate() -> None:
    t = Table(
        {"gold": 1, "hand": ["Treachery"], "plot": "A Game of Thrones", "characters": ["Ser Jaime Lannister"]},
        {"characters": ["Maester Aemon", {"card": "Ghost", "duplicates": ["Ghost"]}]},
        step="4.2w",
        challenge=attack("military", "Ser Jaime Lannister"),
    )
    t.until(asked="got-ask-claim").pick("Ghost").until(asked="got-ask-respond")
    t.respond("Maester Aemon").respond("Treachery")
    assert t.kneels("Maester Aemon")
    t.respond("Ghost")
    assert t.zone("Ghost") == "characters:B"
    assert t["Ghost"].duplicates == []


@pytest.mark.rule("GOT-413")
def test_water_raises_whom_dracarys_burnt_by_one_too_few() -> None:
    t = Table(
        {"gold": 1, "hand": ["Dracarys!"], "characters": ["Daenerys Targaryen", "Drogon"]},
        {"hand": ["Risen from the Sea"], "characters": ["Theon Greyjoy", CREW]},
        step="4.2.1w",
        challenge=attack("power", "Daenerys Targaryen", defenders=("Theon Greyjoy",)),
    )
    assert t.strength("Theon Greyjoy") == 2
    t.choose("play", "Dracarys!")
    for _ in range(3):
        if t.offers("choose", "Drogon"):
            t.pick("Drogon")
        elif t.offers("choose", "Theon Greyjoy"):
            t.pick("Theon Greyjoy")
    assert t.zone("Theon Greyjoy") == "dead:B", "two less than nothing: one more is not enough"
    assert t.hand("Bor") == ["Risen from the Sea"]


@pytest.mark.rule("GOT-413")
def test_fire_is_enough_where_daenerys_kneels_for_it() -> None:
    t = Table(
        {"gold": 1, "hand": ["Dracarys!"], "characters": ["Daenerys Targaryen", "Unsullied"]},
        {"characters": ["Stannis Baratheon"]},
        step="4.2.1w",
        challenge=attack("military", "Unsullied", defenders=("Stannis Baratheon",)),
    )
    assert t.strength("Stannis Baratheon") == 3
    aimed(t.choose("play", "Dracarys!"), "Stannis Baratheon").until("4.2.1w")
    assert t.kneels("Daenerys Targaryen")
    assert t.zone("Stannis Baratheon") == "dead:B", "five less one less four"


@pytest.mark.rule("GOT-395")
def test_consolidation_gives_its_power_to_an_opponents_character_too() -> None:
    t = Table(
        {"gold": 1, "hand": ["Consolidation of Power"]},
        {"power": 14, "characters": [WOLF]},
        step="3.2w",
        active="Ana",
    )
    t.choose("play", "Consolidation of Power")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["B"], "whose it is wins"
