"""The words that mean something in a set-up: kinds of players, regions and sites, races, titles of sites."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, get_args

from desktop_app.games.kit.set_ups import BadPosition, listed, word
from desktop_app.games.meccg.book.automatic_attacks import PLAYED
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.reading.movement import DEEPS, REGION, SPECIAL, STARTER
from desktop_app.games.meccg.reading.printed import RegionType, SiteType
from desktop_app.games.meccg.state import RINGWRAITH, SAURON, WIZARD
from desktop_app.games.meccg.vocabulary.texts import CARDS, ExtraAttack

KINDS = (WIZARD, RINGWRAITH, SAURON)
LENGTHS = ("starter", "short", "long", "campaign")
WAYS = ("", STARTER, REGION, DEEPS, SPECIAL)
REGION_TYPES: tuple[str, ...] = get_args(RegionType)
SITE_TYPES: tuple[str, ...] = (*get_args(SiteType), "under_deeps", "under_deeps_surface")
PHASES = ("", "untap", "organization", "long_event", "movement", "site", "end_of_turn")
ORGANIZED = ("", "now", "over", "closing")
MOST_ATTACKS = 9
UNPRINTED = ("", "ally", "mixed", "nazgul", "giant")
"""Races of attacks that no card here prints: of an ally, of a company of several races, of what other sets bring."""


def races() -> set[str]:
    """Every race of a character, a creature or an attack."""
    printed = {each.race for card in load_cards().values() for each in card.attacks}
    added = {part.race for parts in CARDS.by_code(ExtraAttack).values() for part in parts}
    return {card.race for card in load_cards().values()} | printed | added | {*UNPRINTED}


def attacks_of_a_site() -> list[str]:
    """The names of automatic-attacks: their numbers on the card of the site, the codes of cards that add one."""
    return [*map(str, range(1, MOST_ATTACKS + 1)), PLAYED, *load_cards()]


def words(data: Mapping[str, Any], key: str, known: Collection[str], path: str) -> list[str]:
    """The list of words under a key, each of them one that is known. Raises BadPosition."""
    return [word(each, known, f"{path}/{key}/{at}") for at, each in enumerate(listed(data, key, path))]


def title_of_site(found: Any, path: str) -> str:
    """The English title of a site, "" for none. Raises BadPosition."""
    titles = {card.title for card in load_cards().values() if card.type == "site"}
    if found and found not in titles:
        raise BadPosition(path, "card", str(found))
    return str(found)


def region(found: Any, path: str) -> str:
    """The code of a region by its code or English title. Raises BadPosition."""
    codes = [code for code, card in load_cards().items() if card.type == "region" and found in (code, card.title)]
    if not codes:
        raise BadPosition(path, "card", str(found))
    return codes[0]
