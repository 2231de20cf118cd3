"""The record format and what reads it: replay, JSON, golden games."""
