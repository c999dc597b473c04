"""The Lord of the Rings Trading Card Game."""
