"""A card says truly who plays it: its text is held against what is written for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.app.library.built_in import built_in_cards
from desktop_app.app.library.played import played_by_application
from desktop_app.app.library.record import CardRecord, Value
from desktop_app.app.library.unplayed import unplayed
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.engine.frozen import replace
from desktop_app.games import GAMES, PLAYS
from desktop_app.games.kit.abilities import CardTexts
from desktop_app.games.kit.printed_text import Gap, gaps
from tests.guests import moved_in

READY = (
    "Passage Through Mirkwood",
    "Spiders of Mirkwood",
    "Dol Guldur Orcs",
    "Journey Along the Anduin",
    "Sauron’s Reach",
    "Wilderlands",
    "Escape from Dol Guldur",
)
"""The encounter sets of the scenarios that are ready."""


@pytest.fixture(autouse=True)
def guests() -> Iterator[None]:
    with moved_in():
        yield


def card(title: str, game: str = "lotr_lcg") -> CardRecord:
    return next(each for each in built_in_cards(game) if each.title == title)


def imported(title: str, text: str, **changes: Value) -> CardRecord:
    """The card as another source prints it."""
    ours = card(title)
    fields = {name: value for name, value in ours.fields.items() if name not in ("shadow", "back_text")}
    return replace(ours, source="elsewhere", code="x-1", ids=(), text={"en": text}, fields={**fields, **changes})


def why(record: CardRecord) -> list[str]:
    return [each.message for each in unplayed(record)]


def test_every_card_of_the_box_that_a_table_can_hold_has_all_its_abilities() -> None:
    """Every Action, Response, Forced, When Revealed, Shadow, Travel of a text is written; what is plain, too."""
    for_tables = [
        each
        for each in built_in_cards("lotr_lcg")
        if each.words_of("subtype") == ""
        and each.type != "campaign"
        and (each.words_of("encounter_set") in READY or not each.words_of("encounter_set"))
    ]
    assert len(for_tables) > 90
    assert {each.title: why(each) for each in for_tables if why(each)} == {}
    assert [each.title for each in built_in_cards("inn") if why(each)] == []


def test_what_is_not_written_is_played_by_hand() -> None:
    """A limit of the campaign is kept by the words that attach; nothing else in the boxes waits."""
    waiting = {game: [each.title for each in built_in_cards(game) if not played_by_application(each)] for game in GAMES}
    assert waiting == {game: ["Mendor’s Support"] if game == "lotr_lcg" else [] for game in GAMES}


def test_every_card_of_the_westerosi_core_set_is_played_by_the_rules() -> None:
    cards = built_in_cards("thrones")
    assert len(cards) == 219
    assert {each.title: why(each) for each in cards if why(each)} == {}


def test_an_ability_that_is_taken_away_is_missed() -> None:
    """The check looks at what is registered, not at a list."""
    written = PLAYS["lotr_lcg"].written
    assert written is not None
    announced = written.words.announced(card("Faramir").text["en"])
    assert gaps(written.words, written.texts, card("Faramir").code, announced) == []
    assert gaps(written.words, CardTexts(), card("Faramir").code, announced) == [Gap("action", 1, 0)]


def test_an_imported_printing_is_held_against_the_card_of_the_box() -> None:
    same = imported("Faramir", "<b>Action</b>: Exhaust Faramir to choose a player. Each of their characters gets +1.")
    assert why(same) == []
    assert why(imported("Faramir", "<b>Response</b>: After Faramir commits, draw a card.")) == [
        "library-unplayed-kind",
        "library-unplayed-kind",
    ]
    assert why(imported("Faramir", same.text["en"], willpower=9)) == ["library-unplayed-unknown"]
    assert why(replace(same, titles={"en": "Boromir"})) == ["library-unplayed-unknown"]
    assert why(replace(same, keywords=("Ranged", "Secrecy 3."))) == ["library-unplayed-keyword"]
    assert why(imported("Guard of the Citadel", "One resource more.")) == ["library-unplayed-plain"]


def test_a_shadow_effect_that_is_not_written_is_missed() -> None:
    bats = imported(
        "Black Forest Bats", card("Black Forest Bats").text["en"], shadow={"en": "Attacker gets +1 attack."}
    )
    assert why(bats) == ["library-unplayed-kind"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_can_be_read(language: Language) -> None:
    texts = Texts(language)
    same = imported("Faramir", card("Faramir").text["en"])
    odd = [
        imported("Faramir", "Forced: After it quests, wound it.\nAction: Draw."),
        imported("Guard of the Citadel", "One resource more."),
        replace(same, titles={"en": "Nobody"}),
        replace(same, keywords=("Secrecy 3.",)),
    ]
    told = [each.text(texts) for record in odd for each in unplayed(record, language)]
    assert len(set(told)) >= 4
    assert all(line.endswith(".") and "{" not in line for line in told)
