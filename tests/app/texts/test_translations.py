"""Every translation file of the product: read without a fault, the same messages and parameters in both."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import desktop_app
from desktop_app.app.texts.texts import LANGUAGES
from desktop_app.paths import RESOURCES, TRANSLATIONS

SOURCE = Path(desktop_app.__file__).parent

DOMAINS = sorted({path.stem for language in LANGUAGES for path in (TRANSLATIONS / language).glob("*.ftl")})
# Only some languages need these: the sound that the last word of a list opens with, the gender of a noun.
OPTIONAL_PARAMETERS = {"sound", "gender"}
WRITTEN = {".ftl", ".json", ".yaml", ".md"}
"""The files in which sentences are written."""


class _Parameters(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class _Words(Visitor):
    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.said.append(node.value)


def _words_of(message: ast.Message) -> str:
    seen = _Words()
    seen.visit(message)
    return "\n".join(seen.said)


def _parameters(message: ast.Message) -> set[str]:
    """What a message is told; a part said as the object of a verb is the same part."""
    seen = _Parameters()
    seen.visit(message)
    return {name.removesuffix("-whom") for name in seen.names} - OPTIONAL_PARAMETERS


def _entries(language: str, domain: str) -> list[ast.EntryType]:
    path: Path = TRANSLATIONS / language / f"{domain}.ftl"
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    return list(resource.body)


def _messages(language: str, domain: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in _entries(language, domain) if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_read_whole_and_keeps_to_its_domain(language: str, domain: str) -> None:
    entries = _entries(language, domain)
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert names
    assert len(names) == len(set(names)), "a message is written twice"
    assert [name for name in names if name.partition("-")[0] != domain] == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_both_languages_hold_the_same_messages_with_the_same_parameters(domain: str) -> None:
    english, spanish = _messages("en", domain), _messages("es", domain)
    assert set(english) == set(spanish)
    wanted = {name: _parameters(message) for name, message in english.items()}
    assert {name: _parameters(message) for name, message in spanish.items()} == wanted


def test_every_error_that_is_told_has_its_sentence_and_no_sentence_is_idle() -> None:
    told = {
        name
        for path in SOURCE.rglob("*.py")
        for name in re.findall(r'"(errors-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    assert told == set(_messages("en", "errors"))


def test_spanish_spells_a_word_in_one_way() -> None:
    """A search field said "solo" and the card beside it "sólo"."""
    texts = [path for root in (TRANSLATIONS / "es", RESOURCES) for path in root.rglob("*") if path.suffix in WRITTEN]
    assert len(texts) > 100
    assert [
        path.name for path in texts if re.search(r"\bsólo\b", path.read_text(encoding="utf-8"), re.IGNORECASE)
    ] == []


def test_english_spells_a_word_in_one_way() -> None:
    """One sentence said "defense" and the next "defence"; names of files and messages are no sentences."""
    british = "cancelled|cancelling|colours?|defences?|travelled|travelling|neighbour(?:s|ing)?|labelled|recognises?"
    sentence = re.compile(rf"(?<![-\w$\[{{/._:])(?:{british})(?![-\w\]=_/:\"'])", re.IGNORECASE)
    places = [TRANSLATIONS / "en", *(RESOURCES / name for name in ("rules", "cards", "positions", "scenarios"))]
    texts = [path for place in places for path in place.rglob("*") if path.suffix in WRITTEN]
    assert len(texts) > 100
    assert [
        (path.name, sentence.findall(path.read_text(encoding="utf-8")))
        for path in texts
        if sentence.search(path.read_text(encoding="utf-8"))
    ] == []


def test_the_card_game_writes_its_terms_in_spanish_as_its_rulebook() -> None:
    """The table said "Amenaza" and the moment over it "amenaza", the track "Recuperación", a card "mantenimiento"."""
    terms = r"\b(?:amenaza|voluntad|progreso|héroes?|enemigos?|aliados?)\b|\b[Ff]ase de [a-zñ]\w*"
    small = re.compile(rf"{terms}|^ de (?:ataque|defensa)\b|Enviados", re.MULTILINE)
    said = {
        f"{name}: {found}"
        for domain in ("lcg", "lcgtable", "lcgtexts", "lcgcampaign", "lcgtraits")
        for name, message in _messages("es", domain).items()
        if (found := small.findall(_words_of(message)))
    }
    assert said == set()
