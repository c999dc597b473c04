"""House Tyrell."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_cards, choose_option, put_in_order, seat_ref
from desktop_app.games.thrones.cards.shared import makes_the_next_cheaper
from desktop_app.games.thrones.reading.queries import kind as type_of
from desktop_app.games.thrones.verbs.piles import move_cards
from desktop_app.games.thrones.vocabulary.abilities import action, attaches_to, constant, forbids, grants, reaction
from desktop_app.games.thrones.vocabulary.amounts import number_of
from desktop_app.games.thrones.vocabulary.conditions import (
    attacking,
    faction,
    kind,
    named,
    participating,
    printed_at_most,
    trait,
    yours,
)
from desktop_app.games.thrones.vocabulary.costs import kneels, per
from desktop_app.games.thrones.vocabulary.deeds import Own, both, by_type, choosing
from desktop_app.games.thrones.vocabulary.gold_costs import pays
from desktop_app.games.thrones.vocabulary.groups import (
    character,
    chosen,
    defending_player,
    host,
    in_hand,
    location,
    loser,
    me,
    player,
    you,
)
from desktop_app.games.thrones.vocabulary.lasting import may_initiate_more, modify
from desktop_app.games.thrones.vocabulary.moments import attacks_alone, first_this_round, there_is
from desktop_app.games.thrones.vocabulary.piles import discard_at_random, draw, find, put_into_play, tell_the_look
from desktop_app.games.thrones.vocabulary.several import chooses
from desktop_app.games.thrones.vocabulary.texts import Now
from desktop_app.games.thrones.vocabulary.triggers import this_enters_play, this_grows, you_win
from desktop_app.games.thrones.vocabulary.verbs import remove_from_challenge, stand

LEFT, MAESTER_LOMYS, MARGAERY_TYRELL, PAXTER_REDWYNE = "01179", "01180", "01181", "01182"
RANDYLL_TARLY, RIGHT, THE_KNIGHT_OF_FLOWERS, THE_QUEEN_OF_THORNS = "01183", "01184", "01185", "01186"
GARDEN_CARETAKER, OLENNAS_INFORMANT, WARDENS_OF_THE_REACH = "01188", "01189", "01190"
HEARTSBANE, HIGHGARDEN, THE_MANDER, ROSE_GARDEN = "01191", "01192", "01193", "01194"
GROWING_STRONG, OLENNAS_CUNNING, THE_BEAR_AND_THE_MAIDEN_FAIR = "01195", "01196", "01197"

makes_the_next_cheaper("tyrell", GARDEN_CARETAKER, ROSE_GARDEN)

# -- characters --------------------------------------------------------------------------------------------------------

for _twin, _other, _icon in ((LEFT, "Right", "power"), (RIGHT, "Left", "intrigue")):
    _both_here = there_is(character(yours, named(_other)))
    constant(_twin, on=me, strength=1, applies=_both_here)
    grants("icon", _twin, _icon, on=me, applies=_both_here)
    grants("way", _twin, "defends_standing", on=me, applies=_both_here)

reaction(MAESTER_LOMYS, you_win("intrigue", attacking=False), do=discard_at_random(1).on(loser))

action(MARGAERY_TYRELL, phase="challenges", cost=kneels, target=character, do=modify(strength=3))

constant(PAXTER_REDWYNE, on=in_hand(kind("event")), cost=-1, applies=first_this_round("event", played=True))

reaction(RANDYLL_TARLY, this_grows, do=stand.on(me), limit=per("phase", 2))

forbids(THE_KNIGHT_OF_FLOWERS, "more_than_one_defender", defending_player, attacks_alone)

reaction(
    THE_QUEEN_OF_THORNS,
    you_win("intrigue", with_=me),
    do=choosing(in_hand(kind("tyrell character"), printed_at_most("cost", 6)), put_into_play),
)

reaction(
    OLENNAS_INFORMANT,
    this_enters_play(phase="challenges"),
    do=by_type(lambda type: may_initiate_more(type).on(you)),
)

constant(WARDENS_OF_THE_REACH, on=me, strength=number_of(location(yours, trait("the_reach"))))

# -- attachments and locations -----------------------------------------------------------------------------------------

attaches_to(character(faction("tyrell")), HEARTSBANE)
action(HEARTSBANE, condition=there_is(host(participating)), cost=kneels, do=modify("challenge", strength=3).on(host))

action(
    HIGHGARDEN,
    phase="challenges",
    cost=(kneels, pays(1)),
    target=character(attacking),
    do=both(stand, remove_from_challenge),
)

reaction(THE_MANDER, you_win(by=5), cost=kneels, do=draw(2).on(you))

# -- events ------------------------------------------------------------------------------------------------------------

_GROW = modify(strength=2)
action(
    GROWING_STRONG,
    phase="challenges",
    cost=chooses(character(faction("tyrell")), 3, _GROW),
    do=_GROW.on(chosen),
)

CARD_TYPES = ("character", "location", "attachment", "event")


async def _search_another_type(m: Now) -> None:
    """The loser names a card type; you may find a card of another (GOT-038 lets a search find nothing)."""
    g, (against,) = m.g, loser.all(m)
    named_type = await choose_option(g, against, "got-ask-card-type", CARD_TYPES, source=m.me)
    g.say("got-log-names", seat=seat_ref(against), what=named_type)
    await find(m, m.seat, list(g.zones[f"deck:{m.seat}"]), lambda card: type_of(g, card) != named_type)


reaction(
    OLENNAS_CUNNING,
    you_win("intrigue|power"),
    do=Own(_search_another_type, lambda m: bool(m.g.zones[f"deck:{m.seat}"]), told="search for another type"),
)


async def _arrange_the_top(m: Now) -> None:
    """You look at the top five cards of a deck: up to three go below it, the others lie on top as you order them."""
    g, deck = m.g, f"deck:{m.target}"
    seen = g.zones[deck][:5]
    below = await choose_cards(g, m.seat, "got-ask-below", seen, 3, source=m.me, up_to=True)
    await move_cards(g, await put_in_order(g, m.seat, "got-ask-bottom", below, source=m.me), "deck")
    above = [card for card in seen if card not in below]
    await move_cards(g, await put_in_order(g, m.seat, "got-ask-top", above, source=m.me), "deck", on_top=True)
    tell_the_look(g, m.seat, m.target, len(seen))


action(
    THE_BEAR_AND_THE_MAIDEN_FAIR,
    target=player,
    do=Own(_arrange_the_top, lambda m: bool(m.g.zones.get(f"deck:{m.target}")), told="arrange the top"),
)
