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
TRIGGERED = CARDS.by_code(Triggered)


def cards_to_reveal(g: LcgState) -> int:
    """How many cards step 3.3 reveals: one for each player and those of the stage, none where that leaves it out."""
    return 0 if is_skipped(g, "3.3") else len(players(g)) + more_cards(g)


def readying(g: LcgState, seat: str) -> int:
    """How many exhausted characters of a player ready in step 7.2, of those that must be paid for all that can be."""
    tired = [card for card in characters(g, seat) if g.pieces[card].exhausted and not forbidden(g, "ready", card)]
    return sum(price_to_ready(g, card) <= g.pieces[card].resources for card in tired)


def rise_of(g: LcgState, seat: str) -> int:
    """By how much the dial of a player goes up in step 7.3, with what texts in play add to it then."""
    return RISE + sum(_adds(g, seat, card) for card in g.pieces if g.codes[card] in TRIGGERED and not is_blank(g, card))


def _adds(g: LcgState, seat: str, card: str) -> int:
    m = Moment(g, players(g)[0], card, g.codes[card])
    return sum(
        worth(part.amount, m)
        for ability in TRIGGERED[g.codes[card]]
        if ability.forced and ability.trigger.event is RefreshRaisedThreat and not ability.text.why_not(m)
        for part in ability.text.do.parts()
        if isinstance(part, RaiseThreat) and seat in part.subject.all(m)
    )
