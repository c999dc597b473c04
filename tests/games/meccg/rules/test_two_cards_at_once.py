"""Two cards of different kinds at once: what each says holds in the presence of the other."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.corruption import check_bonus
from desktop_app.games.meccg.state import MecState
from tests.games.meccg.cards.situations import WILD
from tests.games.meccg.cards.table import hero, minion
from tests.games.meccg.rules.made_up import warns_minions
from tests.games.meccg.table import Table, at, bearing

ROAD: dict[str, Any] = WILD


@pytest.mark.rule("MEC-107")
@pytest.mark.parametrize(("bears", "stays"), [((), False), (("By the Ringwraith’s Word",), True)])
def test_who_has_the_word_of_a_ringwraith_does_not_run_when_the_veils_are_flung_away(
    bears: tuple[str, ...], stays: bool
) -> None:
    ana = minion(at("Dol Guldur", bearing("Muzgash", *bears), "Ostisen", **ROAD))
    table = Table(ana, {"hand": ["Veils Flung Away"]}, step="hazards").until("hazards")
    table.rolls(9, 2).choose("play", "Veils Flung Away").until("movement", limit=5)
    assert ("Muzgash" in table) is stays
    assert "Ostisen" in table


@pytest.mark.rule("MEC-648", "MEC-735")
def test_what_lasts_until_the_end_of_the_turn_is_over_at_the_council() -> None:
    def last_turn(g: MecState) -> None:
        g.last = "A"
        g.effects.append(Effect("check", 3, list(g.zones["companies:A"]), "", "turn"))

    table = Table(hero(at("Bree", "Beretar")), hero(at("Bree", "Balin")), step="end_actions", before=last_turn)
    assert check_bonus(table.g, table.id("Beretar")) == 3
    table.until("council-check")
    assert check_bonus(table.g, table.id("Beretar")) == 0


@pytest.mark.rule("MEC-537", "MEC-538")
def test_whoever_is_sent_back_from_one_company_joins_the_one_left_behind() -> None:
    def on_their_way(g: MecState) -> None:
        g.companies[1].came_from, g.companies[2].came_from = "Moria", "Dol Guldur"

    went = {"went": True, "moved": True}
    waiting = at("Moria", "Ostisen", went=True)
    ana = minion(waiting, at("Goblin-gate", "Muzgash", **went), at("Goblin-gate", "Ciryaher", **went))
    table = Table(ana, step="meeting", before=on_their_way).pick("Ciryaher")
    assert table.members("Ostisen") == ["Ostisen", "Muzgash"]
    assert table.place("Ciryaher") == "Goblin-gate"


@pytest.mark.rule("MEC-545")
@pytest.mark.parametrize(("warned", "met"), [((), ["1", "1"]), (("Forewarned Is Forearmed",), ["1"])])
def test_who_is_forewarned_faces_incited_defenders_once(
    warned: tuple[str, ...], met: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    warns_minions(monkeypatch)
    bor = hero(at("Bree", "Balin"), hand=["Incite Defenders"], events=[*warned])
    table = Table(minion(at("Edoras", "Layos", "Ostisen", limit=3)), bor, step="hazards").until("hazards")
    table.g.effects += [Effect("prowess", 40, [table.id(who)], "", "game") for who in ("Layos", "Ostisen")]
    table.choose("play", "Incite Defenders").until("enter").choose("enter").until("site")
    assert table.company("Layos").met == met
    assert "Forewarned Is Forearmed" not in table


@pytest.mark.rule("MEC-704", "MEC-712")
@pytest.mark.parametrize("target", ["Gates of Morning", "Choking Shadows"])
def test_twilight_is_aimed_at_any_environment_of_the_chain(target: str) -> None:
    ana = hero(at("Isengard", "Beretar", **ROAD), hand=["Gates of Morning"])
    table = Table(ana, {"hand": ["Twilight", "Choking Shadows"]}, step="hazards").until("movement")
    table.choose("play", "Gates of Morning").choose("play", "Choking Shadows").choose("pass")
    table.choose("play", "Twilight").pick(target).until("hazards")
    assert ("Gates of Morning" in table) is (target != "Gates of Morning")
    assert table.said("cancelled") == 1


@pytest.mark.rule("MEC-707", "MEC-520")
def test_twilight_does_not_fall_on_what_is_put_on_guard() -> None:
    ana = hero(at("Isengard", "Beretar", **ROAD), hand=["Twilight"])
    table = Table(ana, {"hand": ["Doors of Night"]}, step="hazards").until("hazards")
    table.choose("on_guard", "Doors of Night")
    assert (table.asked, table.who) == ("answer-guard", "Ana")
    assert not table.offers("play", "Twilight")


@pytest.mark.rule("MEC-579", "MEC-303")
def test_ones_own_dragon_is_led_by_the_other_player() -> None:
    road = {**ROAD, "regions": ["TW-476"], "origin": "Bree"}
    ana = hero(at("Rivendell", "Glorfindel II", "Haldir", **road), events=["Itangast Ahunt"])
    table = Table(ana, {"hand": ["Wargs"]}, step="passive").until("assign")
    assert table.who == "Ana"
    table.nobody()
    assert (table.asked, table.who) == ("assign-rest", "Bor")


@pytest.mark.rule("MEC-408", "MEC-411")
def test_a_deck_whose_last_card_is_searched_out_is_exhausted() -> None:
    ana = minion(at("Dol Guldur", bearing("Layos", "Gleaming Gold Ring")), deck=["Minor Ring"], discard=["Ruse"])
    table = Table(ana).choose("store", "Gleaming Gold Ring").rolls(12, 7).until("ring").pick("Minor Ring")
    assert table.g.exhaustions["A"] == 1
    assert sorted(table.titles("deck:A")) == ["Gleaming Gold Ring", "Ruse"]


@pytest.mark.rule("MEC-721")
def test_the_bats_go_with_whom_terror_seizes() -> None:
    road = {**ROAD, "path": ["shadow_land"], "origin": "Dol Guldur"}
    ana = minion(at("Moria", "Muzgash", "Radbug", **road), events=[{"card": "Swarm of Bats", "company": 0}])
    table = Table(ana, {"hand": ["Seized by Terror"]}, step="hazards").until("hazards")
    table.rolls(2).choose("play", "Seized by Terror").pick("Radbug").until("movement", limit=5)
    assert table.place("Radbug") == "Dol Guldur"
    assert table.zone("Swarm of Bats") == "discard:A"


@pytest.mark.rule("MEC-721", "MEC-573")
def test_nobody_is_alone_any_more_once_the_wizard_has_come_to_help() -> None:
    alone = at("Isengard", "Haldir", "Balin", bearing("Beretar", "Alone and Unadvised"), **ROAD)
    ana = hero(at("Rivendell", "Alatar"), alone, avatar="Alatar")
    table = Table(ana, {"hand": ["Wolves"]}, step="hazards", company=1).until("hazards")
    table.choose("creature", "Wolves").until("may").choose("accept")
    assert table.asked == "attack"
    assert "Alone and Unadvised" not in table


@pytest.mark.rule("MEC-545")
@pytest.mark.parametrize(("chosen", "met"), [("attack_1", ["1"]), ("attack_2", [])])
def test_who_is_forewarned_faces_one_attack_of_a_site_or_one_that_is_not_for_him(
    chosen: str, met: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    warns_minions(monkeypatch)
    company = at("Thranduil’s Halls", "Layos", "Ostisen", went=True)
    bor = hero(at("Bree", "Balin"), hand=["Wargs"], events=["Forewarned Is Forearmed"])
    table = Table(minion(company, hand=["Diversion"]), bor, step="site_company").until("enter").choose("enter")
    table.until("kept-attack").choose(chosen)
    if met:
        table.until("attack").refusal("Diversion", "play")
    assert table.until("site").company("Layos").met == met
