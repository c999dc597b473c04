"""Plots: what each does while it is revealed, and when it is."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_card, choose_cards
from desktop_app.games.kit.moment import told
from desktop_app.games.thrones.reading.queries import READING, all_characters, characters, facts, players
from desktop_app.games.thrones.state import CHALLENGES
from desktop_app.games.thrones.verbs.leaving import kill as kill_cards
from desktop_app.games.thrones.verbs.piles import discard_at_random, move_cards
from desktop_app.games.thrones.verbs.treasury import gain_power_for_faction
from desktop_app.games.thrones.vocabulary.abilities import (
    action,
    blanks,
    constant,
    forbids,
    forced,
    more_challenges,
    permits,
    reaction,
    when_revealed,
)
from desktop_app.games.thrones.vocabulary.amounts import number_of
from desktop_app.games.thrones.vocabulary.conditions import has_won, kind, of, printed_at_most, standing, trait
from desktop_app.games.thrones.vocabulary.costs import takes_token
from desktop_app.games.thrones.vocabulary.deeds import Own, by_type, choosing, names
from desktop_app.games.thrones.vocabulary.groups import (
    attachment,
    attacking_player,
    character,
    chosen_player,
    in_hand,
    in_your_discard,
    loser,
    me,
    opponent,
    player,
    plot,
    you,
)
from desktop_app.games.thrones.vocabulary.moments import (
    all_of,
    during,
    first_this_round,
    named_type,
    you_defend,
    you_have_initiated,
)
from desktop_app.games.thrones.vocabulary.piles import draw, gain_gold, into_deck, put_into_play, return_gold, search
from desktop_app.games.thrones.vocabulary.texts import Now
from desktop_app.games.thrones.vocabulary.triggers import phase_begins, you_win, you_win_dominance
from desktop_app.games.thrones.vocabulary.verbs import (
    discard,
    discard_unsaved,
    kill,
    kneel,
    move_power_to_you,
    place,
    power_for_faction,
    stand,
)

A_CLASH_OF_KINGS, A_FEAST_FOR_CROWS, A_GAME_OF_THRONES, A_NOBLE_CAUSE = "01001", "01002", "01003", "01004"
A_STORM_OF_SWORDS, BUILDING_ORDERS, CALLING_THE_BANNERS = "01005", "01006", "01007"
CONFISCATION, COUNTING_COPPERS, FILTHY_ACCUSATIONS, FORTIFIED_POSITION = "01009", "01010", "01011", "01012"
JOUSTING_CONTEST, MARCHING_ORDERS, SNEAK_ATTACK, SUMMONS, TAXATION = "01014", "01016", "01021", "01022", "01024"
CALM_OVER_WESTEROS, HEADS_ON_SPIKES, MARCHED_TO_THE_WALL, NAVAL_SUPERIORITY = "01008", "01013", "01015", "01017"
POWER_BEHIND_THE_THRONE, REBUILDING, REINFORCEMENTS = "01018", "01019", "01020"
SUPPORTING_THE_FAITH, WILDFIRE_ASSAULT = "01023", "01026"
NOBLE = "trait:lord character|trait:lady character"

reaction(A_CLASH_OF_KINGS, you_win("power"), do=move_power_to_you(1).on(loser))

reaction(A_FEAST_FOR_CROWS, you_win_dominance, do=power_for_faction(2).on(you))

forbids(A_GAME_OF_THRONES, "initiate:military", player(~has_won("intrigue")))
forbids(A_GAME_OF_THRONES, "initiate:power", player(~has_won("intrigue")))

constant(A_NOBLE_CAUSE, on=in_hand(kind(NOBLE)), cost=-2, applies=first_this_round(NOBLE))

more_challenges(A_STORM_OF_SWORDS, "military")

when_revealed(BUILDING_ORDERS, do=search("attachment|location", top=10).on(you))

when_revealed(CALLING_THE_BANNERS, target=opponent, do=gain_gold(number_of(character(of(chosen_player)))).on(you))

when_revealed(CALM_OVER_WESTEROS, do=by_type(names))
for _type in CHALLENGES:
    constant(
        CALM_OVER_WESTEROS,
        on=plot(of(attacking_player)),
        claim=-1,
        applies=all_of(you_defend, during(_type), named_type(_type)),
    )

when_revealed(CONFISCATION, target=attachment, do=discard)

when_revealed(COUNTING_COPPERS, do=draw(3).on(you))

when_revealed(FILTHY_ACCUSATIONS, target=character(standing), do=kneel)

blanks(FORTIFIED_POSITION, on=character)


async def _behead(m: Now) -> None:
    """A random card of a hand; a character among the discarded goes on to the dead pile, and power is gained."""
    for card in await discard_at_random(m.g, {m.target: 1}, by=[m.me]):
        if facts(m.g, card).type == "character" and m.g.home[card].startswith("discard"):
            await gain_power_for_faction(m.g, m.seat, 2)
            await move_cards(m.g, [card], "dead")


when_revealed(
    HEADS_ON_SPIKES,
    target=opponent,
    do=Own(_behead, lambda m: bool(m.g.zones.get(f"hand:{m.target}")), told="behead a card at random"),
)

forbids(JOUSTING_CONTEST, "more_than_one", player)


async def _march(m: Now) -> None:
    """Each player in player order chooses one of the own characters, if able; all of them are discarded together."""
    chosen = []
    for seat in players(m.g):
        able = [card for card in characters(m.g, seat) if not discard_unsaved.why_not_on(m, card)]
        chosen.append(await choose_card(m.g, seat, "got-ask-march", able, source=m.me))
    await discard_unsaved.happen(m, [card for card in chosen if card])


when_revealed(MARCHED_TO_THE_WALL, do=Own(_march, lambda m: bool(all_characters(m.g)), told="each player discards one"))

forbids(MARCHING_ORDERS, "marshal:location", you)
forbids(MARCHING_ORDERS, "marshal:attachment", you)
forbids(MARCHING_ORDERS, "play:event", you)


@told("its base value")
def _base_income(m: Now) -> int:
    """All the printed gold of a plot; a second copy of this plot has nothing left to take."""
    revealed = [card for card in m.g.pieces if m.g.codes[card] == NAVAL_SUPERIORITY]
    return -READING.printed(m.g, m.target, "income") if revealed[0] == m.me else 0


constant(NAVAL_SUPERIORITY, on=plot(trait("kingdom") | trait("edict")), income=_base_income)

when_revealed(POWER_BEHIND_THE_THRONE, do=place("stand").on(me))
action(POWER_BEHIND_THE_THRONE, cost=takes_token("stand"), target=character, do=stand)

when_revealed(REBUILDING, do=choosing(in_your_discard, into_deck, 3, up_to=True))

when_revealed(
    REINFORCEMENTS,
    target=in_hand(kind("character"), printed_at_most("cost", 5))
    | in_your_discard(kind("character"), printed_at_most("cost", 5)),
    do=put_into_play,
)

forbids(SNEAK_ATTACK, "initiate", you, you_have_initiated)

when_revealed(SUMMONS, do=search("character", top=10).on(you))

permits(TAXATION, "more_limited")

forced(SUPPORTING_THE_FAITH, phase_begins("challenges"), do=return_gold.on(player))


async def _burn(m: Now) -> None:
    """Each player in player order chooses up to three of the own characters; all the others die together."""
    spared = []
    for seat in players(m.g):
        own = characters(m.g, seat)
        spared += await choose_cards(m.g, seat, "got-ask-spare", own, 3, source=m.me, up_to=True)
    burning = [card for card in all_characters(m.g) if card not in spared and not kill.why_not_on(m, card)]
    await kill_cards(m.g, burning, savable=False)


when_revealed(WILDFIRE_ASSAULT, do=Own(_burn, lambda m: bool(all_characters(m.g)), told="all but three each die"))
