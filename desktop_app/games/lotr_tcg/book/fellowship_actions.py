"""What is always available in the fellowship phase beside playing cards: discarding to heal, and transferring."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.lotr_tcg.book.costs import pay_twilight
from desktop_app.games.lotr_tcg.reading.path import are_together
from desktop_app.games.lotr_tcg.reading.queries import BORNE, allies, companions, facts, kind, titled
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.transferring import is_transferable, may_bear_instead, transfer
from desktop_app.games.lotr_tcg.verbs.wounds import can_heal, heal

NO_TRANSFER = {
    "bearer": ("TCG-451", "tcg-no-transfer-bearer"),
    "away": ("TCG-450", "tcg-no-transfer-away"),
    "starter": ("TCG-449", "tcg-no-transfer-starter"),
}
"""The rule and the words of each reason why something cannot be handed on."""
NO_HEALING, NOT_UNIQUE = ("TCG-050", "tcg-no-heal"), ("TCG-149", "tcg-no-heal-common")
NO_MINION = ("TCG-453", "tcg-no-transfer-minion")


def options(g: TcgState, seat: str) -> list[Option]:
    """Discarding to heal, and under the full rules transferring, while it is his fellowship phase."""
    if not _is_his_phase(g, seat):
        return []
    return [*_heals(g, seat), *(Option("transfer", card, to) for card, to, why in _transfers(g) if not why)]


def refusals(g: TcgState, seat: str) -> list[Refusal]:
    """Why what is borne cannot be transferred to a character, or not in this phase, and why a card of the hand does not
    heal one."""
    if seat != g.active:
        borne = [card for minion in g.zones[f"minions:{seat}"] for card in g.pieces[minion].attachments]
        return [refuse(g, *NO_MINION, "transfer", card) for card in borne if kind(g, card) in BORNE]
    if not _is_his_phase(g, seat):
        return [refuse(g, "TCG-449", "tcg-no-transfer-phase", "transfer", card) for _, card in _borne(g)]
    kept = [(NO_TRANSFER[why], "transfer", card, to) for card, to, why in _transfers(g) if why]
    hand = g.zones[f"hand:{seat}"]
    sound = [(NO_HEALING, "heal", card, to) for card in hand for to in _namesakes(g, card) if not can_heal(g, to)]
    common = [(NOT_UNIQUE, "heal", card, to) for card in hand if not facts(g, card).unique for to in _titled(g, card)]
    return [refuse(g, *reason, verb, card, to, whom=g.ref(to)) for reason, verb, card, to in kept + sound + common]


def _is_his_phase(g: TcgState, seat: str) -> bool:
    return g.phase == "fellowship" and seat == g.active


# -- discarding to heal ------------------------------------------------------------------------------------------------


def _heals(g: TcgState, seat: str) -> list[Option]:
    hand = g.zones[f"hand:{seat}"]
    return [Option("heal", card, whom) for card in hand for whom in _namesakes(g, card) if can_heal(g, whom)]


def _namesakes(g: TcgState, card: str) -> list[str]:
    """Whom a unique companion or ally card of the hand may heal, once wounded: who has its title (TCG-147 to
    TCG-149)."""
    return _titled(g, card) if facts(g, card).unique else []


def _titled(g: TcgState, card: str) -> list[str]:
    """Who in play has the title of a companion or ally of the hand."""
    printed = facts(g, card)
    return list(titled(g, printed.titles["en"])) if printed.type in ("companion", "ally") else []


async def discard_to_heal(g: TcgState, seat: str, card: str, whom: str) -> None:
    """The card is discarded from the hand, the character healed."""
    g.say("tcg-log-discards-to-heal", seat=seat_ref(seat), card=g.ref(card), whom=g.ref(whom), rule="TCG-147")
    g.move(card, f"discard:{seat}")
    await heal(g, [whom], card)


# -- transferring ------------------------------------------------------------------------------------------------------


def _transfers(g: TcgState) -> Iterator[tuple[str, str, str]]:
    """Each possession and artifact that is borne with every other character, and why it cannot go to him, "" where it
    can (TCG-449); in the starter game nothing can."""
    for host, card in _borne(g):
        able = may_bear_instead(g, card)
        for to in [*companions(g), *allies(g)]:
            if to != host:
                apart = "" if are_together(g, host, to) else "away"
                yield card, to, "starter" if g.starter else apart if to in able else "bearer"


def _borne(g: TcgState) -> list[tuple[str, str]]:
    """What could be handed on at all, each behind its bearer."""
    found = [*companions(g), *allies(g)]
    return [(host, card) for host in found for card in g.pieces[host].attachments if is_transferable(g, card)]


async def pay_to_transfer(g: TcgState, seat: str, card: str, to: str) -> None:
    """A card goes to another bearer, for its twilight cost."""
    cost = pay_twilight(g, card)
    g.say("tcg-log-transfers", seat=seat_ref(seat), card=g.ref(card), to=g.ref(to), cost=cost, rule="TCG-449")
    await transfer(g, card, to)
