"""Sentences, lists and spans of time in both languages."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop_app.app.texts.domain import _understood
from desktop_app.app.texts.texts import LANGUAGES, Language, TextMissingError, Texts
from desktop_app.app.texts.wording import day, duration, list_of, time_ago
from desktop_app.games.kit.numerals import numeral, percent, signed
from desktop_app.paths import TRANSLATIONS

NOW = datetime(2026, 3, 14, 21, 30, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, sentence in (("en", "Hello, { $name }"), ("es", "Hola, { $name }")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "inn.ftl").write_text(f"inn-greet = {sentence}\n", encoding="utf-8")
    with (tmp_path / "en" / "inn.ftl").open("a", encoding="utf-8") as more:
        more.write("inn-room = One room left\ninn-fire = { $lit ->\n    [yes] warm\n   *[no] cold\n}\n")
    return tmp_path


def test_a_sentence_in_each_language_and_after_a_switch(folder: Path) -> None:
    texts = Texts("en", folder)
    assert texts("inn-greet", name="Ana") == "Hello, Ana"
    texts.use("es")
    assert texts("inn-greet", name="Ana") == "Hola, Ana"
    assert texts.language == "es"


def test_what_is_understood_ahead_is_not_read_again_when_it_is_said(folder: Path) -> None:
    """At the table words are understood while nobody waits: an answer may say a dozen for the first time."""
    texts = Texts("en", folder)
    assert texts.has("inn-greet")
    for _ in texts.understand_ahead():
        pass
    read = _understood.cache_info().misses
    assert texts("inn-room") == "One room left"
    assert texts("inn-fire", lit=True) == "warm"
    assert _understood.cache_info().misses == read


def test_paths_and_yes_or_no_are_taken_as_parameters(folder: Path) -> None:
    texts = Texts("en", folder)
    assert texts("inn-greet", name=Path("inn")) == "Hello, inn"
    assert texts("inn-fire", lit=True) == "warm"
    assert texts("inn-fire", lit=False) == "cold"


def test_a_person_sees_english_or_the_id_where_a_sentence_is_missing(folder: Path) -> None:
    texts = Texts("es", folder, strict=False)
    assert not texts.has("inn-room")
    assert texts("inn-room") == "One room left"
    assert texts("inn-cellar") == "inn-cellar"
    assert texts("elsewhere-gate") == "elsewhere-gate"
    assert texts("inn-greet") == "Hola, name"


def test_a_developer_is_stopped_where_a_sentence_or_parameter_is_missing(folder: Path) -> None:
    texts = Texts("es", folder, strict=True)
    with pytest.raises(TextMissingError, match="inn-room"):
        texts("inn-room")
    with pytest.raises(TextMissingError, match="name"):
        texts("inn-greet")


def test_lists_join_their_last_two(english: Texts, spanish: Texts) -> None:
    heroes = ["Aragorn", "Gimli", "Legolas"]
    assert list_of(english, heroes) == "Aragorn, Gimli and Legolas"
    assert list_of(english, heroes[:2], "or") == "Aragorn or Gimli"
    assert list_of(english, heroes[:1]) == "Aragorn"
    assert list_of(english, []) == ""
    assert list_of(spanish, heroes) == "Aragorn, Gimli y Legolas"


@pytest.mark.parametrize(
    ("last", "join", "expected"),
    [
        ("Imrahil", "and", "Bilbo e Imrahil"),
        ("Hijo de Arathorn", "and", "Bilbo e Hijo de Arathorn"),
        ("Ítaro", "and", "Bilbo e Ítaro"),
        ("Hielo", "and", "Bilbo y Hielo"),
        ("Iorlas", "and", "Bilbo y Iorlas"),
        ("Oin", "or", "Bilbo u Oin"),
        ("Óin", "or", "Bilbo u Óin"),
        ("Hoja", "or", "Bilbo u Hoja"),
        ("Imrahil", "or", "Bilbo o Imrahil"),
    ],
)
def test_spanish_joining_words_change_before_their_own_sound(
    spanish: Texts, last: str, join: str, expected: str
) -> None:
    assert list_of(spanish, ["Bilbo", last], "and" if join == "and" else "or") == expected


@pytest.mark.parametrize(
    ("passed", "in_english", "in_spanish"),
    [
        (timedelta(seconds=-5), "just now", "ahora mismo"),
        (timedelta(seconds=59), "just now", "ahora mismo"),
        (timedelta(minutes=1), "a minute ago", "hace un minuto"),
        (timedelta(minutes=59), "59 minutes ago", "hace 59 minutos"),
        (timedelta(hours=1), "an hour ago", "hace una hora"),
        (timedelta(hours=47), "a day ago", "hace un día"),
        (timedelta(days=6), "6 days ago", "hace 6 días"),
        (timedelta(days=7), "a week ago", "hace una semana"),
        (timedelta(days=29), "4 weeks ago", "hace 4 semanas"),
        (timedelta(days=30), "a month ago", "hace un mes"),
        (timedelta(days=364), "12 months ago", "hace 12 meses"),
        (timedelta(days=800), "2 years ago", "hace 2 años"),
    ],
)
def test_how_long_ago(english: Texts, spanish: Texts, passed: timedelta, in_english: str, in_spanish: str) -> None:
    assert time_ago(english, NOW - passed, NOW) == in_english
    assert time_ago(spanish, NOW - passed, NOW) == in_spanish


def test_lengths_and_dates(english: Texts, spanish: Texts) -> None:
    assert duration(english, timedelta(minutes=95)) == "1 hour and 35 minutes"
    assert duration(spanish, timedelta(hours=2)) == "2 horas"
    assert duration(english, timedelta(seconds=30)) == "0 minutes"
    assert day(english, NOW) == "March\u00a014,\u00a02026", "a line never ends within it"
    assert day(spanish, NOW) == "14\u00a0de\u00a0marzo\u00a0de\u00a02026"
    assert english("journal-begun", date=NOW.date()) == "Begun on Mar\u00a014,\u00a02026"
    assert spanish("journal-begun", date=NOW.date()) == "Empezada el 14\u00a0mar\u00a02026"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_true_minus(folder: Path, language: Language) -> None:
    texts = Texts(language, folder)
    assert texts("inn-greet", name=-6).endswith(", −6")
    assert "-" not in texts("inn-greet", name=-2.5)
    assert (signed(2), signed(0), signed(-2), numeral(-2), numeral(2)) == ("+2", "0", "−2", "−2", "2")


def test_only_what_is_certain_is_told_as_a_hundred_or_none_of_a_hundred() -> None:
    assert [percent(share) for share in (0.0, 0.001, 0.5, 0.994, 0.999, 1.0)] == [0, 1, 50, 99, 99, 100]


def test_every_message_about_a_game_knows_what_its_time_is_counted_in(english: Texts) -> None:
    quest, lcg = english.of("me_quest"), english.of("lotr_lcg")
    assert quest("ends-fell", round=3) == "turn 3"
    assert lcg("ends-fell", round=3) == english.of("a game nobody knows")("ends-fell", round=3) == "round 3"
    english.use("es")
    assert quest("ends-fell", round=3) == "turno 3", "one language for all"


OF_A_SEARCH = "browser-example-"
"""What is typed into a search is told with the signs of a keyboard."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_hyphen_before_a_number(language: Language) -> None:
    hyphens = re.compile(r"(?<![\[\w}-])-(\d|\{ \$)")
    lines = [line for file in (TRANSLATIONS / language).glob("*.ftl") for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if hyphens.search(line) and not line.startswith(OF_A_SEARCH)] == []


@pytest.mark.parametrize(("language", "several"), [("en", "The Ringwraiths"), ("es", "Espectros del Anillo")])
@pytest.mark.parametrize(
    "id",
    [
        "meq-log-minion-moves",
        "meq-log-minion-heals",
        "meq-log-minion-defeated",
        "meq-log-returns",
        "meq-log-enemy-damage",
        "meq-log-combat-deck",
        "meqcards-log-enemy-heals",
        "meq-no-unhurt",
    ],
)
def test_an_enemy_that_is_several_is_never_the_subject_of_one(language: Language, several: str, id: str) -> None:
    """One read that "The Ringwraiths moves to Osgiliath"."""
    told = Texts(language)(id, card=several, place="Osgiliath", amount=2, deck="ravager")
    assert several in told
    assert not told.startswith(several), told
