"""Training a small net on lessons: Adam, in numpy, on one core."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

import numpy as np

from bot.players.expert.batch import Floats
from bot.players.expert.nets import Net
from tools.school.lessons import UNLAWFUL, Lessons
from tools.school.mirrors import Mirror

_FAST, _SLOW = 0.1, 0.001
_PACE = 2e-3
_BATCH = 2_048

Gradient = Callable[[Lessons, Floats], Floats]
"""From lessons and the net's outputs to the gradient of the loss by the outputs, a row for each lesson."""


@dataclass(slots=True)
class Adam:
    """The layers with their moving averages."""

    layers: list[Floats]
    step: int = 0
    means: list[Floats] = field(default_factory=list)
    squares: list[Floats] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]

    def move(self, slopes: list[Floats], pace: float) -> None:
        self.step += 1
        for layer, slope, mean, square in zip(self.layers, slopes, self.means, self.squares, strict=True):
            mean += _FAST * (slope - mean)
            square += _SLOW * (slope**2 - square)
            steady = mean / (1 - (1 - _FAST) ** self.step)
            layer -= pace * steady / (np.sqrt(square / (1 - (1 - _SLOW) ** self.step)) + 1e-8)


def initial_layers(sizes: tuple[int, ...], rng: np.random.Generator) -> list[Floats]:
    """Layers that know nothing yet."""
    layers: list[Floats] = []
    for before, after in pairwise(sizes):
        scale = np.sqrt(2.0 / before) * (0.1 if after == sizes[-1] else 1.0)
        layers.append((rng.standard_normal((before, after)) * scale).astype(np.float32))
        layers.append(np.zeros(after, np.float32))
    return layers


def _slopes(layers: list[Floats], inputs: Floats, gradient: Callable[[Floats], Floats]) -> list[Floats]:
    first = np.maximum(inputs @ layers[0] + layers[1], 0)
    second = np.maximum(first @ layers[2] + layers[3], 0)
    out = gradient(second @ layers[4] + layers[5]) / np.float32(len(inputs))
    by_second = (out @ layers[4].T) * (second > 0)
    by_first = (by_second @ layers[2].T) * (first > 0)
    return [
        inputs.T @ by_first, by_first.sum(0), first.T @ by_second, by_second.sum(0), second.T @ out, out.sum(0),
    ]  # fmt: skip


def train(
    lessons: Lessons,
    sizes: tuple[int, ...],
    epochs: int,
    gradient: Gradient,
    mirror: Mirror,
    report: Callable[[Net], str],
) -> Net:
    """Return a net of these sizes; half of the lessons are mirrored each time. Prints ``report`` after every epoch."""
    rng, started = np.random.default_rng(1), time.monotonic()
    adam = Adam(initial_layers(sizes, rng))
    order, total = np.arange(len(lessons.usual)), epochs * (len(lessons.usual) // _BATCH)
    for epoch in range(epochs):
        rng.shuffle(order)
        for at in range(0, len(order) - _BATCH + 1, _BATCH):
            some = lessons.rows(order[at : at + _BATCH])
            inputs = some.bits(sizes[0])
            if rng.random() < 0.5:
                inputs, some = inputs[:, mirror.inputs], _mirror(some, mirror)
            pace = _PACE * 0.5 * (1 + np.cos(np.pi * adam.step / total)) + 1e-5
            adam.move(_slopes(adam.layers, inputs, partial(gradient, some)), pace)
        print(f"epoch {epoch + 1}: {report(Net(adam.layers))}, {time.monotonic() - started:.0f} s", flush=True)
    return Net(adam.layers)


def _mirror(some: Lessons, mirror: Mirror) -> Lessons:
    back = np.argsort(mirror.acts).astype(np.int8)
    return Lessons(some.inputs, some.targets[:, mirror.acts], back[some.usual])


def centre(out: Floats, truth: Floats, lawful: Floats) -> Floats:
    """Return the gradient of the squared error of the differences between the lawful acts; ``[rows, acts, ...]``."""
    count = lawful.sum(1, keepdims=True)
    error = (out - truth) * lawful
    gradient: Floats = (error - error.sum(1, keepdims=True) / count) * lawful
    return gradient


def of_points(some: Lessons, out: Floats) -> Floats:
    """Towards the points that each act brought, measured from the average of the acts."""
    lawful = (some.targets != UNLAWFUL).astype(np.float32)
    return centre(out, some.targets.astype(np.float32), lawful)


def of_habit(some: Lessons, out: Floats) -> Floats:
    """Towards what ``steady`` does (cross entropy)."""
    logits = np.where(some.targets != UNLAWFUL, out, -30.0)
    shares = np.exp(logits - logits.max(1, keepdims=True))
    shares /= shares.sum(1, keepdims=True)
    shares[np.arange(len(shares)), some.usual] -= 1
    gradient: Floats = np.where(some.targets != UNLAWFUL, shares, 0.0).astype(np.float32)
    return gradient
