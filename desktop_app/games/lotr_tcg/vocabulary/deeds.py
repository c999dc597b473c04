"""How deeds are put together in this game: choosing, for each, may, if, unless somebody pays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeGuard

from desktop_app.engine.messages import Value
from desktop_app.games.kit.asking import choose_card, choose_cards, choose_option, choose_player, seat_ref
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.combining import Both, Choosing, EachPlayer, If, May, OneOf, both
from desktop_app.games.kit.deeds import NO_TARGET, Deed, Verb
from desktop_app.games.kit.happens import Happens
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.lotr_tcg.book.targets import why_not_the_others
from desktop_app.games.lotr_tcg.reading.queries import shadow_players
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.twilight import remove_twilight
from desktop_app.games.lotr_tcg.vocabulary.groups import free_peoples_player, shadow_player
from desktop_app.games.lotr_tcg.vocabulary.texts import Does, Now, Those

__all__ = [
    "a_shadow_player",
    "both",
    "choice",
    "choosing",
    "each_shadow_player",
    "for_each",
    "free_peoples_player_does",
    "if_",
    "may",
    "unless",
    "unless_shadow_removes",
]


def each_shadow_player(deed: Does) -> EachPlayer[TcgState]:
    """Each Shadow player, from the right of the Free Peoples player on."""
    return EachPlayer(deed, lambda m: shadow_players(m.g))


class ByAnother(Deed[TcgState]):
    """Another player than you does something: "you" is that player, one of several you choose.

    ``who`` says which they are.
    """

    who: Those
    deed: Does

    def _able(self, m: Now) -> list[str]:
        return [seat for seat in self.who.all(m) if not self.deed.why_not(m.of(seat))]

    def why_not(self, m: Now) -> str:
        """It must be possible for one of them."""
        return "" if self._able(m) else NO_TARGET

    def why_not_in_full(self, m: Now) -> str:
        """One of them must be able to do all of it."""
        reasons = [self.deed.why_not_in_full(m.of(seat)) for seat in self.who.all(m)]
        return "" if "" in reasons else NO_TARGET

    async def perform(self, m: Now) -> bool:
        """Asks who does it where there are several."""
        able = self._able(m)
        if not able:
            return False
        return await self.deed.perform(m.of(able[0] if len(able) == 1 else await self._choose(m, able)))

    async def _choose(self, m: Now, able: list[str]) -> str:
        purpose = Purpose(self.who, self)
        return await choose_player(m.g, m.seat, "tcg-ask-player", able, source=m.me, purpose=purpose)

    def parts(self) -> Iterator[Deed[TcgState]]:
        """Itself and the deed."""
        yield self
        yield from self.deed.parts()


def a_shadow_player(deed: Does) -> ByAnother:
    """``do=a_shadow_player(choosing(minion, wound))``: he chooses, you say which of several Shadow players."""
    return ByAnother(shadow_player, deed)


def free_peoples_player_does(deed: Does) -> ByAnother:
    """``do=free_peoples_player_does(choosing(companion(unbound), wound))``: the Free Peoples player chooses."""
    return ByAnother(free_peoples_player, deed)


class ChoosingTogether(Choosing[TcgState]):
    """What is done to several that were chosen happens to all of them at once: none is gone before the next."""

    def why_not_in_full(self, m: Now) -> str:
        """It must be possible for so many, and all of it for each of them."""
        whole = [thing for thing in self.group.all(m) if not self.deed.why_not_in_full(m.at(thing))]
        return "" if self.is_enough(whole[: worth(self.count, m)], worth(self.count, m)) else NO_TARGET

    async def perform(self, m: Now) -> bool:
        """Asks, then does it to all that were chosen."""
        able, count = self.able(m), worth(self.count, m)
        chosen = await self.pick(m, able, count, self.up_to) if able else []
        return await _do_to_all(self.deed, m, chosen) and self.is_enough(chosen, count)


async def _do_to_all(deed: Does, m: Now, chosen: Sequence[str]) -> bool:
    """Does something to several things, of several parts each to all of them before the next. Only what befalls none of
    them, or asks something about each, is done once for one after the other. Answers whether it was done in full."""
    if isinstance(deed, Both):
        done = [await _do_to_all(part, m, chosen) for part in deed.deeds]
        return all(done)
    if _befalls_whom_it_is_done_to(deed, m, chosen):
        able = [thing for thing in chosen if deed.affected(m.at(thing))]
        return await deed.perform_on(m, able) and len(able) == len(chosen)
    done = [await deed.perform(m.at(thing)) for thing in chosen]
    return all(done)


def _befalls_whom_it_is_done_to(deed: Does, m: Now, chosen: Sequence[str]) -> TypeGuard[Verb[TcgState]]:
    """Whether something is done to what was chosen, and not to others or to nobody because of it."""
    if not isinstance(deed, Verb) or isinstance(deed, Happens):
        return False
    return all(set(deed.affected(m.at(thing))) <= {thing} for thing in chosen)


def choosing(group: Those, deed: Does, count: Amount = 1, *, up_to: bool = False) -> Choosing[TcgState]:
    """You choose while it resolves; several are different ones (TCG-048, TCG-052)."""
    purpose = Purpose(group, deed)

    async def pick(m: Now, able: list[str], wanted: int, optional: bool) -> list[str]:
        others = partial(why_not_the_others, m, group, able)
        if wanted == 1 and not optional:
            target = await choose_card(
                m.g, m.seat, "tcg-ask-target", able, source=m.me, refusals=others, purpose=purpose
            )
            return [target]
        return await choose_cards(
            m.g, m.seat, "tcg-ask-targets", able, wanted, source=m.me, up_to=optional, refusals=others, purpose=purpose
        )

    return ChoosingTogether(group, deed, pick, count, up_to)


def may(deed: Does) -> May[TcgState]:
    """You may."""

    async def whether(m: Now) -> bool:
        return await ask_whether(m.g, m.seat, "tcg-ask-may", source=m.me)

    return May(deed, whether)


def if_(condition: Callable[[Now], bool], deed: Does, otherwise: Does | None = None) -> If[TcgState]:
    """One thing or another, as it is when it resolves."""
    return If(condition, deed, otherwise)


class Choice(OneOf[TcgState]):
    """One of several things: what can be done in full, if anything can, else what can be done in part (TCG-390)."""

    def _possible(self, m: Now) -> list[str]:
        found = [verb for verb, deed in self.ways.items() if not deed.why_not(m)]
        return [verb for verb in found if not self.ways[verb].why_not_in_full(m)] or found


def choice(**ways: Does) -> Choice:
    """You choose one of them, each by the verb on its button: ``choice(exert=exert.on(me), discard=...)``."""

    async def which(m: Now, verbs: Sequence[str]) -> str:
        return await choose_option(m.g, m.seat, "tcg-ask-which-way", verbs, source=m.me)

    return Choice(ways, which)


class ForEach(Deed[TcgState]):
    """Once for each of so many, on what is chosen anew each time: the same as often as one likes (TCG-393).

    Where they are spotted not every one has to be (TCG-344); with ``every`` it is done as often as it can be (TCG-389).
    """

    amount: Amount
    group: Those
    deed: Does
    every: bool = False

    def _able(self, m: Now) -> list[str]:
        return [thing for thing in self.group.all(m) if not self.deed.why_not(m.at(thing))]

    def why_not(self, m: Now) -> str:
        """There must be something to spot, and something to choose."""
        return "" if worth(self.amount, m) > 0 and self._able(m) else NO_TARGET

    async def perform(self, m: Now) -> bool:
        """Asks as often, until no more is wanted."""
        for left in range(worth(self.amount, m), 0, -1):
            able = self._able(m)
            chosen = await choose_card(
                m.g,
                m.seat,
                "tcg-ask-for-each",
                able,
                source=m.me,
                may=not self.every,
                refusals=partial(why_not_the_others, m, self.group, able),
                purpose=Purpose(self.group, self.deed),
                count=left,
            )
            if not chosen:
                break
            await self.deed.perform(m.at(chosen))
        return True

    def parts(self) -> Iterator[Deed[TcgState]]:
        """Itself and the deed."""
        yield self
        yield from self.deed.parts()


for_each = ForEach
"""``for_each(number_of(companion(unbound, race("hobbit"))), minion, wound)``"""


class UnlessShadowRemoves(Deed[TcgState]):
    """Any Shadow player may remove twilight tokens to prevent it; the costs stay paid (TCG-388)."""

    amount: int
    deed: Does

    def why_not(self, m: Now) -> str:
        """As the deed."""
        return self.deed.why_not(m)

    async def perform(self, m: Now) -> bool:
        """Asks one Shadow player after the other."""
        for seat in shadow_players(m.g):
            if m.g.twilight >= self.amount and await ask_whether(
                m.g, seat, "tcg-ask-prevent", source=m.me, amount=self.amount
            ):
                remove_twilight(m.g, self.amount)
                m.g.say("tcg-log-prevented-by", source=m.g.ref(m.me), seat=f"seat:{seat}")
                return False
        return await self.deed.perform(m)

    def parts(self) -> Iterator[Deed[TcgState]]:
        """Itself and the deed."""
        yield self
        yield from self.deed.parts()


unless_shadow_removes = UnlessShadowRemoves
"""``do=unless_shadow_removes(2, discard.on(me))``"""


class Unless(Deed[TcgState]):
    """Somebody may do something to prevent it; the costs stay paid (TCG-388).

    ``who`` are the players who may, one after the other; ``price`` is what such a one does, who is "you" in it, and
    ``ask`` the end of the id of the question.
    """

    ask: str
    who: Those
    price: Does
    deed: Does

    def why_not(self, m: Now) -> str:
        """As the deed."""
        return self.deed.why_not(m)

    async def perform(self, m: Now) -> bool:
        """Asks one player after the other."""
        for seat in self.who.all(m):
            other = m.of(seat)
            whom = self.price.affected(other) if isinstance(self.price, Verb) else []
            told: dict[str, Value] = {"card": m.g.ref(whom[0])} if whom and whom[0] in m.g.codes else {}
            if not self.price.why_not_in_full(other) and await ask_whether(
                m.g, seat, f"tcg-ask-prevent-{self.ask}", source=m.me, **told
            ):
                if not await self.price.perform(other):
                    continue  # what was to be paid for it was not (TCG-384)
                m.g.say("tcg-log-prevented-by", source=m.g.ref(m.me), seat=seat_ref(seat))
                return False
        return await self.deed.perform(m)

    def parts(self) -> Iterator[Deed[TcgState]]:
        """Itself and both deeds."""
        yield self
        yield from self.price.parts()
        yield from self.deed.parts()


unless = Unless
"""``do=unless("exert", free_peoples_player, exert, assigned_to(me))``"""
