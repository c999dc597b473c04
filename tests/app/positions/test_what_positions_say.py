"""What a position file can say of a table and look at: each word is laid out, looked at and written down again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from desktop_app.app.positions.playing import check_path
from desktop_app.app.positions.position_export import export_state
from desktop_app.app.positions.position_file import read_position
from desktop_app.app.texts.texts import Texts
from desktop_app.games.lotr_lcg.table.position_of_table import left_out, set_up_of
from desktop_app.games.lotr_lcg.table.positions import build

TITLE = {"en": "Here", "es": "Aquí"}
CARD = "Journey Along the Anduin"


def told(tmp_path: Path, **file: Any) -> str:
    """Why the file does not hold, "" when it does; its set-up is also written down and laid out again first."""
    whole = {"format": 1, "game": "lotr_lcg", "title": TITLE, "seats": ["Ana", "Bor"], **file}
    state = build(file["setup"], whole["seats"])
    assert left_out(state) == []
    again = build(set_up_of(state), whole["seats"])
    assert set_up_of(again) == set_up_of(state)
    path = tmp_path / "here.yaml"
    path.write_text(yaml.safe_dump({**whole, "setup": set_up_of(state)}, allow_unicode=True), encoding="utf-8")
    return check_path(path, Texts("en")).why


def two(ana: dict[str, Any], bor: dict[str, Any] | None = None, **setup: Any) -> dict[str, Any]:
    players = {"Ana": {"heroes": ["Aragorn"], **ana}, "Bor": {"heroes": ["Gimli"], **(bor or {})}}
    return {"players": players, **setup}


def test_an_owner_who_is_not_the_holder(tmp_path: Path) -> None:
    setup = two({"allies": [{"card": "Wandering Took", "owner": "Bor", "exhausted": True}]}, step="3.3")
    setup["encounter_deck"] = ["The Necromancer's Reach", "Enchanted Stream"]
    setup["players"]["Ana"]["heroes"] = [{"card": "Aragorn", "attachments": [{"card": "Dwarven Axe", "owner": "Bor"}]}]
    setup["players"]["Ana"]["allies"][0]["damage"] = 1
    expect = [
        {"zone": {"of": "Wandering Took", "is": "discard", "seat": "Bor"}},
        {"value": {"of": "Dwarven Axe", "controller": "Ana"}},
    ]
    assert told(tmp_path, setup=setup, expect=expect) == ""


def test_a_fallen_hero_counts_in_the_score(tmp_path: Path) -> None:
    setup = two(
        {"heroes": ["Éowyn"], "discard": [{"card": "Aragorn", "fallen": True}], "threat": 20},
        quest={"card": "01122", "progress": 9},
        step="3.4",
    )
    setup["players"]["Ana"]["heroes"] = [{"card": "Éowyn", "committed": True, "exhausted": True}]
    expect = [{"outcome": {"result": "won", "score:dead_heroes": 12}}]
    assert told(tmp_path, setup=setup, expect=expect) == ""


def test_running_effects_and_used_limits(tmp_path: Path) -> None:
    setup = two(
        {
            "heroes": [
                {"card": "Beravor", "used": ["round 01012/1"]},
                {"card": "Aragorn", "effects": [{"kind": "cannot:commit", "until": "phase"}]},
            ],
            "effects": [{"kind": "cannot:draw", "until": "round", "source": "Enchanted Stream"}],
            "deck": ["Faramir"],
            "hand": ["Gandalf"],
        },
        effects=[{"kind": "attack", "amount": 2, "group": "enemy", "until": "round"}],
        staging=["King Spider"],
        step="3.2",
    )
    expect = [
        {"not_offered": {"seat": "Ana", "asks": "lcg-ask-commit", "option": "commit", "source": "Aragorn"}},
        {"offered": {"seat": "Ana", "option": "commit", "source": "Beravor"}},
        {"value": {"of": "King Spider", "attack": 5}},
        {"effect": {"kind": "cannot:draw", "of": "Ana", "until": "round"}},
        {"effect": {"kind": "cannot:draw", "of": "Bor", "is": False}},
    ]
    assert told(tmp_path, setup=setup, expect=expect, every_question=True) == ""
    play = [{"option": "commit", "sources": []} for _ in ("Ana", "Bor")]
    after = [{"not_offered": {"seat": "Ana", "step": "3.2w", "option": "use", "source": "Beravor"}, "rule": "LCG-224"}]
    assert told(tmp_path, setup=setup, play=play, expect=after, every_question=True) == ""


def test_what_guards_an_objective_wherever_it_lies(tmp_path: Path) -> None:
    guards = [
        {"card": "King Spider", "in": "Ana"},
        "Forest Spider",
        {"card": "Enchanted Stream", "in": "active_location"},
    ]
    setup = two({}, staging=[{"card": "Shadow Key", "attachments": guards}], step="5.2")
    expect = [
        {"zone": {"of": "King Spider", "is": "engaged", "seat": "Ana", "to": "Shadow Key"}},
        {"zone": {"of": "Forest Spider", "is": "staging", "to": "Shadow Key"}},
        {"zone": {"of": "Enchanted Stream", "is": "active_location", "to": "Shadow Key"}},
        {"value": {"staging_threat": 2}},
    ]
    assert told(tmp_path, setup=setup, expect=expect) == ""


def test_face_down_shadows_and_what_a_seat_sees(tmp_path: Path) -> None:
    engaged = [{"card": "King Spider", "shadows": ["Hummerhorns", {"card": "Driven by Shadow", "face_up": True}]}]
    setup = two({"engaged": engaged, "hand": ["Faramir"]}, step="6.2w")
    expect = [
        {"count": {"zone": "shadows", "to": "King Spider", "is": 2}},
        {"zone": {"of": "Hummerhorns", "is": "shadows", "to": "King Spider"}},
        {"sees": {"seat": "Ana", "of": "Hummerhorns", "is": False}},
        {"sees": {"seat": "Ana", "of": "Driven by Shadow"}},
        {"sees": {"seat": "Ana", "of": "Faramir"}},
        {"sees": {"seat": "Bor", "of": "Faramir", "is": False}},
    ]
    assert told(tmp_path, setup=setup, expect=expect, every_question=True) == ""


def test_an_open_window_goes_on_where_it_stood(tmp_path: Path) -> None:
    hand = {"hand": ["Gandalf"]}
    setup = two(hand, hand, step="4.2w", window={"turn": "Ana", "passed": ["Ana"]})
    assert (
        told(tmp_path, setup=setup, expect=[{"question": {"seat": "Bor", "step": "4.2w"}}], every_question=True) == ""
    )
    play = [{"seat": "Bor", "option": "pass"}]
    after = [{"question": {"seat": "Ana", "step": "5.2"}}]
    assert told(tmp_path, setup=setup, play=play, expect=after, every_question=True) == ""


def test_who_has_attacked_an_enemy_this_round(tmp_path: Path) -> None:
    enemy = {"card": "Ungoliant's Spawn", "attacked": True, "attacked_by": ["Ana"]}
    setup = two({"engaged": [enemy, {"card": "King Spider", "attacked": True}]}, step="6.8b")
    expect = [
        {"not_offered": {"option": "attack", "source": "Aragorn", "target": "Ungoliant's Spawn"}, "rule": "LCG-451"},
        {"offered": {"option": "attack", "source": "Aragorn", "target": "King Spider"}},
    ]
    assert told(tmp_path, setup=setup, expect=expect) == ""


def test_amounts_and_the_order_of_what_is_said(tmp_path: Path) -> None:
    setup = two({"deck": ["Faramir"], "threat": 30}, step="1.2")
    story = [{"says": "lcg-log-collect"}, {"says": "lcg-log-draws", "seat": "Ana", "count": 1}]
    good = [
        {"story": story},
        {"log": {"says": "lcg-log-draws-these", "only": "Ana"}},
        {"log": {"says": "lcg-log-draws", "count": 2, "times": 0}},
    ]
    play = [{"until": {"step": "3.2"}}]
    assert told(tmp_path, setup=setup, play=play, expect=good) == ""
    assert "the log never said lcg-log-collect" in told(
        tmp_path, setup=setup, play=play, expect=[{"story": story[::-1]}]
    )


@pytest.mark.parametrize("step", ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8"])
def test_every_step_of_set_up_can_be_laid_out(tmp_path: Path, step: str) -> None:
    deck = ["Faramir", "Gandalf", "Gléowine", "Beorn", "Feint", "Quick Strike", "Blade Mastery"]
    setup: dict[str, Any] = two(
        {"deck": deck, "heroes": ["Aragorn", "Legolas"]},
        {"deck": deck},
        step=step,
        encounter_deck=["Old Forest Road", "Forest Spider", "Enchanted Stream", "King Spider"],
        quest_deck=["Flies and Spiders", "A Fork in the Road"],
    )
    if step == "S8":
        setup |= {"quest": "Flies and Spiders", "quest_deck": ["A Fork in the Road"]}
    play = [
        {"option": "choose_player", "target": "Bor"},
        {"option": "choose_player", "target": "Bor"},
    ]
    expect = [{"count": {"zone": "play", "seat": "Ana", "is": 2}}, {"value": {"round": 1}}]
    expect += [{"value": {"of": "Ana", "threat": 21}}] if step in ("S1", "S2") else []
    expect += [{"value": {"first_player": "Bor"}}] if step <= "S4" else []
    expect += [{"zone": {"of": "Forest Spider", "is": "staging"}}] if step != "S8" else []
    first = [{"until": {"step": "S4"}}, *play] if step < "S4" else play if step == "S4" else []
    assert told(tmp_path, setup=setup, play=[*first, {"until": {"step": "3.2"}}], expect=expect) == ""


def test_a_copy_of_mendors_support_that_was_played_counts_for_all(tmp_path: Path) -> None:
    setup = two(
        {"allies": ["Mendor"], "hand": ["Mendor's Support"]},
        {"hand": ["Mendor's Support"]},
        campaign={},
        used=["round 01132/1"],
        step="3.1w",
    )
    setup["players"]["Ana"]["hand"].append("A Test of Will")
    setup["players"]["Ana"]["allies"].append("Faramir")
    expect = [{"not_offered": {"option": "play", "source": "Mendor's Support"}}]
    assert told(tmp_path, setup=setup, expect=expect) == ""
    assert "this is offered" in told(tmp_path, setup=setup | {"used": []}, expect=expect)


def test_what_a_campaign_card_has_done_once_a_game_it_does_not_do_again(tmp_path: Path) -> None:
    troll = {"card": "Hill Troll", "shadows": ["Enchanted Stream"]}
    setup = two(
        {"allies": ["Mendor", "Snowbourn Scout"], "engaged": [troll]}, step="6.3", set_aside=["Scarred", "Scarred"]
    )
    setup |= {"scenario": "journey_along_the_anduin", "quest": "Anduin Passage"}
    play = [{"until": {"asks": "lcg-ask-defender"}}, {"option": "defend", "source": "Snowbourn Scout"}]
    play += [{"until": {"step": "6.8b"}}]
    scars = {"count": {"zone": "set_aside", "is": 2, "of": "Scarred"}}
    done = {"campaign": {"used": ["game 01130/3"]}}
    assert told(tmp_path, setup=setup | done, play=play, expect=[scars]) == ""
    assert f"resolve {CARD}" in told(tmp_path, setup=setup | {"campaign": {}}, play=play, expect=[scars])


@pytest.mark.parametrize("step", ["S1", "S5", "S6", "S7"])
def test_set_up_that_comes_to_its_scenario_without_a_stage_is_refused_at_its_place(tmp_path: Path, step: str) -> None:
    setup = {"step": step, "players": {"Ana": {"heroes": ["Aragorn"], "deck": ["Gandalf"] * 9}}}
    play = [{"until": {"step": "3.2"}}]
    whole = {"format": 1, "game": "lotr_lcg", "title": TITLE, "seats": ["Ana"], "setup": setup, "play": play}
    path = tmp_path / "here.yaml"
    path.write_text(yaml.safe_dump({**whole, "expect": []}), encoding="utf-8")
    why = check_path(path, Texts("en")).why
    assert why.endswith("the key “quest_deck” is missing here.")
    assert why.startswith("line ")


def test_a_question_with_one_answer_can_be_looked_at(tmp_path: Path) -> None:
    setup = two({"heroes": [{"card": "Aragorn", "exhausted": True}]}, step="3.2")
    expect = [{"question": {"asks": "lcg-ask-commit", "seat": "Ana"}}]
    assert "differs" not in told(tmp_path, setup=setup, expect=expect, every_question=True)
    assert told(tmp_path, setup=setup, expect=expect, every_question=True) == ""
    assert told(tmp_path, setup=setup, expect=expect) != ""


def test_a_refusal_must_be_of_the_question_that_is_meant(tmp_path: Path) -> None:
    setup = two({}, step="3.2")
    wish = {"not_offered": {"asks": "lcg-ask-travel", "option": "travel"}}
    assert "expected lcg-ask-travel, but it is lcg-ask-commit" in told(tmp_path, setup=setup, expect=[wish])


def test_an_export_with_everything_is_a_good_file(tmp_path: Path) -> None:
    setup = two(
        {"heroes": [{"card": "Aragorn", "effects": [{"kind": "attack=", "amount": 0, "until": "game"}]}]},
        window={"turn": "Ana", "passed": []},
        step="4.2w",
    )
    text = export_state(build(setup, ["Ana", "Bor"]), TITLE).text
    path = tmp_path / "here.yaml"
    path.write_text(text, encoding="utf-8")
    position = read_position(path)
    assert build(position.setup.plain(), position.seats).effects[0].kind == "attack="


def test_an_only_answer_may_be_written_down_though_it_gave_itself(tmp_path: Path) -> None:
    """One attacker, nobody who could defend, and one who can die for the claim: none of it is asked."""
    setup = {
        "step": "4.2",
        "players": {
            "Ana": {"plot": "Summons", "characters": ["Robb Stark"], "agenda": "Fealty"},
            "Bor": {"characters": [{"card": "Tumblestone Knight", "exhausted": True}]},
        },
    }
    moves: list[dict[str, Any]] = [
        {"seat": "Ana", "option": "military", "target": "Bor"},
        {"seat": "Ana", "option": "attack", "sources": ["Robb Stark"]},
        {"until": {"asks": "got-ask-action", "seat": "Ana"}},
        {"seat": "Ana", "option": "pass"},
        {"seat": "Bor", "option": "defend", "sources": []},
        {"seat": "Ana", "option": "pass"},
        {"seat": "Bor", "option": "choose", "source": "Tumblestone Knight"},
        {"seat": "Ana", "option": "renown", "sources": []},
    ]
    expect = [{"zone": {"of": "Tumblestone Knight", "is": "dead", "seat": "Bor"}}, {"question": {"step": "4.1w"}}]
    whole = {"format": 1, "game": "thrones", "title": "Here", "seats": ["Ana", "Bor"], "setup": setup}

    def why(play: list[dict[str, Any]]) -> str:
        path = tmp_path / "here.yaml"
        path.write_text(yaml.safe_dump({**whole, "play": play, "expect": expect}), encoding="utf-8")
        return check_path(path, Texts("en")).why

    assert why(moves) == ""
    assert why([move for move in moves if move.get("seat") != "Bor" and move.get("option") != "attack"]) == ""
    assert "Ana is asked, not Bor" in why([*moves[:5], {**moves[4], "sources": []}, *moves[5:]]), "it was made once"
    assert "is not offered" in why([moves[0], {**moves[1], "sources": ["Tumblestone Knight"]}, *moves[2:]])


def _nobody_acts(tmp_path: Path, play: list[dict[str, Any]], *expect: dict[str, Any]) -> str:
    """A challenge after which nobody can do anything before the next plots."""
    players = {
        "Ana": {"plot": "Summons", "characters": ["Robb Stark"]},
        "Bor": {"characters": [{"card": "Tumblestone Knight", "exhausted": True}]},
    }
    setup = {"step": "4.1w", "players": players}
    whole = {"format": 1, "game": "thrones", "title": "Here", "seats": ["Ana", "Bor"], "setup": setup}
    path = tmp_path / "here.yaml"
    path.write_text(json.dumps({**whole, "play": play, "expect": list(expect)}), encoding="utf-8")
    return check_path(path, Texts("en")).why


def test_a_file_may_stop_in_a_step_in_which_nobody_can_act(tmp_path: Path) -> None:
    attack: list[dict[str, Any]] = [{"seat": "Ana", "option": "military"}, {"seat": "Ana", "option": "renown"}]
    won, kneels = {"value": {"of": "Ana", "power": 2}}, {"value": {"of": "Robb Stark", "exhausted": True}}
    there: list[dict[str, Any]] = [won, kneels, {"question": {"seat": "Ana", "step": "5.2w"}}]
    assert _nobody_acts(tmp_path, [*attack, {"until": {"step": "5.2w"}}], *there) == ""
    between = [*attack, {"until": {"step": "4.1w"}}, {"expect": [kneels]}, {"until": {"step": "6.2w"}}]
    assert "expected true" in _nobody_acts(tmp_path, between, kneels)
    assert "must be decided" in _nobody_acts(tmp_path, [*attack, {"until": {"step": "4.2.1"}}], won)
    assert "must be decided" in _nobody_acts(tmp_path, [*attack, {"until": {"asks": "got-ask-claim"}}], won)


def test_a_pass_may_be_written_down_where_nobody_can_do_anything_else(tmp_path: Path) -> None:
    passes = [{"seat": seat, "option": "pass"} for seat in ("Ana", "Bor")]
    attack: list[dict[str, Any]] = [{"seat": "Ana", "option": "military"}]
    renown = {"seat": "Ana", "option": "renown"}
    dead = {"zone": {"of": "Tumblestone Knight", "is": "dead", "seat": "Bor"}}
    assert _nobody_acts(tmp_path, [*passes, *attack, {**passes[0]}, {**passes[1]}, renown], dead) == ""
    assert "is not offered" in _nobody_acts(tmp_path, [{"seat": "Ana", "option": "renown"}])
