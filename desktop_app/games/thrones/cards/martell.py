"""House Martell."""

from __future__ import annotations

from desktop_app.games.thrones.cards.shared import ONE_A_CHALLENGE, makes_the_next_cheaper
from desktop_app.games.thrones.state import CHALLENGES
from desktop_app.games.thrones.vocabulary.abilities import action, constant, grants, reaction
from desktop_app.games.thrones.vocabulary.amounts import per_margin, used_plots
from desktop_app.games.thrones.vocabulary.conditions import (
    attacking,
    faction,
    kind,
    of,
    other,
    participating,
    printed_at_most,
    strength_at_most,
    trait,
    yours,
)
from desktop_app.games.thrones.vocabulary.costs import kneels, per, sacrifices
from desktop_app.games.thrones.vocabulary.deeds import both, by_type, choosing, if_, then
from desktop_app.games.thrones.vocabulary.gold_costs import pays
from desktop_app.games.thrones.vocabulary.groups import character, defending_player, host, in_hand, me, winner, you
from desktop_app.games.thrones.vocabulary.lasting import claim_in, gains, loses_icon, must_defend, player_cannot
from desktop_app.games.thrones.vocabulary.moments import another_goes_first, during
from desktop_app.games.thrones.vocabulary.piles import look_at_top, put_into_play
from desktop_app.games.thrones.vocabulary.triggers import this_attacks, this_enters_play, you_lose, you_win
from desktop_app.games.thrones.vocabulary.verbs import (
    gain_power,
    power_for_faction,
    remove_from_challenge,
    return_unsaved,
)

AREO_HOTAH, ARIANNE_MARTELL, DORAN_MARTELL, EDRIC_DAYNE = "01103", "01104", "01105", "01106"
MAESTER_CALEOTTE, OBARA_SAND, THE_RED_VIPER, DESERT_SCAVENGER = "01107", "01108", "01109", "01110"
DORNISH_PARAMOUR, GREENBLOOD_TRADER, PALACE_SPEARMAN, DAWN = "01111", "01112", "01114", "01115"
GHASTON_GREY, SUNSPEAR, BLOOD_ORANGE_GROVE = "01116", "01117", "01118"
DORANS_GAME, UNBOWED_UNBENT_UNBROKEN, CONFINEMENT = "01119", "01120", "01121"

makes_the_next_cheaper("martell", DESERT_SCAVENGER, BLOOD_ORANGE_GROVE)

# -- characters --------------------------------------------------------------------------------------------------------

reaction(
    AREO_HOTAH,
    this_enters_play(in_challenge=True),
    target=character(participating),
    do=remove_from_challenge,
)

action(
    ARIANNE_MARTELL,
    do=choosing(in_hand(kind("character"), printed_at_most("cost", 5)), then(put_into_play, return_unsaved.on(me))),
    limit=per("phase"),
)

constant(
    DORAN_MARTELL,
    on=character(yours, other, faction("martell"), trait("lord") | trait("lady")),
    strength=used_plots,
)

action(EDRIC_DAYNE, cost=pays(1), do=by_type(lambda type: gains("icon", type).on(me)))

reaction(MAESTER_CALEOTTE, you_lose(with_=me), target=character, do=by_type(loses_icon))

# Ruling: that she may be declared is enough; she needs no [power] icon for it, which is not printed on her.
grants("way", OBARA_SAND, "defends_without_icon:power", on=me)
grants("way", OBARA_SAND, "defends_kneeling:power", on=me)

reaction(THE_RED_VIPER, you_win(by=5, attacking=True, with_=me), do=gain_power(per_margin(5)).on(me))

reaction(DORNISH_PARAMOUR, this_attacks, target=character(of(defending_player)), do=must_defend)

reaction(GREENBLOOD_TRADER, this_enters_play(), do=look_at_top(2, take=1).on(you))

grants("icon", PALACE_SPEARMAN, "intrigue", on=me, applies=another_goes_first)

# -- attachments and locations -----------------------------------------------------------------------------------------

constant(DAWN, on=host, strength=used_plots)
grants("keyword", DAWN, "intimidate", on=host(trait("house_dayne")))

reaction(
    GHASTON_GREY,
    you_lose(defending=True),
    cost=(kneels, sacrifices),
    do=choosing(character(attacking), return_unsaved),
)

_OF_ITS_TYPE = both(*(if_(during(type), claim_in(type, 1).on(you)) for type in CHALLENGES))
reaction(SUNSPEAR, you_lose(defending=True), cost=kneels, do=_OF_ITS_TYPE)

# -- events ------------------------------------------------------------------------------------------------------------

reaction(DORANS_GAME, you_win("intrigue", by=5), do=power_for_faction(used_plots).on(you), limit=ONE_A_CHALLENGE)

reaction(
    UNBOWED_UNBENT_UNBROKEN,
    you_lose(defending=True),
    condition=another_goes_first,
    do=by_type(lambda type: player_cannot(f"initiate:{type}").on(winner)),
    limit=ONE_A_CHALLENGE,
)

action(CONFINEMENT, target=character(strength_at_most(4)), do=both(*map(loses_icon, CHALLENGES)))
