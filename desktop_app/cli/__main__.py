"""`python -m desktop_app.cli` is the `longtable` command."""

from __future__ import annotations

from desktop_app.cli import main

if __name__ == "__main__":
    main()
