"""What texts forbid and limit: who cannot move, travel or gain favor, and what comes to nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from desktop_app.games.me_quest.vocabulary.abilities import explore, forbids, most, shadow
from desktop_app.games.me_quest.vocabulary.choices import if_
from desktop_app.games.me_quest.vocabulary.conditions import plot_is_active, without_favor
from desktop_app.games.me_quest.vocabulary.gaining import gain_favor
from desktop_app.games.me_quest.vocabulary.groups import you
from desktop_app.games.me_quest.vocabulary.story_and_pool import advances
from tests.games.me_quest.shelf import make_up, on_the_shelf
from tests.games.me_quest.table import Table

PARRY, VOLLEY = "hero.argalad.parry", "hero.argalad.volley"
ROOTED = make_up("made.rooted", "corruption")
IDLE = make_up("made.idle", "corruption")
ALMS = make_up("made.alms", "event", stage=1, stays=True, places=("bree",))
ECHO = make_up("made.echo", "shadow", timing="action_step", pool=0, outside_havens=False)
forbids(ROOTED, "move", you)
explore(ALMS, do=if_(without_favor, gain_favor(1).on(you)))
with on_the_shelf():
    shadow(ECHO, do=if_(plot_is_active("plot.a_dark_messenger"), advances("yellow")))
most(IDLE, "travel_steps", 0, you)


@pytest.fixture(autouse=True, scope="module")
def shelf() -> Iterator[None]:
    """The made-up cards are among the printed ones while these tests run."""
    with on_the_shelf():
        yield


def table(step: str, ana: dict[str, Any], **setup: Any) -> Table:
    """A table at which even a question with one answer is asked."""
    return Table(step, ana, every_question=True, **setup)


# -- who cannot move ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-259", "MEQ-327")
def test_who_cannot_move_does_not_wander_and_is_told_why() -> None:
    wandering = "Not All Those Who Wander Are Lost"
    rooted = table("explore", {"at": "rhun", "corruption": [ROOTED]}, event=wandering)
    refused = rooted.refusal("use", wandering)
    assert refused is not None
    assert (rooted.offers("use", wandering), refused.rule, refused.because) == (False, "MEQ-327", rooted.id(ROOTED))


@pytest.mark.rule("MEQ-259")
def test_who_cannot_move_is_moved_by_no_card() -> None:
    lost = {"encounter_deck_misty_mountains_mirkwood": ["Lost in the Shadows"]}
    driven = table("encounter", {"at": "south_eaves", "hand": [PARRY] * 3, "corruption": [ROOTED]}, zones=lost)
    assert (driven.offers("discard_cards"), driven.offers("moved")) == (True, False)
    path = {"encounter_deck_rhudaur_grey_mountains": ["A Path Through the Mountains"]}
    free = table("encounter", {"at": "the_iron_hills", "corruption": [ROOTED]}, zones=path)
    assert (free.who, free.favor(), free.at("Ana")) == ("Bor", 1, "the_iron_hills")


@pytest.mark.rule("MEQ-259")
@pytest.mark.parametrize("tired", [True, False])
def test_who_cannot_move_spends_no_favor_to_ride_anywhere(tired: bool) -> None:
    """The Éored shuffles the rest pool back or rides for a favor; whoever cannot ride is not asked for the favor."""
    eored = {"encounter_deck_rohan_gondor": ["The Éored"]}
    rooted = {"at": "helms_deep", "favor": 1, "corruption": [ROOTED], "rest": [PARRY] if tired else []}
    waiting = table("encounter", rooted, zones=eored)
    if tired:
        assert (waiting.offers("shuffle_rest"), waiting.offers("move_and_encounter")) == (True, False)
        waiting.choose("shuffle_rest")
    assert (waiting.who, waiting.favor(), waiting.at("Ana")) == ("Bor", 1, "helms_deep")
    assert waiting.count("rest") == 0


@pytest.mark.rule("MEQ-259", "MEQ-405")
def test_who_cannot_move_does_not_retreat_but_wakes_in_a_haven() -> None:
    combat = {"hero": "Ana", "enemy": "Southron", "within": "travel", "begun": True, "hand": ["Hack"]}
    hand = {"hand": ["hero.eleanor.retreat", "hero.eleanor.parry"], "corruption": [ROOTED]}
    fighting = Table("3", {"hero": "Eleanor", "at": "osgiliath", **hand}, combat=combat)
    fighting.choose("fight_on").choose("fight_on").choose("fight", "hero.eleanor.retreat")
    assert fighting.step == "3", "another round"
    cold = {"encounter_deck_eriador_enedwaith": ["Cold be Hand and Heart and Bone"]}
    spent = {"at": "old_forest", "hand": [], "life": [PARRY] * 4, "rest": [VOLLEY], "corruption": [ROOTED]}
    fallen = Table("encounter", spent, zones=cold, story={"yellow": 1, "red": 2})
    assert fallen.at("Ana") == "fornost"


@pytest.mark.rule("MEQ-258", "MEQ-294")
def test_who_may_take_no_travel_step_explores_not_even_where_he_begins() -> None:
    idle = table("move", {"at": "bree", "hand": [PARRY] * 3, "corruption": [IDLE]})
    for verb in ("travel", "explore"):
        refused = idle.refusal(verb)
        assert refused is not None
        assert (idle.offers(verb), refused.rule, refused.because) == (False, "MEQ-258", idle.id(IDLE))


# -- favor that cannot be gained ---------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-286", "MEQ-287", "MEQ-296", "MEQ-327")
def test_who_may_gain_no_favor_neither_asks_for_it_nor_takes_a_dark_path() -> None:
    despairing = {"at": "bree", "favor": 3, "corruption": ["Despairing"]}
    full = table("explore", despairing, at={"bree": ["Gandalf"]})
    for verb, card in (("consult_favor", "Gandalf"), ("dark_path", "Ana")):
        refused = full.refusal(verb, card)
        assert refused is not None
        assert (full.offers(verb), refused.rule, refused.because) == (False, "MEQ-327", full.id("Despairing"))
    assert full.offers("consult", "Gandalf"), "his help is no favor"
    room = table("explore", {**despairing, "favor": 2}, at={"bree": ["Gandalf"]})
    assert room.choose("consult_favor", "Gandalf").favor() == 3


# -- what comes to nothing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-194")
def test_storms_in_which_nobody_discards_anything_are_not_played() -> None:
    storms: dict[str, Any] = {"actions": 1, "pool": 4, "sau": {"hand": ["Storms of Mordor"]}}
    five = {"at": "bree", "hand": [PARRY] * 2 + [VOLLEY] * 3}
    assert table("action", five, **storms).rule_of("play") == "MEQ-194"
    assert table("action", {**five, "hand": [*five["hand"], PARRY]}, **storms).offers("play")
    assert table("action", {**five, "corruption": ["Weak"]}, **storms).offers("play")


@pytest.mark.rule("MEQ-159")
def test_an_event_whose_condition_fails_says_so() -> None:
    kept = {"kind": "kept_favor", "amount": 2, "on": ["Trust in Friendship"], "until": "game"}
    kept["source"] = "Trust in Friendship"
    alone = table("explore", {"at": "bree"}, event="Trust in Friendship", effects=[kept])
    refused = alone.refusal("use", "Trust in Friendship")
    assert refused is not None
    assert (refused.rule, refused.message.id) == ("MEQ-159", "meq-no-condition")


@pytest.mark.rule("MEQ-159", "MEQ-194")
def test_a_text_that_wants_something_in_its_midst_says_that_it_does_not_hold() -> None:
    """An Event gives favor to heroes without any, a Shadow card brings a marker on while a Plot is active."""
    rich = table("explore", {"at": "bree", "favor": 1}, event={"card": ALMS, "at": "bree"})
    poor = table("explore", {"at": "bree"}, event={"card": ALMS, "at": "bree"})
    told = [rich.refusal("use", ALMS), table("action", {}, sau={"hand": [ECHO]}).refusal("play", ECHO)]
    assert [(each.rule, each.message.id) for each in told if each is not None] == [
        ("MEQ-159", "meq-no-condition"),
        ("MEQ-194", "meq-no-condition"),
    ]
    assert (rich.offers("use", ALMS), poor.offers("use", ALMS)) == (False, True)
