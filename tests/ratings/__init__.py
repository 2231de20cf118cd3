"""Families, periods and the model of ratings, without a store."""
