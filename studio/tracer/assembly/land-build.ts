import { f32At, f64At, setF64 } from './frame';
import { reserve } from './heap';
import { LAND_HEIGHT, LAND_HIGH, LAND_LOW, landCode, landValue } from './land';
import { BARE, CONIFERS, heightAt, mostAt, HILLS, HOUSE, kind, LAKE, leanX, leanZ, MOUNTAINS, SCRUB, FAR_WOOD, setKind, setShore, shore, standing, tall, thing, tone, TREE, warm } from './land-shape';
import { fractal, hashAt, noise, smoothStep } from './noise';
import { SKY_HEIGHT, SKY_WIDTH } from './sky-build';

// The country beyond the garden, all the way round, seen from the garden and lit by the hour's sun and sky. Every column of
// the table walks outwards over the land; what rises above all that came before is painted, front to back.
const FARTHEST: f64 = 26000, RINGS_FROM: f64 = 1100, INV_PI: f64 = .3183099;
let dusk: bool = false, eye: f64 = 4, nearest: f64 = 200;
let sunX: f64 = 0, sunY: f64 = 0, sunZ: f64 = 0, sunR: f64 = 0, sunG: f64 = 0, sunB: f64 = 0, skyR: f64 = 0, skyG: f64 = 0, skyB: f64 = 0;
// The walk's steps, 56 bytes each: distance, its logarithm, how much light of each colour comes through the air from there, and the
// highest row that land here, and here or anywhere beyond, can reach.
let steps: usize = 0, stepCount: i32 = 0;
const MOST_STEPS: i32 = 400;
// Moist air over the gardens between: what begins beyond them is already a little paler.
const NEAR_AIR: f64 = 500;
@inline function paceAt(d: f64): f64 { return .0165 + Math.min(.0135, d * 1.5e-6); }
const TO_ROW: f64 = <f64>LAND_HEIGHT / (LAND_HIGH - LAND_LOW);
let airR: f64 = 0, airG: f64 = 0, airB: f64 = 0, thickness: f64 = 1;

let columns: i32 = 4096, firstFine: i32 = 0, fine: i32 = 4096, sky: usize = 0, table: usize = 0;
let skyTurn: f64 = 0;
// Land is made in three turns, the second and third in parts that any worker may take: begun, walked, blended. Its record, of f64:
// setting, hour, the sky's turn, the sun, the sky's record, columns, the first and the number of the fine ones, sky, steps and their
// number, table.
const RECORD = 14;

export function beginLand(setting: f64, hour: f64, turn: f64, x: f64, y: f64, z: f64, skyRecord: f64, width: i32, from: i32, count: i32): usize {
  const record = reserve(RECORD * 8), walk = reserve(<usize>(MOST_STEPS * 56)), painted = reserve(<usize>(width * LAND_HEIGHT * 8));
  setF64(record, 0, setting); setF64(record, 1, hour); setF64(record, 2, turn); setF64(record, 3, x); setF64(record, 4, y); setF64(record, 5, z); setF64(record, 6, skyRecord);
  setF64(record, 7, <f64>width); setF64(record, 8, <f64>from); setF64(record, 9, <f64>count); setF64(record, 10, <f64>walk); setF64(record, 12, <f64>painted);
  recall(record);
  stepCount = 0;
  for (let d = nearest; d < FARTHEST && stepCount < MOST_STEPS; d += d * paceAt(d)) {
    const p = steps + <usize>(stepCount++ * 56), k = thickness * (d + NEAR_AIR);
    store<f64>(p, ((mostAt(d) - eye) / d - LAND_LOW) * TO_ROW, 40); store<f64>(p, d); store<f64>(p, Math.log(d), 8); store<f64>(p, Math.exp(-6.5e-5 * k), 16); store<f64>(p, Math.exp(-8.5e-5 * k), 24); store<f64>(p, Math.exp(-1.25e-4 * k), 32);
  }
  let most: f64 = 0;
  for (let step = stepCount - 1; step >= 0; step--) { const p = steps + <usize>(step * 56); most = Math.max(most, load<f64>(p, 40)); store<f64>(p, most, 48); }
  setF64(record, 11, <f64>stepCount);
  memory.fill(table, 0, <usize>(columns * LAND_HEIGHT * 8));
  return record;
}

export function landOf(record: usize): usize { return <usize>f64At(record, 12); }

// A worker's own view of it.
function recall(record: usize): void {
  const hour = f64At(record, 1), light = <usize>f64At(record, 6);
  setKind(<i32>f64At(record, 0)); dusk = hour == 2; skyTurn = f64At(record, 2); sunX = f64At(record, 3); sunY = f64At(record, 4); sunZ = f64At(record, 5); thickness = (hour == 0 ? 1 : 1.35) * (kind == MOUNTAINS ? .6 : 1);
  eye = kind == HILLS ? 62 : kind == LAKE ? 5 : 4; nearest = kind == HILLS ? 330 : kind == MOUNTAINS ? 90 : 210;
  sunR = f64At(light, 0); sunG = f64At(light, 1); sunB = f64At(light, 2); skyR = f64At(light, 3); skyG = f64At(light, 4); skyB = f64At(light, 5); sky = <usize>f64At(light, 13);
  columns = <i32>f64At(record, 7); firstFine = <i32>f64At(record, 8); fine = <i32>f64At(record, 9); steps = <usize>f64At(record, 10); stepCount = <i32>f64At(record, 11); table = <usize>f64At(record, 12);
}

// The fine columns are walked one by one; of all others, which only panes and far mirrors show, every fourth.
export function walkLand(record: usize, from: i32, to: i32): void {
  recall(record);
  for (let i = from; i < to; i++) {
    if (isSpared(i)) continue;
    airAt(i);
    column(i);
    if (kind == LAKE) waterBelow(i);
  }
}

// Rows, with room for one of them.
export function blendLand(record: usize, from: i32, to: i32, room: usize): void {
  recall(record);
  for (let row = from; row < to; row++) {
    const line = table + <usize>((row * columns) << 3);
    for (let i = 0; i < columns; i++) if (isSpared(i)) store<u64>(line + <usize>(i << 3), load<u64>(line + <usize>((i & ~SPARED) << 3)));
    if (columns > COARSE_COLUMNS) blendColumns(line, room);
  }
}

const SPARED: i32 = 3;
@inline function isSpared(i: i32): bool { return (i & SPARED) != 0 && ((i - firstFine + columns) & (columns - 1)) >= fine; }

// A column is met by other crowns than its neighbors: alone each would stand as a stick. Over five of them a wood is a wood.
const COARSE_COLUMNS: i32 = 1024;
const BLEND = memory.data<f64>([1, 4, 6, 4, 1]);
function blendColumns(row: usize, copy: usize): void {
  memory.copy(copy, row, <usize>(columns << 3));
  for (let i = 0; i < columns; i++) {
    let r: f64 = 0, g: f64 = 0, b: f64 = 0, cover: f64 = 0;
    for (let k = 0; k < 5; k++) {
      const p = copy + <usize>(((i + k - 2 + columns) & (columns - 1)) << 3), w = load<f64>(BLEND + (<usize>k << 3)) * <f64>load<u16>(p, 6);
      r += w * <f64>load<u16>(p); g += w * <f64>load<u16>(p, 2); b += w * <f64>load<u16>(p, 4); cover += w;
    }
    const to = row + <usize>(i << 3);
    if (cover > 0) { store<u16>(to, <u16>(r / cover)); store<u16>(to, <u16>(g / cover), 2); store<u16>(to, <u16>(b / cover), 4); }
    store<u16>(to, <u16>(cover / 16), 6);
  }
}

// What the air in this direction shines with: the sky just over the horizon, over a wide stretch of it, or each small cloud would
// stand as a pale streak in the hills below it.
const AIR_REACH: i32 = 48, AIR_STEP: i32 = 8;
function airAt(i: i32): void {
  const row = <i32>(.16 * <f64>SKY_HEIGHT) * SKY_WIDTH, middle = (<f64>i / <f64>columns + 1 - skyTurn) * <f64>SKY_WIDTH; let sum: f64 = 0;
  airR = airG = airB = 0;
  for (let k = -AIR_REACH; k <= AIR_REACH; k += AIR_STEP) {
    const o = (row + (<i32>(middle + <f64>k) & (SKY_WIDTH - 1))) * 3, share = 1 - Math.abs(<f64>k) / <f64>(AIR_REACH + AIR_STEP);
    airR += f32At(sky, o) * share; airG += f32At(sky, o + 1) * share; airB += f32At(sky, o + 2) * share; sum += share;
  }
  airR /= sum; airG /= sum; airB /= sum;
  // Dust and moisture scatter all colours alike.
  const grey = (airR + airG + airB) / 3; airR += (grey - airR) * .4; airG += (grey - airG) * .4; airB += (grey - airB) * .4;
}

let red: f64 = 0, green: f64 = 0, blue: f64 = 0, soilR: f64 = 0, soilG: f64 = 0, soilB: f64 = 0, faceX: f64 = 0, faceY: f64 = 1, faceZ: f64 = 0;

function ground(x: f64, z: f64, d: f64, h: f64, a: f64, far: f64): void {
  const fine = noise(a * 700, far * 160);
  if (kind == MOUNTAINS) {
    const bed = fractal(h * .045 + x * .0004, z * .0006, 3), steep = 1 - faceY, level = (1 - smoothStep(.005, .03, steep)) * (1 - smoothStep(900, 2200, d)), k = (1 - .4 * smoothStep(1400, 5000, d)) * (.72 + .3 * fractal(x * .01, z * .01, 3) * level + .15 * (1 - level) + .22 * (fine - .5) * level);
    soilR = (.40 + .10 * steep) * k * (.85 + .35 * bed * Math.min(1, h * .02)); soilG = (.295 - .03 * steep) * k * (.85 + .3 * bed * Math.min(1, h * .02)); soilB = (.195 - .05 * steep) * k;
    // Bare rock above its skirts of sand.
    const rock = smoothStep(14, 60, h) * .8; soilR += (.205 * k - soilR) * rock; soilG += (.148 * k - soilG) * rock; soilB += (.118 * k - soilB) * rock;
    // Bushes too far off to be drawn; none on a slope, down which each would be a streak.
    const bush = smoothStep(.42, .62, noise(a * 1300, far * 230)) * .8 * level; soilR *= 1 - .55 * bush; soilG *= 1 - .42 * bush; soilB *= 1 - .45 * bush;
    return;
  }
  // Fields: each its own soilG or straw.
  const u = x / 150 + .35 * noise(x * .004, z * .004), v = z / 105 + .35 * noise(x * .004 + 9, z * .004), q = hashAt(Math.floor(u) + 70, Math.floor(v) + 7), k = .8 + .4 * fine, dry = q > .66 ? 1.0 : q > .4 ? .45 : 0;
  soilR = (.075 + .13 * dry) * k; soilG = (.115 + .065 * dry) * k; soilB = (.034 + .032 * dry) * k;
  if (kind == LAKE && h < 2.6) { soilR = .2 * k; soilG = .185 * k; soilB = .13 * k; }
}

function column(i: i32): void {
  const a = (<f64>i + .5) / <f64>columns * 6.283185307, dx = Math.sin(a), dz = -Math.cos(a);
  if (kind == LAKE) setShore(a);
  let filled: f64 = kind == LAKE ? (-eye / shore - LAND_LOW) * TO_ROW : 0;
  // Neighbors start at other distances, or the steps would show as rings; far ridges would fray.
  const shift = hashAt(<f64>i, 9);
  for (let step = 0; step < stepCount; step++) {
    const at = steps + <usize>(step * 56);
    if (load<f64>(at, 48) <= filled) return;
    if (load<f64>(at, 40) <= filled) continue;
    const first = load<f64>(at), far = load<f64>(at, 8), pace = first * paceAt(first), d = first + pace * (first < RINGS_FROM ? shift : .5);
    if (kind == LAKE && d + pace < shore) continue;
    const x = dx * d, z = dz * d, h = heightAt(x, z, d);
    standing(x, z, d, h, a, far, pace);
    const reach = ((h + tall - eye) / d - LAND_LOW) * TO_ROW;
    if (reach <= filled) continue;
    const s = Math.max(6, d * .013), hx = d > 500 ? (h - heightAt(x + s, z, d)) / s : 0, hz = d > 500 ? (h - heightAt(x, z + s, d)) / s : 0, l = 1 / Math.sqrt(1 + hx * hx + hz * hz);
    faceX = hx * l; faceY = l; faceZ = hz * l;
    if (thing == BARE) ground(x, z, d, h, a, far);
    paint(i, filled, Math.min(reach, <f64>LAND_HEIGHT), a, d, h, at);
    filled = reach;
    if (filled >= <f64>LAND_HEIGHT) return;
  }
}

function paint(i: i32, from: f64, to: f64, a: f64, d: f64, h: f64, step: usize): void {
  const tr = load<f64>(step, 16), tg = load<f64>(step, 24), tb = load<f64>(step, 32), first = <i32>from, last = <i32>Math.ceil(to);
  for (let row = first; row < last; row++) {
    const e = LAND_LOW + (<f64>row + .5) * (LAND_HIGH - LAND_LOW) / <f64>LAND_HEIGHT, share = tall > .01 ? Math.max(0, Math.min(1, (e * d + eye - h) / tall)) : 1;
    light(a, e, d, share);
    const r = red * tr + airR * (1 - tr), g = green * tg + airG * (1 - tg), b = blue * tb + airB * (1 - tb);
    // The last row is covered in part, the first shares itself with what was there before.
    let cover: f64 = row + 1 > last - 1 && to < <f64>(row + 1) ? to - <f64>row : 1;
    if (row == first) cover = Math.min(1, cover - (from - <f64>row) + before(i, row));
    lay(i, row, r, g, b, row == first ? from - <f64>row : 0, cover);
  }
}

let laidR: f64 = 0, laidG: f64 = 0, laidB: f64 = 0;
@inline function before(i: i32, row: i32): f64 { return <f64>load<u16>(table + <usize>((row * columns + i) << 3), 6) / 65535; }
function lay(i: i32, row: i32, r: f64, g: f64, b: f64, kept: f64, cover: f64): void {
  const p = table + <usize>((row * columns + i) << 3);
  if (kept > 0 && load<u16>(p, 6) > 0) { r = r * (1 - kept) + laidR * kept; g = g * (1 - kept) + laidG * kept; b = b * (1 - kept) + laidB * kept; }
  laidR = r; laidG = g; laidB = b;
  store<u16>(p, landCode(r)); store<u16>(p, landCode(g), 2); store<u16>(p, landCode(b), 4); store<u16>(p, <u16>(Math.max(0, Math.min(1, cover)) * 65535), 6);
}

// Light on the thing at this share of its height; leaves the radiance in red, green, blue.
function light(a: f64, e: f64, away: f64, share: f64): void {
  let ar = soilR, ag = soilG, ab = soilB, nx = faceX, ny = faceY, nz = faceZ, open: f64 = 1, glow: f64 = 0;
  if (thing == HOUSE) {
    if (share > .62) { const q = warm; ar = q < .4 ? .30 : .17; ag = q < .4 ? .15 : .155; ab = q < .4 ? .095 : .145; nx = leanX; ny = .8; nz = leanZ; }
    else { const q = .42 + .3 * tone; ar = q; ag = q * .95; ab = q * .86; nx = leanX * 2; ny = .1; nz = leanZ * 2; const window = share > .18 && share < .45 && noise(a * 2600, 3) > .55; if (window) { ar *= .25; ag *= .27; ab *= .3; if (dusk && warm > .3) glow = .5; } open = .7; }
  } else if (thing != BARE) {
    const leaf = noise(a * 600, e * 900), clump = noise(a * 230, e * 420), far = smoothStep(900, 5000, away), k = tone * (1.05 + (1 - .7 * far) * (.34 * (leaf - .5) + .4 * (clump - .5)));
    if (thing == SCRUB) { ar = .17 * k; ag = .16 * k; ab = .085 * k; }
    else if (kind == CONIFERS && thing == TREE) { ar = .05 * k; ag = .082 * k; ab = .034 * k; }
    else { ar = (.082 + .05 * warm) * k; ag = (.135 + .02 * warm) * k; ab = .036 * k; }
    nx = leanX + faceX; ny = .25 + share + .3 * (clump - .5); nz = leanZ + faceZ; open = .3 + .7 * share * share;
  }
  // Gullies and spurs down a steep face, and its beds across them: finer than the walk's steps.
  else if (kind == MOUNTAINS && ny < .998) {
    const y = e * away + eye, u = a * away, w = smoothStep(.998, .96, ny), cut = 1 - Math.abs(2 * fractal(u * .004 + y * .004, y * .003 + away * .0004, 5) - 1), gully = cut - .6, ledge = fractal(u * .007 - y * .004 + 40, y * .013, 4) - .5, k = (1 + w * .5 * (fractal(y * .05 + a * 3, a * 40, 3) - .5)) * (1 - w * .5 * smoothStep(.75, 1, cut));
    ar *= k; ag *= k; ab *= k; nx += Math.cos(a) * gully * 2.8 * w; nz += Math.sin(a) * gully * 2.8 * w; ny += ledge * 1.1 * w;
  }
  const l = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-9), facing = (nx * sunX + ny * sunY + nz * sunZ) * l, leafy = thing == TREE || thing == FAR_WOOD || thing == SCRUB;
  // What the sunlit ground throws back on slopes and walls.
  const thrown = (.5 - .5 * ny * l) * .3 * sunY, sun = (facing > 0 ? facing : leafy ? -facing * .25 : 0) * (leafy ? .35 + .65 * share : 1), sky = open * (.55 + .45 * ny * l);
  red = ar * INV_PI * (skyR * sky + sunR * (sun + thrown)) + glow; green = ag * INV_PI * (skyG * sky + sunG * (sun + thrown * .8)) + glow * .6; blue = ab * INV_PI * (skyB * sky + sunB * (sun + thrown * .55)) + glow * .25;
}

// A lake before its far shore: the land and sky above it upside down, drawn out by ripples, and the deep where one looks down.
function waterBelow(i: i32): void {
  const a = (<f64>i + .5) / <f64>columns * 6.283185307, per = (LAND_HIGH - LAND_LOW) / <f64>LAND_HEIGHT, edge = -eye / shore, deep = (skyG + sunG * sunY) * INV_PI * .03;
  for (let row = 0; row < LAND_HEIGHT; row++) {
    const e = LAND_LOW + (<f64>row + .5) * per; if (e - .5 * per >= edge) return;
    const d = eye / -e, ripple = fractal(a * 420, Math.log(d) * 46, 2), up = (edge - e) * .8 + .012 * ripple + edge, source = min(LAND_HEIGHT - 1, max(0, <i32>((up - edge - LAND_LOW) / per))), p = table + <usize>((source * columns + i) << 3), land = <f64>load<u16>(p, 6) / 65535;
    const r = landValue(load<u16>(p)) * land + airR * (1 - land), g = landValue(load<u16>(p, 2)) * land + airG * (1 - land), b = landValue(load<u16>(p, 4)) * land + airB * (1 - land);
    const mirror = .12 + .72 * Math.exp(e * 9) * (.8 + .35 * ripple), k = thickness * d, through = Math.exp(-6e-5 * k);
    lay(i, row, (r * mirror + deep * .5) * through + airR * (1 - through), (g * mirror + deep) * through + airG * (1 - through), (b * mirror + deep * 1.15) * through + airB * (1 - through), 0, 1);
  }
}
