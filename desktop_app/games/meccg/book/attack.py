"""An attack: actions before its strikes are assigned, the strikes one by one, the outcome (MEC-569 to MEC-609)."""

from __future__ import annotations

from desktop_app.engine.ask import Question, Refusal, ask_one
from desktop_app.engine.effects import expire
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Enter, Jump, Next, Row
from desktop_app.games.kit.asking import choose_card, guarded, refuse, seat_ref
from desktop_app.games.kit.limits import forget_card
from desktop_app.games.kit.windows import chance_in_window
from desktop_app.games.meccg.book import declaring, offering, playing, strike
from desktop_app.games.meccg.book.assigning_strikes import PASS, assign, assign_rest, attacked_company
from desktop_app.games.meccg.book.chain import flush, hold_attacks
from desktop_app.games.meccg.book.company_combat import clash
from desktop_app.games.meccg.book.following import attack_follows
from desktop_app.games.meccg.book.ladder import resolve
from desktop_app.games.meccg.events.cards import ItemGained
from desktop_app.games.meccg.events.fighting import AttackBegins, AttackEnds
from desktop_app.games.meccg.reading.attacks import is_detainment, may_hold_trophy, strikes
from desktop_app.games.meccg.reading.companies import fighters, is_overt
from desktop_app.games.meccg.reading.facts import Attack as PrintedAttack
from desktop_app.games.meccg.reading.keying import keyed_still
from desktop_app.games.meccg.reading.numbers import READING
from desktop_app.games.meccg.reading.queries import facts, has_manifestations, is_wizard, opponent, side
from desktop_app.games.meccg.reading.site_attacks import singles_out
from desktop_app.games.meccg.state import Attack, Company, MecState, Piece, Strike
from desktop_app.games.meccg.verbs.dragons import slay
from desktop_app.games.meccg.verbs.entering import is_dragon
from desktop_app.games.meccg.verbs.leaving import take_off

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
        lambda: [*offering.options(g, seat, playing.ATTACK), PASS],
        step=g.step,
        refusals=lambda: offering.refusals(g, seat, playing.ATTACK),
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
    await _put_card_away(g, it, company, defeated)
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
        which.race,
        which.strikes,
        which.prowess,
        which.body,
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


async def _put_card_away(g: MecState, it: Attack, company: Company | None, defeated: bool) -> None:
    """A creature that was defeated goes to the marshalling point pile, another is discarded (MEC-605 to MEC-609); one
    of several manifestations is out of the game whatever the attack was (MEC-008). Of what its text let somebody do
    nothing is remembered should it come again (MEC-724)."""
    card = it.card
    if card not in g.pieces:
        forget_card(g, card)
    seat = company.seat if company is not None else opponent(g, it.by)
    if it.agent in g.pieces and it.beaten and not it.detainment:
        take_off(g, it.agent, f"marshalling:{seat}")
        return
    if defeated and card in g.codes and is_dragon(g, card):
        await slay(g, card, seat)
    if not card or g.home[card] != "attacking":
        return
    if defeated and not it.site:
        await take_kill(g, it, seat)
    else:
        g.move(card, f"discard:{g.owners[card]}")


async def take_kill(g: MecState, it: Attack, seat: str) -> None:
    """The card of a defeated creature becomes a trophy (MEC-090, MEC-091), which is gained as an item is (MEC-092), or
    goes where it belongs (MEC-609)."""
    card = it.card
    g.say("mec-log-defeated", card=g.ref(card), seat=seat_ref(seat))
    able = _trophy_takers(g, it, seat)
    holder = ""
    if able:
        holder = await choose_card(
            g, seat, "mec-ask-trophy", able, source=card, may=True, refusals=lambda: _no_takers(g, it, able)
        )
    if not holder:
        g.move(card, _pile_of_defeated(g, it, seat))
        return
    g.move(card, "attached")
    g.pieces[card] = Piece(controller=seat, host=holder, since=g.round, pointless=it.detainment)
    g.pieces[holder].attachments.append(card)
    g.say("mec-log-trophy", card=g.ref(card), host=g.ref(holder))
    await resolve(g, ItemGained(card=card, who=holder))


def _trophy_takers(g: MecState, it: Attack, seat: str) -> list[str]:
    """The Orcs and Trolls that have faced a strike; nobody takes a card of its own player (MEC-104)."""
    if is_wizard(g, seat) or g.owners[it.card] == seat or facts(g, it.card).type != "hazard":
        return []
    return [each for each in dict.fromkeys(it.fought + it.struck) if each in g.pieces and may_hold_trophy(g, each)]


def _no_takers(g: MecState, it: Attack, able: list[str]) -> list[Refusal]:
    """Why the others of the company take no trophy: they are no Orcs or Trolls (MEC-090) or Half-orcs (MEC-622), or
    have faced no strike (MEC-091)."""
    company, found = attacked_company(g), list[Refusal]()
    for card in [each for each in company.members if each not in able] if company is not None else []:
        half = "half_orc" in facts(g, card).keywords
        rule = "MEC-622" if half else "MEC-091" if may_hold_trophy(g, card) else "MEC-090"
        text = "mec-no-trophy-unstruck" if rule == "MEC-091" else "mec-no-trophy-taker"
        found.append(refuse(g, rule, text, "choose", card))
    return found


def _pile_of_defeated(g: MecState, it: Attack, seat: str) -> str:
    """Where a defeated creature goes that is no trophy: to the marshalling point pile if it gives points (MEC-082 to
    MEC-088), else out of play (MEC-084); of a detainment attack it is discarded (MEC-617), if it is not one of several
    manifestations (MEC-008)."""
    owner, printed = g.owners[it.card], facts(g, it.card)
    if it.detainment and not has_manifestations(printed):
        return f"discard:{owner}"
    scores = owner != seat and not it.detainment and printed.starred != is_wizard(g, seat)
    return f"marshalling:{seat}" if scores else f"removed:{owner}"


ROWS = [
    Row("attack_begins", attack_begins, "", shown=False),
    Row("attack_actions", attack_actions, ""),
    Row("assign", assign, ""),
    Row("assign_rest", assign_rest, ""),
    Row("clash", clash, ""),
    Row("strikes", strikes_one_by_one, ""),
    Row("attack_ends", attack_ends, "", shown=False),
]
