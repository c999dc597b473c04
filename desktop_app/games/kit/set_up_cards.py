"""Cards of position files both ways: from a title or a mapping to what lies on the table, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from desktop_app.games.kit.card_names import CardNames
from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.seeing import ATTACHED
from desktop_app.games.kit.set_ups import BadPosition, flag, listed, number, refuse_unknown, seat_of
from desktop_app.games.kit.state import T

Reads = Callable[[T, str, Mapping[str, Any], str], None]
Writes = Callable[[T, str], dict[str, Any]]


class CardEntries(Generic[T]):
    """Cards as the set-ups of a game say them: a title, or a mapping with a card and how it lies.

    A card in play has a ``piece``; ``counters`` are its tokens, ``marks`` its fields that are true or false.
    ``in_play`` says which zones are. An ``owner`` is named where it is not who has the card. ``owner_of`` answers who
    owns an attachment, for the seat it lies before. What a game has besides stands under ``more`` keys, which
    ``reads`` takes from an entry and ``writes`` puts into one. ``may_lie`` says which cards a zone may hold,
    ``may_hang`` which card may be attached to another.
    """

    def __init__(
        self,
        names: CardNames,
        piece: Callable[[], Piece],
        *,
        in_play: Callable[[str], bool],
        counters: Sequence[str] = (),
        marks: Sequence[str] = ("exhausted", "by_hand"),
        owner_of: Callable[[T, str, str], str],
        more: Sequence[str] = (),
        reads: Reads[T] | None = None,
        writes: Writes[T] | None = None,
        may_lie: Callable[[str, str], bool] = lambda code, zone: True,
        may_hang: Callable[[T, str, str], bool] = lambda g, code, host: True,
    ) -> None:
        self.names = names
        self.keys = ("card", "owner", *counters, *marks, *more, "attachments")
        self._piece = piece
        self._in_play = in_play
        self._counters = counters
        self._marks = marks
        self._owner_of = owner_of
        self._reads = reads
        self._writes = writes
        self._may_lie, self._may_hang = may_lie, may_hang

    def code(self, name: str, path: str, fits: Callable[[str], bool] | None = None) -> str:
        """The code that a name means, of several the first that ``fits``. Raises BadPosition."""
        found = [name] if name in self.names.titles else self.names.codes(name)
        found = [code for code in found if fits is None or fits(code)] or found
        if not found:
            raise BadPosition(path, "card", name)
        return found[0]

    def entry(self, entry: Any, path: str) -> Mapping[str, Any]:
        """A title or mapping as a mapping. Raises BadPosition."""
        if isinstance(entry, str):
            return {"card": entry}
        if not isinstance(entry, Mapping) or "card" not in entry:
            raise BadPosition(path, "card-entry")
        refuse_unknown(entry, self.keys, path)
        return entry

    def put(
        self,
        g: T,
        entry: Any,
        owner: str,
        zone: str,
        path: str,
        seat: str = "",
        fits: Callable[[str], bool] | None = None,
    ) -> str:
        """Lays a card and whatever lies on it, controlled by a seat; answers its id. Raises BadPosition."""
        entry = self.entry(entry, path)
        owner = seat_of(g, entry["owner"], f"{path}/owner") if "owner" in entry else owner
        code = self.code(str(entry["card"]), path, fits)
        if not self._may_lie(code, zone):
            raise BadPosition(path, "place", str(entry["card"]))
        if not self._in_play(zone):
            self._refuse_pieces(entry, path)
        card = add_card(g, code, owner, zone)
        if self._in_play(zone):
            piece = self._piece()
            piece.controller = seat
            for mark in self._marks:
                setattr(piece, mark, flag(entry, mark, False, path))
            for counter in self._counters:
                piece.put(counter, number(entry, counter, 0, path))
            g.pieces[card] = piece
            for index, name in enumerate(listed(entry, "attachments", path)):
                self._attach(g, card, name, seat, f"{path}/attachments/{index}")
        if self._reads is not None:
            self._reads(g, card, entry, path)
        return card

    def put_all(
        self, g: T, data: Mapping[str, Any], key: str, owner: str, zone: str, path: str, seat: str = ""
    ) -> None:
        """Lays the cards listed under a key. Raises BadPosition."""
        for index, entry in enumerate(listed(data, key, path)):
            self.put(g, entry, owner, zone, f"{path}/{key}/{index}".lstrip("/"), seat)

    def _refuse_pieces(self, entry: Mapping[str, Any], path: str) -> None:
        """Nothing lies on a card out of play, and it is turned no way. Raises BadPosition."""
        found = next((key for key in (*self._counters, *self._marks, "attachments") if entry.get(key)), "")
        if found:
            raise BadPosition(f"{path}/{found}", "key", found)

    def _attach(self, g: T, host: str, entry: Any, seat: str, path: str) -> None:
        code = self.code(str(self.entry(entry, path)["card"]), path)
        if not self._may_hang(g, code, host):
            raise BadPosition(path, "place", self.names.name(code))
        owner = self._owner_of(g, code, seat)
        attachment = self.put(g, entry, owner, ATTACHED, path, owner if owner in g.seats else "")
        if g.owners[attachment] in g.seats:
            g.pieces[attachment].controller = seat or g.owners[attachment]
        g.pieces[attachment].host = host
        g.pieces[host].attachments.append(attachment)

    def on_table(self, g: T, names: Sequence[Any], path: str, fits: Callable[[str], bool] | None = None) -> list[str]:
        """The cards in play that names mean, with ``fits`` only such, and each once. Raises BadPosition."""
        found: list[str] = []
        for index, name in enumerate(names):
            cards = self.names.on_table(g, str(name))[:1]
            if not cards or cards[0] not in g.pieces:
                raise BadPosition(path, "on-table", str(name))
            if fits is not None and (not fits(cards[0]) or cards[0] in found):
                raise BadPosition(f"{path}/{index}", "side", str(name))
            found += cards
        return found

    # -- the way back ------------------------------------------------------------------------------------------------

    def written(self, g: T, card: str) -> Any:
        """A card as an entry."""
        piece = g.pieces.get(card)
        found: dict[str, Any] = {}
        if piece is not None:
            found |= {name: count for name in self._counters if (count := piece.count(name))}
            found |= {mark: True for mark in self._marks if getattr(piece, mark)}
            found |= self.listing(g, "attachments", piece.attachments)
        if g.owners[card] in g.seats and g.owners[card] != self._usual_owner(g, card):
            found["owner"] = g.names[g.owners[card]]
        if self._writes is not None:
            found |= self._writes(g, card)
        name = self.names.name(g.codes[card])
        return {"card": name, **found} if found else name

    def _usual_owner(self, g: T, card: str) -> str:
        """Who owns a card that lies where it lies, when nothing is said of it."""
        piece = g.pieces.get(card)
        if piece is not None and piece.host:
            return self._owner_of(g, g.codes[card], g.pieces[piece.host].controller)
        _, _, seat = g.home[card].partition(":")
        return seat

    def listing(self, g: T, key: str, cards: Sequence[str]) -> dict[str, Any]:
        """Cards listed under a key; nothing where there are none."""
        return {key: [self.written(g, card) for card in cards]} if cards else {}

    def lying(self, g: T, zone: str) -> list[str]:
        """The cards of a zone that are not attached to another."""
        return [card for card in g.zones.get(zone, []) if card not in g.pieces or not g.pieces[card].host]
