import { at, f64At, frame } from './frame';
import { smoothStep } from './noise';
import { blockedCoarse } from './trace';

// Light from lamps, flames and pool lights. Record, 12 f64: x y z r g b underwater radius dx dy dz cone.
export let lampRed: f64 = 0;
export let lampGreen: f64 = 0;
export let lampBlue: f64 = 0;

let oneR: f64 = 0, oneG: f64 = 0, oneB: f64 = 0;
function contribution(o: i32, x: f64, y: f64, z: f64, nx: f64, ny: f64, nz: f64, under: bool, leaf: bool): bool {
  const table = at(frame.lights), submerged = f64At(table, o + 6) > 0;
  if (submerged != under) return false;
  let dx = f64At(table, o) - x, dy = f64At(table, o + 1) - y, dz = f64At(table, o + 2) - z;
  const d2 = dx * dx + dy * dy + dz * dz; if (d2 > 260) return false;
  const d = Math.sqrt(d2), inv = 1 / d; dx *= inv; dy *= inv; dz *= inv;
  let c = nx * dx + ny * dy + nz * dz;
  if (leaf) c = c < 0 ? -c * .6 : c;
  if (under) c = c * .84 + .07;
  if (c <= 0) return false;
  const lx = f64At(table, o + 8), ly = f64At(table, o + 9), lz = f64At(table, o + 10); let spot: f64 = 1;
  if (lx != 0 || ly != 0 || lz != 0) {
    const q = -(dx * lx + dy * ly + dz * lz);
    if (submerged) { spot = q < -.1 ? .06 : .22 + .78 * (q > 0 ? Math.sqrt(q) : 0); }
    else { const cone = f64At(table, o + 11); spot = smoothStep(cone, cone + .35, q); }
    if (spot <= 0) return false;
  }
  const radius = f64At(table, o + 7), f = c * spot / (d2 + radius * radius + (submerged ? 1.2 : .04));
  oneR = f64At(table, o + 3) * f; oneG = f64At(table, o + 4) * f; oneB = f64At(table, o + 5) * f;
  if (submerged) { oneR *= Math.exp(-.8 * d); oneG *= Math.exp(-.41 * d); oneB *= Math.exp(-.29 * d); }
  return true;
}

// All lamps without shadows.
export function lampsAt(x: f64, y: f64, z: f64, nx: f64, ny: f64, nz: f64, under: bool, leaf: bool): void {
  lampRed = lampGreen = lampBlue = 0;
  const n = <i32>frame.lightCount;
  for (let i = 0; i < n; i++) if (contribution(i * 12, x, y, z, nx, ny, nz, under, leaf)) { lampRed += oneR; lampGreen += oneG; lampBlue += oneB; }
}

// The halo of lamps in the water itself: what a little haze along the ray sends to the eye, strongest where it passes close by.
export function lampGlow(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, t: f64): void {
  lampRed = lampGreen = lampBlue = 0;
  const n = <i32>frame.lightCount, table = at(frame.lights);
  for (let i = 0; i < n; i++) {
    const o = i * 12; if (f64At(table, o + 6) <= 0) continue;
    const x = f64At(table, o) - ox, y = f64At(table, o + 1) - oy, z = f64At(table, o + 2) - oz, b = x * dx + y * dy + z * dz, away = x * x + y * y + z * z - b * b;
    if (away > 30) continue;
    const radius = f64At(table, o + 7), h = Math.sqrt(Math.max(0, away) + .012 + radius * radius), k = HAZE * (Math.atan((t - b) / h) + Math.atan(b / h)) / h * Math.exp(-.22 * h);
    lampRed += f64At(table, o + 3) * k * .5; lampGreen += f64At(table, o + 4) * k; lampBlue += f64At(table, o + 5) * k;
  }
}
const HAZE: f64 = .0045;

// The light of lit water and lit windows on what stands around them, as from soft round patches. Water's also lies on the level ground
// beside it, which haze and wet stone light in truth. Record, 7 f64: x y z r g b, share of it on level ground.
export function softGlows(x: f64, y: f64, z: f64, nx: f64, ny: f64, nz: f64): void {
  lampRed = lampGreen = lampBlue = 0;
  const n = <i32>frame.glowCount, table = at(frame.glows);
  for (let i = 0; i < n; i++) {
    const o = i * 7, dx = f64At(table, o) - x, dy = f64At(table, o + 1) - y, dz = f64At(table, o + 2) - z, d2 = dx * dx + dy * dy + dz * dz;
    if (d2 > GLOW_REACH2) continue;
    const level = ny > 0 ? 1 - ny * (1 - f64At(table, o + 6)) : 1, c = level * (.5 + .5 * (nx * dx + ny * dy + nz * dz) / Math.sqrt(d2 + .01)), fade = 1 - d2 / GLOW_REACH2, k = c * fade * fade / (d2 + GLOW_SOFT2);
    lampRed += f64At(table, o + 3) * k; lampGreen += f64At(table, o + 4) * k; lampBlue += f64At(table, o + 5) * k;
  }
}
const GLOW_REACH2: f64 = 36, GLOW_SOFT2: f64 = 2.2;

// One lamp, chosen in proportion to what it would give, with its shadow.
export function lampWithShadow(x: f64, y: f64, z: f64, nx: f64, ny: f64, nz: f64, under: bool, leaf: bool, random: f64): void {
  lampRed = lampGreen = lampBlue = 0;
  const n = <i32>frame.lightCount; let sum: f64 = 0, pick = -1, r: f64 = 0, g: f64 = 0, b: f64 = 0;
  for (let i = 0; i < n; i++) {
    if (!contribution(i * 12, x, y, z, nx, ny, nz, under, leaf)) continue;
    const w = oneR + oneG + oneB; sum += w;
    const p = w / sum;
    if (random < p) { pick = i; r = oneR; g = oneG; b = oneB; random /= p; } else random = (random - p) / (1 - p);
  }
  if (pick < 0) return;
  const table = at(frame.lights), o = pick * 12; let dx = f64At(table, o) - x, dy = f64At(table, o + 1) - y, dz = f64At(table, o + 2) - z;
  const d = Math.sqrt(dx * dx + dy * dy + dz * dz); dx /= d; dy /= d; dz /= d;
  if (blockedCoarse(x, y, z, dx, dy, dz, d - f64At(table, o + 7) - .12)) return;
  const w = sum / (r + g + b); lampRed = r * w; lampGreen = g * w; lampBlue = b * w;
}
