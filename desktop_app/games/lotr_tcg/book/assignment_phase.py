"""The assignment phase: actions, defenders, leftovers; once more for the fierce (TCG-208 to TCG-224, TCG-431)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.frozen import replace
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Next, Row
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.kit.windows import round_the_table
from desktop_app.games.lotr_tcg.book.action_procedure import actions_of_a_phase
from desktop_app.games.lotr_tcg.book.phases import begin_phase
from desktop_app.games.lotr_tcg.reading.path import is_unhasty, takes_part
from desktop_app.games.lotr_tcg.reading.queries import allies, companions, is_assigned, minions, shadow_players
from desktop_app.games.lotr_tcg.reading.sums import forbidden, has_keyword, number
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.skirmishing import rest_from_fights, set_against

PHASE = "assignment"
REASONS: dict[str, tuple[str, str]] = {
    "ally": ("TCG-415", "tcg-no-ally"),
    "defender": ("TCG-216", "tcg-no-defender"),
    "unhasty": ("TCG-476", "tcg-no-unhasty"),
    "no_fight": ("TCG-434", "tcg-no-fight"),
    "assigned": ("TCG-211", "tcg-no-assigned"),
    "not_fierce": ("TCG-436", "tcg-no-not-fierce"),
    "theirs": ("TCG-221", "tcg-no-theirs"),
}
"""The rule and the words of each reason why a character or a minion is not assigned."""
DONE = Option("assigned")
LEAVE = Option("leave_over")


async def phase_begins(g: TcgState) -> None:
    """An assignment phase begins; to fight in the fierce round a minion is fierce when it does (TCG-436)."""
    g.fierce = [card for card in minions(g) if has_keyword(g, card, "fierce")] if g.fierce_round else []
    rest_from_fights(g)
    await begin_phase(g, PHASE, first=not g.fierce_round)


# -- who can -----------------------------------------------------------------------------------------------------------


def fighters(g: TcgState) -> list[str]:
    """Who can be assigned on the Free Peoples side: companions, allies at the fellowship's site or allowed
    (TCG-415, TCG-416, TCG-418), none that cannot take part (TCG-434)."""
    return [card for card in [*companions(g), *allies(g)] if takes_part(g, card, "skirmish")]


def can_defend(g: TcgState, card: str) -> bool:
    """Whether the Free Peoples player can assign a character."""
    return not why_not_defend(g, card)


def why_not_defend(g: TcgState, card: str) -> str:
    """Why he cannot: each defends once, and once more for each defender +1 (TCG-211, TCG-217, TCG-218); an unhasty one
    only at home or if a card allows it (TCG-476). A reason id, or ""."""
    if is_unhasty(g, card):
        return "unhasty"
    facing = sum(len(fight.minions) for fight in g.assigned if card in fight.characters)
    return "" if facing < 1 + number(g, card, "defender") else "defender"


def free_minions(g: TcgState, seat: str = "") -> list[str]:
    """The unassigned minions, those of one Shadow player with ``seat``; in the fierce round the fierce ones."""
    found = g.zones[f"minions:{seat}"] if seat else minions(g)
    return [card for card in found if not why_not_fight(g, card)]


def why_not_fight(g: TcgState, minion: str) -> str:
    """Why a minion cannot be assigned: it is already (TCG-211), it cannot take part (TCG-434), or it is not one of
    those that fight in the fierce round (TCG-436). A reason id, or ""."""
    if is_assigned(g, minion):
        return "assigned"
    if forbidden(g, "skirmish", minion):
        return "no_fight"
    return "not_fierce" if g.fierce_round and minion not in g.fierce else ""


# -- defenders ---------------------------------------------------------------------------------------------------------


async def assign_defenders(g: TcgState) -> Next:
    """The Free Peoples player sets defenders against minions, in any order, or none (TCG-208), and says when he has
    finished (TCG-433)."""
    if g.active in g.lost:
        return None
    able, free = [card for card in fighters(g) if can_defend(g, card)], free_minions(g)
    question = Question(
        g.active,
        "one",
        message("tcg-ask-defenders", rule="TCG-208", seat=seat_ref(g.active), count=len(free)),
        lambda: [*(Option("defend", card, minion) for card in able for minion in free), DONE],
        step=g.step,
        refusals=lambda: _refusals(g),
        primary=DONE.verb,
    )
    chosen = await ask_one(question)
    if chosen.verb == DONE.verb:
        return None
    await set_against(g, g.active, chosen.source, chosen.target)
    return STAY


def _refusals(g: TcgState) -> list[Refusal]:
    """Why each character that may not defend does not, and why each minion that is not free is not met."""
    here = fighters(g)
    reasons = {card: why_not_defend(g, card) for card in here} | _away(g)
    found = [_refuse(g, why, "defend", card) for card, why in reasons.items() if why]
    minded = [(minion, why) for minion in minions(g) if (why := why_not_fight(g, minion))]
    for minion, why in minded:
        told = _refuse(g, why, "", minion)
        found += [replace(told, verb="defend", source=card, target=minion) for card, no in reasons.items() if not no]
    return found


def _refuse(g: TcgState, why: str, verb: str, card: str) -> Refusal:
    """A reason id as a refusal, with what keeps a character from every skirmish."""
    because = forbidden(g, "skirmish", card) if why == "no_fight" else ""
    return refuse(g, *REASONS[why], verb, card, because=because if because in g.codes else "")


def _away(g: TcgState) -> dict[str, str]:
    """Who fights nobody here, each with a reason id: allies away from home, whoever cannot take part."""
    there = [card for card in [*companions(g), *allies(g)] if card not in fighters(g)]
    return {card: "no_fight" if forbidden(g, "skirmish", card) else "ally" for card in there}


# -- leftovers ---------------------------------------------------------------------------------------------------------


async def assign_leftovers(g: TcgState) -> Next:
    """From the right of the Free Peoples player on each Shadow player may set his unassigned minions against any
    companion, even one who defends already (TCG-220, TCG-221, TCG-417)."""
    seat = round_the_table(g, [] if g.active in g.lost else shadow_players(g))
    if not seat:
        return None
    free, whom = free_minions(g, seat), fighters(g)
    question = Question(
        seat,
        "one",
        message("tcg-ask-leftovers", rule="TCG-220", seat=seat_ref(seat), count=len(free)),
        lambda: [*(Option("attack", minion, card) for minion in free for card in whom), LEAVE],
        step=g.step,
        refusals=lambda: _leftover_refusals(g, seat),
        primary=LEAVE.verb,
    )
    chosen = await ask_one(question)
    if chosen.verb == LEAVE.verb:
        g.place.done.append(seat)
    else:
        await set_against(g, seat, chosen.target, chosen.source)
    return STAY


def _leftover_refusals(g: TcgState, seat: str) -> list[Refusal]:
    """Why each other minion attacks nobody, another's among them (TCG-221), and why each ally who is away is not
    attacked."""
    whose = {minion: g.pieces[minion].controller for minion in minions(g)}
    reasons = {minion: why_not_fight(g, minion) if whose[minion] == seat else "theirs" for minion in whose}
    found = [_refuse(g, why, "attack", minion) for minion, why in reasons.items() if why]
    for ally, why in _away(g).items():
        told = _refuse(g, why, "", ally)
        found += [replace(told, verb="attack", source=each, target=ally) for each, no in reasons.items() if not no]
    return found


ROWS = [
    Row("assignment_begins", phase_begins, PHASE, shown=False),
    Row("assignment_actions", actions_of_a_phase, PHASE, shown=False),
    Row("assignment", assign_defenders, PHASE),
    Row("leftovers", assign_leftovers, PHASE),
]
