"""The rules of Euchre, pure: no clock, no randomness, no input or output, no Discord."""
