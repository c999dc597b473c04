"""A cost is paid before the effect begins, and is not given back; what could change nothing is not begun."""

from __future__ import annotations

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.events import CardRevealed, Exhausted
from desktop_app.games.lotr_lcg.vocabulary.abilities import forced, response
from desktop_app.games.lotr_lcg.vocabulary.costs import per
from desktop_app.games.lotr_lcg.vocabulary.groups import me, player
from desktop_app.games.lotr_lcg.vocabulary.looking import cancel_it
from desktop_app.games.lotr_lcg.vocabulary.triggers import after, would
from desktop_app.games.lotr_lcg.vocabulary.verbs import gain, raise_threat
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.rules.made_up_responses import NAYSAYER
from tests.games.lotr_lcg.shelf import SHELF, make_up
from tests.games.lotr_lcg.table import Table, refused, rich

DREAD = "Dread of the Wood"
make_up("T-650", "enemy", DREAD, engagement_cost=48)
WARDEN, VIGIL = "Warden of Rest", "Endless Vigil"
make_up("T-655", "ally", WARDEN)
make_up("T-656", "ally", VIGIL)
response("T-655", after(Exhausted), do=gain(1).on(me), limit=per("round"))
response("T-656", would(Exhausted), do=cancel_it)
forced("T-650", after(CardRevealed), do=raise_threat(1).on(player))
NAY = SHELF[NAYSAYER].titles["en"]


@pytest.mark.rule("LCG-039", "LCG-223")
def test_the_x_of_a_cancelled_event_stays_paid() -> None:
    t = Table(heroes=[rich("Beravor", 3)], allies=[NAY], hand=["Gandalf’s Search", TUNE], deck=["Faramir", "Gandalf"])
    t.play("Gandalf’s Search").answer(["amount#2"])
    assert t["Beravor"].resources == 1
    t.choose("respond", NAY)
    assert t["Beravor"].resources == 1
    assert t.titles("deck:A") == ["Faramir", "Gandalf"]
    assert t.zone("Gandalf’s Search") == "discard:A"


@pytest.mark.rule("LCG-039", "LCG-223")
def test_the_ally_chosen_for_a_cancelled_event_stays_and_its_cost_too() -> None:
    t = Table(heroes=[rich("Éowyn", 3)], allies=[NAY], hand=["Stand and Fight", TUNE], discard=["Gondorian Spearman"])
    t.play("Stand and Fight").choose("respond", NAY)
    assert t["Éowyn"].resources == 1
    assert t.zone("Gondorian Spearman") == "discard:A"


@pytest.mark.rule("LCG-116", "LCG-199")
def test_several_costs_are_all_paid_before_anybody_answers_one_of_them() -> None:
    """The healer exhausts and a card is discarded; an event is paid for and an archer exhausts."""
    t = Table(heroes=[{"card": "Gimli", "damage": 2}], allies=["Field Healer", WARDEN], hand=["Feint"], step="4.2w")
    t.choose("use", "Field Healer")
    assert t.asked() == "lcg-ask-respond"
    assert (t["Field Healer"].exhausted, t.zone("Feint"), t["Gimli"].damage) == (True, "discard:A", 2)
    t = Table(
        heroes=[rich("Legolas", 1)],
        allies=["Toll Keeper", WARDEN],
        hand=["Rain of Arrows", TUNE],
        engaged=["Wargs"],
        step="4.2w",
    )
    t.play("Rain of Arrows")
    assert (t["Legolas"].resources, t["Legolas"].exhausted) == (0, True)
    t.choose("respond", WARDEN).choose("respond", "Toll Keeper")  # one window for both
    assert t["Wargs"].damage == 1


@pytest.mark.rule("LCG-273", "LCG-116")
def test_where_a_part_of_the_cost_is_kept_off_the_rest_is_paid_and_nothing_comes_of_it() -> None:
    t = Table(
        heroes=[{"card": "Gimli", "damage": 2}], allies=["Field Healer", VIGIL], hand=["Feint", TUNE], step="4.2w"
    )
    t.choose("use", "Field Healer").choose_all("choose", "Feint").choose("respond", VIGIL)
    assert (t["Field Healer"].exhausted, t.zone("Feint"), t["Gimli"].damage) == (False, "discard:A", 2)
    assert t.said("lcg-log-unpaid") == 1


@pytest.mark.parametrize(
    ("verb", "step"),
    [
        pytest.param("commit", "3.2", marks=pytest.mark.rule("LCG-414")),
        pytest.param("defend", "6.4a", marks=pytest.mark.rule("LCG-466")),
        pytest.param("attack", "6.8a", marks=pytest.mark.rule("LCG-477")),
    ],
)
@pytest.mark.parametrize("kept", [True, False])
def test_who_is_kept_from_exhausting_neither_quests_nor_fights(verb: str, step: str, kept: bool) -> None:
    enemy = {"card": "Hill Troll", "attacked": verb == "attack"}
    t = Table(heroes=["Gimli"], allies=[VIGIL, "Bell Ringer"], engaged=[] if verb == "commit" else [enemy], step=step)
    t.until(step=step) if verb == "commit" else t.until(asked=f"lcg-ask-{'defender' if verb == 'defend' else 'attack'}")
    t.choose_all(verb, "Gimli") if verb == "commit" else t.choose(verb, "Gimli")
    t.passes() if verb == "attack" else None
    t.choose("respond", VIGIL) if kept else t.passes()
    taking_part = t["Gimli"].committed or any(t.id("Gimli") in attack.characters for attack in t.g.attacks)
    assert (t["Gimli"].exhausted, taking_part) == (not kept, not kept)


@pytest.mark.rule("LCG-273")
def test_an_event_whose_cost_is_kept_off_is_played_for_nothing() -> None:
    t = Table(
        heroes=[rich("Legolas", 1)], allies=[VIGIL], hand=["Rain of Arrows", TUNE], engaged=["Wargs"], step="4.2w"
    )
    t.play("Rain of Arrows").choose("respond", VIGIL)
    assert (t.zone("Rain of Arrows"), t["Legolas"].resources, t["Wargs"].damage) == ("discard:A", 0, 0)


@pytest.mark.rule("LCG-223")
def test_a_cheaper_x_is_still_worth_what_was_chosen() -> None:
    t = Table(
        heroes=[rich("Beravor", 2)], hand=["Gandalf’s Search", TUNE], deck=["Faramir", "Gandalf", "Beorn", "Feint"]
    )
    t.prepare(lambda g: g.effects.append(Effect("cost", -1, [t.id("Gandalf’s Search")])))
    t.play("Gandalf’s Search")
    assert [option.detail for option in t.question.options] == ["1", "2", "3"]
    t.answer(["amount#3"])
    assert t["Beravor"].resources == 0
    assert {option.source for option in t.question.options} == {t.id(name) for name in ("Faramir", "Gandalf", "Beorn")}


@pytest.mark.rule("LCG-272", "LCG-039")
def test_threat_lowered_to_hand_a_card_over_stays_lowered() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Éowyn"], "allies": ["Wandering Took"], "hand": [TUNE], "threat": 30},
            "Bor": {"heroes": ["Gimli"], "allies": [NAY], "threat": 20},
        },
        step="4.2w",
    )
    t.choose("use", "Wandering Took")
    t.asked("Bor")
    t.choose("respond", NAY)
    assert (t.threat("Ana"), t.threat("Bor")) == (27, 20)
    assert t["Wandering Took"].controller == "A"


@pytest.mark.rule("LCG-249", "LCG-272")
def test_who_cannot_exhaust_pays_no_cost_with_it() -> None:
    rested = {"card": "Gimli", "exhausted": True}
    t = Table(heroes=["Aragorn", rested], hand=["Common Cause", TUNE], step="4.2w")
    t.prepare(lambda g: g.effects.append(Effect("cannot:exhaust", 0, [t.id("Aragorn")])))
    refused(t, "Common Cause", "LCG-019")


@pytest.mark.rule("LCG-051")
def test_what_holds_already_is_not_done_again() -> None:
    """Radagast's Cunning and Feint, played a second time on the same enemy, would change nothing."""
    hero = rich("Beravor", 5)
    t = Table(
        heroes=[hero], hand=["Radagast’s Cunning", "Radagast’s Cunning", TUNE], staging=["King Spider"], step="3.1w"
    )
    t.play("Radagast’s Cunning")
    refused(t, t.g.zones["hand:A"][0], "LCG-051")
    t = Table(heroes=[rich("Gimli", 5)], hand=["Feint", "Feint", TUNE], engaged=["King Spider"], step="6.2w")
    t.play("Feint")
    refused(t, t.g.zones["hand:A"][0], "LCG-051")


@pytest.mark.rule("LCG-299")
def test_the_abilities_of_a_card_being_revealed_wait_until_it_is_in_play() -> None:
    t = Table(hand=[TUNE], threat=20, encounter_deck=[DREAD], step="3.3")
    assert t.step == "3.3w"
    assert (t.zone(DREAD), t.threat()) == ("staging", 20)


@pytest.mark.rule("LCG-459")
@pytest.mark.parametrize(("resources", "asked"), [(3, False), (4, True)])
def test_what_two_attachments_ask_is_asked_when_both_can_be_paid(resources: int, asked: bool) -> None:
    webs = {"attachments": ["Caught in a Web", "Caught in a Web"], "exhausted": True}
    t = Table(heroes=[{**rich("Aragorn", resources), **webs}], hand=[TUNE], step="7.2")
    assert (t.asked() == "lcg-ask-pay-to-ready") is asked
    if asked:
        t.choose("accept")
    assert t["Aragorn"].exhausted is not asked
    assert t["Aragorn"].resources == (0 if asked else resources)
