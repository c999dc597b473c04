"""Three cards of the box in odd corners: limits that come at once, favor that is not there, who is sent away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.me_quest.cards.resolving import Card
from tests.games.me_quest.table import Table

OVERDRAW = "hero.argalad.overdraw"
NINE = ["Parry", "Anticipate", "Precision", "Precision", "Quick Shot", "Volley", OVERDRAW, OVERDRAW, OVERDRAW]


@pytest.mark.rule("MEQ-133")
def test_who_is_made_distraught_by_the_eye_lays_down_to_seven_and_the_careless_lose_what_they_have() -> None:
    """Bor's Distraught comes to Ana, who holds nine; then a Careless comes to Bor, who has one favor."""
    table = Card(
        "shadow.the_lidless_eye",
        "action",
        ana={"hand": NINE, "corruption": ["Weary"]},
        bor={"corruption": ["Distraught"], "favor": 1},
        zones={"corruption_deck": ["Careless"]},
        says=["choose distraught", "", "choose_player Bor"],
    )
    held = {seat: [table.g.codes[card] for card in table.g.zones[f"corruption:{seat}"]] for seat in "BC"}
    assert held == {"B": ["corruption.distraught"], "C": ["corruption.weary"]}
    assert (len(table.g.zones["hand:B"]), table.g.favor["C"]) == (7, 0)


def test_a_shadow_card_in_her_turn_feeds_sauron_and_costs_him_by_the_cloak() -> None:
    ana = {"at": "bree", "hand": [OVERDRAW] * 3, "corruption": ["Greedy"], "items": ["Elven Cloak"]}
    sau = {"hand": ["Seem Fairer, Feel Fouler"]}
    zones = {"shadow_deck": ["Betrayed", "An Evil Fog"], "plot_deck": ["Loss of an Heir"]}
    table = Table("turn_begins", ana, sau=sau, pool=3, zones=zones)
    table.choose("respond", "Seem Fairer, Feel Fouler")
    while table.g.pool == 3 or not table.said("meq-log-shadow-drawn"):
        table.choose("accept") if table.offers("accept") else table.quietly()
    assert (table.g.pool, len(table.g.zones["plot_deck"])) == (2, 0), "the corrupt let him draw a Plot card, too"


def test_a_noble_whom_nobody_trusts_gains_one_favor_in_all() -> None:
    ana = {"hero": "Eleanor", "at": "erebor", "corruption": ["Mistrusted"], "favor": 0}
    table = Table("explore", ana, at={"erebor": ["Thranduil", "Aragorn"]}, pool=4, favor={"erebor": 2}, round=2)
    table.choose("consult", "Thranduil")
    assert (table.favor(), table.g.pool) == (1, 2)
    assert not table.offers("retrieve_favor")
    assert table.rule_of("retrieve_favor") != ""


@pytest.mark.rule("MEQ-196")
def test_one_wound_is_all_that_sauron_plays_on_the_defeated_and_the_despondent_pays_twice() -> None:
    rests = {"life": [], "hand": ["hero.argalad.parry"], "rest": [OVERDRAW] * 9}
    ana = {"at": "bree", **rests, "corruption": ["Despondent"]}
    sau = {"hand": ["Evil Wound", "Grievous Loss"]}
    table = Table("move", ana, sau=sau, pool=12, story={"green": 14, "red": 5, "black": 6, "yellow": 2})
    table.choose("travel", target="old_forest")
    while not table.offers("respond", "Evil Wound"):
        table.quietly()
    assert table.offers("respond", "Grievous Loss")
    table.choose("respond", "Evil Wound").until("rest")
    assert (table.g.story["yellow"], table.zone("Grievous Loss"), table.count("damage")) == (4, "hand:A", 6)


def test_two_gollums_do_not_share_the_track_and_smeagol_stays() -> None:
    plots = [{"card": "Gollum is Captured"}, {"card": "Sméagol Escapes"}]
    table = Table("plot", sau={"hand": ["Gollum is Tortured"]}, pool=4, plots=plots, round=2)
    table.choose("play_plot", "Gollum is Tortured").until("event", "action")
    active = [table.g.codes[card] for space in (1, 2, 3) for card in table.g.zones[f"plot_{space}"]]
    assert sorted(active) == ["plot.gollum_is_tortured", "plot.smeagol_escapes"]


def test_dain_trains_before_the_dark_messenger_corrupts_and_the_wretched_go_home() -> None:
    plots = [{"card": "A Dark Messenger", "at": "erebor"}]
    table = Card("character.dain", "consult", ana={"at": "erebor"}, at={"erebor": ["Dáin II"]}, plots=plots,
                 zones={"corruption_deck": ["Wretched"]})  # fmt: skip
    assert table.changes["Ana hand"] == 2


def test_in_a_winter_storm_a_rider_walks_once_and_still_wanders_by_what_he_explores() -> None:
    wander = "Not All Those Who Wander are Lost"
    ana = {"at": "dagorlad", "hand": [OVERDRAW] * 4, "items": ["Horse"]}
    told: dict[str, Any] = {"sau": {"hand": ["Winter Storm"]}, "pool": 10, "story": {"green": 14}}
    table = Table("turn_begins", ana, event={"card": wander, "at": "rhun"}, **told)
    table.choose("respond", "Winter Storm").until("move").choose("travel", "Ana", "rhun").until("explore")
    table.choose("use", wander).choose("choose", "bree").until("move", "rest")
    assert (table.who, table.at("Ana")) == ("Bor", "bree")


def test_a_full_shadow_pool_takes_no_more_and_the_shire_brings_the_ring_nearer() -> None:
    full = Card("shadow.shire_baggins", "action", pool=4, story={"green": 2}, at={"the_shire": ["The Mouth of Sauron"]})
    assert full.changes == {"influence the_shire": 1, "story yellow": 2}
    minion = Card("shadow.shire_baggins", "action", pool=1, at={"the_shire": ["The Mouth of Sauron"]})
    assert minion.changes == {"pool": 1, "influence the_shire": 1, "story yellow": 2}


def test_who_holds_nothing_discards_nothing_for_his_corruption_and_fights_all_the_same() -> None:
    armies = Card("peril.armies_underground", ana={"hand": [], "corruption": ["Weak", "Weary"]})
    assert any(line.message.id == "meq-log-combat" for line in armies.session.log)


def test_an_urgent_summons_sends_all_home_and_nobody_is_left_to_be_moved_to_tharbad() -> None:
    at = {"bree": ["Gandalf", "Aragorn"]}
    table = Table("plot", sau={"hand": ["Urgent Summons"]}, pool=4, at=at, round=2, story={"green": 6})
    table.choose("play_plot", "Urgent Summons").until("event", "action")
    assert [table.zone(name) for name in ("Gandalf", "Aragorn")] == ["characters", "characters"]


def test_iarwain_has_nothing_to_shuffle_and_nothing_to_take() -> None:
    event = Card("event.iarwain_ben_adar", "explore", ana={"at": "old_forest", "damage": [], "corruption": []})
    assert event.changes == {}


def test_whom_nothing_corrupts_nobody_tempts_out_of_his_favor() -> None:
    tempted = Card("shadow.do_not_tempt_me", "action", ana={"favor": 2}, says=["accept"])
    assert "Ana favor" not in tempted.changes
    twice = {"favor": 1, "corruption": ["Weak", "Weary"]}
    poor = Card("shadow.do_not_tempt_me", "action", ana=twice, says=["accept"])
    assert poor.changes["Ana favor"] == -1, "no more than there is"
