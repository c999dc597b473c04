"""Questions that cards ask say what becomes of whatever is chosen, told from the verbs the cards are written with."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.simulate import usual_table
from desktop_app.app.texts.phrases import asked
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.engine.ask import Question
from desktop_app.engine.session import Session
from desktop_app.games import CARDS, PLAYS
from desktop_app.games.kit.combining import Choosing
from desktop_app.games.kit.deeds import Deed
from desktop_app.games.kit.purposes import asked_for
from desktop_app.games.kit.texts import Purpose
from desktop_app.ui.table.words.wording import Wording
from tests.games.playing import played
from tests.guests import moved_in

GENERAL = re.compile(r"what do you choose|whom do you choose|which player do you choose|which location do you choose")
ODD = re.compile(r"[{}@_]|-(it|those|which|worked)-|\bworked\b|\bnone\b|  |\(\)")


@pytest.fixture(autouse=True, scope="module")
def guests() -> Iterator[None]:
    with moved_in():
        yield


def all_games() -> list[str]:
    """The games that can be played, the guest among them."""
    with moved_in():
        return list(PLAYS)


def wording_of(game: str, language: Language) -> Wording:
    play, box = PLAYS[game], open_box(game)
    return Wording(Texts(language), box.title_of, box.domain, play.words.zone_titles, play.written)


def purposes(game: str) -> Iterator[tuple[str, Purpose[Any]]]:
    """All that the cards of a game let somebody choose for, by the code of the card."""
    written = PLAYS[game].written
    assert written is not None
    for card in CARDS[game].built_in():
        for part in written.texts.parts(card.code):
            text = getattr(part, "text", part)
            target, deed = getattr(text, "target", None), getattr(text, "do", None)
            if not isinstance(deed, Deed):
                continue
            if target is not None and not target.one:
                yield card.code, Purpose(target, deed)
            choices = [each for each in deed.parts() if isinstance(each, Choosing)]
            yield from ((card.code, Purpose(each.group, each.deed)) for each in choices)


def questions(game: str, seed: int) -> Iterator[tuple[Session, Question]]:
    """Every question of a game between two who answer by chance, or of Sauron against two heroes: between one hero and
    him nobody chooses a hero."""
    play, seats = PLAYS[game], 3 if game == "me_quest" else 2
    for session in played(Session(play.game, play.new(usual_table(game, seats, seed))), "random", seed):
        assert session.question is not None
        yield session, session.question


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games())
def test_every_card_that_has_something_chosen_says_what_becomes_of_it(game: str, language: Language) -> None:
    texts, written = Texts(language), PLAYS[game].written
    assert written is not None
    telling = written.telling
    told = [
        (code, asked(texts, asked_for(purpose, telling), code, lambda code: "X")) for code, purpose in purposes(game)
    ]
    assert told
    assert [code for code, words in told if not words] == []
    sentences = [(code, f"{words['which']} {words['becomes']}") for code, words in told]
    assert [(code, sentence) for code, sentence in sentences if ODD.search(sentence)] == []
    start = "which " if language == "en" else ("qué ", "cuál ")
    assert [(code, sentence) for code, sentence in sentences if not sentence.startswith(start)] == []


@pytest.mark.parametrize("game", all_games())
def test_no_question_of_whole_games_asks_for_a_choice_without_saying_what_for(
    game: str, amount: Callable[[int, int], int]
) -> None:
    wording, general, told = wording_of(game, "en"), set[str](), 0
    for seed in range(amount(3, 100)):
        for session, question in questions(game, seed):
            wording.view = session.look(question.seat) if wording.view is None or question.purpose else wording.view
            words = wording.question(question)
            told += question.purpose is not None
            general |= {words} if GENERAL.search(words) else set()
    assert general == set()
    assert told


TOLD = {
    "lotr_lcg": {
        "01002": ("which hero gains 1 resource (Théodred)?", "¿qué Héroe recibe 1 recurso (Théodred)?"),
        "01023": (
            "which card in your hand enters play (Sneak Attack)?",
            "¿qué carta de tu mano entra en juego (Ataque furtivo)?",
        ),
        "01032": (
            "which character gets +1 attack strength and +1 defense strength (Blade Mastery)?",
            "¿qué personaje recibe +1 fuerza de Ataque y +1 fuerza de Defensa (Maestría con la espada)?",
        ),
        "01080": (
            "which player attaches Caught in a Web to one of their heroes?",
            "¿qué jugador vincula Atrapado en una telaraña a uno de sus Héroes?",
        ),
        "01099": (
            "which character is readied (Old Forest Road)?",
            "¿qué personaje se prepara (Viejo Camino del Bosque)?",
        ),
    },
    "lotr_tcg": {
        "4_345": (
            "which companion exerts (White Mountains)? Cards: 2.",
            "¿qué compañero se esfuerza (Montañas Blancas)? Cartas: 2.",
        ),
        "4_364": (
            "which minion takes a wound (Aragorn)? Times left: 1.",
            "¿qué siervo recibe una herida (Aragorn)? Veces que quedan: 1.",
        ),
        "4_74": ("which minion gets less strength (Legolas)?", "¿qué siervo recibe menos fuerza (Legolas)?"),
        "4_76": (
            "which minion takes a wound (Lórien Guardian)?",
            "¿qué siervo recibe una herida (Guardián de Lórien)?",
        ),
    },
    "thrones": {
        "01009": (
            "which attachment is discarded from play (Confiscation)?",
            "¿qué Accesorio se descarta del juego (Confiscación)?",
        ),
        "01011": (
            "which character is knelt (Filthy Accusations)?",
            "¿qué Personaje se arrodilla (Sucias acusaciones)?",
        ),
        "01062": (
            "which character is knelt (Consolidation of Power)? STR left: 4.",
            "¿qué Personaje se arrodilla (Consolidación de poder)? FUE restante: 4.",
        ),
        "01145": ("which character is killed (Grey Wind)?", "¿qué Personaje muere (Viento Gris)?"),
    },
    "meccg": {
        "AS-24": (
            "which character of the company receives Alone and Unadvised?",
            "¿qué personaje de la compañía recibe Solo y Sin Consejo?",
        ),
        "DM-159": (
            "which card is shuffled into the play deck (Smoke Rings)?",
            "¿qué carta se baraja en el mazo de juego (Anillos de Humo)?",
        ),
        "TD-134": (
            "which hazard event in play is discarded (Marvels Told)?",
            "¿qué adversidad de suceso en juego se descarta (Maravillas Explicadas)?",
        ),
    },
    "me_quest": {
        "event.tempted_by_power": (
            "which hero faces a choice (Tempted by Power)?",
            "¿qué héroe se enfrenta a una elección (Tentado por el poder)?",
        ),
        "shadow.an_evil_fog": (
            "which hero discards cards at random, as many as their Corruption says (An Evil Fog)?",
            "¿qué héroe descarta al azar tantas cartas como diga su Corrupción (Una niebla maligna)?",
        ),
        "meqcards-ask-minion-heals": (
            "which minion is healed (There is Strength Yet)?",
            "¿qué servidor se cura (Aún queda fuerza)?",
        ),
        "meqcards-ask-minion-moves": (
            "which minion moves (He Has at Least Heard)?",
            "¿qué servidor se mueve (Al menos ha oído hablar)?",
        ),
        "meqcards-ask-place": (
            "where do you place Gandalf (Radagast the Brown)?",
            "¿dónde colocas a Gandalf (Radagast el Pardo)?",
        ),
    },
}
"""What cards ask that come up in the first games of a chain of seeds, or what is asked by a question of its own, in
English and Spanish, after the name of the one who is asked."""


@pytest.mark.parametrize("game", TOLD)
def test_cards_ask_at_the_table_who_it_is_that_something_happens_to(game: str) -> None:
    wanted, wordings = dict(TOLD[game]), [wording_of(game, language) for language in LANGUAGES]
    for session, question in (each for seed in range(40) for each in questions(game, seed)):
        asks = session.state.codes.get(question.source, "") if question.purpose else question.prompt.id
        if asks not in wanted:
            continue
        for wording, told in zip(wordings, wanted.pop(asks), strict=True):
            wording.view = session.look(question.seat)
            assert wording.question(question) == f"{wording.seat(question.seat)}, {told}"
        if not wanted:
            break
    assert not wanted, "these cards asked for nothing"
