"""What a Wizard player and a Ringwraith player may have (MEC-354 to MEC-360, MEC-369, MEC-370)."""

from __future__ import annotations

from desktop_app.games.contract.decks import Bounds
from desktop_app.games.kit.deck_list import DeckCard, DeckList, Fix, Violation
from desktop_app.games.meccg.deck_building.whole_deck import WHOLE
from desktop_app.games.meccg.deck_cards import (
    allowed_resource,
    is_avatar,
    is_character,
    is_known_player,
    is_ringwraith_deck,
)


def avatars_of_the_player(deck: DeckList) -> list[Violation]:
    """MEC-354: only Wizards for a Wizard player; MEC-358: only Ringwraiths for a Ringwraith player."""
    rule = "MEC-358" if is_ringwraith_deck(deck) else "MEC-354"
    wrong = [card for card in deck.part(*WHOLE) if is_avatar(card) and card.word("alignment") != _own(deck)]
    return _not_allowed(deck, rule, "decks-mec-avatar-of-other", wrong)


def characters_of_the_player(deck: DeckList) -> list[Violation]:
    """MEC-355 and MEC-359: characters of the player's own side; a Wizard player's agents are hazards (MEC-356)."""
    rule = "MEC-359" if is_ringwraith_deck(deck) else "MEC-355"
    wrong = [
        card
        for card in deck.part(*WHOLE)
        if is_character(card, deck) and not is_avatar(card) and card.word("alignment") != _own(deck)
    ]
    return _not_allowed(deck, rule, "decks-mec-character-of-other", wrong)


def resources_of_the_player(deck: DeckList) -> list[Violation]:
    """MEC-357 and MEC-360: resources of the player's own side, items of the other, hazards playable as resources."""
    rule = "MEC-360" if is_ringwraith_deck(deck) else "MEC-357"
    wrong = [card for card in deck.part(*WHOLE) if card.type == "resource" and not allowed_resource(card, _own(deck))]
    return _not_allowed(deck, rule, "decks-mec-resource-of-other", wrong)


def sites_of_the_player(deck: DeckList) -> list[Violation]:
    """MEC-369: hero sites for a Wizard player; MEC-370: minion sites for a Ringwraith player."""
    rule = "MEC-370" if is_ringwraith_deck(deck) else "MEC-369"
    wrong = [card for card in deck.part("sites") if card.word("alignment") != _own(deck)]
    return _not_allowed(deck, rule, "decks-mec-site-of-other", wrong)


def usable(deck: DeckList, type: str) -> Bounds:
    """Characters, resources and sites of the player's own side, resources of both, and items of the other."""
    if not is_known_player(deck) or type == "hazard":
        return ()
    own, other = ("minion", "hero") if is_ringwraith_deck(deck) else ("hero", "minion")
    if type == "resource":
        return ({"alignment": (own, "dual")}, {"alignment": (other,), "subtype": ("item",)})
    return ({"alignment": (own,)},)


def _own(deck: DeckList) -> str:
    return "minion" if is_ringwraith_deck(deck) else "hero"


def _not_allowed(deck: DeckList, rule: str, message_id: str, wrong: list[DeckCard]) -> list[Violation]:
    if not is_known_player(deck):
        return []
    player = "ringwraith" if is_ringwraith_deck(deck) else "wizard"
    return [
        Violation(
            rule,
            message_id,
            {"title": card.title, "player": player},
            (card.code,),
            Fix("remove", card.code, card.part, card.copies),
        )
        for card in wrong
    ]
