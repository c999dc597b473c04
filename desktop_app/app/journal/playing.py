"""A campaign at the table: a chapter is laid as the journal has it, and what comes of it is written by itself."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.chapters import refuse_closed
from desktop_app.app.journal.from_table import played_at
from desktop_app.app.journal.standing import standing_before, standing_of
from desktop_app.app.journal.store import CampaignStore
from desktop_app.app.journal.writing import added, game_entry, mended, told_by, with_sections_of
from desktop_app.app.tables.game_box import GameBox
from desktop_app.app.tables.service import OpenTable, TableService
from desktop_app.app.tables.set_up import SeatSetUp, SetUp, new_table, refuse_bad_table
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CAMPAIGNS, CARDS, DECKS
from desktop_app.games.contract.campaigns import CampaignTable, Change, Piece, SeatTold


def campaign_table(campaign: Campaign, dealt: Mapping[int, str]) -> CampaignTable:
    """What the journal brings to the table of its next chapter."""
    return CampaignTable(campaign.mode, standing_of(campaign), dealt)


def refuse_bad_chapter(campaign: Campaign, set_up: SetUp, box: GameBox, language: str = "en") -> None:
    """Raises ChapterClosed or BadTable when the next chapter cannot be laid like this."""
    refuse_closed(campaign, CAMPAIGNS[campaign.game], set_up.scenario, language)
    refuse_bad_table(set_up, box, language, campaign_table(campaign, set_up.dealt))


def usual_chapter(campaign: Campaign, box: GameBox, chapter: str) -> SetUp:
    """The table of a chapter as it is usually laid: every player here, each with a deck, each card earned with whoever
    has it. A player's deck is the one whose leaders the journal lists, else one that goes with the others."""
    rules, standing = CAMPAIGNS[campaign.game], standing_of(campaign)
    side, taken = box.form.sides[0].id, list[str]()
    for player in campaign.players:
        own = sorted(line.card for line in standing.of(rules.owned, player))
        led = (id for id, deck in box.decks_for(side).items() if sorted(deck.leaders) == own and not deck.broken)
        taken.append(next(led, "") or box.next_deck(taken, side))
    seats = tuple(
        SeatSetUp(name=name, side=side, deck=deck) for name, deck in zip(campaign.players, taken, strict=True)
    )
    dealt = {deal.at: deal.usual for deal in rules.deals(standing, campaign.players)}
    return SetUp(game=campaign.game, scenario=chapter, options=box.form.usual_options(), seats=seats, dealt=dealt)


def as_chosen(usual: SetUp, before: SetUp, chosen: SetUp) -> SetUp:
    """The usual table with what somebody had chosen otherwise than was usual ``before``: decks, who plays, options."""
    seats = tuple(
        seat.model_copy(update={name: kept for name, kept in dict(own).items() if kept != getattr(was, name)})
        for seat, was, own in zip(usual.seats, before.seats, chosen.seats, strict=True)
    )
    return usual.model_copy(update={"seats": seats, "options": chosen.options})


class CampaignTables:
    """The campaigns of a profile at its tables."""

    def __init__(self, store: CampaignStore, tables: TableService) -> None:
        self.store = store
        self._tables = tables

    def begin(self, set_up: SetUp, *, seed: int | None = None, language: str = "en") -> OpenTable:
        """Lay the next chapter of a campaign.

        Players who have nothing in the journal yet are written into it with what they sit down with.
        Raises ChapterClosed or BadTable when it cannot be laid like this, CampaignMissing or a StorageError.
        """
        campaign = self.store.read(set_up.campaign).campaign
        refuse_bad_chapter(campaign, set_up, self._tables.box(set_up.game), language)
        table = campaign_table(campaign, set_up.dealt)
        laid = self._tables.begin(set_up, seed=seed, language=language, campaign=table)
        newcomers = self._newcomers(campaign, set_up, table)
        if newcomers:
            self.store.write(set_up.campaign, _with_newcomers(campaign, newcomers, self._tables.now()))
        return laid

    def _newcomers(self, campaign: Campaign, set_up: SetUp, table: CampaignTable) -> tuple[Change, ...]:
        """What the rules write for players whose pieces the journal does not list."""
        rules, box = CAMPAIGNS[campaign.game], self._tables.box(set_up.game)
        titles, leaders = CARDS[set_up.game].title_of, DECKS[set_up.game].leaders
        seats = tuple(
            SeatTold(seat.name, tuple(Piece(titles(code)["en"], code) for code in seat.cards.codes(leaders)))
            for seat in new_table(set_up, box, campaign=table).seats
            if not table.standing.of(rules.owned, seat.name)
        )
        return rules.begins(seats)

    def keep(self, table: OpenTable, texts: Texts | None = None) -> None:
        """Write how the chapter at a table stands into its journal: its end, with ``texts`` told in their language, or
        that it goes on after all.

        Raises CampaignMissing when the journal is gone, or a StorageError.
        """
        if not table.campaign:
            return
        campaign = self.store.read(table.campaign).campaign
        after = with_result(campaign, table, texts)
        if after is not campaign:
            self.store.write(table.campaign, after)

    def picture(self, table: OpenTable, content: bytes) -> None:
        """Put a picture of how a table ended beside its entry, in the place of one that was there before.

        Raises CampaignMissing, PictureRefused or a StorageError."""
        campaign = self.store.read(table.campaign).campaign
        entry = next((each for each in campaign.entries if each.played and each.played.save == table.id), None)
        if entry is None or entry.played is None:
            return
        name = self.store.album.keep(content)
        if entry.played.picture != name:
            played = entry.played.changed(picture=name)
            self.store.write(table.campaign, mended(campaign, entry.changed(played=played), self._tables.now()))


def _with_newcomers(campaign: Campaign, changes: tuple[Change, ...], now: datetime) -> Campaign:
    """The journal with who sets out: in its beginning, where that names nobody yet and nothing has happened since."""
    last = campaign.entries[-1] if campaign.entries else None
    if last is not None and last.kind == "beginning" and not last.changes:
        return mended(campaign, last.changed(changes=changes), now)
    return added(campaign, Entry(id=1, kind="change", date=now, changes=changes), now)


def with_result(campaign: Campaign, table: OpenTable, texts: Texts | None = None) -> Campaign:
    """The journal with the game of a table as it stands; itself when the table tells it nothing new.

    A game that is over has an entry; should its end be taken back, the entry stays without a result until it comes
    again. What a person wrote into the entry stays.
    """
    entry = next((each for each in campaign.entries if each.played and each.played.save == table.id), None)
    over = bool(table.header.outcome)
    if entry is None and not over:
        return campaign
    played, rules, now = played_at(table, campaign, texts), CAMPAIGNS[campaign.game], table.header.saved
    known = with_sections_of(campaign, rules)
    if entry is None or entry.played is None:
        return added(known, game_entry(rules, known, played, now), now)
    changes: tuple[Change, ...] = ()
    if over:
        changes = rules.after_game(campaign.mode, standing_before(campaign, entry.id), told_by(played))
    else:
        played = played.changed(result="", earned=(), noted=(), score=None, events=(), decisions=())
    played = played.changed(picture=entry.played.picture)
    if over and entry.played.result:  # told already, and perhaps mended by a person since
        played = played.changed(events=entry.played.events, decisions=entry.played.decisions)
    if played.changed(minutes=entry.played.minutes) == entry.played and changes == entry.changes:
        return campaign
    return mended(known, entry.changed(played=played, changes=changes), now)
