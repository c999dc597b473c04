"""`longtable cards GAME QUERY --played`: which of the cards found the rules play, and what keeps the others from it."""

from __future__ import annotations

from desktop_app.app.errors import LongtableError
from desktop_app.app.library.commands import Answer
from desktop_app.app.library.library import Library
from desktop_app.app.library.record import SHAPES
from desktop_app.app.library.unplayed import unplayed
from desktop_app.app.texts.texts import Texts


def check_cards(library: Library, game: str, query: str, texts: Texts) -> Answer:
    """A line a card that is played by hand, with its reasons below; exit code 1 when there is one.

    Raises a LongtableError where no such game is.
    """
    if game not in SHAPES:
        raise LongtableError("errors-unknown-game", game=game)
    lines, data, by_hand = [], [], 0
    found = library.index.cards(library.search(query, game, texts.language))
    for card in found:
        reasons = [each.text(texts) for each in unplayed(card, texts.language)]
        data.append({"game": game, "code": card.code, "title": card.title, "played": not reasons, "why": reasons})
        if reasons:
            by_hand += 1
            lines.append(f"{card.code:>10}  {card.title_in(texts.language)} · {card.set_name}")
            lines += [f"            {reason}" for reason in reasons]
    lines.append(texts("library-command-played", count=len(found) - by_hand, rest=by_hand))
    return Answer(tuple(lines), tuple(data), int(bool(by_hand)))
