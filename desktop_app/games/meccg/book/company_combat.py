"""Company versus company combat (MEC-145 to MEC-187, MEC-610 to MEC-613)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one, ask_some
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Next, Row
from desktop_app.games.kit.asking import choose_cards, choose_option, refuse, seat_ref
from desktop_app.games.meccg.book import strike as sequence
from desktop_app.games.meccg.book.chain import flush
from desktop_app.games.meccg.book.ladder import resolve
from desktop_app.games.meccg.events.fighting import StrikeEnds
from desktop_app.games.meccg.reading.attacks import body_changes, prowess, target_prowess
from desktop_app.games.meccg.reading.companies import companies, fighters
from desktop_app.games.meccg.reading.current_attack import defenders
from desktop_app.games.meccg.reading.queries import facts, is_untapped, is_wizard, opponent, races
from desktop_app.games.meccg.state import Attack, Company, MecState, Strike
from desktop_app.games.meccg.verbs.turning import can_tap, tap

CLASH = "clash"


WHY_NOT = {
    "same_side": ("MEC-610", "mec-no-attack-same-side"),
    "apart": ("MEC-146", "mec-no-attack-apart"),
    "attacked": ("MEC-611", "mec-no-second-attack"),
    "attempted": ("MEC-148", "mec-no-attack-beside-attempt"),
    "outside": ("MEC-147", "mec-no-attack-outside"),
    "later": ("MEC-149", "mec-no-attack-yet"),
}
LATER = "later"
"""The company may attack the other one once it has done all else at its site."""


def why_not_attack(g: MecState, company: Company, other: Company) -> str:
    """Why a company does not attack one of the opponent's now: they must be of different sides (MEC-610) and at the
    same site (MEC-146), one attack a turn (MEC-611) and none beside an influence check (MEC-148), in the site (MEC-147)
    at the end of the site phase (MEC-149)."""
    if is_wizard(g, company.seat) == is_wizard(g, other.seat):
        return "same_side"
    if not (company.site and other.site) or facts(g, company.site).title != facts(g, other.site).title:
        return "apart"
    if g.attacked or g.attempted:
        return "attacked" if g.attacked else "attempted"
    return LATER if company.entered else "outside"


def targets(g: MecState, company: Company) -> list[Company]:
    """The opponent's companies that one may attack at the end of its site phase (MEC-145)."""
    others = [each for each in companies(g, opponent(g, company.seat)) if each.members]
    return [each for each in others if company.members and why_not_attack(g, company, each) == LATER]


def refusals(g: MecState, company: Company) -> list[Refusal]:
    """Why the characters of a company do not attack those of the opponent before its site phase ends."""
    found = []
    for other in [each for each in companies(g, opponent(g, company.seat)) if each.members]:
        rule, text = WHY_NOT[why_not_attack(g, company, other)]
        for card in company.members:
            told = {"host": g.ref(other.members[0])}
            found += [refuse(g, rule, text, "attack", card, target, **told) for target in other.members]
    return found


def attack_of(g: MecState, company: Company, target: Company) -> Attack:
    """A single attack with a strike for each character of the attacking company (MEC-154)."""
    kinds = [races(facts(g, card))[0] for card in company.members]
    same = kinds[0] if len(dict.fromkeys(kinds)) == 1 else "mixed"
    return Attack(target.id, company.seat, same, len(company.members), 0, givers=list(company.members))


async def clash(g: MecState) -> None:
    """Strikes are assigned in three steps (MEC-162 to MEC-164), each target once (MEC-155, MEC-156)."""
    it = g.attacks[-1]
    seat = opponent(g, it.by)
    able = [card for card in defenders(g, it) if is_untapped(g, card)]
    count = len(it.givers)
    chosen = await choose_cards(
        g,
        seat,
        "mec-ask-clash-first",
        able,
        min(count, len(able)),
        up_to=True,
        refusals=lambda: [
            refuse(g, "MEC-162", "mec-no-clash-weary", "choose", card) for card in defenders(g, it) if card not in able
        ],
    )
    for target in chosen:
        await _aim(g, target, it.by)
    while aims := [
        Option("aim", giver, card) for giver in _free(it) if is_untapped(g, giver) for card in _unaimed(g, it)
    ]:
        prompt = message("mec-ask-clash-aim", rule="MEC-163", seat=seat_ref(it.by))
        why_not = _why_no_aim(g)
        aimed = await ask_one(Question(it.by, "one", prompt, aims.copy, step=g.step, refusals=why_not.copy))
        it.pairs[aimed.target] = aimed.source
    left = _unaimed(g, it)
    rest = min(len(_free(it)), len(left))
    for target in await choose_cards(g, seat, "mec-ask-clash-rest", left, rest):
        await _aim(g, target, seat)
    it.targets = list(it.pairs)
    sequence.begin_strikes(g, len(it.givers) - len(it.targets))


def _why_no_aim(g: MecState) -> list[Refusal]:
    """Why the attacker does not aim the others' strikes now: they are not untapped (MEC-163) or strike already
    (MEC-155); and at whom nobody strikes any more (MEC-156)."""
    it = g.attacks[-1]
    weary = [giver for giver in _free(it) if not is_untapped(g, giver)]
    return [
        *(refuse(g, "MEC-163", "mec-no-clash-weary-giver", "aim", giver) for giver in weary),
        *(refuse(g, "MEC-155", "mec-no-clash-second-aim", "aim", giver) for giver in it.pairs.values()),
        *(
            refuse(g, "MEC-156", "mec-no-second-strike", "aim", target, target)
            for target in defenders(g, it)
            if target in it.pairs
        ),
    ]


def _free(it: Attack) -> list[str]:
    """The attacking characters whose strike has no target."""
    return [giver for giver in it.givers if giver not in it.pairs.values()]


def _unaimed(g: MecState, it: Attack) -> list[str]:
    """The defending characters that have received no strike."""
    return [card for card in defenders(g, it) if card not in it.pairs]


async def _aim(g: MecState, target: str, by: str) -> None:
    """Which attacking character gives the strike to a target that the defender has chosen: so says the attacker of
    those whom the defender offers (MEC-162), and the defender of what remains (MEC-164)."""
    it = g.attacks[-1]
    free = _free(it)
    giver = free[0]
    if len(free) > 1:
        question = Question(
            by,
            "one",
            message("mec-ask-clash-giver", seat=seat_ref(by), card=g.ref(target)),
            lambda: [Option("aim", giver, target) for giver in free],
            step=g.step,
        )
        giver = (await ask_one(question)).source
    it.pairs[target] = giver


# -- the strike sequence between companies -----------------------------------------------------------------------------


async def attacker_acts(g: MecState) -> Next:
    """Step 1: the attacker may play resources that affect the strike (MEC-181)."""
    it = g.attacks[-1]
    if sequence.is_over(g):
        return None
    return STAY if await sequence.acts_on_strike(g, it.by) else None


async def giver_holds(g: MecState) -> None:
    """Step 3: an untapped attacking character may take -3 so as not to tap (MEC-183)."""
    it = g.attacks[-1]
    strike = it.strike
    if strike is None or sequence.is_over(g) or not is_untapped(g, strike.giver) or strike.giver_spared:
        return
    ways = ("full", "hold")
    way = await choose_option(g, it.by, "mec-ask-hold", ways, about=strike.giver, rule="MEC-183", primary="full")
    strike.giver_held = way == "hold"


async def resolve_clash(g: MecState) -> None:
    """The attacker rolls first, the defender second (MEC-173 to MEC-177); both tap (MEC-613)."""
    it = g.attacks[-1]
    strike = it.strike
    if strike is None or strike.target not in g.pieces:
        return
    if strike.cancelled or strike.giver not in g.pieces:
        strike.result = "cancelled"
    else:
        seat = opponent(g, it.by)
        rolled = await sequence.strike_roll(g, it.by, strike.giver, twice=strike.giver_twice)
        against = rolled + prowess(g, it, strike)
        own = target_prowess(g, strike)
        result = await sequence.strike_roll(g, seat, strike.target, twice=strike.twice) + own
        sequence.told_strike(g, result, own, against)
        hit = {"failed": strike.giver, "succeeded": strike.target}.get(strike.result, "")
        await _tap_by_it(g, strike, [card for card in (strike.giver, strike.target) if card != hit])
        if strike.result == "failed":
            it.beaten += 1
            await sequence.strike_hits(g, it, hit, strike.armour + body_changes(g, it))
        elif strike.result == "succeeded":
            await sequence.strike_hits(g, it, hit, strike.body)
        await _tap_by_it(g, strike, [hit])
    await resolve(g, StrikeEnds(card=strike.target, result=strike.result))
    await flush(g)


async def _tap_by_it(g: MecState, strike: Strike, cards: list[str]) -> None:
    """Characters tap by a strike between them who are not wounded, nor kept from it (MEC-613)."""
    kept = [strike.giver] if strike.giver_held or strike.giver_spared else []
    kept += [strike.target] if strike.held or strike.spared else []
    for card in cards:
        if card not in kept and can_tap(g, card):
            await tap(g, [card])


async def choose_target(g: MecState, company: Company) -> Company | None:
    """Whether a company attacks at the end of its site phase, and whom (MEC-149)."""
    able = targets(g, company)
    if not able:
        return None
    question = Question(
        company.seat,
        "some",
        message("mec-ask-attack-company", rule="MEC-145", seat=seat_ref(company.seat)),
        lambda: [Option("attack", company.members[0], each.members[0]) for each in able],
        step=g.step,
        refusals=lambda: [each for each in refusals(g, company) if each.rule != WHY_NOT[LATER][0]],
        minimum=0,
        maximum=1,
    )
    chosen = await ask_some(question)
    return next((each for each in able if chosen and chosen[0].target in fighters(g, each)), None)


STRIKE_ROWS = [
    Row("clash_attacker", attacker_acts, ""),
    Row("clash_excess", sequence.spend_excess, ""),
    Row("clash_giver_holds", giver_holds, ""),
    Row("clash_holds", sequence.hold_back, ""),
    Row("clash_support", sequence.support, ""),
    Row("clash_defender", sequence.resources_on_strike, ""),
    Row("clash_roll", resolve_clash, ""),
]
