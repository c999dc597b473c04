"""The verbs of the card texts. Each is one small value that knows whom it can affect, why not, and how it happens.

Unless ``on`` says otherwise a verb acts on what was chosen: ``action(LORE_OF_IMLADRIS, target=character,
do=heal_all)``.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET, Verb
from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.lotr_lcg.book.costs import spend
from desktop_app.games.lotr_lcg.book.encounter_phase import engage, return_to_staging
from desktop_app.games.lotr_lcg.book.objectives import claim
from desktop_app.games.lotr_lcg.book.player_attack import attack_at_once, reaches
from desktop_app.games.lotr_lcg.book.playing import may_enter, put_into_play
from desktop_app.games.lotr_lcg.book.quest_phase import uncommit
from desktop_app.games.lotr_lcg.reading.numbers import has_number
from desktop_app.games.lotr_lcg.reading.queries import engaged_with, facts, forbidden, immune, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs import counters, damage, discarding, moving
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now

QUEST: Group[LcgState] = Group("the quest", lambda m: list(m.g.zones["quest"]), one=True)


@dataclass(frozen=True, slots=True, eq=False)
class OnCards(Verb[LcgState]):
    """A verb on cards in play: none that is immune, none that is forbidden it."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """In play, not immune (LCG-200), and something to change."""
        if thing not in m.g.pieces:
            return NO_TARGET
        return "immune" if immune(m.g, thing, m.code) else self.why_not_card(m, thing)

    def why_not_card(self, m: Now, card: str) -> str:
        """What besides keeps it from a card; "" for nothing."""
        return ""


@dataclass(frozen=True, slots=True, eq=False)
class OnPlayers(Verb[LcgState]):
    """A verb on players still in the game: none that is immune."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """In the game, not immune (LCG-129), and something to change."""
        if thing not in players(m.g):
            return NO_TARGET
        return "immune" if immune(m.g, thing, m.code) else self.why_not_player(m, thing)

    def why_not_player(self, m: Now, seat: str) -> str:
        """What besides keeps it from a player; "" for nothing."""
        return ""


# -- readying and exhausting ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Ready(OnCards):
    """Ready a card: ``action(UNEXPECTED_COURAGE, cost=exhausts, do=ready.on(host))``."""

    def why_not_card(self, m: Now, card: str) -> str:
        """It must be exhausted (LCG-051), and free to ready (LCG-249)."""
        if forbidden(m.g, "ready", card):
            return "forbidden"
        return "" if m.g.pieces[card].exhausted else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They ready."""
        await counters.ready_cards(m.g, things)


@dataclass(frozen=True, slots=True, eq=False)
class Exhaust(OnCards):
    """Exhaust a card: ``when_revealed(KING_SPIDER, each_player(choosing(character(yours), exhaust)))``."""

    def why_not_card(self, m: Now, card: str) -> str:
        """It must be ready."""
        if forbidden(m.g, "exhaust", card):
            return "forbidden"
        return NO_CHANGE if m.g.pieces[card].exhausted else ""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They exhaust."""
        await counters.exhaust_cards(m.g, things)


# -- tokens --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class DealDamage(OnCards):
    """Deal damage: ``response(GONDORIAN_SPEARMAN, this_defends, do=deal_damage(1).on(the_enemy))``."""

    amount: Amount

    def why_not_card(self, m: Now, card: str) -> str:
        """It must have hit points and may be damaged (LCG-250, LCG-251)."""
        if not has_number(m.g, card, "hit_points"):
            return NO_TARGET
        return "forbidden" if forbidden(m.g, "damage", card) else ""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """Each is dealt as much, at once."""
        await damage.deal_damage(m.g, things, worth(self.amount, m), m.me)


@dataclass(frozen=True, slots=True, eq=False)
class Heal(OnCards):
    """Heal damage, with ``amount`` None all of it: ``action(GLORFINDEL, target=character, do=heal(1), ...)``."""

    amount: Amount | None = None

    def why_not_card(self, m: Now, card: str) -> str:
        """It must have damage on it (LCG-051)."""
        if forbidden(m.g, "heal", card):
            return "forbidden"
        return "" if m.g.pieces[card].damage else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """Each is healed as much."""
        await damage.heal_damage(m.g, things, None if self.amount is None else worth(self.amount, m))


@dataclass(frozen=True, slots=True, eq=False)
class Gain(OnCards):
    """Add resources to a pool: ``action(STEWARD_OF_GONDOR, cost=exhausts, do=gain(2).on(host))``."""

    amount: Amount

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """Each pool gains as many."""
        await counters.gain_resources(m.g, things, worth(self.amount, m))


@dataclass(frozen=True, slots=True, eq=False)
class Pay(OnCards):
    """Resources are paid from a hero's own pool while something resolves: ``may(pay(2).on(host), ask=...)``."""

    amount: int

    def why_not_card(self, m: Now, card: str) -> str:
        """The pool must hold them."""
        return "" if m.g.pieces[card].resources >= self.amount else "own_resources"

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They are spent."""
        for hero in things:
            await spend(m.g, m.seat, hero, self.amount, m.me)


@dataclass(frozen=True, slots=True, eq=False)
class PlaceProgress(OnCards):
    """Place progress on a location or quest: ``response(LORIEN_GUIDE, ...,
    do=place_progress(1).on(active_location))``.
    """

    amount: Amount

    def why_not_card(self, m: Now, card: str) -> str:
        """It must have quest points."""
        if not has_number(m.g, card, "quest_points"):
            return NO_TARGET
        return "forbidden" if forbidden(m.g, "progress", card) else ""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """Each gets as much, at once."""
        await counters.place_progress_on(m.g, things, worth(self.amount, m))


@dataclass(frozen=True, slots=True, eq=False)
class ProgressOnTheQuest(Verb[LcgState]):
    """Place progress on the quest, the active location first: ``progress_on_the_quest(2)``."""

    amount: Amount
    subject: Group[LcgState] = field(default=QUEST, kw_only=True)

    def why_not_on(self, m: Now, thing: str) -> str:
        """There is always a quest to make progress on."""
        return "immune" if immune(m.g, thing, m.code) else ""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """It is placed as in 3.4 (LCG-230)."""
        await counters.place_progress(m.g, worth(self.amount, m))


@dataclass(frozen=True, slots=True, eq=False)
class RaiseThreat(OnPlayers):
    """Raise a threat level: ``shadow(UNGOLIANTS_SPAWN, raise_threat(4).on(you))``."""

    amount: Amount

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """The dials go up, at once."""
        await counters.raise_threat(m.g, things, worth(self.amount, m), m.me)


@dataclass(frozen=True, slots=True, eq=False)
class LowerThreat(OnPlayers):
    """Lower a threat level: ``action(GALADHRIMS_GREETING, target=player, do=lower_threat(6))``."""

    amount: Amount

    def why_not_player(self, m: Now, seat: str) -> str:
        """There must be threat to lower."""
        return "" if m.g.threat[seat] else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """The dials go down."""
        await counters.lower_threat(m.g, things, worth(self.amount, m))


# -- numbers for a time --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Modify(OnCards):
    """Change numbers for a time: ``action(BLADE_MASTERY, target=character, do=modify(attack=1, defense=1))``."""

    numbers: tuple[tuple[str, Amount], ...]
    until: str = "phase"

    def why_not_card(self, m: Now, card: str) -> str:
        """It must have one of the numbers, and be changed by something."""
        changed = (worth(amount, m) for name, amount in self.numbers if has_number(m.g, card, name))
        return "" if any(changed) else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """A lasting effect begins on the cards that are there now (LCG-142)."""
        for name, amount in self.numbers:
            counters.lasting(m.g, name, worth(amount, m), list(things), self.until, m.me)


@dataclass(frozen=True, slots=True, eq=False)
class Lasting(OnCards):
    """Something holds for a time, as the rules name it: ``lasting("no_threat")``, ``lasting("keyword:surge")``."""

    kind: str | Callable[[Now], str]
    until: str = "phase"

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """A lasting effect begins."""
        kind = self.kind if isinstance(self.kind, str) else self.kind(m)
        counters.lasting(m.g, kind, 1, list(things), self.until, m.me, told=False)


@dataclass(frozen=True, slots=True, eq=False)
class LastingForPlayers(OnPlayers):
    """Something holds for players for a time: ``lasting_for_players("cannot:single_defender")``."""

    kind: str
    until: str = "phase"

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """A lasting effect begins."""
        counters.lasting(m.g, self.kind, 1, list(things), self.until, m.me, told=False)


# -- cards from place to place -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Draw(OnPlayers):
    """Draw cards: ``action(GLEOWINE, cost=exhausts, target=player, do=draw(1))``."""

    count: Amount

    def why_not_player(self, m: Now, seat: str) -> str:
        """There must be a card to draw, and nothing that stops drawing."""
        if forbidden(m.g, "draw", seat):
            return "forbidden"
        return "" if m.g.zones[f"deck:{seat}"] else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """One player after the other draws."""
        for seat in things:
            await moving.draw_cards(m.g, seat, worth(self.count, m))


@dataclass(frozen=True, slots=True, eq=False)
class Discard(OnCards):
    """Discard a card from play: ``forced(GANDALF, round_ends, do=discard.on(me))``."""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They leave play, at once."""
        await moving.discard_from_play(m.g, *things)


@dataclass(frozen=True, slots=True, eq=False)
class DiscardAtRandom(OnPlayers):
    """Discard cards drawn by chance from a hand: ``travel(NECROMANCERS_PASS,
    discard_at_random(2).on(first_player))``.
    """

    count: int

    def why_not_player(self, m: Now, seat: str) -> str:
        """The hand must hold a card."""
        return "" if m.g.zones[f"hand:{seat}"] else NO_CHANGE

    def why_not_in_full(self, m: Now) -> str:
        """Every hand must hold as many."""
        short = any(len(m.g.zones[f"hand:{seat}"]) < self.count for seat in self.subject.all(m))
        return "hand" if short else ""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """One hand after the other loses them."""
        for seat in things:
            await discarding.discard_at_random(m.g, seat, self.count)


@dataclass(frozen=True, slots=True, eq=False)
class DiscardFromHand(Verb[LcgState]):
    """Discard cards of your own hand: ``each_player(discard_from_hand.on(in_hand(of_type("event"))))``."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """It must lie in that hand."""
        return "" if thing in m.g.zones[f"hand:{m.seat}"] else NO_TARGET

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They are discarded at once."""
        await discarding.discard_from_hand(m.g, m.seat, things)


@dataclass(frozen=True, slots=True, eq=False)
class TakeBack(Verb[LcgState]):
    """Return a card that is not in play to its owner's hand: ``target=in_discard(sphere("spirit")), do=take_back``."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """It must be a player's card out of play."""
        return "" if thing not in m.g.pieces and m.g.owners[thing] in m.g.seats else NO_TARGET

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They go to hand."""
        await moving.take_back(m.g, things)


@dataclass(frozen=True, slots=True, eq=False)
class ReturnToHand(OnCards):
    """Return a card in play to its owner's hand."""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They leave play."""
        await moving.return_to_hand(m.g, *things)


@dataclass(frozen=True, slots=True, eq=False)
class ShuffleIntoDeck(OnCards):
    """Shuffle a card in play into its owner's deck."""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They leave play, and the decks are shuffled."""
        await moving.shuffle_into_deck(m.g, things)


@dataclass(frozen=True, slots=True, eq=False)
class PutIntoPlay(Verb[LcgState]):
    """Put a card into play under your control, or with ``owners`` under its owner's, without paying for it."""

    owners: bool = False

    def why_not_on(self, m: Now, thing: str) -> str:
        """It must be a card that can lie in play, and no copy of a unique one that is there."""
        if thing in m.g.pieces or facts(m.g, thing).type == "event":
            return NO_TARGET
        return "" if may_enter(m.g, thing) else "unique"

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """One after the other enters play."""
        for card in things:
            if not self.why_not_on(m, card):
                await put_into_play(m.g, m.g.owners[card] if self.owners else m.seat, card)


@dataclass(frozen=True, slots=True, eq=False)
class TakeControl(OnCards):
    """The chosen player takes control of a card: ``give_control.on(me)``."""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """Control changes."""
        for card in things:
            await moving.take_control(m.g, card, m.target)


@dataclass(frozen=True, slots=True, eq=False)
class AttachThis(Verb[LcgState]):
    """This revealed card is attached to a character and counts as an attachment: ``attach_this``."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """The character must be in play and may have it."""
        if thing not in m.g.pieces:
            return NO_TARGET
        return "" if moving.can_attach(m.g, m.me, thing) else "forbidden"

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """It enters play on the character."""
        await moving.attach_treachery(m.g, m.me, things[0])


# -- enemies, quest, attacks ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class EngageYou(OnCards):
    """An enemy engages you: ``response(SON_OF_ARNOR, this_enters_play, target=enemy(~engaged_with_you),
    do=engage_you)``.
    """

    def why_not_card(self, m: Now, card: str) -> str:
        """It must not be engaged with you already."""
        return NO_CHANGE if engaged_with(m.g, card) == m.seat else ""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """One after the other engages."""
        for enemy in things:
            await engage(m.g, enemy, m.seat)


@dataclass(frozen=True, slots=True, eq=False)
class ReturnToStaging(OnCards):
    """An engaged enemy returns to the staging area: ``target=enemy(engaged), do=return_to_the_staging_area``."""

    def why_not_card(self, m: Now, card: str) -> str:
        """It must be engaged."""
        return "" if engaged_with(m.g, card) else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They go back."""
        for enemy in things:
            await return_to_staging(m.g, enemy)


@dataclass(frozen=True, slots=True, eq=False)
class RemoveFromQuest(OnCards):
    """A committed character is removed from the quest."""

    def why_not_card(self, m: Now, card: str) -> str:
        """It must be committed."""
        return "" if m.g.pieces[card].committed else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """They leave the quest."""
        for card in things:
            await uncommit(m.g, card)


@dataclass(frozen=True, slots=True, eq=False)
class AttackWithPaid(OnCards):
    """The character that paid the cost attacks an enemy at once: ``cost=exhausts_one(...), do=attack_with_it``."""

    def why_not_card(self, m: Now, card: str) -> str:
        """Some character that could pay may attack it (LCG-029)."""
        return "" if any(card in reaches(m.g, m.seat, paid) for paid in m.paid) else NO_TARGET

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """The attack follows the steps of a player attack."""
        await attack_at_once(m.g, m.seat, m.paid[0], things[0])


@dataclass(frozen=True, slots=True, eq=False)
class Claim(OnCards):
    """You claim an unguarded objective for the chosen character: ``claim_this``."""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """It becomes an attachment (LCG-324)."""
        await claim(m.g, m.seat, m.me, things[0])


@dataclass(frozen=True, slots=True, eq=False)
class Happens(Verb[LcgState]):
    """A step of the game that acts on no card: ``happens(reveal_one)``; ``could`` says whether it could change it."""

    run: Callable[[Now], Awaitable[Any]]
    could: Callable[[Now], bool]

    def why_not(self, m: Now) -> str:
        """As ``could`` says."""
        return "" if self.could(m) else NO_CHANGE

    def why_not_on(self, m: Now, thing: str) -> str:
        """It acts on nothing."""
        return self.why_not(m)

    async def perform(self, m: Now) -> bool:
        """It happens."""
        if not self.could(m):
            return False
        await self.run(m)
        return True

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """It happens."""
        await self.run(m)


ready, exhaust = Ready(), Exhaust()
discard, discard_from_hand = Discard(), DiscardFromHand()
take_back, return_to_hand_from_play, shuffle_into_deck = TakeBack(), ReturnToHand(), ShuffleIntoDeck()
put_into_your_play, put_into_owners_play = PutIntoPlay(), PutIntoPlay(owners=True)
give_control, attach_this, claim_this = TakeControl(), AttachThis(), Claim()
engage_you, return_to_the_staging_area, remove_from_quest = EngageYou(), ReturnToStaging(), RemoveFromQuest()
attack_with_it = AttackWithPaid()
heal_all = Heal()


def deal_damage(amount: Amount) -> DealDamage:
    """``deal_damage(1).on(enemy(trait("orc")))``"""
    return DealDamage(amount)


def heal(amount: Amount) -> Heal:
    """``heal(2).on(host)``"""
    return Heal(amount)


def gain(amount: Amount) -> Gain:
    """``gain(1)``: resources."""
    return Gain(amount)


def pay(amount: int) -> Pay:
    """``pay(2).on(host)``"""
    return Pay(amount)


def place_progress(amount: Amount) -> PlaceProgress:
    """``place_progress(1).on(location(staged))``"""
    return PlaceProgress(amount)


def progress_on_the_quest(amount: Amount) -> ProgressOnTheQuest:
    """``progress_on_the_quest(2)``"""
    return ProgressOnTheQuest(amount)


def raise_threat(amount: Amount) -> RaiseThreat:
    """``raise_threat(3).on(you)``"""
    return RaiseThreat(amount)


def lower_threat(amount: Amount) -> LowerThreat:
    """``lower_threat(2).on(player)``"""
    return LowerThreat(amount)


def draw(count: Amount) -> Draw:
    """``draw(2).on(its_controller)``"""
    return Draw(count)


def discard_at_random(count: int) -> DiscardAtRandom:
    """``discard_at_random(2).on(first_player)``"""
    return DiscardAtRandom(count)


def modify(until: str = "phase", **numbers: Amount) -> Modify:
    """``modify(attack=1, defense=1)``; ``until`` is "attack", "phase" or "round"."""
    return Modify(tuple(numbers.items()), until)


def lasting(kind: str | Callable[[Now], str], until: str = "phase") -> Lasting:
    """``lasting("no_threat").on(target)``"""
    return Lasting(kind, until)


def lasting_for_players(kind: str, until: str = "phase") -> LastingForPlayers:
    """``lasting_for_players("cannot:single_defender")``"""
    return LastingForPlayers(kind, until)


def happens(run: Callable[[Now], Awaitable[Any]], could: Callable[[Now], bool] = lambda m: True) -> Happens:
    """``happens(reveal_one, could=lambda m: bool(m.g.zones["encounter_deck"]))``"""
    return Happens(run, could)
