"""Which part of the program may know which: five layers, rooms within the table, and no circle anywhere.

An import that only the type checker sees counts like any other: whoever must read one module to understand another
depends on it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]
PROGRAM = HOME / "desktop_app"
LAYERS = ("engine", "games.kit", "games", "app", "ui")
"""From the bottom to the top: each knows those before it and none after it."""

Graph = dict[str, set[str]]


def module_name(path: Path) -> str:
    parts = path.relative_to(HOME).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(text: str, known: Mapping[str, Path]) -> Iterator[str]:
    """The modules of the program that a module imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield from (
                    name for name in (inner, node.module) if name in known and (inner not in known or name == inner)
                )


@pytest.fixture(scope="module")
def graph() -> Graph:
    modules = {module_name(path): path for path in sorted(PROGRAM.rglob("*.py"))}
    return {name: set(imports_of(path.read_text("utf-8"), modules)) - {name} for name, path in modules.items()}


def a_circle(graph: Graph) -> list[str]:
    """One circle of the graph, or []: what is left when everything that leads nowhere is taken away again and again."""
    left = {name: set(targets) & set(graph) for name, targets in graph.items()}
    while ends := [name for name, targets in left.items() if not targets]:
        for name in ends:
            del left[name]
        left = {name: targets - set(ends) for name, targets in left.items()}
    if not left:
        return []
    way = [min(left)]
    while True:
        following = min(left[way[-1]])
        if following in way:
            return [*way[way.index(following) :], following]
        way.append(following)


def rooms_of(package: str, graph: Graph) -> Graph:
    """The graph of what lies directly in a package: its modules and its inner packages, each as one."""

    def room(name: str) -> str:
        return name.removeprefix(package + ".").partition(".")[0] if name.startswith(package + ".") else ""

    found: Graph = {}
    for name, targets in graph.items():
        if room(name):
            found.setdefault(room(name), set()).update(
                room(each) for each in targets if room(each) not in ("", room(name))
            )
    return found


def layer_of(name: str) -> int | None:
    """The layer of a module; None for what stands outside (the command line, the paths)."""
    inner = name.removeprefix("desktop_app.")
    return max(
        (at for at, layer in enumerate(LAYERS) if inner == layer or inner.startswith(layer + ".")),
        default=None,
        key=lambda at: len(LAYERS[at]),
    )


def test_no_module_knows_itself_by_way_of_others(graph: Graph) -> None:
    assert a_circle(graph) == []


def test_no_layer_knows_one_above_it(graph: Graph) -> None:
    wrong = [
        f"{name} knows {target}"
        for name, targets in graph.items()
        for target in targets
        if (here := layer_of(name)) is not None and (there := layer_of(target)) is not None and there > here
    ]
    assert wrong == []


@pytest.mark.parametrize("package", ["desktop_app", "desktop_app.ui.table"])
def test_the_rooms_of_a_package_stand_in_one_order(graph: Graph, package: str) -> None:
    assert a_circle(rooms_of(package, graph)) == []


def test_a_circle_that_only_the_type_checker_sees_is_found() -> None:
    known = {"desktop_app.a": PROGRAM / "a.py", "desktop_app.b": PROGRAM / "b.py"}
    hidden = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from desktop_app import a\n"
    graph = {
        "desktop_app.a": set(imports_of("import desktop_app.b", known)),
        "desktop_app.b": set(imports_of(hidden, known)),
    }

    assert a_circle(graph) == ["desktop_app.a", "desktop_app.b", "desktop_app.a"]


# -- the graph that CONTRIBUTING.md shows ------------------------------------------------------------------------------


def package_of(name: str) -> str:
    """The package of a module as the guide calls it; "" for what stands outside (the command line, the paths)."""
    parts = name.split(".")[1:]
    if not parts or parts[0] not in ("engine", "games", "app", "ui"):
        return ""
    if parts[0] != "games" or len(parts) == 1:
        return parts[0]
    return f"games.{parts[1]}" if parts[1] in ("kit", "contract") else "games.<id>"


def packages(graph: Graph) -> Graph:
    """Which package knows which."""
    found: Graph = {}
    for name, targets in graph.items():
        here = package_of(name)
        if here:
            found.setdefault(here, set()).update({package_of(each) for each in targets} - {"", here})
    return found


def graph_in_the_guide() -> Graph:
    """The lines `package <- those it knows` of CONTRIBUTING.md."""
    text = (HOME / "CONTRIBUTING.md").read_text("utf-8")
    block = text.partition("## Who knows whom")[2].partition("```\n")[2].partition("```")[0]
    lines = [line.partition("<-") for line in block.splitlines() if line.strip()]
    return {name.strip(): {each.strip() for each in known.split(",") if each.strip()} for name, _, known in lines}


def test_the_guide_shows_the_packages_as_they_are(graph: Graph) -> None:
    assert graph_in_the_guide() == packages(graph)
    assert a_circle(packages(graph)) == []
