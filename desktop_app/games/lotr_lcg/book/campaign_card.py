"""The campaign card beside the quest deck: its set-up, why the game is lost because of it, its resolution."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.moment import Moment
from desktop_app.games.lotr_lcg.reading.queries import is_blank, players
from desktop_app.games.lotr_lcg.state import CampaignGame, Earned, LcgState, Piece
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, CampaignText, Does

FRONT, BACK = "campaign", "campaign_back"
"""The zones where it lies with that side up."""


def campaign_of(g: LcgState) -> CampaignGame:
    """The campaign that the game belongs to. Raises LookupError outside campaign mode."""
    if g.campaign is None:
        raise LookupError("no campaign")
    return g.campaign


def campaign_card_of(g: LcgState) -> str:
    """The campaign card in play, "" outside campaign mode and before set-up has come to it."""
    return next((card for zone in (FRONT, BACK) for card in g.zones.get(zone, ())), "")


def _texts(g: LcgState) -> Sequence[CampaignText]:
    """What the campaign card says; nothing while it is blank (LCG-162)."""
    card = campaign_card_of(g) if g.campaign is not None else ""
    return CARDS.of(CampaignText, g.codes[card]) if card and not is_blank(g, card) else ()


async def put_beside_the_quest_deck(g: LcgState) -> None:
    """The scenario's campaign card comes into play, and the set-up on its front is followed (LCG-531, LCG-532)."""
    card = next(card for card in g.zones["pool"] if CARDS.of(CampaignText, g.codes[card]))
    g.move(card, FRONT)
    g.pieces[card] = Piece()
    g.say("lcg-log-campaign-card", card=g.ref(card), rule="LCG-531")
    for text in _texts(g):
        await _follow(g, card, text.setup)


async def flip(g: LcgState) -> None:
    """The campaign card is turned over."""
    g.move(campaign_card_of(g), BACK)


def lost_by(g: LcgState) -> str:
    """Why the campaign card says that the game is lost; "" while it does not."""
    if g.campaign is None:
        return ""
    return next((why for text in _texts(g) if text.lost is not None and (why := text.lost(g))), "")


async def follow_resolution(g: LcgState) -> None:
    """After a victory the campaign card is turned over and its resolution followed (LCG-533)."""
    card = campaign_card_of(g)
    if not card:
        return
    await flip(g)
    g.say("lcg-log-resolution", card=g.ref(card), rule="LCG-533")
    for text in _texts(g):
        await _follow(g, card, text.resolution)


async def _follow(g: LcgState, card: str, deed: Does | None) -> None:
    if deed is not None:
        await deed.perform(Moment(g, players(g)[0], card, g.codes[card]))


def earn(g: LcgState, code: str, bearer: str = "") -> None:
    """A boon or burden is earned; the log takes it up when the game is kept (LCG-540). ``bearer`` is the code of a
    hero, a seat, or "" for nobody."""
    campaign_of(g).earned.append(Earned(code, bearer))
