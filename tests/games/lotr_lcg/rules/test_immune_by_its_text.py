"""What a constant text makes immune and what it gives, a keyword or a trait, while it is in play and has its text."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.reading.queries import has_keyword, has_trait, immune, keyword_amount
from desktop_app.games.lotr_lcg.vocabulary.abilities import (
    Now,
    attaches_to,
    gives_keyword,
    grants_keyword,
    grants_trait,
    immune_to,
    when_revealed,
)
from desktop_app.games.lotr_lcg.vocabulary.groups import ally, character, committed, enemy, host, me, staged, trait
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, refused, rich
from tests.games.lotr_lcg.table import committed as on_the_quest

KING, WARDEN_STONE, CHARM, BANNER = "Pale King", "Warding Stone", "Charm of Elbereth", "Banner of the Watch"
make_up("T-950", "enemy", KING, engagement_cost=48, hit_points=5, traits=("nazgul",))
make_up("T-951", "location", WARDEN_STONE, quest_points=9)
make_up("T-952", "attachment", CHARM)
make_up("T-953", "ally", BANNER)
make_up("T-954", "treachery", "Hail of Stones")


def _is_staged(m: Now) -> bool:
    return m.g.home[m.me] == "staging"


immune_to("T-950", "player", on=me)
immune_to("T-951", "player", on=enemy(staged), applies=_is_staged)
attaches_to(character, "T-952")
immune_to("T-952", "encounter", on=host)
gives_keyword("T-952", "sentinel")
grants_keyword("T-953", "ranged", on=ally(trait("gondor")))
grants_trait("T-953", "gondor", on=ally(committed))
when_revealed("T-954", deal_damage(1).on(character))


# -- an enemy that is immune to player cards -------------------------------------------------------------------------


def lone(hand: list[str], **setup: Any) -> Table:
    heroes = [rich("Legolas", 9), rich("Éowyn", 9), rich("Denethor", 9)]
    return Table(heroes=heroes, hand=[*hand, TUNE], threat=20, **{"step": "6.2w", "engaged": [KING], **setup})


@pytest.mark.rule("LCG-200", "LCG-154")
@pytest.mark.parametrize("card", ["Feint", "A Light in the Dark", "Quick Strike", "Forest Snare"])
def test_no_player_card_is_aimed_at_an_enemy_that_is_immune_to_them(card: str) -> None:
    t = lone([card], step="2.2" if card == "Forest Snare" else "6.2w")
    refused(t, card, "LCG-087" if card == "Forest Snare" else "LCG-200")


@pytest.mark.rule("LCG-200", "LCG-201")
def test_its_attacks_and_those_on_it_are_no_card_effects() -> None:
    t = lone([], step="6.4a", encounter_deck=[]).until(asked="lcg-ask-undefended").choose("choose", "Legolas")
    assert t["Legolas"].damage == 2
    t.until(asked="lcg-ask-attack").choose("attack", "Legolas").choose_all("attack")
    t.until(step="6.8.3w")
    assert t[KING].damage == 3


@pytest.mark.rule("LCG-200")
def test_what_hits_every_enemy_passes_it_by() -> None:
    t = lone(["Rain of Arrows"], engaged=[KING, "Hill Troll"]).play("Rain of Arrows")
    assert (t[KING].damage, t["Hill Troll"].damage) == (0, 1)


@pytest.mark.rule("LCG-202")
@pytest.mark.parametrize(
    ("code", "blank"),
    [("01022", False), ("01092", True)],  # a player card's effect does not reach it, an encounter card's does
)
def test_what_would_make_it_blank_must_reach_it_first(code: str, blank: bool) -> None:
    t = lone([])
    t.prepare(lambda g: g.effects.append(Effect("blank", 1, [t.id(KING)], "", "round", "", code)))
    assert immune(t.g, t.id(KING), "01034") is not blank


@pytest.mark.rule("LCG-059", "LCG-202")
def test_what_lasted_on_it_holds_again_when_the_stone_is_the_active_location() -> None:
    t = Table(heroes=["Gimli"], staging=[WARDEN_STONE, "Wargs"], hand=[TUNE], step="4.2")
    t.prepare(lambda g: g.effects.append(Effect("attack", -2, [t.id("Wargs")], "", "round", "", "01034")))
    assert (t.step, t.number("Wargs", "attack")) == ("4.2", 3)
    t.choose("travel", WARDEN_STONE)
    assert t.number("Wargs", "attack") == 1


@pytest.mark.rule("LCG-200")
def test_a_hero_with_the_charm_is_not_hurt_by_encounter_cards_but_by_attacks() -> None:
    charmed = {"card": "Gimli", "attachments": [CHARM]}
    t = Table(heroes=[charmed, "Legolas"], hand=[TUNE], encounter_deck=["Hail of Stones", STREAM], step="3.3")
    assert (t.step, t["Gimli"].damage, t["Legolas"].damage) == ("3.3w", 0, 1)
    assert has_keyword(t.g, t.id("Gimli"), "sentinel")


@pytest.mark.rule("LCG-187", "LCG-243")
@pytest.mark.parametrize(
    ("who", "on_quest", "what"),
    [("Faramir", False, (True, True, 1)), ("Gléowine", True, (True, True, 1)), ("Gléowine", False, (False, False, 0))],
)
def test_a_banner_gives_each_ally_of_gondor_its_keyword(who: str, on_quest: bool, what: tuple[bool, bool, int]) -> None:
    t = Table(allies=[BANNER, on_the_quest(who) if on_quest else who], hand=[TUNE], step="3.2w")
    card = t.id(who)
    has = has_trait(t.g, card, "gondor"), has_keyword(t.g, card, "ranged"), keyword_amount(t.g, card, "ranged")
    assert has == what
    t.prepare(lambda g: g.effects.append(Effect("blank", 1, [t.id(BANNER)], "", "round")))
    assert not has_keyword(t.g, card, "ranged")
