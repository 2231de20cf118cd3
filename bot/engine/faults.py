"""An error that people read. It holds the key of a text in the catalogue; the code that shows it looks the text up."""

from __future__ import annotations

from functools import partial


class KeyedError(ValueError):
    """Raised for what cannot be read or played. ``key`` names its sentence; ``values`` are inserted in the sentence."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        return partial(type(self), self.key, **self.values), ()
