"""What is done to several things that were chosen happens to all of them at once (TCG-048): cards that no set has."""

from __future__ import annotations

import pytest

from desktop_app.games.kit.combining import then
from desktop_app.games.lotr_tcg.vocabulary.abilities import action, response
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import exhaust, heals_it, place_token, wounds_it
from desktop_app.games.lotr_tcg.vocabulary.conditions import type_of, unbound, wounded
from desktop_app.games.lotr_tcg.vocabulary.costs import adds_twilight
from desktop_app.games.lotr_tcg.vocabulary.deeds import both, choosing
from desktop_app.games.lotr_tcg.vocabulary.groups import companion, me, minion
from desktop_app.games.lotr_tcg.vocabulary.texts import Does
from desktop_app.games.lotr_tcg.vocabulary.triggers import about_to_be_wounded, is_killed
from desktop_app.games.lotr_tcg.vocabulary.verbs import (
    add_twilight,
    exert,
    heal,
    modify,
    one_wound_at_most,
    prevent_it,
    wound,
)
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.invented_words import GIMLI
from tests.games.lotr_tcg.table import Table, hurt

FOE = {"minions": ["Uruk Regular"]}


def played(invent: Invent, do: Does, *fellowship: object, **bor: object) -> Table:
    """An event of the maneuver phase has been played, beside a shield that keeps a wound off Gimli."""
    code, shield = invent("A Deed", "event", phases=["maneuver"]), invent("A Shield", "condition")
    action(code, "maneuver", do=do)
    response(shield, about_to_be_wounded(GIMLI), do=prevent_it)
    ana = {"fellowship": list(fellowship), "hand": [code], "support": [shield]}
    return Table(ana, {**FOE, **bor}, step="maneuver").play("A Deed")


def told(table: Table, *ids: str) -> list[tuple[str, str]]:
    """What was logged of these, and of whom."""
    found = []
    for line in table.session.log:
        id = line.message.id.removeprefix("tcg-log-")
        if id in ids:
            found.append((id, str(line.message.params["card"]).partition(":")[0].removeprefix("@")))
    return found


@pytest.mark.rule("TCG-048", "TCG-046")
def test_two_that_take_two_wounds_each_take_the_first_together(invent: Invent) -> None:
    table = played(invent, choosing(companion(unbound), wounds_it(2), 2), "Legolas", "Merry").pick("Legolas", "Merry")
    legolas, merry = table.id("Legolas"), table.id("Merry")
    assert [card for _, card in told(table, "wounded")] == [legolas, merry, legolas, merry]


@pytest.mark.rule("TCG-048", "TCG-059")
def test_two_that_die_of_it_are_answered_together(invent: Invent) -> None:
    witness = invent("A Witness", "condition")
    response(witness, is_killed(type_of("minion")), cost=adds_twilight(1), do=place_token.on(me))
    deed = invent("A Deed", "event", phases=["maneuver"])
    action(deed, "maneuver", do=choosing(minion, wounds_it(2), 2))
    bor = {"minions": [hurt("Uruk Defender"), "Dunlending Warrior", "Uruk Veteran"]}
    table = Table({"hand": [deed], "support": [witness]}, bor, step="maneuver").play("A Deed")
    table.pick("Uruk Defender", "Dunlending Warrior")
    assert sorted(table.titles("discard:B")) == ["Dunlending Warrior", "Uruk Defender"]
    assert len({option.target for option in table.find("respond", "A Witness")}) == 2


@pytest.mark.rule("TCG-052", "TCG-075")
def test_two_that_heal_twice_or_are_exhausted_do_so_together(invent: Invent) -> None:
    table = played(invent, choosing(companion, heals_it(2), 2), hurt("Gimli", 2), hurt("Legolas", 2))
    table.pick("Gimli", "Legolas")
    gimli, legolas = table.id("Gimli"), table.id("Legolas")
    assert [card for _, card in told(table, "healed")] == [gimli, legolas, gimli, legolas]
    table = played(invent, exhaust.on(companion(unbound)), "Gimli", hurt("Legolas"))
    assert [card for _, card in told(table, "exerts")] == [gimli, legolas, gimli]


@pytest.mark.rule("TCG-048")
def test_of_two_parts_each_happens_to_all_of_them_before_the_next(invent: Invent) -> None:
    table = played(invent, choosing(companion(unbound), both(exert, modify(strength=1)), 2), "Gimli", "Legolas")
    table.pick("Gimli", "Legolas")
    assert [id for id, _ in told(table, "exerts", "modified")] == ["exerts", "exerts", "modified", "modified"]
    assert (table.strength("Gimli"), table.strength("Legolas")) == (7, 7)


@pytest.mark.rule("TCG-048", "TCG-085")
def test_what_befalls_another_for_each_of_them_does_so_as_often(invent: Invent) -> None:
    deed = both(exert, add_twilight(2))
    assert (
        played(invent, choosing(companion(unbound), deed, 2), "Gimli", "Legolas").pick("Gimli", "Legolas").g.twilight
        == 4
    )
    banner = invent("A Banner", "condition")
    action(banner, "maneuver", do=choosing(companion(unbound), place_token.on(me), 2))
    table = Table({"fellowship": ["Gimli", "Legolas"], "support": [banner]}, FOE, step="maneuver")
    table.use("A Banner").pick("Gimli", "Legolas")
    assert (table["A Banner"].count("culture"), table["Gimli"].count("culture")) == (2, 0)


@pytest.mark.rule("TCG-058")
def test_of_up_to_so_many_any_number_is_all_of_it(invent: Invent) -> None:
    deed = then(choosing(companion(wounded), heal, 3, up_to=True), add_twilight(5))
    three = [hurt("Gimli"), hurt("Legolas"), hurt("Merry")]
    assert played(invent, deed, *three).pick("Gimli", "Legolas").g.twilight == 5
    assert played(invent, deed, *three).answer([]).g.twilight == 0


@pytest.mark.rule("TCG-388")
def test_what_follows_a_wound_follows_none_that_was_prevented(invent: Invent) -> None:
    table = played(invent, then(wound.on(GIMLI), add_twilight(5)), "Gimli").respond("A Shield")
    assert (table.wounds("Gimli"), table.g.twilight) == (0, 0)
    assert played(invent, then(wound.on(GIMLI), add_twilight(5)), "Gimli").choose("pass").g.twilight == 5


@pytest.mark.rule("TCG-048")
def test_of_two_that_may_take_one_wound_each_takes_one(invent: Invent) -> None:
    deed = both(choosing(companion(unbound), one_wound_at_most, 2), wound.on(companion(unbound)))
    table = played(invent, deed, "Legolas", "Merry").pick("Legolas", "Merry")
    assert (table.wounds("Legolas"), table.wounds("Merry")) == (1, 1)
