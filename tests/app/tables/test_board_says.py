"""What a person's own copy of a game says: kept in the profile, brought to new tables, kept by the tables begun."""

from __future__ import annotations

import json
from functools import partial

from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.settings import Settings
from desktop_app.app.tables.board_says import said_of, saying, taking_back
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.service import OpenTable, TableService
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.engine.chance import Chance
from desktop_app.games import CORRECTIONS

GAME, THING = "me_quest", "path:high_pass:rivendell"
SAID = {THING: {"cost": "5"}}


def said(table: OpenTable) -> object:
    """What a table was begun with."""
    return CORRECTIONS[GAME].of_table(table.session.state)


def play(table: OpenTable, answers: int) -> None:
    """The greedy bot answers for everybody."""
    session, dice = table.session, Chance(3)
    for _ in range(answers):
        question = session.question
        assert question is not None
        look = partial(session.game.view, session.state, question.seat)
        session.answer(session.game.bots["greedy"](look, question, dice))


def test_what_is_said_lies_in_the_profile_and_can_be_taken_back(profile: Profile) -> None:
    profile.change_settings(board_says=saying(profile.settings, GAME, THING, "cost", "5"))
    assert json.loads((profile.folder / "profile.json").read_text())["settings"]["board_says"] == {GAME: SAID}
    profile.change_settings(board_says=saying(profile.settings, GAME, THING, "water", "yes"))
    assert said_of(profile.settings, GAME) == {THING: {"cost": "5", "water": "yes"}}
    printed = CORRECTIONS[GAME].things()[THING].facts["cost"]
    profile.change_settings(board_says=saying(profile.settings, GAME, THING, "cost", printed))
    assert said_of(profile.settings, GAME) == {THING: {"water": "yes"}}
    assert taking_back(profile.settings, GAME, THING) == taking_back(profile.settings, GAME) == {GAME: {}}


def test_what_no_game_knows_is_not_brought_to_a_table() -> None:
    settings = Settings(board_says={GAME: {THING: {"cost": "a hundred"}, "path:a:b": {"cost": "1"}}, "chess": SAID})
    assert said_of(settings, GAME) == {}
    assert said_of(settings, "chess") == {}


def test_a_table_keeps_what_it_was_begun_with_and_plays_on_alike(profile: Profile) -> None:
    service = TableService(profile)
    profile.change_settings(board_says={GAME: SAID})
    table = service.begin(usual_set_up(open_box(GAME), "Ana"), seed=4)
    play(table, 60)
    service.keep(table)
    profile.change_settings(board_says={})
    again = service.resume(table.id)
    assert said(again) == SAID
    assert again.dropped == 0
    assert again.session.state == table.session.state
    later = service.begin(usual_set_up(open_box(GAME), "Ana"), seed=4)
    assert said(later) == {}
