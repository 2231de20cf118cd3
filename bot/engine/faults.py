"""An error that a person reads: it names a text of the catalogue, and whoever shows it looks the sentence up."""

from __future__ import annotations

from functools import partial


class KeyedError(ValueError):
    """Raised for what cannot be read or played; ``key`` is that of its sentence, ``values`` fill the sentence in."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle it by its key and values."""
        return partial(type(self), self.key, **self.values), ()
