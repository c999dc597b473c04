"""House Lannister."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_card
from desktop_app.games.thrones.cards.shared import makes_the_next_cheaper
from desktop_app.games.thrones.reading.queries import characters, copies_in_play
from desktop_app.games.thrones.verbs.piles import discard_cards
from desktop_app.games.thrones.vocabulary.abilities import (
    action,
    constant,
    forced,
    grants,
    interrupt,
    more_challenges,
    reaction,
)
from desktop_app.games.thrones.vocabulary.amounts import x, your_gold
from desktop_app.games.thrones.vocabulary.conditions import (
    faction,
    fewer_cards_than_you,
    kind,
    named,
    participating,
    printed_at_most,
    theirs,
    trait,
    unique,
    yours,
)
from desktop_app.games.thrones.vocabulary.costs import kneels, kneels_faction, per
from desktop_app.games.thrones.vocabulary.deeds import Own, choosing, then
from desktop_app.games.thrones.vocabulary.gold_costs import pays_x
from desktop_app.games.thrones.vocabulary.groups import character, host, in_hand, me, opponent, plot, you
from desktop_app.games.thrones.vocabulary.lasting import at_phase_end
from desktop_app.games.thrones.vocabulary.moments import all_of, attacks_now, came_by_ambush, during, there_is
from desktop_app.games.thrones.vocabulary.piles import draw, gain_gold, put_into_play
from desktop_app.games.thrones.vocabulary.texts import Now
from desktop_app.games.thrones.vocabulary.triggers import (
    ability_initiates,
    challenge_initiated,
    killed,
    phase_ends,
    this_enters_play,
    you_win,
)
from desktop_app.games.thrones.vocabulary.verbs import (
    cancel_it,
    discard,
    discard_unsaved,
    discard_what_came,
    gain_power,
    kill,
    return_to_hand,
)

CERSEI_LANNISTER, JOFFREY_BARATHEON, SER_JAIME_LANNISTER, THE_TICKLER = "01084", "01086", "01087", "01088"
TYRION_LANNISTER, TYWIN_LANNISTER, GOLD_CLOAKS = "01089", "01090", "01092"
LANNISPORT_MERCHANT, THE_QUEENS_ASSASSIN, WIDOWS_WAIL = "01094", "01095", "01096"
CASTERLY_ROCK, LANNISPORT, WESTERN_FIEFDOM = "01097", "01098", "01099"
HEAR_ME_ROAR, THE_THINGS_I_DO_FOR_LOVE, TREACHERY = "01100", "01101", "01102"

makes_the_next_cheaper("lannister", LANNISPORT_MERCHANT, WESTERN_FIEFDOM)

# -- characters --------------------------------------------------------------------------------------------------------

constant(CERSEI_LANNISTER, on=plot(yours), claim=1, applies=all_of(during("intrigue"), attacks_now))

reaction(JOFFREY_BARATHEON, killed(traits=("lord", "lady")), do=gain_power(1).on(me), limit=per("round", 3))

grants("way", SER_JAIME_LANNISTER, "attacks_standing:military", on=me)
grants("keyword", SER_JAIME_LANNISTER, "renown", on=me(participating), applies=during("military"))


async def _tickle(m: Now) -> None:
    """The top card of a deck is discarded; then, if it was, one of its copies in play may be."""
    for top in await discard_cards(m.g, m.g.zones[f"deck:{m.target}"][:1], by=[m.me]):
        copies = [card for card in copies_in_play(m.g, top) if not discard.why_not_on(m, card)]
        copy = await choose_card(m.g, m.seat, "got-ask-copy", copies, source=m.me, may=True)
        if copy:
            await discard.happen(m, [copy])


action(
    THE_TICKLER,
    phase="dominance",
    cost=kneels,
    do=choosing(
        opponent,
        Own(_tickle, lambda m: bool(m.g.zones.get(f"deck:{m.target}")), told="discard the top card and a copy"),
    ),
)

reaction(TYRION_LANNISTER, challenge_initiated("intrigue"), do=gain_gold(2).on(you), limit=per("round", 2))

constant(TYWIN_LANNISTER, on=me, strength=your_gold)

forced(GOLD_CLOAKS, phase_ends(), condition=came_by_ambush, do=discard_unsaved.on(me))


async def _they_kill_one(m: Now) -> None:
    """The opponent chooses: who has as many cards in hand by now need not."""
    able = _those_that_can_die(m)
    if able and fewer_cards_than_you.holds(m, m.target):
        await kill.happen(m, [await choose_card(m.g, m.target, "got-ask-kill-own", able, source=m.me)])


def _those_that_can_die(m: Now) -> list[str]:
    """The characters of the chosen player that this could kill (GOT-301)."""
    own = characters(m.g, m.target) if m.target in m.g.seats else ()
    return [card for card in own if not kill.why_not_on(m, card)]


reaction(
    THE_QUEENS_ASSASSIN,
    this_enters_play("ambush"),
    target=opponent(fewer_cards_than_you),
    do=Own(
        _they_kill_one,
        lambda m: bool(_those_that_can_die(m)),
        told="that player kills one",
    ),
)

# -- attachments and locations -----------------------------------------------------------------------------------------

constant(WIDOWS_WAIL, on=host, strength=2)
grants("icon", WIDOWS_WAIL, "military", on=host(named("Joffrey Baratheon")))

more_challenges(CASTERLY_ROCK, "intrigue")

reaction(LANNISPORT, you_win("intrigue"), do=draw(1).on(you))

# -- events ------------------------------------------------------------------------------------------------------------

action(
    HEAR_ME_ROAR,
    do=choosing(
        in_hand(kind("lannister character")), then(put_into_play, at_phase_end("hear_me_roar", discard_what_came))
    ),
)

_SO_CHEAP = character(theirs, printed_at_most("cost", x))
action(
    THE_THINGS_I_DO_FOR_LOVE,
    phase="challenges",
    condition=there_is(character(yours, faction("lannister"), trait("lord") | trait("lady"))),
    cost=(pays_x(aims=_SO_CHEAP), kneels_faction),
    target=_SO_CHEAP,
    do=return_to_hand,
)

interrupt(
    TREACHERY,
    ability_initiates,
    condition=there_is(character(yours, faction("lannister"), unique)),
    do=cancel_it,
)
