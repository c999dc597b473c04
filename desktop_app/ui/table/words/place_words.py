"""What is told of the places of a land: what each is, what its game says of it, who and what is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase

from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.naming import kind_and_region, name_in
from desktop_app.ui.table.layout.asides import beside
from desktop_app.ui.table.words.wording import Wording

MOST_NAMED = 3
"""So many names are written at a place at most."""


class PlaceWords:
    """The places of one table's land in words; ``asides`` are the zones that lie beside others."""

    def __init__(self, wording: Wording, words: TableWords, asides: Mapping[str, str]) -> None:
        self._words = words
        self._asides = asides
        self._wording = wording
        self._texts = wording.texts

    def of_place(self, view: View, zone: str, place: str, look: MapLook) -> list[str]:
        """What is told of a place of a land: its name, what it is, what its game says of it, who and what is there."""
        location = look.board().locations.get(place)
        if location is None:
            return [self._wording.zone(zone)]
        told = [name_in(location, self._texts.language), kind_and_region(look, place, self._texts)]
        note = self._words.note(view, zone)
        if note is not None:
            told += [self._wording.plain(each) for each in (note.total, note.lead, *note.told) if each is not None]
        there = view.zones[zone].cards if zone in view.zones else []
        return [*told, *(self._wording.thing(card.id) for card in there)]

    def there(self, view: View, look: MapLook, parties: str) -> dict[str, str]:
        """Who is at each place of a land where anybody is: of a party its first card, of others all, by name as far as
        they lie face up. ``parties`` are the zones of parties that lie elsewhere."""
        found: dict[str, list[CardView]] = {}
        for name, zone in view.zones.items():
            if name.startswith(look.zone) and zone.cards:
                found.setdefault(name.removeprefix(look.zone), []).extend(zone.cards)
            elif parties and fnmatchcase(name, parties):
                place = next((at for card in zone.cards if (at := look.place_of_card(card.code))), "")
                party = view.zones.get(beside(self._asides, name))
                if place and party is not None:
                    found.setdefault(place, []).extend(party.cards[:1])
        return {place: self._some_of(cards) for place, cards in found.items()}

    def _some_of(self, cards: Sequence[CardView]) -> str:
        """A few names, how many more there are, and how many lie face down."""
        names = [self._wording.title(card.code) for card in cards if card.code and not card.host]
        hidden = sum(1 for card in cards if not card.code)
        told = names if len(names) <= MOST_NAMED else [*names[: MOST_NAMED - 1], f"+{len(names) - MOST_NAMED + 1}"]
        return ", ".join([*told, *([self._texts("table-there-face-down", count=hidden)] if hidden else [])])
