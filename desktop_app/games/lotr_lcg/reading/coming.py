"""What the steps of a round that are still to come will do, as the cards in play have it."""

from __future__ import annotations

from desktop_app.games.kit.abilities import Triggered
from desktop_app.games.kit.moment import Moment, worth
from desktop_app.games.lotr_lcg.book.quest_stages import is_skipped, more_cards
from desktop_app.games.lotr_lcg.book.refresh_phase import price_to_ready
from desktop_app.games.lotr_lcg.events import RefreshRaisedThreat
from desktop_app.games.lotr_lcg.reading.queries import characters, forbidden, is_blank, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS
from desktop_app.games.lotr_lcg.vocabulary.verbs import RaiseThreat

RISE = 1
"""By so much threat rises at the end of a round (LCG-460)."""
ANSWERS = CARDS.about(Triggered, "event")
"""The triggered abilities by what they answer, then by card."""


def cards_to_reveal(g: LcgState) -> int:
    """How many cards step 3.3 reveals: one for each player and those of the stage, none where that leaves it out."""
    return 0 if is_skipped(g, "3.3") else len(players(g)) + more_cards(g)


def readying(g: LcgState, seat: str) -> int:
    """How many exhausted characters of a player ready in step 7.2, of those that must be paid for all that can be."""
    tired = [card for card in characters(g, seat) if g.pieces[card].exhausted and not forbidden(g, "ready", card)]
    return sum(price_to_ready(g, card) <= g.pieces[card].resources for card in tired)


def rises(g: LcgState) -> dict[str, int]:
    """By how much each dial goes up in step 7.3, with what texts in play add to it then."""
    order, adding = players(g), ANSWERS[RefreshRaisedThreat]
    found = dict.fromkeys(order, RISE)
    answering = [card for card in g.pieces if g.codes[card] in adding and not is_blank(g, card)]
    for card in answering if order else ():
        m = Moment(g, order[0], card, g.codes[card])
        forced = [ability.text for ability in adding[m.code] if ability.forced and not ability.text.why_not(m)]
        parts = [part for text in forced for part in text.do.parts() if isinstance(part, RaiseThreat)]
        for seat in order:
            found[seat] += sum(worth(part.amount, m) for part in parts if seat in part.subject.all(m))
    return found
