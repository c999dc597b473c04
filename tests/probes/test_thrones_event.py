"""A Game of Thrones: an event that is cancelled, a death that is prevented, reactions inside reactions."""

from __future__ import annotations

import pytest

from desktop_app.engine.chance import Chance
from tests.probes.seats import Seats
from tests.probes.thrones_event import THRONES, Realm, table, view


def _by_place(cards: dict[str, list[str]]) -> list[tuple[list[str], list[str]]]:
    return [(zone.split("_"), codes) for zone, codes in cards.items()]


class Court(Seats):
    """Two players in an action window; A has the first opportunity."""

    def __init__(self, **cards: list[str]) -> None:
        zones = {f"{place}:{seat.upper()}": codes for (place, seat), codes in _by_place(cards)}
        super().__init__(THRONES, table(zones))

    @property
    def g(self) -> Realm:
        assert isinstance(self.session.state, Realm)
        return self.session.state

    @property
    def over(self) -> bool:
        """Nobody has anything left to decide: every window is closed."""
        return self.session.question is None

    def cull(self, *targets: str) -> None:
        """A plays the event against these characters."""
        self.answer("play:cull1")
        if self.session.question is not None and self.asked == ("A", "thrones-targets"):
            self.answer(*(f"kill:cull1>{target}" for target in targets))

    def order(self) -> list[str]:
        """What happened, in order: abilities used and characters killed."""
        lines = [line.message for line in self.session.log if line.message.id in ("thrones-used", "thrones-killed")]
        return [str(m.params.get("name") or "killed " + str(m.params["card"]).split(":")[1]) for m in lines]


@pytest.mark.rule("GOT-023", "GOT-026", "GOT-027", "GOT-028", "GOT-069", "GOT-168", "GOT-209")
def test_a_cancelled_event_does_nothing_but_was_played_and_paid() -> None:
    court = Court(hand_a=["cull"], hand_b=["countermand"], play_b=["heir", "avenger"])
    court.cull("heir1")
    assert court.asked == ("B", "thrones-interrupt")
    court.answer("respond:countermand1#countermand/1")
    g = court.g
    assert g.zones["play:B"] == ["heir1", "avenger1"]
    assert (g.zones["discard:A"], g.zones["discard:B"]) == (["cull1"], ["countermand1"])
    assert (g.gold["A"], g.gold["B"]) == (2, 3)
    assert court.over


@pytest.mark.rule("GOT-023", "GOT-210", "GOT-211")
def test_a_cancel_is_an_event_that_can_be_cancelled() -> None:
    court = Court(hand_a=["cull", "countermand"], hand_b=["countermand"], play_b=["heir", "mourner"])
    court.cull("heir1")
    court.answer("respond:countermand2#countermand/1")
    assert court.asked == ("A", "thrones-interrupt")
    court.answer("respond:countermand1#countermand/1")
    court.answer("pass")
    assert court.g.zones["dead:B"] == ["heir1"]
    assert court.g.zones["discard:A"] == ["countermand1", "cull1"]


@pytest.mark.rule("GOT-025")
def test_what_is_cancelled_cannot_be_cancelled_again() -> None:
    court = Court(hand_a=["cull"], hand_b=["countermand", "countermand"], play_b=["heir", "avenger"])
    court.cull("heir1")
    court.answer("respond:countermand2#countermand/1")
    assert court.over
    assert court.g.zones["hand:B"] == ["countermand1"]


@pytest.mark.rule("GOT-042", "GOT-043", "GOT-113", "GOT-117", "GOT-410", "GOT-004", "GOT-006")
def test_a_duplicate_saves_its_champion_if_its_owner_wants() -> None:
    for wanted in (True, False):
        court = Court(hand_a=["cull"], play_b=["champion", "avenger"], under_b=["champion"])
        court.cull("champion1")
        assert court.offered == ["respond:champion2#duplicate/1", "pass"]
        court.answer("respond:champion2#duplicate/1" if wanted else "pass")
        if not wanted:
            court.each("pass")
        assert ("champion1" in court.g.zones["play:B"]) == wanted
        assert court.g.zones["dead:B"] == ([] if wanted else ["champion1"])
        assert court.g.zones["discard:B"] == ["champion2"]


@pytest.mark.rule("GOT-066", "GOT-070", "GOT-451", "GOT-452", "GOT-453")
def test_a_saved_card_is_no_longer_killed_for_later_interrupts() -> None:
    court = Court(hand_a=["cull"], play_b=["champion", "heir"], under_b=["champion"])
    court.cull("champion1", "heir1")
    court.answer("respond:champion2#duplicate/1")
    assert court.asked == ("B", "thrones-interrupt")
    assert court.offered == ["respond:heir1#heir/1", "pass"]
    court.answer("respond:heir1#heir/1")
    assert court.g.zones["dead:B"] == ["heir1"]
    assert court.g.gold["B"] == 6


@pytest.mark.rule("GOT-069", "GOT-087", "GOT-411")
def test_when_all_are_saved_nothing_reacts() -> None:
    court = Court(hand_a=["cull"], play_a=["digger"], play_b=["champion", "mourner"], under_b=["champion"])
    court.cull("champion1")
    court.answer("respond:champion2#duplicate/1")
    assert court.over
    assert court.g.power["B"] == 3
    assert court.order() == ["duplicate/1"]


@pytest.mark.rule("GOT-045", "GOT-065", "GOT-074", "GOT-075", "GOT-226", "GOT-227", "GOT-415")
def test_the_forced_reaction_comes_before_any_other() -> None:
    court = Court(hand_a=["cull"], play_a=["digger"], play_b=["heir", "mourner"])
    court.cull("heir1")
    court.answer("respond:heir1#heir/1")
    assert court.asked == ("A", "thrones-react")
    assert court.order() == ["heir/1", "killed heir", "mourner/1"]
    court.answer("respond:digger1#digger/1")
    assert court.order() == ["heir/1", "killed heir", "mourner/1", "digger/1"]
    assert (court.g.power["B"], court.g.gold["A"]) == (2, 3)


@pytest.mark.rule("GOT-071", "GOT-240")
def test_the_first_player_puts_forced_reactions_in_order() -> None:
    court = Court(hand_a=["cull"], play_b=["heir", "mourner", "mourner"])
    court.cull("heir1")
    court.answer("pass")
    assert court.asked == ("A", "thrones-arrange")
    court.answer("resolve:mourner2#mourner/1")
    assert court.g.power["B"] == 1


@pytest.mark.rule("GOT-376", "GOT-418", "GOT-459")
def test_a_reaction_inside_a_reaction_ends_before_the_outer_window_goes_on() -> None:
    """Bor avenges his heir by killing; Ana's digger reacts inside, and only then does the outer window go on."""
    court = Court(
        hand_a=["cull"],
        play_a=["digger", "heir"],
        play_b=["heir", "mourner", "avenger", "digger"],
    )
    court.cull("heir2")
    court.each("pass")
    assert court.asked == ("A", "thrones-react")
    court.each("pass")
    assert court.asked == ("B", "thrones-react")
    court.each("respond:avenger1#avenger/1", "kill:avenger1>heir1")
    assert court.asked == ("A", "thrones-interrupt")
    court.each("pass")
    assert court.asked == ("A", "thrones-react")
    court.each("respond:digger1#digger/1", "respond:digger2#digger/1")
    assert court.order() == [
        "killed heir",
        "mourner/1",
        "avenger/1",
        "killed heir",
        "digger/1",
        "digger/1",
    ]
    assert court.asked == ("A", "thrones-react")
    court.each("respond:digger1#digger/1", "pass")
    assert court.over


@pytest.mark.rule("GOT-221", "GOT-222", "GOT-373", "GOT-374")
def test_who_passed_may_still_react_while_the_window_is_open() -> None:
    court = Court(hand_a=["cull"], play_a=["digger"], play_b=["heir", "digger"])
    court.cull("heir1")
    court.each("pass", "pass")
    assert court.asked == ("B", "thrones-react")
    court.each("respond:digger2#digger/1")
    assert court.asked == ("A", "thrones-react")
    court.each("respond:digger1#digger/1")
    assert court.over


@pytest.mark.rule("GOT-371", "GOT-377")
def test_a_reaction_answers_one_death_once_and_each_copy_of_it_too() -> None:
    court = Court(hand_a=["cull"], play_a=["digger", "digger"], play_b=["heir", "avenger"])
    court.cull("heir1")
    court.each("pass")
    court.each("respond:digger1#digger/1")
    assert court.asked == ("B", "thrones-react")
    court.each("pass")
    assert court.offered == ["respond:digger2#digger/1", "pass"]
    court.each("respond:digger2#digger/1", "pass")
    assert court.g.gold["A"] == 4
    assert court.over


@pytest.mark.rule("GOT-063", "GOT-064", "GOT-084", "GOT-371")
def test_two_deaths_at_once_share_one_window_and_each_may_be_answered() -> None:
    court = Court(hand_a=["cull"], play_a=["digger"], play_b=["heir", "heir", "digger", "mourner"])
    court.cull("heir1", "heir2")
    court.each("respond:heir1#heir/1")
    assert court.offered == ["respond:heir2#heir/1", "pass"]
    court.each("pass", "resolve:mourner1>heir2#mourner/1")
    assert court.offered == ["respond:digger1>heir1#digger/1", "respond:digger1>heir2#digger/1", "pass"]
    court.each("respond:digger1>heir2#digger/1", "pass")
    assert court.offered == ["respond:digger1>heir1#digger/1", "pass"]
    court.each("respond:digger1>heir1#digger/1")
    assert [str(line["card"]) for line in court.said("thrones-dug")] == ["@heir2:heir", "@heir1:heir"]
    assert court.g.zones["dead:B"] == ["heir1", "heir2"]
    assert court.g.gold["A"] == 4
    assert court.g.power["B"] == 1
    assert court.asked == ("B", "thrones-react")
    court.each("pass")
    assert court.over


@pytest.mark.rule("GOT-372", "GOT-375")
def test_a_window_that_is_closed_stays_closed() -> None:
    court = Court(hand_a=["cull"], play_a=["digger"], play_b=["heir", "digger"])
    court.cull("heir1")
    court.each("pass", "pass", "pass")
    assert court.over
    assert court.g.gold == {"A": 2, "B": 4}


def test_the_hand_of_the_other_is_not_seen() -> None:
    court = Court(hand_a=["cull"], hand_b=["countermand"], play_b=["heir"])
    assert view(court.g, "A").zones["hand:B"].count == 1
    assert view(court.g, "A").zones["hand:B"].cards == []


@pytest.mark.parametrize("seed", range(12))
def test_any_window_comes_to_an_end_saved_and_loaded_at_every_question(seed: int) -> None:
    characters = ["champion", "heir", "mourner", "avenger", "digger"]
    hand = ["cull", "cull", "countermand"]
    zones = {f"{place}_{s}": cards for s in "ab" for place, cards in (("play", characters), ("hand", hand))}
    court = Court(**zones, under_a=["champion"], under_b=["champion"])
    assert court.play_at_random(Chance(seed)) >= 2
    assert court.session.state.outcome is not None
