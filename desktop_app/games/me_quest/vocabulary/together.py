"""What the heroes decide as a side, and what an Event keeps until a hero takes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from desktop_app.engine.ask import Option
from desktop_app.engine.effects import Effect
from desktop_app.games.kit.combining import May, OneOf
from desktop_app.games.kit.deeds import Deed
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.me_quest.reading.queries import figure, hero_of, heroes
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.verbs.asking import heroes_decide
from desktop_app.games.me_quest.verbs.favor import gain_favor, lose_favor
from desktop_app.games.me_quest.vocabulary.board_words import deed
from desktop_app.games.me_quest.vocabulary.choices import not_those_ways
from desktop_app.games.me_quest.vocabulary.texts import Does, Now

KEPT_FAVOR = "kept_favor"
"""The lasting effect of an Event on which favor lies."""


async def _nothing(m: Now) -> None:
    """Nothing happens."""


nothing: Happens[QuestState] = happens(_nothing, told="nothing")
"""``explore(EVENT, do=nothing)``: the hero discards the Event by using it."""


def heroes_may(**ways: Does) -> OneOf[QuestState]:
    """``heroes_may(remove=..., favor=...)``: the heroes as a side choose one of several things, or none (MEQ-134)."""

    async def choose(m: Now, possible: Sequence[str]) -> str:
        options = [Option(verb) for verb in possible]
        refusals = partial(not_those_ways, m, SAURON, ways)
        return (await heroes_decide(m.g, "meqcards-ask-as-a-side", options, source=m.me, refusals=refusals)).verb

    return OneOf({**ways, "decline": nothing}, choose)


def a_hero_may_pay(amount: int, then: Deed[QuestState]) -> Happens[QuestState]:
    """``a_hero_may_pay(3, ...)``: the heroes agree on one of them who spends favor; what follows he does."""

    def able(m: Now) -> list[str]:
        return [seat for seat in heroes(m.g) if m.g.favor[seat] >= amount and not then.why_not(m.of(seat))]

    async def run(m: Now) -> None:
        options = [*(Option("pay_favor", figure(seat)) for seat in able(m)), Option("decline")]
        chosen = await heroes_decide(m.g, "meqcards-ask-who-pays", options, source=m.me)
        if chosen.verb != "decline":
            seat = hero_of(m.g, chosen.source)
            await lose_favor(m.g, seat, amount)
            await then.perform(m.of(seat))

    return deed("a hero may pay", run, lambda m: bool(able(m)), amount=amount, then=then)


async def _lay_favor(m: Now) -> None:
    laid = [await lose_favor(m.g, seat, 1) for seat in heroes(m.g)]
    m.g.effects.append(Effect(KEPT_FAVOR, sum(laid), [m.me], "", "game", m.me, m.code))


lays_favor_on_this: Happens[QuestState] = deed("lays favor on this", _lay_favor)
"""Each hero puts 1 of his favor on this Event."""


def _is_kept_on(m: Now, effect: Effect) -> bool:
    return effect.kind == KEPT_FAVOR and effect.source == m.me


def _kept(m: Now) -> int:
    return sum(effect.amount for effect in m.g.effects if _is_kept_on(m, effect))


async def _take_favor(m: Now) -> None:
    amount = _kept(m)
    m.g.effects = [effect for effect in m.g.effects if not _is_kept_on(m, effect)]
    await gain_favor(m.g, m.seat, amount)


takes_favor_of_this: Happens[QuestState] = deed("takes favor of this", _take_favor, lambda m: _kept(m) > 0)
"""You gain the favor that lies on this Event."""


class Otherwise(Deed[QuestState]):
    """What somebody may do, or the second if he does not: "if you do not, ..."."""

    first: May[QuestState]
    second: Does

    def why_not(self, m: Now) -> str:
        """One of both must be possible."""
        return self.first.why_not(m) and self.second.why_not(m)

    async def perform(self, m: Now) -> bool:
        """The first as far as it can be done once it is accepted, or the second."""
        if not self.first.why_not(m) and await self.first.ask(m):
            return await self.first.deed.perform(m)
        return await self.second.perform(m)

    def parts(self) -> Iterator[Deed[QuestState]]:
        """Itself and both."""
        yield self
        yield from self.first.parts()
        yield from self.second.parts()


def otherwise(first: May[QuestState], second: Does) -> Otherwise:
    """``otherwise(may(...), gain_favor(1).on(you))``: the second if the first is declined or cannot be done."""
    return Otherwise(first, second)
