"""How a game begins, in the starter game and under the full rules."""

from __future__ import annotations

import pytest

from desktop_app.engine.session import Session
from desktop_app.games.contract.decks import CardList
from desktop_app.games.contract.set_up import NewTable, Sitting
from desktop_app.games.lotr_tcg.book.set_up import BadSetUp, new_game
from desktop_app.games.lotr_tcg.reading.numbers import move_limit
from desktop_app.games.lotr_tcg.reading.queries import facts, playing
from desktop_app.games.lotr_tcg.reading.tokens import burdens
from desktop_app.games.lotr_tcg.rules import GAME
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.table.deck_building import shipped_decks
from desktop_app.games.lotr_tcg.table.set_up_form import FORM
from tests.games.lotr_tcg.invented import Invent

DECKS = {deck.id: deck.cards for deck in shipped_decks()}


def started(*, starter: bool = True, seed: int = 1, seats: int = 2) -> Session:
    decks = [DECKS["starter_aragorn"], DECKS["starter_theoden"]] * 2
    return Session(GAME, new_game(decks[:seats], ["Ana", "Bor", "Cia", "Dan"][:seats], seed, starter=starter))


def titles(g: TcgState, zone: str) -> list[str]:
    return [facts(g, card).titles["en"] for card in g.zones[zone]]


@pytest.mark.rule(
    "TCG-121", "TCG-122", "TCG-123", "TCG-126", "TCG-127", "TCG-129", "TCG-132", "TCG-135", "TCG-116", "TCG-004"
)
def test_the_starter_game_begins_with_the_fellowships_of_the_decks() -> None:
    g = started().state
    assert isinstance(g, TcgState)
    assert titles(g, "fellowship:A") == ["Frodo", "Aragorn"]
    assert titles(g, "fellowship:B") == ["Frodo", "Éowyn"]
    assert g.twilight == 0
    assert [len(g.zones[f"hand:{seat}"]) for seat in g.seats] == [8, 8]
    assert [len(g.zones[f"deck:{seat}"]) for seat in g.seats] == [51, 51]
    assert (g.at, len(g.zones["path"])) == ({"A": 1, "B": 1}, 1)
    assert g.owners[g.zones["path"][0]] == g.order[0] == g.active
    assert len(g.zones[f"adventure:{g.order[0]}"]) == 8


@pytest.mark.rule("TCG-128")
def test_the_third_starter_deck_begins_with_gandalf() -> None:
    decks = [DECKS["starter_gandalf"], DECKS["starter_theoden"]]
    g = Session(GAME, new_game(decks, ["Ana", "Bor"], 3, starter=True)).state
    assert isinstance(g, TcgState)
    assert titles(g, "fellowship:A") == ["Frodo", "Gandalf"]
    assert "Gandalf" in titles(g, "deck:A") + titles(g, "hand:A")


@pytest.mark.rule("TCG-006", "TCG-007", "TCG-012")
def test_each_has_a_fellowship_of_his_own() -> None:
    g = started(seats=3).state
    assert isinstance(g, TcgState)
    for seat in g.seats:
        assert {g.owners[card] for card in g.zones[f"fellowship:{seat}"]} == {seat}
        assert len(g.zones[f"adventure:{seat}"]) >= 8


def test_either_may_go_first() -> None:
    states = [started(seed=seed).state for seed in range(12)]
    assert {state.order[0] for state in states if isinstance(state, TcgState)} == {"A", "B"}


@pytest.mark.rule("TCG-363", "TCG-364", "TCG-365", "TCG-366", "TCG-368", "TCG-371")
def test_under_the_full_rules_the_highest_bid_chooses_a_place() -> None:
    session = started(starter=False)
    assert session.question is not None
    assert session.question.prompt.id == "tcg-ask-bid"
    session.answer(["bid#2"])
    session.answer(["bid#3"])
    assert (session.question.seat, session.question.prompt.id) == ("B", "tcg-ask-place")
    session.answer(["place#2"])
    g = session.state
    assert isinstance(g, TcgState)
    assert g.order == ["A", "B"]
    assert [burdens(g, seat) for seat in g.seats] == [2, 3]


@pytest.mark.rule("TCG-369")
def test_a_bid_as_high_as_the_resistance_corrupts() -> None:
    session = started(starter=False)
    session.answer(["bid#10"])
    session.answer(["bid#0"])
    session.answer(["place#1"])
    assert session.state.outcome is not None
    assert session.state.outcome.winners == ["B"]


@pytest.mark.rule("TCG-369", "TCG-282", "TCG-284")
def test_of_four_two_who_bid_too_much_are_out_and_one_of_the_others_lays_the_site_that_is_left() -> None:
    """The first player, whose site 1 lies there already, is one of the two."""
    session = started(starter=False, seats=4)
    for bid in (10, 10, 1, 0):
        session.answer([f"bid#{bid}"])
    for place in (1, 2, 3):
        session.answer([f"place#{place}"])
    g = session.state
    assert isinstance(g, TcgState)
    assert (set(g.lost), playing(g), g.outcome) == ({"A", "B"}, ["C", "D"], None)
    (site,) = g.zones["path"]
    assert g.owners[site] in ("C", "D")
    assert [len(g.zones[f"fellowship:{seat}"]) for seat in ("A", "B")] == [0, 0]
    assert session.question is not None
    assert (session.question.seat, session.question.prompt.id) == ("C", "tcg-ask-starting")


@pytest.mark.rule("TCG-372", "TCG-373", "TCG-374", "TCG-376")
def test_a_starting_fellowship_costs_four_at_most() -> None:
    session = started(starter=False)
    session.answer(["bid#1"])
    session.answer(["bid#0"])
    session.answer(["place#1"])
    g, question = session.state, session.question
    assert isinstance(g, TcgState)
    assert question is not None
    offered = [facts(g, option.source) for option in question.options if option.source]
    assert {card.type for card in offered} == {"companion"}
    assert "Aragorn" in [card.titles["en"] for card in offered]
    gimli = next(
        option for option in question.options if option.source and facts(g, option.source).titles["en"] == "Gimli"
    )
    session.answer([gimli.key])
    question = session.question
    assert question is not None
    assert "Aragorn" not in [facts(g, option.source).titles["en"] for option in question.options if option.source]
    assert g.twilight == 0


@pytest.mark.rule("TCG-378")
def test_under_the_full_rules_a_hand_may_be_exchanged_for_six() -> None:
    session = started(starter=False)
    for answer in ("bid#1", "bid#0", "place#1", "fellowship_done", "fellowship_done", "new_hand", "keep_hand"):
        session.answer([answer])
    assert [len(session.state.zones[f"hand:{seat}"]) for seat in ("A", "B")] == [6, 8]


@pytest.mark.rule("TCG-348")
def test_a_deck_without_a_ring_cannot_be_played() -> None:
    lacking = CardList({**DECKS["starter_aragorn"].parts, "ring": {}})
    with pytest.raises(BadSetUp, match="TCG-348"):
        new_game([lacking, DECKS["starter_theoden"]], ["Ana", "Bor"], 0, starter=True)


@pytest.mark.rule("TCG-358")
def test_the_decks_of_a_game_are_of_one_format(invent: Invent) -> None:
    old = {invent(f"Old Road {number}", "site", site_number=number, block="fellowship"): 1 for number in range(1, 10)}
    towers = DECKS["starter_aragorn"]
    other = CardList({**towers.parts, "sites": old})
    for cards, refused in ((DECKS["starter_theoden"], False), (other, True)):
        found = FORM.problem(NewTable((Sitting("Ana", towers), Sitting("Bor", cards))))
        assert (found is not None and found.rule == "TCG-358") == refused
    assert FORM.problem(NewTable((Sitting("Ana", other), Sitting("Bor", other)))) is None


@pytest.mark.rule("TCG-117", "TCG-403")
def test_nobody_else_sees_an_adventure_deck_or_a_hand() -> None:
    view = GAME.view(started().state, "A")
    assert len(view.zones["adventure:A"].cards) >= 8
    assert (view.zones["adventure:B"].cards, view.zones["hand:B"].cards) == ([], [])
    assert view.zones["hand:B"].count == 8


@pytest.mark.rule("TCG-282", "TCG-365", "TCG-268")
def test_who_leaves_while_places_are_chosen_takes_none_and_is_no_opponent() -> None:
    session = started(starter=False, seats=4)
    for answer in ("bid#2", "bid#1", "bid#1", "bid#0", "place#2"):
        session.answer([answer])
    session.give_up("A")
    while session.question is not None and session.question.prompt.id != "tcg-ask-fellowship-actions":
        assert session.question.seat != "A"
        keys = [option.key for option in session.question.options]
        session.answer(["bid#1" if "bid#1" in keys else keys[-1]])
    g = session.state
    assert isinstance(g, TcgState)
    assert (sorted(playing(g)), move_limit(g)) == (["B", "C", "D"], 2)


@pytest.mark.rule("TCG-367", "TCG-370")
def test_tied_bids_are_settled_at_random_and_the_order_is_as_chosen() -> None:
    choosing = set()
    for seed in range(12):
        session = started(starter=False, seed=seed)
        session.answer(["bid#1"])
        session.answer(["bid#1"])
        assert session.question is not None
        chooser = session.question.seat
        choosing.add(chooser)
        session.answer(["place#2"])
        g = session.state
        assert isinstance(g, TcgState)
        assert g.order[1] == chooser
    assert choosing == {"A", "B"}


@pytest.mark.rule("TCG-377", "TCG-130", "TCG-131", "TCG-115", "TCG-120")
def test_set_up_runs_in_its_order() -> None:
    session = started(starter=False)
    steps = []
    for answer in ("bid#1", "bid#0", "place#1", "fellowship_done", "fellowship_done", "keep_hand", "keep_hand"):
        assert session.question is not None
        steps.append(session.question.step)
        session.answer([answer])
    assert steps == ["order", "order", "order", "fellowships", "fellowships", "hands", "hands"]
    g = session.state
    assert isinstance(g, TcgState)
    assert (g.order, g.active, g.phase, g.round) == (["A", "B"], "A", "fellowship", 1)
    assert [len(g.zones[f"deck:{seat}"]) for seat in g.seats] == [52, 52]
    numbers = [facts(g, card).site_number for card in g.zones["adventure:A"]]
    assert sorted(number or 0 for number in numbers) == list(range(2, 10))


@pytest.mark.rule("TCG-375")
def test_whoever_started_counts_for_the_next() -> None:
    """Éomer costs 2 beside Éowyn, so that both of them fit into 4."""
    session = started(starter=False)
    for answer in ("bid#0", "bid#1", "place#1"):
        session.answer([answer])
    g = session.state
    assert isinstance(g, TcgState)
    for title in ("Éowyn", "Éomer"):
        assert session.question is not None
        option = next(o for o in session.question.options if o.source and facts(g, o.source).titles["en"] == title)
        session.answer([option.key])
        g = session.state
        assert isinstance(g, TcgState)
    assert titles(g, "fellowship:B") == ["Frodo", "Éowyn", "Éomer"]
