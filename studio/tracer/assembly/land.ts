import { at, frame } from './frame';

// Looking up the country beyond the garden, which land-build.ts painted once. Its width is a power of two; rows run by the tangent of the elevation;
// a texel is red, green, blue and cover in 16 bits each, colours as square roots.
export const LAND_HEIGHT: i32 = 320;
export const LAND_LOW: f64 = -.14;
export const LAND_HIGH: f64 = .2;
const BRIGHTEST: f64 = 64;

export function landCode(v: f64): u16 { return <u16>(Math.sqrt(Math.max(0, Math.min(1, v / BRIGHTEST))) * 65535); }

export function landValue(code: u16): f64 { const v = <f64>code / 65535; return v * v * BRIGHTEST; }

export let landRed: f64 = 0;
export let landGreen: f64 = 0;
export let landBlue: f64 = 0;

// turn: share of the circle; rise: tangent of the elevation. Answers how much of the sky the land hides.
export function lookLand(turn: f64, rise: f64): f64 {
  const table = at(frame.land), W = <i32>frame.landWidth, u = turn * <f64>W - .5, fu = Math.floor(u), i0 = (<i32>fu + W) & (W - 1), i1 = (i0 + 1) & (W - 1);
  let v = (rise - LAND_LOW) / (LAND_HIGH - LAND_LOW) * <f64>LAND_HEIGHT - .5; if (v < 0) v = 0; if (v > <f64>LAND_HEIGHT - 1.001) v = <f64>LAND_HEIGHT - 1.001;
  const j = <i32>v, fj = v - <f64>j, fi = u - fu, row = table + <usize>((j * W) << 3), next = row + <usize>(W << 3);
  const p = row + <usize>(i0 << 3), q = row + <usize>(i1 << 3), r = next + <usize>(i0 << 3), s = next + <usize>(i1 << 3);
  // Weighted by cover, so that an empty texel lends no black.
  const a = (1 - fi) * (1 - fj) * <f64>load<u16>(p, 6), b = fi * (1 - fj) * <f64>load<u16>(q, 6), c = (1 - fi) * fj * <f64>load<u16>(r, 6), d = fi * fj * <f64>load<u16>(s, 6), all = a + b + c + d;
  if (all < 1) return 0;
  const k = 1 / (all * 65535), R = (<f64>load<u16>(p) * a + <f64>load<u16>(q) * b + <f64>load<u16>(r) * c + <f64>load<u16>(s) * d) * k, G = (<f64>load<u16>(p, 2) * a + <f64>load<u16>(q, 2) * b + <f64>load<u16>(r, 2) * c + <f64>load<u16>(s, 2) * d) * k, B = (<f64>load<u16>(p, 4) * a + <f64>load<u16>(q, 4) * b + <f64>load<u16>(r, 4) * c + <f64>load<u16>(s, 4) * d) * k;
  landRed = R * R * BRIGHTEST; landGreen = G * G * BRIGHTEST; landBlue = B * B * BRIGHTEST;
  return all / 65535;
}
