"""Heroes of a campaign: written at its start, kept, fallen, changed, and what every change costs."""

from __future__ import annotations

import pytest

from desktop_app.games.contract.campaigns import Change, GameTold, Piece, Refused, SeatTold
from tests.games.lotr_lcg.campaign.log import (
    ARAGORN,
    BERAVOR,
    DUNHERE,
    ELEANOR,
    EOWYN,
    GIMLI,
    LEGOLAS,
    SCARRED,
    VALOR,
    Log,
)


@pytest.fixture
def log() -> Log:
    return Log()


def rule_of(refused: Refused | None) -> str:
    assert refused is not None
    return refused.rule


@pytest.mark.rule("LCG-518", "LCG-556")
def test_the_heroes_of_both_players_stand_in_the_log_from_the_first_game(log: Log) -> None:
    assert log.heroes("Ana") == {"Aragorn", "Gimli", "Legolas"}
    assert log.heroes("Bor") == {"Éowyn", "Eleanor"}


@pytest.mark.rule("LCG-519", "LCG-516")
@pytest.mark.parametrize("won", [True, False])
def test_a_hero_in_the_discard_pile_at_the_end_has_fallen_won_or_lost(log: Log, won: bool) -> None:
    log.played(won=won, fallen=(GIMLI,))
    assert log.fallen() == {"Gimli"}


def test_losing_alone_costs_nothing(log: Log) -> None:
    log.played(won=False)
    assert log.penalty("Ana") == log.penalty("Bor") == 0
    assert not log.fallen()


@pytest.mark.rule("LCG-520")
def test_nobody_may_take_a_fallen_hero_again_in_this_campaign(log: Log) -> None:
    log.played(won=False, fallen=(GIMLI,))
    assert rule_of(log.swap("Bor", EOWYN, GIMLI)) == "LCG-520"
    assert Log().swap("Bor", EOWYN, DUNHERE) is None


@pytest.mark.rule("LCG-520", "LCG-526")
def test_another_card_of_the_same_name_is_the_same_hero(log: Log) -> None:
    """A fallen hero, one that somebody plays and one's own are known by their names."""
    log.played(won=False, fallen=(GIMLI,))
    gimli, aragorn, eowyn = (Piece(hero.name, f"9{hero.card[1:]}") for hero in (GIMLI, ARAGORN, EOWYN))
    assert rule_of(log.swap("Bor", EOWYN, gimli)) == "LCG-520"
    assert rule_of(log.swap("Bor", EOWYN, aragorn)) == "LCG-526"
    assert rule_of(log.swap("Bor", EOWYN, eowyn)) == "LCG-526"
    assert log.penalty("Bor") == 0


@pytest.mark.rule("LCG-523", "LCG-524", "LCG-525")
def test_a_fallen_hero_is_replaced_and_everybody_starts_with_one_more_threat(log: Log) -> None:
    log.played(won=False, fallen=(GIMLI,))
    assert log.swap("Ana", GIMLI, DUNHERE) is None
    assert log.heroes("Ana") == {"Aragorn", "Dúnhere", "Legolas"}
    assert log.fallen() == {"Gimli"}
    assert log.penalty("Ana") == log.penalty("Bor") == 1


@pytest.mark.rule("LCG-526", "LCG-527", "LCG-528")
def test_one_hero_a_game_may_be_changed_by_choice_for_one_more_threat(log: Log) -> None:
    assert log.swap("Bor", ELEANOR, DUNHERE) is None
    assert log.heroes("Bor") == {"Éowyn", "Dúnhere"}
    assert rule_of(log.swap("Bor", EOWYN, ELEANOR)) == "LCG-526"
    assert log.penalty("Ana") == log.penalty("Bor") == 1


@pytest.mark.rule("LCG-526")
def test_after_the_next_game_another_hero_may_be_changed_by_choice(log: Log) -> None:
    assert log.swap("Bor", ELEANOR, DUNHERE) is None
    log.played(won=False)
    assert log.swap("Bor", EOWYN, ELEANOR) is None
    assert log.penalty("Ana") == 2


@pytest.mark.rule("LCG-560", "LCG-561")
def test_two_players_who_change_a_hero_each_cost_everybody_two(log: Log) -> None:
    assert log.swap("Ana", LEGOLAS, DUNHERE) is None
    assert log.swap("Bor", ELEANOR, LEGOLAS) is None
    assert "Dúnhere" in log.heroes("Ana")
    assert "Legolas" in log.heroes("Bor")
    assert log.penalty("Ana") == log.penalty("Bor") == 2


@pytest.mark.rule("LCG-526")
def test_a_hero_somebody_plays_cannot_be_taken(log: Log) -> None:
    assert rule_of(log.swap("Bor", ELEANOR, ARAGORN)) == "LCG-526"


@pytest.mark.rule("LCG-529")
def test_a_fallen_hero_goes_on_when_nobody_else_is_left_and_only_its_player_pays(log: Log) -> None:
    log.played(won=False, fallen=(GIMLI,))
    assert rule_of(log.swap("Ana", GIMLI, GIMLI)) == "LCG-529"
    assert log.swap("Ana", GIMLI, GIMLI, free=()) is None
    assert not log.fallen()
    assert "Gimli" in log.heroes("Ana")
    assert (log.penalty("Ana"), log.penalty("Bor")) == (1, 0)


@pytest.mark.rule("LCG-549", "LCG-559")
def test_permanent_cards_of_a_fallen_hero_leave_the_pool_and_those_of_others_stay(log: Log) -> None:
    log.played(won=True, earned=((VALOR, "Aragorn"), (SCARRED, "Gimli")))
    log.played(won=False, fallen=(GIMLI,))
    assert log.pool() == {"Valor"}


@pytest.mark.rule("LCG-550", "LCG-551", "LCG-552")
def test_expert_mode_writes_the_damage_and_the_usual_mode_does_not() -> None:
    expert, usual = Log("expert"), Log("campaign")
    for log in (expert, usual):
        log.played(won=True, damage=((ARAGORN, 2), (LEGOLAS, 3), (GIMLI, 0)))
    assert {line.name: line.amount for line in expert.standing.of("damage")} == {"Aragorn": 2, "Legolas": 3}
    assert not usual.standing.of("damage")
    assert next(iter(usual.rules.modes)) == "campaign"


@pytest.mark.rule("LCG-552")
def test_the_damage_of_the_next_game_takes_the_place_of_the_last() -> None:
    log = Log("expert")
    log.played(won=False, damage=((ARAGORN, 2),))
    log.played(won=True, damage=((LEGOLAS, 1),))
    assert {line.name: line.amount for line in log.standing.of("damage")} == {"Legolas": 1}


@pytest.mark.rule("LCG-552")
def test_who_stayed_away_from_a_game_keeps_the_damage_of_the_last() -> None:
    log = Log("expert")
    both = (SeatTold("Ana", damage=((ARAGORN, 1),)), SeatTold("Bor", damage=((EOWYN, 2),)))
    for seats in (both, (SeatTold("Ana", damage=((LEGOLAS, 3),)),)):
        log.write(log.rules.after_game(log.mode, log.standing, GameTold("passage_through_mirkwood", True, seats)))
    assert {line.name: line.amount for line in log.standing.of("damage")} == {"Éowyn": 2, "Legolas": 3}


@pytest.mark.rule("LCG-557")
def test_a_fallen_hero_is_found_in_the_list_however_somebody_wrote_the_name(log: Log) -> None:
    log.write((Change("fallen", "add", "Eowyn", EOWYN.card),))
    assert log.checks(SeatTold("Bor", (EOWYN, ELEANOR)))["LCG-557"] == [False]
    assert log.swap("Bor", EOWYN, BERAVOR) is None
    assert log.checks(SeatTold("Bor", (BERAVOR, ELEANOR)))["LCG-557"] == [True]


@pytest.mark.rule("LCG-525", "LCG-528", "LCG-526")
def test_every_hero_fallen_or_changed_costs_everybody_and_who_was_given_up_is_free_for_the_other(log: Log) -> None:
    log.played(won=False, fallen=(GIMLI, ARAGORN))
    assert log.swap("Ana", GIMLI, BERAVOR) is None
    assert log.swap("Ana", ARAGORN, DUNHERE) is None
    assert log.swap("Ana", LEGOLAS, Piece("Thalin", "01006")) is None
    assert log.swap("Bor", EOWYN, LEGOLAS) is None
    assert rule_of(log.swap("Bor", ELEANOR, EOWYN)) == "LCG-526"
    assert (log.penalty("Ana"), log.penalty("Bor")) == (4, 4)


@pytest.mark.rule("LCG-554")
def test_expert_heroes_are_healed_for_threat_that_only_their_player_keeps() -> None:
    log = Log("expert")
    log.played(won=True, damage=((ARAGORN, 2), (LEGOLAS, 3)))
    for hero in (ARAGORN, LEGOLAS):
        healed = log.rules.heal(log.mode, log.standing, "Ana", hero)
        assert not isinstance(healed, Refused)
        log.write(healed)
    assert not log.standing.of("damage")
    assert (log.penalty("Ana"), log.penalty("Bor")) == (2, 0)
    assert isinstance(log.rules.heal(log.mode, log.standing, "Ana", ARAGORN), Refused)


@pytest.mark.rule("LCG-523", "LCG-526")
def test_who_replaced_a_fallen_hero_may_still_change_another_by_choice(log: Log) -> None:
    log.played(won=False, fallen=(GIMLI,))
    assert log.swap("Ana", GIMLI, DUNHERE) is None
    assert log.swap("Ana", LEGOLAS, BERAVOR) is None
    assert rule_of(log.swap("Ana", ARAGORN, LEGOLAS)) == "LCG-526"
    assert log.penalty("Bor") == 2
