"""Values: what is made once and never changed, for the rules as for everything above them."""

from __future__ import annotations

from typing import TYPE_CHECKING, dataclass_transform

from msgspec import Struct, field

if TYPE_CHECKING:
    from dataclasses import replace  # which the type checker knows to look into
else:
    from msgspec.structs import replace

__all__ = ["Frozen", "field", "replace"]


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Frozen(Struct, frozen=True):
    """A value: its fields are declared as those of a dataclass, and nothing can be set afterwards.

    Two are equal whose fields are; with ``eq=False`` each is equal to itself alone. Both are handed on to subclasses.
    Other than frozen dataclasses they cost next to nothing to declare and to make, which is what most of the rules
    do. The state of a game is made of dataclasses that change (``engine/state.py``).
    Example: ``class Draw(Verb[LcgState]): count: int``.
    """
