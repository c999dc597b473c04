"""What a hero who explores may do, and why not the rest; the same of abilities that are used in his turn."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Refusal
from desktop_app.engine.frozen import replace
from desktop_app.games.kit.abilities import Action
from desktop_app.games.kit.answering import ANSWERED
from desktop_app.games.kit.asking import refuse
from desktop_app.games.kit.deeds import NO_CHANGE
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.texts import NO_CONDITION
from desktop_app.games.me_quest.book import quests, trading
from desktop_app.games.me_quest.reading.hindering import limited_by, refuse_for
from desktop_app.games.me_quest.reading.numbers import forbidden, most, room_for_favor
from desktop_app.games.me_quest.reading.queries import (
    FACTS,
    active_plots,
    characters_at,
    characters_elsewhere,
    corruption,
    current_event,
    facts,
    favor_at,
    figure,
    hero_at,
    heroes,
    plot_place,
)
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.verbs.following import instructions
from desktop_app.games.me_quest.verbs.rewards import DARK_PATH_CORRUPTION
from desktop_app.games.me_quest.vocabulary.gaining import RAISED, SECOND_ITEM
from desktop_app.games.me_quest.vocabulary.texts import CARDS, Acts, Now, Says
from desktop_app.games.me_quest.vocabulary.word import FEW, FORBIDDEN, NO_ROOM, NONE_LEFT, POOR

EXPLORE, TURN = "explore", "turn"
"""The phases of the abilities that are used while exploring, and of those that are used in the hero's turn."""
REASONS = {
    "corrupted": ("MEQ-287", "meq-no-dark-path"),
    "once_a_turn": ("MEQ-288", "meq-no-second-dark-path"),
    "no_corruption": ("MEQ-439", "meq-no-corruption-left"),
    "not_yours": ("MEQ-316", "meq-no-not-yours"),
    "starting_first": ("MEQ-067", "meq-no-starting-first"),
    "elsewhere": ("MEQ-313", "meq-no-elsewhere"),
    "character_elsewhere": ("MEQ-286", "meq-no-character-elsewhere"),
    "plot_elsewhere": ("MEQ-290", "meq-no-plot-elsewhere"),
    "plot_favor": ("MEQ-129", "meq-no-favor"),
    "favor": ("MEQ-295", "meq-no-favor"),
    "event_elsewhere": ("MEQ-159", "meq-no-plot-elsewhere"),
    "used": ("MEQ-243", "meq-no-used"),
    ANSWERED: ("MEQ-243", "meq-no-answered"),
    "not_by_favor": ("MEQ-290", "meq-no-not-by-favor"),
    RAISED: ("MEQ-320", "meq-no-raised"),
    SECOND_ITEM: ("MEQ-325", "meq-no-second-item"),
    NONE_LEFT: ("MEQ-439", "meq-no-none-left"),
    POOR: ("MEQ-295", "meq-no-favor-enough"),
    FEW: ("MEQ-286", "meq-no-few-cards"),
    NO_CONDITION: ("MEQ-286", "meq-no-condition"),
}
NOTHING = ("MEQ-286", "meq-no-change")
"""What has no reason of its own here would change nothing."""
RULES_OF_TEXTS = {
    "event": "MEQ-159",
    "hero": "MEQ-243",
    "encounter": "MEQ-302",
    "peril": "MEQ-272",
    "quest": "MEQ-313",
    "shadow": "MEQ-198",
}
"""By what rule a text does what it says, by the type of its card; of the others, characters, by that of counsel."""


def moment(g: QuestState, seat: str, card: str) -> Now:
    """A card as it looks to the hero who explores."""
    return Moment(g, seat, card, g.codes[card], target=seat)


def options(g: QuestState, seat: str) -> list[Option]:
    """Everything the hero may do where he is."""
    place = hero_at(g, seat)
    found: list[Option] = []
    if favor_at(g, place) and room_for_favor(g, seat) > 0:
        found.append(Option("retrieve_favor", f"at.{place}"))
    for card in characters_at(g, place):
        found += [
            Option(verb, card) for verb in ("consult_favor", "consult") if not why_not_consult(g, seat, card, verb)
        ]
    if not why_not_dark_path(g, seat):
        found.append(Option("dark_path", figure(seat)))
    for card in g.zones[f"quests:{seat}"]:
        if not quests.why_not_complete(g, seat, card):
            found.append(Option("complete", card))
    for card in active_plots(g):
        if not why_not_discard(g, seat, card):
            found.append(Option("discard_plot", card))
    return [*found, *uses(g, seat, EXPLORE, TURN), *trading.options(g, seat)]


def refusals(g: QuestState, seat: str) -> list[Refusal]:
    """Why the rest is not offered."""
    found = [(figure(seat), "dark_path", why_not_dark_path(g, seat))]
    for card in characters_at(g, hero_at(g, seat)):
        found += [(card, verb, why_not_consult(g, seat, card, verb)) for verb in ("consult_favor", "consult")]
    found += [(card, "consult", "character_elsewhere") for card in characters_elsewhere(g, hero_at(g, seat))]
    for other in heroes(g):
        found += [(card, "complete", quests.why_not_complete(g, seat, card)) for card in g.zones[f"quests:{other}"]]
    found += [(card, "discard_plot", why_not_discard(g, seat, card)) for card in active_plots(g)]
    told = [refusal(g, seat, reason, verb, card) for card, verb, reason in found if reason]
    place = hero_at(g, seat)
    if favor_at(g, place) and room_for_favor(g, seat) < 1:
        told.append(refusal(g, seat, NO_ROOM, "retrieve_favor", f"at.{place}"))
    return [*told, *use_refusals(g, seat, EXPLORE, TURN), *trading.refusals(g, seat)]


def use_refusals(g: QuestState, seat: str, *phases: str) -> list[Refusal]:
    """Why abilities of cards in play cannot be used now."""
    found = [(card, act, why_not_use(g, seat, card, act)) for card, act in abilities(g, seat, *phases)]
    return [refusal(g, seat, reason, "use", card, act.text) for card, act, reason in found if reason]


def refusal(g: QuestState, seat: str, reason: str, verb: str, card: str, text: Says | None = None) -> Refusal:
    """A reason as a refusal; what an ability costs in favor is said by its text, and else by the card."""
    if reason.startswith(FORBIDDEN):
        return refuse_for(g, forbidden(g, reason.removeprefix(FORBIDDEN), seat), verb, card)
    if reason == NO_ROOM:
        what = "favor_a_turn" if g.favor[seat] < most(g, seat, "favor") else "favor"
        return refuse_for(g, limited_by(g, seat, what), verb, card)
    says = [text] if text is not None else instructions(g.codes[card], "consult") if verb == "consult" else []
    prices = [cost.draws_on(moment(g, seat, card))[1] for each in says for cost in each.cost]
    rule, id = REASONS.get(reason, NOTHING)
    if reason in (FEW, NO_CONDITION) or reason not in REASONS:
        rule = RULES_OF_TEXTS.get(FACTS[g.codes[card]].type, rule)
    return refuse(g, rule, id, verb, card, favor=sum(prices) if prices else facts(g, card).favor)


def not_that_way(m: Now, seat: str, reason: str, verb: str) -> Refusal:
    """Why one of several things that a text offers a seat is not among those it may choose."""
    return replace(refusal(m.g, seat, reason, verb, m.me), source="")


def why_not_dark_path(g: QuestState, seat: str) -> str:
    """MEQ-287, MEQ-288, MEQ-296: why no dark path may be taken: a reason id, or ""."""
    if g.turn.dark_path:
        return "once_a_turn"
    if len(corruption(g, seat)) > DARK_PATH_CORRUPTION:
        return "corrupted"
    if room_for_favor(g, seat) < 1:
        return NO_ROOM
    return "" if g.zones["corruption_deck"] or g.zones["corruption_discard"] else "no_corruption"


def why_not_consult(g: QuestState, seat: str, card: str, verb: str) -> str:
    """MEQ-286, MEQ-296: why a character cannot be consulted, for favor or for its ability: a reason id, or ""."""
    if forbidden(g, "consult", seat):
        return f"{FORBIDDEN}consult"
    if verb == "consult_favor":
        return "" if room_for_favor(g, seat) > 0 else NO_ROOM
    m = moment(g, seat, card)
    reasons = [text.why_not(m) for text in instructions(g.codes[card], "consult")]
    return "" if "" in reasons else next(iter(reasons), NO_CHANGE)


def why_not_discard(g: QuestState, seat: str, card: str) -> str:
    """MEQ-129, MEQ-290: why a hero cannot discard an active Plot: a reason id, or ""."""
    if plot_place(g, card) != hero_at(g, seat):
        return "plot_elsewhere"
    favor = facts(g, card).favor
    if facts(g, card).kept_from_favor and not favor:
        return "not_by_favor"
    return "" if favor <= g.favor[seat] else "plot_favor"


def abilities(g: QuestState, seat: str, *phases: str) -> list[tuple[str, Acts]]:
    """The abilities of cards in play that a hero uses: his own, and the current Event's while he explores."""
    return [
        (card, act)
        for card, piece in g.pieces.items()
        if piece.controller in ("", seat)
        for act in CARDS.of(Action, g.codes[card])
        if act.phase in phases
    ]


def uses(g: QuestState, seat: str, *phases: str) -> list[Option]:
    """Those of them that may be used now."""
    able = [(card, act) for card, act in abilities(g, seat, *phases) if not why_not_use(g, seat, card, act)]
    return [Option("use", card, detail=act.name) for card, act in able]


def why_not_use(g: QuestState, seat: str, card: str, act: Acts) -> str:
    """Why such an ability cannot be used now: a reason id, or ""."""
    limit = act.text.limit
    if limit is not None and limit.is_reached(g, act.name, card, seat):
        return "used"
    if card == current_event(g) and g.event_at and g.event_at != hero_at(g, seat):
        return "event_elsewhere"
    return act.text.why_not(moment(g, seat, card))
