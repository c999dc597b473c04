"""What comes into play with somebody at a site or after an influence check, and what stands in its way."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.state import MecState
from tests.games.meccg.table import Table, at, bearing, tapped

SIX = ("Elrond", "Balin", "Haldir", "Bofur", "Elladan", "Elrohir")


BUSY = ("Théoden", "Glorfindel II", "Beretar")
"""Whose minds leave Bor no general influence."""


def attempt(members: tuple[Any, ...], theirs: Any, target: str, shown: str, site: str = "Bree", **more: Any) -> Table:
    """Elrond tries at the site of the opponent, a card of his hand revealed, and the dice are with him."""
    ana = {"companies": [at(site, *members, went=True, entered=True)], "hand": [shown]}
    bor = {"kind": more.get("kind", "wizard"), "companies": [at(site, theirs), at("Rivendell", *BUSY)]}
    table = Table(ana, bor, step="site_actions")
    option = next(each for each in table.find("influence", "Elrond", target) if each.detail)
    return table.choose("influence", "Elrond", target, option.detail).until("influence").rolls(12, 2)


@pytest.mark.rule("MEC-693", "MEC-692")
def test_a_revealed_item_is_played_at_once_with_who_won_it_and_taps_nothing() -> None:
    table = attempt(("Elrond", "Balin"), bearing("Ioreth", "Cram"), "Cram", "Cram").until("play-revealed").pick("Cram")
    assert table["Cram"].host == table.id("Elrond")
    assert (table.titles("discard:B"), table.titles("hand:A")) == (["Cram"], [])
    assert (table.stands("Bree"), table.stands("Balin")) == ("untapped", "untapped")


@pytest.mark.rule("MEC-693", "MEC-447")
@pytest.mark.parametrize(("others", "room"), [(SIX[1:5], True), ((*SIX[1:], "Adrazar"), False)])
def test_who_is_won_over_needs_room_in_the_company(others: tuple[str, ...], room: bool) -> None:
    table = attempt(("Elrond", *({"card": name, "loose": True} for name in others)), "Anborn", "Anborn", "Anborn")
    table.until("play-revealed" if room else "site")
    assert (table.asked == "play-revealed") is room
    assert table.titles("hand:A") == ["Anborn"]


@pytest.mark.rule("MEC-693", "MEC-396")
@pytest.mark.parametrize(("others", "ways"), [(("Balin", "Haldir"), ["control"]), (("Balin", "Haldir", "Ioreth"), [])])
def test_general_influence_must_suffice_for_who_is_won_over(others: tuple[str, ...], ways: list[str]) -> None:
    """Of 20 points 18 or 19 are in use; Anborn takes 2, which Elrond has as well."""
    table = attempt(("Elrond", *others), "Anborn", "Anborn", "Anborn").until("play-revealed").pick("Anborn")
    assert ([table.asked] if table.asked == "control" else []) == ways


@pytest.mark.rule("MEC-688")
@pytest.mark.parametrize(("bonus", "won"), [(-20, False), (0, True)])
def test_what_cards_add_to_an_attempt_counts_as_its_sign_says(bonus: int, won: bool) -> None:
    table = attempt(("Elrond",), "Anborn", "Anborn", "Anborn")
    assert table.g.check is not None
    table.g.check.bonus = bonus
    assert (table.until("site" if not won else "play-revealed").said("influence"), "Anborn" in table) == (1, not won)


@pytest.mark.rule("MEC-561", "MEC-563", "MEC-703")
def test_a_faction_is_not_won_once_who_tries_is_untapped_again() -> None:
    ana = {"companies": [at("Bree", "Beretar", went=True, entered=True)], "hand": ["Rangers of the North"]}
    table = Table(ana, step="site_actions").choose("acquire", "Rangers of the North", "Beretar").until("answer")
    table["Beretar"].exhausted = False
    table.until("site")
    assert table.zone("Rangers of the North") == "discard:A"
    assert (table.said("rolls"), table.stands("Bree")) == (0, "untapped")


@pytest.mark.rule("MEC-551", "MEC-564", "MEC-526")
def test_an_ally_that_comes_to_a_tapped_site_opens_the_way_for_nothing_more() -> None:
    """A site that was tapped before is not tapped by it: no card on guard is revealed, no minor item follows."""
    company = at(tapped("Bandit Lair"), "Layos", "Ostisen", went=True, entered=True, on_guard=["Lure of Expedience"])
    ana = {"kind": "ringwraith", "companies": [company], "hand": ["Regiment of Black Crows", "High Helm"]}
    table = Table(ana, step="site_actions").choose("acquire", "Regiment of Black Crows", "Layos")
    assert table.asked == "answer"
    table.until("site")
    assert table["Regiment of Black Crows"].host == table.id("Layos")
    assert not table.find("acquire")


@pytest.mark.rule("MEC-551", "MEC-561")
def test_who_may_influence_nothing_plays_neither_ally_nor_faction_but_items() -> None:
    def mute(g: MecState) -> None:
        g.effects.append(Effect("cannot:influence", 0, list(g.companies[0].members), "", "turn"))

    for before, able in ((None, ["Gollum", "Glamdring"]), (mute, ["Glamdring"])):
        ana = {"companies": [at("Moria", "Elrond", went=True, entered=True)], "hand": ["Gollum", "Glamdring"]}
        table = Table(ana, step="site_actions", before=before)
        assert [name for name in ("Gollum", "Glamdring") if table.offers("acquire", name)] == able


@pytest.mark.rule("MEC-357", "MEC-134")
@pytest.mark.parametrize(("card", "refused"), [("Stinker", True), ("Gollum", False)])
def test_an_ally_of_the_other_side_is_not_played(card: str, refused: bool) -> None:
    ana = {"companies": [at("Goblin-gate", "Elrond", went=True, entered=True)], "hand": [card]}
    table = Table(ana, step="site_actions")
    assert table.offers("acquire", card) is not refused
    if refused:
        assert table.refusal(card, "acquire").rule == "MEC-357"


@pytest.mark.rule("MEC-144", "MEC-687")
def test_the_opposite_version_of_an_ally_may_be_revealed() -> None:
    bor = {"kind": "ringwraith", "companies": [at("Moria", bearing("Layos", "Stinker"))]}
    ana = {"companies": [at("Moria", "Elrond", went=True, entered=True)], "hand": ["Gollum", "Goldberry"]}
    table = Table(ana, bor, step="site_actions")
    shown = [table.g.codes[o.detail] for o in table.find("influence", "Elrond", "Stinker") if o.detail]
    assert shown == [table.g.codes[table.id("Gollum")]]


@pytest.mark.rule("MEC-561")
@pytest.mark.parametrize(("bonus", "won"), [(-3, False), (3, True)])
def test_what_cards_add_to_a_faction_check_counts_as_its_sign_says(bonus: int, won: bool) -> None:
    """The Rangers need more than 9; Beretar, of their kind, throws 8 and has 1 and 1 more."""
    ana = {"companies": [at("Bree", "Beretar", went=True, entered=True)], "hand": ["Rangers of the North"]}
    table = Table(ana, step="site_actions").choose("acquire", "Rangers of the North", "Beretar").until("influence")
    assert table.g.check is not None
    table.g.check.bonus = bonus
    table.rolls(8).until("site")
    assert (table.zone("Rangers of the North") == "marshalling:A") is won


@pytest.mark.rule("MEC-693", "MEC-138")
def test_a_revealed_item_of_the_other_side_may_be_played_as_well() -> None:
    ana = {"companies": [at("Bree", "Elrond", went=True, entered=True)], "hand": ["High Helm"]}
    minions = [at("Bree", bearing("Layos", "High Helm")), at("Dol Guldur", "Shagrat", "Asternak", "Perchen")]
    table = Table(ana, {"kind": "ringwraith", "companies": minions}, step="site_actions")
    option = next(each for each in table.find("influence", "Elrond", "High Helm") if each.detail)
    table.choose("influence", "Elrond", "High Helm", option.detail).until("influence")
    assert table.g.check is not None
    table.g.check.bonus = 20
    assert table.until("play-revealed").pick("High Helm")["High Helm"].host == table.id("Elrond")
