"""Campaigns for the tests: one of the card game with three games played, and one kept wholly by hand."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from desktop_app.app.journal.campaign import Campaign, Decision, Entry, Played, Seat
from desktop_app.app.journal.writing import added, begun, game_entry, new_campaign
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.campaigns import Change, Piece, SeatTold, Section

START = datetime(2026, 10, 3, 20, tzinfo=UTC)
ANA = SeatTold("Ana", (Piece("Aragorn", "01001"), Piece("Gimli", "01004")))
BOR = SeatTold("Bor", (Piece("Éowyn", "01007"), Piece("Dúnhere", "01009")))


def day(number: int) -> datetime:
    return START + timedelta(days=number)


def played(chapter: str, scenario: str, result: str, **values: object) -> Played:
    return Played.model_validate({"chapter": chapter, "scenario": scenario, "result": result, **values})


def mirkwood_paths() -> Campaign:
    """A victory, a defeat in which Dúnhere falls, and a note."""
    rules = CAMPAIGNS["lotr_lcg"]
    campaign = new_campaign(
        "Senderos del Bosque Negro", ("Ana", "Bor"), START, game="lotr_lcg", game_name="LotR LCG", mode="campaign"
    )
    campaign = begun(campaign, rules, (ANA, BOR), START)
    first = played(
        "passage_through_mirkwood",
        "Passage Through Mirkwood",
        "won",
        rounds=9,
        score=143,
        seats=(Seat(player="Ana", deck="Gondor", threat=38, told=ANA), Seat(player="Bor", threat=31, told=BOR)),
        earned=((Piece("Mendor’s Support", "01132"), ""), (Piece("Ungoliant’s Swarm", "01136"), "")),
        decisions=(Decision(question="Which path?", taken="Beorn’s path", others=("Don’t leave the path",)),),
    )
    campaign = added(campaign, game_entry(rules, campaign, first, day(1), "El correo salió al alba."), day(1))
    fallen = SeatTold("Bor", BOR.heroes, (Piece("Dúnhere", "01009"),))
    second = played(
        "journey_along_the_anduin",
        "Journey Along the Anduin",
        "lost",
        rounds=6,
        seats=(Seat(player="Ana", told=ANA), Seat(player="Bor", told=fallen)),
    )
    campaign = added(campaign, game_entry(rules, campaign, second, day(14)), day(14))
    return added(campaign, Entry(id=1, date=day(15), text="Guardar a **Gandalf**."), day(15))


def evenings_by_hand() -> Campaign:
    """A league of duels that no rules keep: points by player and a list of prizes."""
    campaign = new_campaign("Liga de invierno", ("Ana", "Bor"), START, game_name="MECCG")
    sections = (Section("points", "number", "Puntos", by_player=True), Section("prizes", name="Premios"))
    campaign = campaign.changed(sections=sections)
    for number, winner in enumerate(("Ana", "Bor", "Ana"), 1):
        changes = (Change("points", "count", f"Duelo {number}", player=winner, amount=3),)
        campaign = added(campaign, Entry(id=1, date=day(number), title=f"Duelo {number}", changes=changes), day(number))
    return campaign
