"""MECCG in small: one creature attacks a company; strikes, support, dice and body checks."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.engine.ask import Option, Question, ask_one, ask_some, chance
from desktop_app.engine.chance import Chance
from desktop_app.engine.checks import misplaced, not_plain
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Enter, Next, Row, Steps
from desktop_app.engine.state import Outcome, Place
from desktop_app.engine.view import View
from desktop_app.games.kit.hidden import HiddenZones
from desktop_app.games.kit.laying_out import add_card, lay_zones
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.seeing import Seeing, plain_face
from desktop_app.games.kit.state import TableState
from tests.rules_only import rules_only

DEFENDER, HAZARDS = "A", "B"
UNTAPPED, TAPPED, WOUNDED = "untapped", "tapped", "wounded"


@dataclass(slots=True)
class Fighter:
    """A character: printed prowess and body, the bonus of the weapon in use, and how it stands."""

    prowess: int
    body: int
    weapon: int = 0
    standing: str = UNTAPPED


@dataclass(slots=True)
class Strike:
    """A strike on its way: its target, and what changes prowess until it is resolved."""

    target: str
    prowess: int
    modifier: int = 0
    held_back: bool = False
    skill_played: bool = False
    cancelled: bool = False


@dataclass(slots=True)
class Attack(TableState[Piece]):
    """A creature's attack; ``waiting`` are the targets whose strike is still to come."""

    pieces: dict[str, Piece] = field(default_factory=dict)
    fighters: dict[str, Fighter] = field(default_factory=dict)
    strikes: int = 0
    prowess: int = 0
    body: int | None = None
    hazard_limit: int = 0
    waiting: list[str] = field(default_factory=list)
    targets: list[str] = field(default_factory=list)
    excess: int = 0
    strike: Strike | None = None
    beaten: int = 0


@dataclass(frozen=True, slots=True)
class Trick:
    """A card played on a strike: it changes the target's prowess or the strike's, or cancels the strike."""

    seat: str
    target: int = 0
    strike: int = 0
    skill: bool = False
    cancels: bool = False


TRICKS = {
    "blinding dust": Trick(HAZARDS, target=-1),
    "sharp claws": Trick(HAZARDS, strike=1),
    "parry": Trick(DEFENDER, target=2, skill=True),
    "lucky blow": Trick(DEFENDER, target=3, skill=True),
    "battle cry": Trick(DEFENDER, target=1),
    "slip away": Trick(DEFENDER, cancels=True),
}


# -- numbers ----------------------------------------------------------------------------------------------------------


def modified_prowess(g: Attack) -> int:
    """The target's prowess in this strike: the weapon first, then everything else."""
    assert g.strike is not None
    fighter = g.fighters[g.strike.target]
    standing = {UNTAPPED: 0, TAPPED: -1, WOUNDED: -2}[fighter.standing]
    return fighter.prowess + fighter.weapon + standing + g.strike.modifier - (3 if g.strike.held_back else 0)


def _company(g: Attack) -> list[str]:
    return list(g.zones["company"])


def _untapped(g: Attack) -> list[str]:
    return [card for card in _company(g) if g.fighters[card].standing == UNTAPPED]


async def _two_dice(g: Attack, what: str) -> int:
    """A roll of two dice, each recorded."""
    total = 0
    for _ in range(2):
        total += 1 + await chance(g.chance, 6, message(f"meccg-{what}"), g.step)
    return total


# -- assigning --------------------------------------------------------------------------------------------------------


async def _defender_assigns(g: Attack) -> Next:
    options = [Option("face", card) for card in _untapped(g)]
    most = min(g.strikes, len(options))
    question = _question(g, DEFENDER, "assign", options, "some", minimum=0, maximum=most)
    g.targets = [option.source for option in await ask_some(question)]
    return None


async def _opponent_assigns(g: Attack) -> Next:
    left = g.strikes - len(g.targets)
    options = [Option("strike", target=card) for card in _company(g) if card not in g.targets]
    number = min(left, len(options))
    question = _question(g, HAZARDS, "assign-rest", options, "some", minimum=number, maximum=number)
    g.targets.extend(option.target for option in await ask_some(question))
    g.waiting, g.excess = list(g.targets), left - number
    return None


def _question(
    g: Attack, seat: str, id: str, options: list[Option], kind: str = "one", *, minimum: int = 1, maximum: int = 1
) -> Question:
    return Question(seat, kind, message(f"meccg-{id}"), lambda: options, step=g.step, minimum=minimum, maximum=maximum)


async def _next_strike(g: Attack) -> Next:
    """The defender chooses the order; each strike is a table of its own."""
    if not g.waiting:
        return None
    options = [Option("resolve", card) for card in g.waiting]
    chosen = await ask_one(_question(g, DEFENDER, "which-strike", options))
    g.waiting.remove(chosen.source)
    g.strike = Strike(chosen.source, g.prowess)
    return Enter("strike", back="strikes")


# -- the strike sequence ----------------------------------------------------------------------------------------------


async def _hazards(g: Attack) -> Next:
    assert g.strike is not None
    while g.hazard_limit and await _plays_a_trick(g, HAZARDS):
        g.hazard_limit -= 1
    return None


async def _resources(g: Attack) -> Next:
    while await _plays_a_trick(g, DEFENDER):
        pass
    return None


async def _plays_a_trick(g: Attack, seat: str) -> bool:
    assert g.strike is not None
    strike = g.strike
    if strike.cancelled:
        return False
    playable = [card for card in g.zones[f"hand:{seat}"] if not (TRICKS[g.codes[card]].skill and strike.skill_played)]
    options = [*(Option("play", card, strike.target) for card in playable), Option("pass")]
    chosen = await ask_one(_question(g, seat, "tricks", options))
    if chosen.verb == "pass":
        return False
    trick = TRICKS[g.codes[chosen.source]]
    g.move(chosen.source, f"discard:{seat}")
    strike.modifier += trick.target
    strike.prowess += trick.strike
    strike.skill_played |= trick.skill
    strike.cancelled |= trick.cancels
    return True


async def _spend_excess(g: Attack) -> Next:
    """Each excess strike is -1; what is left must be spent on the last strike."""
    assert g.strike is not None
    least = 0 if g.waiting else g.excess
    options = [Option("spend", detail=str(number)) for number in range(least, g.excess + 1)]
    spent = int((await ask_one(_question(g, HAZARDS, "excess", options))).detail)
    g.excess -= spent
    g.strike.modifier -= spent
    return None


async def _hold_back(g: Attack) -> Next:
    """An untapped target may take -3 so that the strike does not tap it."""
    assert g.strike is not None
    if g.fighters[g.strike.target].standing == UNTAPPED:
        options = [Option("full", g.strike.target), Option("hold back", g.strike.target)]
        g.strike.held_back = (await ask_one(_question(g, DEFENDER, "hold-back", options))).verb == "hold back"
    return None


async def _support(g: Attack) -> Next:
    """Untapped characters without a strike of this attack may tap for +1 each."""
    assert g.strike is not None
    free = [Option("support", card, g.strike.target) for card in _untapped(g) if card not in g.targets]
    question = _question(g, DEFENDER, "support", free, "some", minimum=0, maximum=len(free))
    for option in await ask_some(question):
        g.fighters[option.source].standing = TAPPED
        g.strike.modifier += 1
    return None


async def _roll(g: Attack) -> Next:
    assert g.strike is not None
    strike, fighter = g.strike, g.fighters[g.strike.target]
    if not strike.cancelled:
        prowess, was_wounded = modified_prowess(g), fighter.standing == WOUNDED
        result = prowess + await _two_dice(g, "roll")
        g.say("meccg-rolled", target=strike.target, result=result, strike=strike.prowess)
        if result >= strike.prowess and fighter.standing == UNTAPPED and not strike.held_back:
            fighter.standing = TAPPED
        if result > strike.prowess:
            await _strike_fails(g)
        elif result < strike.prowess:
            fighter.standing = WOUNDED
            await _body_check(g, strike.target, was_wounded)
    g.strike = None
    return None


async def _strike_fails(g: Attack) -> None:
    """Without body it is defeated; with one, only if the defender's roll exceeds it."""
    if g.body is None or await _two_dice(g, "creature-check") > g.body:
        g.beaten += 1


async def _body_check(g: Attack, card: str, was_wounded: bool) -> None:
    roll = await _two_dice(g, "body-check") + (1 if was_wounded else 0)
    g.say("meccg-body-check", target=card, roll=roll, body=g.fighters[card].body)
    if roll > g.fighters[card].body:
        g.move(card, "eliminated")


async def _outcome(g: Attack) -> Next:
    defeated = bool(g.targets) and g.beaten == len(g.targets)
    g.move("creature", "points:A" if defeated else "discard:B")
    g.outcome = Outcome("defeated" if defeated else "survived", "meccg-attack-over", [DEFENDER] if defeated else [])
    return None


STEPS = Steps(
    {
        "attack": [
            Row("defender assigns", _defender_assigns),
            Row("opponent assigns", _opponent_assigns),
            Row("strikes", _next_strike),
            Row("outcome", _outcome),
        ],
        "strike": [
            Row("1", _hazards),
            Row("2", _spend_excess),
            Row("3", _hold_back),
            Row("4", _support),
            Row("5", _resources),
            Row("6", _roll),
        ],
    }
)


# -- set-up and view --------------------------------------------------------------------------------------------------


def attack(
    company: dict[str, Fighter],
    *,
    strikes: int = 1,
    prowess: int = 9,
    body: int | None = None,
    tricks: tuple[str, ...] = (),
    hazard_limit: int = 2,
    seed: int = 1,
) -> Attack:
    """A creature against a company; each trick goes to the hand of the seat that plays its kind."""
    g = Attack(
        "meccg",
        [DEFENDER, HAZARDS],
        {DEFENDER: "Ana", HAZARDS: "Bor"},
        Chance(seed),
        [Place("attack", "defender assigns")],
        fighters=company,
        strikes=strikes,
        prowess=prowess,
        body=body,
        hazard_limit=hazard_limit,
    )
    lay_zones(g, ("company", "eliminated", "attacking"), ("hand", "discard", "points"))
    cards = [(name, name, "company", DEFENDER) for name in company]
    cards.append(("creature", "creature", "attacking", HAZARDS))
    for number, code in enumerate(tricks, 1):
        cards.append((f"t{number}", code, f"hand:{TRICKS[code].seat}", TRICKS[code].seat))
    for card, code, zone, owner in cards:
        add_card(g, code, owner, zone, card)
    return g


SEEING: Seeing[Attack] = Seeing(HiddenZones({"hand": "owner"}), plain_face, piles=())


def view(g: Attack, seat: str) -> View:
    """Everything but the other hand."""
    seen = SEEING.begin(g, seat, 0)
    SEEING.look(g, seen, *g.zones)
    return seen


def broken(g: Attack) -> list[str]:
    """Plain data, every card in one place, nobody struck twice."""
    twice = [card for card in g.targets if g.targets.count(card) > 1]
    return not_plain(g) + misplaced(g) + twice


MECCG = rules_only("meccg", Attack, STEPS, view, broken)
