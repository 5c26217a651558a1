import { f32At, setF32 } from './frame';
import { heapRelease, heapTop, reserve } from './heap';

// A periodic field of ripples, and caustics splatted through those same ripples.
export const TILE_METRES: f64 = 5;
export const N: i32 = 512;
const WAVES: i32 = 46;
const ETA: f64 = 1 / 1.333;

let state: u32 = 5;
function random(): f64 {
  state += 0x6D2B79F5;
  let t = (state ^ (state >>> 15)) * (1 | state);
  t = (t + (t ^ (t >>> 7)) * (61 | t)) ^ t;
  return <f64>(t ^ (t >>> 14)) / 4294967296.0;
}

// Slopes (dx, dz) as f32 pairs; wavelengths 0.24 to 1.7 m, spread about one breeze.
export function buildRipples(steepness: f64): usize {
  state = 5;
  const out = reserve(<usize>(N * N * 8)), mark = heapTop(), table = reserve(<usize>(N * 4 * 8));
  memory.fill(out, 0, <usize>(N * N * 8));
  let power: f64 = 0;
  for (let k = 0; k < WAVES; k++) {
    const length = .24 * Math.pow(7, random()), angle = .7 + (random() + random() + random() - 1.5) * 2.6, cycles = TILE_METRES / length;
    const ix = Math.round(Math.cos(angle) * cycles), iz = Math.round(Math.sin(angle) * cycles), s = Math.pow(length, .55) * (0.5 + random()), phase = random() * 6.283;
    if (ix == 0 && iz == 0) continue;
    power += s * s / 2;
    for (let i = 0; i < N; i++) {
      const a = 2 * Math.PI * ix * <f64>i / <f64>N + phase, b = 2 * Math.PI * iz * <f64>i / <f64>N, p = table + <usize>(i * 32);
      store<f64>(p, Math.cos(a)); store<f64>(p, Math.sin(a), 8); store<f64>(p, Math.cos(b), 16); store<f64>(p, Math.sin(b), 24);
    }
    const l = Math.sqrt(ix * ix + iz * iz), ax = s * ix / l, az = s * iz / l;
    for (let j = 0; j < N; j++) {
      const q = table + <usize>(j * 32), c = load<f64>(q, 16), d = load<f64>(q, 24);
      for (let i = 0; i < N; i++) {
        const p = table + <usize>(i * 32), v = load<f64>(p) * c - load<f64>(p, 8) * d, o = (j * N + i) * 2;
        setF32(out, o, f32At(out, o) + ax * v); setF32(out, o + 1, f32At(out, o + 1) + az * v);
      }
    }
  }
  const k = steepness / Math.sqrt(power);
  for (let i = 0; i < N * N * 2; i++) setF32(out, i, f32At(out, i) * k);
  heapRelease(mark);
  return out;
}

let bentX: f64 = 0, bentY: f64 = 0, bentZ: f64 = 0;
function bend(lx: f64, ly: f64, lz: f64, nx: f64, ny: f64, nz: f64): void {
  const c = -(lx * nx + ly * ny + lz * nz), f = ETA * c - Math.sqrt(1 - ETA * ETA * (1 - c * c));
  bentX = ETA * lx + f * nx; bentY = ETA * ly + f * ny; bentZ = ETA * lz + f * nz;
}

// The light that ripples throw on a level floor, as how far it is from its mean: 1 is the usual distance.
export function buildCaustics(ripples: usize, depth: f64): usize {
  const out = reserve(<usize>(N * N * 4)), mark = heapTop(), raw = reserve(<usize>(N * N * 4)), scale = <f64>N / TILE_METRES;
  memory.fill(raw, 0, <usize>(N * N * 4));
  for (let j = 0; j < N * 2; j++) for (let i = 0; i < N * 2; i++) {
    const g = ((j >> 1) * N + (i >> 1)) * 2, hx = f32At(ripples, g), hz = f32At(ripples, g + 1), l = 1 / Math.sqrt(hx * hx + hz * hz + 1);
    bend(0, -1, 0, -hx * l, l, -hz * l);
    let px = <f64>i / 2 + bentX / -bentY * depth * scale, pz = <f64>j / 2 + bentZ / -bentY * depth * scale;
    const fx = Math.floor(px), fz = Math.floor(pz); px -= fx; pz -= fz;
    const x0 = <i32>fx & (N - 1), z0 = <i32>fz & (N - 1), x1 = (x0 + 1) & (N - 1), z1 = (z0 + 1) & (N - 1);
    add(raw, z0 * N + x0, (1 - px) * (1 - pz)); add(raw, z0 * N + x1, px * (1 - pz)); add(raw, z1 * N + x0, (1 - px) * pz); add(raw, z1 * N + x1, px * pz);
  }
  // The sun's disc and the ripples that are too small to draw.
  const reach = 1 + <i32>(depth * .3);
  for (let pass = 0; pass < 2; pass++) { blurLines(raw, out, 1, N, reach); blurLines(out, raw, N, 1, reach); }
  let mean: f64 = 0, spread: f64 = 0;
  for (let i = 0; i < N * N; i++) mean += f32At(raw, i);
  mean /= <f64>(N * N);
  // Bright crossings are rounded off: a film would not hold them.
  for (let i = 0; i < N * N; i++) { const v = f32At(raw, i) / mean - 1, soft = v > 0 ? v / (1 + .22 * v) : v; setF32(out, i, soft); spread += soft * soft; }
  const inv = 1 / Math.sqrt(spread / <f64>(N * N));
  for (let i = 0; i < N * N; i++) setF32(out, i, f32At(out, i) * inv);
  heapRelease(mark);
  return out;
}

// A running mean along lines that close on themselves.
function blurLines(from: usize, to: usize, stride: i32, lineStride: i32, reach: i32): void {
  const inv = 1 / <f64>(2 * reach + 1);
  for (let line = 0; line < N; line++) {
    const base = line * lineStride; let sum: f64 = 0;
    for (let i = -reach; i <= reach; i++) sum += f32At(from, base + (i & (N - 1)) * stride);
    for (let i = 0; i < N; i++) { setF32(to, base + i * stride, sum * inv); sum += f32At(from, base + ((i + reach + 1) & (N - 1)) * stride) - f32At(from, base + ((i - reach) & (N - 1)) * stride); }
  }
}

@inline function add(p: usize, i: i32, v: f64): void { setF32(p, i, f32At(p, i) + v); }
