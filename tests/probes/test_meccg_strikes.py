"""MECCG: a strike from its hazards to the body check, with real dice."""

from __future__ import annotations

import pytest

from desktop_app.engine.chance import Chance
from tests.probes.meccg_strikes import MECCG, Attack, Fighter, attack, modified_prowess
from tests.probes.seats import Seats, seed_for


class Melee(Seats):
    """An attack whose dice fall as given."""

    def __init__(
        self,
        *dice: int,
        strikes: int = 1,
        prowess: int = 9,
        body: int | None = None,
        tricks: tuple[str, ...] = (),
        limit: int = 2,
        **company: Fighter,
    ) -> None:
        g = attack(
            company,
            strikes=strikes,
            prowess=prowess,
            body=body,
            tricks=tricks,
            hazard_limit=limit,
            seed=seed_for(*dice),
        )
        super().__init__(MECCG, g)

    @property
    def g(self) -> Attack:
        assert isinstance(self.session.state, Attack)
        return self.session.state

    def result(self) -> dict[str, object]:
        return self.said("meccg-rolled")[-1]

    def standing(self, name: str) -> str:
        return self.g.fighters[name].standing


def warrior(prowess: int = 5, body: int = 8, weapon: int = 0, standing: str = "untapped") -> Fighter:
    return Fighter(prowess, body, weapon, standing)


@pytest.mark.rule("MEC-594", "MEC-596", "MEC-597", "MEC-605")
def test_a_higher_result_makes_the_strike_fail_and_taps_the_target() -> None:
    melee = Melee(2, 3, beregond=warrior(5))
    melee.each("face:beregond", "full:beregond")
    assert melee.result() == {"target": "beregond", "result": 10, "strike": 9}
    assert melee.standing("beregond") == "tapped"
    assert melee.g.outcome is not None
    assert melee.g.outcome.result == "defeated"
    assert melee.g.zones["points:A"] == ["creature"]


@pytest.mark.rule("MEC-598", "MEC-606")
def test_an_equal_result_has_no_effect_and_defeats_nothing() -> None:
    melee = Melee(2, 2, beregond=warrior(5))
    melee.each("face:beregond", "full:beregond")
    assert melee.standing("beregond") == "tapped"
    assert melee.g.zones["discard:B"] == ["creature"]


@pytest.mark.rule("MEC-599", "MEC-601")
@pytest.mark.parametrize(("check", "survives"), [((4, 4), True), ((4, 5), False)])
def test_a_lower_result_wounds_and_is_followed_by_a_body_check(check: tuple[int, int], survives: bool) -> None:
    melee = Melee(1, 2, *check, beregond=warrior(5, body=8))
    melee.each("face:beregond", "full:beregond")
    assert melee.result()["result"] == 8
    assert melee.said("meccg-body-check") == [{"target": "beregond", "roll": sum(check), "body": 8}]
    assert melee.standing("beregond") == "wounded"
    assert melee.g.zones["company" if survives else "eliminated"] == ["beregond"]


@pytest.mark.rule("MEC-592", "MEC-602")
def test_who_was_wounded_before_has_less_prowess_and_a_worse_body_check() -> None:
    melee = Melee(1, 2, 4, 4, beregond=warrior(5, body=8, standing="wounded"))
    assert melee.result()["result"] == 6
    assert melee.said("meccg-body-check")[0]["roll"] == 9
    assert melee.g.zones["eliminated"] == ["beregond"]


@pytest.mark.rule("MEC-587", "MEC-596")
def test_taking_three_less_keeps_the_target_untapped() -> None:
    melee = Melee(4, 4, beregond=warrior(5))
    melee.each("face:beregond", "hold back:beregond")
    assert melee.result()["result"] == 10
    assert melee.standing("beregond") == "untapped"


@pytest.mark.rule("MEC-588")
def test_each_supporter_taps_for_one_more() -> None:
    melee = Melee(2, 3, prowess=11, beregond=warrior(5), pippin=warrior(1), ioreth=warrior(0))
    melee.each("face:beregond", "full:beregond")
    assert melee.asked == ("A", "meccg-support")
    melee.answer("support:pippin>beregond", "support:ioreth>beregond")
    assert melee.result() == {"target": "beregond", "result": 12, "strike": 11}
    assert melee.standing("pippin") == melee.standing("ioreth") == "tapped"


@pytest.mark.rule("MEC-588", "MEC-591")
def test_who_has_a_strike_or_is_tapped_supports_nobody() -> None:
    melee = Melee(
        2, 3, strikes=2, beregond=warrior(5), pippin=warrior(1), tired=warrior(3, standing="tapped"), mablung=warrior(4)
    )
    melee.each("face:beregond")
    assert melee.asked == ("B", "meccg-assign-rest")
    melee.answer("strike>tired")
    melee.answer("resolve:tired")
    assert melee.offered == ["support:pippin>tired", "support:mablung>tired"]
    melee.answer()
    assert melee.result()["result"] == 3 - 1 + 5


@pytest.mark.rule("MEC-577", "MEC-578", "MEC-579", "MEC-581")
def test_the_defender_assigns_first_and_the_opponent_the_rest() -> None:
    melee = Melee(1, strikes=2, beregond=warrior(5), tired=warrior(3, standing="tapped"))
    assert melee.offered == ["face:beregond"]
    melee.answer()
    assert melee.g.targets == ["beregond", "tired"]  # two strikes, two left: there is nothing to choose
    assert melee.asked == ("A", "meccg-which-strike")


@pytest.mark.rule("MEC-582", "MEC-586", "MEC-584")
def test_excess_strikes_lower_prowess_and_the_last_strike_takes_what_is_left() -> None:
    melee = Melee(6, 6, strikes=4, beregond=warrior(5), mablung=warrior(4))
    melee.answer("face:beregond", "face:mablung")
    assert melee.g.excess == 2
    melee.answer("resolve:mablung")
    assert melee.asked == ("B", "meccg-excess")
    assert melee.offered == ["spend#0", "spend#1", "spend#2"]
    melee.each("spend#1", "full:mablung")
    assert melee.result()["result"] == 4 - 1 + 12
    assert melee.asked == ("A", "meccg-hold-back")
    assert modified_prowess(melee.g) == 5 - 1


@pytest.mark.rule("MEC-585", "MEC-589", "MEC-590", "MEC-600")
def test_cards_change_one_strike_and_only_one_of_them_may_need_a_skill() -> None:
    tricks = ("sharp claws", "blinding dust", "parry", "lucky blow", "battle cry")
    melee = Melee(2, 2, strikes=2, limit=1, tricks=tricks, beregond=warrior(5), mablung=warrior(5))
    melee.answer("face:beregond", "face:mablung")
    melee.answer("resolve:beregond")
    assert melee.asked == ("B", "meccg-tricks")
    melee.answer("play:t1>beregond")
    assert melee.asked == ("A", "meccg-hold-back")  # the hazard limit is used up
    melee.each("full:beregond", "play:t3>beregond")
    assert melee.offered == ["play:t5>beregond", "pass"]
    melee.answer("play:t5>beregond")
    assert melee.result() == {"target": "beregond", "result": 5 + 2 + 1 + 4, "strike": 10}
    melee.answer("full:mablung")
    assert melee.offered == ["play:t4>mablung", "pass"]
    assert modified_prowess(melee.g) == 5
    assert melee.g.strike is not None
    assert melee.g.strike.prowess == 9


@pytest.mark.rule("MEC-595", "MEC-606")
def test_a_strike_can_be_cancelled_until_the_roll() -> None:
    melee = Melee(1, 1, tricks=("slip away",), beregond=warrior(5))
    melee.each("face:beregond", "full:beregond", "play:t1>beregond")
    assert melee.said("meccg-rolled") == []
    assert melee.standing("beregond") == "untapped"
    assert melee.g.zones["discard:B"] == ["creature"]


@pytest.mark.rule("MEC-597", "MEC-601")
@pytest.mark.parametrize(("check", "defeated"), [((3, 3), False), ((3, 4), True)])
def test_a_creature_with_a_body_is_defeated_only_by_a_body_check(check: tuple[int, int], defeated: bool) -> None:
    melee = Melee(2, 3, *check, body=6, beregond=warrior(5))
    melee.each("face:beregond", "full:beregond")
    assert melee.g.zones["points:A"] == (["creature"] if defeated else [])


@pytest.mark.rule("MEC-605", "MEC-607")
def test_a_creature_is_defeated_only_if_every_strike_is() -> None:
    melee = Melee(3, 3, 1, 1, strikes=2, beregond=warrior(5), mablung=warrior(7))
    melee.answer("face:beregond", "face:mablung")
    melee.each("resolve:beregond", "full:beregond", "full:mablung")
    assert melee.g.beaten == 1
    assert melee.g.zones["discard:B"] == ["creature"]


@pytest.mark.rule("MEC-593")
def test_the_weapon_counts() -> None:
    melee = Melee(1, 1, beregond=warrior(5, weapon=3))
    melee.each("face:beregond", "full:beregond")
    assert melee.result()["result"] == 10


def test_after_an_undo_the_dice_of_the_same_answer_fall_as_before() -> None:
    melee = Melee(2, 3, beregond=warrior(5))
    melee.each("face:beregond", "full:beregond")
    before = melee.result()
    melee.session.undo()
    assert melee.said("meccg-rolled") == []
    melee.answer("full:beregond")
    assert melee.result() == before


@pytest.mark.parametrize("seed", range(12))
def test_any_attack_comes_to_an_end_saved_and_loaded_at_every_question(seed: int) -> None:
    company = {
        "beregond": warrior(5),
        "mablung": warrior(4),
        "pippin": warrior(1),
        "tired": warrior(3, standing="tapped"),
    }
    tricks = ("sharp claws", "blinding dust", "parry", "lucky blow", "battle cry", "slip away")
    melee = Seats(MECCG, attack(company, strikes=3 + seed % 3, body=7, tricks=tricks, seed=seed))
    assert melee.play_at_random(Chance(seed)) >= 8
    assert melee.session.state.outcome is not None
