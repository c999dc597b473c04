"""Playing cards and putting them into play: resources, costs, the steps of initiating, events."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_lcg.reading.numbers import number
from desktop_app.games.lotr_lcg.reading.queries import FACTS
from desktop_app.games.lotr_lcg.state import LcgState
from tests.games.lotr_lcg.rules.made_up import until_round_ends
from tests.games.lotr_lcg.table import Table, refused, rich


def cheaper(card: str, by: int, table: Table) -> Table:
    """The card costs less for the rest of the round."""
    return table.prepare(lambda g: g.effects.append(until_round_ends("cost", -by, table.id(card))))


@pytest.mark.rule("LCG-062", "LCG-078", "LCG-112")
def test_an_ally_is_paid_for_and_stays() -> None:
    table = Table(heroes=[rich("Théodred", 4)], hand=["Silverlode Archer"], encounter_deck=["Quiet Glade"] * 9)
    table.play("Silverlode Archer")
    assert table["Théodred"].resources == 1
    assert table.zone("Silverlode Archer") == "play:A"
    assert not table["Silverlode Archer"].exhausted
    assert table["Silverlode Archer"].controller == "A"
    while table.g.round == 1:
        table.passes()
    assert table.zone("Silverlode Archer") == "play:A"


@pytest.mark.rule("LCG-069")
def test_resources_lie_in_the_pools_of_heroes() -> None:
    table = Table(heroes=["Aragorn", "Éowyn"], allies=["Guard of the Citadel"], step="1.2", hand=["Faramir"])
    assert table.asked("Ana")
    held = {card: piece.resources for card, piece in table.g.pieces.items() if piece.resources}
    assert held == {table.id("Aragorn"): 1, table.id("Éowyn"): 1}


@pytest.mark.rule("LCG-081", "LCG-111")
def test_a_neutral_card_is_paid_for_by_any_hero() -> None:
    table = Table(heroes=[rich("Gimli", 5)], hand=["Gandalf"])
    assert table.offers("play", "Gandalf")
    table.play("Gandalf")
    assert table["Gimli"].resources == 0
    assert Table(heroes=["Gimli"], hand=["Bell Ringer"]).offers("play", "Bell Ringer")


@pytest.mark.rule("LCG-082")
def test_pools_of_several_spheres_pay_for_a_neutral_card() -> None:
    table = Table(heroes=[rich("Éowyn", 2), rich("Denethor", 4)], hand=["Gandalf"])
    table.play("Gandalf").distribute(Eowyn=2, Denethor=3)
    assert table.zone("Gandalf") == "play:A"
    assert (table["Éowyn"].resources, table["Denethor"].resources) == (0, 1)


@pytest.mark.rule("LCG-109", "LCG-179")
def test_a_sphere_card_needs_resources_of_its_sphere() -> None:
    table = Table(heroes=[rich("Denethor", 1), rich("Gimli", 5)], allies=["Bell Ringer"], hand=["Erebor Hammersmith"])
    refused(table, "Erebor Hammersmith", "LCG-215")
    table = Table(heroes=[rich("Gimli", 5)], allies=["Bell Ringer"], hand=["Erebor Hammersmith"])
    refused(table, "Erebor Hammersmith", "LCG-109")
    table = Table(heroes=[rich("Denethor", 2), rich("Gimli", 5)], hand=["Erebor Hammersmith"])
    table.play("Erebor Hammersmith")
    assert (table["Denethor"].resources, table["Gimli"].resources) == (0, 5)


@pytest.mark.rule("LCG-110")
def test_a_free_sphere_card_still_needs_its_sphere() -> None:
    tired = [{"card": "Glóin", "exhausted": True}]
    table = Table(players={"Ana": {"heroes": ["Gimli"], "allies": ["Bell Ringer"], "hand": ["Common Cause"]}})
    refused(table, "Common Cause", "LCG-110")
    table = Table(heroes=["Aragorn", *tired], hand=["Common Cause"])
    assert table["Aragorn"].resources == 0
    assert table.offers("play", "Common Cause")


@pytest.mark.rule("LCG-178")
def test_there_are_four_spheres() -> None:
    spheres = {card.sphere for card in FACTS.values() if card.set != "made_up"} - {None, "neutral"}
    assert spheres == {"leadership", "lore", "spirit", "tactics"}


@pytest.mark.rule("LCG-195", "LCG-215")
def test_a_reduced_cost_is_what_is_paid() -> None:
    table = cheaper("Silverlode Archer", 1, Table(heroes=[rich("Théodred", 2)], hand=["Silverlode Archer"]))
    table.play("Silverlode Archer")
    assert table["Théodred"].resources == 0
    assert table.zone("Silverlode Archer") == "play:A"
    table = Table(heroes=[rich("Théodred", 1)], allies=["Bell Ringer"], hand=["Silverlode Archer"])
    refused(cheaper("Silverlode Archer", 1, table), "Silverlode Archer", "LCG-215")


@pytest.mark.rule("LCG-243")
def test_no_cost_falls_below_nothing() -> None:
    table = cheaper("Snowbourn Scout", 3, Table(heroes=[rich("Théodred", 1)], hand=["Snowbourn Scout"]))
    assert table.number("Snowbourn Scout", "cost") == 0
    table.play("Snowbourn Scout")
    assert table["Théodred"].resources == 1


@pytest.mark.rule("LCG-216")
def test_cards_are_played_from_hand() -> None:
    table = Table(heroes=[rich("Théodred", 5)], allies=["Bell Ringer"], discard=["Silverlode Archer"])
    refused(table, "Silverlode Archer", "LCG-216")
    assert Table(heroes=[rich("Théodred", 5)], hand=["Silverlode Archer"]).offers("play", "Silverlode Archer")


@pytest.mark.rule("LCG-192")
def test_a_card_is_announced_before_it_is_paid_for() -> None:
    table = Table(heroes=[rich("Théodred", 3), rich("Aragorn", 3)], hand=["Silverlode Archer"])
    table.play("Silverlode Archer")
    assert table.asked() == "lcg-ask-pay"
    assert table.said("lcg-log-plays") == 1
    assert table["Théodred"].resources + table["Aragorn"].resources == 6


def test_an_attachment_is_told_with_whom_it_is_played_on() -> None:
    table = Table(heroes=[rich("Théodred", 2), "Éowyn"], hand=["Steward of Gondor"])
    table.play("Steward of Gondor", "Éowyn")
    (line,) = [line.message for line in table.session.log if line.message.id == "lcg-log-plays-on"]
    assert line.params["host"] == table.g.ref(table.id("Éowyn"))


@pytest.mark.rule("LCG-193")
def test_the_moment_is_checked_first() -> None:
    table = Table(heroes=[rich("Théodred", 3)], allies=["Bell Ringer"], hand=["Silverlode Archer"], step="3.1w")
    refused(table, "Silverlode Archer", "LCG-406")
    assert table["Théodred"].resources == 3


@pytest.mark.rule("LCG-196", "LCG-197")
def test_targets_are_chosen_after_paying() -> None:
    table = Table(heroes=[rich("Théodred", 1)], hand=["Sneak Attack", "Faramir", "Snowbourn Scout"], step="3.1w")
    table.play("Sneak Attack")
    assert table.asked() == "lcg-ask-target"
    assert table["Théodred"].resources == 0
    assert table.zone("Faramir") == "hand:A"


@pytest.mark.rule("LCG-196", "LCG-198")
def test_an_ally_enters_play_when_all_is_paid() -> None:
    table = Table(heroes=[rich("Théodred", 2), rich("Aragorn", 2)], hand=["Silverlode Archer"])
    cheaper("Silverlode Archer", 1, table)
    table.play("Silverlode Archer")
    assert table.zone("Silverlode Archer") == "hand:A"
    table.distribute(Theodred=1, Aragorn=1)
    assert table.zone("Silverlode Archer") == "play:A"
    assert (table["Théodred"].resources, table["Aragorn"].resources) == (1, 1)


@pytest.mark.rule("LCG-064")
def test_a_response_event_waits_for_its_moment() -> None:
    table = Table(heroes=[rich("Théodred", 3)], allies=["Bell Ringer"], hand=["Valiant Sacrifice"], step="3.1w")
    refused(table, "Valiant Sacrifice", "LCG-064")


@pytest.mark.rule("LCG-065")
def test_an_event_is_paid_resolved_and_discarded() -> None:
    table = Table(heroes=[rich("Théodred", 3)], hand=["Open Chest"], deck=["Faramir", "Beorn", "Gandalf"], step="3.1w")
    table.play("Open Chest")
    assert table["Théodred"].resources == 2
    assert table.titles("hand:A") == ["Faramir", "Beorn"]
    assert table.zone("Open Chest") == "discard:A"


@pytest.mark.rule("LCG-066")
def test_an_event_works_at_once() -> None:
    table = Table(
        allies=["Bell Ringer"], hand=["Falling Stones"], engaged=["Forest Spider"], staging=["King Spider"], step="3.1w"
    )
    table.play("Falling Stones")
    assert table.step == "3.1w"
    assert (table["Forest Spider"].damage, table["King Spider"].damage) == (1, 1)


@pytest.mark.rule("LCG-221")
def test_an_event_lies_on_the_table_while_it_resolves() -> None:
    table = Table(allies=["Bell Ringer"], hand=["Second Breath"], discard=["Faramir"], deck=["Beorn"], step="3.1w")
    table.play("Second Breath")
    assert sorted(table.titles("deck:A")) == ["Beorn", "Faramir"]
    assert table.titles("discard:A") == ["Second Breath"]


@pytest.mark.rule("LCG-068")
def test_an_event_cannot_enter_play() -> None:
    table = Table(allies=["Bell Ringer"], hand=["Top of the Deck"], deck=["Grim Resolve"], step="3.1w")
    table.play("Top of the Deck")
    assert table.zone("Grim Resolve") == "deck:A"
    table = Table(allies=["Bell Ringer"], hand=["Top of the Deck"], deck=["Silverlode Archer"], step="3.1w")
    table.play("Top of the Deck")
    assert table.zone("Silverlode Archer") == "play:A"


@pytest.mark.rule("LCG-217", "LCG-218")
def test_putting_into_play_skips_the_cost_and_what_forbids_playing() -> None:
    def no_allies(g: LcgState) -> None:
        g.effects.append(until_round_ends("cannot:play:ally", 0, "A"))

    hand = ["Sneak Attack", "Brok Ironfist"]
    table = Table(heroes=[rich("Théodred", 9)], allies=["Bell Ringer"], hand=hand).prepare(no_allies)
    refused(table, "Brok Ironfist", "LCG-249")
    table.play("Sneak Attack")
    assert table.zone("Brok Ironfist") == "play:A"
    assert table["Théodred"].resources == 8


@pytest.mark.rule("LCG-177", "LCG-219")
def test_an_ally_put_into_play_has_entered_play_but_was_not_played() -> None:
    watching = ["Bell Ringer", "Herald", "Gate Warden"]
    table = Table(heroes=[rich("Théodred", 9)], allies=watching, hand=["Guard of the Citadel", "Sneak Attack"])
    table.play("Guard of the Citadel")
    assert table.find("respond", "Herald")
    table.choose("respond", "Herald")
    assert table.offers("respond", "Gate Warden")
    table = Table(heroes=[rich("Théodred", 9)], allies=watching, hand=["Guard of the Citadel", "Sneak Attack"])
    table.play("Sneak Attack")
    table.choose("respond", "Herald")
    assert table["Herald"].resources == 1
    assert table.asked() == "lcg-ask-planning"
    assert table["Gate Warden"].resources == 0


@pytest.mark.rule("LCG-087", "LCG-220")
def test_an_attachment_goes_only_where_it_may() -> None:
    table = Table(heroes=["Aragorn", "Gimli"], allies=["Bell Ringer"], hand=["Guard's Horn", "Unpack"])
    refused(table, "Guard's Horn", "LCG-087")
    refused(table, "Unpack", "LCG-087")
    table = Table(heroes=["Aragorn", "Eleanor", "Denethor"], hand=["Guard's Horn", "Unpack"])
    assert {option.target for option in table.find("play", "Guard's Horn")} == {
        table.id("Eleanor"),
        table.id("Denethor"),
    }
    table.play("Unpack")
    assert table.asked() == "lcg-ask-host"
    assert {option.source for option in table.question.options} == {table.id("Eleanor"), table.id("Denethor")}


@pytest.mark.rule("LCG-222")
def test_an_undefined_x_is_nothing() -> None:
    table = Table(engaged=["Nameless Shape"], hand=["Stand and Fight"])
    assert table.number("Nameless Shape", "attack") == 0
    assert number(table.g, table.id("Stand and Fight"), "cost") == 0
