"""What the texts change for a while: numbers, icons, keywords, what cannot be, what the next card costs, what waits.

``until`` is "challenge", "phase", "round", "game", or "plot" (until you reveal a new plot).
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.delayed import Later
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.thrones.book.costs import REDUCE_NEXT, REDUCE_NEXT_MARSHALED
from desktop_app.games.thrones.book.declaring import MUST_DEFEND
from desktop_app.games.thrones.book.state_checks import DIES_AT_0
from desktop_app.games.thrones.reading.numbers import CLAIM_IN
from desktop_app.games.thrones.reading.queries import has_icon
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.lasting import CHALLENGE_WON, DELAYED, PHASE_ENDS, is_over, last
from desktop_app.games.thrones.vocabulary.bases import Can, OnCards, OnPlayers, TakesAway, always
from desktop_app.games.thrones.vocabulary.texts import Does, Now


def _until(m: Now, until: str) -> str:
    return f"plot:{m.seat}" if until == "plot" else until


def _lasts(until: str, can: Can = always) -> Can:
    """What more keeps it off, and whether that period is not over yet (GOT-130)."""
    return lambda m, thing: not is_over(m.g, until) and can(m, thing)


def modify(until: str = "phase", **numbers: Amount) -> OnCards:
    """Numbers of cards: ``modify("challenge", strength=2).on(host)``, with ``claim=1`` on ``your_plot``."""

    async def change(m: Now, cards: Sequence[str]) -> None:
        for name, amount in numbers.items():
            for card in cards:
                size = worth(amount, m.at(card))
                if size:
                    last(m.g, name, size, [card], _until(m, until), m.me)
                    sign = "−" if size < 0 else "+"
                    m.g.say("got-log-modified", card=m.g.ref(card), number=name, sign=sign, amount=abs(size))

    def changes(m: Now, card: str) -> bool:
        return any(worth(amount, m.at(card)) for amount in numbers.values())

    return OnCards("modify", change, _lasts(until, changes), {"numbers": tuple(numbers.items()), "until": until})


def gains(kind: str, what: str, until: str = "phase") -> OnCards:
    """``gains("icon", "intrigue")``, ``gains("keyword", "renown", "challenge")``, ``gains("way", ...)``."""

    async def give(m: Now, cards: Sequence[str]) -> None:
        last(m.g, f"{kind}:{what}", 0, cards, _until(m, until), m.me)
        m.g.say("got-log-gains", cards=[m.g.ref(card) for card in cards], kind=kind, what=what)

    return OnCards("gains", give, _lasts(until), {kind: what, "until": until})


def loses_icon(icon: str, until: str = "phase") -> TakesAway:
    """``loses_icon("military").on(target)``; with others it is counted against an icon that is gained later, too."""

    async def take(m: Now, cards: Sequence[str]) -> None:
        if not is_over(m.g, until):
            last(m.g, f"loses:{icon}", 0, cards, _until(m, until), m.me)
            m.g.say("got-log-loses", cards=[m.g.ref(card) for card in cards], what=icon)

    return TakesAway(
        "loses icon", take, _lasts(until, lambda m, card: has_icon(m.g, card, icon)), {"icon": icon, "until": until}
    )


def cannot(what: str, until: str = "phase") -> OnCards:
    """``cannot("defend").on(that_card)``; the words are those of ``forbids``."""

    async def forbid(m: Now, cards: Sequence[str]) -> None:
        last(m.g, f"cannot:{what}", 0, cards, _until(m, until), m.me)
        m.g.say("got-log-cannot", cards=[m.g.ref(card) for card in cards], what=what)

    return OnCards("cannot", forbid, _lasts(until), {"what": what, "until": until})


def player_cannot(what: str, until: str = "phase") -> OnPlayers:
    """``player_cannot("initiate:military", "round").on(loser)``; "initiate_against:you" is against you."""

    async def forbid(m: Now, seats: Sequence[str]) -> None:
        forbidden = what.replace(":you", f":{m.seat}")
        last(m.g, f"cannot:{forbidden}", 0, seats, _until(m, until), m.me)

    return OnPlayers("player cannot", forbid, _lasts(until), {"what": what, "until": until})


def dies_at_0(until: str = "phase") -> OnCards:
    """It is killed as soon as its STR is 0: ``both(modify(strength=-4), dies_at_0())``."""

    async def doom(m: Now, cards: Sequence[str]) -> None:
        last(m.g, DIES_AT_0, 0, cards, _until(m, until), m.me)

    return OnCards("dies at 0", doom, _lasts(until), {"until": until})


must_defend = OnCards(
    "must defend",
    lambda m, cards: _last(m, MUST_DEFEND, cards, "challenge"),
    _lasts("challenge"),
    {"until": "challenge"},
)
"""It must be declared as a defender for this challenge, if able."""


async def _last(m: Now, kind: str, things: Sequence[str], until: str) -> None:
    last(m.g, kind, 0, things, until, m.me)


def reduce_next(kinds: str, amount: int, until: str = "phase", *, marshaled: bool = False) -> OnPlayers:
    """The next card of a kind costs less: ``reduce_next("stark character", 1, marshaled=True).on(you)``.

    Without ``marshaled`` a card that is played counts too.
    """
    kind = REDUCE_NEXT_MARSHALED if marshaled else REDUCE_NEXT

    async def reduce(m: Now, seats: Sequence[str]) -> None:
        last(m.g, kind, amount, seats, until, m.me, kinds)

    return OnPlayers("reduce next", reduce, _lasts(until), {"kind": kinds, "amount": amount, "marshaled": marshaled})


def may_initiate_more(type: str, until: str = "phase") -> OnPlayers:
    """An additional challenge of a type: ``may_initiate_more("military").on(you)``."""

    async def allow(m: Now, seats: Sequence[str]) -> None:
        last(m.g, f"more:{type}", 0, seats, until, m.me)

    return OnPlayers("may initiate more", allow, _lasts(until), {"type": type, "until": until})


def claim_in(type: str, amount: int, until: str = "phase") -> OnPlayers:
    """A claim value changes in challenges of one type: ``claim_in("power", 1).on(you)``."""

    async def change(m: Now, seats: Sequence[str]) -> None:
        last(m.g, f"{CLAIM_IN}{type}", amount, seats, until, m.me)

    return OnPlayers("claim in", change, _lasts(until), {"type": type, "amount": amount, "until": until})


# -- delayed effects ---------------------------------------------------------------------------------------------------


def at_phase_end(name: str, deed: Does) -> Later[ThronesState]:
    """``then(put_into_play, at_phase_end("hear_me_roar", discard_unsaved))``; ``name`` stands in saved games."""
    return DELAYED.later(PHASE_ENDS, name, deed)


def if_you_win_it(name: str, deed: Does) -> Later[ThronesState]:
    """If you win this challenge: ``if_you_win_it("for_the_north", draw(1).on(you)).on(you)``."""
    return DELAYED.later(CHALLENGE_WON, name, deed)
