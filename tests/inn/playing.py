"""What a seat may play or use now, and why not: the one legality."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.abilities import Action, AttachesTo
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.kit.explaining import why_not_there
from tests.inn.facts import TEXTS
from tests.inn.happening import carry_out, come_to_the_table, moment, pay_for, too_dear
from tests.inn.reading import kind, number
from tests.inn.state import Inn

REASONS = {
    "coins": ("INN-003", "inn-no-coins"),
    "bar": ("INN-003", "inn-no-bar"),
    "phase": ("INN-005", "inn-no-phase"),
    "reaction": ("INN-007", "inn-no-reaction"),
    "host": ("INN-003", "inn-no-host"),
    "exhausted": ("INN-004", "inn-no-exhausted"),
    "empty": ("INN-003", "inn-no-empty"),
    "limit": ("INN-007", "inn-no-limit"),
    "no_target": ("INN-003", "inn-no-target"),
    "no_change": ("INN-003", "inn-no-change"),
    "condition": ("INN-003", "inn-no-change"),
}
BAR = "bar"


def hosts(g: Inn, seat: str, card: str) -> list[str]:
    """What a thing may be given to."""
    m = moment(g, seat, card)
    return [host for text in TEXTS.of(AttachesTo, m.code) for host in text.group.all(m)]


def why_not_play(g: Inn, seat: str, card: str) -> str:
    """Why a card in hand cannot be played now: the id of a reason, or ""."""
    if kind(g, card) in ("friend", "thing"):
        if g.phase != BAR:
            return "bar"
        if too_dear(g, seat, card):
            return "coins"
        return "host" if kind(g, card) == "thing" and not hosts(g, seat, card) else ""
    actions = TEXTS.of(Action, g.codes[card])
    return _why_not(g, seat, card, actions[0]) if actions else "reaction"


def _why_not(g: Inn, seat: str, card: str, act: Action[Inn]) -> str:
    if act.phase and act.phase != g.phase:
        return "phase"
    if card not in g.pieces and too_dear(g, seat, card):
        return "coins"
    return act.text.why_not(moment(g, seat, card))


def options(g: Inn, seat: str) -> list[Option]:
    """Every card that may be played and every action that may be used now."""
    found: list[Option] = []
    for card in g.zones[f"hand:{seat}"]:
        if why_not_play(g, seat, card) == "":
            where = hosts(g, seat, card) if kind(g, card) == "thing" else [""]
            found += [Option("play", card, host) for host in where]
    return found + [
        Option("use", card, detail=act.name) for card, act in _actions(g, seat) if not _why_not(g, seat, card, act)
    ]


def _actions(g: Inn, seat: str) -> list[tuple[str, Action[Inn]]]:
    mine = [card for card, piece in g.pieces.items() if piece.controller == seat]
    return [(card, act) for card in mine for act in TEXTS.of(Action, g.codes[card])]


def refusals(g: Inn, seat: str) -> list[Refusal]:
    """Why the others are not offered."""
    reasons = [("play", card, why_not_play(g, seat, card)) for card in g.zones[f"hand:{seat}"]]
    reasons += [("use", card, _why_not(g, seat, card, act)) for card, act in _actions(g, seat)]
    return [_refusal(g, seat, verb, card, reason) for verb, card, reason in reasons if reason]


def _refusal(g: Inn, seat: str, verb: str, card: str, reason: str) -> Refusal:
    rule, text = REASONS[reason]
    return refuse(g, rule, text, verb, card, cost=number(g, card, "cost"), coins=g.coins[seat])


async def act_or_pass(g: Inn, seat: str) -> bool:
    """Asks a seat for one action; answers whether it took one."""
    question = Question(
        seat,
        "one",
        message(f"inn-ask-{g.phase}", rule="INN-003", seat=seat_ref(seat), coins=g.coins[seat]),
        lambda: [*options(g, seat), Option("pass")],
        step=g.step,
        refusals=lambda: refusals(g, seat),
        primary="pass",
    )
    chosen = await ask_one(question)
    if chosen.verb == "play":
        await play(g, seat, chosen.source, chosen.target)
    elif chosen.verb == "use":
        act = next(act for act in TEXTS.of(Action, g.codes[chosen.source]) if act.name == chosen.detail)
        g.say("inn-log-uses", seat=seat_ref(seat), card=g.ref(chosen.source))
        await carry_out(moment(g, seat, chosen.source), act.text)
    return chosen.verb != "pass"


async def play(g: Inn, seat: str, card: str, host: str = "") -> None:
    """INN-003: pays for a card; friends and things stay, drinks and tricks are done with."""
    g.say("inn-log-plays", seat=seat_ref(seat), card=g.ref(card))
    pay_for(g, seat, card)
    if kind(g, card) in ("friend", "thing"):
        await come_to_the_table(g, seat, card, host)
        return
    g.move(card, "resolving")
    await carry_out(moment(g, seat, card), TEXTS.of(Action, g.codes[card])[0].text)
    g.move(card, f"discard:{seat}")


# -- what the table asks -----------------------------------------------------------------------------------------------


def why_not(g: Inn, question: Question, source: str, target: str) -> Refusal | None:
    """Why a card cannot go there; None when it can."""
    return why_not_there(
        question,
        source,
        target,
        no_target=lambda card: refuse(g, "INN-003", "inn-no-not-there", "", card),
        otherwise=lambda card: refuse(g, "INN-003", "inn-no-not-now", "", card),
    )


def aims(g: Inn, question: Question, option: Option) -> list[str]:
    """What the question after this option will offer as targets."""
    if option.source not in g.codes:
        return []
    acts = TEXTS.of(Action, g.codes[option.source])
    return [aim for act in acts for aim in act.text.aims(moment(g, question.seat, option.source))]
