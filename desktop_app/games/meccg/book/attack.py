"""An attack: actions before its strikes are assigned, the strikes one by one, the outcome (MEC-569 to MEC-609)."""

from __future__ import annotations

from desktop_app.engine.ask import Question, ask_one
from desktop_app.engine.effects import expire
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Enter, Jump, Next, Row
from desktop_app.games.kit.asking import choose_card, guarded, seat_ref
from desktop_app.games.kit.windows import chance_in_window
from desktop_app.games.meccg.book import declarable, declaring, offering, strike
from desktop_app.games.meccg.book.assigning_strikes import PASS, assign, assign_rest, attacked_company
from desktop_app.games.meccg.book.chain import flush, hold_attacks
from desktop_app.games.meccg.book.company_combat import clash
from desktop_app.games.meccg.book.defeated_creatures import put_card_away
from desktop_app.games.meccg.book.following import attack_follows
from desktop_app.games.meccg.book.ladder import resolve
from desktop_app.games.meccg.events.fighting import AttackBegins, AttackEnds
from desktop_app.games.meccg.reading.attacks import is_detainment, strikes
from desktop_app.games.meccg.reading.companies import fighters, is_overt
from desktop_app.games.meccg.reading.facts import Attack as PrintedAttack
from desktop_app.games.meccg.reading.keying import keyed_still
from desktop_app.games.meccg.reading.numbers import READING
from desktop_app.games.meccg.reading.queries import facts, opponent, side
from desktop_app.games.meccg.reading.site_attacks import singles_out
from desktop_app.games.meccg.state import Attack, Company, MecState, Strike

TABLE = "attack"


def start_attack(g: MecState, company: Company, printed: PrintedAttack | None, it: Attack) -> None:
    """An attack starts: the company is looked at now, for the whole attack (MEC-575); its table follows."""
    prepare(g, company, printed, it)
    attack_follows(g)


def prepare(g: MecState, company: Company, printed: PrintedAttack | None, it: Attack) -> None:
    """An attack as it is when it starts; whoever may not be attacked is out of it. Whose card ever makes it, the
    opponent of the company decides for it (MEC-579): also where one's own Dragon hunts one's own companies."""
    it.by = opponent(g, company.seat)
    it.overt = is_overt(g, company)
    if printed is not None:
        it.each, it.chooses = printed.each, printed.attacker_chooses
    it.detainment = is_detainment(g, it, company, printed.detainment if printed is not None else "")
    if it.left and singles_out(g):
        it.left, it.singled, it.uncancellable = 0, True, True
    it.cancelled = it.cancelled or (not it.uncancellable and _is_called_off(g, company, it))
    g.attacks.append(it)
    it.sheltered = [card for card in fighters(g, company) if _is_sheltered(g, card, it)]


def _is_called_off(g: MecState, company: Company, it: Attack) -> bool:
    """Whether a site cancels attacks against companies of its alignment: those at it, not those on their way to it."""
    if g.phase == "movement" and company.moved and it.key not in ("site", "site_type"):
        return False
    given = READING.granted(g, company.site, "cancels_attacks") if company.site else ()
    return side(g, company.seat) in given


def _is_sheltered(g: MecState, card: str, it: Attack) -> bool:
    given = READING.granted(g, card, "sheltered")
    return "all" in given or ("site" in given and (bool(it.site) or it.key in ("site", "site_type")))


async def attack_begins(g: MecState) -> Next:
    """The company faces the attack from now on, even if it is then canceled (MEC-573)."""
    it, company = g.attacks[-1], attacked_company(g)
    it.after, g.later = [*it.after, *g.later], []
    if company is None or not company.members:
        it.cancelled = True
        return Jump("attack_ends")
    company.faced.append(it.race)
    race, by = _attackers(g, it)
    g.say(
        "mec-log-attack",
        race=race,
        by=by,
        strikes=strikes(g, it),
        prowess=strike.power_of(g),
        card=g.ref(company.members[0]),
        detainment="yes" if it.detainment else "no",
    )
    await resolve(g, AttackBegins(company=company.id))
    await flush(g)
    return Jump("attack_ends") if it.cancelled else None


async def attack_actions(g: MecState) -> Next:
    """As a whole an attack may be canceled or changed only now (MEC-571); in the opponent's turn a defender does
    nothing (MEC-574). The resource player comes first (MEC-714). Where a company attacks only the defender acts on the
    attack as a whole, the attacker on single strikes (MEC-159, MEC-181)."""
    it, company = g.attacks[-1], attacked_company(g)
    if it.cancelled or company is None:
        return Jump("attack_ends")
    able = [seat for seat in (company.seat, it.by) if seat == g.active or seat != company.seat]
    order = [company.seat] if it.givers else sorted(able, key=lambda seat: seat != g.active)
    then = await chance_in_window(g, order, lambda seat: _act(g, seat))
    if it.cancelled:
        g.place.window = None
        return Jump("attack_ends")
    return then


def _attackers(g: MecState, it: Attack) -> tuple[str, str]:
    """What attacks, in a word, and of a company its first character: each of its strikes has a prowess of its own."""
    return ("company", g.ref(it.givers[0])) if it.givers else (it.race, "")


async def _act(g: MecState, seat: str) -> bool:
    it = g.attacks[-1]
    race, by = _attackers(g, it)
    prompt = message(
        "mec-ask-attack",
        seat=seat_ref(seat),
        race=race,
        by=by,
        strikes=strikes(g, it),
        prowess=strike.power_of(g),
    )
    question = Question(
        seat,
        "one",
        prompt,
        lambda: [*offering.options(g, seat, declarable.ATTACK), PASS],
        step=g.step,
        refusals=lambda: offering.refusals(g, seat, declarable.ATTACK),
        primary=PASS.verb,
    )
    chosen = await ask_one(guarded(g, question))
    if chosen.verb != PASS.verb:
        await declaring.take(g, seat, chosen)
    return chosen.verb != PASS.verb


async def strikes_one_by_one(g: MecState) -> Next:
    """Assigned strikes are resolved one at a time in the order that the defender chooses (MEC-584)."""
    it, company = g.attacks[-1], attacked_company(g)
    it.strike = None
    it.waiting = [card for card in it.waiting if card in g.pieces]
    if not it.waiting or company is None:
        return None
    target = it.waiting[0]
    if len(it.waiting) > 1:
        target = await choose_card(g, company.seat, "mec-ask-which-strike", it.waiting)
    it.waiting.remove(target)
    it.struck.append(target)
    it.strike = Strike(target, it.pairs.get(target, ""))
    return Enter("clash_strike" if it.givers else "strike", back="strikes")


# -- the outcome -------------------------------------------------------------------------------------------------------


async def attack_ends(g: MecState) -> Next:
    """It is defeated if every assigned strike was, and there was one (MEC-605); its card goes where it belongs."""
    it, company = g.attacks[-1], attacked_company(g)
    defeated = not it.cancelled and bool(it.targets) and it.beaten == len(it.targets)
    g.say(
        "mec-log-attack-ends",
        race=it.race,
        defeated="yes" if defeated else "no",
        cancelled="yes" if it.cancelled else "no",
    )
    event = AttackEnds(
        company=it.company,
        race=it.race,
        card=it.card,
        code=it.code,
        site=it.site,
        singled=it.singled,
        defeated=defeated,
        called_off=it.cancelled,
        wounded=[card for card in it.wounded if card in g.pieces],
        more=it.left > 0 and company is not None and bool(company.members) and _goes_on(g, it, company),
    )
    if event.more and company is not None:
        return await _next_attack(g, it, company, event, defeated)
    defeated = defeated and not it.unbeaten and not it.left
    await put_card_away(g, it, company, defeated)
    g.attacks.pop()
    expire(g.effects, "attack")
    await resolve(g, event)
    g.later = [*it.after, *g.later]
    await flush(g)
    return None


def _goes_on(g: MecState, it: Attack, company: Company) -> bool:
    """For the next attack of a card it must still be there, and its keying valid (MEC-517)."""
    return g.home[it.card] == "attacking" and (not it.key or keyed_still(g, it.card, company, (it.key, it.keyed)))


async def _next_attack(g: MecState, it: Attack, company: Company, event: AttackEnds, defeated: bool) -> Next:
    """The next attack of the same card begins, if what follows the one before has not ended its key (MEC-517); no other
    attack comes between them (MEC-718)."""
    printed = facts(g, it.card).attacks
    g.attacks.pop()
    expire(g.effects, "attack")
    await resolve(g, event)
    held = hold_attacks(g)
    await flush(g)
    which = printed[len(printed) - it.left]
    again = Attack(
        company.id,
        it.by,
        *which.faced,
        card=it.card,
        code=it.code,
        site=it.site,
        key=it.key,
        keyed=it.keyed,
        left=it.left - 1,
        unbeaten=it.unbeaten or not defeated,
        stronger=it.stronger,
        after=[*it.after, *held],
    )
    again.targets, again.fought = [], it.fought + it.struck
    again.bound = [card for card in it.bound if card not in again.fought]
    prepare(g, company, which, again)
    if _goes_on(g, again, company):
        return Jump("attack_begins")
    again.cancelled, again.left = True, 0
    return Jump("attack_ends")


ROWS = [
    Row("attack_begins", attack_begins, "", shown=False),
    Row("attack_actions", attack_actions, ""),
    Row("assign", assign, ""),
    Row("assign_rest", assign_rest, ""),
    Row("clash", clash, ""),
    Row("strikes", strikes_one_by_one, ""),
    Row("attack_ends", attack_ends, "", shown=False),
]
