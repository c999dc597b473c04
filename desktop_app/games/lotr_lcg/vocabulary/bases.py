"""What the verbs of the card texts are made from: verbs on cards in play, and on players."""

from __future__ import annotations

from desktop_app.games.kit.deeds import NO_TARGET, Verb
from desktop_app.games.lotr_lcg.reading.queries import forbidden, immune, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now

NO_ATTACK = "no_attack"


def none_to_last(m: Now, until: str) -> bool:
    """Whether something would last until the end of an attack while none is made: it can begin only in one (LCG-147).

    Some phase and some round there always is.
    """
    return until == "attack" and not m.g.attacks


class OnCards(Verb[LcgState]):
    """A verb on cards in play: none that is immune, none that is forbidden it."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """In play, not immune (LCG-200), and something to change."""
        if thing not in m.g.pieces:
            return NO_TARGET
        return "immune" if immune(m.g, thing, m.code) else self.why_not_card(m, thing)

    def why_not_card(self, m: Now, card: str) -> str:
        """What besides keeps it from a card; "" for nothing."""
        return ""


class TakesAway(OnCards):
    """A verb that takes cards out of play: none that cannot leave it (LCG-249)."""

    def why_not_card(self, m: Now, card: str) -> str:
        """Nothing may keep it in play."""
        return "forbidden" if forbidden(m.g, "leave_play", card) else ""


class OnPlayers(Verb[LcgState]):
    """A verb on players still in the game: none that is immune."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """In the game, not immune (LCG-129), and something to change."""
        if thing not in players(m.g):
            return NO_TARGET
        return "immune" if immune(m.g, thing, m.code) else self.why_not_player(m, thing)

    def why_not_player(self, m: Now, seat: str) -> str:
        """What besides keeps it from a player; "" for nothing."""
        return ""
