"""Moves and expectations as a person writes them who has seen a table and no list of options."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.app.positions.playing import check_path
from desktop_app.app.texts.texts import Texts

HEAD = """\
format: 1
game: lotr_lcg
title: {en: As it is said, es: Como se dice}
seats: [Ana, Bor]
every_question: true
setup:
"""


def why(folder: Path, setup: str, *more: str) -> str:
    """What is wrong with a file of two players; "" when nothing is."""
    file = folder / "said.yaml"
    file.write_text(HEAD + "".join(f"  {line}\n" for line in setup.splitlines()) + "\n".join(more), encoding="utf-8")
    return check_path(file, Texts("en")).why


HEALING = """\
step: 4.2w
players:
  Ana: {heroes: [{card: Glorfindel, resources: 1}, {card: Gimli, damage: 2}, {card: Aragorn, damage: 2}]}
  Bor: {heroes: [Legolas]}"""
ATTACKING = """\
step: 6.8b
players:
  Ana: {heroes: [Gimli, Aragorn, Thalin], engaged: [{card: Hill Troll, attacked: true}]}
  Bor: {heroes: [{card: Legolas, exhausted: true}]}"""
TRAVELLING = """\
step: 4.2
staging: [Forest Gate, Old Forest Road]
players:
  Ana: {heroes: [Gimli]}
  Bor: {heroes: [Legolas], engaged: [Wargs], hand: [Feint]}"""


def test_the_target_of_an_ability_may_be_named_with_it(tmp_path: Path) -> None:
    healed = "expect: [{value: {of: Gimli, damage: 1}}, {value: {of: Aragorn, damage: 2}}]"
    assert why(tmp_path, HEALING, "play: [{option: use, source: Glorfindel, target: Gimli}]", healed) == ""
    wrong = why(tmp_path, HEALING, "play: [{option: use, source: Glorfindel, target: Legolas}]", healed)
    assert "this is not offered" in wrong


def test_the_target_of_a_response_may_be_named_with_it(tmp_path: Path) -> None:
    setup = """\
step: 2.2
staging: [Forest Gate, Old Forest Road]
players:
  Ana: {heroes: [{card: Aragorn, resources: 1}], hand: [Snowbourn Scout]}
  Bor: {heroes: [Legolas]}"""
    moves = [
        "{option: play, source: Snowbourn Scout}",
        "{option: pay, source: Aragorn}",
        "{option: respond, source: Snowbourn Scout, target: Old Forest Road}",
    ]
    there = "expect: [{value: {of: Old Forest Road, progress: 1}}, {value: {of: Forest Gate, progress: 0}}]"
    assert why(tmp_path, setup, f"play: [{', '.join(moves)}]", there) == ""


def test_it_is_offered_on_its_target_and_on_nothing_else(tmp_path: Path) -> None:
    offered = "expect: [{offered: {option: use, source: Glorfindel, target: Gimli}}]"
    assert why(tmp_path, HEALING, offered) == ""
    assert "this is offered" in why(tmp_path, HEALING, offered.replace("offered", "not_offered"))
    assert why(tmp_path, HEALING, offered.replace("offered", "not_offered").replace("Gimli", "Legolas")) == ""


@pytest.mark.parametrize("sources", ["[Gimli, Aragorn]", "[Aragorn, Gimli]"])
def test_who_attacks_together_may_be_named_together(tmp_path: Path, sources: str) -> None:
    play = f"play: [{{option: attack, sources: {sources}, target: Hill Troll}}]"
    known = "expect: [{value: {of: Gimli, attacking: true}}, {value: {of: Aragorn, attacking: true}}]"
    assert why(tmp_path, ATTACKING, play, known) == ""
    assert why(tmp_path, ATTACKING, play, known.replace("Gimli", "Thalin")) != ""


@pytest.mark.parametrize("key", ["source", "target"])
def test_the_one_thing_that_a_move_is_about_is_its_source_or_its_target(tmp_path: Path, key: str) -> None:
    there = "expect: [{zone: {of: Forest Gate, is: active_location}}]"
    assert why(tmp_path, TRAVELLING, f"play: [{{option: travel, {key}: Forest Gate}}]", there) == ""


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("zone: {of: Wargs, is: 'engaged:Bor'}", True),
        ("zone: {of: Wargs, is: 'engaged:Ana'}", False),
        ("zone: {of: Wargs, is: 'engaged:Nobody'}", False),
        ("zone: {of: Wargs, is: engagd, seat: Bor}", False),
        ("count: {zone: 'hand:Bor', is: 1}", True),
        ("value: {of: Legolas, ready: true}", True),
        ("value: {of: Legolas, ready: false}", False),
    ],
)
def test_what_is_looked_at_may_be_said_so(tmp_path: Path, said: str, holds: bool) -> None:
    assert (why(tmp_path, TRAVELLING, f"expect: [{{{said}}}]") == "") == holds


def test_a_code_needs_no_quotation_marks_and_a_stage_has_the_title_of_either_side(tmp_path: Path) -> None:
    setup = "quest: Beorn's Path\nplayers:\n  Ana: {heroes: [01004]}\n  Bor: {heroes: [Legolas]}"
    there = "expect: [{zone: {of: Beorn's Path, is: quest}}, {zone: {of: 01004, is: play, seat: Ana}}]"
    assert why(tmp_path, setup, there) == ""
    assert why(tmp_path, setup, there.replace("Beorn's", "Don't Leave the")) != ""
