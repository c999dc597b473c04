"""Middle-earth Quest: the rulebook's worked combat, and the rules around it."""

from __future__ import annotations

import pytest

from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import clone
from tests.probes.quest_combat import HERO, QUEST, SAURON, Combat, argalad_and_the_orc, spent, value, view
from tests.probes.seats import Seats


class Duel(Seats):
    """A combat with cards named by their code."""

    def __init__(self, hand: list[str], monster_hand: list[str], *, draw: int = 0, health: int = 3) -> None:
        super().__init__(QUEST, argalad_and_the_orc(hand, monster_hand, health=health))
        self.answer(f"draw#{draw}")

    @property
    def g(self) -> Combat:
        assert isinstance(self.session.state, Combat)
        return self.session.state

    def fight(self, seats: str = "AB") -> None:
        for seat in seats:
            assert self.asked == (seat, "quest-go-on")
            self.answer("fight")

    def choose(self, code: str) -> None:
        assert self.asked[1] == "quest-choose"
        self.answer(next(o.key for o in self.question.options if self.g.codes[o.source] == code))

    def round(self, hero: str, monster: str) -> None:
        self.fight()
        self.choose(hero)
        self.choose(monster)

    def suffer(self, points: int) -> None:
        for _ in range(points):
            assert self.asked == (HERO, "quest-suffer")
            self.answer("lose life")

    def damage(self) -> list[tuple[object, object]]:
        return [(params["seat"], params["amount"]) for params in self.said("quest-damage")]


@pytest.mark.rule(*(f"MEQ-{number}" for number in (*range(339, 345), *range(346, 350), *range(351, 355), 356)))
@pytest.mark.rule(*(f"MEQ-{number}" for number in (376, 377, 378, 379, 380, 382, 383)))
@pytest.mark.rule(*(f"MEQ-{number}" for number in (347, 352, 357, 358, *range(384, 392), 397)))
def test_argalad_and_the_orc() -> None:
    """The worked example of the rulebook, number by number."""
    duel = Duel(["volley", "riposte"], ["frenzy", "rush"], draw=1)
    g = duel.g
    assert len(g.zones["hand:B"]) == 5
    assert len(g.zones["hand:A"]) == 3
    assert g.fighters[HERO].strength == 7
    assert g.fighters[SAURON].strength == 4

    duel.fight()
    assert (duel.asked[0], duel.question.secret) == (HERO, True)
    duel.choose("volley")
    assert (duel.asked[0], duel.question.secret) == (SAURON, True)
    assert duel.said("quest-revealed") == []
    duel.choose("frenzy")
    g = duel.g
    assert [params["seat"] for params in duel.said("quest-revealed")] == [HERO, SAURON]
    assert (spent(g, HERO), spent(g, SAURON)) == (2, 2)
    assert not g.fighters[HERO].exhausted
    assert not g.fighters[SAURON].exhausted
    assert duel.damage() == [(HERO, 2), (SAURON, 1)]
    duel.suffer(2)
    assert len(duel.g.zones["damage:A"]) == 2
    assert duel.g.fighters[SAURON].damage == 1

    duel.round("riposte", "rush")
    g = duel.g
    [exhausted] = duel.said("quest-exhausted")
    assert exhausted == {"seat": SAURON, "spent": 5, "strength": 4}
    assert not g.fighters[HERO].exhausted
    assert duel.damage()[2:] == [(HERO, 0), (SAURON, 5)]
    assert g.fighters[SAURON].damage == 6
    assert g.outcome is not None
    assert g.outcome.winners == [HERO]
    assert [g.codes[card] for card in g.zones["rest:A"]] == ["riposte", "volley"]
    assert len(g.zones["deck:B"]) == 2
    assert g.zones["pile:B"] == []


@pytest.mark.rule("MEQ-344", "MEQ-378")
def test_a_card_chosen_in_secret_is_seen_by_nobody() -> None:
    duel = Duel(["volley", "riposte"], ["frenzy"])
    duel.fight()
    before = view(duel.g, SAURON)
    duel.choose("volley")
    assert view(duel.g, SAURON) == before


@pytest.mark.rule("MEQ-040", "MEQ-344")
def test_the_other_hand_makes_no_difference_to_what_one_sees() -> None:
    duel = Duel(["volley", "riposte"], ["frenzy"])
    other = clone(duel.g)
    mine, pool = other.zones["hand:A"], other.zones["life:A"]
    mine[1], pool[0] = pool[0], mine[1]
    assert view(other, SAURON) == view(duel.g, SAURON)
    assert view(other, HERO) != view(duel.g, HERO)


@pytest.mark.rule("MEQ-349")
def test_a_total_equal_to_the_strength_is_fine() -> None:
    duel = Duel(["volley"] * 3, ["frenzy", "frenzy"], health=20)
    duel.round("volley", "frenzy")
    duel.suffer(2)
    duel.round("volley", "frenzy")
    assert spent(duel.g, SAURON) == 4
    assert not duel.g.fighters[SAURON].exhausted


@pytest.mark.rule("MEQ-363", "MEQ-364", "MEQ-365")
def test_a_cancelled_card_is_blank_and_still_costs_its_strength() -> None:
    duel = Duel(["turn aside", "volley"], ["rush"])
    duel.round("turn aside", "rush")
    assert duel.damage() == [(HERO, 0), (SAURON, 0)]
    assert spent(duel.g, SAURON) == 3


@pytest.mark.rule("MEQ-366")
def test_cards_that_cancel_each_other_are_both_blank() -> None:
    duel = Duel(["turn aside", "volley"], ["smother"])
    duel.round("turn aside", "smother")
    assert len(duel.g.cancelled) == 2
    assert duel.damage() == [(HERO, 0), (SAURON, 0)]


@pytest.mark.rule("MEQ-367")
def test_the_next_round_ability_of_a_cancelled_card_is_lost() -> None:
    duel = Duel(["volley", "volley", "turn aside"], ["smother", "brace"], health=20)
    duel.round("volley", "smother")
    assert duel.damage() == [(HERO, 1), (SAURON, 0)]
    duel.suffer(1)
    duel.round("volley", "brace")
    assert duel.damage()[2:] == [(HERO, 0), (SAURON, 0)]  # 2, not 4, against a defence of 0 + 2


@pytest.mark.rule("MEQ-351", "MEQ-387")
def test_a_next_round_ability_counts_in_the_next_round_only() -> None:
    duel = Duel(["volley"] * 4, ["brace"] * 3, health=20)
    for _ in range(3):
        duel.round("volley", "brace")
        duel.suffer(int(str(duel.damage()[-2][1])))
    assert [amount for seat, amount in duel.damage() if seat == SAURON] == [0, 2, 2]


@pytest.mark.rule("MEQ-371", "MEQ-372")
def test_an_ability_looks_at_the_printed_defence() -> None:
    duel = Duel(["seize", "volley"], ["brace"], health=20)
    duel.round("seize", "brace")
    assert duel.damage() == [(HERO, 0), (SAURON, 4)]  # 1 + 5 against 0 + 2


@pytest.mark.rule("MEQ-373")
def test_a_defence_reduced_to_nothing_stays_there() -> None:
    duel = Duel(["seize", "volley"], ["frenzy"], health=20)
    duel.round("seize", "frenzy")
    assert (HERO, 2) in duel.damage()
    assert value(duel.g, HERO, "defence") == 4  # the reduction ended with the round


@pytest.mark.rule("MEQ-368", "MEQ-369", "MEQ-402")
def test_inflicted_damage_asks_no_defence() -> None:
    duel = Duel(["seize", "volley"], ["scratch"], health=20)
    duel.round("seize", "scratch")
    assert duel.damage()[0] == (HERO, 0)
    assert duel.offered[0] == "lose life"
    lost = next(key for key in duel.offered if key != "lose life")
    duel.answer(lost)
    assert len(duel.g.zones["damage:A"]) == 2


@pytest.mark.rule("MEQ-350", "MEQ-361")
def test_when_both_are_exhausted_at_once_nobody_is_defeated() -> None:
    duel = Duel(["riposte", "riposte", "riposte"], ["rush", "frenzy"], draw=3, health=20)
    duel.round("riposte", "rush")
    duel.suffer(int(str(duel.damage()[0][1])))
    duel.round("riposte", "frenzy")
    assert [params["seat"] for params in duel.said("quest-exhausted")] == [HERO, SAURON]
    assert len(duel.damage()) == 2
    assert duel.asked == (SAURON, "quest-influence")
    duel.answer("place#2")
    assert duel.g.influence == 2
    assert duel.g.outcome is not None
    assert duel.g.outcome.winners == [HERO, SAURON]


@pytest.mark.rule("MEQ-345", "MEQ-393", "MEQ-396")
def test_the_other_goes_on_against_an_exhausted_combatant() -> None:
    duel = Duel(["volley"] * 4, ["rush", "frenzy"], health=20)
    duel.round("volley", "rush")
    duel.suffer(int(str(duel.damage()[0][1])))
    duel.round("volley", "frenzy")
    assert duel.g.fighters[SAURON].exhausted
    duel.fight("A")
    assert duel.asked == (HERO, "quest-choose")
    duel.choose("volley")
    assert duel.damage()[-2:] == [(HERO, 0), (SAURON, 4)]
    assert duel.g.fighters[SAURON].exhausted


@pytest.mark.rule("MEQ-394", "MEQ-395")
def test_the_hero_declares_himself_exhausted_first() -> None:
    duel = Duel(["volley"], ["rush"])
    assert duel.asked == (HERO, "quest-go-on")
    duel.answer("exhaust")
    assert duel.asked == (SAURON, "quest-go-on")
    duel.answer("exhaust")
    assert duel.asked == (SAURON, "quest-influence")


@pytest.mark.parametrize("seed", range(12))
def test_any_combat_comes_to_an_end_saved_and_loaded_at_every_question(seed: int) -> None:
    hand = ["volley", "riposte", "turn aside", "seize"]
    duel = Seats(QUEST, argalad_and_the_orc(hand, ["frenzy", "smother", "brace", "scratch"], health=5, seed=seed))
    assert duel.play_at_random(Chance(seed)) >= 4
    assert duel.session.state.outcome is not None
