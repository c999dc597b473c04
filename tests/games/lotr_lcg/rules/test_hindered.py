"""Cards of the core beside what hinders them: who is out, what has left play, what ends the attack or the game."""

from __future__ import annotations

from typing import Any

from tests.games.lotr_lcg.cards.encounters import GUARD, STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed, rich, tired

SPIDER, ORCS, CROWS = "Forest Spider", "Dol Guldur Orcs", "Eastern Crows"
TOOK, BEORN, SNEAK = "Wandering Took", "Beorn", "Sneak Attack"
ROAD, GATE = "Old Forest Road", "Forest Gate"


# -- what falls due at the end -------------------------------------------------------------------------------------


def test_a_beorn_who_died_after_his_rage_stays_dead() -> None:
    t = Table(
        heroes=[rich("Éowyn", 9), "Gimli"],
        allies=[{"card": BEORN, "damage": 5}],
        engaged=["Hill Troll"],
        hand=[TUNE],
        step="6.2w",
    ).choose("use", BEORN)
    t.until(asked="lcg-ask-defender").choose("defend", BEORN)
    while t.zone(BEORN) == "play:A":
        t.passes()
    t.until(step="7.4w")
    assert t.zone(BEORN) == "discard:A"


def ambushed_by_beorn() -> Table:
    t = Table(heroes=[rich("Aragorn", 9)], hand=[BEORN, SNEAK, TUNE], step="4.2w").play(SNEAK)
    return t.choose("use", BEORN).until(asked="lcg-ask-which-first")


def test_sneak_attack_and_beorn_fall_due_together_and_the_first_of_them_takes_him() -> None:
    for first, home in ((0, "hand:A"), (1, "deck:A")):
        t = ambushed_by_beorn()
        t.session.answer([t.question.options[first].key])
        assert t.zone(BEORN) == home
        t.until(step="5.2w")
        assert t.zone(BEORN) == home


# -- control -------------------------------------------------------------------------------------------------------


def took(threat: int, **more: Any) -> Table:
    return Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "allies": [{"card": TOOK, **more}], "threat": 30},
            "Bor": {"heroes": ["Gimli"], "threat": threat, "hand": [TUNE]},
        },
        staging=[STREAM],
        step="4.2w",
    )


def test_a_took_whose_new_friend_reaches_fifty_goes_to_his_owners_pile() -> None:
    t = took(47).choose("use", TOOK)
    assert t.g.eliminated == ["B"]
    assert (t.zone(TOOK), t.said("lcg-log-threat-down")) == ("discard:A", 1)


def test_a_took_wanders_to_nobody_when_the_other_is_out() -> None:
    t = took(47).choose("use", TOOK)
    assert not t.offers("use", TOOK)


def test_a_took_handed_on_with_a_weapon_of_his_owner_takes_it_along() -> None:
    t = took(20, attachments=["Self Preservation"], damage=1).choose("use", TOOK)
    assert (t.zone(TOOK), t["Self Preservation"].controller) == ("play:B", "B")
    while t.question.seat != "B":
        t.passes()
    assert t.offers("use", "Self Preservation")


# -- feints, snares and thickets -----------------------------------------------------------------------------------


def test_a_feint_holds_against_the_player_it_was_played_for_and_no_other() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [rich("Gimli", 9)], "engaged": [SPIDER], "hand": ["Feint"], "threat": 20},
            "Bor": {"heroes": [rich("Aragorn", 9)], "hand": ["Son of Arnor", SNEAK], "threat": 20},
        },
        step="6.2w",
    )
    t.play("Feint")
    while not t.offers("play", SNEAK):
        t.passes()
    t.play(SNEAK)
    t.until(asked="lcg-ask-respond").choose("respond", "Son of Arnor")
    assert t.zone(SPIDER) == "engaged:B"
    t.until(asked="lcg-ask-defender")
    t.asked("Bor")


def test_a_snared_enemy_back_in_the_staging_area_stays_snared() -> None:
    t = Table(
        heroes=[rich("Éowyn", 9), "Aragorn"],
        engaged=[{"card": SPIDER, "attachments": ["Forest Snare"]}],
        hand=["A Light in the Dark"],
        threat=40,
        step="2.2",
    )
    t.play("A Light in the Dark")
    assert t.zone(SPIDER) == "staging"
    assert [t.g.codes[card] for card in t[SPIDER].attachments] == ["01069"]
    assert t["Forest Snare"].controller == "A"


# -- attacks that fall apart ---------------------------------------------------------------------------------------


def killed_by_the_spearman(enemy: dict[str, Any]) -> Table:
    """An enemy attacks with one hit point left, and the Spearman defends."""
    t = Table(
        heroes=["Aragorn"], allies=["Gondorian Spearman"], engaged=[enemy], hand=[TUNE], threat=20, step="6.4a"
    ).until(asked="lcg-ask-defender")
    t.choose("defend", "Gondorian Spearman")
    return t.until(asked="lcg-ask-respond").choose("respond", "Gondorian Spearman")


def test_the_spearman_who_kills_the_attacker_leaves_its_shadow_card_unturned() -> None:
    t = killed_by_the_spearman({"card": SPIDER, "damage": 3, "shadows": ["East Bight Patrol"]})
    assert (t.zone(SPIDER), t.zone("East Bight Patrol")) == ("encounter_discard", "encounter_discard")
    assert (t.said("lcg-log-shadow-turned"), t.g.attacks) == (0, [])


def test_ufthak_who_dies_in_his_attack_gains_nothing_when_he_comes_again() -> None:
    t = killed_by_the_spearman({"card": "Chieftain Ufthak", "damage": 5, "resources": 2})
    assert t.zone("Chieftain Ufthak") != "engaged:A"
    assert t.said("lcg-log-resources") == 0


def test_an_attacker_sent_back_to_staging_in_mid_attack_still_strikes() -> None:
    t = Table(
        heroes=[rich("Éowyn", 9), "Aragorn"],
        engaged=[SPIDER],
        hand=["A Light in the Dark"],
        threat=20,
        step="6.4a",
    )
    t.until(step="6.4bw")
    t.play("A Light in the Dark")
    t.until(asked="lcg-ask-defender").choose("defend", "Aragorn")
    assert t.zone(SPIDER) == "staging"
    while t.g.attacks:
        t.passes()
    assert t["Aragorn"].damage == max(0, t.number(SPIDER, "attack") - 2)


def test_of_two_shadow_cards_the_first_takes_the_defender_and_the_second_finds_nobody() -> None:
    """Pursued by Shadow sends the defending ally home; the patrol then counts the attack as undefended."""
    t = Table(
        heroes=["Aragorn"],
        allies=[GUARD],
        engaged=[{"card": ORCS, "shadows": ["Pursued by Shadow", "East Bight Patrol"]}],
        hand=[TUNE],
        threat=20,
        step="6.4a",
    ).until(asked="lcg-ask-defender")
    t.choose("defend", GUARD)
    t.until(step="6.4.2w")
    assert t.zone(GUARD) == "hand:A"
    assert t.threat() == 23
    assert t.g.attacks[-1].undefended


def test_the_player_attack_goes_on_without_the_attacker_who_left() -> None:
    """Took changes sides while he attacks: he is still there, and strikes."""
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "allies": [TOOK], "engaged": ["Hill Troll"], "threat": 30},
            "Bor": {"heroes": ["Gimli"], "threat": 20, "hand": [TUNE]},
        },
        step="6.8a",
    )
    t.choose("attack", "Aragorn", "Hill Troll")
    t.choose_all("attack", TOOK)
    while not t.offers("use", TOOK):
        t.passes()
    t.choose("use", TOOK)
    while t.g.attacks:
        t.passes()
    assert t["Hill Troll"].damage == 3 + 1 - 3


# -- deaths at once ------------------------------------------------------------------------------------------------


def test_the_horn_of_a_hero_who_dies_with_an_ally_is_not_blown() -> None:
    t = Table(
        heroes=[tired("Aragorn", damage=4, attachments=["Horn of Gondor"]), "Gimli"],
        allies=[tired("Gleowine", damage=1)],
        hand=[TUNE],
        encounter_deck=["The Necromancer's Reach", STREAM],
        step="3.3",
    )
    t.until(step="3.3w")
    assert (t.zone("Aragorn"), t.zone("Gleowine"), t.zone("Horn of Gondor")) == ("discard:A",) * 3
    assert t.said("lcg-log-resources") == 0


def test_the_horn_is_blown_for_each_of_two_who_die_together() -> None:
    t = Table(
        heroes=[{"card": "Aragorn", "attachments": ["Horn of Gondor"]}],
        allies=[tired(GUARD, damage=1), tired(GUARD, damage=1)],
        hand=[TUNE],
        encounter_deck=["The Necromancer's Reach", STREAM],
        step="3.3",
    )
    t.passes()  # as they lie on the pile
    blown = 0
    while t.step == "3.3" and t.asked() == "lcg-ask-respond":
        t.choose("respond", "Horn of Gondor")
        blown += 1
    assert (blown, t["Aragorn"].resources) == (2, 2)


def test_of_a_handed_on_ally_the_new_controller_draws_for_the_sacrifice() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [rich("Aragorn", 9)], "hand": ["Valiant Sacrifice"], "threat": 30},
            "Bor": {"heroes": ["Gimli"], "allies": [tired(TOOK, owner="Ana", damage=1)], "threat": 20},
        },
        encounter_deck=["The Necromancer's Reach", STREAM, STREAM],
        step="3.3",
    )
    t.until(asked="lcg-ask-respond").choose("respond", "Valiant Sacrifice")
    assert t.zone(TOOK) == "discard:A"
    assert [len(t.g.zones[f"hand:{seat}"]) for seat in "AB"] == [0, 2]


# -- questing, staging and travelling ------------------------------------------------------------------------------


def test_who_quests_stays_on_the_quest_when_grim_resolve_readies_and_defends_too() -> None:
    t = Table(
        heroes=[committed("Aragorn"), rich("Théodred", 9)],
        engaged=[SPIDER],
        hand=["Grim Resolve", TUNE],
        threat=20,
        staging=[STREAM],
        step="3.3w",
    )
    t.play("Grim Resolve")
    assert (t["Aragorn"].exhausted, t["Aragorn"].committed) == (False, True)
    t.until(step="3.4w")
    assert t.said("lcg-log-progress") == 0
    assert t.threat() == 20


def test_a_cunning_eye_holds_for_an_enemy_that_engages_and_comes_back_in_the_phase() -> None:
    t = Table(
        heroes=[rich("Éowyn", 9), rich("Beravor", 9), rich("Aragorn", 9)],
        staging=[SPIDER, STREAM],
        hand=["Radagast's Cunning", SNEAK, "Son of Arnor", "A Light in the Dark", TUNE],
        threat=20,
        step="3.3w",
    )
    t.play("Radagast's Cunning").play(SNEAK)
    t.until(asked="lcg-ask-respond").choose("respond", "Son of Arnor")
    assert t.zone(SPIDER) == "engaged:A"
    t.play("A Light in the Dark")
    assert t.zone(SPIDER) == "staging"
    t.until(step="3.4w")
    assert t.threat() == 20 + 2


def test_a_location_explored_by_strength_of_will_readies_nobody_any_more() -> None:
    """The road is gone when its own answer would come."""
    t = Table(
        heroes=["Éowyn", tired("Aragorn")],
        staging=[{"card": ROAD, "progress": 1}],
        hand=["Strength of Will", TUNE],
        step="4.2",
    ).choose("travel", ROAD)
    t.until(asked="lcg-ask-respond").choose("respond", "Strength of Will")
    assert t.zone(ROAD) == "encounter_discard"
    assert not t.offers("respond", ROAD)
    assert t["Aragorn"].exhausted


def test_a_doom_that_ends_one_player_leaves_the_others_their_cards() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "threat": 49},
            "Bor": {"heroes": ["Gimli"], "threat": 30},
            "Cid": {"heroes": ["Éowyn"], "threat": 20, "hand": [TUNE]},
        },
        encounter_deck=["Cavern Guardian", *[ROAD] * 5],
        step="3.3",
    ).until(step="3.3w")
    assert t.g.eliminated == ["A"]
    assert (t.threat("Bor"), t.threat("Cid")) == (31, 21)
    assert t.titles("staging") == ["Cavern Guardian", ROAD, ROAD]


def test_the_last_players_who_fall_together_in_mid_staging_end_it_there() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"], "threat": 49}, "Bor": {"heroes": ["Gimli"], "threat": 49}},
        encounter_deck=["Endless Caverns", *[ROAD] * 5],
        step="3.3",
    ).until_over()
    assert t.result == "lost"
    assert (t.said("lcg-log-revealed"), t.said("lcg-log-lost")) == (1, 1)


def test_the_tracker_explores_two_locations_at_once() -> None:
    t = Table(
        heroes=["Aragorn"],
        allies=["Northern Tracker"],
        staging=[{"card": ROAD, "progress": 2}, {"card": GATE, "progress": 1}, STREAM],
        hand=[TUNE],
        step="3.2",
    )
    t.choose_all("commit", "Northern Tracker")
    t.until(asked="lcg-ask-respond").choose("respond", "Northern Tracker")
    assert t.zone(ROAD) == "encounter_discard"
    assert t[STREAM].progress == 1


def test_a_guide_with_no_active_location_is_not_offered() -> None:
    t = Table(heroes=["Aragorn"], allies=["Lórien Guide"], staging=[STREAM], hand=[TUNE], step="3.2")
    t.choose_all("commit", "Lórien Guide")
    assert not t.offers("respond", "Lórien Guide")


def test_the_scout_who_is_sneaked_in_explores_the_active_location_during_staging() -> None:
    t = Table(
        heroes=[rich("Aragorn", 9)],
        hand=[SNEAK, "Snowbourn Scout", TUNE],
        active_location={"card": GATE, "progress": 3},
        step="3.3w",
    )
    t.play(SNEAK)
    t.until(asked="lcg-ask-respond").choose("respond", "Snowbourn Scout")
    assert t.zone(GATE) == "encounter_discard"
    assert t.titles("active_location") == []
    t.until(step="4.2w")
    assert t.zone("Snowbourn Scout") == "hand:A"


def test_gandalf_sneaked_in_twice_in_one_phase_answers_twice() -> None:
    t = Table(heroes=[rich("Aragorn", 9)], hand=[SNEAK, SNEAK, "Gandalf", TUNE], threat=40, step="3.2w")
    t.play(SNEAK)
    t.until(asked="lcg-ask-respond").choose("respond", "Gandalf").choose("lower_threat")
    assert t.threat() == 35
    assert not t.offers("play", SNEAK)
