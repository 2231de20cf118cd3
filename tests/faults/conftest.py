"""The fault tests use the same store on a real file as the storage tests."""

from tests.storage.conftest import path, store

__all__ = ["path", "store"]
