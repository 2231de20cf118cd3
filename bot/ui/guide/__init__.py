"""Help, the tour, the rules and the glossary in Discord."""
