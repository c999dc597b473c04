"""How a finished game is told: site against site, the people, what a skirmish was worth."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.story import Course, Credit, Figure, Story, Weighed
from desktop_app.games.kit.numerals import signed
from desktop_app.games.lotr_tcg.reading.active import FACTS
from desktop_app.games.lotr_tcg.reading.view import FIGHTING, WAITING
from desktop_app.games.lotr_tcg.state import LAST_SITE, TcgState
from desktop_app.games.lotr_tcg.table.chronicle import keeps


def own_site(g: TcgState, seat: str) -> int:
    """How far one's own fellowship has come."""
    return g.at[seat]


def best_rival(g: TcgState, seat: str) -> int:
    """How far the best of the others has come."""
    return max((g.at[other] for other in g.seats if other != seat), default=0)


def people(view: View) -> Sequence[CardView]:
    """One's own companions, those who are in a skirmish or wait for theirs among them."""
    fighting = [zone for zone in view.zones if zone in FIGHTING or zone.partition(":")[0] == WAITING]
    there = [card for zone in (f"fellowship:{view.seat}", *fighting) for card in view.zones[zone].cards]
    own = [card for card in there if card.controller == view.seat and not card.host]
    return [card for card in own if FACTS[card.code].type == "companion"]


def weigh(view: View, question: Question, keys: Sequence[str]) -> Weighed | None:
    """One set against another, held against the best that could have been set against it, by strength as it stood."""
    chosen = next((each for each in map(Option.from_key, keys) if each.verb in ("defend", "attack")), None)
    ours, theirs = (view.card(chosen.source), view.card(chosen.target)) if chosen is not None else (None, None)
    if chosen is None or ours is None or theirs is None:
        return None
    margin = _margin(view, chosen)
    best = max((each for each in question.options if _is_instead(each, chosen)), key=lambda each: _margin(view, each))
    told = message(
        "tcg-turn-told",
        card=card_ref(ours.id, ours.code),
        strength=ours.numbers.get("strength", 0),
        other=card_ref(theirs.id, theirs.code),
        against=theirs.numbers.get("strength", 0),
    )
    stake = message("tcg-turn-stake", margin=signed(margin))
    codes = (ours.code, theirs.code)
    if margin > 0:
        return Weighed(float(margin), message(f"tcg-turn-{chosen.verb}"), told, stake, codes)
    if _margin(view, best) <= 0:
        return None
    return Weighed(float(margin - _margin(view, best)), message("tcg-turn-yields"), told, stake, codes, (best.key,))


def _is_instead(other: Option, chosen: Option) -> bool:
    """Whether it would have met the same card: another defender of a minion, another companion for it to attack."""
    same = other.target == chosen.target if chosen.verb == "defend" else other.source == chosen.source
    return other.verb == chosen.verb and same


def _margin(view: View, option: Option) -> int:
    strengths = [
        card.numbers.get("strength", 0) if (card := view.card(id)) is not None else 0
        for id in (option.source, option.target)
    ]
    return strengths[0] - strengths[1]


def credits(view: View, question: Question, keys: Sequence[str]) -> Sequence[Credit]:
    """The strength of those who were set against minions."""
    found: list[Credit] = []
    for option in map(Option.from_key, keys):
        card = view.card(option.source)
        if card is not None and option.verb in ("defend", "attack"):
            found.append(Credit(card.code, f"tcg-credit-{option.verb}", card.numbers.get("strength", 0)))
    return found


def figures(view: View) -> Sequence[Figure]:
    """The site that was reached, the turns, one's own dead."""
    dead = view.zones[f"dead:{view.seat}"].count
    return (
        Figure(view.numbers[f"at:{view.seat}"], message("tcg-figure-site"), LAST_SITE, "progress"),
        Figure(view.round, message("tcg-figure-turns", count=view.round)),
        Figure(dead, message("tcg-figure-dead", count=dead), fell=True),
    )


STORY = Story(
    pressing=Course("tcg-course-rival", best_rival, LAST_SITE, "tcg-course-goal", "sword"),
    ground=Course("tcg-course-own", own_site, LAST_SITE, "tcg-course-goal", "map-marker"),
    people=people,
    verbs=("defend", "attack"),
    weigh=weigh,
    credits=credits,
    faces={"tcg-log-moves": 1, "tcg-log-killed": 3, "tcg-log-wins": 2},
    falls=("tcg-log-killed",),
    may_return=True,
    figures=figures,
    keeps=keeps,
)
