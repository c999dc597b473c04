"""The verbs of the card texts. Each is one small value that knows whom it can affect, why not, and how it happens.

Unless ``on`` says otherwise a verb acts on what was chosen: ``action(LORE_OF_IMLADRIS, target=character,
do=heal_all)``. Here those that turn and count; ``lasting`` has those that hold for a time, ``moving`` those that take
cards from place to place, ``fighting`` those of enemies and attacks.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.events import Event
from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET, Verb
from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.lotr_lcg.events import DamageDealt
from desktop_app.games.lotr_lcg.reading.numbers import has_number
from desktop_app.games.lotr_lcg.reading.queries import active_location, forbidden, immune
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs import counters, damage
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now
from desktop_app.games.lotr_lcg.vocabulary.bases import OnCards, OnPlayers

QUEST: Group[LcgState] = Group("the quest", lambda m: list(m.g.zones["quest"]), one=True)


def _undiminished(done: Sequence[Event], amount: int) -> Sequence[Event]:
    """Those of what happened of which no answer took a part away: the others were not done in full (LCG-011)."""
    return [event for event in done if getattr(event, "amount", amount) >= amount]


class Ready(OnCards):
    """Ready a card: ``action(UNEXPECTED_COURAGE, cost=exhausts, do=ready.on(host))``."""

    together = True

    def why_not_card(self, m: Now, card: str) -> str:
        """It must be exhausted (LCG-051), and free to ready (LCG-249)."""
        if forbidden(m.g, "ready", card):
            return "forbidden"
        return "" if m.g.pieces[card].exhausted else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """They ready."""
        return await counters.ready_cards(m.g, things)


class Exhaust(OnCards):
    """Exhaust a card: ``when_revealed(KING_SPIDER, each_player(choosing(character(yours), exhaust)))``."""

    together = True

    def why_not_card(self, m: Now, card: str) -> str:
        """It must be ready."""
        if forbidden(m.g, "exhaust", card):
            return "forbidden"
        return NO_CHANGE if m.g.pieces[card].exhausted else ""

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """They exhaust."""
        return await counters.exhaust_cards(m.g, things)


class DealDamage(OnCards):
    """Deal damage: ``response(GONDORIAN_SPEARMAN, this_defends, do=deal_damage(1).on(the_enemy))``."""

    together = True

    amount: Amount

    def why_not_card(self, m: Now, card: str) -> str:
        """It must have hit points and may be damaged (LCG-250, LCG-251)."""
        if not has_number(m.g, card, "hit_points"):
            return NO_TARGET
        if forbidden(m.g, "damage", card):
            return "forbidden"
        return "" if worth(self.amount, m) > 0 else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """Each is dealt as much, at once; one of which a part was prevented was not dealt it in full."""
        amount = worth(self.amount, m)
        done = await damage.deal_damage(m.g, things, amount, m.me)
        return _undiminished([event for event in done if isinstance(event, DamageDealt)], amount)


class Heal(OnCards):
    """Heal damage, with ``amount`` None all of it: ``action(GLORFINDEL, target=character, do=heal(1), ...)``."""

    together = True

    amount: Amount | None = None

    def why_not_card(self, m: Now, card: str) -> str:
        """It must have damage on it (LCG-051)."""
        if forbidden(m.g, "heal", card):
            return "forbidden"
        return "" if m.g.pieces[card].damage else NO_CHANGE

    def falls_short(self, m: Now, things: Sequence[str]) -> bool:
        """Each must have as much damage on it."""
        return self.amount is not None and any(m.g.pieces[card].damage < worth(self.amount, m) for card in things)

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """Each is healed as much."""
        return await damage.heal_damage(m.g, things, None if self.amount is None else worth(self.amount, m))


class Gain(OnCards):
    """Add resources to a pool: ``action(STEWARD_OF_GONDOR, cost=exhausts, do=gain(2).on(host))``."""

    amount: Amount

    def why_not_card(self, m: Now, card: str) -> str:
        """Something must be gained, by a pool that may (LCG-249)."""
        if forbidden(m.g, "gain_resources", card):
            return "forbidden"
        return "" if worth(self.amount, m) > 0 else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """Each pool gains as many."""
        amount = worth(self.amount, m)
        return _undiminished(await counters.gain_resources(m.g, things, amount), amount)


class PlaceProgress(OnCards):
    """Place progress on a location or quest: ``response(LORIEN_GUIDE, ...,
    do=place_progress(1).on(active_location))``.
    """

    amount: Amount

    def why_not_card(self, m: Now, card: str) -> str:
        """It must have quest points."""
        if not has_number(m.g, card, "quest_points"):
            return NO_TARGET
        if forbidden(m.g, "progress", card):
            return "forbidden"
        return "" if worth(self.amount, m) > 0 else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """Each gets as much, at once."""
        amount = worth(self.amount, m)
        return _undiminished(await counters.place_progress_on(m.g, things, amount), amount)


class ProgressOnTheQuest(Verb[LcgState]):
    """Place progress on the quest, the active location first: ``progress_on_the_quest(2)``."""

    amount: Amount

    def why_not_on(self, m: Now, thing: str) -> str:
        """There is always a quest to make progress on, or a location before it that takes it up."""
        taker = active_location(m.g) or thing
        if immune(m.g, thing, m.code):
            return "immune"
        if forbidden(m.g, "progress", taker):
            return "forbidden"
        return "" if worth(self.amount, m) > 0 else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """It is placed as in 3.4 (LCG-230)."""
        return await counters.place_progress(m.g, worth(self.amount, m))


class RemoveProgress(OnCards):
    """Remove progress, from the current quest unless told otherwise: ``when_revealed(DESPAIR, remove_progress(4))``."""

    amount: Amount

    def why_not_card(self, m: Now, card: str) -> str:
        """There must be some."""
        return "" if m.g.pieces[card].progress and worth(self.amount, m) > 0 else NO_CHANGE

    def falls_short(self, m: Now, things: Sequence[str]) -> bool:
        """Each must hold as much progress."""
        return any(m.g.pieces[card].progress < worth(self.amount, m) for card in things)

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """As much of it as there is."""
        amount = worth(self.amount, m)
        return _undiminished(await counters.remove_progress(m.g, things, amount), amount)


class RaiseThreat(OnPlayers):
    """Raise a threat level: ``shadow(UNGOLIANTS_SPAWN, raise_threat(4).on(you))``."""

    amount: Amount

    def why_not_player(self, m: Now, seat: str) -> str:
        """It must be some threat, and free to rise (LCG-249)."""
        if forbidden(m.g, "raise_threat", seat):
            return "forbidden"
        return "" if worth(self.amount, m) > 0 else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """The dials go up, at once."""
        amount = worth(self.amount, m)
        return _undiminished(await counters.raise_threat(m.g, things, amount, m.me), amount)


class LowerThreat(OnPlayers):
    """Lower a threat level: ``action(GALADHRIMS_GREETING, target=player, do=lower_threat(6))``."""

    amount: Amount

    def why_not_player(self, m: Now, seat: str) -> str:
        """There must be threat to lower."""
        if forbidden(m.g, "lower_threat", seat):
            return "forbidden"
        return "" if m.g.threat[seat] and worth(self.amount, m) > 0 else NO_CHANGE

    def falls_short(self, m: Now, things: Sequence[str]) -> bool:
        """Each must have as much threat."""
        return any(m.g.threat[seat] < worth(self.amount, m) for seat in self.subject.all(m))

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """The dials go down."""
        amount = worth(self.amount, m)
        return _undiminished(await counters.lower_threat(m.g, things, amount), amount)


ready, exhaust, heal_all = Ready(), Exhaust(), Heal()


def deal_damage(amount: Amount) -> DealDamage:
    """``deal_damage(1).on(enemy(trait("orc")))``"""
    return DealDamage(amount)


def prevent_damage(amount: int) -> Happens[LcgState]:
    """So much of the damage that a card is about to be dealt is not dealt: ``before(DamageDealt), do=...``."""

    async def prevent(m: Now) -> None:
        m.event.amount = max(0, m.event.amount - amount)

    return happens(prevent, lambda m: m.event.amount > 0, told="prevent damage", amount=amount)


def heal(amount: Amount) -> Heal:
    """``heal(2).on(host)``"""
    return Heal(amount)


def gain(amount: Amount) -> Gain:
    """``gain(1)``: resources."""
    return Gain(amount)


def place_progress(amount: Amount) -> PlaceProgress:
    """``place_progress(1).on(location(staged))``"""
    return PlaceProgress(amount)


def progress_on_the_quest(amount: Amount) -> ProgressOnTheQuest:
    """``progress_on_the_quest(2)``"""
    return ProgressOnTheQuest(amount, subject=QUEST)


def remove_progress(amount: Amount) -> RemoveProgress:
    """``remove_progress(1)``: from the current quest."""
    return RemoveProgress(amount, subject=QUEST)


def raise_threat(amount: Amount) -> RaiseThreat:
    """``raise_threat(3).on(you)``"""
    return RaiseThreat(amount)


def lower_threat(amount: Amount) -> LowerThreat:
    """``lower_threat(2).on(player)``"""
    return LowerThreat(amount)
