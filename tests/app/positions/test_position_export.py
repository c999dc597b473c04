"""A table is written as a position file and laid out again from it: everything lies as it lay."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

from desktop_app.app.positions.playing import play_position
from desktop_app.app.positions.position_export import export_session, export_state
from desktop_app.app.positions.position_file import read_position
from desktop_app.app.positions.position_table import PositionTable, table_for
from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import clone, dump
from desktop_app.engine.frozen import replace
from desktop_app.engine.session import Session
from desktop_app.games.lotr_lcg.book.set_up import new_game
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.table.positions import build
from desktop_app.games.lotr_lcg.table.presets import load_presets
from desktop_app.paths import RESOURCES

SHIPPED = sorted((RESOURCES / "positions" / "lotr_lcg").glob("*.yaml"))
TITLE = {"en": "Here", "es": 'Aquí: "así"'}
NOT_IN_A_SET_UP = ("chance", "news", "effects", "resolved", "depth", "by_hand")


def _written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "here.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def _laid(tmp_path: Path, text: str) -> LcgState:
    position = read_position(_written(tmp_path, text))
    return build(position.setup.plain(), position.seats, position.seed)


def _as_it_lies(state: LcgState) -> dict[str, object]:
    """The table without the names of its cards: an id is a matter of the order in which cards were laid down."""
    state = clone(state)
    lying = [card for zone in sorted(state.zones) for card in state.zones[zone] if card in state.pieces]
    for zone, beside in (("shadows", "shadows"), ("attached", "attachments")):
        with_hosts = [each for card in lying for each in getattr(state.pieces[card], beside)]
        state.zones[zone] = [card for card in with_hosts if state.home[card] == zone]
    told = dump(state)
    order = [card for zone in sorted(state.zones) for card in state.zones[zone]]
    names = {card: f"card {number}" for number, card in enumerate(order)}

    def named(value: object) -> object:
        if isinstance(value, str):
            return re.sub(r"\bc\d+$", lambda found: names[found[0]], value)
        if isinstance(value, list):
            return [named(item) for item in value]
        if isinstance(value, dict):
            return {named(key): named(item) for key, item in value.items()}
        return value

    found = {key: named(value) for key, value in told.items() if key not in NOT_IN_A_SET_UP}
    lasting = [(e.kind, e.amount, names.get(t, t), e.group, e.until) for e in state.effects for t in e.targets or [""]]
    heroes = {seat: sorted(names[hero] for hero in heroes) for seat, heroes in state.heroes.items()}
    return {
        **found,
        "heroes": heroes,
        "turned": sorted(names[card] for card in state.turned),
        "lasting": sorted(lasting),
    }


@pytest.mark.sampled(3)
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_position_written_and_laid_out_again_is_the_same(path: Path, tmp_path: Path) -> None:
    position = read_position(path)
    before = build(position.setup.plain(), position.seats, position.seed)
    told = export_state(before, TITLE)
    after = _laid(tmp_path, told.text)
    assert _as_it_lies(after) == _as_it_lies(before)
    assert export_state(after, TITLE) == told
    assert told.left_out == []


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_the_same_is_asked_when_a_position_is_laid_out_again(path: Path, tmp_path: Path) -> None:
    position = read_position(path)
    table = table_for(position)
    state = build(position.setup.plain(), position.seats, position.seed)
    written = read_position(_written(tmp_path, export_state(state, TITLE).text))
    again = table_for(replace(written, every_question=position.every_question))
    assert _asked(again) == _asked(table)


def _asked(table: PositionTable) -> object:
    question = table.session.question
    return None if question is None else (question.step, question.prompt.id, question.seat, table.offered_in_words())


def test_a_game_that_is_played_can_be_laid_out_again_at_every_step(tmp_path: Path) -> None:
    preset = load_presets()["riders_of_the_white_tree"]
    deck = {"heroes": preset.heroes, "cards": preset.cards}
    session = Session(GAME, new_game("passage_through_mirkwood", [deck], names=["Ana: la 1.ª"], seed=3))
    chance, compared, left_out = Chance(5), 0, 0
    for _ in range(160):
        if session.question is None:
            break
        state = session.at_rest()
        assert isinstance(state, LcgState)
        told = export_session(session, TITLE)
        if told.left_out:
            left_out += 1
        else:
            assert _as_it_lies(_laid(tmp_path, told.text)) == _as_it_lies(state)
            compared += 1
        look = partial(GAME.view, session.state, session.question.seat)
        session.answer(GAME.bots["greedy"](look, session.question, chance))
    assert compared > 100
    assert left_out == 0


def test_a_lasting_effect_is_written_down_with_what_it_lasts_on(tmp_path: Path) -> None:
    table = play_position(read_position(RESOURCES / "positions" / "lotr_lcg" / "shadow-adds-attack.yaml"))
    at_work = []
    while table.session.undo():
        at_work += [table.session.at_rest()] if table.session.at_rest().effects else []
    assert at_work, "the shadow has made the attack stronger for a while"
    for state in at_work:
        assert isinstance(state, LcgState)
        told = export_state(state, TITLE)
        assert told.left_out == []
        assert _as_it_lies(_laid(tmp_path, told.text)) == _as_it_lies(state)


def test_an_exported_position_is_a_good_file(tmp_path: Path) -> None:
    path = RESOURCES / "positions" / "lotr_lcg" / "the-refresh-phase.yaml"
    position = read_position(path)
    state = build(position.setup.plain(), position.seats, position.seed)
    exported = read_position(_written(tmp_path, export_state(state, TITLE, ["LCG-459"]).text))
    assert exported.title == TITLE
    assert exported.rules == ("LCG-459",)
    assert play_position(exported).session.question is not None
