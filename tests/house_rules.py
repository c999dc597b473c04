"""What `test_house.py` looks for in the source: each function takes a module's text and tells the places."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SET_ANNOTATIONS = ("set", "frozenset", "AbstractSet", "MutableSet")
SET_OPERATORS = (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor)
WALKERS = ("list", "tuple", "enumerate", "iter", "zip", "map", "filter", "join", "extend")
TEXT_CALLS = ("texts", "message", "Message", "LongtableError")
HEX_COLOUR = re.compile(r"#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b")
RULE_ID = re.compile(r"\b(?:LCG|TCG|MEQ|GOT|MEC)-\d{3}\b")
MESSAGE_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
WAVED_OFF = re.compile(r"#\s*type:\s*ignore")
MACHINE_PATH = re.compile(r"(?<![\w.}])/(?:work|tmp|root|home|Users)/(?!\.X11-unix)")


def modules(*folders: str) -> list[Path]:
    """The Python files below the folders of the project, in order."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    """The path as it stands in the repository."""
    return path.relative_to(ROOT).as_posix()


def raw_yields(source: str) -> list[int]:
    """Lines that could ask a question: a `yield` anywhere but in a plain function that returns an Iterator.

    Such a function only lists things: nothing can await it, so the type checker guards it as well.
    """
    if "yield" not in source:
        return []
    tree = ast.parse(source)
    lists = {id(node) for function in ast.walk(tree) if _is_lister(function) for node in _own(function)}
    return sorted(
        node.lineno for node in ast.walk(tree) if isinstance(node, ast.Yield | ast.YieldFrom) and id(node) not in lists
    )


def _is_lister(function: ast.AST) -> bool:
    return (
        isinstance(function, ast.FunctionDef)
        and isinstance(function.returns, ast.Subscript)
        and isinstance(function.returns.value, ast.Name)
        and function.returns.value.id in ("Iterator", "Iterable")
    )


def _own(function: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function without those of the functions in it."""
    for node in ast.iter_child_nodes(function):
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from _own(node)


def guarded_awaits(source: str) -> list[int]:
    """Lines of `with` and `try ... finally` in coroutines, which a discarded coroutine would still run."""
    found: list[int] = []
    if not re.search(r"\b(?:with|finally)\b", source):
        return found
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.AsyncFunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.With | ast.AsyncWith) or (isinstance(node, ast.Try) and node.finalbody):
                    found.append(node.lineno)
    return found


def imported(source: str) -> set[str]:
    """The first parts of the names of all modules that are imported anywhere in the source."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.partition(".")[0])
    return names


def set_walks(source: str) -> list[int]:
    """Lines that go through a set, whose order differs from run to run; within `sorted(...)` it may be."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    lines = {line for scope in (tree, *functions) for line in _set_walks_in(scope)}
    return sorted(lines)


def _set_walks_in(scope: ast.AST) -> Iterator[int]:
    nodes = list(ast.walk(scope))
    names = set(_names_of_sets(nodes))
    for node in nodes:
        if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
            walked = [node.iter]
        elif isinstance(node, ast.Call) and _called(node) in WALKERS:
            walked = list(node.args)
        elif isinstance(node, ast.Starred) and isinstance(node.ctx, ast.Load):
            walked = [node.value]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "pop":
            walked = [] if node.args else [node.func.value]
        else:
            continue
        yield from (each.lineno for each in walked if _is_set(each, names) and not _is_put_in_order(node, scope))


def _is_put_in_order(node: ast.AST, scope: ast.AST) -> bool:
    """Whether the walk is a generator that is the whole argument of a call to which order means nothing."""
    if not isinstance(node, ast.comprehension):
        return False
    for call in ast.walk(scope):
        if isinstance(call, ast.Call) and _called(call) in ("sorted", "any", "all", "sum", "min", "max", "len"):
            for argument in call.args:
                if node in getattr(argument, "generators", ()):
                    return True
        if isinstance(call, ast.SetComp) and node in call.generators:
            return True
    return False


def _names_of_sets(nodes: Sequence[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Assign) and _is_set(node.value, set()):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and _says_set(node.annotation):
            yield node.target.id
        elif isinstance(node, ast.arg) and node.annotation is not None and _says_set(node.annotation):
            yield node.arg


def _says_set(annotation: ast.expr) -> bool:
    base = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return isinstance(base, ast.Name) and base.id in SET_ANNOTATIONS


def _is_set(value: ast.expr, names: set[str]) -> bool:
    if isinstance(value, ast.BinOp) and isinstance(value.op, SET_OPERATORS):
        return _is_set(value.left, names) or _is_set(value.right, names)
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id in ("set", "frozenset")
    return isinstance(value, ast.Set | ast.SetComp) or (isinstance(value, ast.Name) and value.id in names)


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def colours(source: str) -> list[str]:
    """Colours written into the code: "#a0b1c2" in a string, or `QColor(1, 2, 3)`."""
    found: list[str] = []
    if "QColor" not in source and not HEX_COLOUR.search(source):
        return found
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found += HEX_COLOUR.findall(node.value)
        elif isinstance(node, ast.Call) and _called(node) == "QColor" and len(node.args) >= 3:
            found += [ast.unparse(node)] if all(isinstance(each, ast.Constant) for each in node.args) else []
    return found


@cache
def message_ids(source: str) -> set[str]:
    """The message ids that the code names outright: `texts("...")`, `message("...")`, `default_id = "..."`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _called(node).lstrip("_") in TEXT_CALLS and node.args:
            found.update(_strings(node.args[0]))
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == "default_id" for target in targets):
                found.update(_strings(node.value))
    return {each for each in found if MESSAGE_ID.fullmatch(each)}


def names_of_games(source: str, ids: Sequence[str], domains: Sequence[str]) -> list[str]:
    """Strings in the code that are the id of a game or a message id of its domain; docstrings may name any."""
    found = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    texts = [each for each in found if isinstance(each, str)]
    return sorted(text for text in texts if text in ids or text.startswith(tuple(f"{each}-" for each in domains)))


def _strings(value: ast.expr) -> Iterator[str]:
    """The string, or both strings of `"a" if condition else "b"`."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _strings(value.body)
        yield from _strings(value.orelse)
