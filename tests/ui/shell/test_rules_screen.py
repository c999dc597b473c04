"""The rules: search as you type, a rule by its number, topics, words, both languages."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QListWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from desktop_app.app.atlas import find_rule, load_atlas
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.rules_screen import RulesScreen
from tests.ui.shell.conftest import Person


class Reader:
    """A person at the rules screen."""

    def __init__(self, person: Person, qtbot: QtBot) -> None:
        self.person, self._qtbot = person, qtbot
        person.shell.show_screen("rules")
        settle()
        screen = person.shell.screens["rules"]
        assert isinstance(screen, RulesScreen)
        self.screen = screen

    def page(self) -> str:
        """What stands on the page."""
        return self.person.find(QTextBrowser, "rules-page").toPlainText()

    def first(self) -> str:
        """The number of the first rule on the page."""
        return next(word for word in self.page().split() if "-" in word)

    def type(self, text: str) -> None:
        """Type into the search field and let the page follow."""
        before = self.page()
        self.person.type_into("rules-search", text)
        self._qtbot.waitUntil(lambda: self.page() != before, timeout=20_000)


@pytest.fixture
def reader(ana: Person, qtbot: QtBot) -> Reader:
    return Reader(ana, qtbot)


def test_the_whole_atlas_of_the_game_stands_there_at_first(reader: Reader) -> None:
    assert reader.person.sees(f"{len(load_atlas('lotr_lcg').rules)} rules")
    assert reader.first() == "LCG-001"


def test_words_are_found_as_they_are_typed(reader: Reader) -> None:
    reader.type("sentinel")
    assert "Sentinel" in reader.page()
    assert "LCG-001" not in reader.page()


def test_spanish_words_without_accents_are_found_by_a_reader_of_english(reader: Reader) -> None:
    reader.type("preparacion")
    assert "staging area" in reader.page()


def test_a_number_finds_its_rule(reader: Reader) -> None:
    reader.type("376")
    assert reader.first() == "LCG-376"


def test_nothing_found_is_said(reader: Reader) -> None:
    reader.type("zzzz")
    assert "No rule holds" in reader.page()


def test_a_refusal_leads_to_its_rule_among_kindred_ones(reader: Reader) -> None:
    reader.person.shell.show_rule("LCG-084")
    settle()
    assert reader.first() == "LCG-084"
    for other in find_rule("LCG-084").see:
        assert other in reader.page()


def test_a_rule_of_another_game_opens_its_atlas(reader: Reader) -> None:
    reader.person.shell.show_rule("GOT-081")
    settle()
    assert reader.first() == "GOT-081"
    assert reader.screen.wanted.game == "thrones"


def test_the_other_language_stands_beside_it_on_demand(reader: Reader) -> None:
    reader.person.shell.show_rule("LCG-081")
    settle()
    rule = find_rule("LCG-081")
    assert rule.en in reader.page()
    assert rule.es not in reader.page()
    reader.person.press("rules-both")
    assert rule.en in reader.page()
    assert rule.es in reader.page()


def test_the_page_speaks_the_language_chosen_in_the_bar(reader: Reader) -> None:
    reader.person.shell.show_rule("LCG-081")
    settle()
    reader.person.press("language")
    assert find_rule("LCG-081").es in reader.page()


def test_a_topic_leaves_only_its_rules(reader: Reader) -> None:
    topics = reader.person.find(QListWidget, "rules-topics")
    rows = [row for row in range(topics.count()) if topics.item(row).text().startswith("Sentinel")]
    topics.setCurrentRow(rows[0])
    settle()
    wanted = [rule.id for rule in load_atlas("lotr_lcg").rules if rule.topic == "sentinel"]
    assert all(rule_id in reader.page() for rule_id in wanted)
    assert "LCG-001" not in reader.page()


def test_the_glossary_shows_words_in_both_languages(reader: Reader) -> None:
    reader.person.press("rules-glossary")
    assert "staging area" in reader.page()
    assert "área de preparación" in reader.page()


@pytest.mark.parametrize("game", ["lotr_lcg", "lotr_tcg", "me_quest", "thrones", "meccg"])
def test_every_topic_has_a_title_of_its_own_in_both_languages(game: str) -> None:
    from desktop_app.ui.shell.rules_pages import topics_of

    for language in ("en", "es"):
        titles = [title for _, title, _ in topics_of(game, language)]
        assert all(titles)
        assert all("_" not in title for title in titles)
