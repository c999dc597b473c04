"""Under the cards of a hand, in few words: what one costs here and now, and why one cannot be played."""

from __future__ import annotations

from desktop_app.engine.ask import Question
from desktop_app.engine.messages import Message
from desktop_app.engine.view import View
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.table.words.wording import Wording


def shortfalls(question: Question | None, view: View, hand: str, words: TableWords, wording: Wording) -> dict[str, str]:
    """The note of each card of the ``hand`` that a question refuses for such a reason; the first reason counts."""
    lying = view.zones.get(hand)
    if question is None or lying is None or not words.shortfalls or question.kind != "one":
        return {}
    own = {card.id for card in lying.cards}
    offered = {option.source for option in question.options}
    found: dict[str, str] = {}
    for refusal in question.refusals():
        told = words.shortfalls.get(refusal.message.id, "")
        if told and refusal.source in own - offered:
            found.setdefault(refusal.source, wording.plain(Message(told, refusal.message.params)))
    return found


def prices(question: Question | None, view: View, hand: str, words: TableWords, wording: Wording) -> dict[str, str]:
    """The price of each card of the ``hand`` that does not cost what is printed on it; none while its cards are chosen
    for anything else than playing them."""
    lying = view.zones.get(hand)
    if lying is None or (question is not None and _chosen_for_else(question, {card.id for card in lying.cards}, words)):
        return {}
    told = {card.id: words.price(view, card) for card in lying.cards}
    return {card: wording.plain(price) for card, price in told.items() if price is not None}


def _chosen_for_else(question: Question, own: set[str], words: TableWords) -> bool:
    verbs = {option.verb for option in question.options if option.source in own}
    return bool(verbs) and verbs.isdisjoint(words.free_verbs)
