"""What may not be done at a site or against an attack: refused with the rule that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import Table, at, bearing, tapped, wounded


def influencing(*members: Any, hand: tuple[str, ...] = (), bor: Any = None, **ana: Any) -> Table:
    """A company at Edoras that could try to influence the cards of another Wizard player."""
    company = at("Edoras", *members, went=True, entered=True)
    others = hero(at("Edoras", bearing("Erkenbrand", "Glamdring")), at("Bree", "Beretar"))
    more = {name: ana.pop(name) for name in ("attempted",) if name in ana}
    return CardTable(hero(company, hand=list(hand), **ana), bor or others, step="site_actions", **more)


@pytest.mark.parametrize(
    ("rule", "target", "more"),
    [
        ("MEC-681", "Erkenbrand", {"turns": 1}),
        ("MEC-682", "Erkenbrand", {"attempted": True}),
        ("MEC-685", "Beretar", {}),
        ("MEC-686", "Glamdring", {}),
    ],
)
@pytest.mark.rule("MEC-681", "MEC-682", "MEC-685", "MEC-686")
def test_no_attempt_out_of_time_or_place(rule: str, target: str, more: dict[str, Any]) -> None:
    table = influencing("Théoden", **more)
    assert not table.offers("influence", "Théoden", target)
    assert table.refusal("Théoden", "influence", target).rule == rule


@pytest.mark.rule("MEC-680", "MEC-683", "MEC-684")
def test_no_attempt_by_the_weary_nor_on_an_avatar_and_its_own() -> None:
    table = influencing(tapped("Théoden"), "Haldir")
    assert table.refusal("Théoden", "influence", "Erkenbrand").rule == "MEC-680"
    assert table.offers("influence", "Haldir", "Erkenbrand")
    led = at("Edoras", bearing("Alatar", "Orcrist"), {"card": "Anborn", "follows": 0})
    table = influencing("Théoden", hand=("Orcrist",), bor=hero(led, avatar="Alatar"))
    assert {table.refusal("Théoden", "influence", each).rule for each in ("Alatar", "Orcrist", "Anborn")} == {"MEC-683"}
    fresh = {"card": "Saruman", "since": 3}
    assert influencing(fresh).refusal("Saruman", "influence", "Erkenbrand").rule == "MEC-684"


@pytest.mark.rule("MEC-577", "MEC-581", "MEC-588")
def test_strikes_and_help_are_for_whom_the_rules_name() -> None:
    members = ("Elrond", tapped("Haldir"), wounded("Balin"))
    ana = hero(at("Moria", *members, limit=2))
    table = CardTable(ana, step="assign", attack=attacked("orc", 2, 8)).until("assign")
    assert {table.refusal(each, "face").rule for each in ("Haldir", "Balin")} == {"MEC-577"}
    table.pick("Elrond")
    assert table.refusal("Elrond", "strike").rule == "MEC-581"
    ana = hero(at("Moria", *members, "Elladan", limit=2))
    struck = attacked("orc", 2, 8, targets=["Elrond"])
    table = CardTable(ana, step="support", attack=struck, strike={"target": "Elrond"})
    assert table.offers("support", "Elladan")
    assert table.refusal("Haldir", "support").rule == "MEC-588"


@pytest.mark.rule("MEC-557")
def test_what_needs_a_hoard_says_so() -> None:
    company = at("Moria", "Layos", went=True, entered=True)
    table = CardTable(minion(company, hand=["The Arkenstone"]), step="site_actions")
    assert table.refusal("The Arkenstone", "acquire").rule == "MEC-557"


@pytest.mark.rule("MEC-309", "MEC-579")
def test_an_ally_that_may_not_be_attacked_says_so_to_both() -> None:
    ana = hero(at("Bree", bearing("Elrond", "Goldberry"), "Haldir", limit=2))
    table = Table(ana, {}, step="assign", attack=attacked("wolf", 2, 8))
    assert table.refusal("Goldberry", "face").rule == "MEC-309"
    table.nobody()
    assert table.refusal("Goldberry", "strike", "Goldberry").rule == "MEC-309"


@pytest.mark.rule("MEC-146", "MEC-147", "MEC-148", "MEC-149", "MEC-610", "MEC-611")
@pytest.mark.parametrize(
    ("place", "kind", "more", "rule"),
    [
        ("Moria", minion, {}, "MEC-149"),
        ("Bag End", minion, {}, "MEC-146"),
        ("Moria", hero, {}, "MEC-610"),
        ("Moria", minion, {"attacked": True}, "MEC-611"),
        ("Moria", minion, {"attempted": True}, "MEC-148"),
    ],
)
def test_a_company_says_why_it_does_not_attack_another_now(
    place: str, kind: Any, more: dict[str, Any], rule: str
) -> None:
    other = "Layos" if kind is minion else "Haldir"
    ana = hero(at("Moria", "Elrond", went=True, entered=True))
    table = CardTable(ana, kind(at(place, other)), step="site_actions", **more)
    assert table.refusal("Elrond", "attack", other).rule == rule
    assert rule != "MEC-149" or table.choose("done").offers("attack", target=other)


@pytest.mark.rule("MEC-090", "MEC-091", "MEC-105")
def test_whoever_takes_no_trophy_and_cancels_nothing_at_home_says_why() -> None:
    struck = attacked("undead", 1, 4, card="Barrow-wight", targets=["Lagduf"])
    company = at("Bandit Lair", "Lagduf", "Muzgash", "Layos", limit=2)
    table = CardTable(minion(company), {}, step="strike_resources", attack=struck, strike={"target": "Lagduf"})
    table.until("strike").rolls(12).until("trophy")
    assert {name: table.refusal(name, "choose").rule for name in ("Muzgash", "Layos")} == {
        "Muzgash": "MEC-091",
        "Layos": "MEC-090",
    }
    table = CardTable(hero(at("Isengard", "Saruman", "Elrond")), step="enter").choose("enter").until("cancel-at-home")
    assert table.refusal("Elrond", "choose").rule == "MEC-105"


@pytest.mark.rule("MEC-555")
@pytest.mark.parametrize(("site", "rule"), [("Bag End", ""), ("Beorn’s House", "MEC-555"), ("Edoras", "MEC-555")])
def test_what_is_heard_is_heard_where_information_is(site: str, rule: str) -> None:
    company = at(site, "Layos", went=True, entered=True)
    table = CardTable(minion(company, hand=["That’s Been Heard Before Tonight"]), {}, step="site_actions")
    assert table.offers("play", "That’s Been Heard Before Tonight") is (not rule)
    assert not rule or table.refusal("That’s Been Heard Before Tonight", "play").rule == rule
