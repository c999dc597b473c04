"""The abilities of combat cards, monsters and minions, when their time comes in a round."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.me_quest.reading.fight import cannot_be_canceled, moment, shown, speaks
from desktop_app.games.me_quest.reading.queries import facts, fighters, other_fighter
from desktop_app.games.me_quest.state import Combat, QuestState
from desktop_app.games.me_quest.verbs.fighting import cancel
from desktop_app.games.me_quest.vocabulary.texts import CARDS, Cancels, CombatText, InsteadOfDamage, Now, Stage

AFTER_DAMAGE: tuple[Stage, ...] = ("damage", "answer", "damage")
"""What answers all the damage may deal some itself."""


def deck_of(g: QuestState, fight: Combat) -> str:
    """The combat deck of the monster or minion: "zealot", "ravager" or "behemoth"."""
    return facts(g, fight.enemy).deck


def deck_zone(g: QuestState, fight: Combat) -> str:
    """The zone of that deck."""
    return f"combat_deck_{deck_of(g, fight)}"


async def previous_round(g: QuestState, fight: Combat) -> None:
    """MEQ-351, MEQ-352: those of last round's cards; an exhausted combatant has none."""
    for seat in fighters(fight):
        card = fight.before.get(seat, "")
        if card and seat not in fight.exhausted and card not in fight.canceled:
            m = moment(g, fight, seat, card)
            _cancel_by(m, "next")
            await _do(m, "next")


async def current_round(g: QuestState, fight: Combat) -> None:
    """MEQ-353, MEQ-366, MEQ-381: cancels of both at once, then the other abilities, the hero's first."""
    sources = {seat: list(_speaking(g, fight, seat)) for seat in fighters(fight)}
    canceling = [m for seat in fighters(fight) for m in sources[seat] if _wants_to_cancel(m, "now")]
    for m in canceling:
        cancel(g, fight, other_fighter(fight, m.seat))
    for seat in fighters(fight):
        for m in sources[seat]:
            if m.me not in fight.canceled and not fight.over:
                await _do(m, "now")


async def instead_of_damage(g: QuestState, fight: Combat, seat: str, amount: int) -> int:
    """What a text puts in the place of damage that would be dealt to a combatant; answers what is left of it."""
    if amount < 1:
        return amount
    for m in _speaking(g, fight, other_fighter(fight, seat)):
        for text in CARDS.of(InsteadOfDamage, m.code):
            if m.me not in fight.canceled and (text.condition is None or text.condition(m)):
                await text.do.perform(m.where_x_is(amount))
                return 0
    return amount


async def after_damage(g: QuestState, fight: Combat) -> None:
    """What depends on the damage that was dealt this round; then what counts all of it.

    Each text once, and as soon as it is true: damage that one of them deals may be what another waits for.
    """
    said: list[tuple[str, int]] = []
    for stage in AFTER_DAMAGE:
        while await _all(g, fight, stage, said):
            pass


async def at_the_end(g: QuestState, fight: Combat) -> None:
    """What depends on who was defeated in this round."""
    await _all(g, fight, "end", [])


async def _all(g: QuestState, fight: Combat, stage: Stage, said: list[tuple[str, int]]) -> bool:
    """Everything of a stage that is true and was not said yet, the hero's first; answers whether there was any."""
    before = len(said)
    for seat in fighters(fight):
        for m in list(_speaking(g, fight, seat)):
            if m.me not in fight.canceled:
                await _do(m, stage, said)
    return len(said) > before


def _speaking(g: QuestState, fight: Combat, seat: str) -> Iterator[Now]:
    """The card a combatant shows and the monster, minion or hero himself, as long as he is not exhausted (MEQ-389)."""
    card = shown(g, fight, seat)
    for source in (*([card] if card else []), *speaks(g, fight, seat)):
        yield moment(g, fight, seat, source)


async def _do(m: Now, stage: Stage, said: list[tuple[str, int]] | None = None) -> None:
    """What a card or a combatant says at a stage, but for what it has ``said``: the source and the text's place."""
    said = [] if said is None else said
    for place, text in enumerate(CARDS.of(CombatText, m.code)):
        if text.stage == stage and (m.me, place) not in said and (text.condition is None or text.condition(m)):
            said.append((m.me, place))
            await text.do.perform(m)


def _wants_to_cancel(m: Now, stage: Stage) -> bool:
    fight = m.g.combats[-1]
    if m.me in fight.canceled:
        return False
    written = [text for text in CARDS.of(Cancels, m.code) if text.stage == stage]
    theirs = shown(m.g, fight, other_fighter(fight, m.seat))
    able = bool(theirs) and not cannot_be_canceled(m.g, theirs)
    return able and any(text.condition is None or text.condition(m) for text in written)


def _cancel_by(m: Now, stage: Stage) -> None:
    if _wants_to_cancel(m, stage):
        cancel(m.g, m.g.combats[-1], other_fighter(m.g.combats[-1], m.seat))
