"""What is always available in the fellowship phase beside playing cards: discarding to heal, and transferring."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.lotr_tcg.book.costs import pay_twilight
from desktop_app.games.lotr_tcg.reading.queries import allies, are_together, companions, facts, titled
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.transferring import is_transferable, may_bear_instead, transfer
from desktop_app.games.lotr_tcg.verbs.wounds import can_heal, heal

NO_TRANSFER = {"bearer": ("TCG-451", "tcg-no-transfer-bearer"), "away": ("TCG-450", "tcg-no-transfer-away")}
"""The rule and the words of each reason why something cannot be handed on."""


def options(g: TcgState, seat: str) -> list[Option]:
    """Discarding to heal, and under the full rules transferring, while it is his fellowship phase."""
    if not _is_his_phase(g, seat):
        return []
    return [*_heals(g, seat), *(Option("transfer", card, to) for card, to, why in _transfers(g) if not why)]


def refusals(g: TcgState, seat: str) -> list[Refusal]:
    """Why what is borne cannot be transferred to a character, while it could be to another."""
    if not _is_his_phase(g, seat):
        return []
    return [
        refuse(g, *NO_TRANSFER[why], "transfer", card, to, whom=g.ref(to)) for card, to, why in _transfers(g) if why
    ]


def _is_his_phase(g: TcgState, seat: str) -> bool:
    return g.phase == "fellowship" and seat == g.active


# -- discarding to heal ------------------------------------------------------------------------------------------------


def _heals(g: TcgState, seat: str) -> list[Option]:
    return [Option("heal", card, whom) for card in g.zones[f"hand:{seat}"] for whom in _healed_by(g, card)]


def _healed_by(g: TcgState, card: str) -> list[str]:
    """Whom a unique companion or ally card of the hand may heal: the wounded of the same title (TCG-147 to TCG-149)."""
    printed = facts(g, card)
    if not printed.unique or printed.type not in ("companion", "ally"):
        return []
    return [other for other in titled(g, printed.titles["en"]) if can_heal(g, other)]


async def discard_to_heal(g: TcgState, seat: str, card: str, whom: str) -> None:
    """The card is discarded from the hand, the character healed."""
    g.say("tcg-log-discards-to-heal", seat=seat_ref(seat), card=g.ref(card), whom=g.ref(whom), rule="TCG-147")
    g.move(card, f"discard:{seat}")
    await heal(g, [whom], card)


# -- transferring ------------------------------------------------------------------------------------------------------


def _transfers(g: TcgState) -> Iterator[tuple[str, str, str]]:
    """Under the full rules each possession and artifact that is borne with every other character, and why it cannot go
    to him, "" where it can (TCG-449)."""
    found = [] if g.starter else [*companions(g), *allies(g)]
    borne = [(host, card) for host in found for card in g.pieces[host].attachments if is_transferable(g, card)]
    for host, card in borne:
        able = may_bear_instead(g, card)
        for to in found:
            if to != host:
                apart = "" if are_together(g, host, to) else "away"
                yield card, to, apart if to in able else "bearer"


async def pay_to_transfer(g: TcgState, seat: str, card: str, to: str) -> None:
    """A card goes to another bearer, for its twilight cost."""
    cost = pay_twilight(g, card)
    g.say("tcg-log-transfers", seat=seat_ref(seat), card=g.ref(card), to=g.ref(to), cost=cost, rule="TCG-449")
    await transfer(g, card, to)
