"""Tables of a profile: laid, kept after every answer, continued at the same question, their results remembered."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.errors import LongtableError, ResultsDamaged, SaveDamaged, SaveTooNew
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.tables.game_box import OWN, open_box
from desktop_app.app.tables.heads import TableHead, table_head
from desktop_app.app.tables.service import OpenTable, TableService
from desktop_app.app.tables.set_up import BadTable, SeatSetUp, SetUp, last_set_up, remember_set_up, usual_set_up
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.chance import Chance

BOX = open_box("lotr_lcg")
ALONE = usual_set_up(BOX, "Ana")


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    with Profiles(tmp_path).create("Ana") as opened:
        yield opened


@pytest.fixture
def service(profile: Profile) -> TableService:
    return TableService(profile)


def play(table: OpenTable, answers: int, dice: Chance | None = None) -> int:
    """The greedy bot answers for everybody; how many answers there were."""
    dice = dice or Chance(1)
    session = table.session
    given = 0
    while session.question is not None and given < answers:
        question = session.question
        look = partial(session.game.view, session.state, question.seat)
        session.answer(session.game.bots["greedy"](look, question, dice))
        given += 1
    return given


def told(head: TableHead) -> list[str]:
    """The facts of a head in words."""
    return [Texts("en")(fact.message, **fact.params) for fact in head.facts]


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


def test_the_last_set_up_is_remembered(service: TableService, profile: Profile) -> None:
    two = SetUp(
        game="lotr_lcg",
        scenario=BOX.usual_scenario,
        options={"easy": "yes"},
        seats=(
            SeatSetUp(name="Ana", deck="riders_of_the_white_tree"),
            SeatSetUp(name="Bor", player="greedy", deck="watchers_of_the_eaves"),
        ),
    )
    table = service.begin(two, seed=4)
    assert last_set_up(profile.folder, BOX) == two
    assert table.seats_here == ["A"]
    assert table.bots == {"B": "greedy"}


def test_a_remembered_set_up_with_a_deck_that_is_gone_is_forgotten(profile: Profile) -> None:
    lost = ALONE.model_copy(update={"seats": (SeatSetUp(name="Ana", deck="lost"),)})
    remember_set_up(profile.folder, lost)
    assert last_set_up(profile.folder, BOX) is None


@pytest.mark.rule("LCG-083")
def test_two_players_may_not_lead_the_same_hero(service: TableService, profile: Profile) -> None:
    twice = ALONE.model_copy(update={"seats": (ALONE.seats[0], SeatSetUp(name="Bor", deck=BOX.usual_deck))})
    with pytest.raises(BadTable) as refused:
        service.begin(twice)
    assert refused.value.rule == "LCG-083"
    assert refused.value.params["hero"] == "Aragorn"
    assert profile.saves.all().entries == []


def test_somebody_must_sit_at_this_screen(service: TableService) -> None:
    bots = ALONE.model_copy(update={"seats": (SeatSetUp(name="Ana", player="random", deck=BOX.usual_deck),)})
    with pytest.raises(BadTable):
        service.begin(bots)


def test_a_deck_of_ones_own_is_played_once_it_is_legal(service: TableService, profile: Profile) -> None:
    store = DeckStore(profile.folder_of("decks"))
    deck = preset_decks()["riders_of_the_white_tree"]
    mine = OWN + store.create(replace(deck, name="The Mark rides"))
    few = OWN + store.create(replace(deck, name="Too few", entries=deck.part("heroes")))
    box = service.box("lotr_lcg")
    assert box.decks[mine].names["en"] == "The Mark rides"
    assert box.decks[mine].size == 50
    assert box.decks[mine].broken == ()
    seated = ALONE.model_copy(update={"seats": (SeatSetUp(name="Ana", deck=mine),)})
    assert service.begin(seated, seed=1).head.decks == ["The Mark rides"]
    assert box.decks[few].broken
    with pytest.raises(BadTable) as refused:
        service.begin(ALONE.model_copy(update={"seats": (SeatSetUp(name="Ana", deck=few),)}))
    assert refused.value.rule == box.decks[few].broken[0]


def test_a_damaged_deck_of_ones_own_does_not_keep_from_playing(service: TableService, profile: Profile) -> None:
    (profile.folder_of("decks") / "torn.json").write_text("{", encoding="utf-8")
    assert set(service.box("lotr_lcg").decks) == set(BOX.decks)


def test_the_next_deck_shares_no_hero_with_those_at_the_table() -> None:
    first = BOX.usual_deck
    second = BOX.next_deck([first])
    assert set(BOX.decks[first].leaders).isdisjoint(BOX.decks[second].leaders)


def test_a_game_whose_session_is_damaged_is_set_aside_and_the_place_named(
    service: TableService, profile: Profile
) -> None:
    table = service.begin(ALONE, seed=5)
    path = profile.saves.path(table.id)
    data = json.loads(path.read_text(encoding="utf-8"))
    data["session"]["snapshot"]["state"] = {"nothing": 1}
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveDamaged) as damaged:
        service.resume(table.id)
    assert not path.exists()
    assert Path(str(damaged.value.params["aside"])).read_text(encoding="utf-8") == json.dumps(data)


def test_a_game_with_an_unknown_card_stays_and_the_card_is_named(service: TableService, profile: Profile) -> None:
    table = service.begin(ALONE, seed=5)
    path = profile.saves.path(table.id)
    content = path.read_text(encoding="utf-8").replace('"01001"', '"99001"')
    path.write_text(content, encoding="utf-8")
    with pytest.raises(LongtableError) as told:
        service.resume(table.id)
    assert "99001" in told.value.text(Texts("en"))
    assert "99001" in told.value.text(Texts("es"))
    assert path.read_text(encoding="utf-8") == content


def test_a_game_of_a_newer_longtable_stays_as_it_is(service: TableService, profile: Profile) -> None:
    table = service.begin(ALONE, seed=5)
    path = profile.saves.path(table.id)
    data = json.loads(path.read_text(encoding="utf-8")) | {"format": 99}
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveTooNew):
        service.resume(table.id)
    assert json.loads(path.read_text(encoding="utf-8")) == data


def test_answers_that_no_longer_fit_are_counted(service: TableService, profile: Profile) -> None:
    table = service.begin(ALONE, seed=2)
    while not table.session.records[table.session.quiet_at :]:
        play(table, 1)
    service.keep(table)
    path = profile.saves.path(table.id)
    data = json.loads(path.read_text(encoding="utf-8"))
    by, _, *keys = data["session"]["records"][-1].split("\t")
    data["session"]["records"][-1] = "\t".join((by, "a question of other rules", *keys))
    path.write_text(json.dumps(data), encoding="utf-8")
    again = service.resume(table.id)
    assert again.dropped == (1 if by == "seat" else 0)
    assert again.session.question is not None


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


def _lose_a_place(session: dict[str, Any]) -> None:
    zones = session["snapshot"]["state"]["zones"]
    zones.pop(next(name for name in zones if name.startswith("hand")))


def _lose_a_card(session: dict[str, Any]) -> None:
    zones = session["snapshot"]["state"]["zones"]
    hand = next(cards for name, cards in zones.items() if name.startswith("hand"))
    del session["codes"][hand[0]]


def _lose_the_pieces(session: dict[str, Any]) -> None:
    session["snapshot"]["state"]["pieces"] = {}


@pytest.mark.parametrize("damage", [_lose_a_place, _lose_a_card, _lose_the_pieces])
def test_a_save_that_reads_well_and_cannot_be_shown_is_set_aside(
    service: TableService, profile: Profile, damage: Callable[[dict[str, Any]], None]
) -> None:
    """Its game would be taken up and then fail while the table is drawn."""
    table = service.begin(ALONE, seed=1)
    play(table, 25)
    path = profile.saves.path(service.keep(table).id)
    data = json.loads(path.read_text(encoding="utf-8"))
    damage(data["session"])
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveDamaged):
        service.resume(table.id)
    assert not path.exists()


def test_a_game_of_a_system_that_is_not_there_is_left_as_it_is(
    service: TableService, profile: Profile, english: Texts
) -> None:
    table = service.begin(ALONE, seed=1)
    path = profile.saves.path(table.id)
    path.write_text(path.read_text(encoding="utf-8").replace('"lotr_lcg"', '"chess"', 1), encoding="utf-8")
    with pytest.raises(LongtableError) as told:
        service.resume(table.id)
    assert "chess" in told.value.text(english)
    assert path.is_file()


def test_two_who_sit_down_have_two_decks_where_there_are_enough() -> None:
    thrones = open_box("thrones")
    first = thrones.next_deck([])
    assert thrones.next_deck([first]) != first
    assert thrones.next_deck(list(thrones.decks)) == first


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


@pytest.mark.parametrize(("game", "size"), [("lotr_lcg", 50), ("lotr_tcg", 60), ("thrones", 60)])
def test_a_deck_has_as_many_cards_as_its_players_say(game: str, size: int) -> None:
    box = open_box(game)
    assert box.decks[box.usual_deck].size == size, "heroes, plots, sites, rings and the faction lie beside it"
