"""Who sits at a table that is being laid: names that nobody chose, seats that come, go and change places."""

from __future__ import annotations

from string import ascii_uppercase

from desktop_app.app.tables.game_box import GameBox
from desktop_app.app.tables.set_up import SeatSetUp, SetUp
from desktop_app.app.texts.texts import Texts
from desktop_app.app.texts.usual_names import said_in, usual_name


def named_in(texts: Texts, set_up: SetUp) -> SetUp:
    """The set-up with the names that nobody has chosen in this language: it may be remembered from another."""
    seats = (seat.model_copy(update={"name": said_in(texts, seat.name)}) for seat in set_up.seats)
    return set_up.model_copy(update={"seats": tuple(seats)})


def with_seat_changed(set_up: SetUp, index: int, **values: object) -> SetUp:
    """The set-up with parts of one seat replaced."""
    seats = list(set_up.seats)
    seats[index] = seats[index].model_copy(update=values)
    return set_up.model_copy(update={"seats": tuple(seats)})


def with_one_more(set_up: SetUp, box: GameBox, texts: Texts, player: str) -> SetUp:
    """The set-up with one more at the table, on the side that has room, with a deck that goes with the others."""
    seats = set_up.seats
    taken = [seat.side for seat in seats]
    wanted = box.form.sides_for(len(seats) + 1)
    side = next((side for side in wanted if taken.count(side) < wanted.count(side)), wanted[-1])
    deck = box.next_deck([seat.deck for seat in seats], side)
    name = usual_name(ascii_uppercase[len(seats)], texts)
    return set_up.model_copy(update={"seats": (*seats, SeatSetUp(name=name, player=player, side=side, deck=deck))})


def without_seat(set_up: SetUp, index: int) -> SetUp:
    """The set-up with one person fewer."""
    seats = list(set_up.seats)
    del seats[index]
    return set_up.model_copy(update={"seats": tuple(seats)})


def with_seat_moved(set_up: SetUp, index: int, to: int) -> SetUp:
    """The set-up in which two have changed places; whoever goes to an empty chair sits last."""
    seats = list(set_up.seats)
    if to < len(seats):
        seats[index], seats[to] = seats[to], seats[index]
    else:
        seats.append(seats.pop(index))
    return set_up.model_copy(update={"seats": tuple(seats)})
