"""The values that card texts are made of: groups, conditions, deeds, costs, limits."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.combining import Choosing, EachPlayer, If, May, OneOf, both, then
from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET, Own
from desktop_app.games.kit.limits import forget, forget_card, per
from desktop_app.games.kit.texts import NO_CONDITION, Cost, Paid, Purpose, Text
from tests.games.carried_out import run
from tests.games.kit.farm import Farm, Now, animal, farm, me, now, rest, tire, tired, yours

# -- groups and conditions -----------------------------------------------------------------------------------------


def test_a_group_is_narrowed_by_conditions_and_by_their_denial() -> None:
    g = farm(ox1="A", ox2="A", hen1="B")
    g.pieces["ox2"].exhausted = g.pieces["hen1"].exhausted = True
    assert animal(tired).all(now(g)) == ["ox2", "hen1"]
    assert animal(tired, yours).all(now(g)) == ["ox2"]
    assert animal(~tired).all(now(g)) == ["ox1"]
    assert animal(tired & ~yours).all(now(g)) == ["hen1"]
    assert animal(~tired | ~yours).all(now(g)) == ["ox1", "hen1"]


def test_two_groups_together_name_nothing_twice() -> None:
    g = farm(ox1="A", hen1="B")
    assert (animal(yours) | animal).all(now(g)) == ["ox1", "hen1"]


def test_a_group_reads_aloud() -> None:
    assert str(animal(~tired, yours)) == "animal(not tired, yours)"


# -- verbs ---------------------------------------------------------------------------------------------------------


def test_a_verb_changes_only_what_it_can() -> None:
    g = farm(ox1="A", ox2="A")
    g.pieces["ox2"].exhausted = True
    assert run(rest.on(animal).perform(now(g))) is True
    assert g.told == ["ox2 rests"]


def test_a_verb_that_can_change_nothing_says_why() -> None:
    g = farm(ox1="A")
    assert rest.on(animal).why_not(now(g)) == NO_CHANGE
    assert rest.on(animal).why_not(now(farm())) == NO_TARGET
    assert tire.on(animal).why_not(now(g)) == ""


@pytest.mark.rule("GOT-265", "GOT-267")
def test_then_needs_the_first_in_full() -> None:
    g = farm(ox1="A", hen1="A")
    deed = then(rest.on(animal), tire.on(animal))
    assert run(deed.perform(now(g))) is False
    assert g.told == []
    g.pieces["ox1"].exhausted = True
    assert run(deed.perform(now(g))) is True
    assert g.told == ["ox1 rests", "ox1 works", "hen1 works"]


def test_both_does_what_it_can_of_each() -> None:
    g = farm(ox1="A")
    deed = both(rest.on(animal), tire.on(animal))
    assert deed.why_not(now(g)) == ""
    assert deed.why_not_in_full(now(g)) == NO_CHANGE
    assert run(deed.perform(now(g))) is False
    assert g.told == ["ox1 works"]


def test_each_player_is_you_in_turn() -> None:
    g = farm(ox1="A", hen1="B")
    deed = EachPlayer(tire.on(animal(yours)), lambda m: ["B", "A"])
    run(deed.perform(now(g)))
    assert g.told == ["hen1 works", "ox1 works"]
    assert deed.why_not(now(g)) == NO_CHANGE


def test_as_a_cost_each_player_must_be_able_to() -> None:
    g = farm(ox1="A", hen1="B")
    g.pieces["hen1"].exhausted = True
    deed = EachPlayer(tire.on(animal(yours)), lambda m: ["A", "B"])
    assert deed.why_not(now(g)) == ""
    assert deed.why_not_in_full(now(g)) == NO_CHANGE


def test_one_of_offers_only_what_could_change_the_game() -> None:
    g, asked = farm(ox1="A"), list[list[str]]()

    async def ask(m: Now, ways: Any) -> str:
        asked.append(list(ways))
        return str(ways[0])

    deed = OneOf({"rest": rest.on(animal), "work": tire.on(animal)}, ask)
    run(deed.perform(now(g)))
    assert asked == [["work"]]
    assert g.told == ["ox1 works"]


def test_choosing_offers_only_what_the_deed_could_change() -> None:
    g, offered = farm(ox1="A", ox2="A"), list[list[str]]()
    g.pieces["ox1"].exhausted = True

    async def pick(m: Now, able: list[str], count: int, up_to: bool) -> list[str]:
        offered.append(able)
        return able[:count]

    deed = Choosing(animal, rest, pick)
    run(deed.perform(now(g)))
    assert offered == [["ox1"]]
    assert deed.why_not(now(g)) == NO_TARGET


def test_may_asks_nobody_where_nothing_could_be_done() -> None:
    g = farm(ox1="A")

    async def yes(m: Now) -> bool:
        m.g.told.append("asked")
        return True

    assert run(May(rest.on(animal), yes).perform(now(g))) is False
    assert run(May(tire.on(animal), yes).perform(now(g))) is True
    assert g.told == ["asked", "ox1 works"]


def test_if_does_one_thing_or_the_other() -> None:
    g = farm(ox1="A")
    deed = If(lambda m: m.g.pieces["ox1"].exhausted, rest.on(animal), tire.on(animal))
    run(deed.perform(now(g)))
    run(deed.perform(now(g)))
    assert g.told == ["ox1 works", "ox1 rests"]
    assert If(lambda m: False, rest.on(animal)).why_not(now(g)) == NO_CHANGE


def test_the_parts_of_a_deed_can_be_walked() -> None:
    inner = both(rest.on(animal), then(tire.on(animal), rest))
    assert [type(part).__name__ for part in inner.parts()] == ["Both", "Rest", "Then", "Tire", "Rest"]


# -- texts ---------------------------------------------------------------------------------------------------------


class Tires(Cost[Farm]):
    """One of your rested animals works."""

    def ways(self, m: Now) -> list[Paid]:
        """Each of them."""
        return [(card,) for card in animal(yours, ~tired).all(m)]

    def why_not(self, m: Now) -> str:
        """There must be one."""
        return "" if self.ways(m) else "nobody"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """The first of those that are offered."""
        m.g.told.append(f"offered {[way[0] for way in ways]}")
        m.g.pieces[ways[0][0]].exhausted = True
        return m.paying(*ways[0])


async def _first(m: Now, found: list[str], purpose: Purpose[Farm]) -> str:
    return found[0]


def test_a_text_without_a_possible_target_cannot_be_used() -> None:
    text = Text(rest, target=animal(yours))
    g = farm(ox1="A", hen1="B")
    g.pieces["hen1"].exhausted = True
    assert text.why_not(now(g)) == NO_CHANGE
    g.pieces["ox1"].exhausted = True
    assert text.why_not(now(g)) == ""
    assert text.targets(now(g)) == ["ox1"]


def test_the_cost_comes_before_the_target_and_limits_it() -> None:
    another = animal(tired)
    text = Text(rest, target=another, cost=(Tires(),))
    g = farm(ox1="A", ox2="A")
    assert text.why_not(now(g)) == NO_TARGET, "only what was tired before can rest"
    g.pieces["ox2"].exhausted = True
    assert text.why_not(now(g)) == ""
    m = run(text.pay(now(g)))
    assert m.paid == ("ox1",)
    assert g.told == ["offered ['ox1']"]


def test_a_cost_that_nobody_can_pay_is_the_reason() -> None:
    g = farm(hen1="B")
    assert Text(tire.on(animal), cost=(Tires(),)).why_not(now(g)) == "nobody"


def test_a_target_that_is_gone_when_it_is_to_be_chosen_is_not_chosen() -> None:
    g = farm(ox1="A")
    assert run(Text(rest, target=animal).choose(now(g), _first)) is None
    assert run(Text(tire, target=animal).choose(now(g), _first)).target == "ox1"


def test_a_condition_of_the_moment_keeps_an_ability_from_use() -> None:
    g = farm(ox1="A")
    text = Text(tire.on(me), condition=lambda m: m.seat == "B")
    assert text.why_not(now(g, "ox1")) == NO_CONDITION
    assert text.why_not(now(g, "ox1", seat="B")) == ""


def test_what_only_one_card_does_is_a_coroutine_that_says_whether_it_could() -> None:
    async def crow(m: Now) -> None:
        m.g.told.append("crows")

    deed = Own(crow, lambda m: bool(m.g.pieces))
    assert deed.why_not(now(farm())) == NO_CHANGE
    g = farm(hen1="A")
    assert run(deed.perform(now(g))) is True
    assert g.told == ["crows"]


# -- limits --------------------------------------------------------------------------------------------------------


def test_a_limit_counts_for_each_card_until_its_period_is_over() -> None:
    g, limit = farm(ox1="A"), per("day", 2)
    limit.count(g, "ox/1", "ox1", "A")
    assert not limit.is_reached(g, "ox/1", "ox1", "A")
    limit.count(g, "ox/1", "ox1", "B")
    assert limit.is_reached(g, "ox/1", "ox1", "A")
    assert not limit.is_reached(g, "ox/1", "ox2", "A")
    forget(g, "day")
    assert not limit.is_reached(g, "ox/1", "ox1", "A")


def test_a_limit_for_each_player_counts_whatever_card_is_used() -> None:
    g, limit = farm(), per("day", each_player=True)
    limit.count(g, "ox/1", "ox1", "A")
    assert limit.is_reached(g, "ox/1", "ox2", "A")
    assert not limit.is_reached(g, "ox/1", "ox1", "B")


@pytest.mark.rule("GOT-260")
def test_a_card_that_comes_back_is_another_card() -> None:
    g, limit = farm(), per("day")
    limit.count(g, "ox/1", "ox1", "A")
    forget_card(g, "ox1")
    assert not limit.is_reached(g, "ox/1", "ox1", "A")
