"""What may be revealed from on guard and what stays down: whom it strikes, whom it is aimed at, what it needs."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.vocabulary.abilities import event, permits, requires
from desktop_app.games.meccg.vocabulary.deeds import both
from desktop_app.games.meccg.vocabulary.event_words import taps_the_site
from desktop_app.games.meccg.vocabulary.groups import company_member, its_allies
from desktop_app.games.meccg.vocabulary.verbs import discard, eliminate, modify, return_to_hand, tap
from tests.games.meccg.shelf import make_up, on_the_shelf
from tests.games.meccg.table import Table, at, bearing

HAZARD: dict[str, Any] = {"kinds": ["short_event"], "alignment": "neutral"}
WEARY = make_up("ZZ-651", "hazard", "All Are Weary", **HAZARD)
"""Taps every character of the company."""
BEREFT = make_up("ZZ-652", "hazard", "All Allies Leave", **HAZARD)
"""Discards every ally of the company."""
WEAK_AND_WEARY = make_up("ZZ-653", "hazard", "Weak and Weary", **HAZARD)
"""Weakens every character of the company, and taps them."""
FALSE_FRIEND = make_up("ZZ-654", "hazard", "Friends Fall Out", **HAZARD)
"""Discards an ally of the company."""
LOST = {
    make_up("ZZ-660", "hazard", "All Are Driven Off", **HAZARD): discard,
    make_up("ZZ-661", "hazard", "All Are Slain", **HAZARD): eliminate,
    make_up("ZZ-662", "hazard", "All Go Home", **HAZARD): return_to_hand,
}
"""Take every character of the company away."""
SHUT = make_up("ZZ-664", "hazard", "The Gate Is Shut", **HAZARD)
"""Taps the site of the company."""
make_up("ZZ-655", "hazard", "Two Bands of Orcs", kinds=["creature"], alignment="neutral", race="orc",
        attacks=[{"race": "orc", "strikes": 1, "prowess": 4}] * 2, keyed=[{"site_type": "shadow_hold"}])  # fmt: skip
make_up("ZZ-656", "hazard", "Orcs of the Night", kinds=["creature"], alignment="neutral", race="orc",
        attacks=[{"race": "orc", "strikes": 1, "prowess": 4}], keyed=[{"site_type": "shadow_hold"}])  # fmt: skip
make_up("ZZ-657", "resource", "Crow at the Gate", kinds=["ally"], alignment="hero", mind=1, prowess=1, body=7,
        playable_at=[{"site": "Moria"}])  # fmt: skip
make_up("ZZ-658", "resource", "Crow of the Open", kinds=["ally"], alignment="hero", mind=1, prowess=1, body=7,
        playable_at=[{"site": "Moria"}])  # fmt: skip


with on_the_shelf():
    event(WEARY, do=tap.on(company_member))
    event(BEREFT, do=discard.on(its_allies))
    event(WEAK_AND_WEARY, do=both(modify(prowess=-1).on(company_member), tap.on(company_member)))
    event(FALSE_FRIEND, target=its_allies, do=discard)
    for _code, _verb in LOST.items():
        event(_code, do=_verb.on(company_member))
    event(SHUT, do=taps_the_site)
    for _code in (WEARY, BEREFT, WEAK_AND_WEARY, FALSE_FRIEND, SHUT, *LOST):
        permits(_code, "guards_resource")
    requires("ZZ-656", lambda m: any(facts(m.g, card).title == "Doors of Night" for card in m.g.pieces))
    permits("ZZ-657", "spares_site")


def guarded(card: str, *members: Any, hand: list[str], before: Any = None, **more: Any) -> Table:
    """A company at Moria with a card on guard."""
    company = at("Moria", *members, went=True, entered=True, on_guard=[card])
    return Table({"companies": [company], "hand": hand}, step="site_actions", before=before, **more)


@pytest.mark.rule("MEC-527")
@pytest.mark.parametrize(
    ("card", "able"),
    [
        ("All Are Weary", False),
        ("All Allies Leave", True),
        ("Weak and Weary", False),
        ("The Gate Is Shut", False),
        ("All Are Driven Off", False),
        ("All Are Slain", False),
        ("All Go Home", False),
    ],
)
def test_what_taps_all_characters_stays_down_and_what_takes_all_allies_does_not(card: str, able: bool) -> None:
    table = guarded(card, bearing("Elrond", "Gollum"), "Balin", hand=["Glamdring"])
    table.choose("acquire", "Glamdring", "Balin").until("guard")
    assert table.offers("reveal", card) is able


@pytest.mark.rule("MEC-526")
@pytest.mark.parametrize(("ally", "asked"), [("Crow at the Gate", False), ("Crow of the Open", True)])
def test_nothing_is_revealed_at_what_would_not_tap_the_site(ally: str, asked: bool) -> None:
    table = guarded("All Allies Leave", bearing("Elrond", "Gollum"), "Balin", hand=[ally])
    table.choose("acquire", ally, "Balin")
    assert (table.asked == "guard") is asked


@pytest.mark.rule("MEC-528")
@pytest.mark.parametrize(("since", "able"), [(3, False), (1, True)])
def test_only_what_came_in_this_site_phase_was_no_target_on_the_road(since: int, able: bool) -> None:
    def came(g: MecState) -> None:
        ally = next(card for card in g.pieces if facts(g, card).title == "Gollum")
        g.pieces[ally].since, g.pieces[ally].came = since, "site"

    table = guarded("Friends Fall Out", bearing("Elrond", "Gollum"), "Balin", hand=["Glamdring"], before=came, round=3)
    table.choose("acquire", "Glamdring", "Balin").until("guard")
    assert table.offers("reveal", "Friends Fall Out") is able


def entering(*on_guard: str, **bor: Any) -> Table:
    """A company enters Moria, with creatures on guard."""
    company = at("Moria", "Elrond", "Balin", went=True, on_guard=list(on_guard))
    return Table({"companies": [company]}, bor, step="site_company").until("enter").choose("enter")


@pytest.mark.rule("MEC-524", "MEC-517")
def test_a_creature_on_guard_makes_both_of_its_attacks() -> None:
    table = entering("Two Bands of Orcs").until("guard-creature").pick("Two Bands of Orcs")
    faced = table.company("Elrond").faced
    table.until("end", limit=120)
    assert faced == ["orc"] * 3


@pytest.mark.rule("MEC-524", "MEC-701")
@pytest.mark.parametrize("night", [True, False])
def test_a_creature_on_guard_is_revealed_only_while_what_it_requires_is_there(night: bool) -> None:
    table = entering("Orcs of the Night", "Orc-guard", events=["Doors of Night"] if night else [])
    assert table.until("guard-creature").offers("choose", "Orcs of the Night") is night


@pytest.mark.rule("MEC-520", "MEC-521")
def test_nothing_is_put_on_guard_in_the_site_phase() -> None:
    company = at("Moria", "Elrond", "Balin", went=True, entered=True, limit=3)
    table = Table({"companies": [company], "hand": ["Glamdring"]}, {"hand": ["Wargs"]}, step="site_actions")
    table.choose("acquire", "Glamdring", "Balin").until("answer")
    assert table.who == "Bor"
    assert not table.find("on_guard")


@pytest.mark.rule("MEC-526", "MEC-537")
def test_of_two_cards_on_guard_either_may_be_revealed_first() -> None:
    """Two companies that have met bring them together."""
    company = at("Moria", "Balin", bearing("Elrond", "Glamdring"), went=True, entered=True)
    company["on_guard"] = ["Foolish Words", "Dragon-sickness"]
    table = Table({"companies": [company], "hand": ["Horn of Anor"]}, step="site_actions").until("site")
    table.choose("acquire", "Horn of Anor", "Balin")
    assert [table.offers("reveal", card) for card in ("Foolish Words", "Dragon-sickness")] == [True, True]
    table.choose("reveal", "Dragon-sickness").until("guard").choose("reveal", "Foolish Words").pick("Balin")
    assert table.until("site").zone("Foolish Words") == "attached"
