"""The quest deck: which stage is current, when it is defeated, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.ask import chance
from desktop_app.engine.messages import message
from desktop_app.engine.state import Outcome
from desktop_app.games.kit.moment import Moment
from desktop_app.games.lotr_lcg.book.campaign_card import follow_resolution
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.events import StageDefeated, StageRevealed
from desktop_app.games.lotr_lcg.reading.queries import current_quest, facts, is_blank, players
from desktop_app.games.lotr_lcg.state import LcgState, Piece
from desktop_app.games.lotr_lcg.verbs.leaving import take_off
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, StageText

STAGES = CARDS.by_code(StageText)


def last_stage(g: LcgState) -> str:
    """The code of the stage that the players are at, or have just completed: of those out of the game it left last."""
    stages = [card for card in g.zones["removed"] if facts(g, card).type == "quest"]
    return g.codes[current_quest(g) or stages[-1]] if current_quest(g) or stages else ""


def locked_by(g: LcgState, quest: str) -> str:
    """What keeps a stage from being defeated although it holds enough progress: a card, or ""."""
    found = (text.locked(g) for text in _texts_of(g, quest) if text.locked is not None)
    return next((card for card in found if card), "")


def _texts_of(g: LcgState, quest: str) -> Sequence[StageText]:
    """What a stage in play says; nothing while it is blank (LCG-162)."""
    texts = STAGES.get(g.codes[quest], ())
    return () if texts and g.effects and is_blank(g, quest) else texts


def texts_of_the_stage(g: LcgState) -> Sequence[StageText]:
    """What the current stage says."""
    for quest in g.zones["quest"]:
        return _texts_of(g, quest)
    return ()


def is_skipped(g: LcgState, step: str) -> bool:
    """Whether the current stage leaves out a step."""
    for text in texts_of_the_stage(g):
        if step in text.skips:
            return True
    return False


def more_cards(g: LcgState) -> int:
    """How many cards the current stage has revealed in the staging step besides those of the players."""
    return sum(text.more_cards for text in texts_of_the_stage(g))


def won_at(g: LcgState, stage: Sequence[StageText]) -> str:
    """Why the texts of the current stage say that the game is won (LCG-190); "" while they do not, or it is being
    revealed."""
    if g.unfolding:
        return ""
    for text in stage:
        if text.won is not None and (why := text.won(g)):
            return why
    return ""


def lost_at(g: LcgState, stage: Sequence[StageText]) -> str:
    """Why the texts of the current stage say that the game is lost; "" while they do not."""
    for text in stage:
        if text.lost is not None and (why := text.lost(g)):
            return why
    return ""


async def advance(g: LcgState) -> None:
    """The current stage is defeated; surplus progress is lost and the next stage begins at 0 (LCG-030, LCG-031)."""
    quest = current_quest(g)
    g.say("lcg-log-stage-defeated", card=g.ref(quest))
    at_random = any(text.next_at_random for text in _texts_of(g, quest))
    await resolve(g, StageDefeated(card=quest), partial(take_off, g, quest, "removed"))
    if not g.zones["quest_deck"]:
        await win(g, "quest")
        return
    await reveal_stage(g, await _next_stage(g, at_random=at_random))


async def win(g: LcgState, reason: str) -> None:
    """The players win (LCG-189); in campaign mode they follow the resolution of the campaign card (LCG-533)."""
    g.say("lcg-log-won", reason=reason)
    await follow_resolution(g)
    g.outcome = Outcome("won", reason, [seat for seat in g.seats if seat not in g.eliminated])


def lose(g: LcgState, reason: str) -> None:
    """The players lose: all of them are eliminated (LCG-161), or a card says so."""
    g.outcome = Outcome("lost", reason)
    g.say("lcg-log-lost", reason=reason)


async def _next_stage(g: LcgState, *, at_random: bool) -> str:
    """The next stage; of several with the same number one drawn at random or else the first, the others leave the
    game."""
    deck = g.zones["quest_deck"]
    number = facts(g, deck[0]).stage
    same = [card for card in deck if facts(g, card).stage == number]
    drawn = at_random and len(same) > 1
    index = await chance(g.chance, len(same), message("lcg-chance-path"), g.step) if drawn else 0
    for other in [card for card in same if card != same[index]]:
        g.move(other, "removed")
    return same[index]


async def reveal_stage(g: LcgState, quest: str) -> None:
    """Puts a stage on top, follows side A and flips it to side B (LCG-295, LCG-296)."""
    g.move(quest, "quest")
    g.pieces[quest] = Piece()
    g.say("lcg-log-stage", card=g.ref(quest))
    g.unfolding = quest
    m = Moment(g, players(g)[0], quest, g.codes[quest])
    for text in _texts_of(g, quest):
        for deed in (text.setup, text.when_revealed):
            if deed is not None:
                await deed.perform(m)
    await resolve(g, StageRevealed(card=quest), partial(setattr, g, "unfolding", ""))
