"""What the coach says for an answer and against it."""

from __future__ import annotations

import pytest

from desktop_app.app.texts.texts import Language, Texts
from desktop_app.games.lotr_tcg.table.coach import arguments
from tests.games.lotr_tcg.table import Table


def against(table: Table, name: str, language: Language) -> list[str]:
    """What speaks against playing a card."""
    question = table.session.question
    assert question is not None
    chosen = [option for option in question.options if option.verb == "play" and option.source == table.id(name)]
    assert chosen
    texts = Texts(language)
    told = arguments(question, chosen[:1], table.session.look(question.seat))
    sentences = [texts(each.message.id, **each.message.params) for each in told if each.against]
    return [sentence.replace("\N{NO-BREAK SPACE}", " ") for sentence in sentences]


@pytest.mark.parametrize(
    ("language", "takes", "gives"),
    [
        ("en", "It takes 5 of the 15 twilight in the pool.", "It gives the Shadow 2 more twilight: 3 already."),
        ("es", "Gasta 5 de los 15 de penumbra del fondo.", "Da 2 más de penumbra a la Sombra: ya hay 3."),
    ],
)
def test_what_a_card_costs_is_told_as_it_is_paid(language: Language, takes: str, gives: str) -> None:
    """A minion for 5 was said to spend a pool of 15; what costs nothing gives the Shadow nothing."""
    shadow = Table({"site": 4}, {"hand": ["Uruk Regular"]}, step="shadow", twilight=15)
    assert against(shadow, "Uruk Regular", language) == [takes]

    free = Table({"fellowship": ["Théoden", "Gimli"], "hand": ["Éomer", "From the Armory"]}, {}, twilight=3)
    assert against(free, "Éomer", language) == [gives]
    assert against(free, "From the Armory", language) == [Texts(language)("tcg-argue-unknown")]
