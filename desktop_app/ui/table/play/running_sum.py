"""What the cards add up to that are being picked for a quest, an attack or the like."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.engine.ask import Question
from desktop_app.engine.messages import is_card_ref, split_card_ref
from desktop_app.engine.view import View
from desktop_app.ui.table.play.draft import Draft


def running_sum(question: Question, draft: Draft, view: View, sums: Mapping[str, str]) -> tuple[str, int] | None:
    """The number that the verb adds (willpower, attack; ``sums`` says which verb adds which), and what the picked cards
    add up to with what the table counts of it already and those of the seat's own that the question names: they take
    part too. None if nothing is added up."""
    if question.kind != "some" or not question.options:
        return None
    number = sums.get(question.options[0].verb)
    if number is None:
        return None
    picked = [option.source for option in question.options if option.key in draft.picked]
    named = [split_card_ref(str(each))[0] for each in question.prompt.params.values() if is_card_ref(each)]
    cards = [view.card(card) for card in dict.fromkeys((*named, *picked))]
    own = [card for card in cards if card is not None and (card.id in picked or card.controller == question.seat)]
    return number, view.numbers.get(number, 0) + sum(card.numbers.get(number, 0) for card in own)
