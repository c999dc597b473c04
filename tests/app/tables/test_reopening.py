"""Games that cannot be shown: damaged, of a newer program, of a system or with a card that is not there."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop_app.app.errors import LongtableError, SaveDamaged, SaveTooNew
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.tables.service import TableService
from desktop_app.app.texts.texts import Texts
from tests.app.tables.playing import ALONE, play


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
