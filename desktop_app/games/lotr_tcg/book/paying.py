"""What is paid for a card and for a text: each cost by itself, all of them together, and what the pool holds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from desktop_app.games.kit.deeds import Own
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.texts import NO_COST, Text
from desktop_app.games.lotr_tcg.book.costs import too_dear
from desktop_app.games.lotr_tcg.reading.numbers import twilight_cost
from desktop_app.games.lotr_tcg.reading.queries import FACTS, SHADOW, facts
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.entering import bearers, less_on
from desktop_app.games.lotr_tcg.vocabulary.bases import PlaysWhatIsThere
from desktop_app.games.lotr_tcg.vocabulary.spotting import takes_nothing
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS, Does, Now, Says, ToPlayPays


def moment(g: TcgState, seat: str, card: str) -> Now:
    """A card's ability as it looks to the seat that would use it."""
    return Moment(g, seat, card, g.codes[card])


# -- costs of a text ---------------------------------------------------------------------------------------------------


def why_not_pay(m: Now, text: Says) -> str:
    """Why the costs of a text cannot be paid, with the tokens of an event together: a reason id, or ""."""
    why = text.why_not_pay(m)
    return "twilight" if why in ("", NO_COST) and short_of_tokens(m, text) else why


def short_of_tokens(m: Now, text: Says) -> bool:
    """Whether the pool holds too few tokens for a Shadow event and all that its text removes besides, which are paid
    together (TCG-384, TCG-408)."""
    removed = _removed(m, text)
    if not removed:
        return False
    played = m.me not in m.g.pieces and facts(m.g, m.me).type == "event" and facts(m.g, m.me).side == SHADOW
    return removed + (twilight_cost(m.g, m.me) if played else 0) > m.g.twilight


def _removed(m: Now, text: Says) -> int:
    """How many tokens the costs of a text remove in all."""
    if not text.cost:
        return 0
    return sum(amount for stock, amount, _ in (cost.draws_on(m) for cost in text.cost) if stock == "twilight")


# -- what else is paid to play a card ----------------------------------------------------------------------------------


async def _it_is_played(m: Now) -> None:
    """What such a payment is for."""


_PAYMENTS = CARDS.by_code(ToPlayPays)
_IS_PLAYED: Does = Own(_it_is_played)
_NOTHING_MORE: Says = Text(_IS_PLAYED)
"""What most cards cost besides their tokens."""


def to_play_it(g: TcgState, card: str) -> Says:
    """What is paid besides its tokens to play a card, as one text."""
    parts = _PAYMENTS.get(g.codes[card])
    return Text(_IS_PLAYED, cost=tuple(part.cost for part in parts)) if parts else _NOTHING_MORE


def why_not_pay_to_play(g: TcgState, seat: str, card: str) -> str:
    """Why what is paid besides its tokens to play a card cannot be paid: a reason id, or ""."""
    return why_not_pay(moment(g, seat, card), to_play_it(g, card)) if _pays_more(g, card) else ""


def _pays_more(g: TcgState, card: str) -> bool:
    """Whether anything is: for most cards it is not."""
    return g.codes[card] in _PAYMENTS


def places(g: TcgState, seat: str, card: str, less: int = 0) -> list[str]:
    """Whom a card may be played on: who may bear it, and where the pool holds what it costs on him (TCG-084)."""
    return [host for host in bearers(g, seat, card) if not is_too_dear(g, seat, card, less, host)]


def is_too_dear(g: TcgState, seat: str, card: str, less: int, host: str = "") -> bool:
    """Whether the pool holds too few tokens for a card and what else is removed from it to play that (TCG-384)."""
    removed = _removed(moment(g, seat, card), to_play_it(g, card)) if _pays_more(g, card) else 0
    return too_dear(g, card, less + less_on(g, card, host), removed)


def why_not_afford(m: Now, text: Says) -> str:
    """Why the requirements of a text are not met or its costs cannot be paid (TCG-086, TCG-384).

    Whether it would have any effect does not matter (TCG-391), save for what costs nothing and is played by no card;
    but the card that it plays from where its player sees it has to be there.
    """
    if text.condition is not None and not text.condition(m):
        return "spot"
    why = why_not_pay(m, text)
    if why:
        return why
    if any(not part.is_there(m) for part in _plays_there(text.do)):
        return "not_there"
    free = FACTS[m.code].type != "event" and takes_nothing(text)
    return text.why_not(m) if free else ""


@lru_cache(maxsize=1024)
def _plays_there(deed: Does) -> Sequence[PlaysWhatIsThere]:
    """What of a deed plays a card of an area that its player sees."""
    return [part for part in deed.parts() if isinstance(part, PlaysWhatIsThere)]
