"""Neutral cards."""

from __future__ import annotations

from desktop_app.games.thrones.cards.shared import ONE_A_CHALLENGE
from desktop_app.games.thrones.verbs.leaving import kill as kill_cards
from desktop_app.games.thrones.vocabulary.abilities import (
    action,
    attaches_to,
    blanks,
    contributes,
    costs_x,
    grants,
    interrupt,
    permits,
    reaction,
)
from desktop_app.games.thrones.vocabulary.amounts import printed_cost_of
from desktop_app.games.thrones.vocabulary.conditions import icon, of, participating, trait, yours
from desktop_app.games.thrones.vocabulary.costs import kneels, kneels_faction, removes_this, sacrifices
from desktop_app.games.thrones.vocabulary.deeds import Own, both, choosing
from desktop_app.games.thrones.vocabulary.groups import (
    attachment,
    character,
    host,
    location,
    loser,
    me,
    that_card,
    you,
)
from desktop_app.games.thrones.vocabulary.lasting import at_phase_end, modify, reduce_next
from desktop_app.games.thrones.vocabulary.piles import draw
from desktop_app.games.thrones.vocabulary.texts import Now
from desktop_app.games.thrones.vocabulary.triggers import (
    opponents_event_initiates,
    phase_ends,
    would_leave_play,
    you_marshal_this,
    you_win,
)
from desktop_app.games.thrones.vocabulary.verbs import (
    cancel_it,
    discard,
    kill,
    place,
    power_for_faction,
    save_it,
    stand,
)

FEALTY, LITTLEFINGER, VARYS = "01027", "01028", "01029"
RATTLESHIRTS_RAIDERS, WILDLING_HORDE, TEARS_OF_LYS = "01030", "01031", "01044"
BANNERS = ("01198", "01199", "01200", "01201", "01202", "01203", "01204", "01205")
SEAL_OF_THE_HAND, BODYGUARD, LITTLE_BIRD, MILK_OF_THE_POPPY = "01032", "01033", "01034", "01035"
NOBLE_LINEAGE, SYRIOS_TRAINING, THE_IRON_THRONE, THE_KINGSROAD = "01036", "01037", "01038", "01039"
PUT_TO_THE_SWORD, PUT_TO_THE_TORCH, SUPERIOR_CLAIM, THE_HANDS_JUDGMENT = "01041", "01042", "01043", "01045"
NOBLE = trait("lord") | trait("lady")

for _agenda in (FEALTY, *BANNERS):
    permits(_agenda, "deckbuilding")  # what they ask of a deck is `agendas.TERMS`
action(FEALTY, cost=kneels_faction, do=reduce_next("loyal", 1).on(you))

reaction(LITTLEFINGER, you_marshal_this, do=draw(2).on(you))

interrupt(VARYS, phase_ends("dominance"), cost=removes_this, do=discard.on(character))

reaction(RATTLESHIRTS_RAIDERS, you_win(attacking=True, with_=me), target=attachment(of(loser)), do=discard)

action(
    WILDLING_HORDE,
    phase="challenges",
    cost=kneels_faction,
    target=character(yours, participating, trait("wildling")),
    do=modify("challenge", strength=2),
)

attaches_to(character(NOBLE), SEAL_OF_THE_HAND, BODYGUARD)
action(SEAL_OF_THE_HAND, cost=kneels, do=stand.on(host))
interrupt(BODYGUARD, would_leave_play(host), cost=sacrifices, do=save_it)

grants("icon", LITTLE_BIRD, "intrigue", on=host)
grants("icon", NOBLE_LINEAGE, "power", on=host)
grants("icon", SYRIOS_TRAINING, "military", on=host)

blanks(MILK_OF_THE_POPPY, on=host)

contributes(THE_IRON_THRONE, "dominance", 8)

action(
    THE_KINGSROAD,
    phase="marshal",
    cost=(kneels, sacrifices),
    do=reduce_next("character", 3, marshaled=True).on(you),
)

reaction(
    PUT_TO_THE_SWORD,
    you_win("military", by=5, attacking=True),
    target=character(of(loser)),
    do=kill,
    limit=ONE_A_CHALLENGE,
)
reaction(
    PUT_TO_THE_TORCH,
    you_win("military", by=5, attacking=True),
    target=location(of(loser)),
    do=discard,
    limit=ONE_A_CHALLENGE,
)
reaction(
    SUPERIOR_CLAIM,
    you_win("power", by=5),
    do=power_for_faction(2).on(you),
    limit=ONE_A_CHALLENGE,
)


async def _poisoned(m: Now) -> None:
    """Who still has the token loses it and is killed."""
    piece = m.g.pieces[m.target]
    if piece.count("poison"):
        piece.put("poison", piece.count("poison") - 1)
        await kill_cards(m.g, [m.target])


reaction(
    TEARS_OF_LYS,
    you_win("intrigue", attacking=True),
    do=choosing(
        character(of(loser), ~icon("intrigue")),
        both(place("poison"), at_phase_end("tears_of_lys", Own(_poisoned, told="dies of poison"))),
    ),
    limit=ONE_A_CHALLENGE,
)

costs_x(THE_HANDS_JUDGMENT, printed_cost_of(that_card))
interrupt(THE_HANDS_JUDGMENT, opponents_event_initiates, do=cancel_it)
