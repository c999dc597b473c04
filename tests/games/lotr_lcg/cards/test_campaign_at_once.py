"""Campaign cards, boons and burdens where several things meet: who is out, who bears one already, what ends it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_lcg.cards.campaign_tables import (
    ASIDE,
    AT_THE_TROLL,
    CARD,
    MENDOR,
    PASSAGE,
    SCARRED,
    TROLL,
    VALOR,
    bears,
)
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table

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
        **AT_THE_TROLL,
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
        **AT_THE_TROLL,
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
        heroes=["Aragorn"], allies=[MENDOR], engaged=[TROLL], set_aside=ASIDE, step="6.4a", hand=[TUNE], **AT_THE_TROLL
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
        **AT_THE_TROLL,
    ).play("Miner of the Iron Hills")
    t.until(asked="lcg-ask-respond").choose("respond", "Miner of the Iron Hills")
    assert (t.zone(VALOR), bears(t, "Aragorn")) == ("removed", [])
    assert t.g.campaign is not None
    assert t.g.campaign.earned == []


# -- what ends in mid-effect -----------------------------------------------------------------------------------------


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
