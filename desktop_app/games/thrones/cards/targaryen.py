"""House Targaryen."""

from __future__ import annotations

from desktop_app.games.thrones.cards.shared import makes_the_next_cheaper
from desktop_app.games.thrones.vocabulary.abilities import (
    action,
    as_soon_as,
    attaches_to,
    constant,
    forced,
    grants,
    interrupt,
    more_challenges,
    reaction,
)
from desktop_app.games.thrones.vocabulary.conditions import (
    defending,
    faction,
    kind,
    kneeling,
    named,
    participating,
    theirs,
    trait,
    unique,
    with_attachments,
    yours,
)
from desktop_app.games.thrones.vocabulary.costs import kneels, kneels_one, per, sacrifices
from desktop_app.games.thrones.vocabulary.deeds import both, choosing, if_, one_of, then
from desktop_app.games.thrones.vocabulary.gold_costs import pays
from desktop_app.games.thrones.vocabulary.groups import attachment, character, host, in_hand, in_your_dead, me, target
from desktop_app.games.thrones.vocabulary.lasting import at_phase_end, dies_at_0, modify
from desktop_app.games.thrones.vocabulary.moments import (
    all_of,
    attacks_now,
    stands_now,
    there_is,
    tokens_here,
    you_fight,
    your_first_military_challenge,
)
from desktop_app.games.thrones.vocabulary.piles import into_deck, put_into_play
from desktop_app.games.thrones.vocabulary.triggers import this_leaves_play, you_win
from desktop_app.games.thrones.vocabulary.verbs import (
    discard,
    place,
    return_to_hand,
    return_what_came,
    sacrifice,
    stand,
)

DAENERYS_TARGARYEN, DROGON, KHAL_DROGO, MAGISTER_ILLYRIO = "01160", "01161", "01162", "01163"
RHAEGAL, SER_JORAH_MORMONT, VISERION, VISERYS_TARGARYEN = "01164", "01165", "01166", "01167"
HANDMAIDEN, TARGARYEN_LOYALIST, UNSULLIED, DROGOS_ARAKH = "01169", "01170", "01171", "01172"
PLAZA_OF_PUNISHMENT, DOTHRAKI_SEA, ILLYRIOS_ESTATE = "01173", "01174", "01175"
DRACARYS, FIRE_AND_BLOOD, WAKING_THE_DRAGON = "01176", "01177", "01178"
YOUR_STORMBORN = character(yours, trait("stormborn"))

makes_the_next_cheaper("targaryen", TARGARYEN_LOYALIST, ILLYRIOS_ESTATE)

# -- characters --------------------------------------------------------------------------------------------------------

constant(
    DAENERYS_TARGARYEN,
    on=character(theirs, participating),
    strength=-1,
    applies=all_of(you_fight, stands_now),
)

grants("keyword", DROGON, "renown", on=YOUR_STORMBORN)

more_challenges(KHAL_DROGO, "military")

action(MAGISTER_ILLYRIO, cost=pays(2), target=character(kneeling), do=stand, limit=per("phase"))

reaction(RHAEGAL, you_win(with_=YOUR_STORMBORN), target=character(trait("stormborn")), do=stand, limit=per("phase"))

as_soon_as(SER_JORAH_MORMONT, tokens_here("betrayal", 3), sacrifice.on(me))
forced(SER_JORAH_MORMONT, you_win(with_=me), do=place("betrayal").on(me))

grants("keyword", VISERION, "stealth", on=YOUR_STORMBORN)

interrupt(VISERYS_TARGARYEN, this_leaves_play, target=attachment, do=discard)

action(HANDMAIDEN, cost=sacrifices, target=character(trait("lady")), do=stand)

constant(UNSULLIED, on=character(defending), strength=-1, applies=attacks_now)

# -- attachments and locations -----------------------------------------------------------------------------------------

attaches_to(character(trait("dothraki")), DROGOS_ARAKH)
constant(DROGOS_ARAKH, on=host, strength=2)
grants(
    "way",
    DROGOS_ARAKH,
    "attacks_standing:military",
    on=host(yours, named("Khal Drogo")),
    applies=your_first_military_challenge,
)

reaction(
    PLAZA_OF_PUNISHMENT,
    you_win("power"),
    cost=kneels,
    target=character(~with_attachments),
    do=both(modify(strength=-2), dies_at_0()),
)

reaction(
    DOTHRAKI_SEA,
    you_win("power"),
    cost=sacrifices,
    do=choosing(
        in_hand(kind("character trait:dothraki")), then(put_into_play, at_phase_end("dothraki_sea", return_what_came))
    ),
)

# -- events ------------------------------------------------------------------------------------------------------------

action(
    DRACARYS,
    cost=kneels_one(character(yours, trait("dragon") | named("Daenerys Targaryen"))),
    target=character(participating),
    do=both(modify(strength=-4), dies_at_0()),
)

action(
    FIRE_AND_BLOOD,
    phase="challenges",
    target=in_your_dead(unique, kind("targaryen character")),
    do=if_(
        there_is(target(trait("hatchling"))),
        one_of("got-ask-fire-and-blood", shuffle_in=into_deck, put_into_play=put_into_play),
        into_deck,
    ),
)

action(
    WAKING_THE_DRAGON,
    target=character(yours, unique, faction("targaryen")),
    do=then(stand, at_phase_end("waking_the_dragon", return_to_hand)),
)
