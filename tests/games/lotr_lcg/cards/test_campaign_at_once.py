"""Campaign cards, boons and burdens where several things meet: who is out, who bears one already, what ends it."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.saving import restore, save
from desktop_app.games.contract.campaigns import GameTold
from desktop_app.games.lotr_lcg.campaign.final_table import told
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.state import LcgState
from tests.games.lotr_lcg.cards.test_mirkwood import STREAM, committed
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table

ANDUIN: dict[str, Any] = {"scenario": "journey_along_the_anduin", "campaign": {}, "quest": "01126"}
PASSAGE: dict[str, Any] = {"scenario": "passage_through_mirkwood", "campaign": {}}
DOL_GULDUR: dict[str, Any] = {"scenario": "escape_from_dol_guldur", "campaign": {"back": True}}
CARD, TROLL, SPAWN, MENDOR = "Journey Along the Anduin", "Hill Troll", "Ungoliant's Spawn", "Mendor"
VALOR, SCARRED, SUPPORT = "Valor", "Scarred", "Mendor's Support"
ASIDE = [VALOR, VALOR, SCARRED, SCARRED]


def ends(t: Table) -> GameTold:
    """What the table tells the log at its end."""
    return told(t.g, t.g.names)


def bears(t: Table, hero: str) -> list[str]:
    return [t.g.codes[card] for card in t[hero].attachments]


# -- Valor and Scarred ---------------------------------------------------------------------------------------------


def before_the_troll(heroes: list[Any], damage: int, **more: Any) -> Table:
    """Ana is about to attack the troll; Bor's Éowyn has Valor already."""
    return Table(
        players={
            "Ana": {"heroes": heroes, "engaged": [{"card": TROLL, "damage": damage}], "allies": [MENDOR], **more},
            "Bor": {"heroes": [{"card": "Éowyn", "attachments": [VALOR]}], "hand": [TUNE]},
        },
        set_aside=ASIDE,
        step="6.8a",
        **ANDUIN,
    )


@pytest.mark.rule("LCG-533")
def test_who_has_no_hero_without_valor_gets_none() -> None:
    t = before_the_troll(["Aragorn", {"card": "Gimli", "damage": 4}], 8).choose("attack", "Gimli", TROLL)
    t.until(asked="lcg-ask-respond").choose("respond", CARD)
    t.asked("Ana")
    t.choose("choose", "Aragorn")
    assert (bears(t, "Aragorn"), bears(t, "Éowyn")) == (["01133"], ["01133"])
    assert t.titles("set_aside").count(VALOR) == 1


def test_the_valor_that_kills_the_troll_as_its_hero_attacks_brings_another_valor_in_mid_attack() -> None:
    t = before_the_troll([{"card": "Aragorn", "damage": 1, "attachments": [VALOR]}, "Gimli"], 8)
    t.choose("attack", "Aragorn", TROLL)
    t.until(asked="lcg-ask-respond").choose("respond", VALOR)
    assert (t.zone(TROLL), t["Aragorn"].damage) == ("victory", 0)
    t.until(asked="lcg-ask-respond").choose("respond", CARD)
    assert bears(t, "Gimli") == ["01133"]
    assert t.g.attacks == []


def the_troll_strikes(bor: list[Any], hero: str, *, ana: list[Any] | None = None, **more: Any) -> Table:
    """The troll attacks Bor, and nobody defends; its blow of 6 goes to a hero of his."""
    t = Table(
        players={
            "Ana": {"heroes": ana or ["Aragorn"], "allies": [MENDOR], "hand": [TUNE]},
            "Bor": {"heroes": bor, "engaged": [TROLL], "threat": 30, **more},
        },
        set_aside=ASIDE,
        step="6.4a",
        **ANDUIN,
    )
    while hero in t.titles("play:B") and not t.offers("choose", hero):
        t.passes()
    if t.offers("choose", hero):
        t.choose("choose", hero)
    while t.asked() == "lcg-ask-which-first":
        t.choose("resolve")
    return t


def test_whom_the_troll_drives_out_gets_no_scar_but_the_others_do() -> None:
    t = the_troll_strikes(["Éowyn"], "Éowyn")
    assert t.g.eliminated == ["B"]
    assert bears(t, "Aragorn") == ["01138"]


def test_a_hero_with_a_scar_gets_no_second_one() -> None:
    t = the_troll_strikes(["Éowyn", {"card": "Gimli", "attachments": [SCARRED]}], "Éowyn")
    assert bears(t, "Gimli") == ["01138"]
    assert bears(t, "Aragorn") == ["01138"]


def test_the_scar_that_a_death_brings_does_not_hurt_for_that_death() -> None:
    """Scarred comes into play when the character is dead already; the excess of the troll is 6 less 3."""
    t = the_troll_strikes(["Éowyn", "Gimli"], "Éowyn")
    assert bears(t, "Gimli") == ["01138"]
    assert t.threat("Bor") == 30 + 3


def test_the_scar_of_the_dead_does_not_hurt_for_its_own_hero() -> None:
    t = the_troll_strikes([{"card": "Éowyn", "attachments": [SCARRED]}, "Gimli"], "Éowyn")
    assert t.threat("Bor") == 30 + 3


def test_the_scar_of_the_dead_is_out_of_the_game_and_not_in_the_encounter_deck() -> None:
    t = the_troll_strikes([{"card": "Éowyn", "attachments": [SCARRED, VALOR]}, "Gimli"], "Éowyn")
    assert t.titles("encounter_discard").count(SCARRED) == 0
    assert {SCARRED, VALOR} <= set(t.titles("removed"))


def test_a_scarred_player_who_comes_to_fifty_by_a_death_is_out() -> None:
    t = the_troll_strikes(["Éowyn", {"card": "Gimli", "attachments": [SCARRED]}], "Éowyn", threat=46)
    assert t.g.eliminated == ["B"]
    assert t.zone(TROLL) == "staging"
    assert t.titles("removed").count(SCARRED) == 1


def test_the_troll_that_kills_mendor_ends_the_game_before_any_scar() -> None:
    t = Table(
        heroes=["Aragorn"], allies=[MENDOR], engaged=[TROLL], set_aside=ASIDE, step="6.4a", hand=[TUNE], **ANDUIN
    ).until(asked="lcg-ask-defender")
    t.choose("defend", MENDOR)
    while t.session.question is not None:
        t.passes()
    assert (t.result, bears(t, "Aragorn")) == ("lost", [])
    assert t.zone(MENDOR) == "removed"


def test_a_miner_who_clears_valor_away_leaves_it_in_the_log_it_came_from() -> None:
    """The condition goes out of the game, and is neither earned nor lost by that."""
    t = Table(
        heroes=[{"card": "Aragorn", "attachments": [VALOR]}, {"card": "Beravor", "resources": 3}],
        allies=[MENDOR],
        hand=["Miner of the Iron Hills"],
        step="2.2",
        **ANDUIN,
    ).play("Miner of the Iron Hills")
    t.until(asked="lcg-ask-respond").choose("respond", "Miner of the Iron Hills")
    assert (t.zone(VALOR), bears(t, "Aragorn")) == ("removed", [])
    assert t.g.campaign is not None
    assert t.g.campaign.earned == []


# -- Mendor --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-155")
def test_with_the_last_player_mendor_goes_too_and_the_game_is_lost_once() -> None:
    t = Table(heroes=[committed("Aragorn")], allies=[MENDOR], threat=49, staging=[TROLL], step="3.4", **ANDUIN)
    assert t.until_over().result == "lost"
    assert t.said("lcg-log-lost") == 1


def test_mendor_draws_for_everybody_still_there_in_player_order() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"]},
            "Bor": {"heroes": ["Gimli"], "hand": [TUNE]},
            "Cid": {"heroes": [committed("Éowyn")], "allies": [{"card": MENDOR, "exhausted": True}]},
        },
        eliminated=["Ana"],
        first_player="Cid",
        quest={"card": "01120", "progress": 9},
        quest_deck=["01121"],
        encounter_deck=[STREAM] * 6,
        step="3.4",
        **PASSAGE,
    )
    t.until(asked="lcg-ask-respond").choose("respond", MENDOR)
    assert not t[MENDOR].exhausted
    assert [len(t.g.zones[f"hand:{seat}"]) for seat in "ABC"] == [0, 2, 1]


# -- the end -------------------------------------------------------------------------------------------------------


def the_spawn_dies() -> Table:
    """Ana kills the spawn on the right path; Bor is out since before."""
    return Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "engaged": [{"card": SPAWN, "damage": 8}], "allies": [MENDOR]},
            "Bor": {"heroes": [], "discard": [{"card": "Gimli", "fallen": True}]},
        },
        eliminated=["Bor"],
        quest="01121",
        step="6.8a",
        **PASSAGE,
    )


@pytest.mark.rule("LCG-519", "LCG-533")
def test_one_survivor_earns_for_all_and_the_heroes_of_who_was_out_have_fallen() -> None:
    t = the_spawn_dies().choose("attack", "Aragorn", SPAWN).until_over()
    end = ends(t)
    assert end.won
    assert [(seat.player, [hero.name for hero in seat.fallen]) for seat in end.seats] == [
        ("Ana", []),
        ("Bor", ["Gimli"]),
    ]
    assert [(card.name, bearer) for card, bearer in end.earned] == [
        ("Mendor’s Support", "Ana"),
        ("Mendor’s Support", "Bor"),
        ("Lingering Venom", ""),
    ]


def test_a_victory_taken_back_and_won_again_earns_once() -> None:
    t = the_spawn_dies().choose("attack", "Aragorn", SPAWN).until_over()
    first = ends(t)
    t.session.undo()
    assert (t.result, t.titles("campaign")) == ("", ["Passage Through Mirkwood"])
    assert t.g.campaign is not None
    assert t.g.campaign.earned == []
    assert ends(t.until_over()) == first


def test_a_game_that_is_over_comes_back_from_its_save_as_it_ended() -> None:
    t = the_spawn_dies().choose("attack", "Aragorn", SPAWN).until_over()
    again = restore(GAME, save(t.session)).state
    assert isinstance(again, LcgState)
    assert told(again, again.names) == ends(t)


@pytest.mark.rule("LCG-519")
def test_a_hero_who_was_brought_back_has_not_fallen_but_came_without_valor() -> None:
    t = Table(
        heroes=[{"card": "Éowyn", "resources": 5}, "Aragorn"],
        allies=[MENDOR],
        hand=["Fortune or Fate", TUNE],
        discard=[{"card": "Gimli", "fallen": True}],
        step="2.2",
        **ANDUIN,
    )
    assert [hero.name for hero in ends(t).seats[0].fallen] == ["Gimli"]
    t.play("Fortune or Fate")
    assert (t.zone("Gimli"), bears(t, "Gimli")) == ("play:A", [])
    assert ends(t).seats[0].fallen == ()


@pytest.mark.rule("LCG-519", "LCG-155")
def test_who_is_out_by_threat_loses_every_hero_the_prisoner_too() -> None:
    ana = {"heroes": ["Aragorn"], "captive": [{"card": "Gimli", "damage": 2}], "threat": 49}
    t = Table(players={"Ana": ana}, quest="01123", staging=[STREAM], step="3.4", **DOL_GULDUR).until_over()
    (seat,) = ends(t).seats
    assert t.result == "lost"
    assert sorted(hero.name for hero in seat.fallen) == ["Aragorn", "Gimli"]
    assert seat.damage == ()


def shore_is_won(**heroes: Any) -> Table:
    """Anduin is won with the last enemy gone."""
    return Table(
        heroes=[{"card": name, **entry} for name, entry in heroes.items()],
        quest="01128",
        step="3.3",
        scenario="journey_along_the_anduin",
        campaign={},
    ).until_over()


@pytest.mark.rule("LCG-533")
def test_the_prisoner_is_looked_for_among_the_heroes_of_all_who_are_still_there() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [{"card": "Aragorn", "damage": 1}]},
            "Bor": {"heroes": [{"card": "Gimli", "damage": 3}]},
            "Cid": {"discard": [{"card": "Legolas", "fallen": True}], "heroes": []},
        },
        eliminated=["Cid"],
        quest="01128",
        step="3.3",
        scenario="journey_along_the_anduin",
        campaign={},
    ).until_over()
    assert [(section, hero.name) for section, hero in ends(t).noted] == [("prisoner", "Gimli")]


@pytest.mark.rule("LCG-542")
def test_what_is_earned_for_a_hero_is_told_with_the_name_of_the_hero() -> None:
    t = shore_is_won(Aragorn={"attachments": [VALOR]}, Éowyn={"attachments": [SCARRED, VALOR]})
    assert sorted((card.name, bearer) for card, bearer in ends(t).earned) == [
        ("Scarred", "Éowyn"),
        ("Valor", "Aragorn"),
        ("Valor", "Éowyn"),
    ]


# -- Mendor changes hands ------------------------------------------------------------------------------------------


def mendor_of_ana(step: str, threat: int = 49, **more: Any) -> dict[str, Any]:
    ana = {"heroes": ["Aragorn"], "allies": [{"card": MENDOR, **more.pop("mendor", {})}], "threat": threat, **more}
    return {"players": {"Ana": ana, "Bor": {"heroes": ["Gimli"], "threat": 20, "hand": [TUNE]}}, "step": step}


def test_doom_that_takes_the_first_player_takes_mendor_and_ends_the_staging() -> None:
    t = Table(
        **mendor_of_ana("3.3", mendor={"exhausted": True, "committed": True}),
        encounter_deck=["Cavern Guardian", *["Old Forest Road"] * 5],
        **ANDUIN,
    ).until_over()
    assert (t.result, t.zone(MENDOR), t.zone("Cavern Guardian")) == ("lost", "removed", "revealed")


def test_in_dol_guldur_mendor_goes_with_the_first_player_and_the_others_go_on() -> None:
    t = Table(
        **mendor_of_ana("7.3", mendor={"attachments": ["Self Preservation"], "damage": 1}), quest="01125", **DOL_GULDUR
    ).until(step="7.4w")
    assert (t.g.eliminated, t.g.first_player, t.result) == (["A"], "B", "")
    assert (t.zone(MENDOR), t.zone("Self Preservation")) == ("removed", "discard:A")


def test_a_mendor_who_dies_in_dol_guldur_is_no_defeat_and_the_first_player_draws_for_him() -> None:
    t = Table(
        players={
            "Ana": {
                "heroes": [{"card": "Aragorn", "resources": 3}],
                "allies": [{"card": MENDOR, "damage": 2, "exhausted": True}],
                "hand": ["Valiant Sacrifice", TUNE],
                "threat": 20,
            },
        },
        quest="01125",
        encounter_deck=["The Necromancer's Reach", *["Old Forest Road"] * 5],
        step="3.3",
        **DOL_GULDUR,
    )
    t.until(asked="lcg-ask-respond").choose("respond", "Valiant Sacrifice").until(step="3.3w")
    assert (t.zone(MENDOR), t.result, len(t.titles("hand:A"))) == ("removed", "", 3)


def test_a_stage_that_a_boon_kills_the_troll_for_lets_mendor_ready_in_mid_attack() -> None:
    """The first stage had its progress and was held by the troll alone."""
    t = Table(
        heroes=[{"card": "Aragorn", "attachments": [VALOR]}, "Gimli"],
        allies=[{"card": MENDOR, "exhausted": True}],
        engaged=[{"card": TROLL, "damage": 8}],
        scenario="journey_along_the_anduin",
        campaign={},
        quest={"card": "01126", "progress": 8},
        quest_deck=["01127"],
        set_aside=ASIDE,
        step="6.8a",
    )
    t.choose("attack", "Aragorn", TROLL)
    t.until(asked="lcg-ask-respond").choose("respond", VALOR)
    answered = []
    while t.asked() == "lcg-ask-respond":
        for card in (MENDOR, CARD):
            if t.offers("respond", card):
                answered.append(card)
                t.choose("respond", card)
                break
    assert sorted(answered) == [CARD, MENDOR]
    assert t.titles("quest") == ["Anduin Passage"]
    assert not t[MENDOR].exhausted
    assert bears(t, "Gimli") == ["01133"]


def test_venom_that_kills_the_hero_who_is_hurt_most_ends_its_player_and_surges_on() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [{"card": "Éowyn", "damage": 1}], "threat": 20},
            "Bor": {"heroes": ["Gimli"], "allies": [MENDOR], "threat": 20, "hand": [TUNE]},
        },
        first_player="Bor",
        encounter_deck=["Lingering Venom", *["Old Forest Road"] * 5],
        quest="01120",
        step="3.3",
        **PASSAGE,
    )
    while t.step == "3.3":
        verb = "damage_hero" if t.offers("damage_hero") else "choose"
        t.choose(verb)
    assert (t["Gimli"].damage, t.zone("Éowyn"), t.g.eliminated) == (2, "discard:A", ["A"])
    assert t.said("lcg-log-surge") == 1
    assert t.titles("staging") == ["Old Forest Road"] * 2  # what surged, and the card for Ana


def test_a_swarm_that_engages_out_of_the_shadows_exhausts_the_defender_who_defends_all_the_same() -> None:
    t = Table(
        heroes=["Aragorn", "Gimli", "Éowyn"],
        engaged=[{"card": "Dol Guldur Orcs", "shadows": ["Ungoliant's Swarm"]}],
        threat=20,
        quest="01120",
        allies=[MENDOR],
        hand=[TUNE],
        step="6.4a",
        **PASSAGE,
    ).until(asked="lcg-ask-defender")
    t.choose("defend", "Aragorn")
    t.until(asked="lcg-ask-exhaust-some").choose_all("choose", "Gimli", "Éowyn")
    t.until(step="6.4.2w")
    assert [t.g.codes[card] for card in t.g.attacks[-1].characters] == ["01001"]
    assert t.titles("engaged:A") == ["Dol Guldur Orcs", "Ungoliant’s Swarm"]


@pytest.mark.rule("LCG-479")
def test_after_the_valor_that_ends_an_attack_no_other_archer_is_asked_to_join_it() -> None:
    spider = "Forest Spider"
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "engaged": [{"card": spider, "damage": 3}], "threat": 20, "hand": [TUNE]},
            "Bor": {"heroes": [{"card": "Legolas", "attachments": [VALOR]}], "threat": 20},
            "Cid": {"heroes": ["Éowyn"], "allies": [MENDOR], "threat": 20},
        },
        quest="01120",
        step="6.8a",
        **PASSAGE,
    )
    t.choose("attack", "Aragorn", spider).until(asked="lcg-ask-ranged")
    t.asked("Bor")
    t.choose_all("attack", "Legolas").until(asked="lcg-ask-respond").choose("respond", VALOR)
    assert (t.zone(spider), t.g.attacks) == ("encounter_discard", [])
    assert t.asked() != "lcg-ask-ranged"
    assert not t[MENDOR].exhausted
