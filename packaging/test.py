"""Runs every check and every test of Longtable: `python3 packaging/test.py`.

Makes the environment first when it is missing or old. What follows the options of this script goes to pytest:
`python3 packaging/test.py tests/engine -k undo`.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from environment import PROGRAMS, PYTHON, ROOT, prepare, run

CHECKS: dict[str, list[str | Path]] = {
    "ruff check": [PYTHON, "-m", "ruff", "check"],
    "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "--quiet"],
    "mypy": [PYTHON, "-m", "mypy"],
    "import contract": [PROGRAMS / "lint-imports", "--no-cache", "--no-logo"],
}
RULES_FILE = ROOT / "build" / "rules.json"
COMPILED = ROOT / "build" / "compiled"
IN_TESTS = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(COMPILED), "PYTHONDONTWRITEBYTECODE": ""}
"""No display; and what Python has compiled is kept, even where nothing may be written beside the modules: many tests
begin processes of their own, each of which would compile again whatever it needs."""


def main() -> int:
    """Runs the checks, then the tests, whatever the checks say; 0 when all of them hold."""
    options, for_pytest = _options()
    prepare()
    failed = [] if options.no_checks else [name for name in CHECKS if not _holds(name, options.jobs)]
    run([PYTHON, "-m", "compileall", "-q", "-j", str(options.jobs), ROOT / "desktop_app"], **IN_TESTS)
    code = run([PYTHON, "-m", "pytest", *_pytest_options(options), *for_pytest], **IN_TESTS)
    if failed:
        print(f"Not well, whatever the line above says: {', '.join(failed)}", file=sys.stderr)
    return code or int(bool(failed))


def _options() -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(description="Run every check and every test of Longtable.")
    add = parser.add_argument
    add("--rules", action="store_true", help="say which rules of the atlas no passing test covers")
    add("--real", metavar="DIR", type=Path, help="run the importers over a folder of real files too")
    add("--full", action="store_true", help="run the long tests in full: every attack, many games")
    add("--jobs", metavar="N", type=int, default=2, help="test processes (default: %(default)s)")
    add("--no-checks", action="store_true", help="run the tests only")
    return parser.parse_known_args()


def _pytest_options(options: argparse.Namespace) -> list[str]:
    # Options of our own plugin are given with "=": pytest reads them before it knows that they take a value.
    chosen = []
    if options.jobs > 1:
        # Timings of tests that share the machine say nothing: the benchmarks have their own command.
        # Each process takes a row of tests that lie beside each other, so that what several of them need is made once.
        chosen += ["-n", str(options.jobs), "--dist", "worksteal", "--benchmark-disable"]
    if options.rules:
        chosen.append(f"--rules-report={RULES_FILE}")
    if options.full:
        chosen.append("--full")
    if options.real:
        chosen.append(f"--real={options.real.resolve()}")
    return chosen


def _holds(name: str, jobs: int) -> bool:
    start = time.monotonic()
    code = run(CHECKS[name], MYPY_NUM_WORKERS=str(jobs))
    print(f"{'passed' if code == 0 else 'FAILED'}  {name}  ({time.monotonic() - start:.1f} s)", flush=True)
    return code == 0


if __name__ == "__main__":
    sys.exit(main())
