"""Corruption cards that change what a hero draws, holds and loses."""

from __future__ import annotations

from tests.games.me_quest.table import Table

PARRY = "hero.argalad.parry"
LIFE = ["hero.argalad.overdraw"] * 6


def test_the_indifferent_draw_two_encounter_cards() -> None:
    table = Table("encounter", {"at": "bree", "corruption": ["Indifferent"]}, every_question=True)
    (drawn,) = [line.message.params["cards"] for line in table.session.log if line.message.id == "meq-log-encounters"]
    assert isinstance(drawn, list)
    assert len(drawn) == 2


def test_the_distraught_hold_seven_cards() -> None:
    ana = {"at": "bree", "corruption": ["Distraught"], "hand": [PARRY] * 5, "life": LIFE}
    table = Table("hero_draw", ana)
    assert [option.detail for option in table.question.options] == ["2", "1", "0"]
    table.choose("draw", detail="2")
    assert table.count("hand") == 7
    assert table.count("life") == 4


def test_who_becomes_distraught_discards_down_to_seven() -> None:
    ana = {"at": "bree", "hand": [PARRY] * 9, "life": LIFE}
    table = Table("explore", ana, zones={"corruption_deck": ["Distraught"]}).choose("dark_path")
    table.choose_all("choose", PARRY, PARRY)
    assert table.count("hand") == 7
    assert table.count("rest") == 2


def test_who_despairs_keeps_three_favor() -> None:
    ana = {"at": "bree", "favor": 5}
    table = Table("explore", ana, zones={"corruption_deck": ["Despairing"]}).choose("dark_path")
    assert table.favor() == 3


def test_the_cowardly_lose_a_card_when_a_combat_begins() -> None:
    ana = {"at": "bree", "corruption": ["Cowardly"], "hand": [PARRY] * 3, "life": LIFE}
    table = Table("ambush", ana, at={"bree": ["monster_token.orange.agent"]})
    assert (table.count("hand"), table.count("rest")) == (2, 1)
    assert table.question.prompt.id == "meq-ask-agility"
