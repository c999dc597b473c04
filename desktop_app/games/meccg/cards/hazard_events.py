"""Hazard events that attack nobody: piles, characters and factions that leave, scouts that are seen."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import choose_card, choose_option
from desktop_app.games.kit.groups import Group
from desktop_app.games.meccg.book.attack import prepare
from desktop_app.games.meccg.book.declarable import needs_scout
from desktop_app.games.meccg.book.following import run_attack
from desktop_app.games.meccg.reading import companies, queries
from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.reading.influence import general_unused, unused_influence
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import Attack
from desktop_app.games.meccg.verbs import leaving
from desktop_app.games.meccg.verbs.entering import can_bear
from desktop_app.games.meccg.verbs.piles import into_deck, into_hand, tell_shuffled_in, tell_taken_back
from desktop_app.games.meccg.verbs.rolling import roll
from desktop_app.games.meccg.vocabulary.abilities import cannot_be_duplicated, event, long, permits, required
from desktop_app.games.meccg.vocabulary.card_conditions import bearing, hazard, keyword
from desktop_app.games.meccg.vocabulary.card_triggers import turn_ends
from desktop_app.games.meccg.vocabulary.card_words import doors_are_open
from desktop_app.games.meccg.vocabulary.chain_words import cancels_declared, declared
from desktop_app.games.meccg.vocabulary.deeds import both, choosing, if_, own
from desktop_app.games.meccg.vocabulary.event_words import needs_a_scout, plain_character
from desktop_app.games.meccg.vocabulary.groups import (
    company_member,
    faction,
    in_discard,
    in_sideboard,
    item,
    its_allies,
)
from desktop_app.games.meccg.vocabulary.texts import Now, Those
from desktop_app.games.meccg.vocabulary.verbs import into_play_deck

AN_UNEXPECTED_OUTPOST = "DM-45"
SEARCHING_EYE = "LE-136"
STAY_HER_APPETITE = "LE-140"
FROM_THE_PITS_OF_ANGBAND = "TD-27"
CALL_OF_HOME = "TW-18"
MUSTER_DISPERSES = "TW-67"

# -- piles -------------------------------------------------------------------------------------------------------------

_hazards = in_sideboard(hazard) | in_discard(hazard)
_one_hazard = choosing(_hazards, into_play_deck)
_one_more = choosing(_hazards, into_play_deck, up_to=True)
event(AN_UNEXPECTED_OUTPOST, do=if_(doors_are_open, both(_one_hazard, _one_more), _one_hazard))


def _of_angband(m: Now, seat: str) -> tuple[list[str], list[str]]:
    """The Drake creatures and the manifestations of unique Dragons in a discard pile."""
    pile = m.g.zones[f"discard:{seat}"]
    drakes = [card for card in pile if facts(m.g, card).race == "drake" and "creature" in facts(m.g, card).kinds]
    dragons = [
        card
        for card in pile
        if facts(m.g, card).type == "hazard"
        and facts(m.g, card).unique
        and any(each.race == "dragon" for each in facts(m.g, card).attacks)
    ]
    return drakes, dragons


async def _to_hand(m: Now, seat: str) -> bool:
    ways = ("pits_hand", "pits_deck")
    return await choose_option(m.g, seat, "mec-ask-pits", ways, source=m.me, primary=ways[0]) == ways[0]


async def _comes_back(m: Now) -> None:
    """Each player may take one back: into the play deck, or with Doors of Night, if he likes, one of each into the
    hand."""
    for seat in (m.g.active, queries.opponent(m.g, m.g.active)):
        drakes, dragons = _of_angband(m, seat)
        if (drakes or dragons) and doors_are_open(m) and await _to_hand(m, seat):
            for able in (drakes, dragons):
                card = await choose_card(m.g, seat, "mec-ask-pits-to-hand", able, source=m.me, may=True)
                if card:
                    into_hand(m.g, seat, card)
                    tell_taken_back(m.g, seat, [card])
            continue
        card = await choose_card(m.g, seat, "mec-ask-pits-to-deck", [*drakes, *dragons], source=m.me, may=True)
        if card:
            await into_deck(m.g, seat, card)
            tell_shuffled_in(m.g, seat, [card])


long(FROM_THE_PITS_OF_ANGBAND)
required(FROM_THE_PITS_OF_ANGBAND, turn_ends, do=own(_comes_back, told="each player may take a Drake or Dragon back"))
cannot_be_duplicated(FROM_THE_PITS_OF_ANGBAND)


# -- on characters, allies, factions -----------------------------------------------------------------------------------

HOME = 10


async def _calls_home(m: Now) -> None:
    """A roll plus unused general influence below 10: he goes to his player's hand; one item may pass on."""
    card = m.target
    seat = queries.controller(m.g, card)
    if await roll(m.g, seat, "card", card) + general_unused(m.g, seat) >= HOME:
        return
    company = company_of(m.g, card)
    others = [each for each in company.members if each != card] if company is not None else []
    takers = {
        each: [other for other in others if can_bear(m.g, each, other)]
        for each in companies.borne(m.g, card)
        if not queries.is_trophy(m.g, each)
    }
    goods = [each for each, able in takers.items() if able]
    chosen = await choose_card(m.g, seat, "mec-ask-pass-on", goods, source=card, may=True) if goods else ""
    if chosen:
        to = await choose_card(m.g, seat, "mec-ask-pass-to", takers[chosen], source=chosen)
        await leaving.hand_over(m.g, chosen, to)
    await leaving.to_hand(m.g, [card], m.me)


event(
    CALL_OF_HOME,
    target=company_member(plain_character, ~bearing(item(keyword("the_one_ring")))),
    do=own(_calls_home, told="may go home"),
)

MUSTER = 11


async def _disperses(m: Now) -> None:
    seat = queries.controller(m.g, m.target)
    if await roll(m.g, seat, "card", m.target) + general_unused(m.g, seat) < MUSTER:
        await leaving.discard(m.g, [m.target], m.me)


event(MUSTER_DISPERSES, target=faction, do=own(_disperses, told="may disperse"))

APPETITE = 5


async def _turns_on_him(m: Now) -> None:
    """An ally that is not held attacks the character who controls it, and is discarded unless it is defeated."""
    card = m.target
    host = m.g.pieces[card].host
    company = company_of(m.g, host)
    if company is None:
        return
    theirs = queries.controller(m.g, card)
    needed = general_unused(m.g, theirs) + unused_influence(m.g, host) + APPETITE
    if await roll(m.g, m.seat, "card", m.me) + number(m.g, card, "mind") <= needed:
        return
    prowess = number(m.g, card, "prowess") + await roll(m.g, m.seat, "card", card)
    it = Attack(company.id, m.seat, "ally", 1, prowess, card=card, code=m.code)
    prepare(m.g, company, None, it)
    it.detainment = facts(m.g, host).alignment == "hero"
    it.sheltered.append(card)
    it.bound.append(host)
    await run_attack(m.g)
    if card in m.g.pieces and not it.beaten:
        await leaving.discard(m.g, [card], m.me)


event(STAY_HER_APPETITE, target=its_allies, do=own(_turns_on_him, told="may attack its controller"))
permits(STAY_HER_APPETITE, "guards_resource")
permits(STAY_HER_APPETITE, "same_character")
permits(STAY_HER_APPETITE, "starts_attack")

# -- scouts are seen ---------------------------------------------------------------------------------------------------

event(
    SEARCHING_EYE,
    during="chain",
    target=declared("declared card that needs a scout", needs_a_scout),
    do=cancels_declared,
)


async def _sees(m: Now) -> None:
    """What still lasts of the card ends."""
    m.g.effects = [each for each in m.g.effects if not _by_scout(each) or each.source != m.target]


def _by_scout(effect: Effect) -> bool:
    return effect.code in load_cards() and needs_scout(effect.code)


_of_scouts: Those = Group(
    "lasting card that needed a scout",
    lambda m: list(dict.fromkeys(each.source for each in m.g.effects if _by_scout(each))),
)
event(SEARCHING_EYE, target=_of_scouts, do=own(_sees, told="ends what lasts of a card that needed a scout"))
permits(SEARCHING_EYE, "guards_resource")
permits(SEARCHING_EYE, "guards_answer")
