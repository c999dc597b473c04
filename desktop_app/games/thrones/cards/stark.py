"""House Stark."""

from __future__ import annotations

from desktop_app.games.thrones.vocabulary.abilities import action, attaches_to, constant, interrupt, permits, reaction
from desktop_app.games.thrones.vocabulary.conditions import (
    during,
    either,
    faction,
    named,
    number_of,
    of,
    other,
    participating,
    strength_at_most,
    there_is,
    trait,
    yours,
)
from desktop_app.games.thrones.vocabulary.costs import kneels, per, sacrifices
from desktop_app.games.thrones.vocabulary.deeds import both
from desktop_app.games.thrones.vocabulary.groups import card_in_play, character, host, loser, me, you, your_plot
from desktop_app.games.thrones.vocabulary.lasting import if_you_win_it, modify, reduce_next
from desktop_app.games.thrones.vocabulary.piles import draw
from desktop_app.games.thrones.vocabulary.triggers import (
    challenge_initiated,
    opponents_event_initiates,
    this_stands,
    you_win,
)
from desktop_app.games.thrones.vocabulary.verbs import cancel_it, kill, power_for_faction, stand

BRAN_STARK, EDDARD_STARK, GREY_WIND, SANSA_STARK = "01142", "01144", "01145", "01147"
DIREWOLF_PUP, WINTERFELL_STEWARD, ICE, HEART_TREE_GROVE = "01149", "01152", "01153", "01156"
FOR_THE_NORTH, WINTER_IS_COMING = "01157", "01159"

interrupt(BRAN_STARK, opponents_event_initiates, cost=sacrifices, do=cancel_it)

reaction(EDDARD_STARK, challenge_initiated(against_you=True), do=stand.on(me))

action(
    GREY_WIND,
    phase="challenges",
    cost=kneels,
    target=character(strength_at_most(either(there_is(character(yours, named("Robb Stark"))), 2, 1))),
    do=kill,
)

permits(SANSA_STARK, "enters_knelt")
reaction(SANSA_STARK, this_stands, do=power_for_faction(1).on(you), limit=per("round"))

constant(DIREWOLF_PUP, on=me, strength=number_of(card_in_play(yours, other, trait("direwolf"))))

action(
    WINTERFELL_STEWARD,
    phase="marshal",
    cost=kneels,
    do=reduce_next("stark character", 1, marshaled=True).on(you),
)

attaches_to(character(faction("stark")), ICE)
constant(ICE, on=host, strength=2)
reaction(ICE, you_win("military", with_=host), cost=sacrifices, target=character(of(loser)), do=kill)

action(HEART_TREE_GROVE, phase="marshal", cost=kneels, do=reduce_next("stark", 1, marshaled=True).on(you))

action(
    FOR_THE_NORTH,
    condition=during("military"),
    target=character(participating, faction("stark")),
    do=both(modify("challenge", strength=2), if_you_win_it("for_the_north", draw(1).on(you)).on(you)),
)

action(
    WINTER_IS_COMING,
    condition=during(),
    do=modify("challenge", claim=1).on(your_plot),
    limit=per("challenge", each_player=True),
)
