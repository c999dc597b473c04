"""Who controls whom when influence changes: helms handed on, leaders who leave, rebels, overflow."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.influence import general_unused, general_used, unused_influence
from tests.games.meccg.table import Table, at, bearing

RIVENDELL = {"locations": ["Rivendell", "Lórien", "Bree", "Moria", "Edoras"]}
HELMED = {"kind": "ringwraith", "locations": ["Dol Guldur", "Minas Morgul", "Bandit Lair"]}


def helmed(*others: Any, **more: Any) -> Table:
    """Layos leads Eradan with the influence that the High Helm gives him."""
    company = at("Dol Guldur", bearing("Layos", "High Helm"), {"card": "Eradan", "follows": 0}, *others)
    return Table({**HELMED, "companies": [company], **more})


@pytest.mark.rule("MEC-441", "MEC-442")
def test_who_hands_on_what_gave_him_influence_leads_no_longer() -> None:
    table = helmed("Ostisen").choose("transfer", "High Helm", "Ostisen").rolls(9).choose("roll").until("organization")
    assert (table["Eradan"].follows, table["Eradan"].loose) == ("", True)
    freed = table.choose("organize").choose("free", "Eradan")
    assert (freed["Eradan"].loose, general_used(freed.g, "A")) == (False, 5 + 4 + 2)


@pytest.mark.rule("MEC-441")
def test_whom_nobody_controls_any_more_is_discarded_with_the_phase() -> None:
    table = helmed("Ostisen").choose("transfer", "High Helm", "Ostisen").rolls(9).choose("roll").until("organization")
    assert table.choose("done").until("long-events").zone("Eradan") == "discard:A"


@pytest.mark.rule("MEC-671", "MEC-440")
def test_who_falls_as_he_hands_something_on_leaves_his_followers_to_others() -> None:
    company = at("Dol Guldur", bearing("Layos", "High Helm", "Black Mace"), {"card": "Eradan", "follows": 0}, "Ostisen")
    table = Table({**HELMED, "companies": [company]})
    table.choose("transfer", "High Helm", "Ostisen").rolls(3).choose("roll").until("organization")
    assert table.zone("Layos") == "removed:A"
    assert table.choose("organize").choose("free", "Eradan")["Eradan"].loose is False


@pytest.mark.rule("MEC-440", "MEC-110")
def test_the_followers_of_whom_one_discards_stay_and_may_be_taken_on() -> None:
    company = at("Rivendell", "Elrond", {"card": "Haldir", "follows": 0}, "Théoden")
    table = Table({"companies": [company], **RIVENDELL}).choose("organize").choose("dismiss", "Elrond")
    assert table["Haldir"].loose
    table.choose("follow", "Haldir", "Théoden")
    assert (table["Haldir"].follows, table["Haldir"].loose) == (table.id("Théoden"), False)
    assert table.choose("organized").choose("done").until("long-events").zone("Haldir") == "companies:A"


@pytest.mark.rule("MEC-437", "MEC-440")
def test_who_has_no_controller_controls_nobody() -> None:
    company = at("Rivendell", {"card": "Elrond", "loose": True}, "Haldir")
    table = Table({"companies": [company], "hand": ["Anborn"], **RIVENDELL}).choose("organize")
    assert not table.offers("follow", "Haldir", "Elrond")
    assert not table.offers("bring", "Anborn", "Elrond")
    assert table.choose("free", "Elrond").offers("follow", "Haldir", "Elrond")


@pytest.mark.rule("MEC-435", "MEC-443")
def test_a_rebel_answers_to_general_influence_alone() -> None:
    company = at("Moria", "Elrond", {"card": "Haldir", "follows": 0}, went=False, limit=3)
    bor = {"hand": ["Rebel-talk"]}
    table = Table({"companies": [company], **RIVENDELL}, bor, step="hazards").until("hazards")
    table.choose("play", "Rebel-talk").pick("Haldir").until("hazards")
    assert table["Haldir"].loose
    assert general_unused(table.g, "A") == 10
    later = Table({"companies": [at("Moria", "Elrond", bearing("Haldir", {"card": "Rebel-talk"}))], **RIVENDELL})
    assert not later.choose("organize").offers("follow", "Haldir", "Elrond")


@pytest.mark.rule("MEC-445", "MEC-444")
def test_who_came_as_a_follower_is_not_given_up_for_general_influence() -> None:
    ana = {"companies": [at("Rivendell", "Elrond", "Glorfindel II", "Ioreth")], "hand": ["Haldir"], **RIVENDELL}
    table = Table(ana).choose("organize").choose("bring", "Haldir", "Elrond").choose("organized").choose("done")
    assert table.until("long-events").zone("Haldir") == "companies:A"


@pytest.mark.rule("MEC-446", "MEC-444")
def test_a_leader_given_up_frees_the_general_influence_he_took() -> None:
    company = at("Rivendell", "Elrond", {"card": "Haldir", "follows": 0}, "Glorfindel II", "Balin")
    table = Table({"companies": [company], **RIVENDELL}).choose("done")
    assert table.asked == "give-up"
    assert table.id("Haldir") not in [option.source for option in table.question.options]
    table.pick("Balin").until("long-events")
    assert [table.zone(name) for name in ("Elrond", "Haldir", "Balin")] == ["companies:A", "companies:A", "discard:A"]


@pytest.mark.rule("MEC-431", "MEC-438")
def test_a_bonus_against_a_race_is_spent_once_on_followers() -> None:
    company = at("Barad-dûr", "Shagrat", {"card": "Muzgash", "follows": 0})
    ana = {"kind": "ringwraith", "companies": [company], "hand": ["Orc Veteran", "Lagduf"], "locations": ["Barad-dûr"]}
    table = Table(ana).choose("organize")
    assert table.offers("bring", "Orc Veteran", "Shagrat")
    assert not table.offers("bring", "Lagduf", "Shagrat")
    table.choose("bring", "Orc Veteran", "Shagrat")
    assert unused_influence(table.g, table.id("Shagrat"), table.id("Muzgash")) == 0


@pytest.mark.rule("MEC-403", "MEC-404", "MEC-440")
def test_when_a_wizard_falls_his_followers_are_on_their_own() -> None:
    heavy = bearing("Saruman", "Scroll of Isildur", "Glamdring", "Orcrist")
    company = at("Rivendell", heavy, {"card": "Haldir", "follows": 0}, "Balin")
    table = Table({"avatar": "Saruman", "companies": [company], "hand": ["Alatar"], **RIVENDELL})
    table.choose("transfer", "Glamdring", "Balin").rolls(3).choose("roll").until("organization")
    assert (table.zone("Saruman"), table["Haldir"].loose, table.g.fallen) == ("removed:A", True, ["A"])
    table.choose("organize")
    assert table.refusal("Alatar", "bring").rule == "MEC-404"
    assert table.choose("free", "Haldir").offers("dismiss", "Haldir")


@pytest.mark.rule("MEC-427")
def test_brothers_come_beside_the_one_character_of_the_turn() -> None:
    ana = {
        "kind": "ringwraith",
        "companies": [at("Dol Guldur", "Ostisen")],
        "hand": ["Tûma", "Bûrat", "Muzgash", "Wûluag"],
        "locations": ["Dol Guldur", "Minas Morgul"],
    }
    table = Table(ana).choose("organize").choose("bring", "Muzgash", "Dol Guldur")
    assert table.refusal("Tûma", "bring").rule == "MEC-427"
    table = Table(ana).choose("organize").choose("bring", "Tûma", "Dol Guldur").choose("bring", "Bûrat", "Dol Guldur")
    assert table.refusal("Muzgash", "bring").rule == "MEC-427"
    assert table.offers("bring", "Wûluag")
    assert not table.find("dismiss")
