"""What listens to an event and cannot answer it says why, in the window where others answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.events import EntersPlay
from desktop_app.games.lotr_lcg.reading.queries import kind
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, response
from desktop_app.games.lotr_lcg.vocabulary.costs import per
from desktop_app.games.lotr_lcg.vocabulary.triggers import after
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.rules.made_up_responses import note_it
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

COUNTER = make_up("T-720", "ally", "Gate Counter")
"""Response: after an ally enters play, 1 resource on it. Limit once a round."""


def _an_ally(m: Now) -> bool:
    return kind(m.g, m.event.card) == "ally"


response(COUNTER, after(EntersPlay, _an_ally), limit=per("round"), do=note_it)


def rich(name: str, resources: int, **more: Any) -> dict[str, Any]:
    return {"card": name, "resources": resources, **more}


def rule_of(t: Table, card: str) -> str:
    """The rule with which this window refuses a card, "" when it says nothing about it."""
    assert t.asked() == "lcg-ask-respond"
    assert not t.offers("respond", card)
    found = [each for each in t.question.refusals() if each.source == t.id(card)]
    assert all(each.verb == "respond" for each in found)
    return found[0].rule if found else ""


def revealed(*heroes: dict[str, Any] | str, hand: list[str], **setup: Any) -> Table:
    """The Necromancer's Reach is revealed."""
    deck = ["The Necromancer's Reach", "Enchanted Stream"]
    return Table(heroes=[*heroes, "Gimli"], hand=[*hand, TUNE], encounter_deck=deck, step="3.3", **setup)


def enters(ally: str, **setup: Any) -> Table:
    """An ally is played while somebody greets every ally."""
    return Table(**{"heroes": [rich("Théodred", 9), rich("Denethor", 9)], **setup}, hand=[ally, TUNE]).play(ally)


def hero_falls(*allies: str, hand: list[str]) -> Table:
    """Gimli, who bears the horn, falls to King Spider."""
    hero = {"card": "Gimli", "damage": 3}
    horn = {"card": "Dunhere", "attachments": ["Horn of Gondor"]}
    t = Table(
        heroes=[horn, hero],
        allies=list(allies),
        hand=[*hand, TUNE],
        engaged=["King Spider"],
        encounter_deck=["Enchanted Stream"] * 4,
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").choose("no_defender").until(asked="lcg-ask-undefended").choose("choose", "Gimli")
    assert t.offers("respond", "Horn of Gondor")
    return t


TIRED_ELEANOR = {"card": "Eleanor", "exhausted": True}
WILL = "A Test of Will"


@pytest.mark.rule("LCG-347")
@pytest.mark.parametrize(
    ("table", "card", "rule"),
    [
        (lambda: revealed("Eleanor", hand=[WILL]), WILL, "LCG-215"),
        (lambda: revealed(TIRED_ELEANOR, rich("Éowyn", 1), hand=[WILL]), "Eleanor", "LCG-019"),
        (lambda: revealed("Eleanor", hand=["Hasty Stroke"]), "Hasty Stroke", ""),  # no shadow effect is near
        (lambda: hero_falls("Guard of the Citadel", hand=["Valiant Sacrifice"]), "Valiant Sacrifice", ""),
        (lambda: hero_falls(hand=["Brok Ironfist"]), "Gimli", ""),
        (lambda: enters("Miner of the Iron Hills", allies=["Herald"]), "Miner of the Iron Hills", "LCG-154"),
    ],
)
def test_in_a_window_a_card_that_cannot_answer_says_why(table: Callable[[], Table], card: str, rule: str) -> None:
    assert rule_of(table(), card) == rule


@pytest.mark.rule("LCG-109")
def test_an_event_without_a_match_says_so() -> None:
    guard = {"card": "Guard of the Citadel", "damage": 1}
    t = Table(
        heroes=[{"card": "Gimli", "attachments": ["Horn of Gondor"]}],
        allies=[guard],
        hand=["Valiant Sacrifice", TUNE],
        engaged=["King Spider"],
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").choose("defend", "Guard of the Citadel").until(asked="lcg-ask-respond")
    assert rule_of(t, "Valiant Sacrifice") == "LCG-109"


@pytest.mark.rule("LCG-053")
def test_an_empty_pool_of_his_own_keeps_aragorn_from_readying() -> None:
    t = Table(heroes=[rich("Aragorn", 0), rich("Théodred", 3)], hand=[TUNE], step="3.2")
    t.choose_all("commit", "Aragorn", "Théodred")
    assert t.offers("respond", "Théodred")
    assert rule_of(t, "Aragorn") == "LCG-053"


@pytest.mark.rule("LCG-224")
def test_what_has_answered_as_often_as_it_may_says_so() -> None:
    t = Table(
        heroes=[rich("Théodred", 9)],
        allies=["Gate Counter"],
        hand=["Son of Arnor", "Snowbourn Scout", TUNE],
        staging=["Old Forest Road"],
    )
    t.play("Son of Arnor").choose("respond", "Gate Counter").play("Snowbourn Scout")
    assert t.offers("respond", "Snowbourn Scout")
    assert rule_of(t, "Gate Counter") == "LCG-224"


@pytest.mark.rule("LCG-343")
def test_what_has_answered_already_says_so_and_its_twin_may_answer_too() -> None:
    t = enters("Snowbourn Scout", allies=["Herald", "Herald"], staging=["Old Forest Road"])
    used, twin = (option.source for option in t.find("respond", "Herald"))
    t.answer([next(option.key for option in t.question.options if option.source == used)])
    assert [option.source for option in t.find("respond", "Herald")] == [twin]
    found = [(each.source, each.rule, each.message.id) for each in t.question.refusals()]
    assert found == [(used, "LCG-343", "lcg-no-answered")]


@pytest.mark.rule("LCG-200")
def test_who_finds_only_the_immune_says_so() -> None:
    t = Table(heroes=[rich("Théodred", 9)], allies=["Herald"], hand=["Son of Arnor", TUNE], staging=["King Spider"])
    t.prepare(lambda g: g.effects.append(Effect("immune:player", 0, [t.id("King Spider")], "", "round")))
    t.play("Son of Arnor")
    assert t.offers("respond", "Herald")
    assert rule_of(t, "Son of Arnor") == "LCG-200"


@pytest.mark.rule("LCG-249")
def test_a_forbidden_event_names_the_card_that_forbids_it() -> None:
    t = revealed("Eleanor", rich("Éowyn", 3), hand=[WILL])
    t.prepare(lambda g: g.effects.append(Effect("cannot:play:event", 0, ["A"], "", "round", t.id("Gimli"))))
    assert rule_of(t, WILL) == "LCG-249"
    (refusal,) = [each for each in t.question.refusals() if each.source == t.id(WILL)]
    assert (refusal.because, refusal.message.id) == (t.id("Gimli"), "lcg-no-forbidden")


@pytest.mark.rule("LCG-084")
def test_who_is_in_play_already_cannot_answer_from_the_hand() -> None:
    t = hero_falls("Brok Ironfist", hand=["Brok Ironfist"])
    held = next(card for card in t.g.zones["hand:A"] if t.g.codes[card] == t.g.codes[t.id("Brok Ironfist")])
    found = [(each.rule, each.because) for each in t.question.refusals() if each.source == held]
    assert found == [("LCG-084", t.g.zones["play:A"][-1])]


@pytest.mark.rule("LCG-019")
def test_strength_of_will_asks_for_somebody_who_is_ready() -> None:
    t = Table(
        heroes=[rich("Éowyn", 3, exhausted=True), "Aragorn"],
        hand=["Strength of Will", TUNE],
        staging=["Old Forest Road"],
        step="4.2",
    )
    t.choose("travel", "Old Forest Road")
    assert t.offers("respond", "Old Forest Road")
    assert rule_of(t, "Strength of Will") == "LCG-019"


@pytest.mark.rule("LCG-347")
def test_nobody_hears_of_what_another_holds_or_has() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Eleanor"], "hand": [TUNE]},
            "Bor": {"heroes": [rich("Éowyn", 0)], "hand": [WILL]},
        },
        encounter_deck=["The Necromancer's Reach", "Enchanted Stream", "Enchanted Stream"],
        step="3.3",
    )
    t.until(asked="lcg-ask-respond").asked("Ana")
    assert t.question.refusals() == []


@pytest.mark.rule("LCG-004")
def test_an_action_in_the_hand_waits_for_an_action_window() -> None:
    asleep = {"card": "Guard of the Citadel", "exhausted": True}
    t = revealed("Eleanor", rich("Théodred", 3), hand=["Ever Vigilant"], allies=[asleep])
    assert t.asked() == "lcg-ask-respond"
    refusal = t.refusal("Ever Vigilant")
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("LCG-004", "lcg-no-window")
    nothing_to_do = t.refusal("Gimli")  # he has no action
    assert nothing_to_do is not None
    assert nothing_to_do.rule == "LCG-374"


@pytest.mark.rule("LCG-215")
def test_stand_and_fight_is_refused_for_its_price_where_there_is_whom_to_bring() -> None:
    t = Table(heroes=[rich("Éowyn", 1)], hand=["Stand and Fight", TUNE], discard=["Beorn"], step="4.2w")
    refusal = t.refusal("Stand and Fight")
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("LCG-215", "lcg-no-resources-for-x")


@pytest.mark.rule("LCG-215")
def test_a_thicket_is_refused_for_the_heroes_that_have_nothing_to_give() -> None:
    t = Table(
        heroes=[rich("Gimli", 9), rich("Legolas", 1), rich("Thalin", 0)],
        hand=["Thicket of Spears", TUNE],
        engaged=["King Spider"],
        step="6.2w",
    )
    refusal = t.refusal("Thicket of Spears")
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("LCG-215", "lcg-no-resources-of-each")
    assert refusal.message.params["count"] == 3


# -- what cannot be chosen ---------------------------------------------------------------------------------------------


def chosen_by(card: str, **setup: Any) -> Table:
    t = Table(hand=[card, TUNE], **setup).play(card)
    assert t.asked() == "lcg-ask-target"
    return t


def why(t: Table, card: str) -> tuple[str, str]:
    answer = t.refusal(card)
    assert answer
    return answer.rule, answer.because


@pytest.mark.rule("LCG-154", "LCG-200")
def test_an_enemy_that_is_no_target_says_whether_it_is_elsewhere_or_immune() -> None:
    t = Table(
        heroes=[rich("Gimli", 5)],
        hand=["Feint", TUNE],
        engaged=["Wargs", "Hill Troll", "King Spider"],
        staging=["Forest Spider"],
        step="6.2w",
    )
    t.prepare(lambda g: g.effects.append(Effect("immune:player", 0, [t.id("King Spider")], "", "round")))
    t.play("Feint")
    assert (why(t, "Forest Spider"), why(t, "King Spider")) == (("LCG-154", ""), ("LCG-200", ""))


@pytest.mark.rule("LCG-051", "LCG-154", "LCG-251")
def test_what_would_change_nothing_or_cannot_be_damaged_is_no_target() -> None:
    allies = [{"card": "Beorn", "exhausted": True}, {"card": "Faramir", "exhausted": True}, "Bell Ringer"]
    ready = chosen_by("Ever Vigilant", heroes=[rich("Théodred", 5)], allies=allies, step="4.2w")
    assert (why(ready, "Bell Ringer")[0], why(ready, "Théodred")[0]) == ("LCG-051", "LCG-154")
    stone = Table(heroes=[rich("Gimli", 5)], hand=["Aimed Stone", TUNE], staging=["Wargs", "Hill Troll", "King Spider"])
    snare = stone.id("King Spider")
    stone.prepare(lambda g: g.effects.append(Effect("cannot:damage", 0, [snare], "", "round", stone.id("Hill Troll"))))
    stone.play("Aimed Stone")
    assert why(stone, "King Spider") == ("LCG-251", stone.id("Hill Troll"))


@pytest.mark.rule("LCG-472", "LCG-427", "LCG-432")
def test_what_the_steps_of_the_round_choose_from_is_told_of_what_is_none_of_it() -> None:
    players = {
        "Ana": {"heroes": ["Éowyn", "Aragorn"], "allies": ["Gléowine"], "engaged": ["Wargs"]},
        "Bor": {"heroes": ["Gimli"]},
    }
    attack = {"by": "Wargs", "on": "Ana", "undefended": True}
    hit = Table(players=players, attack=attack, step="6.4.3")
    assert hit.asked("Ana") == "lcg-ask-undefended"
    assert [why(hit, card)[0] for card in ("Gléowine", "Gimli")] == ["LCG-472", "LCG-472"]
    travel = Table(staging=["Forest Gate", "Wargs", "Old Forest Road"], step="4.2")
    assert why(travel, "Wargs")[0] == "LCG-427"
    meet = Table(staging=["Forest Gate", "Wargs"], engaged=["King Spider"], threat=0, step="5.2")
    assert [why(meet, card)[0] for card in ("Forest Gate", "King Spider")] == ["LCG-432", "LCG-432"]
