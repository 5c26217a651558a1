import { at, f32At, frame } from './frame';
import { landBlue, landGreen, landRed, lookLand } from './land';

// Looking the sky up. The answer is left in skyRed, skyGreen, skyBlue.
export let skyRed: f64 = 0;
export let skyGreen: f64 = 0;
export let skyBlue: f64 = 0;

// Errors below 1e-4 radians are ample here.
function fastAtan2(y: f64, x: f64): f64 {
  const ax = Math.abs(x), ay = Math.abs(y), a = Math.min(ax, ay) / (Math.max(ax, ay) + 1e-30), s = a * a;
  let r = ((-.0464964749 * s + .15931422) * s - .327622764) * s * a + a;
  if (ay > ax) r = 1.57079637 - r;
  if (x < 0) r = 3.14159274 - r;
  return y < 0 ? -r : r;
}
function fastAsin(x: f64): f64 { return 1.57079632679 - Math.sqrt(1 - x) * (1.5707288 + x * (-.2121144 + x * (.0742610 - .0187293 * x))); }

// detail: with the far horizon, for eyes and mirrors; without it for diffuse light.
export function lookSky(dx: f64, dy: f64, dz: f64, detail: bool): void {
  let y = dy, below: f64 = 0;
  if (y < .002) { below = Math.min(1, (.002 - y) * 30); y = .002; }
  const W = <i32>frame.skyWidth, H = <i32>frame.skyHeight, table = at(frame.sky);
  const v = Math.sqrt(fastAsin(y > 1 ? 1 : y) * .6366197723675814) * <f64>H - .5;
  let a = fastAtan2(dx, -dz) * .15915494309189535; if (a < 0) a += 1;
  // The table has the sun in its first column.
  let turned = a - frame.skyTurn; if (turned < 0) turned += 1;
  const u = turned * <f64>W - .5;
  let j0 = v < 0 ? 0 : <i32>v; let fj = v - <f64>j0; if (fj < 0) fj = 0;
  let j1 = j0 + 1; if (j1 >= H) { j1 = H - 1; if (j0 >= H) j0 = j1; }
  const fu = Math.floor(u), fi = u - fu, i0 = (<i32>fu + W) % W, i1 = (i0 + 1) % W;
  const p = (j0 * W + i0) * 3, q = (j0 * W + i1) * 3, r = (j1 * W + i0) * 3, s = (j1 * W + i1) * 3;
  const w00 = (1 - fi) * (1 - fj), w10 = fi * (1 - fj), w01 = (1 - fi) * fj, w11 = fi * fj;
  skyRed = f32At(table, p) * w00 + f32At(table, q) * w10 + f32At(table, r) * w01 + f32At(table, s) * w11;
  skyGreen = f32At(table, p + 1) * w00 + f32At(table, q + 1) * w10 + f32At(table, r + 1) * w01 + f32At(table, s + 1) * w11;
  skyBlue = f32At(table, p + 2) * w00 + f32At(table, q + 2) * w10 + f32At(table, r + 2) * w01 + f32At(table, s + 2) * w11;
  if (detail) { if (dy < .2) { const cover = lookLand(a, dy / Math.sqrt(dx * dx + dz * dz)); if (cover > 0) mixSky(landRed, landGreen, landBlue, cover); } }
  else { mute(); if (below > 0) mixSky((frame.skyR + frame.sunR * frame.sunY) * .0382, (frame.skyG + frame.sunG * frame.sunY) * .0477, (frame.skyB + frame.sunB * frame.sunY) * .0255, below); }
}

// A camera balanced between sun and shade: what the sky lights is less blue than the sky. At dusk there is no sun to balance.
const MUTED: f64 = .5;
function mute(): void { if (frame.dusk == 0) { const grey = .25 * skyRed + .55 * skyGreen + .2 * skyBlue; mixSky(grey, grey, grey, MUTED); } }

@inline function mixSky(r: f64, g: f64, b: f64, t: f64): void { skyRed += (r - skyRed) * t; skyGreen += (g - skyGreen) * t; skyBlue += (b - skyBlue) * t; }

// Irradiance of the open sky on a surface facing (x, y, z).
export let ambientRed: f64 = 0;
export let ambientGreen: f64 = 0;
export let ambientBlue: f64 = 0;

@inline function channel(h: usize, c: i32, b1: f64, b2: f64, b3: f64, b4: f64, b5: f64, b6: f64, b7: f64, b8: f64): f64 {
  const v = .282095 * f32At(h, c) + b1 * f32At(h, 3 + c) + b2 * f32At(h, 6 + c) + b3 * f32At(h, 9 + c) + b4 * f32At(h, 12 + c) + b5 * f32At(h, 15 + c) + b6 * f32At(h, 18 + c) + b7 * f32At(h, 21 + c) + b8 * f32At(h, 24 + c);
  return v > 0 ? v : 0;
}

export function ambient(x: f64, y: f64, z: f64): void {
  const h = at(frame.harmonics), b1 = .488603 * y, b2 = .488603 * z, b3 = .488603 * x, b4 = 1.092548 * x * y, b5 = 1.092548 * y * z, b6 = .315392 * (3 * y * y - 1), b7 = 1.092548 * x * z, b8 = .546274 * (x * x - z * z);
  ambientRed = channel(h, 0, b1, b2, b3, b4, b5, b6, b7, b8); ambientGreen = channel(h, 1, b1, b2, b3, b4, b5, b6, b7, b8); ambientBlue = channel(h, 2, b1, b2, b3, b4, b5, b6, b7, b8);
  if (frame.dusk == 0) { const grey = .25 * ambientRed + .55 * ambientGreen + .2 * ambientBlue; ambientRed += (grey - ambientRed) * MUTED; ambientGreen += (grey - ambientGreen) * MUTED; ambientBlue += (grey - ambientBlue) * MUTED; }
}
