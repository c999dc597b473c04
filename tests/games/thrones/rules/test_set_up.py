"""The ten steps of set-up."""

from __future__ import annotations

import pytest

from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.session import Session
from desktop_app.games.contract.decks import CardList
from desktop_app.games.thrones.book.set_up import BadSetUp, new_game
from desktop_app.games.thrones.book.setup_cards import placed_cost
from desktop_app.games.thrones.reading.queries import facts
from desktop_app.games.thrones.rules import GAME
from desktop_app.games.thrones.state import ThronesState

PLOTS = {"01006": 1, "01010": 1, "01022": 1}
PLAIN = {"01150": 30}


def began(deck: dict[str, int], seed: int = 1) -> Session:
    """A joust of two such decks, keeping the first hands, at the first card to be placed."""
    cards = CardList({"faction": {"stark": 1}, "plots": PLOTS, "deck": deck})
    session = Session(GAME, new_game([cards, cards], ["Ana", "Bor"], seed))
    while session.question is not None and session.question.prompt.id != "got-ask-place":
        session.answer(["keep_hand"])
    return session


def state(session: Session) -> ThronesState:
    assert isinstance(session.state, ThronesState)
    return session.state


def place(session: Session, code: str) -> None:
    """Places a card of that code."""
    assert session.question is not None
    found = [o for o in session.question.options if state(session).codes.get(o.source) == code]
    session.answer([found[0].key])


def refused(session: Session, code: str) -> str:
    """The rule by which a card of that code is refused."""
    assert session.question is not None
    g = state(session)
    return next((r.rule for r in session.question.refusals() if g.codes[r.source] == code), "")


@pytest.mark.rule("GOT-340", "GOT-237", "GOT-345")
def test_a_random_first_player_and_hands_of_seven() -> None:
    firsts = {state(began(PLAIN, seed)).first_player for seed in range(8)}
    assert firsts == {"A", "B"}
    g = state(began(PLAIN))
    assert [len(g.zones[f"hand:{seat}"]) for seat in "AB"] == [7, 7]


@pytest.mark.rule("GOT-341", "GOT-161", "GOT-343", "GOT-344")
def test_faction_agenda_and_plot_deck_lie_there_and_the_decks_are_shuffled() -> None:
    orders = []
    for seed in (1, 2):
        decks = [sitting.cards for sitting in usual_table("thrones", 2, 0).seats]
        session = Session(GAME, new_game(decks, ["Ana", "Bor"], seed))
        g = state(session)
        assert len(g.zones["faction:A"]) == len(g.zones["agenda:A"]) == 1
        assert len(g.zones["plot_deck:A"]) == 7
        orders.append([g.codes[card] for card in g.zones["deck:A"]])
    assert orders[0] != orders[1]


@pytest.mark.rule("GOT-392", "GOT-393", "GOT-394")
def test_a_hand_may_be_replaced_once_in_player_order() -> None:
    deck = {"01150": 20, "01149": 20}
    cards = CardList({"faction": {"stark": 1}, "plots": PLOTS, "deck": deck})
    session = Session(GAME, new_game([cards, cards], ["Ana", "Bor"], 3))
    g, asked = state(session), session.question
    assert asked is not None
    assert asked.seat == g.first_player
    before = list(g.zones[f"hand:{asked.seat}"])
    session.answer(["mulligan"])
    now = session.question
    assert now is not None
    assert now.seat != asked.seat
    assert len(g.zones[f"hand:{asked.seat}"]) == 7
    assert g.zones[f"hand:{asked.seat}"] != before


@pytest.mark.rule("GOT-346", "GOT-347")
def test_at_most_eight_gold_are_placed() -> None:
    session = began({"01144": 20})
    place(session, "01144")
    seat = state(session).first_player
    assert placed_cost(state(session), seat) == 7
    session = began({"01146": 10, "01132": 10}, 5)
    place(session, "01146")
    assert refused(session, "01132") == "GOT-347"


@pytest.mark.rule("GOT-348", "GOT-251")
def test_one_limited_card_is_placed() -> None:
    session = began({"01156": 8, "01040": 8, "01152": 8}, 2)
    place(session, "01156")
    assert refused(session, "01040") == "GOT-348"


@pytest.mark.rule("GOT-349")
def test_events_are_not_placed() -> None:
    assert refused(began({"01157": 15, "01152": 15}), "01157") == "GOT-349"


@pytest.mark.rule("GOT-350", "GOT-353")
def test_an_attachment_needs_one_of_ones_own_to_lie_on() -> None:
    session = began({"01036": 10, "01152": 10}, 4)
    assert refused(session, "01036") == "GOT-350"
    place(session, "01152")
    place(session, "01036")
    _finish(session)
    g = state(session)
    seat = g.first_player
    steward = next(card for card in g.zones[f"characters:{seat}"])
    assert [facts(g, card).code for card in g.pieces[steward].attachments] == ["01036"]
    told = [line.message.params["host"] for line in session.log if line.message.id == "got-log-attached"]
    assert told == [g.ref(steward)]


@pytest.mark.rule("GOT-351", "GOT-352", "GOT-355", "GOT-356")
def test_further_copies_of_a_unique_card_are_placed_free_and_become_duplicates() -> None:
    session = began({"01144": 20})
    place(session, "01144")
    place(session, "01144")
    _finish(session)
    g = state(session)
    seat = next(seat for seat in g.seats if g.zones[f"characters:{seat}"])
    (eddard,) = g.zones[f"characters:{seat}"]
    assert len(g.pieces[eddard].duplicates) == 1
    assert len(g.zones[f"hand:{seat}"]) == 7


@pytest.mark.rule("GOT-354")
def test_what_is_turned_up_has_not_entered_play() -> None:
    session = began({"01028": 20})
    place(session, "01028")
    _finish(session)
    said = [line.message.id for line in session.log]
    assert "got-log-turns-up" in said
    assert not {"got-log-marshals", "got-log-puts-into-play", "got-log-uses"} & set(said)


def _finish(session: Session) -> None:
    while session.question is not None and session.question.prompt.id == "got-ask-place":
        session.answer(["placed"])


@pytest.mark.rule("GOT-184", "GOT-355")
def test_who_holds_the_whole_deck_in_hand_is_out_as_the_game_begins() -> None:
    decks = [CardList({"faction": {"stark": 1}, "plots": PLOTS, "deck": {"01150": count}}) for count in (7, 30)]
    session = Session(GAME, new_game(decks, ["Ana", "Bor"], 1))
    while session.question is not None and session.question.prompt.id == "got-ask-mulligan":
        session.answer(["keep_hand"])
    _finish(session)
    assert session.question is None
    outcome = state(session).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (["B"], "deck")


@pytest.mark.rule("GOT-100", "GOT-102")
@pytest.mark.parametrize(("missing", "rule"), [("faction", "GOT-100"), ("plots", "GOT-102")])
def test_a_deck_without_faction_or_plots_cannot_sit_down(missing: str, rule: str) -> None:
    parts = {"faction": {"stark": 1}, "plots": PLOTS, "deck": PLAIN}
    del parts[missing]
    with pytest.raises(BadSetUp) as error:
        new_game([CardList(parts), CardList(parts)], ["Ana", "Bor"], 0)
    assert error.value.rule == rule
