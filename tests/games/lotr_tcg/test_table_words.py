"""What the table says: who sleeps, what a card costs here and now, whose sum stands where."""

from __future__ import annotations

import pytest

from desktop_app.app.texts.texts import Language, Texts
from desktop_app.engine.messages import Message
from desktop_app.engine.view import CardView
from desktop_app.games.lotr_tcg.table.words import WORDS, zone_note
from desktop_app.ui.table.layout.signs import Signs
from tests.games.lotr_tcg.table import Table, fight

SIGNS = Signs(WORDS)
RIDDLES = "4_159"


def seen(table: Table, seat: str, name: str) -> CardView:
    card = table.session.look(seat).card(table.id(name))
    assert card is not None
    return card


def price(table: Table, seat: str, name: str) -> Message | None:
    return WORDS.price(table.session.look(seat), seen(table, seat, name))


def test_what_has_no_part_in_this_turn_sleeps_on_the_table_and_in_the_hand() -> None:
    table = Table({"hand": ["Uruk Regular", "Gimli"], "fellowship": ["Aragorn"]}, {"fellowship": ["Legolas"]})
    assert [SIGNS.asleep(seen(table, "A", name)) for name in ("Uruk Regular", "Gimli")] == [True, False]
    assert [SIGNS.asleep(seen(table, "A", name)) for name in ("Legolas", "Aragorn")] == [True, False]
    assert not SIGNS.asleep(seen(table, "A", "The Riddermark"))


def test_a_card_tells_what_it_costs_here_and_now_where_that_is_not_printed_on_it() -> None:
    bor = {"hand": ["Uruk Regular", "Dunlending Brigand", "Gimli"]}
    roams = price(Table({"site": 4}, bor, step="shadow", twilight=9), "B", "Uruk Regular")
    assert roams is not None
    assert roams.params == {"printed": 3, "sign": "+", "more": 2, "cost": 5}
    assert price(Table({"site": 4}, bor, step="shadow", twilight=9), "B", "Dunlending Brigand") is None
    assert price(Table({"site": 5}, bor, step="shadow", twilight=9), "B", "Uruk Regular") is None
    assert price(Table({"site": 4}, bor, step="shadow", twilight=9), "B", "Gimli") is None, "it sleeps"
    cheaper = price(Table({"fellowship": ["Théoden"], "hand": ["Éomer"]}, {}), "A", "Éomer")
    assert cheaper is not None
    assert cheaper.params == {"printed": 3, "sign": "−", "more": 1, "cost": 2}


def test_a_card_that_takes_strength_away_says_so_wherever_it_lies() -> None:
    riddles = {"card": "Many Riddles", "owner": "Bor"}
    table = Table({"fellowship": [{"card": "Gimli", "attachments": [riddles]}]}, {"hand": ["Many Riddles"]})
    cards = [card for zone in table.session.look("B").zones.values() for card in zone.cards]
    assert [card.numbers["strength"] for card in cards if card.code == RIDDLES] == [-1, -1]
    assert seen(table, "B", "Gimli").numbers["strength"] == 5


def test_a_card_in_a_pile_is_worth_what_is_printed_on_it_and_unfolds_to_that() -> None:
    table = Table({"fellowship": ["Haldir"], "discard": ["Haldir"]}, {})
    cards = [table.id("Haldir"), *table.g.zones["discard:A"]]
    sums = [table.session.game.sum_of(table.g, card, "strength") for card in cards]
    assert [[part.amount for part in parts] for parts in sums] == [[5, 2], [5]]
    assert [card.numbers["strength"] for card in table.session.look("A").zones["discard:A"].cards] == [5]


def test_the_sum_of_a_skirmish_stands_among_those_who_fight_and_the_fellowship_tells_its_moves() -> None:
    table = Table(
        {"fellowship": ["Gimli"]},
        {"minions": ["Uruk Regular"], "hand": ["Ferocity"]},
        step="skirmish_actions",
        moves=1,
        skirmish=fight("Gimli", "Uruk Regular"),
    )
    view = table.session.look("A")
    ledger, note = WORDS.ledger(view), zone_note(view, "fellowship:A")
    assert ledger is not None
    assert ledger.zone == "free_side"
    assert [(cell.sign, cell.value) for cell in ledger.cells[:3]] == [("", "6"), ("−", "8"), ("=", "−2")]
    assert note is not None
    assert note.total is not None
    assert note.total.params == {"moves": 1, "limit": 2}
    theirs = WORDS.ledger(table.session.look("B"))
    assert theirs is not None
    assert (ledger.cells[2].won, theirs.cells[2].won) == (False, True), "good news for the Shadow alone"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("line", "of", "values"),
    [
        ("tcg-log-gains", "what", ("most_wounds", "cannot_skirmish", "no_archery", "no_possession_strength", "fierce")),
        ("tcg-log-modified", "number", ("strength", "damage", "defender", "minion_site")),
        ("tcg-log-total", "total", ("minion_archery",)),
    ],
)
def test_the_log_says_what_an_effect_does_by_the_name_that_the_rules_give_it(
    language: Language, line: str, of: str, values: tuple[str, ...]
) -> None:
    texts = Texts(language)
    told = [texts(line, **{"card": "Gimli", "sign": "+", "amount": 1, of: value}) for value in (*values, "unheard of")]
    assert len(set(told)) == len(told), "none is told as anything else is"


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("WinsSkirmish", "Ana, ¿respondes después de que Legolas gane la escaramuza?"),
        ("Killed", "Ana, ¿respondes después de que muera Legolas?"),
        ("MovesTo", "Ana, ¿respondes después de que la comunidad llegue a Legolas?"),
        ("TurnBegins", "Ana, ¿respondes después de que empiece el turno?"),
    ],
)
def test_who_may_answer_is_told_in_spanish_what_came_about(event: str, told: str) -> None:
    """It asked about "después de ganar Legolas la escaramuza"."""
    asked = Texts("es")("tcg-ask-respond", seat="Ana", timing="after", event=event, card="Legolas")
    assert asked.replace("\N{NO-BREAK SPACE}", " ") == told
