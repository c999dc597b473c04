"""Set-ups of position files: reading their plain data with the path to whatever is wrong, and cards both ways."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic

from desktop_app.engine.state import State, Window
from desktop_app.games.kit.card_names import CardNames
from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.seeing import ATTACHED
from desktop_app.games.kit.state import T

FLAGS = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
"""The words for what is true or false; a file may hold them as text."""


class BadPosition(ValueError):
    """A set-up is wrong at ``path`` ("players/Ana/heroes/0").

    ``kind`` says what is wrong there: an unknown "key", "card", "player" or "step", a "card-entry" that is neither a
    title nor a mapping, something that is no "number", "integer", "flag" (true or false), "list" or "mapping", a number
    out of "range", a "word" without meaning there, a card that is not "on-table", or one that cannot be on this "side"
    or in this "place"; not "everybody" where each player belongs; "nobody-left" who could play.
    """

    def __init__(self, path: str, kind: str, name: str = "") -> None:
        super().__init__(f"{path}: {kind} {name!r}")
        self.path, self.kind, self.name = path, kind, name


# -- plain data ----------------------------------------------------------------------------------------------------


def refuse_unknown(data: Mapping[str, Any], keys: Sequence[str], path: str) -> None:
    """Raises BadPosition for a key that is not among those that mean something."""
    for key in data:
        if key not in keys:
            raise BadPosition(f"{path}/{key}".lstrip("/"), "key", key)


def mapping(data: Any, path: str, keys: Sequence[str] = ()) -> Mapping[str, Any]:
    """A mapping, with ``keys`` one of these alone. Raises BadPosition."""
    if not isinstance(data, Mapping):
        raise BadPosition(path, "mapping")
    if keys:
        refuse_unknown(data, keys, path)
    return data


def listed(data: Mapping[str, Any], key: str, path: str) -> Sequence[Any]:
    """The list under a key, () where there is none. Raises BadPosition."""
    found = data.get(key, ())
    if isinstance(found, str) or not isinstance(found, Sequence):
        raise BadPosition(f"{path}/{key}".lstrip("/"), "list")
    return found


def number(data: Mapping[str, Any], key: str, usual: int, path: str, *, least: int = 0, most: int | None = None) -> int:
    """The number under a key, 0 or more, within what there can be. Raises BadPosition."""
    found = data.get(key, usual)
    if isinstance(found, bool) or not isinstance(found, int) or found < 0:
        raise BadPosition(f"{path}/{key}".lstrip("/"), "number", str(found).lower())
    if found < least or (most is not None and found > most):
        raise BadPosition(f"{path}/{key}".lstrip("/"), "range", str(found))
    return found


def integer(data: Mapping[str, Any], key: str, usual: int, path: str) -> int:
    """The whole number under a key, also below 0. Raises BadPosition."""
    found = data.get(key, usual)
    if isinstance(found, bool) or not isinstance(found, int):
        raise BadPosition(f"{path}/{key}".lstrip("/"), "integer", str(found))
    return found


def flag(data: Mapping[str, Any], key: str, usual: bool, path: str) -> bool:
    """What is true or false under a key, in whichever of the words that mean it. Raises BadPosition."""
    found = data.get(key, usual)
    said = FLAGS.get(str(found).lower())
    if said is None:
        raise BadPosition(f"{path}/{key}".lstrip("/"), "flag", str(found))
    return said


def word(found: Any, words: Collection[str], path: str) -> str:
    """One of the words that mean something at a path. Raises BadPosition."""
    if not isinstance(found, str) or found not in words:
        raise BadPosition(path, "word", str(found))
    return found


def seat_named(g: State, name: str) -> str:
    """The seat of a player's name; "" when there is none."""
    return next((seat for seat, called in g.names.items() if called == name), "")


def seat_of(g: State, name: Any, path: str) -> str:
    """The seat of a player's name. Raises BadPosition."""
    seat = seat_named(g, str(name))
    if not seat:
        raise BadPosition(path, "player", str(name))
    return seat


def order_of(g: State, setup: Mapping[str, Any], key: str) -> list[str]:
    """Every seat in the order in which their players stand under a key. Raises BadPosition."""
    seats = [seat_of(g, name, f"{key}/{at}") for at, name in enumerate(listed(setup, key, ""))]
    if sorted(seats) != sorted(g.seats):
        raise BadPosition(key, "everybody")
    return seats


def names_of(g: State, key: str, seats: Sequence[str]) -> dict[str, Any]:
    """Seats under a key by their players' names; nothing where there are none."""
    names = [g.names[seat] for seat in seats if seat in g.names]
    return {key: names} if names else {}


# -- windows -------------------------------------------------------------------------------------------------------


def read_window(g: State, setup: Mapping[str, Any]) -> None:
    """The ``window`` of a set-up is open in the step it stands at: whose chance was the last, who has passed in a row.

    Raises BadPosition.
    """
    if "window" not in setup:
        return
    window = mapping(setup["window"], "window", ("turn", "passed"))
    names = listed(window, "passed", "window")
    passed = [seat_of(g, name, f"window/passed/{index}") for index, name in enumerate(names)]
    turn = seat_of(g, window["turn"], "window/turn") if "turn" in window else ""
    g.place.window = Window(turn or (passed[-1] if passed else ""), passed)


def written_window(g: State, playing: Sequence[str]) -> dict[str, Any]:
    """The same, as a set-up says it; nothing where none is open.

    For a seat that had its chance and has left the game since, the one stands that comes before the next of those
    still ``playing``.
    """
    window = g.place.window
    if window is None:
        return {}
    turn = next((seat for seat in (window.turn, *reversed(window.after)) if seat in playing), "")
    return {"window": {"turn": g.names[turn], **names_of(g, "passed", window.passed)}} if turn else {}


# -- cards ---------------------------------------------------------------------------------------------------------

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
