"""What an attachment adds to its bearer, by the sums of the rules: no game is asked for it twice."""

from __future__ import annotations

from typing import Protocol

from desktop_app.engine.session import Session
from desktop_app.engine.view import CardView, View

Adds = tuple[tuple[str, int], ...]


class Seeing(Protocol):
    """Something that knows the view of now."""

    view: View


class Gifts:
    """Answers from one session; the sums of a bearer are made once as long as it and its company stay the same."""

    def __init__(self, seeing: Seeing, session: Session) -> None:
        self._seeing, self._session = seeing, session
        self._known: dict[str, tuple[object, dict[str, Adds]]] = {}

    def of(self, card: CardView) -> Adds:
        """The numbers of its bearer that a card adds to, and how much."""
        view = self._seeing.view
        host = view.card(card.host)
        if host is None:
            return ()
        company = [each.id for each in view.zones[host.zone].cards if each.host == host.id]
        key = (tuple(host.numbers.items()), tuple(company))
        known = self._known.get(host.id)
        if known is None or known[0] != key:
            known = self._known[host.id] = (key, self._sums(host))
        return known[1].get(card.id, ())

    def _sums(self, host: CardView) -> dict[str, Adds]:
        found: dict[str, Adds] = {}
        for number in host.numbers:
            for part in self._session.game.sum_of(self._session.state, host.id, number) or ():
                if part.source and part.source != host.id and part.amount:
                    found[part.source] = (*found.get(part.source, ()), (number, part.amount))
        return found
