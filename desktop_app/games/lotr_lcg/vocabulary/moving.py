"""Verbs that take cards from place to place: drawing, discarding, returning, putting into play, changing control."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET, Verb
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.lotr_lcg.book.playing import hosts, may_enter, put_into_play
from desktop_app.games.lotr_lcg.book.revealing import add_to_staging
from desktop_app.games.lotr_lcg.reading.queries import facts, forbidden, immune
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs import discarding, leaving, moving, stand_ins
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now
from desktop_app.games.lotr_lcg.vocabulary.bases import OnCards, OnPlayers, TakesAway


class Draw(OnPlayers):
    """Draw cards: ``action(GLEOWINE, cost=exhausts, target=player, do=draw(1))``."""

    count: Amount

    def why_not_player(self, m: Now, seat: str) -> str:
        """There must be a card to draw, and nothing that stops drawing."""
        if forbidden(m.g, "draw", seat):
            return "forbidden"
        return "" if m.g.zones[f"deck:{seat}"] else NO_CHANGE

    def falls_short(self, m: Now, things: Sequence[str]) -> bool:
        """Every deck must hold as many."""
        return any(len(m.g.zones[f"deck:{seat}"]) < worth(self.count, m) for seat in self.subject.all(m))

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """They draw, all at once."""
        return await moving.draw_cards(m.g, things, worth(self.count, m))


class Discard(TakesAway):
    """Discard a card from play: ``forced(GANDALF, round_ends, do=discard.on(me))``."""

    together = True

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """They leave play, at once."""
        return await leaving.discard_from_play(m.g, *things)


class DiscardAtRandom(OnPlayers):
    """Discard cards drawn by chance from a hand: ``travel(NECROMANCERS_PASS,
    discard_at_random(2).on(first_player))``.
    """

    count: int

    def why_not_player(self, m: Now, seat: str) -> str:
        """The hand must hold a card."""
        return "" if m.g.zones[f"hand:{seat}"] else NO_CHANGE

    def falls_short(self, m: Now, things: Sequence[str]) -> bool:
        """Every hand must hold as many."""
        return any(len(m.g.zones[f"hand:{seat}"]) < self.count for seat in self.subject.all(m))

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """One hand after the other loses them."""
        lost = {seat: await discarding.discard_at_random(m.g, seat, self.count) for seat in things}
        return [seat for seat, cards in lost.items() if len(cards) == self.count]


class DiscardFromHand(Verb[LcgState]):
    """Discard cards of your own hand: ``each_player(discard_from_hand.on(in_hand(of_type("event"))))``."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """It must lie in that hand."""
        return "" if thing in m.g.zones[f"hand:{m.seat}"] else NO_TARGET

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """They are discarded at once."""
        return await discarding.discard_from_hand(m.g, m.seat, things)


class TakeBack(Verb[LcgState]):
    """Return a card that is not in play to its owner's hand: ``target=in_discard(sphere("spirit")), do=take_back``."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """It must be a player's card out of play; a hero is part of no deck and comes to no hand (LCG-105)."""
        if thing in m.g.pieces or m.g.owners[thing] not in m.g.seats or facts(m.g, thing).type == "hero":
            return NO_TARGET
        return ""

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """They go to hand."""
        return await moving.take_back(m.g, things)


class ReturnToHand(TakesAway):
    """Return a card in play to its owner's hand."""

    together = True

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """They leave play."""
        return await moving.return_to_hand(m.g, *things)


class ShuffleIntoDeck(TakesAway):
    """Shuffle a card in play into its owner's deck, or into the encounter deck."""

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """They leave play, and the decks are shuffled."""
        return await moving.shuffle_into_deck(m.g, things)


class ShuffleIntoEncounterDeck(Verb[LcgState]):
    """Shuffle an encounter card that is not in play into the encounter deck: ``shuffle_into_encounter_deck.on(me)``."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """It must lie on a pile of the scenario."""
        return "" if m.g.home[thing] in ("encounter_discard", "victory") else NO_TARGET

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """They go there, and the deck is shuffled."""
        return await moving.shuffle_into_encounter_deck(m.g, things)


class PutIntoPlay(Verb[LcgState]):
    """Put a card into play under your control, or with ``owners`` under its owner's, without paying for it."""

    owners: bool = False

    def why_not_on(self, m: Now, thing: str) -> str:
        """It must be a card that can lie in play, and no copy of a unique one that is there; for a player who is in."""
        printed = facts(m.g, thing)
        if (m.g.owners[thing] if self.owners else m.seat) in m.g.eliminated:
            return NO_TARGET
        if thing in m.g.pieces or printed.type == "event":
            return NO_TARGET
        if printed.type == "attachment" and not hosts(m.g, m.seat, thing):
            return "no_host"
        return "" if may_enter(m.g, thing) else "unique"

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """One after the other enters play."""
        entered = []
        for card in self.one_by_one(m, things):
            seat = m.g.owners[card] if self.owners else m.seat
            m.g.say("lcg-log-put-into-play", card=m.g.ref(card), seat=seat_ref(seat))
            if await put_into_play(m.g, seat, card):
                entered.append(card)
        return entered


class TakeControl(OnCards):
    """The chosen player takes control of a card: ``give_control.on(me)``."""

    def why_not_card(self, m: Now, card: str) -> str:
        """Somebody else must control it."""
        if forbidden(m.g, "change_control", card):
            return "forbidden"
        return NO_CHANGE if m.g.pieces[card].controller == m.target else ""

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """Control changes."""
        return [card for card in self.one_by_one(m, things) if await moving.take_control(m.g, card, m.target)]


class AttachThis(Verb[LcgState]):
    """This revealed card is attached to a character and counts as an attachment: ``attach_this``."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """The character must be in play and may have it, and not be immune to it (LCG-200)."""
        if thing not in m.g.pieces:
            return NO_TARGET
        if immune(m.g, thing, m.code):
            return "immune"
        return "" if moving.can_attach(m.g, m.me, thing) else "forbidden"

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """It enters play on the character."""
        return [things[0]] if await moving.attach_treachery(m.g, m.me, things[0]) else []


class AttachToDeck(OnPlayers):
    """This encounter card is attached to the top of a player's deck: ``when_revealed(IRON_SHACKLES,
    attach_to_deck.on(first_player))``.
    """

    def why_not_player(self, m: Now, seat: str) -> str:
        """It must not lie there already."""
        return NO_CHANGE if m.g.home[m.me] == f"on_deck:{seat}" else ""

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """It enters play as an attachment."""
        return [things[0]] if await moving.attach_to_deck(m.g, m.me, things[0]) else []


class AddToStaging(Verb[LcgState]):
    """An encounter card that waits out of play is added to the staging area: ``add_to_the_staging_area.on(me)``."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """It must be out of play."""
        return NO_TARGET if thing in m.g.pieces else ""

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """They enter play without being revealed."""
        return [card for card in self.one_by_one(m, things) if await add_to_staging(m.g, card)]


class PlaceOrcGuard(OnPlayers):
    """The top card of a player's deck lies face down before them as an Orc Guard: ``place_orc_guard.on(you)``."""

    def why_not_player(self, m: Now, seat: str) -> str:
        """The deck must hold a card."""
        return "" if m.g.zones[f"deck:{seat}"] else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """One player after the other."""
        return [seat for seat in self.one_by_one(m, things) if await stand_ins.place_orc_guard(m.g, seat)]


discard, discard_from_hand = Discard(), DiscardFromHand()
take_back, return_to_hand_from_play, shuffle_into_deck = TakeBack(), ReturnToHand(), ShuffleIntoDeck()
shuffle_into_encounter_deck = ShuffleIntoEncounterDeck()
put_into_your_play, put_into_owners_play = PutIntoPlay(), PutIntoPlay(owners=True)
give_control, attach_this = TakeControl(), AttachThis()
attach_to_deck, add_to_the_staging_area, place_orc_guard = AttachToDeck(), AddToStaging(), PlaceOrcGuard()


async def _on_top(m: Now) -> None:
    m.event.to, m.event.index, m.event.turn = "encounter_deck", 0, m.g.resolved


goes_on_top_of_the_encounter_deck: Happens[LcgState] = happens(_on_top, told="goes on top of the encounter deck")
"""``forced(BANKS_OF_THE_ANDUIN, this_would_leave_play, do=...)``: it goes there and not to its discard pile."""


async def _out_of_the_game(m: Now) -> None:
    m.event.to = "removed"


goes_out_of_the_game: Happens[LcgState] = happens(_out_of_the_game, told="goes out of the game")
"""``forced(MENDOR, this_would_leave_play, do=goes_out_of_the_game)``: by whatever way it leaves."""


def draw(count: Amount) -> Draw:
    """``draw(2).on(its_controller)``"""
    return Draw(count)


def discard_at_random(count: int) -> DiscardAtRandom:
    """``discard_at_random(2).on(first_player)``"""
    return DiscardAtRandom(count)
