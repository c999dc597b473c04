"""What the cards say they do: every ability of every card in both languages, made from what it is written as."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from desktop_app.app.texts.phrases import persons, sentence
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.games import CARDS, PLAYS
from desktop_app.games.kit.abilities import Triggered
from desktop_app.games.kit.deeds import Verb
from desktop_app.games.kit.moment import told
from desktop_app.games.kit.phrases import Phrase, Saying, slug, words_of
from desktop_app.games.kit.telling import Unsaid
from desktop_app.games.kit.texts import Cost, Text
from desktop_app.games.kit.written import Written
from tests.guests import moved_in

VOCABULARY = "desktop_app.games.lotr_lcg.vocabulary"
ID = re.compile(r"[{}@_]|-(does|those|which|pays|trigger|worked|text|period|until)-|\b\d{5}\b|\binn\d\d\b")


@pytest.fixture(autouse=True)
def guests() -> Iterator[None]:
    with moved_in():
        yield


def written(game: str) -> Written:
    found = PLAYS[game].written
    assert found is not None
    return found


def speaking() -> list[str]:
    """The games that can be played, the guest among them."""
    with moved_in():
        return list(PLAYS)


def parts(game: str) -> list[tuple[str, object]]:
    """Every part of the text of every card that ships."""
    return [(card.code, part) for card in CARDS[game].built_in() for part in written(game).texts.parts(card.code)]


def said(game: str, language: Language, code: str, phrase: Phrase) -> str:
    titles = CARDS[game].title_of
    return sentence(Texts(language), Saying(code, phrase), lambda card: titles(card)[language], game)


def test_the_games_that_can_be_played_speak() -> None:
    assert [game for game in PLAYS if PLAYS[game].written is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", speaking())
def test_every_ability_of_every_card_is_a_sentence(game: str, language: Language) -> None:
    telling = written(game).telling
    sentences = [(code, said(game, language, code, telling.part(part))) for code, part in parts(game)]
    assert len(sentences) > 15
    odd = [(code, text) for code, text in sentences if ID.search(text) or "none" in text.split() or ": :" in text]
    assert odd == []
    assert [text for _, text in sentences if not (text[0].isupper() or text[0] in "+−") or text[-1] != "."] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", speaking())
def test_a_sentence_names_its_trigger_its_cost_and_its_target(game: str, language: Language) -> None:
    telling = written(game).telling
    named = 0
    for code, part in parts(game):
        text = getattr(part, "text", None)
        if not isinstance(text, Text):
            continue
        wanted = [telling.cost(cost) for cost in text.cost]
        wanted += [telling.those(text.target)] if text.target is not None else []
        wanted += [telling.trigger(part.trigger)] if isinstance(part, Triggered) else []
        whole = said(game, language, code, telling.part(part)).lower()
        for phrase in wanted:
            assert said(game, language, code, phrase)[:-1].lower() in whole
            named += 1
    assert named >= 10


@pytest.mark.parametrize("game", speaking())
def test_no_two_abilities_of_a_card_say_the_same(game: str) -> None:
    telling = written(game).telling
    sentences = [(code, said(game, "en", code, telling.part(part))) for code, part in parts(game)]
    assert len(sentences) == len(set(sentences))


def test_what_has_no_words_is_seen() -> None:
    telling = written("inn").telling
    with pytest.raises(Unsaid):
        telling.number("strength", lambda m: 2)
    assert telling.number("strength", told("as many as friends")(lambda m: 2)).id == "deeds-number-worked"


def test_an_action_in_both_languages() -> None:
    faramir = written("lotr_lcg").telling.part(next(each for code, each in parts("lotr_lcg") if code == "01014"))
    assert said("lotr_lcg", "en", "01014", faramir) == (
        "Exhaust Faramir: choose a player: +1 willpower for each character of that player until the end of the phase."
    )
    assert said("lotr_lcg", "es", "01014", faramir) == (
        "Agota a Faramir: elige un jugador: +1 fuerza de Voluntad para cada personaje de ese jugador hasta el final de "
        "la fase."
    )


def test_an_adjective_goes_with_its_noun() -> None:
    common_cause = written("lotr_lcg").telling.part(next(each for code, each in parts("lotr_lcg") if code == "01021"))
    assert "un Héroe agotado" in said("lotr_lcg", "es", "01021", common_cause)
    webs = written("lotr_lcg").telling.part([each for code, each in parts("lotr_lcg") if code == "01096"][1])
    assert "una carta Vinculada tuya" in said("lotr_lcg", "es", "01096", webs)


def test_challenges_icons_and_numbers_are_called_as_players_call_them() -> None:
    def all_of(language: Language, code: str) -> list[str]:
        told = [written("thrones").telling.part(each) for card, each in parts("thrones") if card == code]
        return [said("thrones", language, code, each) for each in told]

    assert all_of("en", "01098") == ["After you win an intrigue challenge, draw 1 card."]
    assert all_of("es", "01098") == ["Después de que ganes un reto de Intriga, roba 1 carta."]
    assert "after you win a power or intrigue challenge" in all_of("en", "01196")[0].lower()
    assert all_of("en", "01034") == ["The card it is attached to gains the intrigue icon."]
    assert all_of("es", "01034") == ["La carta a la que está vinculada gana el icono de Intriga."]
    assert "that card loses a military icon until" in all_of("en", "01121")[0]
    assert "esa carta pierde un icono Militar hasta" in all_of("es", "01121")[0]
    assert "mata a un Personaje de quien pierde" in all_of("es", "01041")[0]
    assert "con FUE impresa de como mucho 2" in all_of("es", "01148")[1]


def test_a_card_of_the_inn() -> None:
    barrel = [written("inn").telling.part(each) for code, each in parts("inn") if code == "inn09"]
    assert [said("inn", "en", "inn09", each) for each in barrel] == [
        "After Small Barrel comes to the table, put 3 ale on Small Barrel.",
        "Take 1 ale off Small Barrel: heal 1.",
        "Given to your guest.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_cost_of_the_vocabulary_has_words(language: Language) -> None:
    texts, words = Texts(language), [*_kinds(Verb), *_kinds(Cost)]
    assert len(words) > 40
    assert [each.__name__ for each in words if not texts.has(_id_of(each))] == []


def _kinds(base: type[Any]) -> list[type[Any]]:
    """The verbs or costs of the shipped vocabulary that are called by their class."""
    below = [kind for each in base.__subclasses__() for kind in (each, *_kinds(each))]
    shipped = [kind for kind in below if kind.__module__.startswith(VOCABULARY) and not _unfinished(kind)]
    return [kind for kind in shipped if "told" not in kind.__struct_fields__]


def _unfinished(kind: type[Any]) -> bool:
    """Whether something of it is left to those that are made of it."""
    return any(getattr(getattr(kind, name, None), "__isabstractmethod__", False) for name in dir(kind))


def _id_of(kind: type[Any]) -> str:
    return f"lcgtexts-{'does' if issubclass(kind, Verb) else 'pays'}-{slug(words_of(kind.__name__))}"


@pytest.mark.parametrize(("language", "kind"), [("en", "Wilderness"), ("es", "Tierra Salvaje")])
def test_to_what_an_attack_must_be_keyed_is_named(language: Language, kind: str) -> None:
    goldberry = next(code for code, _ in parts("meccg") if CARDS["meccg"].title_of(code)["en"] == "Goldberry")
    phrases = [written("meccg").telling.part(part) for code, part in parts("meccg") if code == goldberry]
    assert any(kind in said("meccg", language, goldberry, phrase) for phrase in phrases)


NAMELESS_OBJECT = r"(agota|arrodilla|pon en pie|sacrifica|esfuerza|hiere|cura|gira|endereza|asignar|declarar) "
"""The verbs of our texts that somebody is the object of."""


@pytest.mark.parametrize("game", ["lotr_lcg", "lotr_tcg", "thrones", "meccg"])
def test_in_spanish_whom_a_verb_is_about_stands_after_a(game: str) -> None:
    """Spanish said "agota Faramir" as of a thing; a thing has none."""
    telling, people = written(game).telling, persons(game)
    objects = {True: 0, False: 0}
    for code, part in parts(game):
        text, title = said(game, "es", code, telling.part(part)), CARDS[game].title_of(code)["es"]
        bare = re.search(NAMELESS_OBJECT + re.escape(title) + r"\b", text, re.IGNORECASE)
        assert bare is None or code not in people, text
        objects[code in people] += bare is not None or bool(
            re.search(NAMELESS_OBJECT + "a " + re.escape(title), text, re.I)
        )
    assert objects[True] > 1
    assert not re.search(
        r"\b(a|de) el\b", "".join(said(game, "es", code, telling.part(part)) for code, part in parts(game))
    )
