"""Tests of the kernel, played with a tiny game of its own."""
