"""Whether the views of a game hide what the game says is hidden."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.engine.codec import clone
from desktop_app.engine.session import Session
from desktop_app.engine.state import State
from desktop_app.games.contract.play import Play


def look_for_hidden_cards(play: Play, moments: Iterable[Session]) -> dict[str, int]:
    """Two tables that differ only in what a seat may not see look the same to it, at every moment of a game.

    Answers how many cards were changed, by zone. Raises AssertionError where the tables do not look the same, and where
    no zone of the state is called like one that is declared hidden: its cards were not looked at.
    """
    changed: dict[str, int] = {}
    for session in moments:
        g = session.state
        # Alone at the table a hand is hidden from nobody.
        changed = changed or {
            zone: 0 for zone, sight in play.hidden.zones.items() if sight == "nobody" or len(g.seats) > 1
        }
        for seat in g.seats:
            other = clone(g)
            for zone, cards in deal_hidden_cards_anew(play, other, seat).items():
                changed[zone.partition(":")[0]] += cards
            assert play.game.view(other, seat) == play.game.view(g, seat), seat
            unknown = changed.keys() - {zone.partition(":")[0] for zone in g.zones}
            assert not unknown, f"nothing was hidden in {unknown}"
    assert any(changed.values()), "the game hides nothing"
    return changed


def deal_hidden_cards_anew(play: Play, g: State, seat: str) -> dict[str, int]:
    """Gives every hidden card the code of the next one; answers how many have changed, by zone.

    Cards change with those in all other places that the seat cannot see, so that a view is found out that tells a
    hidden card by what it is, by where it lies or by what lies beside it. Cards of the players stay among themselves,
    as do those that no player owns: their backs differ.
    """
    hidden = play.hidden.cards(g, seat)
    before = dict(g.codes)
    cards = [card for zone in hidden.values() for card in zone]
    for ours in (True, False):
        alike = [card for card in cards if (g.owners.get(card, "") in g.seats) == ours]
        for card, code in zip(alike, [before[card] for card in alike[1:] + alike[:1]], strict=True):
            g.codes[card] = code
    return {zone: sum(g.codes[card] != before[card] for card in here) for zone, here in hidden.items()}
