"""Neutral cards."""

from __future__ import annotations

from desktop_app.games.thrones.vocabulary.abilities import (
    action,
    attaches_to,
    blanks,
    contributes,
    costs_x,
    grants,
    interrupt,
    reaction,
)
from desktop_app.games.thrones.vocabulary.conditions import of, printed_cost_of, trait
from desktop_app.games.thrones.vocabulary.costs import kneels, per, removes_this, sacrifices
from desktop_app.games.thrones.vocabulary.groups import character, host, location, loser, that_card, you
from desktop_app.games.thrones.vocabulary.lasting import reduce_next
from desktop_app.games.thrones.vocabulary.piles import draw
from desktop_app.games.thrones.vocabulary.triggers import (
    opponents_event_initiates,
    phase_ends,
    would_leave_play,
    you_marshal_this,
    you_win,
)
from desktop_app.games.thrones.vocabulary.verbs import cancel_it, discard, kill, power_for_faction, save_it, stand

LITTLEFINGER, VARYS = "01028", "01029"
SEAL_OF_THE_HAND, BODYGUARD, LITTLE_BIRD, MILK_OF_THE_POPPY = "01032", "01033", "01034", "01035"
NOBLE_LINEAGE, SYRIOS_TRAINING, THE_IRON_THRONE, THE_KINGSROAD = "01036", "01037", "01038", "01039"
PUT_TO_THE_SWORD, PUT_TO_THE_TORCH, SUPERIOR_CLAIM, THE_HANDS_JUDGMENT = "01041", "01042", "01043", "01045"
NOBLE = trait("lord") | trait("lady")

reaction(LITTLEFINGER, you_marshal_this, do=draw(2).on(you))

interrupt(VARYS, phase_ends("dominance"), cost=removes_this, do=discard.on(character))

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
    limit=per("challenge", each_player=True),
)
reaction(
    PUT_TO_THE_TORCH,
    you_win("military", by=5, attacking=True),
    target=location(of(loser)),
    do=discard,
    limit=per("challenge", each_player=True),
)
reaction(
    SUPERIOR_CLAIM,
    you_win("power", by=5),
    do=power_for_faction(2).on(you),
    limit=per("challenge", each_player=True),
)

costs_x(THE_HANDS_JUDGMENT, printed_cost_of(that_card))
interrupt(THE_HANDS_JUDGMENT, opponents_event_initiates, do=cancel_it)
