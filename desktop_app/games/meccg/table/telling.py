"""What the cards of the game are written as, how that is told, and how their text announces it."""

from __future__ import annotations

from desktop_app.games.kit.printed_text import AbilityWords
from desktop_app.games.kit.scripted import Scripted
from desktop_app.games.kit.telling import Telling
from desktop_app.games.kit.written import Written
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.vocabulary.texts import CARDS

NAMED = ("race", "skill", "keyword", "type", "site", "region", "mode", "check")
"""What has names of its own in what the cards say."""
KEYWORDS = {
    "en": (
        *("Unique", "Leader", "Uruk-hai", "Half-troll", "Half-orc", "Environment", "Corruption", "Magic", "Spell"),
        *("Shadow-magic", "Spirit-magic", "Sorcery", "Ritual", "Light Enchantment", "Command", "Hoard Item"),
        *("Weapon", "Armor", "Shield", "Helmet", "Palantír", "Lesser Ring", "Magic Ring", "Dwarven Ring"),
    ),
    "es": (
        *("Única", "Único", "Líder", "Medio-troll", "Medio-orco", "Ambiental", "Corrupción", "Magia", "Sortilegio"),
        *("Magia de las sombras", "Magia espiritual", "Brujería", "Encantamiento de luz", "Mando", "Objeto de botín"),
        *("Arma", "Armadura", "Escudo", "Yelmo", "Anillo Menor", "Anillo Mágico", "Anillo Enano"),
    ),
}
"""The keywords that rules and cards look at."""
WRITTEN = Written(
    CARDS,
    Telling("mectexts", {"number": "mec-number-", **{each: f"mectexts-{each}-" for each in NAMED}}),
    AbilityWords(words={}, kinds_of=lambda part: ("part",), keywords=KEYWORDS),
)
"""No text of this game announces what kind of ability it is."""
SCRIPTED = Scripted(WRITTEN, load_cards, elsewhere=("region",))
"""The cards whose text the rules carry out."""
