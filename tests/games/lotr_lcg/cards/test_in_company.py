"""Cards of the box that meet at tables of two and three: who still attacks, who is paid, what is left to choose."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed, rich, tired

WARGS, TROLL, SON, SNEAK = "Wargs", "Hill Troll", "Son of Arnor", "Sneak Attack"
TORCH, SACRIFICE, SCOUT = "Dungeon Torch", "Valiant Sacrifice", "Snowbourn Scout"


def two(ana: dict[str, Any], bor: dict[str, Any], **setup: Any) -> Table:
    players = {"Ana": {"heroes": ["Gimli"], "threat": 20, **ana}, "Bor": {"heroes": ["Aragorn"], "threat": 20, **bor}}
    return Table(players=players, **setup)


# -- attacks -------------------------------------------------------------------------------------------------------


def test_wargs_without_a_shadow_card_stay_after_they_attack() -> None:
    t = Table(heroes=["Aragorn", "Gimli"], engaged=[WARGS], encounter_deck=[], hand=[TUNE], step="6.2")
    t.until(asked="lcg-ask-defender").choose("defend", "Aragorn").until("7.4w")
    assert (t.zone(WARGS), t.said("lcg-log-no-shadow")) == ("engaged:A", 1)


def test_an_attacker_that_another_player_draws_away_strikes_whom_it_attacked() -> None:
    """Bor's Son of Arnor comes by Sneak Attack when the Wargs attack Ana; then they leave Bor for the staging area."""
    t = two(
        {"engaged": [WARGS], "hand": [TUNE]},
        {"heroes": [rich("Théodred", 9)], "hand": [SNEAK, SON]},
        encounter_deck=[STREAM] * 4,
        step="6.2",
    )
    t.until("6.4bw").passes().play(SNEAK)
    t.until(asked="lcg-ask-respond").choose("respond", SON)
    assert t.zone(WARGS) == "engaged:B"
    t.until(asked="lcg-ask-defender").asked("Ana")
    t.passes().until("7.4w")
    assert (t["Gimli"].damage, t["Théodred"].damage, t.zone(WARGS)) == (3, 0, "staging")
    assert t.said("lcg-log-enemy-attacks") == 1


def test_who_helps_a_player_that_the_shadow_card_eliminates_has_exhausted_for_nothing() -> None:
    t = two(
        {"engaged": [{"card": WARGS, "shadows": ["Under the Shadow"]}], "threat": 49},
        {"hand": [TUNE]},
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").passes().asked("Bor")
    t.choose("defend", "Aragorn").until("7.4w")
    assert (t.g.eliminated, t.g.attacks, t.zone(WARGS), t["Aragorn"].damage) == (["A"], [], "staging", 0)


def test_of_several_defenders_one_takes_the_blow_after_three_shadow_cards() -> None:
    shadows = ["Despair", "King Spider", "Driven by Shadow"]
    t = Table(
        heroes=["Aragorn", {"card": "Gimli", "attachments": ["Citadel Plate"]}, tired("Legolas")],
        allies=["Beorn", "Faramir"],
        engaged=[{"card": TROLL, "shadows": shadows}],
        threat=20,
        step="6.4a",
    ).prepare(lambda g: g.effects.append(Effect("cannot:single_defender", 1, ["A"], "", "phase")))
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli").choose("choose", "Beorn").choose("decline")
    t.until(asked="lcg-ask-no-defense").choose("choose", "Gimli")
    t.until(asked="lcg-ask-exhaust-some").choose_all("choose", "Faramir")
    assert (t.number("Gimli", "defense"), t.number("Beorn", "defense")) == (0, 3)
    assert t.zone("Citadel Plate") == "discard:A"
    t.until(asked="lcg-ask-defender-damage").choose("choose", "Beorn")
    assert (t["Beorn"].damage, t["Gimli"].damage, t["Aragorn"].exhausted, t.threat()) == (3, 0, False, 20)


# -- who is paid ---------------------------------------------------------------------------------------------------


def test_a_horn_is_blown_for_the_last_hero_of_somebody_else() -> None:
    t = two(
        {"heroes": [{"card": "Gimli", "damage": 4}], "engaged": [{"card": WARGS, "shadows": [STREAM]}]},
        {"heroes": [{"card": "Aragorn", "attachments": ["Horn of Gondor"]}], "hand": [TUNE]},
        step="6.4a",
    )
    t.until(asked="lcg-ask-respond").choose("respond", "Horn of Gondor")
    assert (t.g.eliminated, t["Aragorn"].resources) == (["A"], 1)


def test_an_ally_that_goes_back_after_a_sneak_attack_is_a_sacrifice() -> None:
    t = Table(heroes=[rich("Aragorn", 9)], hand=[SNEAK, SCOUT, SACRIFICE, TUNE], step="4.2w").play(SNEAK)
    assert t.said("lcg-log-put-into-play") == 1
    t.until(asked="lcg-ask-respond")
    assert t.zone(SCOUT) == "hand:A"
    t.choose("respond", SACRIFICE)
    assert len(t.titles("hand:A")) == 4


# -- what is left to choose ----------------------------------------------------------------------------------------


def test_the_venom_lets_nobody_choose_what_would_do_nothing() -> None:
    """Ana's hurt hero is exhausted already, nobody of Bor's is hurt: both take the damage, and Bor says who."""
    t = two(
        {"heroes": [tired("Gimli", damage=1)]},
        {"heroes": ["Aragorn", "Legolas"], "hand": [TUNE]},
        encounter_deck=["Lingering Venom", STREAM, STREAM],
        step="3.3",
    )
    assert t.asked("Bor") == "lcg-ask-damage"
    t.choose("choose", "Legolas")
    assert [t[name].damage for name in ("Gimli", "Aragorn", "Legolas")] == [3, 0, 2]


def test_a_torch_that_its_bearer_cannot_hold_as_well_lies_unclaimed_and_the_threat_is_paid() -> None:
    bearer = {"card": "Aragorn", "attachments": ["Citadel Plate", "Dwarven Axe"]}
    t = Table(
        heroes=[bearer],
        staging=[TORCH],
        hand=[TUNE],
        threat=20,
        step="4.2w",
        scenario="escape_from_dol_guldur",
        quest="01125",
    )
    t.choose("use", TORCH)
    assert t.asked("Ana") == "lcg-ask-restricted"
    t.choose("choose", TORCH)
    assert (t.zone(TORCH), t[TORCH].controller, t.threat()) == ("staging", "", 22)
    assert t.offers("use", TORCH)


@pytest.mark.rule("LCG-113")
def test_stand_and_fight_finds_allies_of_every_pile_and_sphere_that_can_be_paid_for() -> None:
    t = two(
        {
            "heroes": [{"card": "Éowyn", "resources": 3}],
            "hand": ["Stand and Fight"],
            "discard": ["Gandalf", "Faramir", SCOUT],
        },
        {"allies": ["Gléowine"], "discard": ["Wandering Took", "Gléowine", SON]},
        step="4.2w",
    )
    t.play("Stand and Fight")
    found = sorted(t.g.codes[option.source] for option in t.find("choose"))
    assert found == ["01015", "01016", "01043"]


def test_the_bats_find_nobody_on_the_quest_any_more_for_the_third_player() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [committed("Gimli")]},
            "Bor": {"heroes": [committed("Thalin")]},
            "Cal": {"heroes": ["Beravor"], "hand": [TUNE]},
        },
        encounter_deck=["Black Forest Bats", STREAM, STREAM],
        step="3.3",
    )
    t.choose("choose", "Thalin").until("3.3w")
    assert [t[name].committed for name in ("Gimli", "Thalin")] == [False, False]


# -- what is refused, and why --------------------------------------------------------------------------------------


def _told(t: Table, name: str) -> tuple[str, str]:
    refusal = t.refusal(name)
    assert refusal is not None
    return refusal.rule, refusal.message.id


@pytest.mark.rule("LCG-249")
def test_by_the_enchanted_stream_a_card_is_refused_for_what_it_would_do() -> None:
    t = Table(
        heroes=["Beravor", rich("Denethor", 9)],
        hand=["Lórien’s Wealth", TUNE],
        active_location=STREAM,
        step="4.2w",
    )
    assert _told(t, "Beravor") == ("LCG-249", "lcg-no-effect-forbidden")
    assert _told(t, "Lórien’s Wealth") == ("LCG-249", "lcg-no-effect-forbidden")


@pytest.mark.rule("LCG-084")
def test_who_could_only_sneak_in_a_gandalf_that_is_in_play_is_told_of_him() -> None:
    t = two(
        {"heroes": [rich("Aragorn", 9)], "hand": [SNEAK, "Gandalf", TUNE]},
        {"heroes": ["Thalin"], "allies": ["Gandalf"]},
        step="2.2",
    )
    assert _told(t, SNEAK) == ("LCG-084", "lcg-no-unique-to-bring")
    in_hand = t.g.zones["hand:A"][1]
    assert [no.message.id for no in t.question.refusals() if no.source == in_hand] == ["lcg-no-unique"]


@pytest.mark.rule("LCG-465", "LCG-468")
def test_who_cannot_defend_another_player_is_told_of_sentinel_first() -> None:
    t = two(
        {"engaged": [{"card": WARGS, "shadows": [STREAM]}]},
        {"heroes": ["Aragorn", tired("Thalin")], "allies": [tired("Gondorian Spearman")]},
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").passes().asked("Bor")
    told = {"Thalin": "lcg-no-defend-sentinel", "Gondorian Spearman": "lcg-no-defend-exhausted"}
    assert {name: _told(t, name)[1] for name in told} == told


# -- several answers to one moment ---------------------------------------------------------------------------------


@pytest.mark.rule("LCG-343", "LCG-345")
def test_what_theodred_gives_aragorn_pays_for_his_readying_in_the_same_moment() -> None:
    t = Table(heroes=["Théodred", "Aragorn"], hand=[TUNE], step="3.2").choose_all("commit", "Théodred", "Aragorn")
    assert not t.offers("respond", "Aragorn")
    t.choose("respond", "Théodred").choose("choose", "Aragorn").choose("respond", "Aragorn")
    assert (t["Aragorn"].exhausted, t["Aragorn"].resources) == (False, 0)


@pytest.mark.rule("LCG-413", "LCG-343")
def test_theodred_gives_to_a_neighbour_who_has_committed_before_him_and_to_none_who_may_yet() -> None:
    t = two({}, {"heroes": ["Théodred"], "hand": [TUNE]}, step="3.2").choose_all("commit", "Gimli")
    t.choose_all("commit", "Théodred").choose("respond", "Théodred").choose("choose", "Gimli")
    assert t["Gimli"].resources == 1
    t = two({"heroes": ["Théodred"]}, {"hand": [TUNE]}, step="3.2").choose_all("commit", "Théodred")
    t.choose("respond", "Théodred")
    assert (t.asked("Bor"), t["Théodred"].resources) == ("lcg-ask-commit", 1)


@pytest.mark.rule("LCG-103", "LCG-345")
def test_a_spearman_and_a_neighbours_swift_strike_answer_one_declaration_and_leave_the_shadow_card_unturned() -> None:
    t = two(
        {"allies": ["Gondorian Spearman"], "engaged": [{"card": WARGS, "shadows": ["Hummerhorns"]}]},
        {"heroes": [rich("Legolas")], "hand": ["Swift Strike"]},
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").choose("defend", "Gondorian Spearman").choose("respond", "Gondorian Spearman")
    t.asked("Bor")
    t.choose("respond", "Swift Strike")
    assert (t.zone(WARGS), t.zone("Gondorian Spearman")) == ("encounter_discard", "play:A")
    assert t.said("lcg-log-shadow-turned") == 0


@pytest.mark.rule("LCG-103", "LCG-343")
def test_horn_brok_and_sacrifice_answer_two_deaths_in_one_window() -> None:
    t = Table(
        heroes=[tired("Gimli", damage=4), rich("Théodred", attachments=["Horn of Gondor"])],
        allies=[tired(SCOUT)],
        hand=["Brok Ironfist", SACRIFICE],
        encounter_deck=["The Necromancer’s Reach", STREAM],
        step="3.3",
    ).until(asked="lcg-ask-respond")
    offered = [option.source for option in t.question.options]
    assert [offered.count(t.id(card)) for card in ("Horn of Gondor", "Brok Ironfist", SACRIFICE)] == [2, 1, 1]


# -- a first player who falls --------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-211", "LCG-461")
def test_the_token_that_left_a_fallen_first_player_is_passed_on_in_the_same_refresh_phase() -> None:
    """Ana's threat reaches 50 in step 7.3, so that Bor is first player; in step 7.4 he passes the token to Cal."""
    heroes = {"Ana": "Gimli", "Bor": "Aragorn", "Cal": "Beravor"}
    players = {name: {"heroes": [heroes[name]], "threat": 20, "hand": [TUNE]} for name in heroes}
    players["Ana"]["threat"] = 49
    t = Table(players=players, step="7.3").until("7.4w")
    assert (t.g.eliminated, t.asked("Cal")) == (["A"], "lcg-ask-action")


@pytest.mark.rule("LCG-259", "LCG-158")
def test_a_torch_that_ends_its_bearer_lets_the_key_of_another_bite_and_gandalf_go() -> None:
    t = two(
        {"heroes": [{"card": "Gimli", "attachments": [TORCH]}], "threat": 48},
        {"heroes": [{"card": "Aragorn", "attachments": ["Shadow Key"]}], "allies": ["Gandalf"], "hand": [TUNE]},
        scenario="escape_from_dol_guldur",
        quest="Through the Caverns",
        step="7.5",
    ).until(asked="lcg-ask-which-first")
    t.choose("resolve", TORCH).choose("resolve", "Gandalf").until("1.3w")
    assert (t.g.eliminated, t.zone(TORCH)) == (["A"], "staging")
    assert (t.zone("Gandalf"), t["Aragorn"].damage) == ("discard:B", 1)
