"""How a finished game is told: both sides on their way to the Finale, minions, what turned it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.story import Course, CourseName, Credit, Figure, Flag, Story, Weighed
from desktop_app.games.me_quest.reading.corrected import facts_in
from desktop_app.games.me_quest.reading.queries import FACTS
from desktop_app.games.me_quest.reading.story import sauron_count
from desktop_app.games.me_quest.reading.tracks import FINALE, LAST_SPACES
from desktop_app.games.me_quest.state import HEROES_MARKER, SAURON, QuestState
from desktop_app.games.me_quest.table.chronicle import keeps
from desktop_app.games.me_quest.table.sights import minions


def heroes_way(g: QuestState, seat: str) -> int:
    """The space of the heroes' marker."""
    return g.story[HEROES_MARKER]


def shadows_way(g: QuestState, seat: str) -> int:
    """How far Sauron is on the nearer of his two ways to the Finale."""
    return FINALE - min(FINALE, sauron_count(g))


def stages(g: QuestState) -> Sequence[Flag]:
    """Where the stages end."""
    return [Flag(space, sign) for space, sign in zip(LAST_SPACES, ("I", "II", "III"), strict=True)]


def people(view: View) -> Sequence[CardView]:
    """Those of one's own side: the heroes, or the minions of Sauron."""
    if view.seat == SAURON:
        return minions(view)
    found = [view.card(view.facts[f"hero:{seat}"]) for seat in view.seats[1:] if f"hero:{seat}" in view.facts]
    return [card for card in found if card is not None]


def weigh(view: View, question: Question, keys: Sequence[str]) -> Weighed | None:
    """A Plot played, left in hand or stopped, by what Plots advance Sauron's markers in every Story step."""
    chosen = next((each for each in map(Option.from_key, keys) if each.verb in ("play_plot", "discard_plot")), None)
    playable = [each for each in question.options if each.verb == "play_plot"]
    best = max(playable, key=lambda each: _advance(view, each), default=None)
    if chosen is None:
        left = best if question.prompt.id == "meq-ask-plot" else None
        return _plot(view, left, "left", -1, (left.key,)) if left is not None else None
    if view.seat == SAURON and chosen.verb == "discard_plot":
        return None
    if best is None or _advance(view, best) <= _advance(view, chosen):
        return _plot(view, chosen, "played" if chosen.verb == "play_plot" else "stopped", 1)
    return _plot(view, chosen, "weaker", _advance(view, chosen) - _advance(view, best), (best.key,), fixed=True)


def _advance(view: View, option: Option) -> int:
    card = view.card(option.source)
    return facts_in(view, card.code).advance if card is not None and card.code in FACTS else 0


def _plot(
    view: View, option: Option, what: str, worth: int, better: tuple[str, ...] = (), *, fixed: bool = False
) -> Weighed | None:
    """The turn told; its gain is ``worth`` for each space of the Plot, or ``worth`` itself where it is ``fixed``."""
    card, spaces = view.card(option.source), _advance(view, option)
    if card is None or not spaces:
        return None
    told = message(f"meqtable-turn-{what}-told", card=card_ref(card.id, card.code), count=spaces)
    stake = message("meqtable-turn-stake", count=spaces)
    gain = float(worth if fixed else worth * spaces)
    return Weighed(gain, message(f"meqtable-turn-{what}"), told, stake, (card.code,), better)


def own_way(view: View) -> CourseName:
    """Sauron's way is what presses on the heroes, and his own."""
    return "pressing" if view.seat == SAURON else "ground"


def credits(view: View, question: Question, keys: Sequence[str]) -> Sequence[Credit]:
    """The attack of combat cards, what Plots advance, the Plots that were stopped."""
    found: list[Credit] = []
    for option in map(Option.from_key, keys):
        card = view.card(option.source)
        if card is None or card.code not in FACTS:
            continue
        printed = facts_in(view, card.code)
        if option.verb == "fight":
            found.append(Credit(card.code, "meqtable-credit-fight", printed.attack))
        elif option.verb in ("play_plot", "discard_plot"):
            found.append(Credit(card.code, f"meqtable-credit-{option.verb.replace('_', '-')}", printed.advance))
    return found


def figures(view: View) -> Sequence[Figure]:
    """The game turns, what one's own side has gathered, and how far it is on its way: in numbers with their words, as
    no dial says what it counts."""
    turns = Figure(view.round, message("meqtable-figure-turns", count=view.round))
    if view.seat == SAURON:
        way = FINALE - min(FINALE, view.numbers["sauron_count"])
        return (
            turns,
            Figure(way, message("meqtable-course-sauron"), FINALE),
            Figure(view.numbers["pool"], message("meqtable-figure-pool"), view.numbers["pool_limit"]),
        )
    favor = sum(view.numbers.get(f"favor:{seat}", 0) for seat in view.seats[1:])
    return (
        turns,
        Figure(favor, message("meqtable-figure-favor", count=favor)),
        Figure(view.numbers["story_green"], message("meqtable-course-heroes"), FINALE),
    )


STORY = Story(
    pressing=Course("meqtable-course-sauron", shadows_way, FINALE, "meqtable-course-goal", "eye"),
    ground=Course("meqtable-course-heroes", heroes_way, FINALE, "meqtable-course-goal", "flag-variant"),
    flags=stages,
    people=people,
    wounds="damage",
    verbs=("fight", "play_plot", "discard_plot"),
    weigh=weigh,
    credits=credits,
    faces={
        "meq-log-plot": 2,
        "meq-log-plot-discarded": 2,
        "meq-log-minion-defeated": 3,
        "meq-log-shadow": 1,
        "meq-log-event": 1,
        "meq-log-mission": 4,
    },
    falls=("meq-log-minion-defeated",),
    last=("meq-log-mission", "meq-log-enemy-defeated"),
    figures=figures,
    own=own_way,
    keeps=keeps,
)
