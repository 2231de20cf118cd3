"""Whether computers do what good players agree on: themes of positions that people complain of in other programs."""
