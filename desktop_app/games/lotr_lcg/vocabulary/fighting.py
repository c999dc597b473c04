"""Verbs of enemies, attacks, the quest and objectives."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.asking import choose_card
from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET
from desktop_app.games.lotr_lcg.book.encounter_phase import engage, return_to_staging
from desktop_app.games.lotr_lcg.book.enemy_attack import attack_now
from desktop_app.games.lotr_lcg.book.objectives import claim, is_guarded
from desktop_app.games.lotr_lcg.book.player_attack import attack_at_once, reaches
from desktop_app.games.lotr_lcg.book.quest_phase import uncommit
from desktop_app.games.lotr_lcg.reading.queries import engaged_with, forbidden, players
from desktop_app.games.lotr_lcg.verbs.moving import can_attach
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now
from desktop_app.games.lotr_lcg.vocabulary.bases import OnCards


class EngageYou(OnCards):
    """An enemy engages you: ``response(SON_OF_ARNOR, this_enters_play, target=enemy(~engaged_with_you),
    do=engage_you)``.
    """

    def why_not_card(self, m: Now, card: str) -> str:
        """It must not be engaged with you already."""
        if forbidden(m.g, "engage", card) or forbidden(m.g, "engage", m.seat):
            return "forbidden"
        return NO_CHANGE if engaged_with(m.g, card) == m.seat else ""

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """One after the other engages."""
        return [enemy for enemy in self.one_by_one(m, things) if await engage(m.g, enemy, m.seat)]


class ReturnToStaging(OnCards):
    """An engaged enemy returns to the staging area: ``target=enemy(engaged), do=return_to_the_staging_area``."""

    def why_not_card(self, m: Now, card: str) -> str:
        """It must be engaged."""
        return "" if engaged_with(m.g, card) else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """They go back."""
        return [enemy for enemy in self.one_by_one(m, things) if await return_to_staging(m.g, enemy)]


class RemoveFromQuest(OnCards):
    """A committed character is removed from the quest."""

    def why_not_card(self, m: Now, card: str) -> str:
        """It must be committed."""
        if forbidden(m.g, "leave_the_quest", card):
            return "forbidden"
        return "" if m.g.pieces[card].committed else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """They leave the quest."""
        return [card for card in self.one_by_one(m, things) if await uncommit(m.g, card)]


class AttackWithPaid(OnCards):
    """The character that paid the cost attacks an enemy at once: ``cost=exhausts_one(...), do=attack_with_it``."""

    def why_not_card(self, m: Now, card: str) -> str:
        """Some character that could pay, and is still there, may attack it (LCG-029)."""
        return "" if any(p in m.g.pieces and card in reaches(m.g, m.seat, p) for p in m.paid) else NO_TARGET

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """The attack follows the steps of a player attack."""
        await attack_at_once(m.g, m.seat, m.paid[0], things[0])
        return None


class AttackYou(OnCards):
    """An enemy makes an immediate attack against you: ``each_player(attack_you.on(enemy(engaged_with_you)))``."""

    def why_not_card(self, m: Now, card: str) -> str:
        """Nothing may keep it from attacking."""
        return "forbidden" if forbidden(m.g, "attack", card) or forbidden(m.g, f"attack:{m.seat}", card) else ""

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """One attack after the other, each with a shadow card (LCG-027, LCG-028); the player says which (LCG-464)."""
        waiting = list(things)
        while waiting and m.seat in players(m.g):
            enemy = await choose_card(m.g, m.seat, "lcg-ask-enemy-attack", waiting)
            await attack_now(m.g, enemy, m.seat)
            waiting = [other for other in self.one_by_one(m, waiting) if other != enemy]
        return None


class Claim(OnCards):
    """You claim an unguarded objective for the chosen character: ``claim_this``."""

    def why_not_card(self, m: Now, card: str) -> str:
        """No encounter card guards it (LCG-322), and the character may have it."""
        if is_guarded(m.g, m.me):
            return "guarded"
        return "" if can_attach(m.g, m.me, card) else "forbidden"

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """It becomes an attachment (LCG-324)."""
        return [things[0]] if await claim(m.g, m.seat, m.me, things[0]) else []


engage_you, return_to_the_staging_area, remove_from_quest = EngageYou(), ReturnToStaging(), RemoveFromQuest()
attack_with_it, attack_you, claim_this = AttackWithPaid(), AttackYou(), Claim()
