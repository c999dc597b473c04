"""Shadow cards: when Sauron may play one, and why not (MEQ-193 to MEQ-198)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.asking import refuse
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.texts import NO_CONDITION
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.things import ShadowCardPlayed
from desktop_app.games.me_quest.reading.queries import combat, facts, in_hand
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.verbs.following import pick
from desktop_app.games.me_quest.vocabulary.texts import CARDS, Now, Says

REASONS = {
    "pool": ("MEQ-193", "meq-no-pool"),
    "timing": ("MEQ-194", "meq-no-timing"),
    "combat_began": ("MEQ-195", "meq-no-timing"),
    "once_a_turn": ("MEQ-196", "meq-no-once-a-turn"),
    NO_CONDITION: ("MEQ-194", "meq-no-condition"),
}
NOTHING = ("MEQ-194", "meq-no-change")
"""What has no reason of its own here would change nothing."""


def why_no_card(g: QuestState, card: str) -> str:
    """Why a Shadow card cannot be played whatever it does: a reason id, or ""."""
    if g.turn.shadow:
        return "once_a_turn"
    return "pool" if facts(g, card).pool > g.pool else ""


def why_not_as_action(g: QuestState, card: str) -> str:
    """Why a Shadow card cannot be played in the Action step: a reason id, or ""."""
    acts = CARDS.of(Action, g.codes[card])
    if not acts:
        return why_no_card(g, card) or "timing"
    m = Moment(g, SAURON, card, g.codes[card])
    return why_no_card(g, card) or acts[0].text.why_not(m)


def options(g: QuestState) -> list[Option]:
    """The Shadow cards that may be played in the Action step."""
    return [Option("play", card) for card in in_hand(g, "shadow") if not why_not_as_action(g, card)]


def refusals(g: QuestState) -> list[Refusal]:
    """Why the others in hand may not."""
    found = [(card, why_not_as_action(g, card)) for card in in_hand(g, "shadow")]
    return [refusal(g, card, reason) for card, reason in found if reason]


def refusal(g: QuestState, card: str, reason: str, *, verb: str = "play") -> Refusal:
    """A reason as a refusal; what has no name here would change nothing."""
    rule, text = REASONS.get(reason, NOTHING)
    return refuse(g, rule, text, verb, card, needed=facts(g, card).pool, pool=g.pool)


def refusal_now(g: QuestState, card: str) -> Refusal:
    """Why a Shadow card cannot be played where nothing asks for one."""
    fight = combat(g)
    late = fight is not None and fight.begun and facts(g, card).timing.startswith("start_of_combat")
    return refusal(g, card, why_no_card(g, card) or ("combat_began" if late else "timing"))


def aims(g: QuestState, card: str) -> list[str]:
    """Whom a Shadow card of the Action step could be played on."""
    acts = CARDS.of(Action, g.codes[card])
    return acts[0].text.aims(Moment(g, SAURON, card, g.codes[card])) if acts else []


async def play_as_action(g: QuestState, card: str) -> None:
    """Plays a Shadow card in the Action step."""
    act = CARDS.of(Action, g.codes[card])[0]
    g.say("meq-log-shadow", rule="MEQ-193", card=g.ref(card))
    await play(Moment(g, SAURON, card, g.codes[card]), act.text)


async def play(m: Now, text: Says) -> None:
    """MEQ-198: the effect is resolved at once; then the card is discarded, and it was the one of this turn."""
    g, card = m.g, m.me
    g.turn.shadow, there = True, list(g.pieces)
    g.move(card, "resolving")
    chosen = await text.choose(await text.pay(m), pick)
    if chosen is not None:
        await text.do.perform(chosen)
    if g.home[card] == "resolving":
        g.move(card, "shadow_discard")
    await resolve(g, ShadowCardPlayed(card=card, seat=g.active, there=there), lambda: None)
