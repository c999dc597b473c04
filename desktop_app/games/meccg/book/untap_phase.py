"""The untap phase (MEC-417 to MEC-425)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.ask import Refusal
from desktop_app.engine.effects import expire
from desktop_app.engine.rows import Next, Row
from desktop_app.games.kit.asking import choose_cards, choose_option, refuse, seat_ref
from desktop_app.games.meccg.book.chain import flush
from desktop_app.games.meccg.book.ladder import resolve
from desktop_app.games.meccg.book.long_event_phase import act_or_done
from desktop_app.games.meccg.book.phases import begin_phase, end_phase
from desktop_app.games.meccg.events.turns import TurnBegins
from desktop_app.games.meccg.reading.companies import avatar, characters, company_of
from desktop_app.games.meccg.reading.minions import is_sauron
from desktop_app.games.meccg.reading.numbers import READING
from desktop_app.games.meccg.reading.queries import counts_as, facts, hazard_player
from desktop_app.games.meccg.reading.sites import is_at_haven
from desktop_app.games.meccg.state import MecState, until_untap_phase
from desktop_app.games.meccg.verbs.piles import SIDEBOARD_NEEDS, into_deck
from desktop_app.games.meccg.verbs.turning import heal, untap

PHASE = "untap"
MOST_FROM_SIDEBOARD = 5


async def turn_begins(g: MecState) -> None:
    """A turn begins: the other player's roles are swapped, nothing of the last turn counts (MEC-568)."""
    g.round += 1
    g.turns[g.active] = g.turns.get(g.active, 0) + 1
    g.brought, g.organized, g.company = 0, "", ""
    g.halved = g.attempted = g.attacked = False
    g.cursed, g.tried, g.extra_item, g.freed_now = [], [], "", []
    for company in g.companies:
        company.declared = company.went = company.visited = company.moved = False
        company.returned = company.entered = False
        company.met, company.split, company.faced, company.path, company.regions = [], 0, [], [], []
        company.goal = company.origin = company.way = ""
        company.hazards = company.limit = 0
        company.spent.clear()
    for agent in g.agents:
        agent.acted = agent.attacked = agent.keying = False
    expire(g.effects, until_untap_phase(g.active))
    g.say("mec-log-round", round=g.round, seat=seat_ref(g.active))
    await resolve(g, TurnBegins(seat=g.active))
    await begin_phase(g, PHASE)


async def untap_cards(g: MecState) -> None:
    """All cards of the resource player untap, agents and other hazards among them, sites excepted (MEC-417); who is
    wounded at a haven heals to tapped instead (MEC-418, MEC-419)."""
    mine = [card for card, piece in g.pieces.items() if piece.controller == g.active and facts(g, card).type != "site"]
    wounded = [card for card in characters(g, g.active) if g.pieces[card].wounded and _is_where_one_heals(g, card)]
    await untap(g, mine)
    for card in [*wounded, *_hurt_allies(g, wounded)]:
        await heal(g, card)
    await flush(g)


def _is_where_one_heals(g: MecState, card: str) -> bool:
    company = company_of(g, card)
    if company is None or not company.site:
        return False
    return is_at_haven(g, company) or bool(READING.granted(g, company.site, "heals"))


def _hurt_allies(g: MecState, wounded: list[str]) -> list[str]:
    """Allies heal as characters do (MEC-559)."""
    return [
        card
        for card, piece in g.pieces.items()
        if piece.wounded
        and piece.controller == g.active
        and card not in wounded
        and piece.host in g.pieces
        and _is_where_one_heals(g, card)
    ]


async def untap_actions(g: MecState) -> Next:
    """Resource events and abilities may be used in this phase as well (MEC-304)."""
    return await act_or_done(g, PHASE, "mec-ask-untap")


async def hazards_from_sideboard(g: MecState) -> None:
    """With an avatar against them the hazard player may take hazards of the sideboard, once, which halves the hazard
    limit of every company in this turn (MEC-421 to MEC-424)."""
    seat = hazard_player(g)
    if hazards_beside(g, seat) and (avatar(g, g.active) or is_sauron(g, g.active)):
        ways = ["decline", *ways_from_sideboard(g, seat)]
        way = await choose_option(g, seat, "mec-ask-hazards-from-sideboard", ways, primary="decline")
        if way != "decline":
            g.halved = await take_hazards(g, seat, way)
    await end_phase(g, PHASE)


def hazards_beside(g: MecState, seat: str) -> list[str]:
    """The hazards of a player's sideboard."""
    return [card for card in g.zones[f"sideboard:{seat}"] if "hazard" in counts_as(g, card)]


def _others_beside(g: MecState, seat: str, able: Sequence[str], rule: str) -> list[Refusal]:
    """Why the other cards of a sideboard are not taken now."""
    others = [card for card in g.zones[f"sideboard:{seat}"] if card not in able]
    return [refuse(g, rule, "mec-no-sideboard-kind", "choose", card) for card in others]


def ways_from_sideboard(g: MecState, seat: str) -> list[str]:
    """Where cards of the sideboard may go: into the play deck only if it has five cards (MEC-422, MEC-467)."""
    return ["to_discard", *(["to_deck"] if len(g.zones[f"deck:{seat}"]) >= SIDEBOARD_NEEDS else [])]


async def take_hazards(g: MecState, seat: str, way: str) -> bool:
    """One to five hazards to the discard pile, or one into the play deck; answers whether any was taken."""
    return bool(await choose_from_sideboard(g, seat, hazards_beside(g, seat), way, "MEC-421"))


async def choose_from_sideboard(g: MecState, seat: str, able: Sequence[str], way: str, rule: str) -> list[str]:
    """One card, or up to five, of those that a ``rule`` lets a player take from the sideboard; answers which."""
    most = 1 if way == "to_deck" else MOST_FROM_SIDEBOARD
    refusals = partial(_others_beside, g, seat, able, rule)
    chosen = await choose_cards(g, seat, "mec-ask-sideboard-cards", able, most, up_to=True, refusals=refusals)
    await _take_from_sideboard(g, seat, chosen, way)
    return chosen


async def _take_from_sideboard(g: MecState, seat: str, cards: list[str], way: str) -> None:
    """Cards go from the sideboard to the discard pile or into the play deck; nobody is told which (MEC-425)."""
    for card in cards:
        if way == "to_deck":
            await into_deck(g, seat, card)
        else:
            g.move(card, f"discard:{seat}")
    if cards:
        g.say("mec-log-sideboard", seat=seat_ref(seat), count=len(cards), way=way)


ROWS = [
    Row("turn", turn_begins, PHASE, shown=False),
    Row("untap", untap_cards, PHASE),
    Row("untap_actions", untap_actions, PHASE),
    Row("sideboard", hazards_from_sideboard, PHASE),
]
