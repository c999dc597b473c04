"""What the rules of challenges and keywords say in a word or two beside their main point."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.rules.test_to_the_letter import CHRONICLER, GRAVEDIGGER
from tests.games.thrones.table import Melee, Table, attack

WOLF, BASTARD, LION, CREW = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "Black Wind’s Crew"


# -- keywords ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-321", "GOT-046")
@pytest.mark.parametrize("used", [(), ("Samwell Tarly",), ("Samwell Tarly", "Grand Maester Pycelle")])
def test_each_who_participates_with_insight_may_draw_and_nobody_at_home(used: tuple[str, ...]) -> None:
    t = Table(
        {"characters": ["Samwell Tarly", "Grand Maester Pycelle", "Doran Martell"]},
        step="4.2",
    )
    t.challenge("intrigue", "Samwell Tarly", "Grand Maester Pycelle").until(asked="got-ask-uses-keyword")
    assert t.choices() == {"Samwell Tarly", "Grand Maester Pycelle"}
    t.choose_all("insight", *used)
    assert (len(t.hand()), t.said("got-log-draws")) == (len(used), min(1, len(used)))


@pytest.mark.rule("GOT-332")
def test_two_who_pillage_a_deck_of_many_discard_two_from_the_top() -> None:
    t = Table(
        {"characters": [CREW, "Wildling Horde"]},
        {"deck": [WOLF, LION, BASTARD]},
        step="4.2.1w",
        challenge=attack("military", CREW, "Wildling Horde"),
    )
    t.until(asked="got-ask-uses-keyword").choose_all("pillage", CREW, "Wildling Horde").passes()
    assert (sorted(t.titles("discard:B")), t.titles("deck:B")) == ([LION, WOLF], [BASTARD])


@pytest.mark.rule("GOT-395", "GOT-332", "GOT-321")
def test_a_defender_who_wins_gains_renown_draws_and_pillages_the_attacker() -> None:
    t = Table(
        {"characters": [WOLF], "deck": [LION, LION]},
        {"characters": ["Euron Crow’s Eye", "Robb Stark"]},
        step="4.2w",
        challenge=attack("military", WOLF),
    )
    last(t.g, "keyword:insight", 0, [t.id("Robb Stark")], "phase", "")
    t.until(asked="got-ask-defenders").choose_all("defend", "Euron Crow’s Eye", "Robb Stark")
    for keyword in ("renown", "pillage", "insight"):
        t.until(asked="got-ask-keyword" if keyword != "insight" else "got-ask-uses-keyword")
        t.choose(f"first_{keyword}") if keyword != "insight" else None
        assert t.who == "Bor"
        t.answer([option.key for option in t.question.options])
    assert (t["Euron Crow’s Eye"].power, t["Robb Stark"].power, t.power("Bor")) == (1, 1, 0)
    assert (t.titles("discard:A"), len(t.hand("Bor"))) == ([LION], 1)


@pytest.mark.rule("GOT-531", "GOT-182")
@pytest.mark.parametrize(("power", "winner"), [(12, True), (11, False)])
def test_three_renowns_are_gained_at_one_moment(power: int, *, winner: bool) -> None:
    famous = ["Robb Stark", "Khal Drogo", "Randyll Tarly"]
    t = Table({"power": power, "characters": famous, "locations": [CHRONICLER]}, {"characters": [WOLF]}, step="4.2.1w",
              challenge=attack("military", *famous, defenders=(WOLF,)))  # fmt: skip
    t.until(asked="got-ask-uses-keyword").choose_all("renown", *famous)
    assert [t[name].power for name in famous] == [1, 1, 1]
    assert (t.g.outcome is not None) == winner


# -- challenges --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-525")
def test_what_two_bonuses_give_is_gained_in_one_occurrence() -> None:
    t = Melee(
        {"title": "Hand of the King", "characters": [WOLF], "locations": [CHRONICLER]},
        {"title": "Master of Coin"},
        {"title": "Master of Laws"},
        step="4.2.2",
        challenge={**attack("military", WOLF), "at": "Bor"},
    )
    t.until(asked="got-ask-respond").respond(CHRONICLER).until("4.1w")
    assert (t.power(), t.gold()) == (2, 1)


@pytest.mark.rule("GOT-437")
def test_whom_the_hand_of_the_king_has_fought_otherwise_may_be_the_different_opponent() -> None:
    """The military challenge was against Cai, the power challenge against Bor: only Bor is no different opponent."""
    fought = [{"type": "military", "by": "Ana", "at": "Cai"}, {"type": "power", "by": "Ana", "at": "Bor"},
              {"type": "power", "by": "Cai", "at": "Ana"}]  # fmt: skip
    t = Melee({"title": "Hand of the King", "characters": [WOLF, LION]}, {}, {}, step="4.1w", fought=fought)
    t.until(asked="got-ask-challenge")
    assert {option.target for option in t.find("power")} == {"C"}


@pytest.mark.rule("GOT-532")
def test_nobody_participates_any_more_when_the_end_of_a_challenge_is_reacted_to() -> None:
    t = Table(
        {"characters": [WOLF], "locations": [GRAVEDIGGER]},
        {"characters": [BASTARD]},
        step="4.2.5",
        challenge=attack("military", WOLF, defenders=(BASTARD,)),
    )
    assert (t.step, t.said("got-log-uses"), t.g.fought[-1].attackers) == ("4.1w", 0, [])
    assert t.g.challenges == []


@pytest.mark.rule("GOT-534", "GOT-535", "GOT-503", "GOT-502")
@pytest.mark.parametrize("phase", ["3", "4"])
def test_of_three_each_is_active_once_in_player_order(phase: str) -> None:
    t = Melee(*({"plot": "Summons"} for _ in range(3)), step=f"{phase}.1", first_player="Cai")
    active: list[str] = []
    while t.g.phase in ("marshal", "challenges") and t.step.startswith(phase):
        if t.g.active and t.g.active not in active[-1:]:
            active.append(t.g.active)
        t.passes()
    assert active == ["C", "A", "B"]


@pytest.mark.rule("GOT-383", "GOT-469")
def test_the_regent_may_redirect_another_challenge_in_the_next_round() -> None:
    people = {"characters": [WOLF, WOLF], "plot_deck": ["Summons", "Summons"]}
    t = Melee({**people}, {**people, "title": "Crown Regent"}, {**people}, step="4.2")
    t.against("military", "Bor", WOLF).choose("accept").until(asked="got-ask-challenge")
    t.against("power", "Bor", f"{WOLF} 2").until("4.2w")
    assert t.said("got-log-redirected") == 1
    assert any(key.startswith("round|redirect") for key in t.g.used)
    t.until(asked="got-ask-plot", limit=200)
    assert not any(key.startswith("round|redirect") for key in t.g.used)


@pytest.mark.rule("GOT-518", "GOT-519")
@pytest.mark.parametrize(("added", "winner"), [(0, "A"), (1, "A"), (-1, "B")])
def test_all_of_one_side_and_what_modifies_it_are_compared_with_all_of_the_other(added: int, winner: str) -> None:
    t = Table(
        {"characters": [CREW, WOLF]},
        {"characters": ["Robb Stark"]},
        step="4.2.1w",
        challenge=attack("military", CREW, WOLF, defenders=("Robb Stark",)),
    )
    last(t.g, "contributes:challenge", added, ["A"], "challenge", "")
    assert (t.total("Ana"), t.total("Bor")) == (5 + added, 5)
    t.until("4.1w")
    assert (t.g.fought[-1].winner, t.g.fought[-1].margin) == (winner, abs(added))
