"""Made-up cards with responses, forced abilities, cancels and replacements."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.abilities import forced, response

from desktop_app.games.kit.asking import may
from desktop_app.games.lotr_lcg.events import (
    AbilityInitiated,
    CardPlayed,
    DamageDealt,
    Destroyed,
    EnemyEngages,
    EntersPlay,
    LeavesPlay,
    LocationExplored,
    PhaseEnds,
    QuestResolved,
    ResourcesSpent,
    RoundEnds,
    WhenRevealed,
)
from desktop_app.games.lotr_lcg.reading.queries import kind
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.damage import heal
from desktop_app.games.lotr_lcg.verbs.moving import draw_cards, return_to_hand
from tests.games.lotr_lcg.shelf import make_up

# -- responses and forced abilities --------------------------------------------------------------------------------

GRAVE_KEEPER = make_up("T-141", "ally", "Grave Keeper")


@response(GRAVE_KEEPER, after=Destroyed, condition=lambda g, ev, me: kind(g, ev.card) == "enemy", zone="play")
async def grave_keeper(g: LcgState, ev: Destroyed, me: str) -> None:
    g.pieces[me].resources += 1


CROW_MASTER = make_up("T-142", "ally", "Crow Master")


@forced(CROW_MASTER, after=Destroyed, condition=lambda g, ev, me: kind(g, ev.card) == "enemy", zone="play")
async def crow_master(g: LcgState, ev: Destroyed, me: str) -> None:
    """You may draw 1 card."""
    g.pieces[me].resources += 1
    if await may(g, g.pieces[me].controller, "lcg-ask-search-five", source=me):
        await draw_cards(g, g.pieces[me].controller, 1)


WATCHFUL_GUARD = make_up("T-143", "ally", "Watchful Guard")


@response(WATCHFUL_GUARD, when=DamageDealt, condition=lambda g, ev, me: bool(ev.damage), zone="play")
async def watchful_guard(g: LcgState, ev: DamageDealt, me: str) -> None:
    """Prevents 1 damage of each card."""
    ev.damage = {card: amount - 1 for card, amount in ev.damage.items()}


MOURNER = make_up("T-144", "ally", "Mourner")


@response(
    MOURNER,
    after=LeavesPlay,
    condition=lambda g, ev, me: ev.how == "discarded" and kind(g, ev.card) == "ally",
    zone="play",
)
async def mourner(g: LcgState, ev: LeavesPlay, me: str) -> None:
    g.pieces[me].resources += 1


SURVEYOR = make_up("T-145", "ally", "Surveyor")


@response(
    SURVEYOR,
    after=LeavesPlay,
    condition=lambda g, ev, me: ev.how == "discarded" and kind(g, ev.card) == "location",
    zone="play",
)
async def surveyor(g: LcgState, ev: LeavesPlay, me: str) -> None:
    g.pieces[me].resources += 1


EXPLORER = make_up("T-146", "ally", "Explorer")


@response(EXPLORER, after=LocationExplored, condition=lambda g, ev, me: True, zone="play")
async def explorer(g: LcgState, ev: LocationExplored, me: str) -> None:
    g.pieces[me].resources += 1


GATE_WARDEN = make_up("T-147", "ally", "Gate Warden")


@response(
    GATE_WARDEN,
    after=CardPlayed,
    condition=lambda g, ev, me: ev.card != me and kind(g, ev.card) == "ally",
    zone="play",
)
async def gate_warden(g: LcgState, ev: CardPlayed, me: str) -> None:
    g.pieces[me].resources += 1


HERALD = make_up("T-148", "ally", "Herald")


@response(
    HERALD,
    after=EntersPlay,
    condition=lambda g, ev, me: ev.card != me and kind(g, ev.card) == "ally",
    zone="play",
)
async def herald(g: LcgState, ev: EntersPlay, me: str) -> None:
    g.pieces[me].resources += 1


NIGHT_WATCH = make_up("T-149", "ally", "Night Watch")


@response(NIGHT_WATCH, after=PhaseEnds, condition=lambda g, ev, me: ev.phase == "quest", zone="play")
async def night_watch_ends_a_phase(g: LcgState, ev: PhaseEnds, me: str) -> None:
    g.pieces[me].resources += 1


@response(NIGHT_WATCH, after=RoundEnds, condition=lambda g, ev, me: True, zone="play")
async def night_watch_ends_a_round(g: LcgState, ev: RoundEnds, me: str) -> None:
    g.pieces[me].resources += 1


OMEN_READER = make_up("T-150", "ally", "Omen Reader")


@forced(OMEN_READER, when=WhenRevealed, condition=lambda g, ev, me: True, zone="play")
async def omen_reader(g: LcgState, ev: WhenRevealed, me: str) -> None:
    g.pieces[me].resources += 1


SCRIBE = make_up("T-151", "ally", "Scribe")


@response(SCRIBE, after=QuestResolved, condition=lambda g, ev, me: True, zone="play")
async def scribe(g: LcgState, ev: QuestResolved, me: str) -> None:
    g.pieces[me].resources += 1


DRILL_MASTER = make_up("T-152", "ally", "Drill Master")


@forced(DRILL_MASTER, after=EnemyEngages, condition=lambda g, ev, me: True, zone="play")
async def drill_master(g: LcgState, ev: EnemyEngages, me: str) -> None:
    g.pieces[me].resources += 1


# -- cancelling, replacing, permissions ----------------------------------------------------------------------------

NAYSAYER = make_up("T-171", "ally", "Naysayer")


@response(NAYSAYER, when=AbilityInitiated, condition=lambda g, ev, me: ev.card != me, cancels=True, zone="play")
async def naysayer(g: LcgState, ev: AbilityInitiated, me: str) -> None:
    """Cancels the effect of any triggered ability."""
    ev.cancelled = True


TOLL_KEEPER = make_up("T-172", "ally", "Toll Keeper")


@response(TOLL_KEEPER, after=ResourcesSpent, condition=lambda g, ev, me: True, zone="play")
async def toll_keeper(g: LcgState, ev: ResourcesSpent, me: str) -> None:
    g.pieces[me].resources += 1


SURGEON = make_up("T-173", "ally", "Surgeon")


@response(SURGEON, when=Destroyed, condition=lambda g, ev, me: kind(g, ev.card) == "hero", zone="play")
async def surgeon(g: LcgState, ev: Destroyed, me: str) -> None:
    """When a hero would be destroyed, instead heal all its damage."""

    async def healed() -> None:
        heal(g, ev.card, g.pieces[ev.card].damage)

    ev.instead = healed


QUARTERMASTER = make_up("T-174", "ally", "Quartermaster")


@response(QUARTERMASTER, when=Destroyed, condition=lambda g, ev, me: kind(g, ev.card) == "hero", zone="play")
async def quartermaster(g: LcgState, ev: Destroyed, me: str) -> None:
    """When a hero would be destroyed, instead return it to its owner's hand."""

    async def carried_off() -> None:
        await return_to_hand(g, ev.card)

    ev.instead = carried_off
