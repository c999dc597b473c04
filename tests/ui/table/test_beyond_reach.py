"""Choices among cards that nobody could touch where they lie: they come into the tray while the question stands."""

from __future__ import annotations

import pytest

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.ask import Question
from desktop_app.engine.session import Session
from desktop_app.engine.view import SHOWN
from desktop_app.games import GAMES, PLAYS
from desktop_app.games.meccg.state import MecState
from desktop_app.ui.table.board.card_key import key_corner
from desktop_app.ui.table.layout.appearing import laid_open
from desktop_app.ui.table.play.choices import sort_out
from tests.ui.table.conftest import LayTable, asks, play_until


def choosing_a_plot() -> Session:
    """A joust, up to the first choice of a plot."""
    session = Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", 2, 1)))
    return play_until(session, asks("got-ask-plot"))


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_plots_to_choose_from_lie_in_the_tray_and_a_click_chooses_one(
    lay_table: LayTable, size: tuple[int, int]
) -> None:
    session = choosing_a_plot()
    asked = session.question
    assert asked is not None
    table = lay_table(session, seats=[asked.seat], size=size)
    plots = session.state.zones[f"plot_deck:{asked.seat}"]
    lying = [item.card.id for item in table.screen.scene.items_of([SHOWN])]

    assert len(plots) == 7
    assert lying == plots
    assert set(plots) <= set(table.letters)

    table.click(plots[2])

    assert session.records[-1].keys == [f"plot:{plots[2]}"]
    assert not table.screen.scene.items_of([SHOWN])


def test_an_agenda_that_lies_before_one_is_used_where_it_lies(lay_table: LayTable) -> None:
    """Fealty is the only card of its place: no tray comes over the table for it, and two clicks use it."""
    fealty = at_first(melee_of_four(), "agenda")
    asked = fealty.question
    assert asked is not None
    agenda, answers = fealty.state.zones[f"agenda:{asked.seat}"][0], len(fealty.records)
    table = lay_table(fealty, seats=[asked.seat], size=(1366, 768))

    assert not table.screen.scene.items_of([SHOWN])
    assert agenda in table.letters

    table.double_click(agenda)

    used = next(option.key for option in asked.options if option.source == agenda)
    assert fealty.records[answers].keys == [used]


def at_first(session: Session, zone: str) -> Session:
    """Up to the first decision in which nothing may be used but a card of one's own zone."""

    def has_come(session: Session) -> bool:
        question = session.question
        assert question is not None
        sources = {option.source for option in question.options if option.source}
        return bool(sources) and sources <= set(session.state.zones.get(f"{zone}:{question.seat}", ()))

    return play_until(session, has_come)


def test_the_keys_of_cards_in_the_tray_hang_side_by_side_above_their_names_and_numbers(lay_table: LayTable) -> None:
    """No key makes room for the end of a long name, and none lies on a number in the corner of a face."""
    for prompt in ("got-ask-title", "got-ask-plot"):
        session = play_until(melee_of_four(), asks(prompt))
        asked = session.question
        assert asked is not None
        table = lay_table(session, seats=[asked.seat], size=(1366, 768))
        tray = table.screen.scene.items_of([SHOWN])
        key = 27.0

        assert len(tray) > 2
        for item in tray:
            hung = key_corner(item, key, 1.0).y() - item.upright_rect().top()
            assert hung == key_corner(tray[0], key, 1.0).y() - tray[0].upright_rect().top()
            assert hung + key * 0.4 < item.width * 0.08
            tops = [other.home.y() + other.upright_rect().top() for other in tray if other.home.y() > item.home.y() + 1]
            assert all(top + hung - key * 0.6 > item.home.y() + item.upright_rect().bottom() for top in tops)


def test_the_pool_is_held_like_a_hand_while_the_table_is_set_up(lay_table: LayTable) -> None:
    """Whom one drafts, and the minor items that one drags onto them, lie where a hand will, with the table in sight."""
    session = Session(GAMES["meccg"], PLAYS["meccg"].new(usual_table("meccg", 2, 1)))
    drafting = lay_table(
        session, seats=["A", "B"], size=(1366, 768), settings=Settings(motion="off", moments="off", open_hands=True)
    )
    drawn = next(option.source for option in drafting.options if option.source)
    drafting.drag(drawn, "company:A-drafted")
    play_until(session, asks("mec-ask-starting-items"))
    assert drawn in drafting.state(MecState).starting["A"]
    asked = drafting.asked
    table = lay_table(session, seats=[asked.seat], size=(1366, 768))
    scene, giving = table.screen.scene, next(option for option in asked.options if option.verb == "give")
    band = scene.spots[f"hand:{asked.seat}"].rect

    assert not scene.items_of([SHOWN]), "no tray lies over those who may bear it"
    assert {item.card.zone for item in scene.cards.values() if band.y < item.home.y() < band.bottom} == {
        f"pool:{asked.seat}"
    }
    table.drag(giving.source, giving.target)
    assert giving.source in table.state(MecState).pieces[giving.target].attachments


def melee_of_four() -> Session:
    """A melee of four at its beginning."""
    return Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", 4, 1)))


def test_cards_of_a_pile_lie_in_the_tray_as_their_letters_go_however_the_rules_name_them(lay_table: LayTable) -> None:
    session = choosing_a_plot()
    asked = session.question
    assert asked is not None
    screen = lay_table(session, seats=[asked.seat], size=(1366, 768)).screen
    backwards = Question(asked.seat, "one", asked.prompt, lambda: list(reversed(asked.options)))
    view = session.look(asked.seat)
    shown = laid_open(view, backwards, {}, {}).zones[SHOWN].cards
    letters = sort_out(backwards, screen.controller.things()).letters
    assert [letters[card.id] for card in shown] == list("ABCDEFG")
