"""The set-up scripts: a display is asked for, not believed; what Qt lacks is named with the line that helps."""

from __future__ import annotations

import re
import socket
import sys
import tomllib
from pathlib import Path

import pytest

from desktop_app.app.machine import itself
from desktop_app.app.machine.display import has_display
from desktop_app.app.machine.system_libraries import QT_LIBRARIES, install_command, missing_libraries
from tests.house_rules import ROOT


@pytest.mark.parametrize("left_over", [{}, {"DISPLAY": ""}, {"DISPLAY": ":6099"}, {"DISPLAY": "nonsense"}])
def test_a_variable_without_a_server_is_no_display(left_over: dict[str, str]) -> None:
    assert not has_display(left_over, "linux")


def test_a_wayland_server_that_answers_is_a_display(tmp_path: Path) -> None:
    variables = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-7"}
    assert not has_display(variables, "linux")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        assert has_display(variables, "linux")


def test_windows_and_macos_always_have_one() -> None:
    assert has_display({}, "win32")
    assert has_display({}, "darwin")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Qt brings its libraries elsewhere")
def test_here_qt_can_draw() -> None:
    assert [library.name for library in missing_libraries() if library.always] == []


def test_the_line_that_helps_names_each_package_once() -> None:
    line = install_command(list(QT_LIBRARIES))
    assert line.count("libglib2.0-0") == 1
    assert "libxcb-cursor0" in line.split()


def _locked(name: str) -> dict[str, str]:
    """The version of each package that a lock names with a hash."""
    lock = (ROOT / "packaging" / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+).*\\\n    --hash=sha256:\w{64}", lock, flags=re.MULTILINE))


def test_everything_the_project_asks_for_is_locked_with_its_hash() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    names = {re.split(r"[^\w.-]", line)[0].lower().replace("_", "-").replace(".", "-") for line in asked}
    assert sorted(names - set(_locked("requirements.lock"))) == []


def test_what_makes_a_bundle_has_the_versions_that_the_rest_has() -> None:
    bundle, rest = _locked("bundle.lock"), _locked("requirements.lock")
    assert "pyinstaller" in bundle
    assert [name for name, version in bundle.items() if rest.get(name, version) != version] == []


def test_a_bundle_begins_itself_where_a_checkout_begins_python(monkeypatch: pytest.MonkeyPatch) -> None:
    assert itself.itself("doctor") == [sys.executable, "-m", "desktop_app", "doctor"]
    monkeypatch.setattr(itself, "BUNDLED", True)
    assert itself.itself("doctor") == [sys.executable, "doctor"]
