"""The Sauron turn: Hero Rally, Story, Plot, Event, Action, Hero Draw."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.effects import expire
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Enter, Jump, Next, Row
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.kit.limits import forget
from desktop_app.games.kit.moment import Moment
from desktop_app.games.me_quest.book.actions import ACTION_ROWS
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.turns import StepBegins
from desktop_app.games.me_quest.reading.board import is_stronghold
from desktop_app.games.me_quest.reading.numbers import attribute, room_in_hand
from desktop_app.games.me_quest.reading.plots import why_not_play
from desktop_app.games.me_quest.reading.queries import active_plots, facts, hero_at, heroes, in_hand, influence
from desktop_app.games.me_quest.reading.story import NOBODY, SAURON_SIDE, current_stage, dominant, finale_begins
from desktop_app.games.me_quest.reading.tracks import HEROES_ADVANCE
from desktop_app.games.me_quest.state import HEROES_MARKER, SAURON, HeroTurn, QuestState, turn_of
from desktop_app.games.me_quest.verbs.asking import choose_amount
from desktop_app.games.me_quest.verbs.decks import top_cards
from desktop_app.games.me_quest.verbs.favor import place_favor
from desktop_app.games.me_quest.verbs.following import follow
from desktop_app.games.me_quest.verbs.heroes import draw_hero_cards
from desktop_app.games.me_quest.verbs.influence import remove_from
from desktop_app.games.me_quest.verbs.plots import discard_event, discard_plot, place_event, play_plot
from desktop_app.games.me_quest.verbs.rewards import place_character
from desktop_app.games.me_quest.verbs.story import STORY, advance, enter_stages

TABLE = "sauron"
HERO_TURN = "hero"
"""The table and the phase of the turns that follow Sauron's."""
EVENTS_DRAWN = 3
TURNS_OF_A_LONE_HERO = 2
"""With only two players the hero has two turns for each of Sauron's (MEQ-432)."""
PLOT_REASONS = {
    "track_full": ("MEQ-122", "meq-no-track-full"),
    "pool": ("MEQ-127", "meq-no-pool"),
    "requirements": ("MEQ-125", "meq-no-requirements"),
}


def is_first_turn(g: QuestState) -> bool:
    """The first game turn, without Story and Plot steps (MEQ-088, MEQ-089)."""
    return g.round == 1


def begin_turn(g: QuestState, seat: str) -> None:
    """A player turn begins: nothing has been done in it."""
    expire(g.effects, turn_of(g.active))
    g.active = seat
    g.turn = HeroTurn()
    g.fought = []
    expire(g.effects, "turn")
    forget(g, "turn")


async def begin_step(g: QuestState, step: str, seat: str) -> None:
    """A step begins, for what answers it."""
    await resolve(g, StepBegins(step=step, seat=seat), lambda: None)


# -- Hero Rally --------------------------------------------------------------------------------------------------------


async def hero_rally(g: QuestState) -> Next:
    """MEQ-093, MEQ-094: a new game turn; each hero discards the influence of his location, not in a Stronghold."""
    g.round += 1
    g.turns = 0
    begin_turn(g, SAURON)
    g.phase = TABLE
    g.say("meq-log-round", round=g.round, rule="MEQ-085")
    await rally(g)
    return None


async def rally(g: QuestState) -> None:
    """MEQ-093: the influence where heroes are returns to the Influence area."""
    for seat in heroes(g):
        place = hero_at(g, seat)
        if not is_stronghold(place):
            await remove_from(g, place, influence(g, place), rule="MEQ-093")


# -- Story -------------------------------------------------------------------------------------------------------------


async def story(g: QuestState) -> Next:
    """MEQ-108, MEQ-109, MEQ-131: the heroes' marker advances two spaces, then Sauron's by each Plot in turn.

    MEQ-088 skips the step in the first game turn; MEQ-408 and MEQ-409 may begin the Finale at its end.
    """
    if is_first_turn(g):
        return None
    await begin_step(g, "story", SAURON)
    await advance(g, HEROES_MARKER, max(0, HEROES_ADVANCE - g.slower), STORY)
    g.slower = 0
    for card in active_plots(g):
        if facts(g, card).marker:
            await advance(g, facts(g, card).marker, facts(g, card).advance, STORY)
    await enter_stages(g)
    if finale_begins(g):
        g.say("meq-log-finale", rule="MEQ-408")
        return Enter("finale")
    return None


# -- Plot --------------------------------------------------------------------------------------------------------------


async def plot(g: QuestState) -> Next:
    """MEQ-120 to MEQ-124: Sauron plays one Plot, or discards an active one, or does nothing."""
    if is_first_turn(g):
        return None

    def options() -> list[Option]:
        playable = [Option("play_plot", card) for card in in_hand(g, "plot") if not why_not_play(g, card)]
        return [*playable, *(Option("discard_plot", card) for card in active_plots(g)), Option("pass")]

    asked = Question(
        SAURON,
        "one",
        message("meq-ask-plot", rule="MEQ-120", seat=seat_ref(SAURON), pool=g.pool),
        options,
        step=g.step,
        refusals=lambda: plot_refusals(g),
        primary="pass",
    )
    chosen = await ask_one(asked)
    if chosen.verb == "play_plot":
        await play_plot(g, chosen.source)
    elif chosen.verb == "discard_plot":
        await discard_plot(g, chosen.source, SAURON)
    return None


def plot_refusals(g: QuestState) -> list[Refusal]:
    """Why the other Plots in hand cannot be played now."""
    found = []
    for card in in_hand(g, "plot"):
        reason = why_not_play(g, card)
        if reason:
            rule, text = PLOT_REASONS[reason]
            found.append(refuse(g, rule, text, "play_plot", card, needed=facts(g, card).pool, pool=g.pool))
    return found


# -- Event -------------------------------------------------------------------------------------------------------------


async def event(g: QuestState) -> Next:
    """MEQ-138 to MEQ-142, MEQ-151, MEQ-152: one Event of the current stage's deck is resolved."""
    stage, side = current_stage(g), dominant(g)
    drawn = await top_cards(g, f"event_deck_{stage}", 1 if side == NOBODY else EVENTS_DRAWN, f"event_discard_{stage}")
    if not drawn:
        return None
    by_priority = sorted(drawn, key=lambda card: facts(g, card).priority)
    card = by_priority[-1 if side == SAURON_SIDE else 0]
    rule = {NOBODY: "MEQ-140", SAURON_SIDE: "MEQ-139"}.get(side, "MEQ-138")
    g.move(card, "resolving")
    g.say("meq-log-event", rule=rule, card=g.ref(card), count=len(drawn))
    await follow(Moment(g, SAURON, card, g.codes[card]), "resolve")
    for other in drawn:
        if other != card:
            discard_event(g, other)
    await place_what_it_shows(g, card)
    if facts(g, card).stays:
        await place_event(g, card)
    else:
        discard_event(g, card)
    return None


async def place_what_it_shows(g: QuestState, card: str) -> None:
    """MEQ-142, MEQ-150: first each favor, then each character; one on the board already stays where it is."""
    for place in facts(g, card).favor_places:
        place_favor(g, place)
    for name, place in facts(g, card).characters:
        place_character(g, name, place)


# -- Hero Draw ---------------------------------------------------------------------------------------------------------


async def hero_draw(g: QuestState) -> Next:
    """MEQ-228, MEQ-231: each hero draws up to his fortitude from his life pool."""
    await draw_for_heroes(g)
    return None


async def draw_for_heroes(g: QuestState) -> None:
    """MEQ-228: the heroes draw one after the other."""
    for seat in heroes(g):
        most = min(attribute(g, seat, "fortitude"), len(g.zones[f"life:{seat}"]), room_in_hand(g, seat))
        if most:
            count = await choose_amount(
                g, seat, "meq-ask-hero-draw", "draw", list(range(most, -1, -1)), limit=most, rule="MEQ-228"
            )
            draw_hero_cards(g, seat, count)


# -- whose turn --------------------------------------------------------------------------------------------------------


def hero_turns_of_a_game_turn(g: QuestState) -> int:
    """MEQ-085, MEQ-432: a turn for each hero, two for a lone one."""
    return TURNS_OF_A_LONE_HERO if len(heroes(g)) == 1 else len(heroes(g))


async def hero_turns(g: QuestState) -> Next:
    """MEQ-085, MEQ-432: a turn for each hero in clockwise order, two for a lone one; then Sauron's next turn."""
    order = heroes(g)
    if g.turns >= hero_turns_of_a_game_turn(g):
        return Jump("hero_rally")
    begin_turn(g, order[g.turns % len(order)])
    g.turns += 1
    return Enter(HERO_TURN, back="interlude" if len(heroes(g)) == 1 else "hero_turns")


async def interlude(g: QuestState) -> Next:
    """MEQ-433: after a lone hero's first turn a special Hero Rally and Hero Draw."""
    if g.turns < TURNS_OF_A_LONE_HERO:
        await rally(g)
        await draw_for_heroes(g)
    return Jump("hero_turns")


ROWS = [
    Row("hero_rally", hero_rally, TABLE),
    Row("story", story, TABLE),
    Row("plot", plot, TABLE),
    Row("event", event, TABLE),
    *ACTION_ROWS,
    Row("hero_draw", hero_draw, TABLE),
    Row("hero_turns", hero_turns, HERO_TURN, shown=False),
    Row("interlude", interlude, HERO_TURN, shown=False),
]
