import { at, f64At, frame } from './frame';
import { fractal, noise } from './noise';

// Fire as a glowing volume: tongues that lean and lick. Record, 5 f64: x y z radius height.
export let flameRed: f64 = 0;
export let flameGreen: f64 = 0;
export let flameBlue: f64 = 0;

const STEPS: i32 = 18;

export function flamesAlong(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, tmax: f64): void {
  flameRed = flameGreen = flameBlue = 0;
  const n = <i32>frame.flameCount, table = at(frame.flames);
  for (let k = 0; k < n; k++) {
    const o = k * 5, r = f64At(table, o + 3), height = f64At(table, o + 4), seed = <f64>k * 3.7;
    const cx = f64At(table, o) - ox, cy = f64At(table, o + 1) + height * .45 - oy, cz = f64At(table, o + 2) - oz, tc = cx * dx + cy * dy + cz * dz;
    if (tc < 0 || tc > tmax + r) continue;
    const d2 = cx * cx + cy * cy + cz * cz - tc * tc, bound = height * .85; if (d2 > bound * bound) continue;
    const half = r * 1.3, step = 2 * half / <f64>STEPS; let body: f64 = 0, core: f64 = 0;
    for (let i = 0; i < STEPS; i++) {
      const t = tc - half + (<f64>i + .5) * step; if (t > tmax) break;
      const y = (oy + dy * t - f64At(table, o + 1)) / height; if (y < -.04 || y > 1.2) continue;
      const rise = y > 0 ? y : 0, sway = (fractal(rise * 1.9 + seed, seed + 4.4, 2) - .5) * 1.1 * rise;
      const x = (ox + dx * t - f64At(table, o)) / r + sway, z = (oz + dz * t - f64At(table, o + 2)) / r + sway * .6;
      const e = density(x, rise, z, seed);
      if (e > 0) { body += e * step; core += e * e * step * Math.max(0, 1.15 - y * 1.4); }
    }
    // By day the sun outshines it: one sees through.
    const level: f64 = frame.dusk > 0 ? .42 : .36;
    flameRed += (body * 46 + core * 40) * level; flameGreen += (body * 12 + core * 25) * level; flameBlue += (body * 1.3 + core * 6) * level;
  }
}

// Several tongues of different height around the bowl, thinner and more broken towards their tips.
function density(x: f64, y: f64, z: f64, seed: f64): f64 {
  let best: f64 = 0;
  for (let k = 0; k < 6; k++) {
    const a = <f64>k * 1.047 + seed, reach: f64 = k == 0 ? 0 : .42, tall = .45 + .62 * noise(<f64>k * 5.3 + seed, 2.5), width = (.46 - .1 * noise(<f64>k + seed, 8)) * (1 - y / tall);
    if (width <= 0) continue;
    const lean = (noise(y * 3.1 + <f64>k * 7, seed) - .5) * .5 * y, px = x - Math.cos(a) * reach * (1 - y * .55) - lean, pz = z - Math.sin(a) * reach * (1 - y * .55) - lean * .5;
    const q = 1 - (px * px + pz * pz) / (width * width); if (q > best) best = q;
  }
  if (best <= 0) return 0;
  const torn = fractal(x * 3.4 + seed, y * 3.6 + z * 3.4, 3);
  const e = best * (.35 + 1.5 * torn) - y * .75 * torn;
  return e <= 0 ? 0 : e * smoothRoot(y);
}

@inline function smoothRoot(y: f64): f64 { return y < .08 ? .45 + y * 7 : 1; }
