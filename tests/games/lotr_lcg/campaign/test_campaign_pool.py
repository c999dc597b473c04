"""The campaign pool, the order of the scenarios and the list before a game."""

from __future__ import annotations

import pytest

from desktop_app.app.journal.chronicle import narrator
from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.games.contract.campaigns import GameTold, SeatTold
from tests.games.lotr_lcg.campaign.log import ARAGORN, GIMLI, MENDOR, SCARRED, SUPPORT, SWARM, VALOR, Log


@pytest.fixture
def log() -> Log:
    return Log()


def test_the_scenarios_of_the_box_stand_in_their_order(log: Log) -> None:
    assert [chapter.titles["en"] for chapter in log.rules.chapters] == [
        "Passage Through Mirkwood",
        "Journey Along the Anduin",
        "Escape from Dol Guldur",
    ]


@pytest.mark.rule("LCG-540", "LCG-541", "LCG-533", "LCG-516")
def test_what_a_victory_earned_is_in_the_pool_and_a_defeat_earns_nothing(log: Log) -> None:
    log.played(won=False, earned=((SUPPORT, ""), (SWARM, "")))
    assert not log.pool()
    log.played(won=True, earned=((SUPPORT, ""), (SWARM, "")))
    assert log.pool() == {"Mendor’s Support", "Ungoliant’s Swarm"}


@pytest.mark.rule("LCG-542")
def test_the_log_names_the_hero_that_bears_a_permanent_card(log: Log) -> None:
    log.played(won=True, earned=((VALOR, "Aragorn"),))
    assert [line.bearer for line in log.standing.of("pool")] == ["Aragorn"]


def test_the_list_wants_the_heroes_of_the_log_and_no_others(log: Log) -> None:
    assert log.checks(SeatTold("Ana", (ARAGORN, GIMLI)))["LCG-555"] == [False]
    assert log.checks(SeatTold("Ana"))["LCG-555"] == [True]


def test_the_list_is_open_while_a_fallen_hero_is_in_use(log: Log) -> None:
    log.played(won=False, fallen=(GIMLI,))
    assert log.checks()["LCG-557"] == [False]
    assert log.swap("Ana", GIMLI, MENDOR) is None
    assert log.checks()["LCG-557"] == [True]


def test_a_permanent_card_without_a_hero_keeps_the_list_open(log: Log) -> None:
    log.played(won=True, earned=((VALOR, "Aragorn"), (SCARRED, "")))
    assert log.checks()["LCG-563"] == [True, False]


def test_the_list_says_where_each_card_of_the_pool_goes(log: Log) -> None:
    log.played(won=True, earned=((SUPPORT, ""), (SWARM, ""), (MENDOR, "")))
    checks = log.checks()
    assert {rule: len(checks[rule]) for rule in ("LCG-564", "LCG-565", "LCG-566")} == {
        "LCG-564": 1,
        "LCG-565": 1,
        "LCG-566": 1,
    }


@pytest.mark.rule("LCG-533")
def test_mendor_and_his_support_go_on_into_the_next_campaign_and_without_him_nothing_does(log: Log) -> None:
    log.played(won=True, earned=((SUPPORT, "Ana"), (SWARM, "")))
    assert log.rules.carries(log.standing, ("Ana", "Bor")) == ()
    log.played(won=True, earned=((MENDOR, ""),))
    carried = log.rules.carries(log.standing, ("Ana", "Bor"))
    assert [(each.card, each.bearer) for each in carried] == [
        (MENDOR.card, ""),
        *((SUPPORT.card, n) for n in ("Ana", "Bor")),
    ]


def test_the_list_has_the_eight_points_of_the_book_in_their_order(log: Log) -> None:
    told = GameTold("journey_along_the_anduin", False, (SeatTold("Ana"), SeatTold("Bor")))
    points = [check.point for check in log.rules.checklist(log.mode, log.standing, told)]
    assert list(dict.fromkeys(points)) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_reads_as_sentences(log: Log, language: str) -> None:
    log.played(won=True, earned=((VALOR, "Aragorn"), (SCARRED, ""), (SWARM, "")))
    log.played(won=False, fallen=(GIMLI,))
    texts = Texts("es" if language == "es" else "en", strict=True)
    say = narrator(texts, "lotr_lcg")
    told = GameTold("journey_along_the_anduin", False, (SeatTold("Ana"), SeatTold("Bor")))
    lines = [say.plain(check.told) for check in log.rules.checklist(log.mode, log.standing, told)]
    assert any("Gimli" in line for line in lines)
    assert any({"en": "Ungoliant’s Swarm", "es": "El enjambre de Ungoliant"}[language] in line for line in lines)
    assert all("{" not in line and "None" not in line for line in lines)
