"""What the quick bot looks at on a table that is imagined: a view of which only what is asked for is worked out, as
looking ahead asks thousands of times. Nothing is in it that the seat could not see."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.view import CardView, View, ZoneView
from desktop_app.games.lotr_tcg.reading.hidden_zones import HIDDEN
from desktop_app.games.lotr_tcg.reading.tokens import burdens, resistance
from desktop_app.games.lotr_tcg.reading.view import FIGHTING, SEEING, WAITING, add_fight, busy
from desktop_app.games.lotr_tcg.state import TcgState


class _Asked(dict[str, int]):
    """Numbers that are worked out when they are asked for."""

    def __init__(self, answer: Callable[[str], int]) -> None:
        super().__init__()
        self._answer = answer

    def __missing__(self, name: str) -> int:
        self[name] = self._answer(name)
        return self[name]


class _Zones(dict[str, ZoneView]):
    """Zones that are laid out when they are looked at: which cards lie there, without a number of any."""

    def __init__(self, lay_out: Callable[[str], ZoneView]) -> None:
        super().__init__()
        self._lay_out = lay_out

    def __missing__(self, zone: str) -> ZoneView:
        self[zone] = self._lay_out(zone)
        return self[zone]


class Sight(View):
    """An imagined table as one seat sees it."""

    def __init__(self, g: TcgState, seat: str) -> None:
        super().__init__(g.game, seat, g.seats, g.round, [])
        self._g = g
        self._looked_at: dict[str, CardView] = {}
        self.zones = _Zones(self._zone)
        self.numbers = _Asked(self._number)
        self.facts = {"phase": g.phase, "active": g.active}
        if g.fight is not None:
            add_fight(g, self, g.fight)

    def card(self, card: str) -> CardView | None:
        """A card with all its numbers; what may not be seen is not asked for by whom it is hidden from."""
        found = self._looked_at.get(card)
        if found is None and card in self._g.home:
            g, zone = self._g, self._g.home[card]
            piece = g.pieces.get(card)
            found = SEEING.face(g, card, zone) if piece is None else SEEING.piece(g, card, piece, zone)
            self._looked_at[card] = found
        return found

    def _number(self, name: str) -> int:
        kind, _, seat = name.partition(":")
        match kind:
            case "at":
                return self._g.at[seat]
            case "burdens":
                return burdens(self._g, seat)
            case "resistance":
                return resistance(self._g, seat)
            case "left_to_fight":
                return len(self._g.assigned)
        assert name == "twilight", name
        return self._g.twilight

    def _zone(self, zone: str) -> ZoneView:
        g, fight = self._g, self._g.fight
        name, _, number = zone.partition(":")
        if name == WAITING:
            waits = g.assigned[int(number) - 1]
            lying = [*waits.characters, *waits.minions]
        elif zone in FIGHTING:
            lying = [] if fight is None else fight.characters if zone == FIGHTING[0] else fight.minions
        elif HIDDEN.hides(zone, self.seat):
            return ZoneView(zone, len(g.zones[zone]))
        else:
            gone = busy(g)
            lying = [card for card in g.zones[zone] if card not in gone]
        return ZoneView(zone, len(lying), [CardView(card, g.codes[card], zone) for card in lying])
