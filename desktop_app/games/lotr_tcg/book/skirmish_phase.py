"""The skirmish phases, one for each defending companion; then the fierce round (TCG-225 to TCG-253)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Enter, Jump, Next, Row
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_tcg.book.action_procedure import actions_of_a_phase
from desktop_app.games.lotr_tcg.book.ladder import resolve, resolve_together
from desktop_app.games.lotr_tcg.book.noticing import notice
from desktop_app.games.lotr_tcg.book.phases import begin_phase, end_phase
from desktop_app.games.lotr_tcg.book.state_checks import settle_and_answer
from desktop_app.games.lotr_tcg.events.turn import LosesSkirmish, SkirmishBegins, WinsSkirmish
from desktop_app.games.lotr_tcg.reading.numbers import damage_bonus, side_total, winning_side, would_overwhelm
from desktop_app.games.lotr_tcg.reading.queries import kind, minions
from desktop_app.games.lotr_tcg.reading.sums import has_keyword
from desktop_app.games.lotr_tcg.state import Skirmish, TcgState
from desktop_app.games.lotr_tcg.verbs.leaving import kill
from desktop_app.games.lotr_tcg.verbs.wounds import wound

PHASE = "skirmish"
TABLE = "skirmish"


async def choose_skirmish(g: TcgState) -> Next:
    """The Free Peoples player picks the next skirmish, as long as there is one (TCG-226, TCG-228)."""
    if not g.assigned or g.active in g.lost:
        g.assigned = []
        return None
    question = Question(
        g.active,
        "one",
        message("tcg-ask-skirmish", rule="TCG-226", seat=seat_ref(g.active)),
        lambda: [Option("skirmish", fight.characters[0]) for fight in g.assigned],
        step=g.step,
    )
    chosen = await ask_one(question)
    fight = next(fight for fight in g.assigned if chosen.source in fight.characters)
    g.assigned.remove(fight)
    g.fight = fight
    return Enter(TABLE, back="skirmishes")


async def fierce_round(g: TcgState) -> Next:
    """Fierce minions that are still alive need defenders a second time (TCG-248, TCG-249)."""
    again = not g.fierce_round and g.active not in g.lost
    g.fierce_round = again and any(has_keyword(g, card, "fierce") for card in minions(g))
    if not g.fierce_round:
        g.fierce = []
        return None
    g.say("tcg-log-fierce", rule="TCG-248")
    return Jump("assignment_begins")


# -- one skirmish ------------------------------------------------------------------------------------------------------


async def skirmish_begins(g: TcgState) -> None:
    """A skirmish phase begins."""
    fight = _fight(g)
    g.say(
        "tcg-log-skirmish",
        cards=[g.ref(card) for card in fight.characters],
        minions=[g.ref(card) for card in fight.minions],
    )
    await begin_phase(g, PHASE)
    await resolve(g, SkirmishBegins())


def _fight(g: TcgState) -> Skirmish:
    assert g.fight is not None
    return g.fight


def _is_decided(fight: Skirmish) -> bool:
    """Whether no more can be done in it: cancelled, or one side has lost all its characters (TCG-439, TCG-441)."""
    return fight.over or not fight.characters or not fight.minions


async def skirmish_actions(g: TcgState) -> Next:
    """Actions by the action procedure, as long as there is something to fight about (TCG-227, TCG-229, TCG-442)."""
    fight = _fight(g)
    if _is_decided(fight) or g.active in g.lost:
        g.place.window = None
        return None
    fight.spared = len(fight.gone)
    return await actions_of_a_phase(g)


async def resolve_skirmish(g: TcgState) -> None:
    """The stronger side wins (TCG-233, TCG-234); each loser takes its wounds (TCG-235, TCG-237) or is overwhelmed
    (TCG-242); then what winning and losing trigger (TCG-245). Whoever was the last of a side to leave has lost, too
    (TCG-439)."""
    fight = _fight(g)
    winner = winning_side(g, fight)
    if fight.over or not winner or g.active in g.lost:
        return
    fight.winner, fight.over = winner, True
    winners, losers = (
        (fight.characters, fight.minions) if winner == "free_peoples" else (fight.minions, fight.characters)
    )
    winners, losers = list(winners), list(losers)
    g.say(
        "tcg-log-wins",
        cards=[g.ref(card) for card in winners],
        strength=side_total(g, winners),
        against=side_total(g, losers),
        rule="TCG-233" if winner == "free_peoples" else "TCG-234",
    )
    fled = [card for card in fight.gone if (kind(g, card) == "minion") == (winner == "free_peoples")]
    beaten = losers + fled
    victors = winners + [card for card in fight.gone if card not in beaten]
    last = [] if losers else [card for card in fled if card in fight.gone[fight.spared :]]
    await _lose(g, winners, losers)
    wins = [WinsSkirmish(card=card, against=beaten) for card in winners if card in g.pieces]
    for win in wins:
        notice(g, win)
    standing = [(win, None) for win in wins]
    fallen = [(LosesSkirmish(card=card, against=victors), None) for card in (*losers, *last)]
    if standing or fallen:
        await resolve_together(g, [*standing, *fallen])


async def _lose(g: TcgState, winners: list[str], losers: list[str]) -> None:
    """The overwhelmed die without a wound (TCG-243, TCG-244); the others take one, and the damage bonus."""
    count = 1 + damage_bonus(g, winners)
    overwhelmed = [card for card in losers if would_overwhelm(g, winners, card, losers)]
    if overwhelmed:
        g.say("tcg-log-overwhelmed", cards=[g.ref(card) for card in overwhelmed], rule="TCG-242")
    await kill(g, overwhelmed)
    await wound(g, [card for card in losers if card not in overwhelmed], count)


async def skirmish_ends(g: TcgState) -> None:
    """The skirmish phase is over, with all that lasted through it (TCG-232, TCG-245)."""
    await end_phase(g)
    fight, g.fight = _fight(g), None
    for card in (*fight.characters, *fight.minions):
        if card in g.pieces:  # a player who has lost takes his cards along
            g.pieces[card].fought = True
    await settle_and_answer(g)  # nobody fights any more


TABLE_ROWS = [
    Row("skirmish_begins", skirmish_begins, PHASE, shown=False),
    Row("skirmish_actions", skirmish_actions, PHASE),
    Row("resolve", resolve_skirmish, PHASE),
    Row("skirmish_ends", skirmish_ends, PHASE, shown=False),
]
ROWS = [
    Row("skirmishes", choose_skirmish, PHASE),
    Row("fierce", fierce_round, PHASE, shown=False),
]
