"""What tests at the screen have in common: keys follow each other without the breath of a person."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from desktop_app.app.machine.another_process import doors
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.tables import hinting
from desktop_app.app.tables.thinker import Thinker
from desktop_app.ui.table.board import ahead
from desktop_app.ui.table.play import breath
from tests.libraries import Libraries

SEED = 1
FOLDER = str(Path(__file__).parent)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Qt's platform without a display says of windows what it cannot do with them; that is no fault."""
    for item in items:
        if str(item.path).startswith(FOLDER):
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))


@pytest.fixture(autouse=True)
def no_breath(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys answer at once, except in tests that are about the breath: they carry the mark ``breath``."""
    if request.node.get_closest_marker("breath") is None:
        monkeypatch.setattr(breath, "LENGTH", 0)


@pytest.fixture(autouse=True)
def the_same_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table begun at the window is shuffled alike in every run: no test hangs on luck."""
    monkeypatch.setattr("secrets.randbits", lambda bits: SEED)


@pytest.fixture(autouse=True)
def quick_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach thinks a tenth of the time, as often as ever: what it finds is no matter of the screen."""
    monkeypatch.setattr(hinting, "AT_A_TIME", hinting.AT_A_TIME / 10)


@pytest.fixture(autouse=True)
def set_apart_already(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thousands of tests are set apart when they have been collected: a table that does it again for itself would
    look through all of them, for longer than most tests take."""
    monkeypatch.setattr(ahead, "set_apart", lambda: None)


@pytest.fixture(scope="session")
def processes() -> Iterator[dict[tuple[str, ...], ProcessPoolExecutor]]:
    """The processes that think, by the guests in the house."""
    kept: dict[tuple[str, ...], ProcessPoolExecutor] = {}
    yield kept
    for process in kept.values():
        process.shutdown(cancel_futures=True)


@pytest.fixture(autouse=True)
def one_process_thinks(processes: dict[tuple[str, ...], ProcessPoolExecutor], monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables think in one process, one after another: to begin one takes longer than most tests."""
    begin = Thinker._workers

    def kept(self: Thinker) -> ProcessPoolExecutor:
        guests = tuple(doors())
        if guests not in processes:
            processes[guests] = begin(self)
        return processes[guests]

    monkeypatch.setattr(Thinker, "_workers", kept)
    monkeypatch.setattr(Thinker, "close", lambda self: None)


@pytest.fixture(autouse=True)
def ready_libraries(libraries: Libraries, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new profile finds the index of the built-in cards made: to make it takes longer than most tests."""
    create = Profiles.create

    def with_its_index(self: Profiles, name: str, **settings: Any) -> Profile:
        profile = create(self, name, **settings)
        libraries.copy(profile.folder_of("library"))
        return profile

    monkeypatch.setattr(Profiles, "create", with_its_index)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """What a test leaves in sight is painted once more where all runs in full; else nobody looks at it any longer."""
    result = yield
    if not pyfuncitem.config.getoption("--full"):
        for window in QApplication.topLevelWidgets():
            window.setUpdatesEnabled(False)
    return result


@pytest.fixture(autouse=True)
def let_go() -> Iterator[None]:
    """The windows of a test end with it: without a running event loop nothing else would let go of what has been put
    away, and every later change of a theme would dress them all again. Those that stay are painted again."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    for window in QApplication.topLevelWidgets():
        window.setUpdatesEnabled(True)
