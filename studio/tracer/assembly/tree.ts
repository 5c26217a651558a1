import { heapRelease, heapTop, reserve } from './heap';

// Bounding volume trees. First a binary tree by the binned surface-area rule, then its collapse to four children a node.
// Node, 128 bytes: minX[4] maxX[4] minY[4] maxY[4] minZ[4] maxZ[4] child[4] pad[4]. A child is the address of a node,
// or minus the address of a leaf; 0 is no child. A triangle leaf is a 160-byte block of four triangles (corner, edge 1,
// edge 2, each x[4] y[4] z[4]; then the addresses of the four triangle records). An instance leaf is the instance itself.

const BINS: i32 = 16;
let boxes: usize = 0, order: usize = 0, nodeBox: usize = 0, nodeLeft: usize = 0, nodeCount: usize = 0, built: i32 = 0;
let bins: usize = 0;

@inline function box(i: i32, k: i32): f32 { return load<f32>(boxes + <usize>(i * 6 + k) * 4); }
@inline function middle(i: i32, axis: i32): f32 { return (box(i, axis) + box(i, axis + 3)) * 0.5; }
@inline function bin(k: i32, j: i32): usize { return bins + <usize>(k * 8 + j) * 4; }
@inline function orderAt(i: i32): i32 { return load<i32>(order + (<usize>i << 2)); }

function grow(to: usize, from: usize): void {
  for (let j: usize = 0; j < 12; j += 4) {
    if (load<f32>(from + j) < load<f32>(to + j)) store<f32>(to + j, load<f32>(from + j));
    if (load<f32>(from + j + 12) > load<f32>(to + j + 12)) store<f32>(to + j + 12, load<f32>(from + j + 12));
  }
}

function empty(p: usize): void {
  for (let j: usize = 0; j < 12; j += 4) { store<f32>(p + j, 1e30); store<f32>(p + j + 12, -1e30); }
}

@inline function halfArea(p: usize): f32 {
  const x = load<f32>(p + 12) - load<f32>(p), y = load<f32>(p + 16) - load<f32>(p + 4), z = load<f32>(p + 20) - load<f32>(p + 8);
  return x * y + y * z + z * x;
}

// The cheapest border between bins on any axis of the middles, or -1 when there is none.
let splitAxis: i32 = 0, splitLow: f32 = 0, splitScale: f32 = 0;
function chooseSplit(from: i32, to: i32): i32 {
  let lowX: f32 = 1e30, lowY: f32 = 1e30, lowZ: f32 = 1e30, highX: f32 = -1e30, highY: f32 = -1e30, highZ: f32 = -1e30;
  for (let i = from; i < to; i++) {
    const t = orderAt(i), x = middle(t, 0), y = middle(t, 1), z = middle(t, 2);
    if (x < lowX) lowX = x; if (x > highX) highX = x; if (y < lowY) lowY = y; if (y > highY) highY = y; if (z < lowZ) lowZ = z; if (z > highZ) highZ = z;
  }
  let best: f32 = 1e30, border = -1;
  for (let axis = 0; axis < 3; axis++) {
    const low = axis == 0 ? lowX : axis == 1 ? lowY : lowZ, extent = (axis == 0 ? highX : axis == 1 ? highY : highZ) - low;
    if (extent < 1e-7) continue;
    const scale = <f32>BINS / extent * 0.99999, found = cheapestBorder(from, to, axis, low, scale);
    if (found >= 0 && cheapest < best) { best = cheapest; border = found; splitAxis = axis; splitLow = low; splitScale = scale; }
  }
  return border;
}

let cheapest: f32 = 0;
function cheapestBorder(from: i32, to: i32, axis: i32, low: f32, scale: f32): i32 {
  for (let k = 0; k < BINS; k++) { empty(bin(k, 0)); store<i32>(bin(k, 6), 0); }
  for (let i = from; i < to; i++) {
    const t = orderAt(i), k = <i32>((middle(t, axis) - low) * scale);
    grow(bin(k, 0), boxes + <usize>(t * 24)); store<i32>(bin(k, 6), load<i32>(bin(k, 6)) + 1);
  }
  const run = bin(BINS, 0);
  empty(run); let count = 0;
  for (let k = BINS - 1; k > 0; k--) { grow(run, bin(k, 0)); count += load<i32>(bin(k, 6)); store<f32>(bin(k, 7), count ? halfArea(run) * <f32>count : 0); }
  empty(run); count = 0; let border = -1; const all = to - from;
  cheapest = 1e30;
  for (let k = 0; k < BINS - 1; k++) {
    grow(run, bin(k, 0)); count += load<i32>(bin(k, 6)); if (!count || count == all) continue;
    const cost = halfArea(run) * <f32>count + load<f32>(bin(k + 1, 7));
    if (cost < cheapest) { cheapest = cost; border = k; }
  }
  return border;
}

function split(node: i32, from: i32, to: i32, leafSize: i32): void {
  const own = nodeBox + <usize>(node * 24);
  empty(own);
  for (let i = from; i < to; i++) grow(own, boxes + <usize>(orderAt(i) * 24));
  if (to - from <= leafSize) { store<i32>(nodeLeft + (<usize>node << 2), from); store<i32>(nodeCount + (<usize>node << 2), to - from); return; }
  const border = chooseSplit(from, to); let middleIndex = -1;
  if (border >= 0) {
    let i = from, j = to - 1;
    while (i <= j) {
      const t = orderAt(i);
      if (<i32>((middle(t, splitAxis) - splitLow) * splitScale) <= border) i++;
      else { store<i32>(order + (<usize>i << 2), orderAt(j)); store<i32>(order + (<usize>j << 2), t); j--; }
    }
    middleIndex = i;
  }
  if (middleIndex <= from || middleIndex >= to) middleIndex = (from + to) >> 1;
  const left = built; built += 2;
  store<i32>(nodeLeft + (<usize>node << 2), left); store<i32>(nodeCount + (<usize>node << 2), 0);
  split(left, from, middleIndex, leafSize); split(left + 1, middleIndex, to, leafSize);
}

@inline function isLeaf(node: i32): bool { return load<i32>(nodeCount + (<usize>node << 2)) > 0; }
@inline function leftOf(node: i32): i32 { return load<i32>(nodeLeft + (<usize>node << 2)); }

let writeNode: usize = 0, writeBlock: usize = 0, corners: usize = 0, records: usize = 0, instanceTable: usize = 0;

function triangleLeaf(node: i32): i32 {
  const block = writeBlock; writeBlock += 160;
  const from = leftOf(node), count = load<i32>(nodeCount + (<usize>node << 2));
  for (let k = 0; k < 4; k++) {
    const lane = block + (<usize>k << 2);
    if (k >= count) { for (let j: usize = 0; j < 160; j += 16) store<f32>(lane + j, 0); continue; }
    const t = orderAt(from + k), p = corners + <usize>(t * 36);
    for (let j: usize = 0; j < 3; j++) {
      const a = load<f32>(p + j * 4);
      store<f32>(lane + j * 16, a); store<f32>(lane + j * 16 + 48, load<f32>(p + j * 4 + 12) - a); store<f32>(lane + j * 16 + 96, load<f32>(p + j * 4 + 24) - a);
    }
    store<i32>(lane + 144, <i32>records + t * 40);
  }
  return -<i32>block;
}

// Opens the largest child until there are four.
function collapse(node: i32): i32 {
  const me = writeNode; writeNode += 128;
  let k0 = leftOf(node), k1 = k0 + 1, k2 = -1, k3 = -1, kids = 2;
  if (isLeaf(node)) { k0 = node; k1 = -1; kids = 1; }
  while (kids < 4) {
    let pick = -1, largest: f32 = -1;
    for (let k = 0; k < kids; k++) {
      const c = k == 0 ? k0 : k == 1 ? k1 : k2;
      if (isLeaf(c)) continue; const area = halfArea(nodeBox + <usize>(c * 24)); if (area > largest) { largest = area; pick = k; }
    }
    if (pick < 0) break;
    const c = pick == 0 ? k0 : pick == 1 ? k1 : k2, l = leftOf(c);
    if (pick == 0) k0 = l; else if (pick == 1) k1 = l; else k2 = l;
    if (kids == 2) k2 = l + 1; else k3 = l + 1;
    kids++;
  }
  for (let k = 0; k < 4; k++) {
    const lane = me + (<usize>k << 2), c = k == 0 ? k0 : k == 1 ? k1 : k == 2 ? k2 : k3;
    if (k >= kids) { for (let j: usize = 0; j < 96; j += 32) { store<f32>(lane + j, 1e30); store<f32>(lane + j + 16, -1e30); } store<i32>(lane + 96, 0); continue; }
    const b = nodeBox + <usize>(c * 24);
    for (let j: usize = 0; j < 3; j++) { store<f32>(lane + j * 32, load<f32>(b + j * 4)); store<f32>(lane + j * 32 + 16, load<f32>(b + j * 4 + 12)); }
    const child = isLeaf(c) ? (instanceTable ? -<i32>(instanceTable + <usize>orderAt(leftOf(c)) * 64) : triangleLeaf(c)) : collapse(c);
    store<i32>(lane + 96, child);
  }
  return <i32>me;
}

function build(count: i32, leafSize: i32): i32 {
  for (let i = 0; i < count; i++) store<i32>(order + (<usize>i << 2), i);
  built = 1;
  split(0, 0, count, leafSize);
  return collapse(0);
}

// corners: nine floats a triangle; records: 40 bytes a triangle (nine floats of normals, material and part).
export function buildTriangles(cornerPointer: usize, recordPointer: usize, count: i32): i32 {
  if (count == 0) return 0;
  writeNode = reserve(<usize>count * 64 + 256); writeBlock = reserve(<usize>count * 100 + 640);
  corners = cornerPointer; records = recordPointer; instanceTable = 0;
  const mark = heapTop();
  workspace(count);
  for (let i = 0; i < count; i++) {
    const p = corners + <usize>(i * 36), b = boxes + <usize>(i * 24);
    for (let j: usize = 0; j < 12; j += 4) {
      const u = load<f32>(p + j), v = load<f32>(p + j + 12), w = load<f32>(p + j + 24);
      store<f32>(b + j, min(u, min(v, w))); store<f32>(b + j + 12, max(u, max(v, w)));
    }
  }
  const root = build(count, 4);
  heapRelease(mark);
  return root;
}

// boxes: six floats an instance; table: 64 bytes an instance.
export function buildInstances(boxPointer: usize, table: usize, count: i32): i32 {
  if (count == 0) return 0;
  writeNode = reserve(<usize>count * 128 + 256); instanceTable = table;
  const mark = heapTop();
  workspace(count);
  memory.copy(boxes, boxPointer, <usize>count * 24);
  const root = build(count, 1);
  heapRelease(mark);
  return root;
}

function workspace(count: i32): void {
  const nodes = <usize>(count * 2 + 2);
  boxes = reserve(<usize>count * 24); order = reserve(<usize>count * 4);
  nodeBox = reserve(nodes * 24); nodeLeft = reserve(nodes * 4); nodeCount = reserve(nodes * 4);
  bins = reserve(<usize>(BINS + 1) * 32);
}
