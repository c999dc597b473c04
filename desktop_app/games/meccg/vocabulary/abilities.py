"""The words for the parts of a text: how an event is played, what may be used, what always holds.

A card reads like its text::

    event(CONCEALMENT, during="attack", cost=taps(under_attack(skill("scout"))), do=cancel_attack, skilled=True)
    permanent(GATES_OF_MORNING)
    corruption_card(LURE_OF_NATURE, on=company_member(~race("hobbit", "dwarf", "orc")), above=4)
    bonus(GLAMDRING, "prowess", 3, most=8, against=("orc",), most_against=9)
    influence(THEODEN, 2, against=titled("Riders of Rohan"))
    required(BARROW_WIGHT, this_attack_ends, do=check_corruption(-2).on(wounded_by_it))
"""

from __future__ import annotations

from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.combining import then as put_and
from desktop_app.games.kit.limits import Limit, per
from desktop_app.games.kit.moment import Amount, told
from desktop_app.games.kit.texts import Cost, Text
from desktop_app.games.kit.writing import Writing
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.rolling import roll
from desktop_app.games.meccg.vocabulary.card_conditions import ringwraith, uncursed
from desktop_app.games.meccg.vocabulary.costs import Tries
from desktop_app.games.meccg.vocabulary.deeds import both, own
from desktop_app.games.meccg.vocabulary.groups import me, without_copies, you
from desktop_app.games.meccg.vocabulary.texts import (
    CARDS,
    Adds,
    Bars,
    Bonus,
    ChangesAttacks,
    DiscardedWhen,
    Does,
    ExtraAttack,
    Holds,
    InfluenceAgainst,
    Now,
    RepeatsAttacks,
    Requires,
    Storing,
    Those,
    Unlike,
    Which,
)
from desktop_app.games.meccg.vocabulary.verbs import discard, enters, enters_on_company

Costs = Cost[MecState] | tuple[Cost[MecState], ...]
_WRITING: Writing[MecState] = Writing(CARDS, from_hand=lambda code: False)

response = _WRITING.response
"""What may be used when a trigger holds: ``response(CODE, trigger, do=...)``."""
required = _WRITING.forced
"""What happens without anybody wanting it: ``required(BARROW_WIGHT, this_attack_ends, do=...)``."""
constant = _WRITING.constant
"""What changes numbers: ``constant(BALIN, on=me, prowess=2, applies=fighting("orc"))``: "prowess", "body", "mind",
"influence", "corruption" (points), "check" (what is added to corruption checks), "points"."""
grants = _WRITING.grants
"""What gives something by name: ``grants("sheltered", GOLDBERRY, "all", on=me)`` (not attacked; "site": not by what is
keyed to a site), ``grants("never_taps", WORTHY_HILLS, "yes", on=me)``, ``grants("heals", OLD_FOREST, "yes", on=me)`` (a
site where wounds heal as at a haven), ``grants("normal_attacks", MORIA, "yes", on=me)``, "no_attacks"."""
forbids = _WRITING.forbids
"""What may not be: "tap", "untap", "heal", "move", "follow" (under direct influence), "face_creatures", "influence"."""
blanks = _WRITING.blanks
permits = _WRITING.permits
"""Permissions that the rules ask for: ``permits(TWILIGHT, "any_time")``, ``permits(TWILIGHT, "free_of_limit")``,
``permits(WIZARDS_LAUGHTER, "opponents_turn")``, ``permits(FOOLISH_WORDS, "guards_resource")``, ``"guards_influence"``
and ``"guards_attack"`` (may be revealed from on guard), ``permits(BURAT, "uncounted")`` (brought beside the one
character a turn), ``permits(SAURON, "brings_many")``, ``permits(STAY_HER_APPETITE, "starts_attack")`` (by a deed of its
own: never an answer)."""


def _costs(cost: Costs) -> tuple[Cost[MecState], ...]:
    return cost if isinstance(cost, tuple) else (cost,)


def event(
    code: str,
    *,
    do: Does,
    target: Those | None = None,
    cost: Costs = (),
    during: str = "",
    condition: Holds | None = None,
    skilled: bool = False,
) -> None:
    """How an event is played; once for each of its alternatives.

    ``during`` is when: "" any time in one's own turn (a hazard: in the other's movement/hazard phase), a phase
    ("organization", "long_event", "movement", "site", "end_of_turn"), "attack" (before strikes are assigned), "strike",
    "check" (a corruption check about to be rolled), "influence" and "body" (such a check), "chain" (only as an answer).
    ``skilled`` says that it requires a skill (MEC-590).
    """
    name = CARDS.next_name(code)
    text: Text[MecState] = Text(do, target, _costs(cost), None, condition)
    CARDS.add(code, Action(name, code, text, during, False, "hand"))
    if skilled and CARDS.permission(code, "requires_skill") is None:
        permits(code, "requires_skill")


def permanent(
    code: str,
    *,
    on: Those = you,
    during: str = "",
    cost: Costs = (),
    condition: Holds | None = None,
    then: Does | None = None,
    on_company: bool = False,
    skilled: bool = False,
) -> None:
    """A permanent-event (or long-event) comes into play before its player, or ``on`` a card that is chosen, or with
    ``on_company`` on the company of the character that is chosen, where it is no forbidden duplicate (MEC-340);
    ``then`` something more happens."""
    put: Does = enters_on_company if on_company else enters
    do: Does = put if then is None else put_and(put, then)
    where = on if on.players else without_copies(on)
    event(code, do=do, target=where, cost=cost, during=during, condition=condition, skilled=skilled)


long = permanent
"""A long-event: a resource one is playable in the long-event phase alone, whatever is said here."""


def ability(
    code: str,
    *,
    do: Does,
    target: Those | None = None,
    cost: Costs = (),
    during: str = "",
    condition: Holds | None = None,
    limit: Limit | None = None,
    anyone: bool = False,
) -> None:
    """What a card in play may be used for: ``ability(CRAM, cost=discards_this, target=host..., do=untap)``."""
    text: Text[MecState] = Text(do, target, _costs(cost), limit, condition)
    CARDS.add(code, Action(CARDS.next_name(code), code, text, during, anyone, "play"))


# -- corruption cards and what is rid of by a roll ---------------------------------------------------------------------

UNTAPPED_PENALTY = -3


def removable(code: str, above: int, *, taps: bool = True) -> None:
    """In the organization phase its bearer may tap to try to remove it: a roll greater than ``above`` discards it; a
    corruption card may be tried without tapping, at -3, once a turn (MEC-678, MEC-679); where it never ``taps`` for it,
    it tries once a turn."""
    _tries(code, above, 0, Tries(freely=not taps))
    if taps and "corruption" in load_cards()[code].keywords:
        _tries(code, above, UNTAPPED_PENALTY, Tries(freely=True))


def _tries(code: str, above: int, penalty: int, cost: Tries) -> None:
    """One way of trying; the attempt is paid for as it is declared (MEC-702)."""

    @told("its bearer may try")
    def may_try(m: Now) -> bool:
        piece = m.g.pieces.get(m.me)
        return piece is not None and piece.host in m.g.pieces and m.seat == m.g.pieces[piece.host].controller

    async def run(m: Now) -> None:
        if await roll(m.g, m.seat, "card", m.me) + penalty > above and m.me in m.g.pieces:
            await discard.on(me).perform(m)

    attempt = own(run, told="tries to remove it at -3" if penalty else "tries to remove it")
    ability(code, do=attempt, cost=cost, during="organization", condition=may_try, anyone=True)


def corruption_card(code: str, *, on: Those, above: int, during: str = "", condition: Holds | None = None) -> None:
    """A corruption card: one a turn on a character (MEC-676), never on a Ringwraith (MEC-126), as the start of a chain
    alone (MEC-677), removable by a roll; it may be revealed from on guard (MEC-526)."""
    permanent(code, on=on(~ringwraith, uncursed), during=during, condition=condition, then=curses())
    permits(code, "guards_resource")
    removable(code, above)


def corruption_event(code: str, *, on: Those, do: Does) -> None:
    """A short-event that is a corruption card: it is played as those are that stay (MEC-126, MEC-676, MEC-677)."""
    event(code, during="movement", target=on(~ringwraith, uncursed), do=both(curses(), do))
    permits(code, "guards_resource")


def curses() -> Does:
    """The character has received a corruption card in this turn."""

    async def run(m: Now) -> None:
        m.g.cursed.append(m.target)

    return own(run, told="curses")


# -- what always holds -------------------------------------------------------------------------------------------------


def bonus(
    code: str,
    number: str,
    amount: int,
    *,
    most: int = 0,
    against: tuple[str, ...] = (),
    amount_against: int = 0,
    most_against: int = 0,
    needs: str = "",
) -> None:
    """What an item in use adds to "prowess", "body" or "influence" of its bearer, to a maximum: ``bonus(ORCRIST,
    "prowess", 3, most=9, against=("orc",), amount_against=4, most_against=10)``; ``needs="warrior"`` "warrior only"."""
    strong = amount_against or amount
    CARDS.add(code, Bonus(number, amount, most, against, strong, most_against or most, needs))


def influence(code: str, amount: Amount, *, against: Which, on: Those = me) -> None:
    """Direct influence against certain cards only: ``influence(THEODEN, 2, against=titled("Riders of Rohan"))``, of an
    item ``on=host``: ``influence(HORN_OF_ANOR, 2, against=kind("faction"), on=host)``."""
    CARDS.add(code, InfluenceAgainst(amount, against, on))


def changes_attacks(code: str, applies: Holds, *, strikes: Amount = 0, prowess: Amount = 0, body: Amount = 0) -> None:
    """What it makes of attacks while it is in play: ``changes_attacks(MINIONS_STIR, attacked_by("orc", "troll"),
    strikes=1, prowess=1)``."""
    CARDS.add(code, ChangesAttacks(applies, strikes, prowess, body))


def adds(code: str, total: str, amount: Amount, applies: Holds | None = None) -> None:
    """What it adds to a total, see ``Adds``: ``adds(ELROND, "hand", 1, this_is(at("Rivendell")))``."""
    CARDS.add(code, Adds(total, amount, applies))


def requires(code: str, condition: Holds) -> None:
    """What must hold besides to play it."""
    CARDS.add(code, Requires(condition))


def cannot_be_duplicated(code: str, scope: str = "play") -> None:
    """Only one copy in "play", on a "host", in a "company", by a "player" (MEC-340)."""
    CARDS.add(code, Unlike(scope))


def discarded_when(code: str, condition: Holds) -> None:
    """It is discarded at once when something is true."""
    CARDS.add(code, DiscardedWhen(condition))


def repeats_attacks(code: str, race: str) -> None:
    """Every automatic-attack of a race must be faced once more."""
    CARDS.add(code, RepeatsAttacks(race))


def extra_attack(code: str, race: str, strikes: int, prowess: int, applies: Holds) -> None:
    """A further automatic-attack; the target of the moment is the site."""
    CARDS.add(code, ExtraAttack(race, strikes, prowess, applies))


def lets_store(code: str, phase: str, side: str, *, yours: bool = False) -> None:
    """Characters of a "hero" or "minion" player, only ``yours`` or whoever's they are, may store in another phase:
    ``lets_store(SAFE, "site", "hero")``."""
    CARDS.add(code, Storing(phase, side, yours))


def bars(code: str, which: Which) -> None:
    """Characters that may not be brought into play at this site, unless it is their home."""
    CARDS.add(code, Bars(which))


class OneOfThem(Limit):
    """So many uses a period of all abilities of a card together that have this limit."""

    def _key(self, name: str, card: str, seat: str) -> str:
        return f"{self.period}|either|{card}"


once_a_turn = per("turn")
"""``limit=once_a_turn``"""
one_of_them_a_turn = OneOfThem("turn")
"""``limit=one_of_them_a_turn``: once a turn either of two abilities, chosen as it is declared (MEC-700)."""
