"""What is played before a body check is rolled, what goes with a company or a site, a Dragon that is no trophy."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.points import sources
from desktop_app.games.meccg.verbs.dragons import slay
from desktop_app.games.meccg.vocabulary.abilities import event, permanent, required
from desktop_app.games.meccg.vocabulary.check_verbs import adds_to_check, cancel_check
from desktop_app.games.meccg.vocabulary.groups import site, this_company, you
from desktop_app.games.meccg.vocabulary.triggers import leaves_play
from desktop_app.games.meccg.vocabulary.verbs import draw
from tests.games.meccg.shelf import make_up, on_the_shelf
from tests.games.meccg.table import Table, at, tapped

HERO = {"alignment": "hero"}
KINDS: dict[str, Any] = {"short": {"kinds": ["short_event"]}, "permanent": {"kinds": ["permanent_event"]}}
VENOM = make_up("ZZ-911", "hazard", "Venom", **KINDS["short"])
"""A body check is modified by +3."""
BALM = make_up("ZZ-912", "resource", "Balm", **KINDS["short"], **HERO)
"""A body check is modified by -3."""
WARDING = make_up("ZZ-913", "resource", "Warding", **KINDS["short"], **HERO)
"""A body check is not made."""
SHADOWING = make_up("ZZ-914", "hazard", "Shadowing", **KINDS["permanent"])
"""On a company. When it leaves play: draw a card."""
CAMP = make_up("ZZ-915", "resource", "Camp", **KINDS["permanent"], **HERO)
"""On a site. When it leaves play: draw a card."""
STARRED = make_up(
    "ZZ-916",
    "hazard",
    "Scorba Ahunt",
    kinds=["long_event"],
    unique=True,
    entity="Scorba",
    points=4,
    starred=True,
    attacks=[{"race": "dragon", "strikes": 2, "prowess": 13}],
)

with on_the_shelf():
    event(VENOM, during="body", do=adds_to_check(3))
    event(BALM, during="body", do=adds_to_check(-3))
    event(WARDING, during="body", do=cancel_check)
    permanent(SHADOWING, on=this_company)
    permanent(CAMP, on=site, during="organization")
    for _code in (SHADOWING, CAMP):
        required(_code, leaves_play, do=draw(1).on(you))


# -- before the roll ---------------------------------------------------------------------------------------------------


def struck(*, ana: tuple[str, ...] = (), bor: tuple[str, ...] = (), body: int | None = None) -> Table:
    """Orcs strike Balin (body 7), who does not hold back."""
    company = at("Moria", "Balin", limit=4, moved=True, path=["wilderness", "wilderness"])
    attack = {"race": "orc", "strikes": 1, "prowess": 12, "targets": ["Balin"], "waiting": ["Balin"], "body": body}
    told = {key: value for key, value in attack.items() if value is not None}
    table = Table({"companies": [company], "hand": list(ana)}, {"hand": list(bor)}, step="strikes", attack=told)
    return table.until("hold").choose("full")


@pytest.mark.rule("MEC-601", "MEC-312", "MEC-706")
def test_before_a_body_check_both_players_may_play_what_changes_it() -> None:
    table = struck(ana=("Balm",), bor=("Venom",)).rolls(2, 5).until("body")
    assert table.who == "Ana", "the resource player first"
    table.passes().until("body")
    assert table.who == "Bor"
    table.choose("play", "Venom").until("discard-one")
    assert table.zone("Balin") == "removed:A", "5 and 3 are more than 7"


@pytest.mark.rule("MEC-601", "MEC-312")
def test_what_helps_is_played_before_the_roll() -> None:
    table = struck(ana=("Balm",)).rolls(2, 10).until("body").choose("play", "Balm").until("hazards")
    assert table.stands("Balin") == "wounded"


@pytest.mark.rule("MEC-601")
def test_a_body_check_that_is_called_off_is_not_rolled() -> None:
    table = struck(ana=("Warding",)).rolls(2).until("body").choose("play", "Warding").until("hazards")
    assert (table.stands("Balin"), table.said("body")) == ("wounded", 0)


@pytest.mark.rule("MEC-597", "MEC-312")
def test_the_check_against_a_strike_may_be_changed_as_well() -> None:
    table = struck(bor=("Venom",), body=9).rolls(12, 7).until("body")
    assert table.who == "Bor"
    table.choose("play", "Venom").until("hazards")
    assert table.said("defeated") == 0, "it belongs to no card"
    assert [line.message.params["total"] for line in table.session.log if line.message.id == "mec-log-body"] == [10]


@pytest.mark.rule("MEC-601")
def test_nobody_is_asked_who_could_change_nothing() -> None:
    table = struck(ana=("Cram",), bor=("Wargs",)).rolls(2, 2)
    while not table.session.question or table.asked != "hazards":
        assert table.asked != "body"
        table.passes()


# -- with a company, with a site ---------------------------------------------------------------------------------------


SHADOWED: dict[str, Any] = {"events": [{"card": "Shadowing", "owner": "Bor", "company": 0}]}


@pytest.mark.rule("MEC-452", "MEC-720")
def test_who_dies_alone_takes_along_what_lay_on_his_company() -> None:
    company = at("Moria", "Balin", limit=4, moved=True, path=["wilderness"])
    attack = {"race": "orc", "strikes": 1, "prowess": 20, "targets": ["Balin"], "waiting": ["Balin"]}
    ana = {"companies": [company, at("Rivendell", "Elrond")], **SHADOWED}
    table = Table(ana, {"deck": ["Wargs"] * 20, "hand": []}, step="strikes", attack=attack)
    table.until("hold").choose("full").rolls(2, 12)
    table.until("company")
    assert (table.zone("Shadowing"), table.said("discarded"), table.said("forced")) == ("discard:B", 1, 1)


@pytest.mark.rule("MEC-534", "MEC-720")
def test_what_lies_on_a_site_is_discarded_with_it_and_may_answer() -> None:
    left = {"card": "Bree", "attachments": ["Camp"]}
    company = at("Rivendell", "Elrond", origin=left, moved=True, path=["wilderness"], limit=2)
    ana = {"companies": [company], "deck": ["Cram"] * 10, "hand": []}
    table = Table(ana, {"deck": ["Wargs"] * 10}, step="movement_ends")
    assert (table.zone("Camp"), table.said("discarded")) == ("discard:A", 1)
    assert len(table.g.zones["hand:A"]) == 9, "eight, and one for the camp"


# -- a Dragon ----------------------------------------------------------------------------------------------------------


async def _slain(table: Table, title: str, seat: str) -> None:
    await slay(table.g, table.id(title), seat)


@pytest.mark.rule("MEC-347", "MEC-082", "MEC-090")
@pytest.mark.parametrize(("title", "points"), [("Itangast Ahunt", 0), ("Scorba Ahunt", 4)])
def test_a_minion_player_scores_a_dragon_event_with_an_asterisk_alone(title: str, points: int) -> None:
    ana = {"kind": "ringwraith", "companies": [at("Bandit Lair", tapped("Muzgash"))]}
    table = Table(ana, {"events": [title], "companies": [at("Rivendell", "Elrond")]})
    with pytest.raises(StopIteration):
        _slain(table, title, "A").send(None)
    assert sources(table.g, "A")["kill"] == points
    assert table.zone(title) == ("marshalling:A" if points else "removed:B")
