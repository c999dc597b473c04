"""What a bot may think of: a fork for a seat knows what the seat knows, and draws the rest anew."""

from __future__ import annotations

from desktop_app.engine.chance import Chance
from desktop_app.games.lotr_lcg.state import LcgState
from tests.games.lotr_lcg.table import Table

DECK = ["Faramir", "Beorn", "Gandalf", "Feint"]
OTHER_DECK = ["Swift Strike", "Blade Mastery", "Gondorian Spearman"]
ENCOUNTERS = ["Forest Spider", "King Spider", "Old Forest Road", "Enchanted Stream"]


def _two_players() -> Table:
    return Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "hand": ["Sneak Attack"], "deck": list(DECK)},
            "Bor": {"heroes": ["Gimli"], "hand": ["Quick Strike"], "deck": list(OTHER_DECK)},
        },
        step="2.2",
        encounter_deck=list(ENCOUNTERS),
        quest_deck=["01120", "01121", "01122"],
    )


def _codes(g: LcgState, zone: str) -> list[str]:
    return [g.codes[card] for card in g.zones[zone]]


def _hand_and_deck(g: LcgState) -> list[str]:
    return _codes(g, "hand:B") + _codes(g, "deck:B")


def test_a_fork_for_a_seat_shows_it_the_same_table() -> None:
    t = _two_players()
    for seed in range(5):
        fork = t.session.fork("A", Chance(seed))
        assert fork.look("A") == t.session.look("A")


def test_what_a_seat_may_not_see_is_drawn_anew_and_nothing_is_added() -> None:
    t = _two_players()
    hands, tops = set(), set()
    for seed in range(12):
        g = t.session.fork("A", Chance(seed)).state
        assert isinstance(g, LcgState)
        hands.add(tuple(_codes(g, "hand:B")))
        tops.add(_codes(g, "encounter_deck")[0])
        assert sorted(_codes(g, "encounter_deck")) == sorted(_codes(t.g, "encounter_deck"))
        assert sorted(_hand_and_deck(g)) == sorted(_hand_and_deck(t.g))
        assert _codes(g, "hand:A") == _codes(t.g, "hand:A")
    assert len(hands) > 1
    assert len(tops) > 1


def test_the_stages_of_the_quest_keep_their_order_in_every_fork() -> None:
    t = _two_players()
    lasts = set()
    for seed in range(12):
        g = t.session.fork("A", Chance(seed)).state
        assert isinstance(g, LcgState)
        second, *third = _codes(g, "quest_deck")
        assert second == "01120"
        assert sorted(third) == ["01121", "01122"]
        lasts.add(third[0])
    assert len(lasts) == 2, "which of the two third stages comes is not known"
