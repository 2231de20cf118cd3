"""The fault tests use the same store on a real file as the storage tests."""

from tests.storage.sqlite.conftest import path, store

__all__ = ["path", "store"]
