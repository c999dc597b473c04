"""The rules word by word: "then" in full, "simultaneously", "any player", "until the end of", what victory is for."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.events import CardsDrawn, DamageDealt, Readied, ResourcesGained, ThreatRaised
from desktop_app.games.lotr_lcg.vocabulary.abilities import (
    Now,
    action,
    attaches_to,
    forbids,
    forced,
    gives_prohibition,
    own,
    response,
)
from desktop_app.games.lotr_lcg.vocabulary.deeds import choosing, then
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    ally,
    character,
    enemy,
    hero,
    in_hand,
    location,
    me,
    player,
    you,
    yours,
)
from desktop_app.games.lotr_lcg.vocabulary.lasting import modify
from desktop_app.games.lotr_lcg.vocabulary.moving import discard, discard_at_random, discard_from_hand, draw
from desktop_app.games.lotr_lcg.vocabulary.triggers import after, round_ends
from desktop_app.games.lotr_lcg.vocabulary.verbs import (
    exhaust,
    gain,
    heal,
    lower_threat,
    place_progress,
    raise_threat,
    remove_progress,
)
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, refused

# -- then ----------------------------------------------------------------------------------------------------------

HARD_MARCH = "Hard March"
FIRST_PARTS = {
    "Discard 2": choosing(in_hand, discard_from_hand, 2),
    "Lose 2": discard_at_random(2).on(you),
    "Draw 2": draw(2).on(you),
    "Undo 2": remove_progress(2),
    "Lower by 2": lower_threat(2).on(you),
    "Heal 2": heal(2).on(hero(yours)),
}
"""Each then raises your threat by 5."""
for _place, (_title, _deed) in enumerate(FIRST_PARTS.items()):
    make_up(f"T-80{_place}", "event", _title)
    action(f"T-80{_place}", do=then(_deed, raise_threat(5).on(you)))
make_up("T-809", "event", HARD_MARCH)
action("T-809", do=then(choosing(ally(yours), exhaust), raise_threat(1).on(you)))


@pytest.mark.rule("LCG-011")
@pytest.mark.parametrize("title", FIRST_PARTS)
@pytest.mark.parametrize(("there_is", "rises"), [(1, 0), (2, 5)])
def test_what_stands_before_then_must_be_done_in_full(title: str, there_is: int, rises: int) -> None:
    """With one card, one token, one threat it is done as far as it goes, and that was all."""
    t = Table(
        heroes=[{"card": "Gimli", "damage": there_is}],
        allies=["Bell Ringer"],
        hand=[title, *["Faramir"] * there_is],
        deck=["Beorn"] * there_is,
        quest={"card": "Flies and Spiders", "progress": there_is},
        threat=there_is,
        step="4.2w",
    )
    t.play(title)
    while t.asked() != "lcg-ask-action":
        if t.question.kind == "order":
            t.passes()
        else:
            t.choose_all("choose", *(option.source for option in t.question.options))
    left = {
        "Discard 2": len(t.titles("hand:A")),
        "Lose 2": len(t.titles("hand:A")),
        "Draw 2": len(t.titles("deck:A")),
        "Undo 2": t["Flies and Spiders"].progress,
        "Lower by 2": t.threat() - rises,
        "Heal 2": t["Gimli"].damage,
    }
    lowered = there_is if title == "Lower by 2" else 0
    assert (left[title], t.threat()) == (0, there_is - lowered + rises)


@pytest.mark.rule("LCG-012")
def test_what_stands_after_then_is_done_without_a_question() -> None:
    t = Table(hand=[HARD_MARCH], allies=["Bell Ringer", "Faramir"], threat=20, step="4.2w")
    t.play(HARD_MARCH).choose("choose", "Faramir")
    assert (t["Faramir"].exhausted, t.threat(), t.asked()) == (True, 21, "lcg-ask-action")


# -- simultaneously ------------------------------------------------------------------------------------------------

CRIER = "Town Crier"
make_up("T-810", "ally", CRIER)
for _event in (ResourcesGained, CardsDrawn, Readied, ThreatRaised):
    response("T-810", after(_event), do=gain(1).on(me))


def of_both(t: Table) -> dict[str, list[int]]:
    """What Ana and Bor have, by the step that gives it."""
    heroes = [t["Gimli"], t["Aragorn"]]
    return {
        "1.2": [hero.resources for hero in heroes],
        "1.3": [len(t.titles(f"hand:{seat}")) for seat in "AB"],
        "7.2": [int(hero.exhausted) for hero in heroes],
        "7.3": [t.threat("Ana"), t.threat("Bor")],
    }


@pytest.mark.parametrize(
    ("step", "both"),
    [
        pytest.param("1.2", [1, 1], marks=pytest.mark.rule("LCG-402")),
        pytest.param("1.3", [1, 1], marks=pytest.mark.rule("LCG-403")),
        pytest.param("7.2", [0, 0], marks=pytest.mark.rule("LCG-459")),
        pytest.param("7.3", [21, 21], marks=pytest.mark.rule("LCG-460")),
    ],
)
def test_what_all_players_do_at_once_is_done_by_all_before_anybody_answers(step: str, both: list[int]) -> None:
    t = Table(
        players={
            "Ana": {"heroes": [{"card": "Gimli", "exhausted": True}], "allies": [CRIER], "threat": 20},
            "Bor": {"heroes": [{"card": "Aragorn", "exhausted": True}], "threat": 20},
        },
        step=step,
    )
    assert (t.asked("Ana"), t.step) == ("lcg-ask-respond", step)
    assert of_both(t)[step] == both


# -- any player ----------------------------------------------------------------------------------------------------

WATCH, BOOK, SPRING = "The Long Watch", "Open Book", "Hidden Spring"
make_up("T-820", "quest", WATCH, encounter_set="made_up", stage=1, quest_points=5)
make_up("T-821", "objective", BOOK, encounter_set="made_up")
make_up("T-822", "location", SPRING)
for _code in ("T-820", "T-821", "T-822"):
    action(_code, do=lower_threat(1).on(you))


@pytest.mark.rule("LCG-010")
@pytest.mark.parametrize(
    ("card", "where"), [(WATCH, "quest"), (BOOK, "staging"), (SPRING, "staging"), (SPRING, "active_location")]
)
def test_any_player_may_use_the_action_of_a_quest_an_objective_or_a_location(card: str, where: str) -> None:
    lies: dict[str, Any] = {where: [card] if where == "staging" else card}
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli"], "threat": 20, "hand": [TUNE]},
            "Bor": {"heroes": ["Aragorn"], "threat": 30},
        },
        step="4.2w",
        **lies,
    )
    t.passes().asked("Bor")
    t.choose("use", card)
    assert (t.threat("Ana"), t.threat("Bor")) == (20, 29)


# -- until the end of ----------------------------------------------------------------------------------------------

FURY = "Battle Fury"
make_up("T-830", "event", FURY)
action("T-830", target=character, do=modify("attack", attack=2))


@pytest.mark.rule("LCG-147")
def test_what_lasts_until_the_end_of_the_attack_begins_in_an_attack_alone() -> None:
    spent = {"card": "King Spider", "attacked": True}
    t = Table(heroes=["Gimli"], hand=[FURY, TUNE], engaged=[spent], step="6.2w")
    refused(t, FURY, "LCG-147")
    t.until(asked="lcg-ask-attack").choose("attack", "Gimli").until("6.8.1w")
    t.play(FURY)
    assert t.number("Gimli", "attack") == 4
    t.until("7.4w")
    assert t.number("Gimli", "attack") == 2


# -- cannot have attachments ---------------------------------------------------------------------------------------

ASCETIC, VOW, ENVOY = "Sworn Ascetic", "Vow of Poverty", "Unarmed Envoy"
make_up("T-840", "ally", ASCETIC)
make_up("T-841", "attachment", VOW)
make_up("T-842", "ally", ENVOY)
forbids("T-840", "attachments", hero(yours))
attaches_to(hero, "T-841")
gives_prohibition("T-841", "attachments")
forbids("T-842", "attachments:weapon", hero(yours))


@pytest.mark.rule("LCG-256")
@pytest.mark.parametrize(("comes", "left"), [(ASCETIC, ["Flask"]), (VOW, ["Flask"]), (ENVOY, ["Plate", "Flask"])])
def test_whatever_says_so_attachments_fall_off_who_can_have_none(comes: str, left: list[str]) -> None:
    """A text in play, an attachment, a text that names a trait; Aragorn of another player keeps his."""
    t = Table(
        players={
            "Ana": {"heroes": [{"card": "Gimli", "attachments": ["Strap", "Plate"]}], "hand": [comes, TUNE]},
            "Bor": {"heroes": [{"card": "Aragorn", "attachments": ["Flask"]}]},
        }
    )
    t.choose("play", comes, "Gimli") if comes == VOW else t.play(comes)
    while t.asked() == "lcg-ask-discard-order":
        t.passes()
    assert t.titles("attached") == left


# -- victory, and what guards --------------------------------------------------------------------------------------

TOWER, WYRM, FLOOD, PATH = "Proud Tower", "Proud Wyrm", "Great Flood", "Long Path"
make_up("T-850", "location", TOWER, victory=2)
make_up("T-851", "enemy", WYRM, victory=2)
make_up("T-852", "event", FLOOD)
make_up("T-853", "event", PATH)
action("T-852", target=location | enemy, do=discard)
action("T-853", target=location, do=place_progress(3))


@pytest.mark.parametrize(
    ("card", "by", "blank", "to"),
    [
        pytest.param(TOWER, PATH, False, "victory", marks=pytest.mark.rule("LCG-371")),
        pytest.param(TOWER, PATH, True, "victory", marks=pytest.mark.rule("LCG-372")),
        pytest.param(TOWER, FLOOD, False, "encounter_discard", marks=pytest.mark.rule("LCG-371")),
        pytest.param(WYRM, FLOOD, False, "encounter_discard", marks=pytest.mark.rule("LCG-371")),
    ],
)
def test_victory_is_for_what_is_explored_or_defeated_not_for_what_is_discarded(
    card: str, by: str, blank: bool, to: str
) -> None:
    t = Table(hand=[by, TUNE], staging=[card], step="4.2w")
    if blank:
        t.prepare(lambda g: g.effects.append(Effect("blank", 0, [t.id(card)])))
    t.play(by)
    assert t.zone(card) == to


@pytest.mark.parametrize(
    "guard",
    [
        pytest.param("Wargs", marks=pytest.mark.rule("LCG-325")),
        pytest.param("Old Forest Road", marks=pytest.mark.rule("LCG-326")),
    ],
)
def test_a_guard_that_a_card_discards_guards_no_longer(guard: str) -> None:
    t = Table(hand=[FLOOD, TUNE], staging=[{"card": "Gandalf’s Map", "attachments": [guard]}], step="4.2w")
    refused(t, "Gandalf’s Map", "LCG-322")
    t.play(FLOOD)
    assert t["Gandalf’s Map"].attachments == []
    assert t.offers("use", "Gandalf’s Map")


# -- worked examples of the book -----------------------------------------------------------------------------------

GLOOM, SMITH, OMEN = "Deep Gloom", "Old Smith", "Blind Omen"
make_up("T-870", "treachery", GLOOM, keywords=("doomed 2",))
make_up("T-871", "enemy", OMEN, engagement_cost=48)
forced("T-871", round_ends, do=raise_threat(3).on(player))


@pytest.mark.rule("LCG-271")
def test_a_treachery_with_doomed_2_that_gains_doomed_1_has_doomed_3() -> None:
    t = Table(hand=[TUNE], threat=20, encounter_deck=[GLOOM, "Enchanted Stream"], step="3.3")
    t.prepare(lambda g: g.effects.append(Effect("keyword:doomed", 1, [t.id(GLOOM)], until="game")))
    assert (t.step, t.threat()) == ("3.3w", 23)


@pytest.mark.rule("LCG-103")
@pytest.mark.parametrize("first", ["Mourning Friend", "Horn of Gondor"])
def test_one_attack_that_damages_and_defeats_is_answered_in_one_window(first: str) -> None:
    t = Table(
        heroes=[{"card": "Gimli", "attachments": ["Horn of Gondor"]}],
        allies=["Snowbourn Scout", "Mourning Friend"],
        hand=[TUNE],
        engaged=["King Spider"],
        encounter_deck=["Enchanted Stream"],
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").choose("defend", "Snowbourn Scout").until(asked="lcg-ask-respond")
    second = "Horn of Gondor" if first == "Mourning Friend" else "Mourning Friend"
    assert t.offers("respond", second)
    t.choose("respond", first).choose("respond", second)
    assert (t["Gimli"].resources, t["Mourning Friend"].resources) == (1, 1)


make_up("T-872", "ally", "Mourning Friend")
response("T-872", after(DamageDealt), do=gain(1).on(me))


@pytest.mark.rule("LCG-261")
@pytest.mark.parametrize(("blank", "threat"), [(False, 23), (True, 20)])
def test_a_forced_ability_must_be_active_when_its_condition_occurs(blank: bool, threat: int) -> None:
    t = Table(hand=[TUNE], threat=20, staging=[OMEN], step="0.1")
    if blank:
        t.prepare(lambda g: g.effects.append(Effect("blank", 0, [t.id(OMEN)], until="game")))
    assert (t.step, t.threat()) == ("1.3w", threat)


@pytest.mark.rule("LCG-364", "LCG-089")
def test_an_ally_turned_into_an_attachment_is_one_in_every_way() -> None:
    """It can be chosen where an attachment is, and is no ally to send away, nor one when it leaves play."""
    hand = ["Cut Loose", "Send Away", "Valiant Sacrifice", TUNE]
    t = Table(heroes=["Gimli", {"card": "Aragorn", "resources": 3}], allies=[SMITH], hand=hand, step="4.2w")
    t.choose("use", SMITH).choose("choose", "Gimli")
    refused(t, "Send Away", "LCG-154")
    t.play("Cut Loose")
    assert (t.zone(SMITH), t.asked()) == ("discard:A", "lcg-ask-action")  # nobody may answer that an ally left
    hurt = {"card": "Gimli", "damage": 4}
    t = Table(heroes=[hurt, "Aragorn"], allies=[SMITH], hand=["Daring Leap", TUNE], step="4.2w")
    t.choose("use", SMITH).choose("choose", "Gimli").play("Daring Leap").choose("choose", "Gimli")
    t.passes() if t.asked() == "lcg-ask-discard-order" else None
    assert sorted(t.titles("discard:A")) == ["Daring Leap", "Gimli", SMITH]


make_up("T-873", "ally", SMITH)


@own()
async def swear(m: Now) -> None:
    """This ally is attached to a hero and counts as an attachment from now on."""
    m.g.move(m.me, "attached")
    m.g.pieces[m.me].host, m.g.pieces[m.me].counts_as = m.target, "attachment"
    m.g.pieces[m.target].attachments.append(m.me)


action("T-873", target=hero(yours), do=swear)
