"""What a position file can say besides the cards of a table: what lasts, what was used, set-up, chosen plots."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.session import Session
from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.thrones.rules import GAME
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.table.play import POSITIONS
from desktop_app.games.thrones.table.position_of_table import left_out, set_up_of
from desktop_app.games.thrones.table.positions import build
from tests.games.thrones.table import Melee, Table, attack, kneeling

WOLF, BASTARD = "Tumblestone Knight", "Bastard in Hiding"
ROBB, ILLYRIO = "Robb Stark", "Magister Illyrio"


def written_again(t: Table) -> dict[str, Any]:
    """What a set-up says of a table; all of it is said, and the table laid out from it says the same."""
    g = t.session.at_rest()
    assert isinstance(g, ThronesState)
    assert left_out(g) == []
    written = set_up_of(g)
    assert set_up_of(build(written, tuple(g.names.values()))) == written
    return written


# -- what lasts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-127")
def test_what_lasts_on_a_card_may_be_laid_out() -> None:
    grown = {"kind": "strength", "amount": 3, "until": "phase", "source": "Margaery Tyrell"}
    t = Table({"characters": [{"card": ROBB, "effects": [grown]}]}, step="4.1w")
    assert t.strength(ROBB) == 8
    assert written_again(t)["players"]["Ana"]["characters"] == [{"card": ROBB, "effects": [grown]}]
    assert t.until(asked="got-ask-plot").strength(ROBB) == 5


def test_what_lasts_on_a_player_may_be_laid_out() -> None:
    never = {"kind": "cannot:initiate:power", "until": "phase", "source": "Unbowed, Unbent, Unbroken"}
    t = Table({"characters": [ROBB], "effects": [never]}, step="4.1w").until(asked="got-ask-challenge")
    assert t.offers("military")
    assert not t.offers("power")
    assert written_again(t)["players"]["Ana"]["effects"] == [{**never, "amount": 0}]


def test_a_cheaper_next_card_may_be_laid_out() -> None:
    cheaper = {"kind": "reduce_next", "group": "loyal", "until": "phase", "source": "Fealty"}
    t = Table({"gold": 5, "hand": [ROBB], "effects": [cheaper]}, step="3.2w")
    assert written_again(t)["players"]["Ana"]["effects"] == [{**cheaper, "amount": 1}]
    assert t.choose("marshal", ROBB).gold() == 0


def test_what_waits_for_a_moment_is_written_down_and_laid_out_again() -> None:
    t = Table({"gold": 1, "hand": ["Hear Me Roar!", "Tyrion Lannister"], "characters": [WOLF]}, step="4.1w")
    written = written_again(t.play("Hear Me Roar!"))
    again = Table(written["players"]["Ana"], step="4.1w")
    assert again.until(asked="got-ask-plot").zone("Tyrion Lannister") == "discard:A"


@pytest.mark.rule("GOT-130")
def test_what_lasts_until_a_plot_is_revealed_names_the_player() -> None:
    calm = {"kind": "cannot:gain_gold", "amount": 0, "until": "plot:Bor"}
    t = Table({"effects": [calm]}, {"plot_deck": ["Summons"]}, step="4.1w")
    assert t.g.effects[0].until == "plot:B"
    assert written_again(t)["players"]["Ana"]["effects"] == [calm]


@pytest.mark.parametrize(
    ("effect", "wrong"),
    [
        ({"kind": "strenght"}, ("kind", "word", "strenght")),
        ({"kind": "icon:trade"}, ("kind", "word", "icon:trade")),
        ({"kind": "then:nothing"}, ("kind", "word", "then:nothing")),
        ({"kind": "cannot:"}, ("kind", "word", "cannot:")),
        ({"kind": "strength", "until": "tomorrow"}, ("until", "word", "tomorrow")),
        ({"kind": "strength", "until": "plot:Cai"}, ("until", "player", "Cai")),
        ({"kind": "strength", "amount": "much"}, ("amount", "integer", "much")),
        ({"kind": "strength", "source": "Nobody"}, ("source", "card", "Nobody")),
        ({"kind": "strength", "for": "Ana"}, ("for", "key", "for")),
    ],
)
def test_an_effect_that_means_nothing_is_refused_with_its_place(
    effect: dict[str, Any], wrong: tuple[str, str, str]
) -> None:
    with pytest.raises(BadPosition) as found:
        build({"players": {"Ana": {"characters": [{"card": ROBB, "effects": [effect]}]}}}, ("Ana", "Bor"))
    place = f"players/Ana/characters/0/effects/0/{wrong[0]}"
    assert (found.value.path, found.value.kind, found.value.name) == (place, *wrong[1:])


# -- what was used -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-259")
def test_what_was_used_of_a_card_may_be_laid_out() -> None:
    ana: dict[str, Any] = {"gold": 4, "characters": [{"card": ILLYRIO, "used": ["phase 01163/1"]}, kneeling(WOLF)]}
    t = Table(ana, step="4.1w")
    assert not t.offers("use", ILLYRIO)
    assert written_again(t)["players"]["Ana"]["characters"][0] == ana["characters"][0]
    fresh = Table({**ana, "characters": [ILLYRIO, kneeling(WOLF)]}, step="4.1w").use(ILLYRIO)
    assert written_again(fresh)["players"]["Ana"]["characters"][0] == ana["characters"][0]


@pytest.mark.rule("GOT-262", "GOT-263")
def test_a_maximum_that_a_player_has_reached_may_be_laid_out() -> None:
    ana = {"gold": 4, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"], "limits": ["challenge 01041/1"]}
    fight = attack("military", "Tywin Lannister")
    t = Table(ana, {"characters": [kneeling(WOLF)]}, step="4.2.1w", challenge=fight)
    assert written_again(t)["players"]["Ana"]["limits"] == ana["limits"]
    assert t.until(step="4.1w").said("got-log-plays") == 0


@pytest.mark.rule("GOT-383")
def test_a_challenge_that_was_redirected_this_round_may_be_laid_out() -> None:
    cai = {"title": "Crown Regent", "limits": ["round redirect"]}
    t = Melee({"characters": [WOLF]}, {}, cai, step="4.1w")
    assert written_again(t)["players"]["Cai"]["limits"] == cai["limits"]
    t.against("military", "Bor", WOLF)
    assert t.asked != "got-ask-redirect"


@pytest.mark.parametrize(
    ("said", "place"),
    [
        ({"characters": [{"card": ILLYRIO, "used": ["round 01163/1"]}]}, "characters/0/used/0"),
        ({"characters": [{"card": ILLYRIO, "used": ["phase 01104/1"]}]}, "characters/0/used/0"),
        ({"limits": ["phase 01163/1"]}, "limits/0"),
        ({"limits": ["challenge 01041/7"]}, "limits/0"),
    ],
)
def test_a_use_of_nothing_is_refused_with_its_place(said: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as found:
        build({"players": {"Ana": said}}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind) == (f"players/Ana/{place}", "word")


# -- set-up and the choice of plots ------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-345", "GOT-393")
def test_the_first_hands_may_be_laid_out() -> None:
    deck = [f"{name}" for name in ("Ice", "Summer", "Ghost", ROBB, WOLF, BASTARD, "Dawn", "Varys")]
    t = Table({"deck": deck}, {"deck": deck}, step="S7")
    assert (t.who, t.asked, t.hand()) == ("Ana", "got-ask-mulligan", deck[:7])
    t.choose("keep_hand")
    assert written_again(t)["done"] == ["Ana"]
    assert t.choose("mulligan").asked == "got-ask-place"


@pytest.mark.rule("GOT-347", "GOT-351")
def test_what_is_placed_in_set_up_may_be_laid_out() -> None:
    t = Table({"placed": [ROBB], "hand": [ROBB, WOLF, "Ghost"]}, {"hand": ["Ice"]}, step="S8")
    assert t.offers("place", ROBB)
    assert t.refusal("Ghost", "place") is not None
    assert written_again(t.choose("place", ROBB))["players"]["Ana"]["placed"] == [ROBB, ROBB]
    t.until(asked="got-ask-plot")
    assert (t.zone(ROBB), len(t[ROBB].duplicates)) == ("characters:A", 1)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("S8", {"characters": [WOLF]}),
        ("S7", {"plot": "Summons"}),
        ("S10", {"dead": [WOLF]}),
        ("S7", {"placed": [WOLF]}),
        ("3.2w", {"placed": [WOLF]}),
        ("3.2w", {"chosen": "Summons"}),
    ],
)
def test_what_nobody_has_in_that_step_is_refused_with_its_place(step: str, said: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as found:
        build({"step": step, "players": {"Ana": said}}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind) == (f"players/Ana/{next(iter(said))}", "key")


@pytest.mark.rule("GOT-473")
def test_plots_that_were_chosen_are_turned_up() -> None:
    ana = {"plot": "Summons", "plot_deck": ["Taxation", "Sneak Attack"], "chosen": "Sneak Attack"}
    bor = {"plot": "Summons", "plot_deck": ["A Noble Cause"], "chosen": "A Noble Cause"}
    t = Table(ana, bor, step="1.3")
    assert (t.who, t.asked, t.titles("plot:A"), t.titles("used:A")) == (
        "Ana",
        "got-ask-first-player",
        ["Sneak Attack"],
        ["Summons"],
    )
    g = build({"step": "1.3", "players": {"Ana": ana, "Bor": bor}}, ("Ana", "Bor"))
    assert set_up_of(g)["players"]["Ana"]["chosen"] == "Sneak Attack"
    with pytest.raises(BadPosition):
        Table({**ana, "chosen": "Summons"}, bor, step="1.3")


@pytest.mark.rule("GOT-035")
def test_what_lies_facedown_under_a_card_may_be_a_copy_and_anothers() -> None:
    below = [{"card": "Arya Stark", "facedown": True}, {"card": WOLF, "owner": "Bor"}, "Arya Stark", BASTARD]
    t = Table({"characters": [{"card": "Arya Stark", "duplicates": below}]}, step="4.1w")
    assert (t.titles("facedown:A"), t.titles("under")) == (["Arya Stark", WOLF, BASTARD], ["Arya Stark"])
    assert written_again(t)["players"]["Ana"]["characters"] == [{"card": "Arya Stark", "duplicates": below}]


def test_who_was_marshaled_went_home_and_was_marshaled_again_is_written_down_once() -> None:
    ana = {"gold": 5, "characters": ["Arianne Martell"], "hand": [WOLF], "marshaled": ["Arianne Martell"]}
    t = Table(ana, step="3.2w").use("Arianne Martell").choose("marshal", "Arianne Martell")
    assert len(t.g.marshaled["A"]) == 2
    assert written_again(t)["players"]["Ana"]["marshaled"] == ["Arianne Martell"]


# -- odds and ends -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-398")
def test_what_is_removed_from_the_game_may_be_laid_out() -> None:
    t = Table({"removed": ["Varys"]}, step="4.1w")
    assert t.zone("Varys") == "removed"
    assert written_again(t)["players"]["Ana"]["removed"] == ["Varys"]


@pytest.mark.rule("GOT-030")
def test_a_card_that_kneels_may_be_called_so() -> None:
    t = Table({"characters": [{"card": WOLF, "kneeling": True}]}, step="4.1w")
    assert t.kneels(WOLF)
    assert written_again(t)["players"]["Ana"]["characters"] == [kneeling(WOLF)]
    assert POSITIONS.called["kneeling"] in POSITIONS.marks


def test_a_faction_may_be_called_by_its_name_alone() -> None:
    assert Table({"faction": "Stark"}, step="4.1w").titles("faction:A") == ["House Stark"]


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"dead": ["Ice"]}, ("dead/0", "place")),
        ({"hand": [{"card": WOLF, "owner": "Bor"}]}, ("hand/0/owner", "side")),
        ({"characters": [{"card": ROBB, "duplicates": ["Summons"]}]}, ("characters/0/duplicates/0", "place")),
    ],
)
def test_what_can_lie_nowhere_so_is_refused_with_its_place(said: dict[str, Any], wrong: tuple[str, str]) -> None:
    with pytest.raises(BadPosition) as found:
        build({"players": {"Ana": said}}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind) == (f"players/Ana/{wrong[0]}", wrong[1])


def test_a_file_may_ask_for_icons_and_keywords() -> None:
    t = Table({"characters": [{"card": ROBB, "attachments": ["Little Bird"]}]}, step="4.1w")
    seen = GAME.view(t.g, "A").card(t.id(ROBB))
    assert seen is not None
    assert {"icon_intrigue", "keyword_renown"} <= set(seen.marks)


def test_a_table_of_set_up_goes_on() -> None:
    session = Session(GAME, build({"step": "S2"}, ("Ana", "Bor")))
    assert session.question is not None
    assert session.question.prompt.id == "got-ask-mulligan"
