"""How deeds are put together in this game: each player, one of several, choosing while it resolves, later, if."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.games.kit.asking import choose_card, choose_cards, choose_option, choose_player
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.combining import Choosing, EachPlayer, If, Instead, May, OneOf, both, then
from desktop_app.games.kit.delayed import Later, NextTime
from desktop_app.games.kit.moment import Amount, Worked, told
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.lotr_lcg.reading.queries import out_of_reach, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.delayed_effects import DELAYED
from desktop_app.games.lotr_lcg.vocabulary.abilities import Does, Now
from desktop_app.games.lotr_lcg.vocabulary.abilities import Trigger as LcgTrigger
from desktop_app.games.lotr_lcg.vocabulary.groups import Those

__all__ = [
    "at_end_of",
    "both",
    "choosing",
    "each_player",
    "if_defended",
    "instead",
    "may",
    "next_time",
    "one_of",
    "then",
    "undefended",
    "when_it_is",
]


def each_player(deed: Does) -> EachPlayer[LcgState]:
    """Each player in player order: ``each_player(choosing(character(yours, ~exhausted), exhaust))``."""
    return EachPlayer(deed, lambda m: list(players(m.g)))


def _asked(m: Now, *, first_player: bool = False) -> Now:
    """Who is asked: you, unless the effect has it otherwise. Who is out of the game decides nothing any more, but the
    first player does (LCG-212)."""
    there = players(m.g)
    return m.of(there[0]) if first_player or m.seat not in there else m


def one_of(ask: str, **ways: Does) -> OneOf[LcgState]:
    """You choose one: ``one_of("lcg-ask-gandalf", draw_three=draw(3).on(you), ...)``; the names are those of verbs."""

    async def choose(m: Now, possible: Sequence[str]) -> str:
        return await choose_option(m.g, _asked(m).seat, ask, possible, source=m.me)

    return OneOf(ways, choose)


def choosing(
    group: Those,
    deed: Does,
    count: Amount = 1,
    *,
    ask: str = "",
    up_to: bool = False,
    named: int = 0,
    first_player: bool = False,
) -> Choosing[LcgState]:
    """You choose while it resolves: ``choosing(hero(yours), deal_damage(5), ask="lcg-ask-damage", named=5)``.

    Without a question of its own (``ask``) what the deed does is asked. ``named`` is the number that the question
    names, where it is not how many are chosen. With ``first_player`` that one chooses: an encounter effect is on one
    card, and there are several (LCG-212).
    """

    id = ask or ("lcg-ask-player" if group.players else "lcg-ask-target")

    async def pick(m: Now, able: list[str], wanted: int, optional: bool) -> list[str]:
        m = _asked(m, first_player=first_player)
        purpose = None if ask else Purpose(group, deed, m)
        if group.players:
            return [await choose_player(m.g, m.seat, id, able, source=m.me, purpose=purpose)]
        if wanted == 1 and not optional:
            card = await choose_card(m.g, m.seat, id, able, source=m.me, purpose=purpose, count=named or wanted)
            return [card]
        return await choose_cards(m.g, m.seat, id, able, wanted, source=m.me, up_to=optional, purpose=purpose)

    return Choosing(group, deed, pick, count, up_to, out_of_reach)


def may(deed: Does, *, ask: str) -> May[LcgState]:
    """You may: ``may(search_top_of_deck(5).on(you), ask="lcg-ask-search-five")``."""

    async def whether(m: Now) -> bool:
        return await ask_whether(m.g, _asked(m).seat, ask, source=m.me)

    return May(deed, whether)


def when_it_is(condition: Callable[[Now], bool], deed: Does, otherwise: Does | None = None) -> If[LcgState]:
    """One thing or another, as it is when it resolves."""
    return If(condition, deed, otherwise)


@told("attack is defended")
def _is_defended(m: Now) -> bool:
    return not m.g.attacks[-1].undefended


def if_defended(deed: Does, *, undefended: Does) -> If[LcgState]:
    """A shadow effect that is another one when the attack is undefended."""
    return If(_is_defended, deed, undefended)


def instead(deed: Does) -> Instead[LcgState]:
    """In place of what would happen: ``would_be_destroyed("hero"), do=instead(heal_all.on(the_card))``."""
    return Instead(deed)


def undefended(amount: int, *, defended: int) -> Worked[int]:
    """How much, by whether the attack is undefended: ``raise_threat(undefended(8, defended=4)).on(you)``."""

    @told("undefended", amount=amount, defended=defended)
    def as_defended(m: Now) -> int:
        return amount if m.g.attacks[-1].undefended else defended

    return as_defended


def at_end_of(moment: str, name: str, deed: Does) -> Later[LcgState]:
    """``then(put_into_your_play, at_end_of("phase", "sneak_attack", return_to_hand_from_play))``.

    ``moment`` is "attack", "phase" or "round". It happens if the card is still where it was (LCG-149). ``name`` stands
    in saved games for what happens then.
    """
    return DELAYED.later(f"end of {moment}", name, deed)


def next_time(trigger: LcgTrigger, name: str, deed: Does, *, until: str = "game") -> NextTime[LcgState]:
    """What waits for an event: ``next_time(after(EnemyAttacks, is_the_target), "ambushed", deal_damage(2))`` (LCG-149).

    The target of the moment is what it was said of, for the trigger as for the deed. It waits no longer than ``until``
    the end of the phase or round.
    """
    return DELAYED.next_time(trigger, name, deed, until)
