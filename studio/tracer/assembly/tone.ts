import { at, brightness, f32At, frame, setF32 } from './frame';
import { hashCell } from './noise';
import { isLeaf } from './surface';

// From light to bytes: a little bloom, exposure, vignette, crisper detail, the AgX curve with some contrast and saturation.

@inline function log2(x: f64): f64 {
  const bits = reinterpret<u64>(x), e = <f64>(<i64>(bits >> 52) - 1023), m = reinterpret<f64>((bits & 0xFFFFFFFFFFFFF) | 0x3FF0000000000000);
  return e + ((((-.081615808 * m + .64514236) * m - 2.1206751) * m + 4.0700908) * m - 2.5128603);
}
@inline function agx(v: f64): f64 {
  let x = (log2(v < 1e-10 ? 1e-10 : v) + 12.47393) / 16.5; x = x < 0 ? 0 : x > 1 ? 1 : x;
  const x2 = x * x, x4 = x2 * x2, y = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + .4298 * x2 + .1191 * x - .00232;
  return y < 0 ? 0 : y;
}
// punch: how much further lights and darks are drawn apart, darks less; black, white and what is as bright as a shaded wall stay.
@inline function contrast(x: f64, punch: f64): f64 { const y = x * (.1 + x * (1.68 - .78 * x)), d = y - .45, z = y + punch * y * (1 - y) * (d < 0 ? d * .7 : d), z2 = z * z, z4 = z2 * z2; return z * (1 + WHITES * z4 * z2); }
// What is nearly white becomes white.
const WHITES: f64 = .07, COOL: f64 = .09;
// grain: less than one step either way, so that no sky shows its steps.
@inline function byte(v: f64, grain: f64): u8 { const w = v * 255 + grain; return <u8>((w < 0 ? 0 : w > 255 ? 255 : w) + .5); }

// How much a pixel is lifted from what lies around it (in stops) and from its four neighbours: what a darkroom does to every print.
// Leaves are drawn together instead, or each would stand alone, and the sky in each gap between them would be a white dot.
const LOCAL: f64 = .2, CRISP: f64 = .4, CALM: f64 = .5, EVEN: f64 = .35, GAP: f64 = .9;
@inline function shown(p: usize): f64 { const l = brightness(p) * frame.exposure; return l / (1 + l); }
@inline function within(x: f64, most: f64): f64 { return x < -most ? -most : x > most ? most : x; }
@inline function leafAt(p: i32): bool { const id = <i32>load<u8>(at(frame.ids) + <usize>p); return id < 128 && isLeaf(id); }
function lift(x: i32, y: i32, around: f64): f64 {
  const W = <i32>frame.width, H = <i32>frame.height, source = at(frame.bloom), i = y * W + x, p = source + (<usize>i << 4), own = shown(p);
  const left = x > 0 ? 1 : 0, right = x < W - 1 ? 1 : 0, up = y > 0 ? W : 0, down = y < H - 1 ? W : 0;
  const beside = (shown(p - (<usize>left << 4)) + shown(p + (<usize>right << 4)) + shown(p - (<usize>up << 4)) + shown(p + (<usize>down << 4))) * .25, apart = (beside - own) / (own + beside + 1e-4);
  const stops = within(log2(brightness(p) * frame.exposure + DARK) - around, 1.5) * LOCAL * .6931;
  if (leafAt(i)) return (1 - stops * CALM) * (1 + EVEN * apart);
  if (leafAt(i - left) || leafAt(i + right) || leafAt(i - up) || leafAt(i + down)) return (1 + stops) * (1 + GAP * apart);
  return (1 + stops + stops * stops * .5) * (1 + within(CRISP * (own - beside) / (own * (1 - own) + .03), .3));
}

// After sunset color fades with the light: what is darker than this keeps less and less of it.
const DIM: f64 = .3, NIGHT: f64 = .6;

export function develop(y0: i32, y1: i32, glow: usize, gw: i32, gh: i32): void {
  const W = <i32>frame.width, source = at(frame.bloom), out = at(frame.out), strength: f64 = frame.dusk > 0 ? .15 : .06, punch = frame.punch;
  for (let y = y0; y < y1; y++) for (let x = 0; x < W; x++) {
    const p = y * W + x, o = <usize>p << 4;
    const fx = Math.min(<f64>gw - 1.001, Math.max(0, (<f64>x + .5) / frame.width * <f64>gw - .5)), fy = Math.min(<f64>gh - 1.001, Math.max(0, (<f64>y + .5) / frame.height * <f64>gh - .5)), ix = <i32>fx, iy = <i32>fy, u = fx - <f64>ix, v = fy - <f64>iy;
    const a = (iy * gw + ix) * 4, c = a + gw * 4, w0 = (1 - u) * (1 - v), w1 = u * (1 - v), w2 = (1 - u) * v, w3 = u * v;
    let r = <f64>load<f32>(source + o) + (f32At(glow, a) * w0 + f32At(glow, a + 4) * w1 + f32At(glow, c) * w2 + f32At(glow, c + 4) * w3) * strength;
    let g = <f64>load<f32>(source + o, 4) + (f32At(glow, a + 1) * w0 + f32At(glow, a + 5) * w1 + f32At(glow, c + 1) * w2 + f32At(glow, c + 5) * w3) * strength;
    let b = <f64>load<f32>(source + o, 8) + (f32At(glow, a + 2) * w0 + f32At(glow, a + 6) * w1 + f32At(glow, c + 2) * w2 + f32At(glow, c + 6) * w3) * strength;
    let k = frame.exposure * lift(x, y, f32At(glow, a + 3) * w0 + f32At(glow, a + 7) * w1 + f32At(glow, c + 3) * w2 + f32At(glow, c + 7) * w3);
    if (frame.panorama == 0) { const cx = <f64>x / frame.width - .5, cy = (<f64>y / frame.height - .5) * .7; k *= 1 - .32 * (cx * cx + cy * cy); }
    r *= k * (1 + frame.tint); g *= k; b *= k * (1 - frame.tint);
    // By day shade is lit by the sky alone, and a print shows it.
    if (punch > 1) { const cool = COOL / (1 + 7 * g); r *= 1 - cool; b *= 1 + cool; }
    let A = contrast(agx(.842479062253094 * r + .0784335999999992 * g + .0792237451477643 * b), punch), C = contrast(agx(.0423282422610123 * r + .878468636469772 * g + .0791661274605434 * b), punch), D = contrast(agx(.0423756549057051 * r + .0784336 * g + .879142973793104 * b), punch);
    const grey = .2126 * A + .7152 * C + .0722 * D, s = frame.dusk > 0 && grey < DIM ? NIGHT + (frame.saturation - NIGHT) * grey / DIM : frame.saturation; A = grey + (A - grey) * s; C = grey + (C - grey) * s; D = grey + (D - grey) * s;
    const q = out + <usize>(p * 3), grain = hashCell(x, y + <i32>frame.rowOffset) * 1.5 - .75;
    store<u8>(q, byte(1.19687900512017 * A - .0980208811401368 * C - .0990297440797205 * D, grain));
    store<u8>(q, byte(-.0528968517574562 * A + 1.15190312990417 * C - .0989611768448433 * D, grain), 1);
    store<u8>(q, byte(-.0529716355144438 * A - .0980434501171241 * C + 1.15107367264116 * D, grain), 2);
  }
}

// A quarter-size copy of what is bright, blurred three times wider and wider; beside it how bright it is around each place, in stops.
const DARK: f64 = .02, AROUND: i32 = 4;
export function glow(target: usize, spare: usize, gw: i32, gh: i32): void {
  const W = <i32>frame.width, source = at(frame.bloom), cap = f32x4.splat(<f32>(13.2 / frame.exposure)), knee = <f32>(.9 / frame.exposure);
  for (let y = 0; y < gh; y++) for (let x = 0; x < gw; x++) {
    let a = f32x4.splat(0);
    for (let j = 0; j < 4; j++) for (let i = 0; i < 4; i++) a = f32x4.add(a, v128.load(source + (<usize>((y * 4 + j) * W + x * 4 + i) << 4)));
    a = f32x4.mul(a, f32x4.splat(1.0 / 16));
    const stops = log2((<f64>f32x4.extract_lane(a, 0) * .2126 + <f64>f32x4.extract_lane(a, 1) * .7152 + <f64>f32x4.extract_lane(a, 2) * .0722) * frame.exposure + DARK);
    a = f32x4.min(a, cap);
    // Lamps, windows and glints spill; what is no brighter than a sunlit wall spills little and veils no shadow.
    const level = f32x4.extract_lane(a, 1); a = f32x4.mul(a, f32x4.splat(level / (level + knee)));
    v128.store(target + (<usize>(y * gw + x) << 4), f32x4.replace_lane(a, 3, <f32>stops));
  }
  for (let pass = 0; pass < 3; pass++) {
    const r = pass == 0 ? 2 : pass == 1 ? 6 : 14;
    boxBlur(target, spare, gh, gw, gw * 4, 4, r, frame.panorama > 0); boxBlur(spare, target, gw, gh, 4, gw * 4, r, false);
  }
}

// A panorama's ends meet.
@inline function inLine(i: i32, length: i32, round: bool): i32 { return round ? (i + length) % length : min(length - 1, max(0, i)); }
function boxBlur(from: usize, to: usize, lines: i32, length: i32, lineStride: i32, stride: i32, wide: i32, round: bool): void {
  for (let k = 0; k < lines; k++) for (let c = 0; c < 4; c++) {
    const base = k * lineStride + c, r = c == 3 ? AROUND : wide, inv = 1.0 / <f64>(2 * r + 1); let s: f64 = 0;
    for (let i = -r; i <= r; i++) s += f32At(from, base + inLine(i, length, round) * stride);
    for (let i = 0; i < length; i++) { setF32(to, base + i * stride, s * inv); s += f32At(from, base + inLine(i + r + 1, length, round) * stride) - f32At(from, base + inLine(i - r, length, round) * stride); }
  }
}
