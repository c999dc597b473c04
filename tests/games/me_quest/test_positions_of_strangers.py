"""Position files of Quest as somebody writes them who knows the rulebook and the guide, and no list of options."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.app.positions.playing import check_path
from desktop_app.app.texts.texts import Texts

HEAD = """\
format: 1
game: me_quest
title: As it is said
seats: [Sau, Ana, Bor]
setup:
"""


def why(folder: Path, setup: str, *more: str) -> str:
    """What is wrong with a file; "" when nothing is."""
    file = folder / "said.yaml"
    file.write_text(HEAD + "".join(f"  {line}\n" for line in setup.splitlines()) + "\n".join(more), encoding="utf-8")
    return check_path(file, Texts("en")).why


TOGETHER = """\
step: explore
active: Ana
players:
  Ana: {hero: Argalad, at: bree, favor: 2, rest: [Parry]}
  Bor: {hero: Beravor, at: bree}"""
TEMPTING = """\
step: action
actions: 1
pool: 4
players:
  Sau: {hand: [An Evil Fog]}
  Ana: {hero: Argalad, at: bree, corruption: [Weak], hand: [Parry]}"""


FIGHTING = """\
active: Ana
combat: {hero: Ana, enemy: Southron, within: travel, begun: true, round: 1, hand: [Hack, Parry]}"""


@pytest.mark.rule("MEQ-101")
@pytest.mark.parametrize(("giver", "taker"), [("Ana", "Bor"), ("Argalad", "Beravor"), ("Ana", "Beravor")])
def test_a_hero_is_his_player_and_his_figure(tmp_path: Path, giver: str, taker: str) -> None:
    play = f"play: [{{seat: Ana, option: give, source: {giver}, target: {taker}}}]"
    known = f"expect: [{{value: {{of: {giver}, favor: 1}}}}, {{value: {{of: {taker}, favor: 1}}}}]"
    assert why(tmp_path, TOGETHER, play, known) == ""
    other = f"expect: [{{value: {{of: {giver}, rest: 1, agility: 3, at: bree}}}}, {{zone: {{of: Argalad, is: bree}}}}]"
    assert why(tmp_path, TOGETHER, other) == ""


@pytest.mark.rule("MEQ-128", "MEQ-153")
@pytest.mark.parametrize(
    ("thing", "place"),
    [
        ("Gothmog", "moria"),
        ("Gandalf", "Bree"),
        ("Ana", "Bree"),
        ("Argalad", "bree"),
        ("Loss of an Heir", "edoras"),
        ("Imladris", "Rivendell"),
        ("Saruman", "–"),
    ],
)
def test_where_something_is_may_be_asked_of_all_that_stands_on_the_board(
    tmp_path: Path, thing: str, place: str
) -> None:
    setup = TOGETHER + "\nat: {moria: [Gothmog], bree: [Gandalf]}\nevent: Imladris"
    setup += "\nplots: [{card: Loss of an Heir, at: edoras}]"
    assert why(tmp_path, setup, f"expect: [{{value: {{of: {thing}, at: {place}}}}}]") == ""
    assert "expected fornost" in why(tmp_path, setup, f"expect: [{{value: {{of: {thing}, at: fornost}}}}]")


@pytest.mark.parametrize("target", ["Ana", "Argalad"])
def test_the_hero_of_a_shadow_card_may_be_named_with_it(tmp_path: Path, target: str) -> None:
    moves = f"{{option: play, source: An Evil Fog, target: {target}}}, {{option: accept}}"
    play = f"play: [{moves}, {{seat: Sau, option: choose, target: fornost}}]"
    assert why(tmp_path, TEMPTING, play, "expect: [{value: {of: Ana, at: fornost}}]") == ""
    assert "this is not offered" in why(tmp_path, TEMPTING, play.replace(target, "Sau"))


@pytest.mark.rule("MEQ-042", "MEQ-089", "MEQ-120", "MEQ-195", "MEQ-315")
@pytest.mark.parametrize(
    ("setup", "wish", "rule"),
    [
        ("step: explore", "seat: Ana, option: pay_off, source: Weak", "MEQ-042"),
        ("step: rest", "seat: Ana, option: complete, source: Greenleaf", "MEQ-315"),
        ("step: move", "seat: Ana, option: consult, source: Gandalf", "MEQ-286"),
        ("step: action\nactions: 1\nround: 2", "seat: Sau, option: play_plot, source: Loss of an Heir", "MEQ-120"),
        ("step: action\nactions: 1", "seat: Sau, option: play_plot, source: Loss of an Heir", "MEQ-089"),
        ("step: plot\nround: 2", "seat: Sau, option: play, source: Dark Promises", "MEQ-194"),
        ("step: 3a\n" + FIGHTING, "seat: Sau, option: play, source: Dark Promises", "MEQ-195"),
        ("step: 3a\n" + FIGHTING, "seat: Sau, option: play, source: An Evil Fog", "MEQ-194"),
    ],
)
def test_what_is_not_its_time_says_when_it_is(tmp_path: Path, setup: str, wish: str, rule: str) -> None:
    told = f"""\
{setup}
pool: 4
at: {{the_woodland_realm: [Gandalf]}}
players:
  Sau: {{hand: [Dark Promises, An Evil Fog, Loss of an Heir]}}
  Ana: {{hero: Argalad, at: the_woodland_realm, corruption: [Weak], quests: [Greenleaf], hand: [Parry, Volley]}}"""
    asked = "every_question: true\n" if "combat" not in setup else ""
    file_ends = f"expect: [{{not_offered: {{{wish}}}, rule: {rule}}}]"
    before = "play: [{seat: Ana, option: fight, source: Parry}]\n" if "combat" in setup else ""
    assert why(tmp_path, told, f"{asked}{before}{file_ends}") == ""


@pytest.mark.rule("MEQ-258", "MEQ-296", "MEQ-327")
@pytest.mark.parametrize(
    ("corrupted", "step", "wish", "rule"),
    [
        ("[Hopeless]", "move", "option: travel, target: fornost", "MEQ-258"),
        ("[Hopeless]", "move", "option: travel, source: Ana, target: fornost", "MEQ-258"),
        ("[Despairing]", "explore", "option: retrieve_favor, source: Bree", "MEQ-327"),
        ("[Despairing]", "explore", "option: retrieve_favor", "MEQ-327"),
    ],
)
def test_what_is_forbidden_everywhere_is_so_at_a_place(
    tmp_path: Path, corrupted: str, step: str, wish: str, rule: str
) -> None:
    told = f"""\
step: {step}
active: Ana
turn: {{moves: 3}}
favor: {{bree: 1}}
players:
  Ana: {{hero: Argalad, at: bree, favor: 3, hand: [Parry, Parry, Parry], corruption: {corrupted}}}"""
    refused = f"expect: [{{not_offered: {{seat: Ana, {wish}}}, rule: {rule}, because: {corrupted[1:-1]}}}]"
    assert why(tmp_path, told, f"every_question: true\n{refused}") == ""


@pytest.mark.rule("MEQ-225", "MEQ-460", "MEQ-468")
def test_cards_are_called_as_the_rulebook_calls_them(tmp_path: Path) -> None:
    setup = """\
step: immediate_victory
story: {green: 18}
at: {bree: [Gothmog, Dáin, Blank], moria: [False Rumor]}
zones: {mission_heroes: [Minas Morgul Is Held in Check]}
players:
  Sau: {mission: On His Dark Throne}
  Ana: {hero: Argalad, quests: ["Quest: Greenleaf"]}"""
    assert why(tmp_path, setup, "expect: [{outcome: {result: lost, winner: Ana}}]") == ""
