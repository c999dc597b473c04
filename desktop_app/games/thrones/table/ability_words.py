"""How the cards of the game print their abilities, and which keywords the rules know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop_app.games.kit.abilities import Action, Triggered
from desktop_app.games.kit.printed_text import AbilityWords
from desktop_app.games.kit.texts import Text
from desktop_app.games.thrones.events.rounds import PlotRevealed


def kinds_of(part: object) -> Sequence[str]:
    """Of what kinds a written part of a card is: a play restriction is a paragraph of its own."""
    match part:
        case Action():
            return ("action", *_restriction(part.text))
        case Triggered() if part.event is PlotRevealed:
            return ("when_revealed", *_restriction(part.text))
        case Triggered():
            answers = "interrupt" if part.timing == "when" else "reaction"
            # The words of a forced one hold those of the other.
            forced = (f"forced_{answers}",) if part.forced else ()
            return (*forced, answers, *_restriction(part.text))
    return ("constant",)


def _restriction(text: Text[Any]) -> Sequence[str]:
    return ("constant",) if text.condition is not None else ()


_ICONS = tuple(f"+{amount} {name}" for amount in (1, 2, 3) for name in ("Income", "Initiative", "Reserve"))
_ICONS_IN_SPANISH = tuple(f"+{amount} {name}" for amount in (1, 2, 3) for name in ("Oro", "Iniciativa", "Reserva"))
"""The icons that modify a plot, as collections write them into the text: the rules take them from the facts."""
_AMBUSHES = tuple(f"Ambush ({amount})" for amount in range(1, 10))
_AMBUSHES_IN_SPANISH = tuple(f"Emboscada ({amount})" for amount in range(1, 10))

ABILITY_WORDS = AbilityWords(
    words={
        "when_revealed": {"en": "When Revealed", "es": "Cuando se muestre esta carta"},
        "forced_reaction": {"en": "Forced Reaction", "es": "Reacción obligada"},
        "forced_interrupt": {"en": "Forced Interrupt", "es": "Interrupción obligada"},
        "reaction": {"en": "Reaction", "es": "Reacción"},
        "interrupt": {"en": "Interrupt", "es": "Interrupción"},
        "action": {"en": "Action", "es": "Acción"},
    },
    kinds_of=kinds_of,
    keywords={
        "en": (
            *("Insight", "Intimidate", "Limited", "Pillage", "Renown", "Stealth", "Terminal", "Bestow", "Ambush"),
            *("No attachments", "No attachments except Weapon", *_AMBUSHES, *_ICONS),
        ),
        "es": (
            *("Perspicacia", "Intimidación", "Limitada", "Pillaje", "Renombre", "Sigilo", "Terminal", "Encomienda"),
            *("Emboscada", "Sin Accesorios", "Sin Accesorios excepto Arma", *_AMBUSHES_IN_SPANISH),
            *_ICONS_IN_SPANISH,
        ),
    },
)
