"""What the cards do: one module a sphere or a group of encounter sets, one ability one block."""

from __future__ import annotations

from importlib import import_module

MODULES = (
    "leadership",
    "tactics",
    "spirit",
    "lore",
    "neutral",
    "mirkwood",
    "mirkwood_quest",
    "anduin",
    "anduin_quest",
    "dol_guldur",
    "dol_guldur_quest",
    "campaign",
)


def register() -> None:
    """Imports every card module, which registers its abilities."""
    for name in MODULES:
        import_module(f"{__name__}.{name}")
