"""Cards leave play with what is on them, at once; who orders it, and who is left when an effect is over."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.app.texts.texts import Language, Texts
from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.vocabulary.abilities import action
from desktop_app.games.lotr_lcg.vocabulary.groups import character, location
from desktop_app.games.lotr_lcg.vocabulary.lasting import modify
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

REACH = "The Necromancer’s Reach"
WITHERING, SHORT_CUT = "Withering", "Short Cut"
make_up("T-990", "event", WITHERING)
make_up("T-994", "event", SHORT_CUT)
action("T-990", target=character, do=modify(hit_points=-2))
action("T-994", target=location, do=modify(quest_points=-3))


def tired(title: str, damage: int = 0, *attachments: str) -> dict[str, object]:
    return {"card": title, "exhausted": True, "damage": damage, "attachments": list(attachments)}


def dying(*attachments: str, **more: Any) -> Table:
    return Table(
        heroes=[tired("Aragorn", 4, *attachments), "Gimli"],
        hand=[TUNE],
        encounter_deck=[REACH, "Enchanted Stream"],
        step="3.3",
        **more,
    )


@pytest.mark.rule("LCG-278", "LCG-089")
def test_attachments_fall_with_their_host_in_the_order_their_owner_wants() -> None:
    t = dying("Steward of Gondor", "Celebrían’s Stone")
    assert t.asked("Ana") == "lcg-ask-discard-order"
    t.choose_all("put", "Celebrían’s Stone", "Aragorn", "Steward of Gondor")
    assert t.titles("discard:A") == ["Celebrían’s Stone", "Aragorn", "Steward of Gondor"]


@pytest.mark.parametrize(("language", "told"), [("en", "last lies on top"), ("es", "última que nombres queda arriba")])
@pytest.mark.rule("LCG-278")
def test_who_orders_cards_reads_which_of_them_comes_to_lie_on_top(language: Language, told: str) -> None:
    t = dying("Steward of Gondor", "Celebrían’s Stone")
    why = t.question.why
    assert why is not None
    assert why.rule == "LCG-278"
    assert told in Texts(language, strict=True)(why.id)
    t.choose_all("put", "Celebrían’s Stone", "Aragorn", "Steward of Gondor")
    assert t.titles("discard:A")[-1] == "Steward of Gondor"


@pytest.mark.rule("LCG-089")
def test_what_falls_with_its_host_is_told_beside_it() -> None:
    t = dying("Steward of Gondor", "Caught in a Web").passes()
    told = [line.message for line in t.session.log if line.message.id in ("lcg-log-destroyed", "lcg-log-discarded")]
    assert [message.id for message in told] == ["lcg-log-destroyed", "lcg-log-discarded", "lcg-log-discarded"]
    fallen = [t.g.ref(t.id(card)) for card in ("Caught in a Web", "Steward of Gondor")]
    assert sorted(str(message.params["card"]) for message in told[1:]) == sorted(fallen)


@pytest.mark.rule("LCG-278")
def test_a_card_without_attachments_needs_no_order() -> None:
    t = dying()
    assert t.step == "3.3w"
    assert t.titles("discard:A") == ["Aragorn"]


@pytest.mark.rule("LCG-139", "LCG-089")
def test_who_is_saved_keeps_what_is_attached() -> None:
    t = dying("Steward of Gondor", "Celebrían’s Stone", allies=["Surgeon", "Bell Ringer"])
    t.until(asked="lcg-ask-respond").choose("respond", "Surgeon")
    assert t["Aragorn"].attachments == [t.id("Steward of Gondor"), t.id("Celebrían’s Stone")]
    assert t.titles("discard:A") == []


@pytest.mark.rule("LCG-314")
def test_an_attachment_falls_to_the_pile_of_its_owner() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [tired("Aragorn", 4), "Gimli"]},
            "Bor": {"heroes": [{"card": "Éowyn", "resources": 3}, "Beravor"], "hand": ["Unexpected Courage", TUNE]},
        },
        first_player="Bor",
        step="2.2",
        encounter_deck=[REACH, "Enchanted Stream", "Enchanted Stream"],
    )
    t.play("Unexpected Courage", "Aragorn")
    assert t["Unexpected Courage"].controller == "A"
    t.until(step="3.3w")
    assert t.zone("Aragorn") == "discard:A"
    assert t.zone("Unexpected Courage") == "discard:B"


@pytest.mark.rule("LCG-133", "LCG-146")
def test_who_lived_by_a_lasting_effect_dies_when_it_ends() -> None:
    t = Table(heroes=[tired("Aragorn", 6), "Gimli"], hand=[TUNE], step="4.2w")
    t.prepare(lambda g: g.effects.append(Effect("hit_points", 3, [t.id("Aragorn")], "", "phase")))
    assert t.zone("Aragorn") == "play:A"
    t.until(step="5.2w")
    assert t.zone("Aragorn") == "discard:A"


@pytest.mark.rule("LCG-120", "LCG-237")
@pytest.mark.parametrize("damage", [0, 1])
def test_whom_an_effect_leaves_no_hit_points_dies_at_once(damage: int) -> None:
    """Also who was unhurt; and the death is answered, as any other is."""
    horn = {"card": "Gimli", "attachments": ["Horn of Gondor"]}
    guard = {"card": "Guard of the Citadel", "damage": damage}
    t = Table(heroes=[horn], allies=[guard], hand=[WITHERING, TUNE], deck=["Faramir"], step="4.2w")
    t.play(WITHERING).choose("choose", "Guard of the Citadel")
    assert (t.zone("Guard of the Citadel"), t.offers("respond", "Horn of Gondor")) == ("discard:A", True)


@pytest.mark.rule("LCG-180", "LCG-237")
def test_a_location_that_an_effect_leaves_no_quest_points_is_explored_at_once() -> None:
    t = Table(hand=[SHORT_CUT, TUNE], staging=["Old Forest Road", "The East Bight"], step="4.2w")
    t.play(SHORT_CUT).choose("choose", "Old Forest Road")
    assert (t.titles("staging"), t.said("lcg-log-explored")) == (["The East Bight"], 1)


@pytest.mark.rule("LCG-162", "LCG-030")
def test_what_lasted_on_a_stage_is_over_with_it() -> None:
    t = Table(
        quest={"card": "Flies and Spiders", "progress": 7},
        quest_deck=["A Fork in the Road"],
        heroes=[{"card": "Éowyn", "committed": True, "exhausted": True}],
        hand=[TUNE],
        step="3.4",
    )
    t.prepare(lambda g: g.effects.append(Effect("quest_points", 1, [t.id("Flies and Spiders")], "", "round")))
    t.until(step="3.4w")
    assert t.zone("Flies and Spiders") == "removed"
    assert not [e for e in t.g.effects if e.kind == "quest_points"]
