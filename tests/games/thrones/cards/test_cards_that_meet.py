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


def test_a_joust_has_one_rider_a_side_and_jon_beside_him() -> None:
    t = Table(
        {"plot": "Jousting Contest", "characters": ["Ranging Party", "Jon Snow"]},
        {"characters": [WOLF]},
        step="4.2",
    )
    t.challenge("military", "Ranging Party")
    assert t.total("Ana") == 9
    assert not t.kneels("Jon Snow")


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


def test_bran_falls_and_robb_stands_all_before_the_event_goes_nowhere() -> None:
    t = Table(
        {"gold": 1, "hand": ["Dracarys!"], "characters": ["Daenerys Targaryen"]},
        {"characters": ["Bran Stark", kneeling("Robb Stark"), kneeling(BASTARD)]},
        step="4.2.1w",
        challenge=attack("power", "Robb Stark", by="Bor"),
    )
    t.choose("play", "Dracarys!").until(asked="got-ask-respond")
    t.respond("Bran Stark").respond("Robb Stark")
    assert not t.kneels(BASTARD)
    assert t.strength("Robb Stark") == 5


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


def test_the_wall_that_mormont_raises_at_the_end_still_gives_its_power() -> None:
    t = Table({"characters": ["Old Bear Mormont"], "hand": ["The Wall"]}, step="4.1w")
    aimed(t.until(asked="got-ask-respond").respond("Old Bear Mormont"), "The Wall")
    before = t.power()
    t.respond("The Wall").until("5.2w")
    assert t.kneels("The Wall")
    assert t.power() - before == 3, "two for the wall, one for dominance"


def test_whom_the_paramour_charms_defends_though_kneeling() -> None:
    t = Table(
        {"characters": [{"card": "Dornish Paramour", "attachments": ["Noble Lineage"]}]},
        {"characters": [kneeling("Obara Sand", attachments=["Noble Lineage"]), BASTARD]},
        step="4.2",
    )
    aimed(t.challenge("power", "Dornish Paramour").choose("respond"), "Obara Sand").until("4.2.1w")
    assert t.g.challenges[-1].defenders == [t.id("Obara Sand")]


@pytest.mark.rule("GOT-181", "GOT-333")
def test_whoever_takes_a_character_takes_its_power_and_wins() -> None:
    t = Table(
        {"gold": 3, "power": 14, "hand": ["Take the Black"]},
        {"characters": [{"card": LION, "power": 1}]},
        step="5.2w",
    )
    t.choose("play", "Take the Black")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["A"]


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


@pytest.mark.rule("GOT-004", "GOT-427")
def test_a_poisoned_milk_and_a_blade_leave_a_brother_to_their_own_piles() -> None:
    t = Table(
        {"gold": 3, "hand": ["Take the Black"]},
        {"characters": [{"card": CREW, "attachments": ["Milk of the Poppy", "Widow’s Wail"]}]},
        step="5.2w",
    )
    t.choose("play", "Take the Black").until("5.2w")
    assert t.zone(CREW) == "characters:A"
    assert t.g.pieces[t["Milk of the Poppy"].host] is t[CREW]
    assert (t["Widow’s Wail"].controller, t.strength(CREW)) == ("B", 5)
    assert not t.has(CREW, "pillage")


@pytest.mark.rule("GOT-173")
def test_a_recruited_ranger_is_strong_before_the_new_wall() -> None:
    t = Table(
        {"gold": 3, "hand": ["Take the Black"], "locations": ["The Wall"]},
        {"characters": ["Ranging Party"]},
        step="5.2w",
    )
    assert t.strength("Ranging Party") == 5
    t.choose("play", "Take the Black")
    assert t.strength("Ranging Party") == 6


@pytest.mark.rule("GOT-173", "GOT-188")
def test_jon_is_not_beside_a_brother_of_another_side() -> None:
    t = Table(
        {"characters": ["Ranging Party"]},
        {"characters": ["Jon Snow", "Ranging Party"]},
        step="4.2",
    )
    t.challenge("military", "Ranging Party")
    assert t.g.challenges[-1].participants == [t.g.challenges[-1].attackers[0]]


@pytest.mark.rule("GOT-315")
def test_jon_who_is_sent_home_standing_stays_beside_his_brother() -> None:
    t = Table(
        {"characters": ["Ranging Party", "Jon Snow"]},
        {"gold": 2, "locations": ["Highgarden"]},
        step="4.2",
    )
    t.challenge("military", "Ranging Party").until("4.2w").passes().use("Highgarden", "Ranging Party")
    assert t.g.challenges[-1].participants == [], "without a brother he has nothing to stand beside"
    assert not t.kneels("Ranging Party")


@pytest.mark.rule("GOT-138")
def test_milk_takes_the_blade_from_nobody_and_the_renown_of_longclaw_stays() -> None:
    t = Table({"characters": [{"card": "Ranging Party", "attachments": ["Longclaw", "Milk of the Poppy"]}]})
    assert t.strength("Ranging Party") == 6
    assert t.has("Ranging Party", "renown")


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


@pytest.mark.rule("GOT-044", "GOT-365")
@pytest.mark.parametrize(("robb", "stands"), [("Ana", True), ("Bor", False)])
def test_robb_answers_for_those_who_are_his_by_now(robb: str, stands: bool) -> None:
    lords = [kneeling("Robb Stark"), kneeling("Grey Wind")]
    t = Table(
        {"gold": 3, "hand": ["Yoren"], "characters": lords if robb == "Ana" else []},
        {
            "plot": "A Game of Thrones",
            "discard": [STEWARD],
            "characters": [CREW, *(lords if robb == "Bor" else [])],
            "plot_deck": [],
        },
        step="3.2w",
        active="Ana",
        fought=[{"type": "intrigue", "by": "Bor", "at": "Ana", "winner": "Bor", "attack": 1}],
    )
    t.choose("marshal", "Yoren").respond("Yoren").until(asked="got-ask-challenge").passes()
    t.challenge("military", CREW).until(asked="got-ask-claim").pick(STEWARD)
    if stands:
        t.respond("Robb Stark")
    assert t.zone(STEWARD) == "dead:B"
    assert t.kneels("Grey Wind") != stands


@pytest.mark.rule("GOT-395", "GOT-531")
def test_jon_beside_the_attacker_gains_the_renown_of_longclaw() -> None:
    t = Table({"characters": ["Ranging Party", {"card": "Jon Snow", "attachments": ["Longclaw"]}]}, step="4.2")
    t.challenge("military", "Ranging Party").until(asked="got-ask-uses-keyword").choose_all("renown", "Jon Snow")
    assert t["Jon Snow"].power == 1


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


@pytest.mark.rule("GOT-044")
def test_sansa_recruited_by_yoren_kneels_and_stands_for_him() -> None:
    t = Table({"gold": 3, "hand": ["Yoren"]}, {"discard": ["Sansa Stark"]}, step="3.2w", active="Ana")
    t.choose("marshal", "Yoren").respond("Yoren")
    assert t.kneels("Sansa Stark")
    for _ in range(40):
        if t.offers("respond", "Sansa Stark"):
            break
        t.passes()
    before = t.power()
    t.respond("Sansa Stark")
    assert (t.who, t.power() - before) == ("Ana", 1)


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


@pytest.mark.rule("GOT-059")
def test_yoren_recruits_no_lady_whose_name_is_dead_or_at_home() -> None:
    t = Table(
        {"gold": 3, "hand": ["Yoren"], "dead": ["Arya Stark"], "characters": ["Sansa Stark"]},
        {"discard": ["Sansa Stark", "Arya Stark", "Bran Stark", "Robb Stark"]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Yoren").respond("Yoren")
    assert t.titles("characters:A") == ["Sansa Stark", "Yoren", "Bran Stark"]


@pytest.mark.rule("GOT-059")
def test_an_arya_recruited_by_yoren_takes_a_duplicate_of_the_new_deck() -> None:
    t = Table(
        {"gold": 3, "hand": ["Yoren"], "deck": [LION, WOLF, WOLF]},
        {"discard": ["Arya Stark"], "deck": [CREW, CREW, CREW]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Yoren").respond("Yoren").respond("Arya Stark")
    assert [t.g.owners[each] for each in t["Arya Stark"].duplicates] == ["A"]
    assert "m" in t.icons("Arya Stark")


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


@pytest.mark.rule("GOT-027")
def test_a_cancelled_black_is_the_one_of_the_round() -> None:
    t = Table(
        {"gold": 6, "hand": ["Take the Black", "Take the Black"]},
        {"characters": ["Bran Stark", LION]},
        step="5.2w",
    )
    t.choose("play", "Take the Black").respond("Bran Stark").until("5.2w")
    assert not t.offers("play")
    assert t.gold() == 3


@pytest.mark.rule("GOT-538")
def test_a_throne_that_was_taken_counts_for_the_thief() -> None:
    t = Table(
        {"plot": "A Storm of Swords", "characters": ["Euron Crow’s Eye"]},
        {"characters": [BASTARD], "deck": ["The Iron Throne", WOLF, WOLF, WOLF], "locations": []},
        step="4.2",
    )
    t.challenge("power", "Euron Crow’s Eye").until(asked="got-ask-keyword").choose("first_pillage")
    t.choose_all("pillage", "Euron Crow’s Eye")
    t.until(asked="got-ask-respond").respond("Euron Crow’s Eye")
    assert t.zone("The Iron Throne") == "locations:A"
    t.until("5.2w")
    assert t.g.dominance == "A"


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


@pytest.mark.rule("GOT-138")
def test_a_drugged_jorah_stays_until_the_milk_is_gone() -> None:
    t = Table(
        {"characters": ["Maester Cressen"]},
        {
            "characters": [
                {"card": "Ser Jorah Mormont", "betrayal": 3, "attachments": ["Milk of the Poppy"]},
                LION,
            ]
        },
        step="3.2w",
        active="Ana",
    )
    assert t.zone("Ser Jorah Mormont") == "characters:B"
    aimed(t.choose("use", "Maester Cressen"), "Milk of the Poppy")
    assert t.zone("Ser Jorah Mormont") == "discard:B"


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


@pytest.mark.rule("GOT-365")
def test_who_roared_and_took_the_black_goes_to_the_owners_pile_when_the_phase_ends() -> None:
    t = Table(
        {"gold": 1, "hand": ["Hear Me Roar!", LION]},
        {"gold": 3, "hand": ["Take the Black"]},
        step="5.2w",
    )
    t.choose("play", "Hear Me Roar!")
    assert t.who == "Bor"
    t.choose("play", "Take the Black")
    assert t.zone(LION) == "characters:B"
    t.until("7.3w")
    assert t.zone(LION) == "discard:A"


def test_mormont_brings_a_blade_to_a_brother() -> None:
    t = Table({"characters": ["Old Bear Mormont", "Ranging Party"], "hand": ["Longclaw"]}, step="4.1w")
    t.until(asked="got-ask-respond").respond("Old Bear Mormont").pick("Ranging Party")
    assert t["Longclaw"].host == t.id("Ranging Party")
    assert t.strength("Ranging Party") == 6


def test_mormont_brings_no_event_and_no_blade_that_nobody_can_bear() -> None:
    t = Table({"characters": ["Old Bear Mormont"], "hand": ["Take the Black"]}, step="4.1w")
    t.until("5.2w")
    assert t.hand() == ["Take the Black"]


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


@pytest.mark.rule("GOT-004", "GOT-427")
def test_a_ghaston_grey_returns_what_lies_on_the_attacker_to_each_owner() -> None:
    t = Table(
        {"gold": 1, "hand": ["Milk of the Poppy"], "characters": [CREW]},
        {"locations": ["Ghaston Grey"], "gold": 2, "hand": ["Noble Lineage"]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Milk of the Poppy").until("3.2w").passes()
    while not t.offers("marshal", "Noble Lineage"):
        t.passes()
    t.choose("marshal", "Noble Lineage")
    t.challenge("military", CREW).until(asked="got-ask-respond").respond("Ghaston Grey")
    assert t.zone(CREW) == "hand:A"
    assert t.zone("Milk of the Poppy") == "discard:A"
    assert t.zone("Noble Lineage") == "hand:B"


@pytest.mark.rule("GOT-138")
def test_drugged_cloaks_stay_when_the_phase_ends() -> None:
    t = Table(
        {"gold": 4, "hand": ["Gold Cloaks", LION]},
        {},
        step="4.1w",
    )
    t.choose("ambush", "Gold Cloaks").until("4.1w")
    last(t.g, "blank", 0, [t.id("Gold Cloaks")], "round", "")
    t.until("5.2w")
    assert t.zone("Gold Cloaks") == "characters:A"


@pytest.mark.rule("GOT-136")
@pytest.mark.parametrize("guest", ["Yoren", "Littlefinger"])
def test_whom_arianne_brings_has_not_been_marshaled(guest: str) -> None:
    t = Table(
        {"characters": ["Arianne Martell"], "hand": [guest]},
        {"discard": [WOLF]},
        step="3.2w",
        active="Ana",
    )
    t.choose("use", "Arianne Martell")
    assert t.asked == "got-ask-marshal"
    assert t.titles("characters:A") == [guest]
    assert t.hand() == ["Arianne Martell"]
