"""The `longtable` command as a script sees it: lines, JSON and exit codes."""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.tables.simulate import Plan, UnknownGame, simulate
from desktop_app.app.texts.texts import Texts
from desktop_app.cli import app
from desktop_app.engine.frozen import replace
from tests.guests import moved_in
from tests.inn.tenant import TENANT as INN

ROOT = Path(__file__).resolve().parent.parent


class Ran(NamedTuple):
    """What a command left behind."""

    returncode: int
    stdout: str
    stderr: str


def longtable(*words: str) -> Ran:
    """Runs the command here, as its entry point does: a process of its own takes seconds to read all that it needs."""
    told = CliRunner().invoke(app, words, prog_name="longtable")
    if told.exception is not None and not isinstance(told.exception, SystemExit):
        raise told.exception
    return Ran(told.exit_code, told.stdout, told.stderr)


def process(
    *words: str, language: str = "C.UTF-8", module: str = "desktop_app.cli"
) -> subprocess.CompletedProcess[str]:
    """Runs the command in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": language, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", module, *words]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_simulate_prints_a_line_a_game_and_a_summary() -> None:
    run = process("simulate", "lotr_lcg", "--scenario", "passage_through_mirkwood", "--games", "4", "--seed", "7")
    lines = run.stdout.splitlines()
    assert run.returncode == 0
    assert [line.split()[1] for line in lines[:-1]] == ["7", "8", "9", "10"]
    assert lines[-1].startswith("4 games:")
    assert lines[-1].endswith("0 failed")


def test_the_package_with_words_is_the_command() -> None:
    as_package = process("simulate", "lotr_lcg", "--seed", "7", module="desktop_app")
    assert as_package.stdout.splitlines()[0].split()[1] == "7"
    assert as_package.returncode == 0
    assert process("simulate", "chess", module="desktop_app").returncode == 1


def test_the_same_seeds_give_the_same_games_in_one_job_or_two() -> None:
    told = []
    for jobs in ("1", "2"):
        run = process("simulate", "lotr_lcg", "--games", "6", "--bot", "greedy", "--jobs", jobs, "--json")
        games = [json.loads(line) for line in run.stdout.splitlines()[:-1]]
        told.append([(g["seed"], g["outcome"], g["rounds"], g["decisions"]) for g in games])
    assert told[0] == told[1]
    assert len(told[0]) == 6


def test_a_whole_campaign_is_played_and_told_in_a_line() -> None:
    run = longtable("campaign", "lotr_lcg", "--players", "1", "--bot", "greedy", "--json")
    told = json.loads(run.stdout.splitlines()[0])
    assert (run.returncode, told["error"], told["broken"]) == (0, "", [])
    assert run.stdout.splitlines()[-1].startswith("1 campaigns: ")
    assert longtable("campaign", "chess").returncode == 1


def test_cards_tells_which_the_rules_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_HOME", str(tmp_path))
    played = longtable("cards", "lotr_lcg", "Faramir", "--played")
    by_hand = longtable("cards", "lotr_lcg", "Mendor Support", "--played")
    assert (played.returncode, by_hand.returncode) == (0, 1)
    assert by_hand.stdout.splitlines()[-1].startswith("0 cards are played by the rules")


def guests(*words: str, start: str) -> subprocess.CompletedProcess[str]:
    """Runs the command in a house with the inn, whose further processes begin as `start` says."""
    program = f"import multiprocessing as m; m.set_start_method({start!r}); from tests.guests import main; main()"
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, "-c", program, *words], env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("start", sorted({"spawn", *multiprocessing.get_all_start_methods()} - {"forkserver"}))
def test_a_guest_is_played_by_several_processes_however_they_begin(start: str) -> None:
    told = []
    for jobs in ("1", "2"):
        run = guests("simulate", "inn", "--games", "4", "--bot", "brawler", "--jobs", jobs, "--json", start=start)
        assert run.returncode == 0, run.stderr
        games = [json.loads(line) for line in run.stdout.splitlines()[:-1]]
        told.append([(g["seed"], g["outcome"], g["rounds"], g["decisions"], g["error"]) for g in games])
    assert told[0] == told[1]
    assert len(told[0]) == 4


def test_a_guest_that_other_processes_cannot_find_is_refused_with_a_sentence() -> None:
    with moved_in(replace(INN, door="")), pytest.raises(UnknownGame) as refused:
        list(simulate(Plan("inn", games=2), jobs=2))
    assert "inn" in refused.value.text(Texts("en"))
    assert "one job" in refused.value.text(Texts("en"))


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("simulate", "chess"), "chess"),
        (("simulate", "lotr_lcg", "--bot", "genius"), "genius"),
        (("simulate", "lotr_lcg", "--scenario", "rivendell"), "rivendell"),
        (("simulate", "lotr_lcg", "--deck", "nobody"), "nobody"),
        (("simulate", "lotr_lcg", "--seats", "5"), "5"),
        (("simulate", "lotr_lcg", "--deck", str(Path(__file__))), "line 1"),
        (("cards", "chess", "gondor"), "chess"),
        (("render", "rules", "nowhere/out.png"), "nowhere"),
    ],
)
def test_what_does_not_exist_is_named_in_one_line(words: tuple[str, ...], named: str) -> None:
    # A picture is painted in a process of its own: here there may be no application, or another's.
    run = process(*words) if words[0] == "render" else longtable(*words)
    assert run.returncode == 1
    assert named in run.stderr
    assert len(run.stderr.splitlines()) == 1
    assert "Traceback" not in run.stderr


def test_a_screen_that_there_is_not_is_named_in_the_first_line_and_all_there_are_below() -> None:
    run = process("render", "chess", "out.png")
    said, *known = run.stderr.splitlines()
    assert run.returncode == 1
    assert "chess" in said
    assert {"people", "deck-not-legal", "decks-new"} <= set(", ".join(known).replace(",", "").split())
    assert max(map(len, known)) <= 100


def test_the_same_hero_at_two_seats_is_refused_by_its_rule() -> None:
    deck = "riders_of_the_white_tree"
    run = longtable("simulate", "lotr_lcg", "--seats", "2", "--deck", deck, "--deck", deck)
    assert run.returncode == 1
    assert "LCG-083" in run.stderr


def test_check_fails_on_a_position_that_does_not_hold(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(
        "format: 1\ngame: lotr_lcg\ntitle: {en: Aragorn is not in the hand, es: Aragorn no está en la mano}\n"
        "rules: []\nseats: [Ana]\nsetup: {step: '2.2', players: {Ana: {heroes: [Aragorn]}}}\nplay: []\n"
        "expect:\n  - {zone: {of: Aragorn, is: hand, seat: Ana}}\n",
        encoding="utf-8",
    )
    run = longtable("check", str(wrong))
    assert run.returncode == 1
    assert "failed" in run.stdout


def test_a_deck_file_without_heroes_is_told_by_its_field(tmp_path: Path) -> None:
    deck = tmp_path / "deck.json"
    deck.write_text('{"heroes": "Aragorn", "cards": {}}', encoding="utf-8")
    run = longtable("simulate", "lotr_lcg", "--deck", str(deck))
    assert run.returncode == 1
    assert "heroes" in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("words", [("--size", "0x0"), ("--theme", "neon"), ("--lang", "de")])
def test_a_picture_that_cannot_be_painted_is_refused_at_once(words: tuple[str, str], tmp_path: Path) -> None:
    run = longtable("render", "home", str(tmp_path / "home.png"), *words)
    assert run.returncode == 2
    assert words[1] in run.stderr
    assert not list(tmp_path.iterdir())


def test_checking_a_folder_without_positions_fails(tmp_path: Path) -> None:
    run = longtable("check", str(tmp_path))
    assert run.returncode == 1
    assert "no position file" in run.stdout


def test_cards_are_searched_in_both_languages() -> None:
    english = longtable("cards", "lotr_lcg", "t:ally cost<=1")
    spanish = longtable("cards", "lotr_lcg", "tipo:aliado coste<=1")
    assert english.returncode == 0
    assert "Snowbourn Scout" in english.stdout
    assert spanish.stdout == english.stdout


def test_a_mistake_in_a_search_points_at_its_place() -> None:
    run = longtable("cards", "lotr_lcg", "cost<=few")
    assert run.returncode == 1
    assert "column 7" in run.stderr


def test_a_shipped_deck_keeps_every_construction_rule_and_a_starter_says_that_it_is_small() -> None:
    decks = ROOT / "resources" / "decks" / "lotr_lcg"
    run = longtable("deck", "check", str(decks / "riders_of_the_white_tree.json"))
    assert run.returncode == 0, run.stdout
    run = longtable("deck", "check", str(decks / "starter_lore.json"))
    assert run.returncode == 1
    assert "LCG-105: The deck has 30 cards that count; it needs at least 50." in run.stdout


def test_a_deck_that_breaks_a_rule_names_it(tmp_path: Path) -> None:
    small = tmp_path / "small.txt"
    small.write_text("Small\n\nHeroes (1)\n\n1x Aragorn\n\nAllies (1)\n\n3x Guard of the Citadel\n", encoding="utf-8")
    run = longtable("deck", "check", str(small))
    assert run.returncode == 1
    assert "LCG-105" in run.stdout


OWN_TABLE = "what it is called;kind;how dear\nA Friend in Need;event;2\nA Foe Indeed;event;1\n"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder without a profile."""
    monkeypatch.setenv("LONGTABLE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LOGNAME", "bilbo")
    return tmp_path / "data"


def test_the_first_import_makes_the_first_profile(data: Path, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("Mine\n\nHeroes (1)\n\n1x Aragorn\n", encoding="utf-8")
    run = process("import", "lotr_lcg", str(deck))
    assert run.returncode == 0, run.stderr
    assert "bilbo" in run.stderr
    assert (data / "profiles" / "bilbo" / "decks" / "mine.json").is_file()
    again = process("import", "lotr_lcg", str(deck), language="es_ES.UTF-8")
    assert again.stderr == ""
    assert (data / "profiles" / "bilbo" / "decks" / "mine-2.json").is_file()


def test_a_profile_can_be_named_and_the_first_is_called_so(data: Path, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("Mine\n\nHeroes (1)\n\n1x Aragorn\n", encoding="utf-8")
    assert longtable("import", "lotr_lcg", str(deck), "--profile", "Frodo B.").returncode == 0
    assert (data / "profiles" / "frodo-b" / "decks" / "mine.json").is_file()
    for words in (("import", "lotr_lcg", str(deck)), ("cards", "lotr_lcg", "gandalf")):
        assert longtable(*words, "--profile", "FRODO B.").returncode == 0
        wrong = longtable(*words, "--profile", "Sam")
        assert wrong.returncode == 1
        assert "Sam" in wrong.stderr
        assert "Frodo B." in wrong.stderr


def test_columns_are_named_in_the_command_and_remembered(data: Path, tmp_path: Path) -> None:
    table = tmp_path / "friends.csv"
    table.write_text(OWN_TABLE, encoding="utf-8")
    asked = longtable("import", "lotr_lcg", str(table))
    assert asked.returncode == 1
    assert "--column 'what it is called='" in asked.stderr
    assert "A Friend" in asked.stderr
    assert "title" in asked.stderr
    assert "Traceback" not in asked.stderr
    for words, named in ((("--column", "nothing=title"), "how dear"), (("--column", "kind=colour"), "sphere")):
        wrong = longtable("import", "lotr_lcg", str(table), *words)
        assert wrong.returncode == 1
        assert named in wrong.stdout
    told = ("--column", "what it is called=title", "--column", "kind=type", "--column", "how dear=")
    kept = longtable("import", "lotr_lcg", str(table), *told, "--json")
    assert json.loads(kept.stdout)["cards"] == 2
    found = longtable("cards", "lotr_lcg", "e:friends", "--json")
    assert longtable("import", "lotr_lcg", str(table)).returncode == 0, "the columns are known by now"
    assert found.stderr == ""
    titles = [json.loads(line)["titles"]["en"] for line in found.stdout.splitlines()]
    assert titles == ["A Foe Indeed", "A Friend in Need"]


def test_cards_and_decks_can_be_looked_up_while_the_window_is_open(data: Path, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("Mine\n\nHeroes (1)\n\n1x Aragorn\n", encoding="utf-8")
    with Profiles(data).create("Ana") as ana:
        before = sorted(path for path in ana.folder.rglob("*"))
        found = process("cards", "lotr_lcg", "gandalf")
        assert found.returncode == 0, found.stderr
        assert "Gandalf" in found.stdout
        assert "LCG-" in process("deck", "check", str(deck)).stdout
        assert sorted(path for path in ana.folder.rglob("*")) == before, "nothing is written"
        kept = process("import", "lotr_lcg", str(deck))
        assert kept.returncode == 1
        assert "Ana" in kept.stderr
    assert process("import", "lotr_lcg", str(deck)).returncode == 0


@pytest.mark.parametrize("name", [b"\xff\xfe.txt", b"n" * 300, b"pipe"])
def test_an_odd_file_is_told_in_one_line(data: Path, tmp_path: Path, name: bytes) -> None:
    path = os.fsencode(tmp_path) + b"/" + name
    if name == b"pipe":
        os.mkfifo(path)
    run = process("deck", "check", os.fsdecode(path))
    assert run.returncode == 1
    assert len(run.stderr.splitlines()) == 1
    assert "Traceback" not in run.stderr


def test_help_and_an_opened_window_import_only_what_they_show() -> None:
    """Whoever asks for help waits for no rules, texts or window; the first frame waits for no profile."""
    seen = "import sys; print(' '.join(sorted({each.split('.')[0] for each in sys.modules})))"
    for module, absent in (
        ("desktop_app.cli", {"PySide6", "pydantic", "fluent", "rich", "yaml"}),
        ("desktop_app.ui.shell.launch", {"pydantic", "fluent", "yaml"}),
    ):
        run = subprocess.run(
            [sys.executable, "-c", f"import {module}; {seen}"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        assert absent.isdisjoint(run.stdout.split()), module


def test_help_says_in_a_line_what_each_command_does() -> None:
    told = process("--help").stdout
    for command in ("simulate", "campaign", "check", "render", "cards", "import", "bench", "doctor", "deck"):
        line = next(line for line in told.splitlines() if line.strip().startswith(f"{command} "))
        assert line.rstrip().endswith("."), line
        assert not line.rstrip().endswith("..."), line
