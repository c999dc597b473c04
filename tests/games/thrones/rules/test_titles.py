"""The titles of a melee: taken in secret, what each of them gives, whom it supports and who is its rival."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.session import Session
from desktop_app.games.thrones.book.set_up import empty_table
from desktop_app.games.thrones.reading.numbers import dominance_total
from desktop_app.games.thrones.rules import GAME
from desktop_app.games.thrones.state import POOL, ThronesState
from desktop_app.games.thrones.table.positions import build
from desktop_app.games.thrones.table.words import zone_note
from tests.games.thrones.rules.melees import (
    CLASH,
    COIN,
    HAND,
    KNIGHT,
    LAWS,
    REGENT,
    SHIPS,
    WHISPERS,
    WOLF,
    choosing,
    titled,
)
from tests.games.thrones.table import Melee, Table

# -- titles ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-088", "GOT-243", "GOT-244", "GOT-339", "GOT-431", "GOT-432")
@pytest.mark.parametrize(("players", "titles"), [(2, 0), (3, 6), (6, 6)])
def test_three_or_more_play_a_melee_with_six_titles(players: int, titles: int) -> None:
    table = empty_table([f"Player {number}" for number in range(players)], 0)
    assert len(table.zones.get(POOL, [])) == titles
    assert sum(table.codes[card].startswith("012") for card in table.codes) == titles


@pytest.mark.rule("GOT-482", "GOT-483")
@pytest.mark.parametrize(("players", "first", "last"), [(3, 4, 2), (4, 5, 2), (5, 5, 1), (6, 6, 1)])
def test_each_takes_one_in_secret_and_passes_the_rest_on(players: int, first: int, last: int) -> None:
    t = choosing(players)
    assert len(t.question.options) == first
    for number in range(players - 1):
        assert t.question.secret
        assert len(t.question.options) == first - number
        for other in t.g.seats:
            assert not GAME.view(t.g, other).zones[f"title:{t.question.seat}"].count
        t.session.answer([t.question.options[0].key])
        if last == 1 and number == players - 2:
            break
    if last > 1:
        assert (t.who, len(t.question.options)) == (t.g.names[t.g.seats[-1]], last)


@pytest.mark.rule("GOT-483")
def test_who_chooses_sees_the_titles_and_nobody_else_does() -> None:
    t = choosing(4)
    own, other = t.session.look("A"), t.session.look("B")
    assert [card.code for card in own.zones["shown"].cards] == [t.g.codes[o.source] for o in t.question.options]
    assert "shown" not in other.zones
    assert (other.zones[POOL].count, other.zones[POOL].cards) == (6, [])


def all_chosen(players: int = 4) -> Melee:
    t = choosing(players)
    while t.asked == "got-ask-title":
        t.session.answer([t.question.options[0].key])
    return t


@pytest.mark.rule("GOT-433", "GOT-434", "GOT-484", "GOT-485", "GOT-481", "GOT-461", "GOT-089")
def test_chosen_titles_come_into_play_together_and_the_others_go_back() -> None:
    t = all_chosen()
    assert (t.step, t.who) == ("1.3w", "Ana")
    held = [t.holds(player) for player in ("Ana", "Bor", "Cai", "Dia")]
    assert len({*held, ""}) == 5
    assert len(t.g.zones[POOL]) == 2
    assert t.session.look("B").zones["title:A"].cards[0].code
    assert [line.message.id for line in t.session.log[-4:]] == ["got-log-title"] * 4


@pytest.mark.rule("GOT-486")
def test_a_seventh_player_holds_no_title() -> None:
    players = {name: {"plot": ""} for name in ("Ana", "Bor", "Cai", "Dia", "Eva", "Fin", "Gil")}
    setup = {"step": "1.4", "first_player": "Ana"}
    names = list(players)
    session = Session(GAME, build({**setup, "players": {name: players[name] for name in names[:6]}}, names, 0))
    while session.question is not None and session.question.prompt.id == "got-ask-title":
        session.answer([session.question.options[0].key])
    state = session.state
    assert isinstance(state, ThronesState)
    assert [len(state.zones[f"title:{seat}"]) for seat in state.seats] == [1, 1, 1, 1, 1, 1, 0]


@pytest.mark.rule("GOT-550", "GOT-440", "GOT-468", "GOT-457")
def test_titles_go_back_together_before_the_last_window() -> None:
    t = Melee(*titled(ana=HAND, bor=SHIPS, cai=COIN), step="7.3")
    t.until("7.3w")
    assert [t.holds(player) for player in ("Ana", "Bor", "Cai")] == ["", "", ""]
    assert len(t.g.zones[POOL]) == 6
    assert t.said("got-log-returned") == 3


@pytest.mark.rule("GOT-244", "GOT-481", "GOT-550")
def test_a_joust_has_neither_step() -> None:
    t = Table({"plot_deck": [CLASH, CLASH]}, {"plot_deck": [CLASH, CLASH]}, step="1.2")
    seen = []
    while t.g.round < 2:
        seen.append(t.step)
        if t.asked in ("got-ask-plot", "got-ask-first-player"):
            t.session.answer([t.question.options[0].key])
        else:
            t.passes()
    assert {"1.3w", "7.3w", "1.4", "7.4"}.intersection(seen) == {"1.3w", "7.3w"}
    assert t.said("got-log-title") == 0


# -- what the titles give ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-434", "GOT-435")
def test_the_master_of_coin_has_two_more_gold() -> None:
    t = Melee(*titled(ana=COIN, bor=LAWS, cai=SHIPS), step="4.2")
    assert t.plot("Ana", "income") == 6
    assert t.against("military", "Bor", WOLF).total("Ana") == 2


@pytest.mark.rule("GOT-435")
def test_the_master_of_laws_draws_one_more_and_keeps_one_more() -> None:
    t = Melee(*titled(ana=LAWS, bor=SHIPS, cai=COIN), step="2.2")
    t.until("2.2w")
    assert [len(t.hand(player)) for player in ("Ana", "Bor", "Cai")] == [3, 2, 2]
    assert (t.plot("Ana", "reserve"), t.plot("Bor", "reserve")) == (7, 6)


@pytest.mark.rule("GOT-436")
def test_the_regent_counts_two_more_for_dominance() -> None:
    t = Melee({"title": REGENT, "gold": 1, "characters": [KNIGHT]}, step="5.2w")
    assert dominance_total(t.g, "A") == 5 + 1 + 2
    assert dominance_total(t.g, "B") == 0


@pytest.mark.parametrize(
    ("title", "type", "more"),
    [
        pytest.param(HAND, "power", 1, marks=pytest.mark.rule("GOT-437")),
        pytest.param(HAND, "military", 0, marks=pytest.mark.rule("GOT-437")),
        pytest.param(SHIPS, "military", 1, marks=pytest.mark.rule("GOT-438", "GOT-174")),
        pytest.param(SHIPS, "power", 0, marks=pytest.mark.rule("GOT-438")),
        pytest.param(LAWS, "military", 0, marks=pytest.mark.rule("GOT-435")),
    ],
)
def test_a_title_adds_to_one_type_of_challenge(title: str, type: str, more: int) -> None:
    t = Melee({"title": title, "characters": [WOLF]}, {"title": REGENT}, step="4.2")
    assert t.against(type, "Cai", WOLF).total("Ana") == 2 + more


@pytest.mark.rule("GOT-439")
def test_the_master_of_whispers_adds_to_intrigue() -> None:
    t = Melee({"title": WHISPERS, "characters": ["Sansa Stark", "Eddard Stark"]}, step="4.2")
    before = t.strength("Sansa Stark")
    assert t.against("power", "Bor", "Eddard Stark").total("Ana") == t.strength("Eddard Stark")
    t.against("intrigue", "Bor", "Sansa Stark")
    assert t.total("Ana") == before + 1


@pytest.mark.rule("GOT-437")
def test_nothing_is_added_for_a_holder_without_a_participant() -> None:
    t = Melee({"characters": [WOLF]}, {"title": HAND, "characters": []}, step="4.2")
    assert t.against("power", "Bor", WOLF).total("Bor") == 0


@pytest.mark.rule("GOT-437", "GOT-506")
def test_the_hand_has_one_more_power_challenge_against_somebody_else() -> None:
    t = Melee({"title": HAND, "characters": [WOLF, WOLF, WOLF]}, step="4.2")
    t.against("power", "Bor", WOLF).until(asked="got-ask-challenge")
    assert t.offers("power", target="Cai")
    assert not t.offers("power", target="Bor")
    t.against("power", "Cai", f"{WOLF} 2").until(asked="got-ask-challenge")
    assert not t.offers("power")
    assert t.offers("military")


@pytest.mark.rule("GOT-438")
def test_ships_raise_the_claim_against_a_rival_only() -> None:
    people = {"title": SHIPS, "plot": CLASH, "characters": [WOLF]}
    assert Melee(people, {"title": HAND}, {"title": COIN}, step="4.2").against("military", "Bor", WOLF).claim() == 2
    assert Melee(people, {"title": HAND}, {"title": COIN}, step="4.2").against("military", "Cai", WOLF).claim() == 1


@pytest.mark.rule("GOT-439", "GOT-079")
def test_whispers_have_several_pay_the_claim_of_an_intrigue_challenge() -> None:
    hands: list[dict[str, Any]] = [{"hand": [WOLF, WOLF]} for _ in range(3)]
    t = Melee({"title": WHISPERS, "plot": CLASH, "characters": ["Sansa Stark", WOLF]}, *hands, step="4.2")
    t.against("intrigue", "Bor", "Sansa Stark").until(asked="got-ask-who-pays")
    t.session.answer([option.key for option in t.question.options if option.target in ("C", "D")])
    t.until(asked="got-ask-challenge")
    assert [len(t.hand(player)) for player in ("Bor", "Cai", "Dia")] == [2, 1, 1]


# -- support and rivals ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-029", "GOT-510")
def test_nobody_attacks_whom_the_own_title_supports() -> None:
    t = Melee(*titled(ana=HAND, bor=LAWS, cai=COIN, dia=SHIPS), step="4.2")
    assert {option.target for option in t.find("military")} == {"C", "D"}
    refused = [each for each in t.question.refusals() if each.verb == "military"]
    assert [(each.rule, each.target) for each in refused] == [("GOT-029", "B")]
    assert t.offers("power", target="Dia")


@pytest.mark.rule("GOT-400", "GOT-524", "GOT-525")
def test_beating_a_rival_and_winning_unopposed_are_gained_at_once() -> None:
    t = Melee(*titled(ana=HAND, bor=COIN, cai=LAWS), step="4.2")
    t.against("military", "Bor", WOLF).until("4.2.1").passes().until(asked="got-ask-challenge")
    assert t.power("Ana") == 2
    assert t.said("got-log-rivalry") == t.said("got-log-unopposed") == 1


@pytest.mark.rule("GOT-400")
def test_a_defender_beats_a_rival_too() -> None:
    t = Melee(
        {"title": HAND, "characters": [WOLF, WOLF]},
        {"title": COIN, "characters": [KNIGHT]},
        {"title": LAWS},
        step="4.2",
    )
    t.against("military", "Bor", WOLF).until("4.2.1").choose_all("defend", KNIGHT).until(asked="got-ask-challenge")
    assert (t.power("Ana"), t.power("Bor")) == (0, 1)


@pytest.mark.rule("GOT-401")
def test_each_rival_is_worth_one_power_a_round() -> None:
    t = Melee(
        {"title": HAND, "characters": [WOLF, WOLF, WOLF, WOLF], "plot": ""},
        {"title": COIN},
        {"title": SHIPS},
        step="4.2",
    )
    t.against("military", "Bor", WOLF).until(asked="got-ask-challenge")
    assert t.power("Ana") == 2
    t.against("power", "Bor", f"{WOLF} 2").until(asked="got-ask-challenge")
    assert t.power("Ana") == 3, "unopposed, and no second bonus for the same rival"
    t.against("power", "Cai", f"{WOLF} 3").until("5.2w")
    assert t.said("got-log-rivalry") == 2


@pytest.mark.rule("GOT-400")
def test_who_is_no_rival_gives_no_bonus() -> None:
    t = Melee(*titled(ana=COIN, bor=LAWS, cai=REGENT), step="4.2")
    t.against("military", "Bor", WOLF).until("4.2.1").passes().until(asked="got-ask-challenge")
    assert (t.power("Ana"), t.said("got-log-rivalry")) == (1, 0)


def test_everybody_sees_who_is_a_rival_and_who_is_supported() -> None:
    t = Melee(*titled(ana=HAND, bor=COIN, cai=LAWS, dia=WHISPERS), step="4.2")
    seen = GAME.view(t.g, "A").facts
    assert {key: seen[key] for key in seen if key.startswith("relation")} == {
        "relation:B": "rival",
        "relation:C": "supported",
    }
    note = zone_note(GAME.view(t.g, "A"), "plot:B")
    assert note is not None
    assert note.total is not None
    assert note.total.id == "got-note-rival"
    assert zone_note(GAME.view(t.g, "A"), "plot:D") is None
