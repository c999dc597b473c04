"""How a deck of the Trading Card Game is built: for each rule a deck that keeps it and one that breaks it."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.frozen import replace
from desktop_app.games.kit.deck_list import DeckList, Fix
from desktop_app.games.lotr_tcg.deck_rules import check
from tests.games.decks import card, many, rules, with_, without

SITES = [
    card(f"Site {number}", "site", "sites", site_number=number, block="towers", set="4") for number in range(1, 10)
]
FREE: dict[str, Any] = {"side": "free_peoples", "set": "4", "culture": "Rohan"}
SHADOW: dict[str, Any] = {"side": "shadow", "set": "4", "culture": "Isengard"}
FRODO = card("Frodo", "companion", "ring_bearer", set="4", side="free_peoples")
RING = card("The One Ring", "the_one_ring", "ring", set="4")
LEGAL = DeckList(
    (FRODO, RING, *SITES, *many("Rider", "companion", 30, **FREE), *many("Raider", "minion", 30, **SHADOW)),
    {"format": "towers"},
)


@pytest.mark.rule("TCG-348")
@pytest.mark.parametrize("part", ["ring_bearer", "ring", "sites", "deck"])
def test_a_deck_has_four_parts(part: str) -> None:
    assert check(LEGAL) == []
    lacking = DeckList(tuple(each for each in LEGAL.cards if each.part != part), LEGAL.options)
    broken = check(lacking)
    assert rules(broken) == ["TCG-348"]
    assert broken[0].params["part"] == {"ring_bearer": "ring-bearer", "sites": "adventure"}.get(part, part)


@pytest.mark.rule("TCG-011")
def test_nine_sites() -> None:
    tenth = card("Another Site", "site", "sites", block="towers", set="4")
    assert rules(check(with_(LEGAL, tenth))) == ["TCG-011"]
    lacking = next(each for each in check(without(LEGAL, 1, "sites")) if each.rule == "TCG-011")
    assert (lacking.params["count"], lacking.cards) == (8, ()), "those that are there are not at fault"


@pytest.mark.rule("TCG-032", "TCG-033", "TCG-357")
def test_one_site_of_every_number() -> None:
    two_fours = with_(without(LEGAL, 1, "sites"), replace(SITES[3], code="other", title="Other Four"))
    broken = check(two_fours)
    assert rules(broken) == ["TCG-032", "TCG-033"]
    assert [violation.params["number"] for violation in broken] == [4, 9]


@pytest.mark.rule("TCG-357")
def test_all_sites_are_of_the_block() -> None:
    other = card("Far Site", "site", "sites", site_number=9, block="fellowship", set="4")
    assert rules(check(with_(without(LEGAL, 1, "sites"), other))) == ["TCG-357"]
    free = DeckList(LEGAL.cards, {})
    assert check(free) == []
    assert rules(check(with_(without(free, 1, "sites"), other))) == ["TCG-357"]


@pytest.mark.rule("TCG-012", "TCG-355")
@pytest.mark.parametrize("type", ["site", "the_one_ring"])
def test_sites_and_rings_are_not_drawn(type: str) -> None:
    broken = check(with_(LEGAL, card("Lost", type, set="4")))
    assert rules(broken) == ["TCG-355"]
    assert broken[0].fix == Fix("move", "Lost", "deck", 1, "sites" if type == "site" else "ring")


@pytest.mark.rule("TCG-036")
def test_cultures_may_be_mixed() -> None:
    mixed = with_(without(LEGAL, 5, type="companion"), many("Elf", "companion", 5, **{**FREE, "culture": "Elven"}))
    assert check(mixed) == []


@pytest.mark.rule("TCG-349")
def test_sixty_cards_at_least() -> None:
    fewer = without(without(LEGAL, 1, type="companion"), 1, type="minion")
    assert rules(check(fewer)) == ["TCG-349"]
    larger = with_(LEGAL, many("Elf", "companion", 10, **FREE), many("Orc", "minion", 10, **SHADOW))
    assert check(larger) == []


@pytest.mark.rule("TCG-350", "TCG-354")
def test_as_many_of_each_side_without_ring_bearer_and_ring() -> None:
    assert check(LEGAL) == []
    uneven = with_(without(LEGAL, 1, type="minion"), card("Elf", "companion", **FREE))
    assert rules(check(uneven)) == ["TCG-350"]


@pytest.mark.rule("TCG-351")
def test_four_copies_of_a_title() -> None:
    assert check(_with_copies("Herald", 4)) == []
    broken = check(_with_copies("Herald", 5))
    assert (rules(broken), broken[0].params["title"]) == (["TCG-351"], "Herald")


@pytest.mark.rule("TCG-352")
def test_versions_of_a_character_share_the_limit() -> None:
    shared = with_(_with_copies("Halbarad", 3, spare=5), card("Halbarad", "companion", copies=2, code="other", **FREE))
    assert rules(check(shared)) == ["TCG-352"]


@pytest.mark.rule("TCG-353")
def test_the_ring_bearer_starts_in_play_and_counts() -> None:
    assert check(_with_copies("Frodo", 3)) == []
    assert rules(check(_with_copies("Frodo", 4))) == ["TCG-353"]


def _with_copies(title: str, copies: int, spare: int | None = None) -> DeckList:
    fewer = without(LEGAL, copies if spare is None else spare, type="companion")
    return with_(fewer, card(title, "companion", copies=copies, **FREE))


@pytest.mark.rule("TCG-356")
def test_any_one_frodo_with_any_one_ring() -> None:
    other = DeckList(tuple(each for each in LEGAL.cards if each.part != "ring_bearer"), LEGAL.options)
    assert check(with_(other, card("Frodo", "companion", "ring_bearer", set="5", side="free_peoples"))) == []
    assert rules(check(with_(other, card("Boromir", "companion", "ring_bearer", set="4")))) == ["TCG-356"]
    two_rings = with_(LEGAL, card("The One Ring", "the_one_ring", "ring", set="4", code="other"))
    assert rules(check(two_rings)) == ["TCG-356"]


@pytest.mark.rule("TCG-359")
def test_a_block_is_made_of_its_sets() -> None:
    fewer = without(LEGAL, 1, type="minion")
    assert check(with_(fewer, card("Lurker", "minion", **{**SHADOW, "set": "5"}))) == []
    assert rules(check(with_(fewer, card("Lurker", "minion", **{**SHADOW, "set": "2"})))) == ["TCG-359"]
