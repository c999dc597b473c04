"""Deeds put together: each hero, one of several, chosen targets, may, if."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card, choose_cards, choose_option, choose_player
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.combining import Choosing, EachPlayer, If, May, OneOf, Then
from desktop_app.games.kit.deeds import NO_CHANGE
from desktop_app.games.kit.moment import Amount
from desktop_app.games.kit.texts import NO_CONDITION, Purpose
from desktop_app.games.me_quest.book import offering
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.queries import heroes
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.verbs.asking import choose_place
from desktop_app.games.me_quest.vocabulary.groups import you
from desktop_app.games.me_quest.vocabulary.texts import Does, Now, Those
from desktop_app.games.me_quest.vocabulary.texts import If as Holds


class Whether(If[QuestState]):
    """What happens only if something holds: where it does not, a text says so."""

    def why_not(self, m: Now) -> str:
        """As the deed that would happen; its condition where none would."""
        deed = self._which(m)
        return NO_CONDITION if deed is None else deed.why_not(m)


class Ways(OneOf[QuestState]):
    """One of several things, of which each may be impossible for a reason of its own."""

    def why_not(self, m: Now) -> str:
        """What keeps all of them off; without one thing that does, that nothing would come of it."""
        reasons = {deed.why_not(m): None for deed in self.ways.values()}
        return "" if "" in reasons else next(iter(reasons)) if len(reasons) == 1 else NO_CHANGE


class Buys(Then[QuestState]):
    """A price and what it buys: nobody pays for what would not happen."""

    def why_not(self, m: Now) -> str:
        """It must be possible to pay, and what is bought must be able to change anything."""
        return self.first.why_not(m) or self.second.why_not(m)


def each_hero(deed: Does) -> EachPlayer[QuestState]:
    """Each hero in order, as "you": ``each_hero(lose_favor(1).on(you))``."""
    return EachPlayer(deed, lambda m: heroes(m.g))


def one_of(ask: str, *, by: Those = you, **ways: Does) -> Ways:
    """Somebody chooses one: ``one_of("meq-ask-imladris", by=that_hero, level=..., heal=...)``; names are verbs."""

    async def choose(m: Now, possible: Sequence[str]) -> str:
        seat = by.all(m)[0]
        refusals = partial(not_those_ways, m, seat, ways)
        return await choose_option(m.g, seat, ask, possible, source=m.me, refusals=refusals)

    return Ways(ways, choose)


def not_those_ways(m: Now, seat: str, ways: Mapping[str, Does]) -> list[Refusal]:
    """Why those of several things that cannot be are not among what a seat may choose."""
    reasons = {verb: way.why_not(m) for verb, way in ways.items()}
    return [offering.not_that_way(m, seat, why, verb) for verb, why in reasons.items() if why]


def choosing(
    group: Those, deed: Does, count: Amount = 1, *, ask: str = "", up_to: bool = False, by: Those = you
) -> Choosing[QuestState]:
    """Chooses while it resolves: ``choosing(hero, gain_corruption(1))``.

    Without a question of its own (``ask``) what the deed does is asked.
    """
    id = ask or ("meq-ask-player" if group.players else "meq-ask-target")
    purpose = None if ask else Purpose(group, deed)

    async def pick(m: Now, able: list[str], wanted: int, optional: bool) -> list[str]:
        seat = by.all(m)[0]
        if group.players:
            return [await choose_player(m.g, seat, id, able, source=m.me, purpose=purpose)]
        if able and able[0] in BOARD.locations:
            return await _pick_places(m, seat, id, able, wanted, optional, purpose)
        if wanted == 1 and not optional:
            return [await choose_card(m.g, seat, id, able, source=m.me, purpose=purpose)]
        return await choose_cards(m.g, seat, id, able, wanted, source=m.me, up_to=optional, purpose=purpose)

    return Choosing(group, deed, pick, count, up_to)


async def _pick_places(
    m: Now, seat: str, ask: str, able: list[str], wanted: int, optional: bool, purpose: Purpose[QuestState] | None
) -> list[str]:
    found: list[str] = []
    while len(found) < wanted and len(found) < len(able):
        left = [place for place in able if place not in found]
        chosen = await choose_place(m.g, seat, ask, left, source=m.me, may=optional, purpose=purpose)
        if not chosen:
            break
        found.append(chosen)
    return found


def may(deed: Does, *, ask: str = "meq-ask-may", by: Those = you) -> May[QuestState]:
    """Somebody may: ``may(gain_corruption().on(you))``."""

    async def whether(m: Now) -> bool:
        return await ask_whether(m.g, by.all(m)[0], ask, source=m.me)

    return May(deed, whether)


def if_(condition: Holds, deed: Does, otherwise: Does | None = None) -> Whether:
    """One thing or another, as it is when it resolves: ``if_(corrupted(1), draw_plots(1))``."""
    return Whether(condition, deed, otherwise)


def pays(price: Does, *, to: Does) -> Buys:
    """``may(pays(spends_favor(1), to=remove_from_pool(2)))``: a price for something, where something comes of it."""
    return Buys(price, to)
