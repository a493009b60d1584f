"""Noise filter of the darkroom: non-local means steered by two independent half renders, albedo and normals.

The two halves tell how much of a difference between pixels is noise (Rousselle et al. 2012), so reflections and soft
shadows survive although no guide shows them. Arrays are height x width x channels, float32.
"""

from concurrent.futures import ThreadPoolExecutor

import numpy as np

THREADS = 2
STRENGTH = 0.75


def _box(plane, radius):
    """Mean over a square window of a 2D array, borders repeated."""
    for axis in (0, 1):
        padded = np.pad(plane, [(radius, radius) if a == axis else (0, 0) for a in (0, 1)], mode='edge')
        total = np.zeros_like(plane)
        for k in range(2 * radius + 1):
            total += padded[k : k + plane.shape[0], :] if axis == 0 else padded[:, k : k + plane.shape[1]]
        plane = total / (2 * radius + 1)
    return plane


def _windows(shape, dy, dx):
    """Slices of the pixels that have a neighbor at an offset, and of these neighbors."""
    height, width = shape[:2]
    here = (slice(max(0, -dy), height - max(0, dy)), slice(max(0, -dx), width - max(0, dx)))
    there = (slice(max(0, dy), height - max(0, -dy)), slice(max(0, dx), width - max(0, -dx)))
    return here, there


def _gather(offsets, color, signal, variance, guides):
    """Weighted sums over some offsets; every pair of pixels serves both of its ends."""
    total, weight = np.zeros_like(color), np.zeros(color.shape[:2], np.float32)
    for dy, dx in offsets:
        here, there = _windows(color.shape, dy, dx)
        noise = variance[here] + variance[there]
        distance = ((signal[here] - signal[there]) ** 2).sum(axis=2) - noise
        distance = _box(distance / (STRENGTH**2 * noise + 1e-7), 1)
        for guide, sigma in guides:
            distance = np.maximum(distance, ((guide[here] - guide[there]) ** 2).sum(axis=2) / (2 * sigma**2))
        share = np.exp(-np.maximum(distance, 0.0))
        weight[here] += share
        weight[there] += share
        total[here] += share[..., None] * color[there]
        total[there] += share[..., None] * color[here]
    return total, weight


def _clamp_fireflies(color):
    """Limits every pixel to the second brightest of its eight neighbors."""
    light = color.max(axis=2)
    padded = np.pad(light, 1, mode='edge')
    height, width = light.shape
    first = np.zeros_like(light)
    second = np.zeros_like(light)
    for dy in range(3):
        for dx in range(3):
            if dy == dx == 1:
                continue
            value = padded[dy : dy + height, dx : dx + width]
            second = np.maximum(second, np.minimum(first, value))
            first = np.maximum(first, value)
    limit = second * 1.5 + 1e-4
    return color * np.minimum(1.0, limit / np.maximum(light, 1e-6))[..., None]


def filtered(half_a, half_b, guides, radius=5):
    """The mean of two half renders without its noise. guides: [(array, sigma), ...]."""
    half_a, half_b = _clamp_fireflies(half_a), _clamp_fireflies(half_b)
    color = (half_a + half_b) * 0.5
    signal = np.sqrt(np.maximum(color, 0.0))
    spread = (np.sqrt(np.maximum(half_a, 0.0)) - np.sqrt(np.maximum(half_b, 0.0))) ** 2
    variance = _box(spread.sum(axis=2) / 4, 3)
    offsets = [
        (dy, dx)
        for dy in range(radius + 1)
        for dx in range(-radius, radius + 1)
        if (dy > 0 or dx > 0) and dy * dy + dx * dx <= radius * radius + 1
    ]
    with ThreadPoolExecutor(THREADS) as pool:
        parts = list(pool.map(lambda k: _gather(offsets[k::THREADS], color, signal, variance, guides), range(THREADS)))
    total = color + sum(part[0] for part in parts)
    return total / (1.0 + sum(part[1] for part in parts))[..., None]


def _taps(size, target, reach=3):
    """Source indices and Lanczos weights for every target position."""
    position = (np.arange(target) + 0.5) * size / target - 0.5
    index = np.floor(position).astype(int)[:, None] + np.arange(1 - reach, reach + 1)[None, :]
    offset = position[:, None] - index
    weight = np.sinc(offset) * np.sinc(offset / reach)
    return np.clip(index, 0, size - 1), (weight / weight.sum(axis=1, keepdims=True)).astype(np.float32)


def resized(picture, width, height):
    """Lanczos enlargement of a picture (height x width x channels)."""
    index, weight = _taps(picture.shape[0], height)
    rows = sum(weight[:, k, None, None] * picture[index[:, k]] for k in range(weight.shape[1]))
    index, weight = _taps(picture.shape[1], width)
    return sum(weight[None, :, k, None] * rows[:, index[:, k]] for k in range(weight.shape[1]))


def sharpened(picture, amount):
    """Unsharp mask of one pixel radius."""
    blurred = np.stack([_box(picture[..., c], 1) for c in range(picture.shape[2])], axis=2)
    return np.clip(picture + amount * (picture - blurred), 0.0, 1.0)
