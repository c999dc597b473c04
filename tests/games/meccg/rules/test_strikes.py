"""Attacks and strikes: who is struck, with what prowess, and what comes of it."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.reading.attacks import prowess, strikes, target_prowess
from tests.games.meccg.rules.situations import attacked
from tests.games.meccg.table import Table, at, bearing, tapped, wounded


@pytest.mark.rule("MEC-577", "MEC-578", "MEC-579", "MEC-581", "MEC-569")
def test_the_defender_assigns_strikes_to_untapped_characters_and_the_opponent_the_rest() -> None:
    table = attacked("Elrond", tapped("Haldir"), "Balin", strikes=2)
    assert (table.asked, table.who) == ("assign", "Ana")
    assert [option.source for option in table.question.options] == [table.id("Elrond"), table.id("Balin")]
    table.pick("Elrond")
    assert (table.asked, table.who) == ("assign-rest", "Bor")
    assert sorted(option.target for option in table.question.options) == sorted([table.id("Haldir"), table.id("Balin")])
    table.pick("Haldir")
    assert table.g.attacks[-1].targets == [table.id("Elrond"), table.id("Haldir")]


@pytest.mark.rule("MEC-580")
def test_where_the_attacker_chooses_the_defender_assigns_none() -> None:
    table = attacked("Elrond", "Balin", chooses=True)
    assert (table.asked, table.who) == ("assign-rest", "Bor")


@pytest.mark.rule("MEC-582", "MEC-586")
def test_excess_strikes_lower_prowess_and_the_last_strike_takes_what_is_left() -> None:
    table = attacked("Elrond", strikes=3)
    table.pick("Elrond").until("hold")
    assert table.met_strike.bonus == -2
    assert table.g.attacks[-1].excess == 0


@pytest.mark.rule("MEC-584", "MEC-583")
def test_strikes_are_resolved_in_the_order_that_the_defender_chooses() -> None:
    table = attacked("Elrond", bearing("Balin", "Gollum"), strikes=2)
    assert table.offers("face", "Gollum")
    table.pick("Balin", "Gollum")
    assert (table.asked, table.who) == ("which-strike", "Ana")
    table.pick("Gollum").until("hold")
    assert table.question.source == table.id("Gollum")


@pytest.mark.rule("MEC-587", "MEC-596", "MEC-594", "MEC-597")
def test_a_target_that_takes_minus_three_does_not_tap_when_the_strike_fails() -> None:
    table = attacked("Elrond", prowess=10)
    table.pick("Elrond").until("hold").choose("hold")
    assert target_prowess(table.g, table.met_strike) == 7 - 3
    table.rolls(7).until("hazards")
    assert table.stands("Elrond") == "untapped"
    assert table.said("strike") == 1


@pytest.mark.rule("MEC-596", "MEC-605")
def test_a_target_that_beats_the_strike_taps() -> None:
    table = attacked("Elrond").pick("Elrond").until("hold").choose("full").rolls(7).until("hazards")
    assert table.stands("Elrond") == "tapped"


@pytest.mark.rule("MEC-598")
def test_an_equal_result_leaves_the_strike_without_effect() -> None:
    table = attacked("Elrond", prowess=14, card="Orc-watch")
    table.pick("Elrond").until("hold").choose("full").rolls(7).until("hazards")
    assert table.stands("Elrond") == "tapped"
    assert table.zone("Orc-watch") == "discard:B"


@pytest.mark.rule("MEC-599", "MEC-601", "MEC-316")
def test_a_lower_result_wounds_and_the_opponent_makes_a_body_check() -> None:
    table = attacked("Elrond", prowess=15)
    table.pick("Elrond").until("hold").choose("full").rolls(7, 9).until("hazards")
    assert table.stands("Elrond") == "wounded"
    assert "Elrond" in table


@pytest.mark.rule("MEC-601", "MEC-603", "MEC-338")
def test_a_body_check_greater_than_body_eliminates() -> None:
    table = attacked("Elrond", "Balin", prowess=15)
    table.pick("Elrond").until("hold").choose("full").rolls(7, 10).until("hazards")
    assert table.zone("Elrond") == "removed:A"
    assert table.members("Balin") == ["Balin"]


@pytest.mark.rule("MEC-602", "MEC-592", "MEC-591")
def test_who_was_wounded_already_is_hurt_more_easily() -> None:
    table = attacked(wounded("Elrond"), tapped("Balin"), prowess=15)
    table.until("assign-rest").pick("Elrond").until_step("strike_resources")
    assert target_prowess(table.g, table.met_strike) == 7 - 2
    table.rolls(5, 9).until("hazards")
    assert table.zone("Elrond") == "removed:A"


@pytest.mark.rule("MEC-591")
def test_a_tapped_target_has_one_less() -> None:
    table = attacked(tapped("Elrond"), prowess=15)
    table.until("assign-rest").pick("Elrond").until_step("strike_resources")
    assert target_prowess(table.g, table.met_strike) == 6


@pytest.mark.rule("MEC-588")
def test_untapped_companions_without_a_strike_tap_to_support() -> None:
    table = attacked("Elrond", "Balin", tapped("Haldir"), prowess=15)
    table.pick("Elrond").until("support")
    assert [option.source for option in table.question.options] == [table.id("Balin")]
    table.pick("Balin")
    assert table.stands("Balin") == "tapped"
    assert target_prowess(table.g, table.met_strike) == 8


@pytest.mark.rule("MEC-603", "MEC-659")
def test_items_of_an_eliminated_character_may_pass_on_one_to_each() -> None:
    elrond = bearing("Elrond", "Glamdring", "Horn of Anor", "Sword of Gondolin")
    table = attacked(elrond, "Balin", wounded("Haldir"), prowess=20)
    table.pick("Elrond").until("hold").choose("full").rolls(2, 12).until("hand-on")
    assert table.question.source == table.id("Balin")
    table.pick("Glamdring").until("hazards")
    assert table["Glamdring"].host == table.id("Balin")
    assert "Horn of Anor" not in table
    assert table.zone("Sword of Gondolin") == "discard:A"


@pytest.mark.rule("MEC-603", "MEC-655")
def test_who_has_a_weapon_in_use_wears_the_one_handed_on_beside_it() -> None:
    table = attacked(bearing("Elrond", "Glamdring"), bearing("Balin", "Orcrist"), prowess=20)
    table.pick("Elrond").until("hold").choose("full").rolls(2, 12).until("hand-on")
    table.pick("Glamdring").until("hazards")
    assert table["Glamdring"].host == table.id("Balin")
    assert (table["Orcrist"].idle, table["Glamdring"].idle) == (False, True)


@pytest.mark.rule("MEC-605", "MEC-746", "MEC-607")
def test_a_creature_is_defeated_when_every_assigned_strike_was() -> None:
    table = attacked("Elrond", prowess=8, card="Orc-watch")
    table.pick("Elrond").until("hold").choose("full").rolls(7).until("hazards")
    assert table.zone("Orc-watch") == "marshalling:A"
    assert table.session.game.view(table.g, "A").numbers["kill_points:A"] == 1


@pytest.mark.rule("MEC-597")
def test_a_strike_with_body_is_defeated_only_if_a_check_exceeds_it() -> None:
    table = attacked("Elrond", prowess=8, body=9, card="Orc-watch")
    table.pick("Elrond").until("hold").choose("full").rolls(7, 9).until("hazards")
    assert table.zone("Orc-watch") == "discard:B"


@pytest.mark.rule("MEC-614", "MEC-615", "MEC-616", "MEC-617", "MEC-088")
def test_a_detainment_attack_taps_and_gives_nothing() -> None:
    table = attacked("Elrond", prowess=15, detainment=True)
    table.pick("Elrond").until("hold").choose("full").rolls(2).until("hazards")
    assert table.stands("Elrond") == "tapped"
    assert table.said("body") == 0
    beaten = attacked("Elrond", prowess=8, body=9, detainment=True, card="Orc-watch")
    beaten.pick("Elrond").until("hold").choose("full").rolls(7).until("hazards")
    assert beaten.zone("Orc-watch") == "discard:B"


@pytest.mark.rule("MEC-593", "MEC-655", "MEC-656", "MEC-654")
def test_only_one_weapon_is_in_use_and_all_count_for_corruption() -> None:
    table = attacked(bearing("Elrond", "Glamdring", "Sword of Gondolin"))
    assert table["Sword of Gondolin"].idle
    assert not table["Glamdring"].idle
    view = table.session.game.view(table.g, "A")
    elrond = view.card(table.id("Elrond"))
    assert elrond is not None
    assert elrond.numbers["corruption"] == 1 + 2


@pytest.mark.rule("MEC-107", "MEC-108", "MEC-109", "MEC-110", "MEC-604")
def test_an_orc_is_discarded_on_the_result_it_names() -> None:
    captain = bearing("Orc Captain", "Blazon of the Eye")
    company = at("Moria", captain, {"card": "Orc Veteran", "follows": 0}, limit=4)
    orcs = {"kind": "ringwraith", "companies": [company]}
    table = Table(orcs, {}, step="assign", attack={"race": "elf", "strikes": 1, "prowess": 15})
    table.pick("Orc Captain").until("hold").choose("full").rolls(2, 8).until("hazards")
    assert table.zone("Orc Captain") == "discard:A"
    assert table.zone("Blazon of the Eye") == "discard:A"
    assert table["Orc Veteran"].loose


@pytest.mark.rule("MEC-570", "MEC-573", "MEC-571")
def test_an_attack_shows_strikes_and_prowess_and_is_faced_from_its_start() -> None:
    table = attacked("Elrond", step="attack_begins", strikes=3, prowess=7)
    it = table.g.attacks[-1]
    assert (strikes(table.g, it), prowess(table.g, it)) == (3, 7)
    assert table.company("Elrond").faced == ["orc"]
    assert table.asked == "attack"


@pytest.mark.rule("MEC-600", "MEC-595")
def test_what_changes_a_strike_ends_with_it() -> None:
    table = attacked("Elrond", "Balin", strikes=2)
    table.pick("Elrond", "Balin").pick("Elrond").until("hold").choose("hold").rolls(12).until_step("strike_hazards")
    assert table.met_strike.target == table.id("Balin")
    assert not table.met_strike.held
