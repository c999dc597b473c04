"""What the publisher ruled on these cards, where the book leaves a question open."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.table import Table, fight, hurt

# -- who has lost a skirmish that somebody left ------------------------------------------------------------------------


@pytest.mark.rule("TCG-439")
@pytest.mark.parametrize(
    ("source", "minion"),
    [("Secret Folk", "Dunlending Savage"), ("Down to the Last Child", "Uruk Defender")],
)
def test_a_companion_who_slips_away_as_the_last_of_his_side_has_lost(source: str, minion: str) -> None:
    ana = {"fellowship": ["Merry", "Aragorn"]}
    table = Table(ana, {"minions": [minion], "support": [source]},
                  step="skirmish_actions", skirmish=fight("Merry", minion)).use("Merry")  # fmt: skip
    if table.asked == "respond":
        table.respond(source)
    assert table[source].count("culture") == 1


@pytest.mark.rule("TCG-439", "TCG-323")
def test_a_ring_bearer_killed_by_an_action_has_lost_whoever_bears_the_ring_now() -> None:
    ana = {"ring_bearer": hurt("Frodo", 3), "fellowship": ["Sam"]}
    bor = {"minions": ["Desert Warrior"], "support": ["Arrow From the South"], "hand": ["Whirling Strike"]}
    table = Table(ana, bor, step="skirmish_actions", skirmish=fight("Frodo", "Desert Warrior"), twilight=3)
    table.passes().choose("play", "Whirling Strike").pick("Frodo").passes().respond("Sam")
    table.respond("Arrow From the South")
    assert (table.titles("dead:A"), table["Arrow From the South"].count("culture")) == (["Frodo"], 1)


@pytest.mark.rule("TCG-439")
@pytest.mark.parametrize(("others", "run"), [([], True), (["Southron Scout"], False)])
def test_an_errand_is_run_if_the_minion_was_the_last_of_its_side_to_fall(others: list[str], run: bool) -> None:
    """A minion that falls while another fights on has not lost the skirmish that its side loses."""
    ana: dict[str, Any] = {
        "fellowship": ["Faramir", "Fereveldir"],
        "support": [{"card": "Strength of Arms", "culture": 1}],
        "hand": ["New Errand"],
    }
    bor = {"minions": ["Dunlending Brigand", *others, "Desert Warrior"]}
    table = Table(ana, bor, step="skirmish_actions", skirmish=fight("Fereveldir", "Dunlending Brigand", *others))
    table.play("New Errand", "Dunlending Brigand").passes().use("Fereveldir").pick("Dunlending Brigand")
    while table.asked == "skirmish-actions":
        table.passes()
    assert (table.said("wins"), table.wounds("Fereveldir")) == (1, 1)
    assert table.offers("respond", "New Errand") == run


# -- what a text plays lies there before it is begun -------------------------------------------------------------------


@pytest.mark.rule("TCG-391")
@pytest.mark.parametrize("hobbit", ["Pippin", "Frodo"])
def test_a_card_of_the_discard_pile_is_there_before_a_text_plays_it(hobbit: str) -> None:
    ana: dict[str, Any] = {"hand": ["Knocked on the Head"], "discard": [hobbit]}
    table = Table(ana, {"minions": ["Uruk Regular"]}, step="regroup")
    if hobbit == "Pippin":
        assert table.offers("play", "Knocked on the Head")
    else:
        assert table.refusal("Knocked on the Head").rule == "TCG-391"


@pytest.mark.rule("TCG-391")
def test_nobody_exerts_to_play_what_he_does_not_hold() -> None:
    table = Table({}, {"minions": ["Uruk Regular"], "hand": ["Southron Scout"]}, step="shadow", twilight=9)
    assert table.refusal("Uruk Regular", "use").rule == "TCG-391"
    table = Table({}, {"minions": ["Uruk Regular"], "hand": ["Uruk Hunter"]}, step="shadow", twilight=1)
    assert table.offers("use", "Uruk Regular"), "too dear, and yet there"
