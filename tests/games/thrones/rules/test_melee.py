"""Melee: redirecting a challenge, and players who leave the game."""

from __future__ import annotations

import pytest

from desktop_app.games.contract.moments import Telling
from desktop_app.games.thrones.rules import GAME
from desktop_app.games.thrones.state import POOL
from desktop_app.games.thrones.table.moments import challenge
from tests.games.thrones.rules.melees import CLASH, COIN, HAND, KNIGHT, MEN, REGENT, SHIPS, WOLF
from tests.games.thrones.table import Melee

# -- redirecting -------------------------------------------------------------------------------------------------------


def redirected(
    to: str = "Cai",
) -> Melee:
    """Ana attacks Bor; Dia, the regent, has it redirected."""
    people = {"characters": [WOLF, "Arya Stark"], "plot": CLASH}
    t = Melee(
        {"title": COIN, **people}, {"characters": [MEN]}, {"title": SHIPS, "characters": [MEN]}, {"title": REGENT},
        step="4.2",
    )  # fmt: skip
    t.against("military", "Bor", WOLF)
    assert (t.asked, t.who) == ("got-ask-redirect", "Dia")
    t.choose("accept")
    assert (t.asked, t.who) == ("got-ask-new-opponent", "Ana")
    if to:
        t.choose("choose_player", target=to)
    return t


@pytest.mark.rule("GOT-385", "GOT-389", "GOT-390")
def test_the_attacker_chooses_another_opponent_even_one_it_supports() -> None:
    t = redirected(to="")
    assert {option.target for option in t.question.options} == {"C", "D"}, "not Bor; Ana supports Cai's ships"


@pytest.mark.rule("GOT-388", "GOT-110", "GOT-391")
def test_the_new_opponent_defends_and_pays() -> None:
    t = redirected()
    t.until("4.2.1")
    fight = t.g.challenges[-1]
    assert (t.who, fight.type, len(fight.attackers)) == ("Cai", "military", 1)
    assert (fight.initiated_against, fight.at) == ("B", "C")
    t.passes().until(asked="got-ask-challenge")
    assert (t.titles("dead:C"), t.titles("dead:B")) == ([MEN], [])


def test_a_redirected_challenge_is_told_against_the_new_opponent() -> None:
    t = redirected()
    t.until("4.2.1").passes().until(asked="got-ask-challenge")
    told = challenge(Telling([line.message for line in t.session.log]))
    assert told is not None
    assert told.right.heading.params["seat"] == "seat:C"


@pytest.mark.rule("GOT-383")
def test_one_challenge_is_redirected_each_round() -> None:
    t = redirected()
    t.until("4.2.1").passes().until(asked="got-ask-challenge")
    t.against("power", "Bor", "Arya Stark")
    assert t.asked == "got-ask-stealth"
    assert t.passes().step == "4.2w"


@pytest.mark.rule("GOT-383", "GOT-385")
def test_the_regent_may_have_a_challenge_of_its_own_redirected() -> None:
    t = Melee({"title": REGENT, "characters": [WOLF]}, {"characters": [MEN]}, {}, {}, step="4.2")
    t.against("military", "Bor", WOLF)
    assert (t.asked, t.who) == ("got-ask-redirect", "Ana")
    t.choose("accept")
    assert (t.asked, t.who) == ("got-ask-new-opponent", "Ana")
    t.choose("choose_player", target="Dia")
    assert t.g.challenges[-1].initiated_against == "B"
    assert t.g.challenges[-1].at == "D"


@pytest.mark.rule("GOT-384")
def test_redirecting_comes_before_reactions_to_the_challenge() -> None:
    t = Melee(
        {"characters": ["Dornish Paramour"]},
        {"characters": [MEN]},
        {"characters": [WOLF]},
        {"title": REGENT},
        step="4.2",
    )
    t.against("intrigue", "Bor")
    assert (t.asked, t.who) == ("got-ask-redirect", "Dia")
    assert t.choose("decline").asked == "got-ask-respond"


@pytest.mark.rule("GOT-386", "GOT-387")
def test_after_a_redirect_stealth_bypasses_somebody_else() -> None:
    t = Melee(
        {"characters": ["Ghost"]},
        {"characters": [MEN]},
        {"characters": [WOLF]},
        {"title": REGENT},
        step="4.2",
    )
    t.against("military", "Bor").choose("choose", MEN).choose("accept").choose("choose_player", target="Cai")
    assert (t.asked, t.choices()) == ("got-ask-stealth", {WOLF})
    t.choose("choose", WOLF)
    assert t.g.challenges[-1].bypassed == [t.id(WOLF)]
    assert (t.asked, len(t.find("respond", "Ghost"))) == ("got-ask-respond", 1), "once: nobody of Bor's is bypassed"


# -- elimination -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-490", "GOT-184", "GOT-242")
def test_who_has_no_deck_left_is_out_and_the_others_go_on() -> None:
    t = Melee(
        {"deck": [WOLF, WOLF], "characters": [KNIGHT], "power": 3, "gold": 4, "title": HAND},
        {"agenda": "Fealty", "characters": [MEN]},
        step="2.2",
    )
    assert (t.step, t.who, t.g.outcome) == ("2.2w", "Bor", None)
    assert t.g.eliminated == ["A"]
    assert t.g.first_player == "B"
    assert not [card for card, piece in t.g.pieces.items() if piece.controller == "A"]
    assert len(t.g.zones[POOL]) == 6
    assert GAME.broken(t.g) == []


@pytest.mark.rule("GOT-185")
def test_the_last_player_left_wins() -> None:
    t = Melee({"deck": [WOLF, WOLF]}, {"deck": [WOLF, WOLF]}, step="2.2")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["C"]


@pytest.mark.rule("GOT-186", "GOT-491")
def test_the_first_player_decides_when_everybody_is_out_at_once() -> None:
    deck = {"deck": [WOLF, WOLF]}
    t = Melee(dict(deck), dict(deck), dict(deck), step="2.2", first_player="Bor")
    assert (t.asked, t.who) == ("got-ask-winner", "Bor")
    t.choose("choose_player", target="Cai")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["C"]


def test_a_challenge_against_somebody_who_leaves_the_game_is_won_by_nobody() -> None:
    t = Melee({"characters": [KNIGHT, WOLF]}, {"deck": [WOLF], "characters": [MEN]}, step="4.2")
    t.against("military", "Bor", KNIGHT)
    t.g.move(t.g.zones["deck:B"][0], "hand:B")
    t.until("4.2.1").choose_all("defend", MEN).until(asked="got-ask-challenge")
    assert t.g.eliminated == ["B"]
    assert t.g.fought[-1].winner == ""
    assert {option.target for option in t.find("power")} == {"C"}
