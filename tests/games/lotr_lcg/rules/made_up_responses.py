"""Made-up cards with responses, forced abilities, cancels and replacements."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.events import (
    AbilityInitiated,
    CardPlayed,
    DamageDealt,
    EnemyEngages,
    EntersPlay,
    LeavesPlay,
    LocationExplored,
    PhaseEnds,
    QuestResolved,
    ResourcesSpent,
    ThreatRaised,
    WhenRevealed,
)
from desktop_app.games.lotr_lcg.reading.queries import kind
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, Trigger, forced, response
from desktop_app.games.lotr_lcg.vocabulary.deeds import both, instead, may
from desktop_app.games.lotr_lcg.vocabulary.groups import me, the_card, you
from desktop_app.games.lotr_lcg.vocabulary.looking import cancel_it
from desktop_app.games.lotr_lcg.vocabulary.moving import draw, return_to_hand_from_play
from desktop_app.games.lotr_lcg.vocabulary.triggers import (
    after,
    before,
    destroyed,
    round_ends,
    would,
    would_be_destroyed,
)
from desktop_app.games.lotr_lcg.vocabulary.verbs import gain, heal_all, prevent_damage
from tests.games.lotr_lcg.shelf import make_up


def _discarded(card_type: str) -> Trigger:
    """After a card of a type is discarded from play."""
    return after(LeavesPlay, lambda m: m.event.how == "discarded" and kind(m.g, m.event.card) == card_type)


def _another(m: Now) -> bool:
    return bool(m.event.card != m.me)


def _another_ally(m: Now) -> bool:
    return _another(m) and kind(m.g, m.event.card) == "ally"


# -- responses and forced abilities --------------------------------------------------------------------------------

note_it = gain(1).on(me)
"""Most of them note with a resource that they were used."""

GRAVE_KEEPER = make_up("T-141", "ally", "Grave Keeper")
CROW_MASTER = make_up("T-142", "ally", "Crow Master")
WATCHFUL_GUARD = make_up("T-143", "ally", "Watchful Guard")
"""Prevents 1 damage of a card."""
MOURNER = make_up("T-144", "ally", "Mourner")
SURVEYOR = make_up("T-145", "ally", "Surveyor")
EXPLORER = make_up("T-146", "ally", "Explorer")
GATE_WARDEN = make_up("T-147", "ally", "Gate Warden")
HERALD = make_up("T-148", "ally", "Herald")
NIGHT_WATCH = make_up("T-149", "ally", "Night Watch")
OMEN_READER = make_up("T-150", "ally", "Omen Reader")
SCRIBE = make_up("T-151", "ally", "Scribe")
DRILL_MASTER = make_up("T-152", "ally", "Drill Master")

response(GRAVE_KEEPER, destroyed("enemy"), do=note_it)
forced(CROW_MASTER, destroyed("enemy"), do=both(note_it, may(draw(1).on(you), ask="lcg-ask-search-five")))
response(WATCHFUL_GUARD, before(DamageDealt), do=prevent_damage(1))
response(MOURNER, _discarded("ally"), do=note_it)
response(SURVEYOR, _discarded("location"), do=note_it)
response(EXPLORER, after(LocationExplored), do=note_it)
response(GATE_WARDEN, after(CardPlayed, _another_ally), do=note_it)
response(HERALD, after(EntersPlay, _another_ally), do=note_it)
response(NIGHT_WATCH, after(PhaseEnds, lambda m: m.event.phase == "quest"), do=note_it)
response(NIGHT_WATCH, round_ends, do=note_it)
forced(OMEN_READER, before(WhenRevealed), do=note_it)
response(SCRIBE, after(QuestResolved), do=note_it)
response(SCRIBE, after(ThreatRaised), do=note_it)
forced(DRILL_MASTER, after(EnemyEngages), do=note_it)

# -- cancelling, replacing, permissions ----------------------------------------------------------------------------

NAYSAYER = make_up("T-171", "ally", "Naysayer")
"""Cancels the effect of any triggered ability."""
TOLL_KEEPER = make_up("T-172", "ally", "Toll Keeper")
SURGEON = make_up("T-173", "ally", "Surgeon")
"""When a hero would be destroyed, instead heal all its damage."""
QUARTERMASTER = make_up("T-174", "ally", "Quartermaster")
"""When a hero would be destroyed, instead return it to its owner's hand."""

response(NAYSAYER, would(AbilityInitiated, _another), do=cancel_it)
response(TOLL_KEEPER, after(ResourcesSpent), do=note_it)
response(SURGEON, would_be_destroyed("hero"), do=instead(heal_all.on(the_card)))
response(QUARTERMASTER, would_be_destroyed("hero"), do=instead(return_to_hand_from_play.on(the_card)))
