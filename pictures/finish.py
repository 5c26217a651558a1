"""python3 finish.py BASE OUT.png --weights FOLDER [--stops 0] [--panorama] [--quick]

From render passes to a picture: denoise, glare, film-like tone curve, grade. A panorama also gets OUT-card.png."""
import argparse
import os
import sys
import cv2
import numpy as np
import torch

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'kit'))
from denoise import denoise, read_exr  # noqa: E402

torch.set_num_threads(2)

# AgX (Troy Sobotka), with Benjamin Wrensch's polynomial for the curve.
INSET = np.array([[.842479062253094, .0784335999999992, .0792237451477643], [.0423282422610123, .878468636469772, .0791661274605434],
                  [.0423756549057051, .0784336, .879142973793104]], np.float32)


def agx(color, contrast=1.2, saturation=1.32):
    v = np.maximum(color @ INSET.T, 1e-10)
    v = (np.clip(np.log2(v), -12.47393, 4.026069) + 12.47393) / 16.5
    v = 15.5 * v ** 6 - 40.14 * v ** 5 + 31.96 * v ** 4 - 6.868 * v ** 3 + .4298 * v ** 2 + .1191 * v - .00232
    v = np.clip(v, 0, None) ** contrast
    grey = (v @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    return np.clip((grey + saturation * (v - grey)) @ np.linalg.inv(INSET).T, 0, 1)


def glare(color, above=1.5, amount=.08):
    """Light that spreads in a lens. Wide blurs are made small and stretched, which nobody can see."""
    h, w = color.shape[:2]
    bright, out = np.clip(color - above, 0, 12.), color.copy()
    small = cv2.resize(bright, (w // 8, h // 8), interpolation=cv2.INTER_AREA)
    out += amount * .5 * cv2.GaussianBlur(bright, (0, 0), max(1., .002 * w))
    for size, share in ((.008, .3), (.03, .2)):
        out += amount * share * cv2.resize(cv2.GaussianBlur(small, (0, 0), max(.7, size * w / 8)), (w, h), interpolation=cv2.INTER_LINEAR)
    return out


def card(panorama, width=960, height=600, spread=94., pitch=-4.):
    """What someone standing there sees straight ahead, as a lens would draw it."""
    h, w = panorama.shape[:2]
    x, y = np.meshgrid(np.arange(width) - width / 2 + .5, np.arange(height) - height / 2 + .5)
    z = width / 2 / np.tan(np.radians(spread / 2))
    c, s = np.cos(np.radians(pitch)), np.sin(np.radians(pitch))
    up, ahead = -y * c + z * s, y * s + z * c
    u, v = np.arctan2(x, ahead) / (2 * np.pi) + .5, .5 - np.arctan2(up, np.hypot(x, ahead)) / np.pi
    return cv2.remap(panorama, (u * w - .5).astype(np.float32), (v * h - .5).astype(np.float32), cv2.INTER_AREA)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument('base')
    arguments.add_argument('out')
    arguments.add_argument('--weights', required=True)
    arguments.add_argument('--stops', type=float, default=0)
    arguments.add_argument('--panorama', action='store_true')
    arguments.add_argument('--quick', action='store_true')
    a = arguments.parse_args()
    passes = [read_exr(f'{a.base}_{part}.exr') for part in ('rgb', 'alb', 'nrm')]
    color = denoise(a.weights, *passes, wrap=a.panorama, quick=a.quick)
    out = agx(glare(color * 2. ** a.stops))
    out = np.clip(out + .25 * (out - cv2.GaussianBlur(out, (0, 0), 1.)), 0, 1)
    h, w = out.shape[:2]
    if not a.panorama:
        y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
        out = out * (1 - .12 * np.clip((x * x + y * y) / 2, 0, 1) ** 1.5)[..., None]
    out = out + np.random.default_rng(1).normal(0, .005, (h, w, 1))
    picture = (np.clip(out, 0, 1)[..., ::-1] * 255 + .5).astype(np.uint8)
    cv2.imwrite(a.out, picture)
    if a.panorama:
        cv2.imwrite(a.out.replace('.png', '-card.png'), card(picture))
    print(f'FINISHED mean {out.mean():.3f}')


main()
