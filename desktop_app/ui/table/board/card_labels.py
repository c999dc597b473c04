"""What is written on the strip of a card or under it, in the words of its table."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.view import CardView
from desktop_app.ui.art.attached import Gift
from desktop_app.ui.table.board.labels import NO_LABELS, Labels
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.words.zone_words import ZoneWords


def labels_of(
    card: CardView,
    laid: Laid,
    words: ZoneWords,
    signs: Signs,
    gifts_of: Callable[[CardView], tuple[Gift, ...]],
    pile: str,
    note: str,
) -> Labels:
    """What is written about a card that lies so: on a strip the ``pile`` from which it was laid open, else what it adds
    to its bearer; under a card how far it has come, else its ``note`` or that pile."""
    if laid.more:
        return Labels(told=words.more(laid.more))
    if laid.strip and pile:
        return Labels(told=f"{words.title_of(card)} · {pile}")
    if laid.strip:
        return Labels(gifts_of(card) if card.code else (), "" if card.code else words.face_down(card))
    bar, passing = signs.bar(card), words.passing(card)
    if bar is None:
        return Labels(note=note, passing=passing) if note or passing else NO_LABELS
    return Labels(progress=words.progress(card.tokens.get(bar.id, 0), card.numbers[bar.limit]), passing=passing)
