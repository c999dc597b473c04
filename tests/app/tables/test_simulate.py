"""Games between bots: who sat where, with which decks, and who won."""

from __future__ import annotations

from desktop_app.app.tables.simulate import Plan, play_one, summary


def test_it_is_told_which_seat_won_and_which_bot_sat_there() -> None:
    told = [play_one(Plan("thrones", bots=("random", "greedy")), seed) for seed in range(3)]
    winners = [winner for one in told for winner in one.winners]
    assert len(winners) == 3
    assert set(winners) <= {"A random", "B greedy"}
    for winner in set(winners):
        assert f"by {winner} {winners.count(winner)}" in summary(told)


def test_players_who_win_together_are_all_told() -> None:
    told = next(
        one
        for one in (play_one(Plan("me_quest", seats=3, bots=("random", "greedy")), seed) for seed in range(9))
        if one.outcome == "heroes"
    )
    assert told.winners == ["B greedy", "C random"]


def test_decks_drawn_by_the_seed_are_others_with_another_seed_and_the_same_with_the_same() -> None:
    def one(seed: int) -> tuple[str, int, int]:
        told = play_one(Plan("thrones", any_decks=True), seed)
        assert not told.failed, told.error or told.broken
        return told.reason, told.rounds, told.answers

    assert one(1) == one(1)
    assert len({one(seed) for seed in range(4)}) > 1


def test_four_who_draw_their_decks_have_no_hero_twice() -> None:
    told = [play_one(Plan("lotr_lcg", seats=4, any_decks=True), seed) for seed in range(12)]
    assert [one.error for one in told] == [""] * 12
    assert all(one.decisions for one in told)
