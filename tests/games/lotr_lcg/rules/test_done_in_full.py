"""What counts as done in full, for "then" and for a Travel cost: nothing of it was kept off, replaced or prevented."""

from __future__ import annotations

import pytest

from desktop_app.games.kit.happens import happens
from desktop_app.games.lotr_lcg.events import (
    DamageDealt,
    Exhausted,
    ProgressPlaced,
    ProgressRemoved,
    ResourcesGained,
    ThreatLowered,
    ThreatRaised,
)
from desktop_app.games.lotr_lcg.vocabulary.abilities import Does, Now, action, forced, permits, response, travel
from desktop_app.games.lotr_lcg.vocabulary.costs import raises_threat
from desktop_app.games.lotr_lcg.vocabulary.deeds import both, choosing, then
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    ally,
    exhausted,
    first_player,
    hero,
    location,
    me,
    player,
    you,
    yours,
)
from desktop_app.games.lotr_lcg.vocabulary.looking import cancel_it
from desktop_app.games.lotr_lcg.vocabulary.moving import discard_at_random, draw
from desktop_app.games.lotr_lcg.vocabulary.triggers import after, before, would
from desktop_app.games.lotr_lcg.vocabulary.verbs import (
    deal_damage,
    exhaust,
    gain,
    lower_threat,
    place_progress,
    prevent_damage,
    raise_threat,
    ready,
    remove_progress,
)
from tests.games.lotr_lcg.cards.encounters import GUARD, STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, rich

KEEPER, TOLL_GATE, WITNESS = "Keeper of All Things", "Toll Gate", "Witness of Wounds"
make_up("T-920", "ally", KEEPER)
make_up("T-921", "location", TOLL_GATE)
make_up("T-922", "ally", WITNESS)
for _event in (Exhausted, ThreatRaised):
    response("T-920", would(_event), do=cancel_it)
response("T-920", before(DamageDealt), do=prevent_damage(1))
permits("T-921", "must_be_travelled_to")
travel("T-921", discard_at_random(2).on(first_player))
forced("T-922", after(DamageDealt), do=gain(1).on(me))

FIRST: dict[str, Does] = {
    "Exhaust, Then": exhaust,
    "Hurt, Then": deal_damage(1),
    "Hurt Much, Then": deal_damage(2),
    "Dread, Then": raise_threat(1).on(you),
    "All at Once, Then": both(exhaust, ready),
}
MANY_HANDS = "Many Hands"
"""Exhaust up to 2 allies. Then, draw 1 card."""
make_up("T-974", "event", MANY_HANDS)
action("T-974", do=then(choosing(ally(yours, ~exhausted), exhaust, 2, up_to=True), draw(1).on(you)))
for _at, (_title, _deed) in enumerate(FIRST.items()):
    make_up(f"T-93{_at}", "event", _title)
    action(f"T-93{_at}", target=hero(yours), do=then(_deed, draw(1).on(you)))


@pytest.mark.rule("LCG-011", "LCG-012")
@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize("event", FIRST)
def test_what_comes_after_then_waits_for_all_that_comes_before(event: str, kept: bool) -> None:
    t = Table(heroes=["Gimli"], allies=[KEEPER], hand=[event, TUNE], deck=[GUARD] * 3, step="4.2w").play(event)
    t.choose("respond", KEEPER) if kept else t.passes()
    assert len(t.g.zones["deck:A"]) == (3 if kept else 2)


@pytest.mark.rule("LCG-369", "LCG-273")
@pytest.mark.parametrize("kept", [True, False])
def test_nobody_travels_where_a_part_of_the_travel_cost_is_kept_off(kept: bool) -> None:
    players = {"Ana": {"heroes": ["Gimli"], "allies": [KEEPER], "hand": [TUNE]}, "Bor": {"heroes": ["Legolas"]}}
    t = Table(players=players, staging=["Great Forest Web"], step="4.2").choose("travel", "Great Forest Web")
    t.passes().choose("respond", KEEPER) if kept else t.passes().passes()
    assert (t["Gimli"].exhausted, t["Legolas"].exhausted) == (True, not kept)
    assert t.zone("Great Forest Web") == ("staging" if kept else "active_location")
    assert t.said("lcg-log-unpaid") == kept


@pytest.mark.rule("LCG-370")
def test_where_the_players_must_travel_but_cannot_pay_they_may_travel_elsewhere() -> None:
    t = Table(staging=[TOLL_GATE, STREAM], hand=[TUNE], step="4.2")
    assert (t.offers("travel", TOLL_GATE), t.offers("travel", STREAM), t.offers("stay")) == (False, True, True)
    refusal = t.refusal(TOLL_GATE, "active_location")
    assert refusal is not None
    assert refusal.rule == "LCG-370"
    t = Table(staging=[TOLL_GATE, STREAM], hand=[TUNE] * 3, step="4.2").passes()  # nothing else is left to do
    assert (t.zone(TOLL_GATE), len(t.g.zones["hand:A"])) == ("active_location", 1)


@pytest.mark.rule("LCG-123")
@pytest.mark.parametrize("kept", [True, False])
def test_damage_that_was_prevented_to_the_last_point_was_not_dealt(kept: bool) -> None:
    t = Table(heroes=[rich("Gimli", 0)], allies=[KEEPER, WITNESS], hand=["Hurt, Then", TUNE], step="4.2w")
    t.play("Hurt, Then")
    t.choose("respond", KEEPER) if kept else t.passes()
    assert t[WITNESS].resources == (0 if kept else 1)


@pytest.mark.rule("LCG-011", "LCG-012")
@pytest.mark.parametrize(("hands", "drawn"), [(2, 1), (1, 1), (0, 0)])
def test_of_up_to_two_one_is_enough_and_none_is_not(hands: int, drawn: int) -> None:
    t = Table(allies=[GUARD, KEEPER], hand=[MANY_HANDS, TUNE], deck=[GUARD] * 3, step="4.2w").play(MANY_HANDS)
    t.choose_all("choose", *[GUARD, KEEPER][:hands])
    while t.asked() == "lcg-ask-respond":
        t.passes()
    assert len(t.g.zones["deck:A"]) == 3 - drawn


MISER, TOLL_BARN, OFFERING = "Miser of the Mill", "Toll Barn", "Dark Offering"
"""The miser keeps 1 off whatever is gained, placed, raised, lowered or taken off."""
make_up("T-975", "ally", MISER)
make_up("T-976", "location", TOLL_BARN)
make_up("T-977", "event", OFFERING)


async def _keep_one_off(m: Now) -> None:
    m.event.amount -= 1


for _counted in (ThreatRaised, ThreatLowered, ResourcesGained, ProgressPlaced, ProgressRemoved):
    response("T-975", before(_counted), do=happens(_keep_one_off, told="keep one off"))
travel("T-976", raise_threat(2).on(player))
action("T-977", cost=raises_threat(2), do=draw(1).on(you))
LESSENED: dict[str, Does] = {
    "Dread More": raise_threat(2).on(you),
    "Hide": lower_threat(2).on(you),
    "Earn": gain(2).on(hero),
    "Walk": place_progress(2).on(location),
    "Lose the Way": remove_progress(2),
}
for _at, (_title, _deed) in enumerate(LESSENED.items(), 5):
    make_up(f"T-98{_at}", "event", _title)
    action(f"T-98{_at}", do=then(_deed, draw(1).on(you)))


@pytest.mark.rule("LCG-011")
@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize("event", LESSENED)
def test_of_what_is_lessened_not_all_was_done(event: str, kept: bool) -> None:
    quest = {"card": "Flies and Spiders", "progress": 4}
    t = Table(allies=[MISER], hand=[event, TUNE], quest=quest, staging=["Old Forest Road"], threat=20, step="4.2w")
    cards = len(t.g.zones["deck:A"])
    t.play(event).choose("respond", MISER) if kept else t.play(event).passes()
    assert len(t.g.zones["deck:A"]) == cards - (0 if kept else 1)


@pytest.mark.rule("LCG-273", "LCG-369")
@pytest.mark.parametrize("kept", [True, False])
def test_a_price_of_which_a_part_is_kept_off_is_not_paid(kept: bool) -> None:
    t = Table(allies=[MISER], hand=[OFFERING, TUNE], staging=[TOLL_BARN], threat=20, step="4.2")
    t.choose("travel", TOLL_BARN)
    t.choose("respond", MISER) if kept else t.passes()
    assert (t.zone(TOLL_BARN), t.threat()) == (("staging", 21) if kept else ("active_location", 22))
    t.until(step="4.2w").play(OFFERING)
    t.choose("respond", MISER) if kept else t.passes()
    assert (len(t.titles("hand:A")), t.threat()) == ((1, 22) if kept else (2, 24))
