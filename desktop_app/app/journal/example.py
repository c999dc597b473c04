"""A campaign half of its way, for pictures of the journal."""

from __future__ import annotations

from datetime import datetime, timedelta

from desktop_app.app.journal.campaign import Campaign, Decision, Entry, Played, Seat
from desktop_app.app.journal.naming import called
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.journal.writing import added, begun, game_entry, new_campaign
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.campaigns import Piece, Refused, SeatTold, Swap


def example_campaign(texts: Texts, now: datetime) -> Campaign:
    """Two players, a victory, a defeat with a hero fallen, and the hero's successor."""
    game, rules = next(iter(CAMPAIGNS.items()))
    pieces = [Piece(called(game, code, code, texts.language), code) for code in rules.pieces()]
    ana, bor = SeatTold("Ana", tuple(pieces[0:6:2])), SeatTold("Bor", tuple(pieces[1:7:2]))
    mode = next(iter(rules.modes))
    campaign = new_campaign(
        texts("journal-example-title"), ("Ana", "Bor"), now - timedelta(days=40), game=game, mode=mode
    )
    campaign = begun(campaign, rules, (ana, bor), now - timedelta(days=40))
    first, second = rules.chapters[:2]
    earned = tuple((Piece(called(game, code, code, texts.language), code), "") for code in first.earned)
    won = Played(
        chapter=first.id,
        scenario=first.titles[texts.language],
        result="won",
        rounds=9,
        score=143,
        seats=(Seat(player="Ana", threat=38, told=ana), Seat(player="Bor", threat=31, told=bor)),
        earned=earned,
        decisions=(Decision(question=texts("journal-example-question"), taken=texts("journal-example-taken")),),
    )
    day = now - timedelta(days=38)
    campaign = added(campaign, game_entry(rules, campaign, won, day, texts("journal-example-first")), day)
    fell = SeatTold("Bor", bor.heroes, (bor.heroes[1],))
    lost = Played(
        chapter=second.id,
        scenario=second.titles[texts.language],
        result="lost",
        rounds=6,
        seats=(Seat(player="Ana", threat=50, told=ana), Seat(player="Bor", threat=44, told=fell)),
    )
    day = now - timedelta(days=24)
    campaign = added(campaign, game_entry(rules, campaign, lost, day, texts("journal-example-second")), day)
    found = rules.swap(standing_of(campaign), Swap("Bor", bor.heroes[1], pieces[8]), ())
    if not isinstance(found, Refused):
        campaign = added(campaign, Entry(id=1, kind="change", date=day, changes=found), day)
    return campaign.changed(notes=texts("journal-example-notes"))
