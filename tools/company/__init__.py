"""What people complain of in other programs' partners, as positions, and whether the expert is better company."""
