"""What the odds of two dice tell: strikes that are met, corruption checks, each from what lies open."""

from __future__ import annotations

import pytest

from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.engine.view import View
from desktop_app.games.contract.play import Odds, Share
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.rules import GAME
from desktop_app.games.meccg.table.dice_odds import dice_odds
from desktop_app.games.meccg.table.odds import at_least
from tests.games.meccg.rules.situations import attacked
from tests.games.meccg.table import Table, at, bearing, tapped, wounded

HEAVY = ("Scroll of Isildur", "Glamdring", "Orcrist")
"""Items of six corruption points together."""


def seen(table: Table, seat: str = "A") -> View:
    return GAME.view(table.g, seat)


def shares(table: Table, heading: str, whose: str = "", seat: str = "A") -> list[Share]:
    """The shares under a heading, whose words there are in both languages."""
    found = dice_odds(seen(table, seat))
    assert isinstance(found, Odds)
    for each in found.tables:
        for message in (found.told, each.heading, *(share.message for share in each.shares)):
            assert message is not None
            for language in LANGUAGES:
                assert Texts(language, strict=True)(message.id, **message.params)
    return [
        share
        for each in found.tables
        if each.heading is not None and each.heading.id == heading and each.heading.params.get("whose", "") == whose
        for share in each.shares
    ]


def ways(table: Table, heading: str, whose: str = "", seat: str = "A") -> dict[str, int]:
    """In how many of 36 ways it comes, by the title of the card it is about."""
    return {load_cards()[share.codes[0]].title: share.count for share in shares(table, heading, whose, seat)}


@pytest.mark.rule("MEC-586", "MEC-596")
def test_of_an_attack_whoever_is_weakest_is_told_first() -> None:
    table = attacked("Elrond", wounded("Haldir"), tapped("Balin"), prowess=11)
    told = ways(table, "mec-odds-attack", "own")
    worse = {"Haldir": 2, "Balin": 1, "Elrond": 0}
    assert told == {name: 36 - at_least(11 - table.number(name, "prowess") + less) for name, less in worse.items()}
    assert list(told) == ["Haldir", "Balin", "Elrond"]
    assert all(share.good is False for share in shares(table, "mec-odds-attack", "own"))
    assert all(share.good for share in shares(table, "mec-odds-attack", "other", seat="B")), "whoever attacks likes it"


@pytest.mark.rule("MEC-596", "MEC-602")
def test_of_a_strike_all_that_can_come_is_told_and_the_body_check() -> None:
    table = attacked("Elrond", prowess=11).pick("Elrond").until("hold")
    fails, nothing, succeeds, body = shares(table, "mec-odds-strike")
    assert (fails.count, nothing.count, succeeds.count) == (at_least(5), at_least(4) - at_least(5), 36 - at_least(4))
    assert fails.count + nothing.count + succeeds.count == 36
    assert body.count == at_least(table.number("Elrond", "body") + 1)
    assert [share.good for share in (fails, nothing, succeeds, body)] == [True, None, False, False]


@pytest.mark.rule("MEC-666", "MEC-667", "MEC-669", "MEC-673")
def test_of_corruption_checks_it_is_told_who_would_fail_and_what_changes_them() -> None:
    table = Table({"companies": [at("Rivendell", bearing("Elrond", *HEAVY), bearing("Haldir", "Cram"), "Balin")]})
    elrond, haldir = table.id("Elrond"), table.id("Haldir")
    view, heavy = seen(table).card(haldir), seen(table).card(elrond)
    assert view is not None
    assert heavy is not None
    assert view.numbers["check"] == -1
    assert GAME.sum_of(table.g, haldir, "check")[0].amount == -1
    assert "check" not in heavy.numbers
    told = ways(table, "mec-odds-checks", "own")
    assert told == {"Elrond": 36 - at_least(7), "Haldir": 36 - at_least(3)}, "nobody fails who bears nothing"
    assert ways(table, "mec-odds-checks", "other", seat="B") == told


@pytest.mark.rule("MEC-127", "MEC-129", "MEC-674")
def test_a_minion_passes_a_narrow_check_and_his_ringwraith_helps_him_and_makes_none() -> None:
    burdened = bearing("Layos", "The Arkenstone", "High Helm")
    alone = Table({"kind": "ringwraith", "companies": [at("Dol Guldur", burdened)]})
    assert ways(alone, "mec-odds-checks", "own") == {"Layos": 36 - at_least(5 - 1)}, "of five points four are enough"
    led = Table({"kind": "ringwraith", "companies": [at("Dol Guldur", burdened, "Dwar the Ringwraith")]})
    assert dice_odds(seen(led)) is None


def test_where_nobody_has_anything_to_fear_nothing_is_told() -> None:
    assert dice_odds(seen(Table({"companies": [at("Rivendell", "Elrond")]}))) is None
