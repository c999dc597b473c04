"""How the cards of the game print their abilities, and which keywords the rules know."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.abilities import Action, Triggered
from desktop_app.games.kit.printed_text import AbilityWords
from desktop_app.games.lotr_lcg.vocabulary.abilities import (
    CampaignText,
    ShadowText,
    StageText,
    TravelText,
    WhenRevealedText,
)


def kinds_of(part: object) -> Sequence[str]:
    """Of what kinds a written part of a card is."""
    match part:
        case Action():
            return ("action",)
        case Triggered():
            return ("forced" if part.forced else "response",)
        case WhenRevealedText():
            return ("when_revealed",)
        case ShadowText():
            return ("shadow",)
        case TravelText():
            return ("travel",)
        case StageText():
            return _of_a_stage(part)
        case CampaignText():
            return _of_a_campaign_card(part)
    return ("constant",)


def _of_a_stage(text: StageText) -> Sequence[str]:
    written: tuple[tuple[str, object], ...] = (
        ("setup", text.setup),
        ("when_revealed", text.when_revealed),
        ("forced", text.next_at_random),
        ("constant", text.locked),
        ("constant", text.more_cards),
        ("constant", text.skips),
        ("constant", text.won),
        ("constant", text.lost),
    )
    return [kind for kind, part in written if part]


def _of_a_campaign_card(text: CampaignText) -> Sequence[str]:
    """Every one says first, under no word, that the game is one of a campaign."""
    written = (("setup", text.setup), ("resolution", text.resolution))
    return ["constant", *(kind for kind, part in written if part)]


ABILITY_WORDS = AbilityWords(
    words={
        "action": {"en": "Action", "es": "Acción"},
        "response": {"en": "Response", "es": "Respuesta"},
        "forced": {"en": "Forced", "es": "Obligado"},
        "when_revealed": {"en": "When Revealed", "es": "Al ser revelada"},
        "shadow": {"en": "Shadow", "es": "Sombra"},
        "travel": {"en": "Travel", "es": "Viaje"},
        "setup": {"en": "Setup", "es": "Preparación"},
        "resolution": {"en": "Resolution", "es": "Resolución"},
    },
    kinds_of=kinds_of,
    keywords={
        "en": ("Sentinel", "Ranged", "Restricted", "Surge", "Doomed", "Guarded", "Permanent"),
        "es": ("Centinela", "A distancia", "Restringido", "Oleada", "Maldito", "Protegido", "Permanente"),
    },
    fields={"shadow": "shadow"},
    more=("back_text",),
)
