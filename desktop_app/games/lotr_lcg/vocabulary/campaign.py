"""The words of campaign cards, boons and burdens: what starts in play, what is set aside, what is earned."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.games.kit.asking import choose_card
from desktop_app.games.kit.deeds import NO_TARGET, Deed
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.lotr_lcg.book.campaign_card import campaign_of, earn
from desktop_app.games.lotr_lcg.reading.queries import heroes, in_play, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs import moving
from desktop_app.games.lotr_lcg.verbs.moving import attach, enter_play
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now


def _waiting(g: LcgState, zone: str, *codes: str) -> list[str]:
    return [card for card in g.zones[zone] if g.codes[card] in codes]


def without(g: LcgState, seat: str, code: str) -> list[str]:
    """The heroes of a seat that do not bear a card of this code: there is a limit of one on each."""
    return [hero for hero in heroes(g, seat) if all(g.codes[each] != code for each in g.pieces[hero].attachments)]


def start_in_play(ally: str, *, told: str) -> Happens[LcgState]:
    """An ally starts in play under the control of the first player: ``start_in_play(MENDOR, told=...)``."""

    async def enter(m: Now) -> None:
        seat = players(m.g)[0]
        for card in _waiting(m.g, "pool", ally):
            await enter_play(m.g, card, f"play:{seat}", seat)

    return happens(enter, told=told)


def set_aside(*codes: str, told: str) -> Happens[LcgState]:
    """Every copy is set aside, out of play: ``set_aside(VALOR, SCARRED, told=...)``."""

    async def aside(m: Now) -> None:
        earned = campaign_of(m.g).pool
        await moving.set_aside(m.g, [card for card in _waiting(m.g, "pool", *codes) if card not in earned])

    return happens(aside, told=told)


class AttachTo(Deed[LcgState]):
    """You attach a copy of a card that lies in a zone to a hero who has none yet: ``attach_set_aside(VALOR, ...)``.

    A hero bears no more than one. ``told`` is what words call it.
    """

    code: str
    zone: str
    whose: Callable[[Now], Sequence[str]]
    told: str

    def hosts(self, m: Now) -> list[str]:
        """The heroes that may get it."""
        return [host for seat in self.whose(m) for host in without(m.g, seat, self.code)]

    def why_not(self, m: Now) -> str:
        """There must be a copy, and a hero for it."""
        return "" if _waiting(m.g, self.zone, self.code) and self.hosts(m) else NO_TARGET

    async def perform(self, m: Now) -> bool:
        """Asks which hero, and attaches it."""
        if self.why_not(m):
            return False
        card = _waiting(m.g, self.zone, self.code)[0]
        host = await choose_card(m.g, m.seat, "lcg-ask-host", self.hosts(m), source=card)
        await attach(m.g, card, host)
        m.g.say("lcg-log-attached", card=m.g.ref(card), host=m.g.ref(host))
        return True


def _your_own(m: Now) -> Sequence[str]:
    return [m.seat]


def _everybodys(m: Now) -> Sequence[str]:
    return players(m.g)


def attach_set_aside(code: str, *, told: str) -> AttachTo:
    """To a hero of yours: ``each_player(attach_set_aside(VALOR, told="attach valor"))``"""
    return AttachTo(code, "set_aside", _your_own, told)


def attach_from_the_box(code: str, *, told: str) -> AttachTo:
    """In set-up, to a hero of the first player's choice, whoever's it is:
    ``attach_from_the_box(APPOINTED_BY_FATE, told=...)``."""
    return AttachTo(code, "pool", _everybodys, told)


# -- what is earned ------------------------------------------------------------------------------------------------


def earns(code: str, *, told: str) -> Happens[LcgState]:
    """The players earn a card: ``earns(UNGOLIANTS_SWARM, told="earn the swarm")``."""

    async def earned(m: Now) -> None:
        earn(m.g, code)
        m.g.say("lcg-log-earned", card=f"@:{code}", rule="LCG-540")

    return happens(earned, told=told)


def each_earns(code: str, *, told: str) -> Happens[LcgState]:
    """Each player earns a copy of a card, also who was eliminated: the players won together."""

    async def earned(m: Now) -> None:
        for seat in m.g.seats:
            earn(m.g, code, seat)
        m.g.say("lcg-log-earned-each", card=f"@:{code}", rule="LCG-540")

    return happens(earned, told=told)


def keep_those_in_play(*codes: str, told: str) -> Happens[LcgState]:
    """Every copy in play comes into the campaign pool, with the hero that bears it (LCG-542)."""

    async def kept(m: Now) -> None:
        for code in codes:
            for card in _new_in_play(m.g, code):
                host = m.g.pieces[card].host
                earn(m.g, code, m.g.codes[host])
                m.g.say("lcg-log-earned-by", card=m.g.ref(card), host=m.g.ref(host), rule="LCG-542")

    return happens(kept, told=told)


def _new_in_play(g: LcgState, code: str) -> Sequence[str]:
    """The copies on somebody that the campaign pool does not have already."""
    return [card for card in in_play(g, code) if g.pieces[card].host and card not in campaign_of(g).pool]
