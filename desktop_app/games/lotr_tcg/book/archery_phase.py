"""The archery phase: actions, then archery fire (TCG-196 to TCG-207, TCG-428 to TCG-430)."""

from __future__ import annotations

from desktop_app.engine.ask import Refusal
from desktop_app.engine.rows import Jump, Next, Row
from desktop_app.games.kit.asking import choose_card, choose_player, refuse, seat_ref
from desktop_app.games.lotr_tcg.book.action_procedure import actions_of_a_phase
from desktop_app.games.lotr_tcg.book.phases import begin_phase
from desktop_app.games.lotr_tcg.book.shadow_phase import SURVIVED, has_fight
from desktop_app.games.lotr_tcg.reading.numbers import archery_total
from desktop_app.games.lotr_tcg.reading.path import takes_part
from desktop_app.games.lotr_tcg.reading.queries import allies, companions, kind, shadow_players
from desktop_app.games.lotr_tcg.reading.sums import forbidden
from desktop_app.games.lotr_tcg.reading.tokens import vitality_left
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.wounds import WOUND, can_be_wounded, wound

PHASE = "archery"


async def phase_begins(g: TcgState) -> None:
    """The archery phase begins."""
    await begin_phase(g, PHASE)


async def archery_fire(g: TcgState) -> Next:
    """Both totals are determined, then the Free Peoples player assigns, then a Shadow player he chooses (TCG-207), as
    long as somebody is left to choose and to be hit (TCG-285)."""
    if g.active in g.lost:
        return Jump(SURVIVED)
    against_minions, against_fellowship = archery_total(g, "free_peoples"), archery_total(g, "shadow")
    if against_minions or against_fellowship:
        g.say("tcg-log-archery", minions=against_fellowship, fellowship=against_minions, rule="TCG-207")
    await _assign_wounds(g, g.active, [*companions(g), *allies(g)], against_fellowship)
    if against_minions and has_fight(g):
        seat = await choose_player(g, g.active, "tcg-ask-archery-player", shadow_players(g))
        await _assign_wounds(g, seat, list(g.zones[f"minions:{seat}"]), against_minions)
    return None if has_fight(g) else Jump(SURVIVED)


async def _assign_wounds(g: TcgState, seat: str, cards: list[str], total: int) -> None:
    """Wounds are assigned one at a time, among those who take part, to none more than the vitality it has left when the
    first one flies, whatever becomes of them; the rest is ignored (TCG-201 to TCG-205)."""
    away = [card for card in cards if not takes_part(g, card, "archery")]
    cards = [card for card in cards if card not in away]
    room = {card: vitality_left(g, card) for card in cards}
    for left in range(total, 0, -1):
        able = [card for card in cards if can_be_wounded(g, card) and room[card] > 0]
        if not able:
            return
        card = await choose_card(
            g, seat, "tcg-ask-archery", able, refusals=lambda: _spared(g, cards, room, away), count=left
        )
        room[card] -= 1
        g.say("tcg-log-archery-wound", seat=seat_ref(seat), card=g.ref(card))
        await wound(g, [card])


def _spared(g: TcgState, cards: list[str], room: dict[str, int], away: list[str]) -> list[Refusal]:
    """Why no wound is assigned to others who are there (TCG-204, TCG-430), or who take no part (TCG-200, TCG-201)."""
    there = [card for card in cards if card in g.pieces]
    safe = [card for card in there if not can_be_wounded(g, card)]
    full = [card for card in there if card not in safe and room[card] <= 0]
    told = [refuse(g, "TCG-430", "tcg-no-wound", "choose", card, because=forbidden(g, WOUND, card)) for card in safe]
    told += [refuse(g, "TCG-204", "tcg-no-more-wounds", "choose", card) for card in full]
    rules = {card: "TCG-200" if kind(g, card) == "ally" else "TCG-201" for card in away if card in g.pieces}
    kept = {card: forbidden(g, PHASE, card) for card in rules}
    return told + [refuse(g, rules[card], "tcg-no-archery", "choose", card, because=kept[card]) for card in rules]


ROWS = [
    Row("archery_begins", phase_begins, PHASE, shown=False),
    Row("archery_actions", actions_of_a_phase, PHASE, shown=False),
    Row("archery", archery_fire, PHASE),
]
