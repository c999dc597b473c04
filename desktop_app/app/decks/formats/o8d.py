"""The deck files of OCTGN (`.o8d`): XML with a section for each part. Read without entities of any kind."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import ParseError, fromstring

from desktop_app.app.decks.listed import CardLookup, ListedCard, ListedDeck
from desktop_app.app.decks.model import MOST_COPIES, Deck, Entry
from desktop_app.app.imports.bounds import MOST_DECK_LINES, ImportRefused
from desktop_app.app.imports.wording import whole_number
from desktop_app.app.texts.folding import fold

GAMES: Mapping[str, str] = {
    "a21af4e8-be4b-4cda-a6b6-534f9717391f": "lotr_lcg",
    "30c200c9-6c98-49a4-a293-106c06295c05": "thrones",
    "1fe65646-3ee1-4dce-9a60-d33a7c3ce9f2": "meccg",
}
_IDS = {game: id for id, game in GAMES.items()}
_PARTS: Mapping[str, Mapping[str, str]] = {
    "lotr_lcg": {
        "sideboard": "sideboard",
        "quest": "quest",
        "second quest deck": "quest",
        "encounter": "encounter",
        "special": "special",
        "second special": "special",
        "setup": "setup",
        "staging setup": "setup",
        "active setup": "setup",
    },
    "thrones": {},
    "meccg": {"pool": "pool", "sideboard": "sideboard", "fw sideboard": "fallen_wizard_sideboard", "sites": "sites"},
}
_TYPES: Mapping[str, tuple[str, ...]] = {
    "characters": ("character",),
    "resources": ("resource",),
    "hazards": ("hazard",),
    "sites": ("site",),
    "plots": ("plot",),
    "locations": ("location",),
    "attachments": ("attachment",),
    "events": ("event",),
    "agenda": ("agenda",),
    "faction": ("faction",),
}
# Sections in the order of each game's files: name, whether players share it, and which cards go there.
_SECTIONS: Mapping[str, tuple[tuple[str, bool, str, tuple[str, ...]], ...]] = {
    "lotr_lcg": (
        ("Hero", False, "heroes", ()),
        ("Ally", False, "deck", ("ally",)),
        ("Attachment", False, "deck", ("attachment",)),
        ("Event", False, "deck", ("event",)),
        ("Side Quest", False, "deck", ("player_side_quest",)),
        ("Sideboard", False, "sideboard", ()),
        ("Quest", True, "quest", ()),
        ("Encounter", True, "encounter", ()),
        ("Special", True, "special", ()),
        ("Setup", True, "setup", ()),
    ),
    "thrones": (
        ("Faction", False, "faction", ()),
        ("Agenda", False, "agendas", ()),
        ("Plots", False, "plots", ()),
        ("Characters", False, "deck", ("character",)),
        ("Locations", False, "deck", ("location",)),
        ("Attachments", False, "deck", ("attachment",)),
        ("Events", False, "deck", ("event",)),
    ),
    "meccg": (
        ("Pool", False, "pool", ()),
        ("Characters", False, "deck", ("character",)),
        ("Resources", False, "deck", ("resource",)),
        ("Hazards", False, "deck", ("hazard",)),
        ("Sites", False, "sites", ()),
        ("Sideboard", False, "sideboard", ()),
        ("FW Sideboard", False, "fallen_wizard_sideboard", ()),
    ),
}


def looks_like(text: str) -> bool:
    """Whether a text is such a file."""
    return "<deck" in text[:400] and "game=" in text[:400]


def read(text: str) -> ListedDeck:
    """The list that the file holds. Raises ImportRefused for what is no such file, of another game, or has entities."""
    try:
        root = fromstring(text, forbid_dtd=True)
    except ParseError as error:
        line, column = error.position
        raise ImportRefused("imports-not-xml", line=line, column=column + 1) from error
    except (DefusedXmlException, ValueError) as error:
        raise ImportRefused("imports-xml-entities") from error
    game = GAMES.get(root.get("game", "").casefold())
    if root.tag != "deck" or game is None:
        raise ImportRefused("imports-xml-other-game")
    listed = ListedDeck(game)
    number = 0
    for section in root.iter("section"):
        name = fold(section.get("name", ""))
        for card in section.iter("card"):
            number += 1
            if number > MOST_DECK_LINES:
                raise ImportRefused("imports-deck-too-long", limit=MOST_DECK_LINES)
            title, copies = (card.text or "").strip(), card.get("qty", "1")
            count = whole_number(copies.strip(), MOST_COPIES)
            if count is None:
                listed.miss("imports-line-unknown", number, f"{copies} {title}")
                continue
            part, types = _PARTS[game].get(name, ""), _TYPES.get(name, ())
            listed.add(ListedCard(number, count, title, part, id=card.get("id", ""), types=types))
    listed.notes = (root.findtext("notes") or "").strip()
    return listed


def write(deck: Deck, lookup: CardLookup) -> str:
    """The deck in this form. Raises KeyError for a game that OCTGN does not have."""
    game_id = _IDS[deck.game]
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{game_id}">']
    placed: list[Entry] = []
    for name, shared, part, types in _SECTIONS[deck.game]:
        here = [entry for entry in deck.part(part) if not types or _type(deck, entry, lookup) in types]
        if part == "deck" and name == _last_of_deck(deck.game):
            here += [entry for entry in deck.part("deck") if entry not in placed and entry not in here]
        placed += here
        lines += _section(name, shared, here, deck.game, lookup)
    notes = deck.notes.replace("]]>", "]]]]><![CDATA[>")
    return "\n".join([*lines, f"  <notes><![CDATA[{notes}]]></notes>", "</deck>", ""])


def _last_of_deck(game: str) -> str:
    """The section that also takes cards of other or unknown types."""
    return [name for name, _, part, _ in _SECTIONS[game] if part == "deck"][-1]


def _type(deck: Deck, entry: Entry, lookup: CardLookup) -> str:
    card = lookup.by_code(deck.game, entry.code)
    return card.type if card else ""


def _section(name: str, shared: bool, entries: list[Entry], game: str, lookup: CardLookup) -> list[str]:
    head = f'  <section name="{name}" shared="{shared}"'
    if not entries:
        return [f"{head} />"]
    return [f"{head}>", *(_card(entry, game, lookup) for entry in entries), "  </section>"]


def _card(entry: Entry, game: str, lookup: CardLookup) -> str:
    card = lookup.by_code(game, entry.code)
    id = card.ids[0] if card and card.ids else entry.code
    return f'    <card qty="{entry.copies}" id="{escape(id)}">{escape(entry.title, quote=False)}</card>'
