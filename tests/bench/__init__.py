"""Tests of the measuring itself; the numbers are for `longtable bench`."""
