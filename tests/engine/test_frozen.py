"""Values: equal by what they hold or by who they are, and never changed."""

from __future__ import annotations

import pickle

import pytest

from desktop_app.engine.frozen import Frozen, field, replace


class Coin(Frozen):
    """So many of a metal."""

    metal: str
    worth: int = 1


class Purse(Frozen, eq=False):
    """Two purses are two, whatever is in them."""

    coins: list[Coin] = field(default_factory=list)


class Pouch(Purse):
    """A smaller one."""

    strings: int = 2


def test_nothing_can_be_set_afterwards() -> None:
    with pytest.raises(AttributeError):
        setattr(Coin("gold"), "worth", 7)  # noqa: B010  the type checker forbids the plain way


def test_values_are_equal_whose_fields_are() -> None:
    assert Coin("gold") == Coin("gold", 1)
    assert len({Coin("gold"), Coin("gold"), Coin("gold", 2)}) == 2


def test_some_are_equal_to_themselves_alone_and_so_are_those_made_of_them() -> None:
    for kind in (Purse, Pouch):
        mine, yours = kind(), kind()
        assert mine == mine
        assert mine != yours
        assert len({mine, yours}) == 2


def test_each_has_a_default_of_its_own() -> None:
    mine, yours = Purse(), Purse()
    mine.coins.append(Coin("gold"))
    assert yours.coins == []


def test_another_value_differs_where_it_is_told_to() -> None:
    assert replace(Coin("gold", 3), metal="silver") == Coin("silver", 3)


def test_a_value_goes_to_another_process() -> None:
    assert pickle.loads(pickle.dumps(Coin("gold", 3))) == Coin("gold", 3)
