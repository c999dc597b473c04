"""How deeds are put together in this game: choosing, each player, may, if."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from desktop_app.games.kit.asking import choose_card, choose_cards, choose_player
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.combining import Choosing, EachPlayer, If, May, both, then
from desktop_app.games.kit.deeds import Own
from desktop_app.games.kit.moment import Amount
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.meccg.reading.queries import opponent
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.vocabulary.texts import Does, Holds, Now, Those

__all__ = ["both", "choosing", "each_player", "if_", "may", "own", "then"]


def choosing(group: Those, deed: Does, count: Amount = 1, *, up_to: bool = False) -> Choosing[MecState]:
    """You choose while it resolves: ``choosing(in_discard(type_of("resource")), into_play_deck)``."""
    purpose = Purpose(group, deed)

    async def pick(m: Now, able: list[str], wanted: int, optional: bool) -> list[str]:
        if able[0] in m.g.seats:
            return [await choose_player(m.g, m.seat, "mec-ask-player", able, source=m.me, purpose=purpose)]
        if wanted == 1 and not optional:
            return [await choose_card(m.g, m.seat, "mec-ask-target", able, source=m.me, purpose=purpose)]
        return await choose_cards(
            m.g, m.seat, "mec-ask-targets", able, wanted, source=m.me, up_to=optional, purpose=purpose
        )

    return Choosing(group, deed, pick, count, up_to)


def may(deed: Does) -> May[MecState]:
    """You may."""

    async def whether(m: Now) -> bool:
        return await ask_whether(m.g, m.seat, "mec-ask-may", source=m.me)

    return May(deed, whether)


def if_(condition: Holds, deed: Does, otherwise: Does | None = None) -> If[MecState]:
    """One thing or another, as it is when it resolves."""
    return If(condition, deed, otherwise)


def each_player(deed: Does) -> EachPlayer[MecState]:
    """Each player, the resource player first."""
    return EachPlayer(deed, lambda m: [m.g.active, opponent(m.g, m.g.active)])


def own(run: Callable[[Now], Awaitable[None]], *, told: str, could: Holds | None = None) -> Own[MecState]:
    """What only one card does, as a coroutine: ``do=own(_draws_by_wilderness, told="draws by wilderness")``."""
    return Own(run, could, told)
