"""Keywords: Surge, Doomed, Guarded, Restricted and Victory."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.book.scoring import score_parts
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.reading.numbers import staging_threat
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import action, when_revealed
from desktop_app.games.lotr_lcg.vocabulary.costs import exhausts_one
from desktop_app.games.lotr_lcg.vocabulary.deeds import choosing
from desktop_app.games.lotr_lcg.vocabulary.fighting import claim_this
from desktop_app.games.lotr_lcg.vocabulary.groups import hero, location, paid_for, you, yours
from desktop_app.games.lotr_lcg.vocabulary.verbs import exhaust, lower_threat, place_progress
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

make_up("T-570", "enemy", "Pack Leader", keywords=("surge",))
make_up("T-571", "location", "Empty Moor", threat=0)
make_up("T-572", "objective", "Old Banner", keywords=("guarded",), encounter_set="made_up")
make_up("T-573", "objective", "Lost Horn", keywords=("guarded",), encounter_set="made_up")
make_up("T-577", "objective", "Cracked Chalice", keywords=("guarded",), encounter_set="made_up")
make_up("T-574", "event", "A Path Found")
make_up("T-575", "enemy", "Great Wyrm", victory=3)
make_up("T-576", "enemy", "Small Wyrm", victory=1)
PACK_LEADER, MOOR, BANNER, HORN, PATH_FOUND = "Pack Leader", "Empty Moor", "Old Banner", "Lost Horn", "A Path Found"
CHALICE = "Cracked Chalice"


when_revealed("T-570", choosing(hero(yours), exhaust))
action("T-572", cost=exhausts_one(hero(yours)), do=claim_this.on(paid_for))
action("T-573", do=lower_threat(1).on(you))
action("T-574", target=location, do=place_progress(1))


@pytest.mark.rule("LCG-269")
def test_the_keywords_of_the_box_are_the_eight_of_the_book() -> None:
    cards = load_cards().values()
    printed = {keyword.id for card in cards for keyword in card.keywords if not card.code.startswith("T")}
    printed |= {"victory" for card in cards if card.victory}
    book = {"doomed", "guarded", "permanent", "ranged", "restricted", "sentinel", "surge", "victory"}
    assert printed == book


# Surge


@pytest.mark.rule("LCG-262")
def test_surge_reveals_one_more_card() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"]}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE]}},
        encounter_deck=["Wolf Rider", MOOR, MOOR, MOOR],
        step="3.3",
    )
    assert t.step == "3.3w"
    assert t.said("lcg-log-revealed") == 3
    assert t.titles("staging") == ["Wolf Rider", MOOR, MOOR]


@pytest.mark.rule("LCG-264")
def test_every_instance_of_surge_reveals_one_more() -> None:
    t = Table(hand=[TUNE], encounter_deck=["Wolf Rider", MOOR, MOOR, MOOR], step="3.3")
    t.prepare(lambda g: g.effects.append(Effect("keyword:surge", 1, [t.id("Wolf Rider")], until="game")))
    assert t.step == "3.3w"
    assert t.titles("staging") == ["Wolf Rider", MOOR, MOOR]
    assert t.titles("encounter_deck") == [MOOR]


@pytest.mark.rule("LCG-265")
def test_surge_waits_until_its_own_card_is_staged() -> None:
    t = Table(heroes=["Aragorn", "Gimli"], encounter_deck=[PACK_LEADER, "King Spider"], step="3.3")
    assert t.asked("Ana") == "lcg-ask-target"
    assert t.zone(PACK_LEADER) == "revealed"
    assert t.zone("King Spider") == "encounter_deck"
    t.choose("choose", "Gimli")
    assert t["Gimli"].exhausted
    assert t.zone(PACK_LEADER) == "staging"
    assert t.said("lcg-log-revealed") == 2


# Doomed


@pytest.mark.rule("LCG-271")
def test_instances_of_doomed_add_up() -> None:
    t = Table(hand=[TUNE], threat=20, encounter_deck=["Cavern Guardian"], step="3.3")  # Doomed 1
    t.prepare(lambda g: g.effects.append(Effect("keyword:doomed", 2, [t.id("Cavern Guardian")], until="game")))
    assert t.step == "3.3w"
    assert t.threat() == 23


# Guarded


def revealed(*deck: str, **more: Any) -> Table:
    t = Table(hand=[TUNE], encounter_deck=[*deck, MOOR, MOOR], step="3.3", **more)
    assert t.step == "3.3w"
    return t


@pytest.mark.rule("LCG-318")
def test_the_next_card_guards_the_objective() -> None:
    t = revealed(BANNER, "Forest Spider")
    assert t[BANNER].attachments == [t.id("Forest Spider")]
    assert sorted(t.titles("staging")) == ["Forest Spider", BANNER]


@pytest.mark.rule("LCG-320")
def test_of_two_guarded_objectives_each_has_its_own_guard() -> None:
    t = revealed(BANNER, HORN, "Forest Spider", "Enchanted Stream")
    assert t[BANNER].attachments == [t.id("Forest Spider")]
    assert t[HORN].attachments == [t.id("Enchanted Stream")]


@pytest.mark.rule("LCG-320")
def test_three_guarded_objectives_are_guarded_in_the_order_they_came() -> None:
    t = revealed(BANNER, HORN, CHALICE, "Forest Spider", "Enchanted Stream", "Wargs")
    guards = {name: t[name].attachments for name in (BANNER, HORN, CHALICE)}
    assert guards == {BANNER: [t.id("Forest Spider")], HORN: [t.id("Enchanted Stream")], CHALICE: [t.id("Wargs")]}
    assert t.said("lcg-log-guards") == 3


@pytest.mark.rule("LCG-318", "LCG-232")
def test_a_guard_is_revealed_with_its_keywords() -> None:
    t = revealed(BANNER, "Cavern Guardian", threat=20)  # Doomed 1
    assert t[BANNER].attachments == [t.id("Cavern Guardian")]
    assert t.threat() == 21


@pytest.mark.rule("LCG-321")
def test_a_guard_adds_its_threat_once() -> None:
    t = revealed(BANNER, "Forest Spider")
    assert staging_threat(t.g) == 2


@pytest.mark.rule("LCG-322", "LCG-010")
def test_what_a_guarded_objective_does_besides_can_be_used() -> None:
    t = revealed(HORN, "Enchanted Stream", threat=20)
    t.choose("use", HORN)
    assert t.threat() == 19


@pytest.mark.rule("LCG-322")
def test_a_guarded_objective_cannot_be_claimed() -> None:
    t = revealed(BANNER, "Enchanted Stream")
    assert not t.offers("use", BANNER)
    refusal = t.refusal(BANNER)
    assert refusal is not None
    assert refusal.rule == "LCG-322"


def put_on_guard(t: Table, guard: str) -> Table:
    """Attaches a card of the table to the Old Banner as its guard."""

    def link(g: LcgState) -> None:
        g.pieces[t.id(guard)].host = t.id(BANNER)
        g.pieces[t.id(BANNER)].attachments.append(t.id(guard))

    return t.prepare(link)


@pytest.mark.rule("LCG-323", "LCG-325")
def test_a_destroyed_enemy_guards_no_longer_and_the_objective_stays() -> None:
    spider = {"card": "Forest Spider", "damage": 3, "attacked": True}
    t = Table(heroes=["Gimli"], hand=[TUNE], staging=[BANNER], engaged=[spider], step="6.8a")
    put_on_guard(t, "Forest Spider")
    t.choose("attack", "Gimli").until(step="7.4w")
    assert t.titles("encounter_discard") == ["Forest Spider"]
    assert t[BANNER].attachments == []
    assert t.zone(BANNER) == "staging"


@pytest.mark.rule("LCG-326")
def test_an_explored_location_guards_no_longer() -> None:
    t = Table(hand=[PATH_FOUND, TUNE], staging=[BANNER, {"card": "Old Forest Road", "progress": 2}], step="3.1w")
    put_on_guard(t, "Old Forest Road")
    assert not t.offers("use", BANNER)
    t.play(PATH_FOUND)
    assert t.titles("encounter_discard") == ["Old Forest Road"]
    assert t[BANNER].attachments == []
    assert t.offers("use", BANNER)


@pytest.mark.rule("LCG-327")
def test_a_treachery_guards_only_until_it_has_resolved() -> None:
    t = revealed(BANNER, "Eyes of the Forest", allies=["Faramir"])
    assert t.titles("encounter_discard") == ["Eyes of the Forest"]
    assert t[BANNER].attachments == []
    assert t.offers("use", BANNER)


@pytest.mark.rule("LCG-327")
def test_a_cancelled_treachery_guards_no_longer() -> None:
    rich = {"card": "Éowyn", "resources": 1}
    t = Table(
        heroes=[rich],
        hand=["A Test of Will", TUNE],
        encounter_deck=[BANNER, "Eyes of the Forest"],
        step="3.3",
    )
    t.choose("respond", "A Test of Will")
    assert t.step == "3.3w"
    assert TUNE in t.titles("hand:A")
    assert t[BANNER].attachments == []


@pytest.mark.rule("LCG-324")
def test_an_unguarded_objective_is_claimed_as_it_says() -> None:
    t = Table(heroes=["Gimli"], hand=[TUNE], staging=[BANNER], step="4.2w")
    t.choose("use", BANNER)
    assert t["Gimli"].exhausted
    assert t[BANNER].controller == "A"
    assert t["Gimli"].attachments == [t.id(BANNER)]
    assert t.titles("staging") == []


# Restricted


@pytest.mark.rule("LCG-349")
def test_two_restricted_attachments_are_legal() -> None:
    hero = {
        "card": "Aragorn",
        "resources": 2,
        "attachments": ["Dwarven Axe", "Unexpected Courage"],
    }
    t = Table(heroes=[hero], hand=["Celebrían's Stone", TUNE])
    t.play("Celebrían's Stone", "Aragorn")
    assert t.asked("Ana") == "lcg-ask-planning"
    assert len(t["Aragorn"].attachments) == 3


@pytest.mark.rule("LCG-350")
def test_of_three_restricted_attachments_one_goes() -> None:
    hero = {
        "card": "Aragorn",
        "resources": 2,
        "attachments": ["Dwarven Axe", "Unexpected Courage", "Citadel Plate"],
    }
    t = Table(heroes=[hero], hand=["Celebrían's Stone", TUNE])
    t.play("Celebrían's Stone", "Aragorn")
    assert t.asked("Ana") == "lcg-ask-restricted"
    offered = [option.source for option in t.question.options]
    assert offered == [t.id(name) for name in ("Dwarven Axe", "Citadel Plate", "Celebrían's Stone")]
    t.choose("choose", "Citadel Plate")
    assert t.titles("discard:A") == ["Citadel Plate"]
    assert len(t["Aragorn"].attachments) == 3


# Victory


def slay(enemy: str, *, blank: bool = False) -> Table:
    t = Table(heroes=["Legolas"], hand=[TUNE], engaged=[{"card": enemy, "damage": 3, "attacked": True}], step="6.8a")
    if blank:
        t.prepare(lambda g: g.effects.append(Effect("blank", 0, [t.id(enemy)], until="game")))
    return t.choose("attack", "Legolas").until(step="7.4w")


@pytest.mark.rule("LCG-371")
def test_a_defeated_enemy_with_victory_goes_to_the_victory_display() -> None:
    t = slay("Great Wyrm")
    assert t.titles("victory") == ["Great Wyrm"]
    assert t.titles("encounter_discard") == []


@pytest.mark.rule("LCG-371")
def test_a_defeated_enemy_without_victory_is_discarded() -> None:
    t = slay("Forest Spider")
    assert t.titles("victory") == []
    assert t.titles("encounter_discard") == ["Forest Spider"]


@pytest.mark.rule("LCG-372")
def test_victory_is_no_part_of_the_text_box() -> None:
    assert slay("Great Wyrm", blank=True).titles("victory") == ["Great Wyrm"]


@pytest.mark.rule("LCG-373")
def test_the_victory_display_counts_for_the_score() -> None:
    quest = {"card": "01122", "progress": 9}
    committed = {"card": "Aragorn", "committed": True, "exhausted": True}
    t = Table(heroes=[committed], quest=quest, victory=["Great Wyrm", "Small Wyrm"], step="3.4")
    assert t.session.question is None
    assert t.result == "won"
    assert score_parts(t.g)["victory"] == -4
