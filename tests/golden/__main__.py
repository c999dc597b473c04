"""Records the games anew: `python -m tests.golden [GAME ...]`, after a change of the rules that was meant.

What changed is seen in the difference of the files: the first line of each that differs is where it begins.
"""

from __future__ import annotations

import sys

from tests.golden.recording import FOLDER, TABLES, record, write

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for table in TABLES:
        if not sys.argv[1:] or table.game in sys.argv[1:]:
            recorded = record(table)
            write(table, recorded)
            print(f"{table.path.name}: {len(recorded.decisions)} decisions, {recorded.outcome}")
