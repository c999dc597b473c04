"""Tables of a profile: laid, kept after every answer, continued at the same question, their results remembered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.app.errors import ResultsDamaged
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.heads import table_head
from desktop_app.app.tables.service import OpenTable, TableService
from desktop_app.app.tables.set_up import BadTable, SetUp, usual_set_up
from desktop_app.engine.chance import Chance
from tests.app.tables.playing import ALONE, BOX, play, told


def test_a_new_table_is_on_the_disk_before_the_first_answer(service: TableService, profile: Profile) -> None:
    table = service.begin(ALONE, seed=1)
    (entry,) = profile.saves.all().entries
    assert entry.id == table.id
    assert entry.header.title == "Passage Through Mirkwood"
    assert entry.header.seats == ["Ana"]
    assert told(table_head(entry.header)) == ["threat 29 of 50", "hand 6"]


def test_whoever_takes_the_heroes_at_the_first_chair_plays_a_hero_and_the_bot_sauron(service: TableService) -> None:
    """Sauron sits first: his seat went to whoever was named first, under the name of the other."""
    box = open_box("me_quest")
    ana, bot = usual_set_up(box, "Ana").seats
    seats = (ana.model_copy(update={"side": bot.side}), bot.model_copy(update={"side": ana.side}))
    wanted = usual_set_up(box, "Ana").model_copy(update={"seats": seats})
    table = service.begin(wanted, seed=1)
    assert table.header.seats == ["B", "Ana"]
    (here,) = table.seats_here
    assert table.session.look(here).facts[f"name:{here}"] == "Ana"
    assert f"hero:{here}" in table.session.look(here).facts
    assert service.set_up_of(table) == wanted, "the next table is laid as this one was asked for"


def test_a_table_laid_in_spanish_has_a_spanish_title(service: TableService) -> None:
    assert service.begin(ALONE, seed=1, language="es").header.title == "Viaje por el Bosque Negro"


def test_a_game_continues_at_the_very_question_it_was_left_at(service: TableService) -> None:
    table = service.begin(ALONE, seed=2)
    for _ in range(40):
        play(table, 1)
        table = service.keep(table)
        again = service.resume(table.id)
        assert again.dropped == 0
        left, found = table.session.question, again.session.question
        assert left is not None
        assert found is not None
        assert found.fingerprint == left.fingerprint
        assert [option.key for option in found.options] == [option.key for option in left.options]
        seen, then = (each.session.game.view(each.session.state, "A") for each in (again, table))
        assert seen == then


def test_the_head_tells_where_the_game_stands(service: TableService, profile: Profile) -> None:
    table = service.begin(ALONE, seed=2)
    play(table, 30)
    service.keep(table)
    (entry,) = profile.saves.all().entries
    shown = table.session.game.view(table.session.state, "A")
    head = table_head(entry.header)
    assert entry.header.round == shown.round > 0
    assert head.phase == shown.facts["phase"]
    assert f"threat {shown.numbers['threat:A']} of 50" in told(head)
    assert f"hand {shown.zones['hand:A'].count}" in told(head)
    assert head.leaders == list(BOX.decks[BOX.usual_deck].leaders)
    assert entry.header.outcome is None


def test_a_finished_game_stands_once_among_the_results(service: TableService, profile: Profile) -> None:
    table = service.begin(ALONE, seed=3)
    play(table, 100_000)
    table = service.keep(service.keep(table))
    (result,) = profile.results.all()
    shown = table.session.game.view(table.session.state, "A")
    assert result.outcome == shown.outcome["result"] == table.header.outcome
    assert result.save == table.id
    assert result.rounds == shown.round
    assert result.decks == ["Riders of the White Tree"]
    assert result.deck == "", "alone or together, all decks win or lose"


def test_among_rivals_a_result_names_the_deck_whose_end_it_tells(service: TableService, profile: Profile) -> None:
    bot, person = reversed(usual_set_up(open_box("thrones"), "Ana").seats)
    table = service.begin(SetUp(game="thrones", seats=(bot, person)), seed=1)
    table.session.give_up("B")
    service.keep(table)
    (result,) = profile.results.all()
    assert len(result.decks) == 2
    assert (result.deck, result.outcome) == (result.decks[1], "lost")


def test_a_won_game_is_remembered_with_its_score_and_the_parts_of_it(service: TableService, profile: Profile) -> None:
    for seed in range(1, 60):
        table = service.begin(ALONE, seed=seed)
        play(table, 100_000)
        if table.session.game.view(table.session.state, "A").outcome["result"] == "won":
            break
    else:
        pytest.fail("the greedy bot won none of 59 games")
    service.keep(table)
    (result,) = profile.results.all()
    assert result.outcome == "won"
    assert result.score == sum(part.value for part in result.score_parts)
    assert {part.message for part in result.score_parts} >= {"lcg-score-threat", "lcg-score-rounds"}


def test_undoing_an_end_and_ending_otherwise_is_a_result_of_its_own(service: TableService, profile: Profile) -> None:
    table = service.begin(ALONE, seed=3)
    play(table, 100_000)
    service.keep(table)
    table.session.undo("phase")
    table.session.undo("phase")
    play(table, 100_000, Chance(99))
    service.keep(table)
    endings = [(result.outcome, result.score, result.rounds) for result in profile.results.all()]
    assert len(endings) == len(set(endings)), "the same ending is not counted twice"


def test_every_round_is_a_place_to_go_back_to(service: TableService) -> None:
    table = service.begin(ALONE, seed=2)
    play(table, 60)
    marks = service.rounds(service.keep(table))
    shown = table.session.game.view(table.session.state, "A")
    assert [mark.number for mark in marks] == list(range(1, shown.round + 1))
    again = service.resume(table.id)
    again.session.go_to(marks[0].at)
    assert again.session.game.view(again.session.state, "A").round == 1
    assert again.session.future, "what came after can be redone"


def finished(service: TableService) -> OpenTable:
    """A game that the bot has played to its end."""
    table = service.begin(ALONE, seed=3)
    play(table, 100_000)
    return table


def test_a_game_that_ended_just_before_the_program_did_stands_among_the_results_after_the_next_start(
    service: TableService, profile: Profile
) -> None:
    service.keep(finished(service))
    (before,) = profile.results.all()
    profile.results.path.unlink()
    service.mend_results(profile.saves.all().entries)
    assert profile.results.all() == [before]
    service.mend_results(profile.saves.all().entries)
    assert profile.results.all() == [before], "once is enough"


@pytest.mark.parametrize("content", ["", "{", '{"format": 1, "results": [{"rounds": -1}]}', '{"results": 1e999}'])
def test_a_damaged_list_of_results_costs_no_result(service: TableService, profile: Profile, content: str) -> None:
    service.keep(finished(service))
    (before,) = profile.results.all()
    profile.results.path.write_text(content, encoding="utf-8")
    another = service.begin(ALONE, seed=4)
    play(another, 100_000)
    with pytest.raises(ResultsDamaged) as told:
        service.keep(another)
    assert Path(str(told.value.params["aside"])).read_text(encoding="utf-8") == content
    service.mend_results(profile.saves.all().entries)
    found = profile.results.all()
    assert {result.save for result in found} == {before.save, another.id}
    assert before in found


def test_a_game_finished_by_an_older_program_is_not_counted_twice(service: TableService, profile: Profile) -> None:
    table = service.keep(finished(service))
    (before,) = profile.results.all()
    path = profile.saves.path(table.id)
    data = json.loads(path.read_text(encoding="utf-8"))
    del data["ending"]
    path.write_text(json.dumps(data), encoding="utf-8")
    service.mend_results(profile.saves.all().entries)
    assert profile.results.all() == [before]
    profile.results.path.unlink()
    service.mend_results(profile.saves.all().entries)
    (again,) = profile.results.all()
    assert (again.outcome, again.rounds, again.save) == (before.outcome, before.rounds, before.save)


def test_a_seat_is_handed_over_but_somebody_stays_at_the_screen(service: TableService) -> None:
    set_up = usual_set_up(open_box("thrones"), "Ana")
    table = service.begin(set_up, seed=1)
    both = service.hand_over(table, "B", "here")
    assert service.resume(table.id).seats_here == ["A", "B"]
    service.hand_over(both, "A", "greedy")
    alone = service.resume(table.id)
    assert (alone.seats_here, alone.bots) == (["B"], {"A": "greedy"})
    with pytest.raises(BadTable):
        service.hand_over(alone, "B", "greedy")
