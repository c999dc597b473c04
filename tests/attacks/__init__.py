"""Attacks on what people keep: kills, damaged files, failing disks and files from strangers.

A fair sample runs always; `--full` runs all of it: 1,000 kills, 10,000 damaged profiles, 10,000 mutated imports. Each
large attack comes in ten parts, so that it can be shared out: `--full -k part-3`.
"""
