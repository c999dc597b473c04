"""The doctor looks at an installation and its profiles, names what is wrong, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from desktop_app.app.machine.doctor import Finding, Level, examine
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.texts.texts import Language, Texts


def _ids(findings: list[Finding]) -> set[str]:
    return {finding.message_id for finding in findings}


def _bad(findings: list[Finding]) -> list[str]:
    return [finding.text(Texts("en")) for finding in findings if finding.level is Level.BAD]


def test_a_sound_installation_has_nothing_bad_in_it() -> None:
    findings = examine()
    assert _bad(findings) == []
    assert {"doctor-longtable", "doctor-python", "doctor-qt", "doctor-data-folder"} <= _ids(findings)
    assert sum(finding.message_id == "doctor-atlas" for finding in findings) == 5
    assert "doctor-no-profile" in _ids(findings)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_finding_is_a_sentence_in_both_languages(language: Language) -> None:
    texts = Texts(language, strict=True)
    Profiles().create("Éowyn")
    for finding in examine():
        assert "doctor-" not in finding.text(texts)


def test_looking_makes_no_folder(own_data_folder: Path) -> None:
    examine()
    assert not own_data_folder.exists()


def _half_a_save(profile: Path) -> Path:
    path = profile / "saves" / "mirkwood.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text('{"format": 1, "title": "Pass', encoding="utf-8")
    return path


def _half_a_deck(profile: Path) -> Path:
    path = profile / "decks" / "riders.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text("{", encoding="utf-8")
    return path


def _no_profile_file(profile: Path) -> Path:
    path = profile / "profile.json"
    path.write_text("Éowyn", encoding="utf-8")
    return path


@pytest.mark.parametrize("damage", [_half_a_save, _half_a_deck, _no_profile_file])
def test_a_damaged_file_is_named_and_left_as_it_lies(damage: Callable[[Path], Path]) -> None:
    profiles = Profiles()
    profiles.create("Éowyn")
    [entry] = profiles.all()
    path = damage(entry.folder)
    before = path.read_bytes()
    [problem] = _bad(examine())
    assert path.name in problem
    assert path.read_bytes() == before
    assert list(entry.folder.rglob("*.damaged*")) == []


def test_a_data_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "occupied").write_text("not a folder", encoding="utf-8")
    assert [text for text in _bad(examine(tmp_path / "occupied")) if "occupied" in text]
