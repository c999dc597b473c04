"""Between the live tree and the outside: clones for forks, JSON for saves. The kernel's only use of pydantic."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

T = TypeVar("T")
_ATOMS = (str, int, bool, type(None))
_CLONERS: dict[Any, Callable[[Any], Any]] = {}
_ADAPTERS: dict[Any, Any] = {}


def _expression(kind: Any, value: str, helpers: dict[str, Any]) -> str:
    """Source text that copies ``value`` of a declared type; atoms are shared, containers are copied."""
    origin = typing.get_origin(kind)
    if kind in _ATOMS:
        return value
    if kind is Any:
        return f"copy_plain({value})"
    if origin in (types.UnionType, typing.Union):
        inner = [k for k in typing.get_args(kind) if k is not type(None)]
        if all(k in _ATOMS for k in inner):
            return value
        if len(inner) == 1:
            return f"(None if {value} is None else {_expression(inner[0], value, helpers)})"
        if any(dataclasses.is_dataclass(k) for k in inner):
            raise TypeError(f"a state may not hold one of several dataclasses: {kind!r}")
        return f"copy_plain({value})"
    if origin is list:
        (item,) = typing.get_args(kind)
        inner_source = _expression(item, "i", helpers)
        return f"{value}[:]" if inner_source == "i" else f"[{inner_source} for i in {value}]"
    if origin is dict:
        _, item = typing.get_args(kind)
        inner_source = _expression(item, "v", helpers)
        return f"{value}.copy()" if inner_source == "v" else f"{{k: {inner_source} for k, v in {value}.items()}}"
    if dataclasses.is_dataclass(kind):
        name = f"_clone_{cast(type, kind).__name__}"
        helpers[name] = cloner(kind)
        return f"{name}({value})"
    raise TypeError(f"a state may not hold {kind!r}")


def copy_plain(value: Any) -> Any:
    """A deep copy of lists, dicts and atoms."""
    if isinstance(value, list):
        return [copy_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: copy_plain(item) for key, item in value.items()}
    return value


def cloner(kind: Any) -> Callable[[Any], Any]:
    """A function that deep-copies a state dataclass, compiled once from its declared types.

    Every field is covered because the declaration is the only list of fields there is.

    Raises:
        TypeError: if a field's type is not plain data.
    """
    known = _CLONERS.get(kind)
    if known is not None:
        return known
    hints = typing.get_type_hints(kind)
    helpers: dict[str, Any] = {"_kind": kind, "copy_plain": copy_plain}
    fields = dataclasses.fields(cast(Any, kind))
    arguments = ", ".join(_expression(hints[f.name], f"s.{f.name}", helpers) for f in fields)
    _CLONERS[kind] = cast("Callable[[Any], Any]", eval(f"lambda s: _kind({arguments})", helpers))
    return _CLONERS[kind]


def clone(state: T) -> T:
    """A deep copy that shares nothing with the original."""
    return cast(T, cloner(type(state))(state))


def _adapter(kind: Any) -> Any:
    if kind not in _ADAPTERS:
        from pydantic import TypeAdapter  # late: forks and self-play never need it

        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]


def dump(state: Any, without: Sequence[str] = ()) -> dict[str, Any]:
    """The state as plain JSON-ready data, without some of its parts."""
    return cast("dict[str, Any]", _adapter(type(state)).dump_python(state, exclude=set(without)))


def dump_json(state: Any) -> bytes:
    """The state as JSON."""
    return cast(bytes, _adapter(type(state)).dump_json(state))


def load(kind: type[T], data: dict[str, Any]) -> T:
    """A state from plain data.

    Raises:
        pydantic.ValidationError: if a field is missing or of another type, naming it.
    """
    return cast(T, _adapter(kind).validate_python(data))


def load_json(kind: type[T], data: bytes) -> T:
    """A state from JSON; errors as in ``load``."""
    return cast(T, _adapter(kind).validate_json(data))
