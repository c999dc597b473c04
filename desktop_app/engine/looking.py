"""What a question shows to the seat it asks, besides what lies on the table before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from desktop_app.engine.ask import Question
from desktop_app.engine.game import Game
from desktop_app.engine.messages import Value, is_card_ref, split_card_ref
from desktop_app.engine.state import State
from desktop_app.engine.view import SHOWN, View, ZoneView


def show(game: Game, state: State, view: View, question: Question, aliases: Mapping[str, str]) -> None:
    """Adds the zone of the cards that the question names and that the seat could not see otherwise.

    A card that has an alias shows its face only where the question says so; it is then shown under the alias.
    """
    in_sight = {card.id for zone in view.zones.values() for card in zone.cards if card.code}
    shown = ZoneView(SHOWN, 0)
    for card in dict.fromkeys(_named(question)):
        if card not in state.codes or card in in_sight or (card in aliases and card not in question.shows):
            continue
        face = game.card_of(state, view.seat, card)
        face.id, face.zone = aliases.get(card, card), SHOWN
        shown.cards.append(face)
    if shown.cards:
        shown.count = len(shown.cards)
        view.zones[SHOWN] = shown


def _named(question: Question) -> Iterator[str]:
    """The ids that a question names, cards and others."""
    yield from question.shows
    for option in question.options:
        yield option.source
        yield option.target
    for value in question.prompt.params.values():
        yield from cards_in(value)


def cards_in(value: Value) -> Iterator[str]:
    """The ids of the cards that a parameter of a message stands for."""
    for item in value if isinstance(value, list) else [value]:
        if is_card_ref(item):
            yield split_card_ref(str(item))[0]
