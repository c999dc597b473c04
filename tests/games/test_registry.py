"""The registry of the games, and a game from elsewhere that moves in: nothing of the house is changed for it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.app import atlas
from desktop_app.app.decks.check import check_deck, part_title
from desktop_app.app.decks.model import PARTS, with_copies
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.decks.statistics import statistics
from desktop_app.app.learning.puzzles import puzzles
from desktop_app.app.library.commands import cards as find_cards
from desktop_app.app.library.library import Library
from desktop_app.app.library.played import played_by_application
from desktop_app.app.positions.playing import check_paths
from desktop_app.app.positions.position_export import export_session
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.tables.demo import play_demonstration
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.heads import table_head
from desktop_app.app.tables.service import TableService
from desktop_app.app.tables.set_up import BadTable, SeatSetUp, last_set_up, usual_set_up
from desktop_app.app.tables.simulate import Plan, UnknownGame, check_plan, play_one
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.engine.chance import Chance
from desktop_app.engine.frozen import replace
from desktop_app.engine.view import View
from desktop_app.games import CARDS, DECKS, GAMES, PLAYS, TENANTS, playable, register, unregister
from desktop_app.games.contract.tenant import Tenant
from desktop_app.games.kit.hidden import HiddenZones
from tests.games.playing import new_session, played
from tests.games.secrecy import look_for_hidden_cards
from tests.guests import moved_in
from tests.inn.state import Inn
from tests.inn.tenant import TENANT as INN

HOUSE = ["lotr_lcg", "lotr_tcg", "me_quest", "thrones", "meccg"]


@pytest.fixture
def inn() -> Iterator[Tenant]:
    """The house with the inn in it."""
    with moved_in(INN):
        yield INN


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    """A profile of its own."""
    profiles = Profiles(tmp_path)
    with profiles.open(profiles.create("Ana").id) as opened:
        yield opened


START_SCREEN = """
import sys
from desktop_app.app.tables.game_box import open_box
from desktop_app.games import FORMS
boxes = [open_box(game) for game in FORMS]
assert all(box.form.seats for box in boxes)
print(*(game for game in FORMS if f"desktop_app.games.{game}.rules" in sys.modules))
"""


# -- the registry ------------------------------------------------------------------------------------------------------


def test_scenarios_and_shipped_decks_are_known_without_the_rules_of_any_game() -> None:
    told = subprocess.run([sys.executable, "-c", START_SCREEN], capture_output=True, text=True, check=True)
    assert told.stdout.split() == []


def test_the_house_has_its_games_in_the_order_of_the_start_screen() -> None:
    assert list(TENANTS) == HOUSE
    assert list(playable()) == HOUSE
    assert list(GAMES) == HOUSE
    assert list(CARDS) == HOUSE
    assert [game for game in HOUSE if game not in DECKS] == ["me_quest"]


@pytest.mark.parametrize("id", HOUSE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_of_the_house_is_called_something(id: str, language: Language) -> None:
    texts, tenant = Texts(language), TENANTS[id]
    for name in (tenant.names.whole, tenant.names.short, tenant.names.listed, tenant.names.about):
        assert texts(name)
    assert str(tenant.most) in texts(tenant.audience, **{"from": tenant.fewest, "to": tenant.most})
    decks = tenant.decks() if tenant.decks is not None else None
    for part in decks.parts if decks is not None else ():
        assert part_title(id, part, texts)
    for option in decks.options if decks is not None else ():
        assert texts(option.name)
        assert all(texts(value.name) for value in option.values)


def test_a_game_moves_in_and_out(inn: Tenant) -> None:
    assert list(TENANTS) == [*HOUSE, "inn"]
    assert list(playable()) == [*HOUSE, "inn"]
    assert PARTS["inn"] == ("guest", "deck")
    assert atlas.find_rule("INN-003").text("es").startswith("En la barra se juegan cartas")
    unregister("inn")
    assert "inn" not in TENANTS
    assert "inn" not in PARTS
    with pytest.raises(atlas.UnknownRule):
        atlas.find_rule("INN-003")
    register(inn)
    assert list(TENANTS) == [*HOUSE, "inn"]


@pytest.mark.parametrize(
    ("guest", "taken"),
    [(replace(INN, id="thrones"), "thrones"), (replace(INN, domain="lcg"), "lcg"), (replace(INN, atlas="GOT"), "GOT")],
    ids=["id", "domain", "atlas"],
)
def test_two_games_cannot_share_what_tells_them_apart(guest: Tenant, taken: str) -> None:
    with pytest.raises(ValueError, match=taken):
        register(guest)
    assert list(TENANTS) == HOUSE


def test_a_game_of_the_house_stays() -> None:
    with pytest.raises(KeyError):
        unregister("meccg")
    assert list(TENANTS) == HOUSE


# -- its cards and decks -----------------------------------------------------------------------------------------------


def test_its_cards_stand_in_the_library_like_all_others(inn: Tenant, tmp_path: Path) -> None:
    with Library(tmp_path / "library") as library:
        found = find_cards(library, "inn", "s>=1 o>=1", Texts("es"))
        assert [line.partition("·")[0].split(maxsplit=1)[1].strip() for line in found.lines[:-1]] == [
            "El buhonero",
            "Mozo de cuadra",
        ]
        assert "Amigo" in found.lines[0], "the values have the names that the game brings"
        poker = library.index.by_code("inn", "inn07")
        assert poker is not None
        assert played_by_application(poker)
        assert library.index.cards(library.search("t:objeto", "inn", "es"))[0].game == "inn"
        assert len(library.search("", "lotr_lcg")) == 138


def test_the_library_forgets_the_cards_of_a_game_that_has_moved_out(tmp_path: Path) -> None:
    with moved_in(INN), Library(tmp_path / "library") as library:
        assert library.index.count("inn") == 15
    with Library(tmp_path / "library") as library:
        assert library.index.count("inn") == 0
        assert library.index.count("lotr_lcg") == 138


def test_its_decks_are_built_checked_and_counted(inn: Tenant, tmp_path: Path) -> None:
    carters = preset_decks("es", "inn")["carters"]
    assert (carters.name, carters.size("guest"), carters.size("deck")) == ("Carreteros", 1, 27)
    with Library(tmp_path / "library") as library:
        assert check_deck(carters, library.index).is_legal
        crowded = with_copies(carters, "guest", "inn02", "Mother Nettle", 1)
        assert [violation.rule for violation in check_deck(crowded, library.index).violations] == ["INN-001"]
        assert statistics(carters, library.index).totals["strength"].sum == 5
    assert part_title("inn", "guest", Texts("en")) == "Guest"
    with pytest.raises(ValueError, match="heroes"):
        with_copies(carters, "heroes", "inn02", "Mother Nettle", 1)


# -- its table ---------------------------------------------------------------------------------------------------------


def test_its_table_is_set_saved_continued_and_won(inn: Tenant, profile: Profile) -> None:
    service = TableService(profile)
    set_up = usual_set_up(service.box("inn"), "Ana", lambda letter: f"Guest {letter}")
    assert [(seat.name, seat.player, seat.deck) for seat in set_up.seats] == [
        ("Ana", "here", "carters"),
        ("Guest B", "brawler", "kitchen"),
    ]
    table = service.begin(set_up, seed=3)
    assert (table.seats_here, table.bots) == (["A"], {"B": "brawler"})
    assert last_set_up(profile.folder, service.box("inn")) == set_up
    dice, game = Chance(1), table.session.game
    while table.session.question is not None:
        question = table.session.question
        table.session.answer(game.bots["brawler"](table.session.eyes(question.seat), question, dice))
        table = service.keep(table)
        again = service.resume(table.id)
        assert not again.dropped
        assert game.view(again.session.state, "A") == game.view(table.session.state, "A")
    (result,) = profile.results.all()
    assert result.outcome in ("won", "lost")
    assert result.decks == ["Carters", "The Kitchen"]
    assert [Texts("es")(part.message, **part.params) for part in result.score_parts] == ["salud que queda"]
    head = table_head(profile.saves.all().entries[0].header)
    assert head.leaders == ["inn01", "inn03", "inn04"], "the guest, and the dearest of the house"
    assert [fact.sign for fact in head.facts] == ["damage", "resource"]
    assert Texts("en")(head.facts[0].message, **head.facts[0].params).startswith("health ")


def test_each_game_remembers_its_own_last_table(inn: Tenant, profile: Profile) -> None:
    service = TableService(profile)
    both = {game: usual_set_up(service.box(game), "Ana") for game in ("lotr_lcg", "inn")}
    for set_up in both.values():
        service.begin(set_up, seed=1)
    assert {game: last_set_up(profile.folder, service.box(game)) for game in both} == both


def test_its_own_rules_say_who_may_sit_down_together(inn: Tenant, profile: Profile) -> None:
    service = TableService(profile)
    usual = usual_set_up(service.box("inn"), "Ana")
    for seats, message in (
        ((usual.seats[0],), "newgame-bad-seats"),
        ((usual.seats[0], SeatSetUp(name="Bor", deck="carters")), "inn-no-same-guest"),
        ((usual.seats[0], SeatSetUp(name="Bor")), "newgame-no-deck"),
    ):
        with pytest.raises(BadTable) as refused:
            service.begin(usual.model_copy(update={"seats": seats}), language="es")
        assert refused.value.message_id == message
        assert refused.value.text(Texts("es"))
    assert open_box("inn").next_deck(["carters"]) == "kitchen"


def test_an_option_reaches_its_rules(inn: Tenant, profile: Profile) -> None:
    service = TableService(profile)
    long = usual_set_up(service.box("inn"), "Ana").model_copy(update={"options": {"evening": "long"}})
    state = service.begin(long, seed=1).session.state
    assert isinstance(state, Inn)
    assert state.last_round == 8


def test_it_is_simulated_with_as_few_as_can_play(inn: Tenant) -> None:
    check_plan(Plan("inn"))
    told = play_one(Plan("inn", bots=("brawler", "random")), seed=4)
    assert not told.failed
    assert told.outcome in ("out", "closed")
    with pytest.raises(UnknownGame):
        check_plan(Plan("inn", seats=3))


def test_its_demonstration_has_saves_of_its_moments(inn: Tenant, tmp_path: Path) -> None:
    lines = play_demonstration(tmp_path, "es", seed=2, game="inn")
    assert lines[0].endswith("roba 5 cartas.")
    assert (tmp_path / "1-play.json").exists() or (tmp_path / "1-end.json").exists()


# -- its positions -----------------------------------------------------------------------------------------------------


def test_its_positions_run_and_are_puzzles(inn: Tenant, tmp_path: Path) -> None:
    assert [(each.passed, each.why) for each in check_paths([inn.folder("positions")])] == [(True, "")] * 3
    assert [each.id for each in puzzles("inn")] == [
        "inn/a-bet-can-be-taken-back",
        "inn/a-card-costs-coins",
        "inn/who-slips-loses-nothing",
    ]
    wrong = tmp_path / "wrong.yaml"
    text = (inn.folder("positions") / "a-card-costs-coins.yaml").read_text(encoding="utf-8")
    wrong.write_text(text.replace("Stool Leg, The Pedlar", "Stool Leg, Large Barrel"), encoding="utf-8")
    (result,) = check_paths([wrong])
    assert "Large Barrel" in result.why


def test_a_table_of_it_is_written_as_a_position(inn: Tenant, profile: Profile, tmp_path: Path) -> None:
    service = TableService(profile)
    table = service.begin(usual_set_up(service.box("inn"), "Ana"), seed=3)
    told = export_session(table.session, {"en": "A brawl", "es": "Una pelea"})
    assert told.left_out == []
    (tmp_path / "brawl.yaml").write_text(told.text, encoding="utf-8")
    assert [each.why for each in check_paths([tmp_path])] == [""]


# -- the test of secrecy can fail --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hidden", "why"),
    [
        (HiddenZones({"library": "nobody"}), "nothing was hidden"),
        (HiddenZones({"deck": "nobody", "cellar": "owner"}), "nothing was hidden"),
        (HiddenZones({"friends": "nobody"}), "A"),
        (HiddenZones(), "hides nothing"),
    ],
)
def test_a_game_that_misnames_what_it_hides_is_found_out(inn: Tenant, hidden: HiddenZones, why: str) -> None:
    play = replace(PLAYS["inn"], hidden=hidden)
    with pytest.raises(AssertionError, match=why):
        look_for_hidden_cards(play, played(new_session("inn", 2, 11), "brawler", 11))


def test_a_game_that_shows_what_it_hides_is_found_out(inn: Tenant) -> None:
    play = PLAYS["inn"]

    def leaky(g: Inn, seat: str) -> View:
        view = play.game.view(g, seat)
        view.facts["next"] = g.codes[g.zones["deck:A"][0]] if g.zones["deck:A"] else ""
        return view

    leaking = replace(play, game=replace(play.game, view=leaky))
    with pytest.raises(AssertionError, match="A"):
        look_for_hidden_cards(leaking, played(new_session("inn", 2, 11), "brawler", 11))
