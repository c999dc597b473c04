"""Something keeps off a part of what is paid: what was paid stays paid, and nothing comes of it (TCG-384)."""

from __future__ import annotations

import pytest

from desktop_app.engine.events import Event
from desktop_app.games.lotr_tcg.events.tokens import AddingBurdens, BurdenAdded, BurdenRemoved, Exerted
from desktop_app.games.lotr_tcg.vocabulary.abilities import action, required, response, to_play_pays
from desktop_app.games.lotr_tcg.vocabulary.card_costs import discards
from desktop_app.games.lotr_tcg.vocabulary.conditions import titled
from desktop_app.games.lotr_tcg.vocabulary.costs import adds_burdens, exerts, plays_one, removes_burdens
from desktop_app.games.lotr_tcg.vocabulary.groups import in_hand, minion, possession
from desktop_app.games.lotr_tcg.vocabulary.texts import Does
from desktop_app.games.lotr_tcg.vocabulary.triggers import about_to, after
from desktop_app.games.lotr_tcg.vocabulary.verbs import add_twilight, discard, prevent_it, remove_burdens, wound
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.invented_words import GIMLI, does, of_isengard
from tests.games.lotr_tcg.table import Table, bearing

FOE = {"minions": ["Uruk Regular"]}


def ward(invent: Invent, event: type[Event], do: Does = prevent_it) -> str:
    """Answers such a thing before it happens."""
    code = invent("A Ward", "condition")
    response(code, about_to(event, lambda m: m.event.source != m.me, told="it"), do=do)
    return code


@pytest.mark.rule("TCG-384", "TCG-388")
@pytest.mark.parametrize("event", [AddingBurdens, BurdenAdded])
def test_a_burden_that_is_prevented_pays_for_nothing(invent: Invent, event: type[Event]) -> None:
    deed = invent("A Deed", "event", phases=["maneuver"])
    action(deed, "maneuver", cost=adds_burdens(1), do=wound.on(minion))
    table = Table({"support": [ward(invent, event)], "hand": [deed]}, FOE, step="maneuver")
    table.play("A Deed").respond("A Ward")
    assert (table.burdens(), table.wounds("Uruk Regular"), table.zone("A Deed")) == (0, 0, "discard:A")


@pytest.mark.rule("TCG-384")
@pytest.mark.parametrize(("do", "left"), [(prevent_it, 1), (remove_burdens(1), 0)])
def test_nor_does_a_burden_that_is_not_removed(invent: Invent, do: Does, left: int) -> None:
    """It is kept, or an answer has removed the last one."""
    deed = invent("A Deed", "event", phases=["maneuver"])
    action(deed, "maneuver", cost=removes_burdens(1), do=wound.on(minion))
    ana = {"ring_bearer": {"card": "Frodo", "burden": 1}, "support": [ward(invent, BurdenRemoved, do)], "hand": [deed]}
    table = Table(ana, FOE, step="maneuver").play("A Deed").respond("A Ward")
    assert (table.burdens(), table.wounds("Uruk Regular")) == (left, 0)


@pytest.mark.rule("TCG-384")
def test_a_second_price_that_the_answer_to_the_first_has_taken_is_not_paid(invent: Invent) -> None:
    thief, horn = of_isengard(invent, "A Thief"), invent("A Horn", "possession")
    required(thief, after(Exerted, told="it"), do=discard.on(possession))
    deed = invent("A Deed", "event", phases=["maneuver"])
    action(deed, "maneuver", cost=(exerts(1, GIMLI), discards(possession)), do=wound.on(minion))
    ana = {"fellowship": [bearing("Gimli", horn)], "hand": [deed]}
    table = Table(ana, {**FOE, "support": [thief]}, step="maneuver").play("A Deed")
    assert (table.wounds("Gimli"), table.wounds("Uruk Regular"), table.zone("A Horn")) == (1, 0, "discard:A")


@pytest.mark.rule("TCG-384", "TCG-408")
def test_a_card_whose_price_is_kept_off_is_not_put_in_place(invent: Invent) -> None:
    riddle = of_isengard(invent, "A Riddle")
    to_play_pays(riddle, exerts(1, minion))
    table = Table({"support": [ward(invent, Exerted)]}, {**FOE, "hand": [riddle]}, step="shadow", twilight=5)
    table.play("A Riddle").respond("A Ward")
    assert (table.zone("A Riddle"), table.g.twilight) == ("discard:B", 4), "its tokens stay paid"


@pytest.mark.rule("TCG-384", "TCG-385")
def test_what_is_paid_by_playing_a_card_is_not_by_one_that_is_not_put_in_place(invent: Invent) -> None:
    gift, feast = invent("A Gift", "condition"), invent("A Feast", "condition")
    to_play_pays(gift, exerts(1, GIMLI))
    action(feast, "fellowship", cost=plays_one(in_hand(titled("A Gift"))), do=add_twilight(3))
    ana = {"fellowship": ["Gimli"], "support": [ward(invent, Exerted), feast], "hand": [gift]}
    table = Table(ana, FOE).use("A Feast").pick("A Gift").respond("A Ward")
    assert (table.zone("A Gift"), table.g.twilight) == ("discard:A", 1)


@pytest.mark.rule("TCG-282", "TCG-277")
def test_who_loses_by_what_he_pays_takes_the_card_along(invent: Invent) -> None:
    gift = invent("A Gift", "condition")
    to_play_pays(gift, adds_burdens(1))
    ana = {"ring_bearer": {"card": "Frodo", "burden": 9}, "hand": [gift]}
    table = Table(ana, FOE, {}).play("A Gift")
    assert (table.g.lost, table.zone("A Gift")) == (["A"], "removed")


@pytest.mark.rule("TCG-384", "TCG-388")
def test_an_effort_that_is_kept_off_is_told(invent: Invent) -> None:
    deed = does(invent, wound.on(minion), exerts(1, GIMLI))
    table = Table({"fellowship": ["Gimli"], "support": [ward(invent, Exerted)], "hand": [deed]}, FOE, step="maneuver")
    table.play("Great Effort").respond("A Ward")
    assert (table.wounds("Uruk Regular"), table.said("unpaid")) == (0, 1)
