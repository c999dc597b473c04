"""What every test runs in: no display, a data folder of its own, and the rule marker."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from desktop_app.app.machine.idle_memory import look_seldom, set_apart
from desktop_app.engine.driving import MOST_FRAMES

if TYPE_CHECKING:
    from tests.libraries import Libraries

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("LONGTABLE_STRICT_TEXTS", "1")  # a missing message or parameter fails the test

pytest_plugins = ["tests.rules_report", "pytester"]


def pytest_configure(config: pytest.Config) -> None:
    """Looks for idle memory as seldom as the application does, and lets Python go as deep from the start as it does
    once a game has begun: a search for examples in which the first one begins would take it for a fault. No machine
    loses its power here, so that nobody waits until the disk has written what the system has taken."""
    look_seldom()
    patch = pytest.MonkeyPatch()
    config.add_cleanup(patch.undo)
    patch.setattr(os, "fsync", lambda written: None)
    sys.setrecursionlimit(max(sys.getrecursionlimit(), MOST_FRAMES))


def pytest_collection_finish() -> None:
    """The thousands of tests themselves are never idle."""
    set_apart()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--full`."""
    help = "run the long tests in full: all attacks, all games; without it a sample of each runs"
    parser.getgroup("longtable").addoption("--full", action="store_true", help=help)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What runs in full may take its time; without it the cases of a test that is ``sampled`` run in part."""
    if config.getoption("--full"):
        for item in items:
            item.add_marker(pytest.mark.timeout(0))
        return
    met: Counter[str] = Counter()
    left_out = []
    for item in items:
        sampled = item.get_closest_marker("sampled")
        if sampled is not None:
            test = item.nodeid.partition("[")[0]
            if met[test] % sampled.args[0]:
                left_out.append(item)
            met[test] += 1
    gone = set(left_out)
    items[:] = [item for item in items if item not in gone]
    config.hook.pytest_deselected(items=left_out)


@pytest.fixture(scope="session")
def full(request: pytest.FixtureRequest) -> bool:
    """Whether the long tests run in full."""
    return bool(request.config.getoption("--full"))


@pytest.fixture(scope="session")
def amount(full: bool) -> Callable[[int, int], int]:
    """`amount(sample, whole)`: how many rounds of a long test to run."""
    return lambda sample, whole: whole if full else sample


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Libraries:
    """Libraries that are made once for all tests, of whichever process."""
    from tests.libraries import Libraries  # late: tests of the rules read no library

    own = tmp_path_factory.getbasetemp()
    return Libraries((own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "libraries")


@pytest.fixture(autouse=True)
def own_data_folder(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """The profiles and caches of a test lie in its own folder, never in those of the person who runs it."""
    home = next(homes)
    folder = home / "longtable-data"
    monkeypatch.setenv("LONGTABLE_DATA", str(folder))
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / "config"))
    return folder


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for each test, which is made once something is written there: most tests write nothing."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count(1))


@pytest.fixture
def real_files(request: pytest.FixtureRequest) -> Path:
    """The folder given with `--real`: files of the community that the repository may not hold."""
    folder: str | None = request.config.getoption("--real")
    if folder is None:
        pytest.skip("needs --real FOLDER")
    return Path(folder)
