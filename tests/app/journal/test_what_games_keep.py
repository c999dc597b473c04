"""Which lines of its log each game keeps for the chronicle: the fallen above all, what turned it, little else."""

from __future__ import annotations

import pytest

from desktop_app.engine.messages import Message, message
from desktop_app.games import CARDS, PLAYS
from desktop_app.games.contract.story import SLIGHT


def weight(game: str, said: Message) -> int:
    story = PLAYS[game].story
    assert story is not None
    assert story.keeps is not None
    return story.keeps(said)


def card(game: str, title: str) -> str:
    found = next(each for each in CARDS[game].built_in() if each.titles.en == title)
    return f"@1:{found.code}"


@pytest.mark.parametrize(
    ("game", "line", "one", "many"),
    [
        ("thrones", "got-log-killed", "Catelyn Stark", "Vanguard Lancer"),
        ("lotr_tcg", "tcg-log-killed", "Aragorn", "Band of Wild Men"),
        ("meccg", "mec-log-eliminated", "Adrazar", "Barrow-wight"),
    ],
)
def test_the_fall_of_somebody_with_a_name_weighs_more_than_that_of_one_of_many(
    game: str, line: str, one: str, many: str
) -> None:
    assert weight(game, message(line, card=card(game, one))) > SLIGHT
    assert weight(game, message(line, card=card(game, many))) <= SLIGHT


def test_a_challenge_won_by_far_is_kept_and_a_narrow_one_slightly() -> None:
    said = {"seat": "A", "other": "B", "type": "military"}
    assert weight("thrones", message("got-log-wins", margin=6, **said)) > SLIGHT
    assert weight("thrones", message("got-log-wins", margin=1, **said)) == SLIGHT


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("thrones", "got-log-eliminated"),
        ("lotr_tcg", "tcg-log-corrupted"),
        ("meccg", "mec-log-ring-tested"),
        ("me_quest", "meq-log-finale"),
        ("lotr_lcg", "lcg-log-eliminated"),
    ],
)
def test_what_ends_or_turns_a_game_is_kept_and_its_rounds_are_not(game: str, line: str) -> None:
    assert weight(game, Message(line)) > SLIGHT
    assert weight(game, Message(f"{line.partition('-')[0]}-log-round")) == 0
