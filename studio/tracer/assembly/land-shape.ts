import { fractal, hashAt, noise, smoothStep } from './noise';

// The lie of the land in each setting, and what stands on it.
export const SUBURB: i32 = 0, TROPICS: i32 = 1, CONIFERS: i32 = 2, HILLS: i32 = 3, MOUNTAINS: i32 = 4, LAKE: i32 = 5;
export let kind: i32 = 0;
// Distance of a lake's far shore in the direction looked at.
export let shore: f64 = 0;
export function setKind(value: i32): void { kind = value; }
export function setShore(a: f64): void { shore = 560 + 3000 * polar(a, 1.3, 5) * polar(a, 3.1, 21) + 60 * polar(a, 14, 2); }

const CROWNS_TO: f64 = 650;

@inline function polar(a: f64, lengths: f64, seed: f64): f64 { return fractal(Math.cos(a) * lengths + seed, Math.sin(a) * lengths + seed * 2.3, 3); }
@inline function above(v: f64, floor: f64): f64 { return v > floor ? v - floor : 0; }

// Bare land, metres over the garden's plain.
export function heightAt(x: f64, z: f64, d: f64): f64 {
  if (kind == MOUNTAINS) return desertHeight(x, z, d);
  let h: f64 = 0;
  if (kind == LAKE) {
    const inland = d - shore; if (inland < 0) return 0;
    h = 3 * smoothStep(0, 60, inland) + smoothStep(0, 2200, inland) * 330 * above(fractal(x * .0006 + 7, z * .0006 + 3, 3), .28);
    if (d > 4500) h += smoothStep(4500, 12000, d) * 2300 * above(fractal(x * .00011 + 3, z * .00011 + 8, 4), .4);
  } else if (kind == HILLS) {
    h = (fractal(x * .0022 + 5, z * .0022, 2) - .5) * 22;
    if (d > 900) h += smoothStep(900, 4300, d) * 520 * above(fractal(x * .00042 + 2.7, z * .00042 + 9.1, 3), .33);
    if (d > 6500) h += smoothStep(6500, 15000, d) * 3600 * above(fractal(x * .0001 + 31, z * .0001 + 4, 4), .4);
  } else {
    h = (fractal(x * .004 + 5, z * .004, 2) - .5) * 9 * smoothStep(120, 500, d);
    if (d > 700) h += smoothStep(700, 3200, d) * 260 * above(fractal(x * .0005 + 2.7, z * .0005 + 9.1, 3), .36);
    if (d > 5000) h += smoothStep(5000, 12000, d) * 2100 * above(fractal(x * .0001 + 31, z * .0001 + 4, 4), .43);
  }
  return h;
}

// No land at this distance, with what stands on it, is higher.
export function mostAt(d: f64): f64 {
  const far = d * 1.035;
  if (kind == MOUNTAINS) return 5 + 160 * smoothStep(1200, 2600, far) + smoothStep(3800, 11000, far) * 640;
  if (kind == LAKE) return 23 + smoothStep(300, 2800, far) * 200 + smoothStep(4500, 12000, far) * 1100;
  if (kind == HILLS) return 30 + smoothStep(900, 4300, far) * 270 + smoothStep(6500, 15000, far) * 1700;
  return (d < CROWNS_TO ? kind == CONIFERS ? 15 : 14 : 18) + (kind == TROPICS ? 5 : 0) + 4.5 * smoothStep(120, 500, far) + smoothStep(700, 3200, far) * 130 + smoothStep(5000, 12000, far) * 900;
}

// A plain, table mountains of beds, and bare ridges behind them.
function desertHeight(x: f64, z: f64, d: f64): f64 {
  let h = (fractal(x * .006 + 5, z * .006, 2) - .5) * 5 * smoothStep(100, 600, d);
  if (d > 1200) {
    const n = fractal(x * .00055 + 14, z * .00055 + 2, 3), table = smoothStep(.57, .6, n + .035 * (noise(x * .012, z * .012) - .5)) * 70 + smoothStep(.44, .585, n) * 75;
    h += table * smoothStep(1200, 2600, d) * (1 - smoothStep(5200, 7000, d));
  }
  if (d > 3800) {
    const n = fractal(x * .00016 + 9, z * .00016 + 6, 5), ridge = 1 - Math.abs(2 * n - 1), q = fractal(x * .0007 + 3, z * .0007 + 8, 4), spur = 1 - Math.abs(2 * q - 1);
    h += smoothStep(3800, 11000, d) * (800 * above(ridge * ridge, .42) + 260 * spur * spur * above(ridge, .55));
  }
  return h;
}

// What stands on the land here: how high, how its surface lies, its tone; set by standing().
export let tall: f64 = 0, leanX: f64 = 0, leanZ: f64 = 0, tone: f64 = 1, warm: f64 = 0, thing: i32 = 0;
export const BARE: i32 = 0, TREE: i32 = 1, HOUSE: i32 = 2, FAR_WOOD: i32 = 3, SCRUB: i32 = 4;

function woodShare(x: f64, z: f64, d: f64, h: f64): f64 {
  if (kind == CONIFERS) return 1;
  if (kind == MOUNTAINS) return 0;
  if (kind == LAKE) return smoothStep(.36, .46, fractal(x * .004 + 3, z * .004 + 8, 2) + (d - shore < 140 ? .1 : 0));
  const n = fractal(x * .0035 + 3, z * .0035 + 8, 3);
  if (kind == HILLS) return smoothStep(.50, .56, n + Math.min(.16, h * .0012));
  return smoothStep(.40, .50, n + (d > 700 ? .04 : 0));
}

// a: the direction, far: the logarithm of the distance.
export function standing(x: f64, z: f64, d: f64, h: f64, a: f64, far: f64, pace: f64): void {
  thing = BARE; tall = 0; leanX = leanZ = 0; tone = 1; warm = 0;
  if (kind == MOUNTAINS) { if (d < 900) scrub(x, z); return; }
  if (kind == LAKE && d < shore + 12) return;
  const wood = woodShare(x, z, d, h);
  if ((kind == SUBURB || kind == TROPICS || kind == HILLS) && d < 2600 && wood < .6) { house(x, z, d, pace); if (thing == HOUSE) return; }
  if (d > CROWNS_TO) {
    // Hedges and lone trees between the fields.
    const row = kind == CONIFERS || wood > .5 ? 1 : Math.abs(noise(x * .006 + 40, z * .006) - .5) < .035 || Math.abs(noise(x * .005, z * .005 + 70) - .5) < .03 ? 1 : 0;
    if (wood < .5 && row == 0) return;
    const bumps = noise(a * 420 + far * 20, far * 70), clumps = noise(a * 150, far * 40 + 9), lean = (noise(a * 420 + far * 20 + .4, far * 70) - bumps) * 1.6;
    thing = FAR_WOOD; tall = (8 + 6 * bumps + 4 * clumps) * (row > 0 && wood < .5 ? .7 : 1); tone = .72 + .22 * bumps + .3 * clumps; warm = clumps;
    leanX = -lean * z / d; leanZ = lean * x / d;
    return;
  }
  crowns(x, z, wood, x / d, z / d, pace);
}

// The highest of the four nearest crowns; one within half a step before or behind counts as met, or it would be cut into sticks.
function crowns(x: f64, z: f64, wood: f64, awayX: f64, awayZ: f64, pace: f64): void {
  const cone = kind == CONIFERS, size: f64 = cone ? 5.5 : 8.5, u = x / size - .5, v = z / size - .5, X = Math.floor(u), Z = Math.floor(v);
  for (let j: f64 = 0; j < 2; j++) for (let i: f64 = 0; i < 2; i++) {
    const cx = X + i, cz = Z + j, q = hashAt(cx + 811, cz + 17);
    if (q > .12 + .8 * wood) continue;
    const r0 = .5 + .3 * hashAt(cx + 5, cz); let ox = (u - cx + .5 - .25 - .5 * hashAt(cx, cz + 3)) / r0, oz = (v - cz + .5 - .25 - .5 * hashAt(cx + 9, cz)) / r0;
    const along = ox * awayX + oz * awayZ, reach = (cone ? .6 : .3) * pace / (size * r0), met = Math.max(-reach, Math.min(reach, along)), beside = ox * awayZ - oz * awayX; ox -= met * awayX; oz -= met * awayZ;
    const r2 = ox * ox + oz * oz;
    if (r2 >= 1) continue;
    const s = hashAt(cx + 31, cz + 7), point = cone && s > .18, y = (point ? 8 + 7 * s : 5 + 8.5 * s * s + (kind == TROPICS && s > .9 ? 5 : 0)) * (point ? 1 - .85 * Math.sqrt(r2) : (.42 + .58 * Math.sqrt(1 - r2)) * (.62 + .24 * noise(beside * 3.1 + cx * 7.3, cz * 5.1) + .14 * noise(beside * 9 + cz * 3.7, cx * 9.1)));
    if (y <= tall) continue;
    thing = TREE; tall = y; leanX = ox; leanZ = oz; tone = (point ? .5 : .72) + .5 * hashAt(cx + 2, cz + 61); warm = hashAt(cx + 77, cz + 5);
  }
}

function scrub(x: f64, z: f64): void {
  const size: f64 = 6, X = Math.floor(x / size), Z = Math.floor(z / size), s = hashAt(X + 3, Z + 8);
  if (s > .68) return;
  const r: f64 = .9 + 1.1 * hashAt(X, Z + 40), ox = (x - (X + .5) * size) / r, oz = (z - (Z + .5) * size) / r, r2 = ox * ox + oz * oz;
  if (r2 >= 1) return;
  thing = SCRUB; tall = (.5 + 1.4 * hashAt(X + 9, Z)) * Math.sqrt(1 - r2); leanX = ox; leanZ = oz; tone = .7 + .6 * hashAt(X, Z + 2); warm = hashAt(X + 4, Z + 4);
}

// Neighbors: one in a few plots has its house within sight.
function house(x: f64, z: f64, d: f64, pace: f64): void {
  const size: f64 = kind == HILLS ? 46 : 30, X = Math.floor(x / size), Z = Math.floor(z / size), village = kind == HILLS ? smoothStep(.5, .62, noise(X * .11 + 4, Z * .11)) * .6 + .03 : .4;
  if (hashAt(X + 400, Z + 30) > village) return;
  const hx = Math.abs(x - (X + .3 + .4 * hashAt(X, Z)) * size), hz = Math.abs(z - (Z + .3 + .4 * hashAt(X + 1, Z + 5)) * size), turned = hashAt(X + 6, Z) > .5, w = Math.max(pace * .55, turned ? 4.4 : 7.5), l = Math.max(pace * .55, turned ? 7.5 : 4.4);
  if (hx > w || hz > l) return;
  thing = HOUSE; tone = hashAt(X + 60, Z + 2); warm = hashAt(X + 9, Z + 90);
  const up = turned ? hx / w : hz / l; tall = 5.6 + 2.6 * (1 - up);
  leanX = turned ? (x > (X + .3 + .4 * hashAt(X, Z)) * size ? .5 : -.5) : 0; leanZ = turned ? 0 : (z > (Z + .3 + .4 * hashAt(X + 1, Z + 5)) * size ? .5 : -.5);
}

