"""How a finished game is told: points against points, the people, what they did."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.story import Course, Credit, Figure, Story, Weighed
from desktop_app.games.kit.numerals import percent
from desktop_app.games.meccg.reading.points import total_now
from desktop_app.games.meccg.reading.queries import opponent
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.table.chronicle import keeps
from desktop_app.games.meccg.table.head import final_points
from desktop_app.games.meccg.table.odds import ALL_WAYS, at_least

TENTHS = 10


def own_points(g: MecState, seat: str) -> int:
    """One's own marshalling points."""
    return max(0, _points(g, seat))


def rival_points(g: MecState, seat: str) -> int:
    """Those of the other."""
    return max(0, _points(g, opponent(g, seat)))


def _points(g: MecState, seat: str) -> int:
    """As they stand, and after the council what it came to: else a course would end beside the number it ends with."""
    council = g.outcome is not None and g.outcome.reason == "council"
    return g.scores[seat] if council else total_now(g, seat)


def people(view: View) -> Sequence[CardView]:
    """One's own characters."""
    companies = (zone for zone in view.zones.values() if zone.id.startswith("company:"))
    return [card for zone in companies for card in zone.cards if not card.host and card.controller == view.seat]


def weigh(view: View, question: Question, keys: Sequence[str]) -> Weighed | None:
    """Who was sent against a strike, by the rolls that beat it, held against the best of those who could go."""
    if question.prompt.id != "mec-ask-assign" or "attack_prowess" not in view.numbers:
        return None
    able = [option for option in question.options if option.verb == "face" and view.card(option.source) is not None]
    chosen = [option for option in able if option.key in keys]
    ways = {option.key: _ways(view, option) for option in able}
    if not chosen or len(set(ways.values())) < 2:
        return None
    left = [option for option in able if option not in chosen]
    weakest, strongest = (pick(chosen, key=lambda each: ways[each.key]) for pick in (min, max))
    spared = max((ways[option.key] for option in left), default=0)
    if spared > ways[weakest.key]:
        return _sent(view, weakest, "weak", spared, (ways[weakest.key] - spared) / ALL_WAYS * TENTHS)
    worst = min(ways.values())
    return _sent(view, strongest, "strong", worst, (ways[strongest.key] - worst) / ALL_WAYS * TENTHS)


def _sent(view: View, option: Option, how: str, other: int, gain: float) -> Weighed | None:
    """Who was sent, with the rolls that beat the strike, and those of the ``other`` who could have gone."""
    card = view.card(option.source)
    if card is None:
        return None
    ways = _ways(view, option)
    told = message(
        f"mectable-turn-{how}-told",
        card=card_ref(card.id, card.code),
        prowess=card.numbers.get("prowess", 0),
        against=view.numbers["attack_prowess"],
        ways=ways,
        other=other,
    )
    stake = message("mectable-turn-stake", chance=percent(ways / ALL_WAYS))
    return Weighed(gain, message(f"mectable-turn-{how}"), told, stake, (card.code,))


def _ways(view: View, option: Option) -> int:
    """In how many of 36 rolls this character beats a strike of the attack (MEC-596)."""
    card = view.card(option.source)
    prowess = card.numbers.get("prowess", 0) if card is not None else 0
    return at_least(view.numbers["attack_prowess"] - prowess + 1)


def credits(view: View, question: Question, keys: Sequence[str]) -> Sequence[Credit]:
    """Who faced strikes."""
    found: list[Credit] = []
    for option in map(Option.from_key, keys):
        card = view.card(option.source)
        if card is not None and option.verb == "face":
            found.append(Credit(card.code, "mec-credit-face", card.numbers.get("prowess", 0)))
    return found


def figures(view: View) -> Sequence[Figure]:
    """Points, turns, decks that ran out."""
    seat = view.seat
    points = final_points(view, seat)
    return (
        Figure(points, message("mec-figure-points", count=points)),
        Figure(view.round, message("mec-figure-turns", count=view.round)),
        Figure(view.numbers[f"exhausted:{seat}"], message("mec-figure-decks", count=view.numbers[f"exhausted:{seat}"])),
    )


STORY = Story(
    pressing=Course("mec-course-rival", rival_points, sign="sword-cross"),
    ground=Course("mec-course-own", own_points, sign="star"),
    people=people,
    verbs=("face",),
    weigh=weigh,
    credits=credits,
    faces={"mec-log-moves": 1, "mec-log-eliminated": 3, "mec-log-defeated": 2},
    falls=("mec-log-eliminated",),
    may_return=True,
    figures=figures,
    keeps=keeps,
)
