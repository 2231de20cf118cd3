"""The reasons of acts are true."""
