"""What a position file may say of a challenge, and what is refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.session import Session
from desktop_app.engine.state import Outcome
from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.thrones.rules import GAME
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.table.position_of_table import left_out, set_up_of
from desktop_app.games.thrones.table.positions import build
from tests.games.thrones.table import Melee, Table, attack, kneeling

WOLF, BASTARD = "Tumblestone Knight", "Bastard in Hiding"


@pytest.mark.parametrize(
    ("step", "challenge", "wrong"),
    [
        ("4.2.1", {**attack("military", WOLF), "at": "Ana"}, ("challenge/at", "player", "Ana")),
        ("4.2.1", attack("military", BASTARD), ("challenge/attackers/0", "side", BASTARD)),
        ("4.2.1", attack("military", WOLF, WOLF), ("challenge/attackers/1", "side", WOLF)),
        ("4.2.2", attack("military", WOLF, defenders=(WOLF,)), ("challenge/defenders/0", "side", WOLF)),
        ("4.2.1", {**attack("military", WOLF), "bypassed": [WOLF]}, ("challenge/bypassed/0", "side", WOLF)),
        ("4.2.1", attack("military", "The Wall"), ("challenge/attackers/0", "side", "The Wall")),
        ("4.2.2", {**attack("military", WOLF), "winner": "Cai"}, ("challenge/winner", "side", "Cai")),
        ("4.2.1", {**attack("military", WOLF), "redirected_from": "Bor"}, ("challenge/redirected_from", "side", "Bor")),
        ("4.1w", attack("military", WOLF), ("challenge", "key", "challenge")),
        ("3.2w", attack("military", WOLF), ("challenge", "key", "challenge")),
    ],
)
def test_a_challenge_that_cannot_be_is_refused_with_its_place(
    step: str, challenge: dict[str, Any], wrong: tuple[str, str, str]
) -> None:
    players = {"Ana": {"characters": [WOLF], "locations": ["The Wall"]}, "Bor": {"characters": [BASTARD]}}
    with pytest.raises(BadPosition) as found:
        build({"step": step, "players": players, "challenge": {"at": "Bor", **challenge}}, ("Ana", "Bor", "Cai"))
    assert (found.value.path, found.value.kind, found.value.name) == wrong


@pytest.mark.parametrize(
    ("player", "wrong"),
    [
        ({"characters": ["The Wall"]}, ("characters/0", "The Wall")),
        ({"locations": [WOLF]}, ("locations/0", WOLF)),
        ({"hand": ["Summons"]}, ("hand/0", "Summons")),
        ({"plot": WOLF}, ("plot", WOLF)),
        ({"characters": [{"card": WOLF, "attachments": ["The Wall"]}]}, ("characters/0/attachments/0", "The Wall")),
        ({"characters": [{"card": WOLF, "duplicates": [WOLF]}]}, ("characters/0/duplicates/0", WOLF)),
        ({"characters": ["Arya Stark", "Arya Stark"]}, ("characters/1", "Arya Stark")),
        ({"faction": "Arya Stark"}, ("faction", "Arya Stark")),
        ({"agenda": "Arya Stark"}, ("agenda", "Arya Stark")),
    ],
)
def test_a_card_that_cannot_lie_there_is_refused_with_its_place(player: dict[str, Any], wrong: tuple[str, str]) -> None:
    with pytest.raises(BadPosition) as found:
        build({"players": {"Ana": player}}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind, found.value.name) == (f"players/Ana/{wrong[0]}", "place", wrong[1])


@pytest.mark.parametrize("key", ["power", "exhausted", "attachments", "duplicates", "came", "counts_as", "named"])
def test_what_only_a_card_in_play_can_be_is_refused_of_one_in_the_hand(key: str) -> None:
    said = {"power": 1, "exhausted": True, "attachments": ["Little Bird"], "duplicates": ["Arya Stark"]}
    card = {"card": "Arya Stark", key: said.get(key, "power")}
    with pytest.raises(BadPosition) as found:
        build({"players": {"Ana": {"hand": [card]}}}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind, found.value.name) == (f"players/Ana/hand/0/{key}", "key", key)


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"characters": [{"card": WOLF, "came": "walking"}]}, ("characters/0/came", "key", "walking")),
        ({"characters": [{"card": WOLF, "counts_as": "dragon"}]}, ("characters/0/counts_as", "key", "dragon")),
        ({"kneeling": "perhaps"}, ("kneeling", "flag", "perhaps")),
        ({"marshaled": [WOLF]}, ("marshaled/0", "on-table", WOLF)),
    ],
)
def test_a_word_that_says_nothing_is_refused_with_its_place(said: dict[str, Any], wrong: tuple[str, str, str]) -> None:
    with pytest.raises(BadPosition) as found:
        build({"players": {"Ana": said}}, ("Ana", "Bor"))
    assert (found.value.path, *wrong[1:]) == (f"players/Ana/{wrong[0]}", found.value.kind, found.value.name)


def test_what_lies_under_a_card_and_is_no_copy_lies_facedown() -> None:
    t = Table({"characters": [{"card": "Arya Stark", "duplicates": [WOLF]}]}, step="4.1w")
    assert (t.zone(WOLF), t.icons("Arya Stark")) == ("facedown:A", "mp")


def test_an_event_that_lies_on_somebody_is_an_attachment() -> None:
    risen = {"card": "Asha Greyjoy", "attachments": ["Risen from the Sea"]}
    t = Table({"characters": [risen, "Maester Cressen"]}, step="3.2w")
    assert t.strength("Asha Greyjoy") == 5
    t.use("Maester Cressen")
    assert t.zone("Risen from the Sea") == "discard:A"


def test_the_calm_of_a_table_that_is_laid_out_still_soothes_what_was_named() -> None:
    calm = {"card": "Calm Over Westeros", "named": "intrigue"}
    lion = {"plot": "Sneak Attack", "characters": ["Tywin Lannister"]}
    t = Table({"plot": calm}, lion, step="4.1w", first_player="Bor").challenge("intrigue", "Tywin Lannister")
    assert (t.step, t.claim("Bor")) == ("4.2w", 1)
    assert set_up_of(t.g)["players"]["Ana"]["plot"] == calm


def test_what_is_named_for_a_card_is_a_type_of_challenge() -> None:
    with pytest.raises(BadPosition) as found:
        build({"players": {"Ana": {"plot": {"card": "Calm Over Westeros", "named": "draw"}}}}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind, found.value.name) == ("players/Ana/plot/named", "key", "draw")


def test_who_fights_is_the_same_copy_when_the_table_is_laid_out_again() -> None:
    """Bor's knight lay there first; Ana's, who has just come, is the first of them as a file lays them."""
    t = Table({"gold": 9, "hand": [WOLF], "characters": []}, {"characters": [WOLF]}, step="3.2w")
    t.choose("marshal", WOLF).until("4.2").challenge("military", WOLF).until("4.2w")
    written = set_up_of(t.g)
    assert written["challenge"]["attackers"] == [f"{WOLF} 1"]
    assert set_up_of(build(written, ("Ana", "Bor"))) == written


@pytest.mark.rule("GOT-526")
def test_a_challenge_that_is_won_may_be_laid_out_and_written_down_before_its_claim() -> None:
    challenge = {**attack("military", WOLF), "winner": "Ana", "attack": 6}
    t = Table({"plot": "Summons", "characters": [WOLF]}, {"characters": [BASTARD]}, step="4.2.4", challenge=challenge)
    assert (t.titles("dead:B"), t.power(), t.step) == ([BASTARD], 0, "4.1w")
    players = {"Ana": {"characters": [WOLF]}, "Bor": {"characters": [BASTARD]}}
    g = build({"step": "4.2.4", "players": players, "challenge": challenge}, ("Ana", "Bor"))
    written = set_up_of(g)
    assert written["challenge"]["winner"] == "Ana"
    assert set_up_of(build(written, ("Ana", "Bor"))) == written


@pytest.mark.rule("GOT-485", "GOT-550")
@pytest.mark.parametrize("step", ["1.1", "1.3r", "1.4"])
def test_nobody_holds_a_title_before_titles_are_chosen(step: str) -> None:
    with pytest.raises(BadPosition) as found:
        Melee({}, {"title": "Crown Regent"}, step=step)
    assert (found.value.path, found.value.kind, found.value.name) == ("players/Bor/title", "place", "Crown Regent")
    assert Melee({}, {"title": "Crown Regent"}, step="1.3w").holds("Bor") == "Crown Regent"


# -- what cannot stay as it was laid -----------------------------------------------------------------------------------


@pytest.mark.rule("GOT-015")
def test_what_was_laid_where_it_may_not_lie_is_gone_before_anybody_is_asked() -> None:
    t = Table({"characters": [{"card": "Ghost", "attachments": ["Little Bird"]}]}, step="4.1w")
    assert (t.zone("Little Bird"), t.icons("Ghost")) == ("discard:A", "m")


@pytest.mark.rule("GOT-182", "GOT-183")
def test_who_is_laid_out_with_fifteen_power_has_won() -> None:
    assert Table({"power": 15}, step="3.2w").g.outcome == Outcome("won", "power", ["A"])
    t = Table({"power": 15}, {"power": 15}, step="4.1w", first_player="Bor")
    assert (t.who, t.asked, set_up_of(t.g)["step"]) == ("Bor", "got-ask-winner", "4.1w")


@pytest.mark.rule("GOT-184")
def test_who_is_laid_out_without_a_deck_is_out() -> None:
    t = Melee({}, {"deck": [], "gold": 3}, step="4.1w", first_player="Bor", active="Ana", done=["Ana"])
    assert (t.g.eliminated, t.who, t.g.first_player, t.step) == (["B"], "Ana", "C", "4.1w")


def test_jon_fights_in_a_challenge_that_is_laid_out() -> None:
    ana = {"characters": ["Jon Snow", "Ranging Party"]}
    t = Table(ana, {"characters": ["Tywin Lannister"]}, step="4.2.1w", challenge=attack("military", "Ranging Party"))
    assert t.total("Ana") == 9


def test_what_is_laid_out_on_randyll_has_not_raised_his_strength() -> None:
    ana = {"characters": [kneeling("Randyll Tarly", attachments=["Widow’s Wail"])], "hand": ["The Roseroad"]}
    t = Table(ana, step="3.2w").choose("marshal", "The Roseroad")
    assert (t.asked, t.strength("Randyll Tarly")) == ("got-ask-marshal", 7)


@pytest.mark.rule("GOT-238", "GOT-239")
@pytest.mark.parametrize(("step", "asked"), [("2.3", "marshal"), *((s, "challenge") for s in ("3.4", "4.1", "4.1a"))])
def test_whoever_has_had_a_turn_before_a_phase_begins_has_another_in_it(step: str, asked: str) -> None:
    bor = {"characters": [BASTARD], "hand": ["The Roseroad"]}
    t = Table({}, bor, step=step, first_player="Bor", done=["Ana", "Bor"]).until(asked=f"got-ask-{asked}")
    assert (t.who, t.g.active) == ("Bor", "B")


# -- who is out, and what another has ---------------------------------------------------------------------------------


def _at_rest(session: Session) -> ThronesState:
    state = session.at_rest()
    assert isinstance(state, ThronesState)
    return state


@pytest.mark.rule("GOT-184", "GOT-242")
def test_a_melee_that_somebody_has_left_is_written_down_and_laid_out_again() -> None:
    t = Melee({"deck": []}, {"characters": [WOLF, "Tyrion Lannister"]}, {"characters": [BASTARD]}, step="4.1w")
    t.until(asked="got-ask-challenge")
    written = set_up_of(_at_rest(t.session))
    assert left_out(_at_rest(t.session)) == []
    assert (written["eliminated"], written["first_player"], [*written["players"]]) == (["Ana"], "Bor", ["Bor", "Cai"])
    again = _at_rest(Session(GAME, build(written, ("Ana", "Bor", "Cai"))))
    assert again.eliminated == ["A"]
    assert set_up_of(again) == written


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"eliminated": ["Ana", "Bor"]}, ("eliminated", "nobody-left")),
        ({"eliminated": ["Zed"]}, ("eliminated/0", "player")),
        ({"eliminated": ["Ana"], "players": {"Ana": {}}}, ("players/Ana", "player")),
        ({"eliminated": ["Ana"], "first_player": "Ana"}, ("first_player", "player")),
    ],
)
def test_who_is_out_has_nothing_and_two_at_least_play_on(said: dict[str, Any], wrong: tuple[str, str]) -> None:
    with pytest.raises(BadPosition) as found:
        build(said, ("Ana", "Bor", "Cai"))
    assert (found.value.path, found.value.kind) == wrong


@pytest.mark.rule("GOT-016", "GOT-058")
def test_a_sword_of_each_player_lies_on_one_knight_and_is_written_down_so() -> None:
    eddard = {"card": "Eddard Stark", "attachments": ["Ice", {"card": "Ice", "owner": "Bor"}]}
    t = Table({"characters": [eddard]}, step="4.1w")
    assert t.strength("Eddard Stark") == 9
    assert set_up_of(t.g)["players"]["Ana"]["characters"] == [eddard]
    with pytest.raises(BadPosition):
        Table({"characters": [{"card": "Eddard Stark", "attachments": ["Ice", "Ice"]}]}, step="4.1w")
