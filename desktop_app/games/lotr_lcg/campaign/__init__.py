"""Campaign mode, appendix III of the book: what the campaign log holds and what changes it."""
