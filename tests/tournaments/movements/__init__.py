"""Who meets whom where: every schedule is checked for what it promises."""
