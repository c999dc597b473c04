"""Minion events of rank: Ringwraiths who rule, leaders and their commands, the Audience of Sauron."""

from __future__ import annotations

from desktop_app.games.kit.moment import told
from desktop_app.games.meccg.book import end_phase
from desktop_app.games.meccg.reading import companies, queries
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.verbs import leaving
from desktop_app.games.meccg.verbs.piles import into_deck
from desktop_app.games.meccg.vocabulary.abilities import (
    ability,
    adds,
    cannot_be_duplicated,
    changes_attacks,
    constant,
    discarded_when,
    event,
    grants,
    influence,
    permanent,
    permits,
    required,
)
from desktop_app.games.meccg.vocabulary.bearer_words import attacks_its_company, its_company_moves, those_with_it
from desktop_app.games.meccg.vocabulary.card_conditions import (
    at_a,
    at_haven,
    is_character,
    leader,
    overt,
    where_your_avatar_is,
)
from desktop_app.games.meccg.vocabulary.card_triggers import avatar_comes
from desktop_app.games.meccg.vocabulary.deeds import own
from desktop_app.games.meccg.vocabulary.event_words import (
    leader_left,
    led_by_a_troll,
    somebody_left,
    watches_its_company,
    with_its_host,
    with_many_orcs,
)
from desktop_app.games.meccg.vocabulary.groups import avatar, company_played_on, host, leading, me, you, your_character
from desktop_app.games.meccg.vocabulary.texts import Now
from desktop_app.games.meccg.vocabulary.verbs import discard, return_to_hand

ORDERS_FROM_LUGBURZ = "AS-94"
BADE_TO_RULE = "LE-167"
BY_THE_RINGWRAITHS_WORD = "LE-174"
ILL_REPORT_YOU = "LE-196"
SUDDEN_CALL = "LE-235"
SWARM_OF_BATS = "LE-237"

# -- Ringwraiths and leaders -------------------------------------------------------------------------------------------


@told("no Ringwraith yet")
def _no_ringwraith_yet(m: Now) -> bool:
    return not companies.avatar(m.g, m.seat)


async def _joins_him(m: Now) -> None:
    """The card that waited lies with the Ringwraith from now on."""
    piece = m.g.pieces.get(m.me)
    own_avatar = companies.avatar(m.g, m.seat)
    if piece is not None and not piece.host and own_avatar:
        leaving.hang(m.g, m.me, own_avatar)


permanent(BADE_TO_RULE, on=avatar(at_haven), during="organization")
permanent(BADE_TO_RULE, on=you, condition=_no_ringwraith_yet)
required(BADE_TO_RULE, avatar_comes, do=own(_joins_him, told="lies with your Ringwraith"))
adds(BADE_TO_RULE, "general_influence", 5)
constant(BADE_TO_RULE, on=host, influence=-2)
ability(BADE_TO_RULE, during="organization", do=discard.on(me))
discarded_when(BADE_TO_RULE, its_company_moves)
cannot_be_duplicated(BADE_TO_RULE, "player")


def _outshone(m: Now) -> bool:
    """A character of the company has a higher mind."""
    for card in host.all(m):
        mine = number(m.g, card, "mind")
        return any(number(m.g, other, "mind") > mine for other in companies.companions(m.g, card))
    return False


permanent(
    BY_THE_RINGWRAITHS_WORD,
    on=your_character(where_your_avatar_is, at_haven),
    during="organization",
)
permits(BY_THE_RINGWRAITHS_WORD, "makes_leader", "yes")
influence(BY_THE_RINGWRAITHS_WORD, 4, against=is_character & with_its_host, on=host)
grants("stays_on_body", BY_THE_RINGWRAITHS_WORD, "yes", on=host)
discarded_when(BY_THE_RINGWRAITHS_WORD, _outshone)
cannot_be_duplicated(BY_THE_RINGWRAITHS_WORD, "player")


async def _calls_off_others(m: Now) -> None:
    """Every other command on the leader returns to the hand."""
    others = [
        each for each in m.g.pieces[m.target].attachments if each != m.me and "command" in facts(m.g, each).keywords
    ]
    await leaving.to_hand(m.g, others, m.me)


permanent(
    ILL_REPORT_YOU,
    on=your_character(leader),
    during="organization",
    then=own(_calls_off_others, told="other commands return to the hand"),
)
constant(ILL_REPORT_YOU, on=host, influence=-2)
constant(ILL_REPORT_YOU, on=those_with_it, prowess=1)
ability(ILL_REPORT_YOU, during="organization", do=return_to_hand.on(me))

permanent(ORDERS_FROM_LUGBURZ, on=leading, during="organization", on_company=True, then=watches_its_company)
grants("second_leader", ORDERS_FROM_LUGBURZ, "troll", on=company_played_on)
constant(ORDERS_FROM_LUGBURZ, on=company_played_on(led_by_a_troll), check=1)
discarded_when(
    ORDERS_FROM_LUGBURZ,
    lambda m: leader_left(m) or any(facts(m.g, card).title == "Ren the Ringwraith" for card in avatar.all(m)),
)
cannot_be_duplicated(ORDERS_FROM_LUGBURZ, "company")


permanent(
    SWARM_OF_BATS,
    on=leading(overt, at_haven | at_a("shadow_hold", "dark_hold"), with_many_orcs),
    during="organization",
    on_company=True,
    then=watches_its_company,
)
changes_attacks(SWARM_OF_BATS, attacks_its_company, prowess=-1, body=-1)
discarded_when(SWARM_OF_BATS, somebody_left)
cannot_be_duplicated(SWARM_OF_BATS, "company")

# -- the end -----------------------------------------------------------------------------------------------------------


async def _convenes(m: Now) -> None:
    """The Audience of Sauron is convened: the opponent of who meets the conditions takes one last turn (MEC-014), as a
    hazard its own player (MEC-733)."""
    end_phase.call(m.g, m.g.active)
    m.g.say("mec-log-calls", seat=f"seat:{m.seat}", rule="MEC-011")


@told("you may convene")
def _may_convene(m: Now) -> bool:
    """Who has the turn meets the conditions, and is no Wizard player; as a hazard in the movement/hazard phase."""
    if m.g.last or queries.is_wizard(m.g, m.g.active) or not end_phase.meets_conditions(m.g, m.g.active):
        return False
    return m.seat == m.g.active or m.g.phase == "movement"


event(SUDDEN_CALL, condition=_may_convene, do=own(_convenes, told="convenes the Audience of Sauron"))


async def _goes_under(m: Now) -> None:
    """It is shown and shuffled into the play deck."""
    await into_deck(m.g, m.seat, m.me)


event(SUDDEN_CALL, do=own(_goes_under, told="is shuffled into the play deck"))
permits(SUDDEN_CALL, "any_time")
permits(SUDDEN_CALL, "free_of_limit")
