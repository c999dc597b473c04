"""How the cards of the game print their abilities, and which keywords the rules know."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.abilities import Action, Triggered
from desktop_app.games.kit.printed_text import AbilityWords
from desktop_app.games.lotr_tcg.vocabulary.texts import EachTime


def kinds_of(part: object) -> Sequence[str]:
    """Of what kinds a written part of a card is: an action is called after its phase."""
    match part:
        case Action():
            return (part.phase,)
        case EachTime():
            return ("each_time",)
        case Triggered():
            return ("each_time" if part.forced else "response",)
    return ("constant",)


SUPPORT = {"en": "Plays to your support area", "es": "Se juega en tu área de apoyo"}
"""What stands on every card that nobody bears: the rules know it."""
_AMBUSHES = tuple(f"Ambush ({amount})" for amount in range(1, 10))
_AMBUSHES_IN_SPANISH = tuple(f"Emboscar ({amount})" for amount in range(1, 10))

ABILITY_WORDS = AbilityWords(
    words={
        "fellowship": {"en": "Fellowship", "es": "Comunidad"},
        "shadow": {"en": "Shadow", "es": "Sombra"},
        "maneuver": {"en": "Maneuver", "es": "Maniobra"},
        "archery": {"en": "Archery", "es": "Arquería"},
        "assignment": {"en": "Assignment", "es": "Asignación"},
        "skirmish": {"en": "Skirmish", "es": "Escaramuza"},
        "regroup": {"en": "Regroup", "es": "Reagrupación"},
        "response": {"en": "Response", "es": "Respuesta"},
    },
    kinds_of=kinds_of,
    keywords={
        "en": (
            *("Archer", *_AMBUSHES, "Damage +", "Defender +", "Fierce", "Ring-bound", "Sanctuary", "Unhasty"),
            *("Battleground", "Forest", "Mountain", "Plains", "River", "Underground", "Southron", "Easterling"),
            *("Ranger", "Stealth", "Valiant", "Villager", "Tracker", "Machine", "Search", "Spell", "Tale"),
            SUPPORT["en"],
        ),
        "es": (
            *(
                "Arquero",
                *_AMBUSHES_IN_SPANISH,
                "Daño +",
                "Defensor +",
                "Fiero",
                "Vinculado al Anillo",
                "Refugio",
                "Sin prisa",
            ),
            *("Campo de batalla", "Bosque", "Montaña", "Llanura", "Río", "Subterráneo", "Sureño", "Oriental"),
            *("Montaraz", "Sigilo", "Valiente", "Aldeano", "Rastreador", "Máquina", "Búsqueda", "Hechizo", "Cuento"),
            SUPPORT["es"],
        ),
    },
)
