"""What goes wrong is told in the person's language, loses nothing and shows no traceback."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from desktop_app.app.errors import StorageFull
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.texts.texts import Language
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.people import PeopleScreen
from tests.ui.shell.conftest import Person
from tests.ui.staged import screen_in

SAID: dict[str, dict[Language, str]] = {
    "in use": {
        "en": "is open in another window of Longtable",
        "es": "está abierto en otra ventana de Longtable",
    },
    "damaged": {"en": "could not be read", "es": "No se ha podido leer la partida guardada"},
    "newer": {"en": "was written by a newer Longtable", "es": "más reciente"},
    "read-only": {"en": "Longtable may not write to", "es": "no tiene permiso para escribir en"},
}
LANGUAGES: tuple[Language, ...] = ("en", "es")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, ana: Person) -> Language:
    chosen: Language = request.param
    assert ana.shell.desk is not None
    ana.shell.desk.change(language=chosen)
    settle()
    return chosen


def told(person: Person) -> str:
    notice = person.shell.banner.notice
    assert notice is not None
    assert person.shell.banner.isVisible()
    return notice.text(person.shell.looks.texts)


def test_a_second_window_on_the_same_profile_is_told_and_may_open_another(
    ana: Person, qtbot: QtBot, root: Path
) -> None:
    second = Person(root)
    assert second.shell.desk is None
    assert second.shell.shown == "people"
    assert second.sees(SAID["in use"]["en"]) or second.sees(SAID["in use"]["es"])
    second.shell.door.create("Bor")
    settle()
    assert second.shell.shown == "home"
    second.leave()
    assert ana.shell.desk is not None
    assert ana.shell.desk.profile.name == "Ana"


def test_switching_to_a_profile_in_use_keeps_ones_own(ana: Person, language: Language, root: Path) -> None:
    other = Profiles(root).create("Bor")
    ana.shell.door.open(other.id)
    settle()
    assert SAID["in use"][language] in told(ana)
    assert ana.shell.desk is not None
    assert ana.shell.desk.profile.name == "Ana"
    other.close()


def test_every_broken_game_is_told_one_after_the_other(ana: Person, language: Language) -> None:
    assert ana.shell.desk is not None
    for seed in (8, 9):
        path = ana.shell.desk.profile.saves.path(ana.game(10, seed=seed).id)
        path.write_bytes(path.read_bytes()[:-200])
    ana.shell.show_screen("settings")
    ana.shell.show_screen("home")
    settle()
    first = told(ana)
    ana.shell.banner.findChildren(QToolButton)[-1].click()
    second = told(ana)
    assert SAID["damaged"][language] in first
    assert SAID["damaged"][language] in second
    assert first != second
    ana.shell.banner.findChildren(QToolButton)[-1].click()
    assert ana.shell.banner.notice is None


def test_the_same_trouble_is_told_once(ana: Person) -> None:
    for _ in range(3):
        ana.shell.banner.tell(StorageFull(path="saves/game.json"))
    ana.shell.banner.findChildren(QToolButton)[-1].click()
    assert ana.shell.banner.notice is None


def test_a_damaged_game_is_kept_aside_and_told(ana: Person, language: Language) -> None:
    kept, lost = ana.game(10, seed=8), ana.game(10, seed=9)
    assert ana.shell.desk is not None
    path = ana.shell.desk.profile.saves.path(lost.id)
    content = path.read_bytes()[:-200]
    path.write_bytes(content)
    ana.shell.go_on(lost.id)
    settle()
    assert SAID["damaged"][language] in told(ana)
    assert path.with_name(path.name + ".damaged").read_bytes() == content
    assert [entry.id for entry in ana.shell.desk.profile.saves.all().entries] == [kept.id]
    assert ana.shell.shown == "home"


def test_a_game_of_a_newer_longtable_is_told_and_left_alone(ana: Person, language: Language) -> None:
    table = ana.game(10)
    assert ana.shell.desk is not None
    path = ana.shell.desk.profile.saves.path(table.id)
    data = json.loads(path.read_text(encoding="utf-8")) | {"format": 99}
    path.write_text(json.dumps(data), encoding="utf-8")
    ana.shell.go_on(table.id)
    settle()
    assert SAID["newer"][language] in told(ana)
    assert json.loads(path.read_text(encoding="utf-8")) == data


def test_a_game_that_is_gone_is_told(ana: Person) -> None:
    ana.shell.go_on("never-played")
    settle()
    assert "There is no saved game" in told(ana)
    assert ana.shell.shown == "home"


@pytest.fixture
def read_only(ana: Person) -> Iterator[Path]:
    """The folder of the saves lies under a name that is a file, so that nothing can be written there: unlike
    rights, this stops the superuser too."""
    assert ana.shell.desk is not None
    folder = ana.shell.desk.profile.folder
    saves, away = folder / "saves", folder / "saves-away"
    saves.rename(away)
    saves.write_text("in the way", encoding="utf-8")
    yield saves
    saves.unlink()
    away.rename(saves)


def test_a_table_goes_on_when_its_folder_cannot_be_written(ana: Person, read_only: Path) -> None:
    from desktop_app.app.errors import LongtableError

    assert ana.shell.desk is not None
    with pytest.raises(LongtableError):
        ana.game(0)
    ana.shell.new_table("lotr_lcg")
    settle()
    ana.press("begin")
    assert str(read_only) in told(ana)
    assert "Traceback" not in told(ana)


@pytest.mark.skipif(os.name != "posix", reason="rights of folders as POSIX has them")
def test_a_folder_one_may_not_write_is_told_at_the_first_start(
    stranger: Person, root: Path, language_of_stranger: Language
) -> None:
    if os.geteuid() == 0:
        pytest.skip("the superuser may write everywhere")
    root.mkdir(parents=True, exist_ok=True)
    root.chmod(0o500)
    try:
        stranger.type_into("name", "Ana")
        stranger.press("create")
        assert SAID["read-only"][language_of_stranger] in told(stranger)
        assert stranger.shell.shown == "people"
    finally:
        root.chmod(0o700)


@pytest.fixture(params=LANGUAGES)
def language_of_stranger(request: pytest.FixtureRequest, stranger: Person) -> Language:
    chosen: Language = request.param
    stranger.shell.looks.take(stranger.shell.looks.settings.changed(language=chosen))
    settle()
    return chosen


def test_a_damaged_profile_offers_a_way_on_that_keeps_the_games(ana: Person, qtbot: QtBot, root: Path) -> None:
    ana.game(5)
    ana.leave()
    path = root / "profiles" / "ana" / "profile.json"
    path.write_text("{ not a profile", encoding="utf-8")
    again = Person(root)
    assert again.shell.shown == "people"
    again.shell.looks.take(again.shell.looks.settings.changed(language="en"))
    settle()
    again.press_words("Begin with new settings and keep everything else")
    assert again.shell.shown == "home"
    assert again.shell.desk is not None
    assert len(again.shell.desk.profile.saves.all().entries) == 1
    again.leave()


def test_a_damaged_profile_comes_back_from_its_backup(ana: Person, qtbot: QtBot, root: Path) -> None:
    assert ana.shell.desk is not None
    ana.shell.desk.change(theme="candlelight")
    ana.shell.desk.profile.backups.take(ana.shell.desk.tables.now())
    ana.leave()
    (root / "profiles" / "ana" / "profile.json").write_text("", encoding="utf-8")
    again = Person(root)
    assert again.shell.shown == "people"
    restore = [entry.id for entry in again.shell.profiles.all()]
    screen_in(again.shell, "people", PeopleScreen).restore_wanted.emit(restore[0])
    settle()
    assert again.shell.desk is not None
    assert again.shell.desk.profile.settings.theme == "candlelight"
    again.leave()


def test_the_unforeseen_is_told_calmly_and_a_report_names_no_person(
    ana: Person, language: Language, root: Path
) -> None:
    def stumble() -> None:
        secret = "Ana's password"
        raise ZeroDivisionError(secret)

    QTimer.singleShot(0, stumble)
    settle()
    settle()
    assert "Traceback" not in told(ana)
    assert "ZeroDivisionError" not in told(ana)
    ana.press_words({"en": "Save a report", "es": "Guardar un informe"}[language])
    (report,) = (root / "reports").iterdir()
    content = report.read_text(encoding="utf-8")
    assert "ZeroDivisionError" in content
    assert "stumble" in content
    assert "password" not in content
    assert str(root) not in content
    assert "Ana" not in content
    ana.expected_reports = list(ana.shell.unforeseen.reports)


def test_after_the_unforeseen_the_game_goes_on(ana: Person) -> None:
    def stumble() -> None:
        raise RuntimeError

    table = ana.game(10)
    QTimer.singleShot(0, stumble)
    settle()
    settle()
    ana.expected_reports = list(ana.shell.unforeseen.reports)
    ana.shell.go_on(table.id)
    settle()
    assert ana.shell.shown == "table"
