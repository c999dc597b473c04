"""How deeds are put together in this game: each player, one of several, choosing, may, if, instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card, choose_cards, choose_option, choose_player, seat_ref
from desktop_app.games.kit.asking import may as ask_whether
from desktop_app.games.kit.combining import If, Instead, May, OneOf, both, then
from desktop_app.games.kit.deeds import Own
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Amount
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.thrones.book.targets import why_not_the_others
from desktop_app.games.thrones.reading.queries import out_of_reach, players
from desktop_app.games.thrones.state import CHALLENGES, ThronesState
from desktop_app.games.thrones.vocabulary.texts import Does, Now, Those
from desktop_app.games.thrones.vocabulary.together import Choosing, EachPlayer

__all__ = [
    "Own",
    "both",
    "by_type",
    "choosing",
    "each_player",
    "if_",
    "instead",
    "may",
    "names",
    "one_of",
    "then",
]


def each_player(deed: Does) -> EachPlayer:
    """Each player in player order: ``each_player(choosing(character(yours), discard_unsaved))``; where each chooses it
    happens to all at once."""
    return EachPlayer(deed, lambda m: list(players(m.g)))


def one_of(ask: str, **ways: Does) -> OneOf[ThronesState]:
    """You choose one: ``one_of("got-ask-great-kraken", draw_one=draw(1).on(you), gain_one=...)``; names are verbs."""

    async def choose(m: Now, possible: Sequence[str]) -> str:
        return await choose_option(m.g, m.seat, ask, possible, source=m.me)

    return OneOf(ways, choose)


NAME = "name_"
"""How the verbs begin that name a challenge type."""


def by_type(deed: Callable[[str], Does]) -> OneOf[ThronesState]:
    """You name a challenge type, so that all hear it: ``by_type(lambda type: player_cannot(f"initiate:{type}")
    .on(winner))``."""

    async def choose(m: Now, possible: Sequence[str]) -> str:
        verb = await choose_option(m.g, m.seat, "got-ask-type", possible, source=m.me)
        m.g.say("got-log-names", seat=seat_ref(m.seat), what=verb.removeprefix(NAME))
        return verb

    return OneOf({f"{NAME}{type}": deed(type) for type in CHALLENGES}, choose)


def names(type: str) -> Happens[ThronesState]:
    """A challenge type is named for this card: ``by_type(names)``, then ``named_type("power")`` is true."""

    async def name(m: Now) -> None:
        m.g.named[m.me] = type

    return happens(name, told="names", type=type)


def choosing(group: Those, deed: Does, count: Amount = 1, *, ask: str = "", up_to: bool = False) -> Choosing:
    """You choose while it resolves: ``choosing(character(yours), discard_unsaved)``, ``..., 3, up_to=True``.

    So does whatever a text acts on without the word "choose": it is no target (GOT-134), and nobody who could cancel
    knows of it yet. Without a question of its own (``ask``) what the deed does is asked.
    """
    id = ask or ("got-ask-player" if group.players else "got-ask-target")
    purpose = None if ask else Purpose(group, deed)

    async def pick(m: Now, able: list[str], wanted: int, optional: bool) -> list[str]:
        def refusals() -> list[Refusal]:
            return why_not_the_others(m, group, deed)

        if group.players:
            player = await choose_player(m.g, m.seat, id, able, source=m.me, refusals=refusals, purpose=purpose)
            return [player]
        if wanted == 1 and not optional:
            return [await choose_card(m.g, m.seat, id, able, source=m.me, refusals=refusals, purpose=purpose)]
        return await choose_cards(
            m.g, m.seat, id, able, wanted, source=m.me, up_to=optional, refusals=refusals, purpose=purpose
        )

    return Choosing(group, deed, pick, count, up_to, out_of_reach)


def may(deed: Does, *, ask: str = "got-ask-may") -> May[ThronesState]:
    """You may: ``may(discard.on(...))``."""

    async def whether(m: Now) -> bool:
        return m.seat not in m.g.eliminated and await ask_whether(m.g, m.seat, ask, source=m.me)

    return May(deed, whether)


def if_(condition: Callable[[Now], bool], deed: Does, otherwise: Does | None = None) -> If[ThronesState]:
    """One thing or another, as it is when it resolves."""
    return If(condition, deed, otherwise)


def instead(deed: Does) -> Instead[ThronesState]:
    """In place of what would happen, which counts as having happened all the same (GOT-142)."""
    return Instead(deed, met=True)
