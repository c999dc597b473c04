"""Files that hold many decks at once: the prebuilt decks of DragnCards and the standalone decks of throneteki."""

from __future__ import annotations

from typing import Any

from desktop_app.app.decks.listed import ListedCard, ListedDeck
from desktop_app.app.imports.bounds import MOST_DECK_LINES, ImportRefused
from desktop_app.games import CARDS

MOST_DECKS = 2_000
_PREBUILT = "preBuiltDecks"
_GROUPS = {
    "playerNSideboard": "sideboard",
    "sharedQuestDeck": "quest",
    "sharedQuestDeck2": "quest",
    "sharedEncounterDeck": "encounter",
    "sharedEncounterDeck2": "encounter",
    "sharedEncounterDeck3": "encounter",
    "sharedStagingArea": "setup",
    "sharedActiveLocation": "setup",
    "sharedSetAside": "special",
    "sharedMap": "special",
    "sharedBoons": "special",
}


def is_many(data: Any) -> bool:
    """Whether JSON data is such a file."""
    return _is_prebuilt(data) or _is_standalone(data)


def _is_prebuilt(data: Any) -> bool:
    return isinstance(data, dict) and isinstance(data.get(_PREBUILT), dict)


def _is_standalone(data: Any) -> bool:
    return isinstance(data, list) and bool(data) and all(isinstance(each, dict) and "faction" in each for each in data)


def read_many(data: Any) -> list[ListedDeck]:
    """The lists that the data holds. Raises ImportRefused for other data or too many decks."""
    if not is_many(data):
        raise ImportRefused()
    decks = list(data[_PREBUILT].items()) if _is_prebuilt(data) else [(str(each.get("id")), each) for each in data]
    if len(decks) > MOST_DECKS:
        raise ImportRefused("imports-deck-too-long", limit=MOST_DECKS)
    reader = _prebuilt if _is_prebuilt(data) else _standalone
    return [reader(name, deck) for name, deck in decks if isinstance(deck, dict)]


def _prebuilt(name: str, data: dict[str, Any]) -> ListedDeck:
    label = str(data.get("label", name))
    listed = ListedDeck("lotr_lcg", name if label.startswith("id:") else label)
    for number, card in _cards(data):
        group = str(card.get("loadGroupId", ""))
        _add(listed, number, card.get("quantity"), str(card.get("databaseId", "")), _GROUPS.get(group, ""))
    return listed


def _standalone(name: str, data: dict[str, Any]) -> ListedDeck:
    listed = ListedDeck("thrones", str(data.get("name", name)))
    faction = next((card.titles.en for card in CARDS["thrones"].built_in() if card.code == data["faction"]), "")
    if faction:
        listed.add(ListedCard(0, 1, faction, "faction", types=("faction",)))
    if data.get("agenda"):
        listed.add(ListedCard(0, 1, "", "agendas", id=str(data["agenda"])))
    for number, card in _cards(data):
        _add(listed, number, card.get("count"), str(card.get("code", "")), "")
    return listed


def _cards(data: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    cards = data.get("cards")
    listed = cards if isinstance(cards, list) else []
    if len(listed) > MOST_DECK_LINES:
        raise ImportRefused("imports-deck-too-long", limit=MOST_DECK_LINES)
    return [(number, card) for number, card in enumerate(listed, 1) if isinstance(card, dict)]


def _add(listed: ListedDeck, number: int, copies: Any, id: str, part: str) -> None:
    if type(copies) is int and id:
        listed.add(ListedCard(number, copies, "", part, id=id))
    else:
        listed.miss("imports-line-unknown", number, f"{copies} {id}")
