"""The usual choices of targets and conditions, so that a card reads as its text."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.reading.queries import (
    all_characters,
    allies,
    characters,
    enemies,
    engaged_with,
    facts,
    has_trait,
    heroes,
    kind,
    locations,
    players,
    staged,
)
from desktop_app.games.lotr_lcg.state import LcgState


def any_player(g: LcgState, seat: str, me: str) -> list[str]:
    """Every player still in the game."""
    return players(g)


def any_hero(g: LcgState, seat: str, me: str) -> list[str]:
    """Every hero in play."""
    return [hero for other in players(g) for hero in heroes(g, other)]


def any_ally(g: LcgState, seat: str, me: str) -> list[str]:
    """Every ally in play."""
    return [ally for other in players(g) for ally in allies(g, other)]


def any_character(g: LcgState, seat: str, me: str) -> list[str]:
    """Every character in play."""
    return all_characters(g)


def any_location(g: LcgState, seat: str, me: str) -> list[str]:
    """Every location in play."""
    return locations(g)


def any_enemy(g: LcgState, seat: str, me: str) -> list[str]:
    """Every enemy in play."""
    return enemies(g)


def engaged_enemies(g: LcgState, seat: str, me: str) -> list[str]:
    """Every enemy engaged with a player."""
    return [enemy for enemy in enemies(g) if engaged_with(g, enemy)]


def staged_enemies(g: LcgState, seat: str, me: str) -> list[str]:
    """Every enemy in the staging area."""
    return staged(g, "enemy")


def staged_locations(g: LcgState, seat: str, me: str) -> list[str]:
    """Every location in the staging area."""
    return staged(g, "location")


def exhausted_allies(g: LcgState, seat: str, me: str) -> list[str]:
    """Every exhausted ally."""
    return [ally for ally in any_ally(g, seat, me) if g.pieces[ally].exhausted]


def damaged_characters(g: LcgState, seat: str, me: str) -> list[str]:
    """Every character with damage on it."""
    return [card for card in all_characters(g) if g.pieces[card].damage]


def with_trait(g: LcgState, cards: list[str], trait: str) -> list[str]:
    """Those of the cards that have a trait."""
    return [card for card in cards if has_trait(g, card, trait)]


def mine(g: LcgState, me: str) -> list[str]:
    """The characters of this card's controller."""
    return characters(g, g.pieces[me].controller)


def cards_of_type(g: LcgState, cards: list[str], card_type: str) -> list[str]:
    """Those of the cards that have a type."""
    return [card for card in cards if kind(g, card) == card_type]


def of_sphere(g: LcgState, cards: list[str], sphere: str) -> list[str]:
    """Those of the cards that belong to a sphere."""
    return [card for card in cards if facts(g, card).sphere == sphere]
