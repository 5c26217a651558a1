import { countRay, frame, scratch } from './frame';

// Rays against trees of four-wide nodes, with SIMD. pmin and pmax are one instruction where min and max are six; a NaN as
// their second argument (a ray that lies in a plane of the box) is passed over.
// A hit is left in hitT, hitU, hitV, hitRecord, hitInstance.
export let hitT: f32 = 0;
export let hitU: f32 = 0;
export let hitV: f32 = 0;
export let hitRecord: usize = 0;
export let hitInstance: usize = 0;

export function takeHit(t: f64, record: usize, u: f32, v: f32): void { hitT = <f32>t; hitRecord = record; hitInstance = 0; hitU = u; hitV = v; }

const INSTANCE_STACK: usize = 6144;

function closestIn(root: i32, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, instance: usize): void {
  const Ox = f32x4.splat(ox), Oy = f32x4.splat(oy), Oz = f32x4.splat(oz), Dx = f32x4.splat(dx), Dy = f32x4.splat(dy), Dz = f32x4.splat(dz);
  const ix: f32 = 1 / dx, iy: f32 = 1 / dy, iz: f32 = 1 / dz, Ix = f32x4.splat(ix), Iy = f32x4.splat(iy), Iz = f32x4.splat(iz);
  // Offsets of the near and far planes inside a node, by the ray's signs.
  const nx: usize = ix < 0 ? 16 : 0, ny: usize = iy < 0 ? 48 : 32, nz: usize = iz < 0 ? 80 : 64, fx: usize = 16 - nx, fy: usize = 80 - ny, fz: usize = 144 - nz;
  const zero = f32x4.splat(0), one = f32x4.splat(1), eps = f32x4.splat(1e-5);
  const stack = scratch + 64, lanes = scratch;
  let sp = stack, node = root, near: f32 = 0, T = f32x4.splat(hitT);
  while (true) {
    if (node > 0) {
      const p = <usize>node;
      const t0 = f32x4.pmax(f32x4.pmax(f32x4.pmax(zero, f32x4.mul(f32x4.sub(v128.load(p + nx), Ox), Ix)), f32x4.mul(f32x4.sub(v128.load(p + ny), Oy), Iy)), f32x4.mul(f32x4.sub(v128.load(p + nz), Oz), Iz));
      const t1 = f32x4.pmin(f32x4.pmin(f32x4.pmin(T, f32x4.mul(f32x4.sub(v128.load(p + fx), Ox), Ix)), f32x4.mul(f32x4.sub(v128.load(p + fy), Oy), Iy)), f32x4.mul(f32x4.sub(v128.load(p + fz), Oz), Iz));
      let m = i32x4.bitmask(f32x4.le(t0, t1));
      if (m) {
        const base = sp;
        v128.store(lanes, t0);
        while (m) {
          const k = <usize>ctz(m) << 2; m &= m - 1;
          const t = load<f32>(lanes + k), c = load<i32>(p + 96 + k);
          // Far first, so that the nearest is on top.
          let q = sp; while (q > base && load<f32>(q - 4) < t) { store<u64>(q, load<u64>(q - 8)); q -= 8; }
          store<i32>(q, c); store<f32>(q, t, 4); sp += 8;
        }
      }
    } else if (node < 0) {
      const p = <usize>(-node);
      const e1x = v128.load(p, 48), e1y = v128.load(p, 64), e1z = v128.load(p, 80), e2x = v128.load(p, 96), e2y = v128.load(p, 112), e2z = v128.load(p, 128);
      const px = f32x4.sub(f32x4.mul(Dy, e2z), f32x4.mul(Dz, e2y)), py = f32x4.sub(f32x4.mul(Dz, e2x), f32x4.mul(Dx, e2z)), pz = f32x4.sub(f32x4.mul(Dx, e2y), f32x4.mul(Dy, e2x));
      const inv = f32x4.div(one, f32x4.add(f32x4.add(f32x4.mul(e1x, px), f32x4.mul(e1y, py)), f32x4.mul(e1z, pz)));
      const tx = f32x4.sub(Ox, v128.load(p)), ty = f32x4.sub(Oy, v128.load(p, 16)), tz = f32x4.sub(Oz, v128.load(p, 32));
      const u = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(tx, px), f32x4.mul(ty, py)), f32x4.mul(tz, pz)), inv);
      const qx = f32x4.sub(f32x4.mul(ty, e1z), f32x4.mul(tz, e1y)), qy = f32x4.sub(f32x4.mul(tz, e1x), f32x4.mul(tx, e1z)), qz = f32x4.sub(f32x4.mul(tx, e1y), f32x4.mul(ty, e1x));
      const v = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(Dx, qx), f32x4.mul(Dy, qy)), f32x4.mul(Dz, qz)), inv);
      const t = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(e2x, qx), f32x4.mul(e2y, qy)), f32x4.mul(e2z, qz)), inv);
      let m = i32x4.bitmask(v128.and(v128.and(v128.and(f32x4.ge(u, zero), f32x4.ge(v, zero)), f32x4.le(f32x4.add(u, v), one)), v128.and(f32x4.gt(t, eps), f32x4.lt(t, T))));
      if (m) {
        v128.store(lanes, t); v128.store(lanes + 16, u); v128.store(lanes + 32, v);
        while (m) {
          const k = <usize>ctz(m) << 2; m &= m - 1;
          const tk = load<f32>(lanes + k);
          if (tk < hitT) { hitT = tk; hitU = load<f32>(lanes + 16 + k); hitV = load<f32>(lanes + 32 + k); hitRecord = <usize>load<i32>(p + 144 + k); hitInstance = instance; }
        }
        T = f32x4.splat(hitT);
      }
    }
    do { if (sp == stack) return; sp -= 8; node = load<i32>(sp); near = load<f32>(sp, 4); } while (near > hitT);
  }
}

function blockedIn(root: i32, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, tmax: f32): bool {
  const Ox = f32x4.splat(ox), Oy = f32x4.splat(oy), Oz = f32x4.splat(oz), Dx = f32x4.splat(dx), Dy = f32x4.splat(dy), Dz = f32x4.splat(dz);
  const ix: f32 = 1 / dx, iy: f32 = 1 / dy, iz: f32 = 1 / dz, Ix = f32x4.splat(ix), Iy = f32x4.splat(iy), Iz = f32x4.splat(iz);
  const nx: usize = ix < 0 ? 16 : 0, ny: usize = iy < 0 ? 48 : 32, nz: usize = iz < 0 ? 80 : 64, fx: usize = 16 - nx, fy: usize = 80 - ny, fz: usize = 144 - nz;
  const zero = f32x4.splat(0), one = f32x4.splat(1), eps = f32x4.splat(1e-5), T = f32x4.splat(tmax);
  const stack = scratch + 64;
  let sp = stack, node = root;
  while (true) {
    if (node > 0) {
      const p = <usize>node;
      const t0 = f32x4.pmax(f32x4.pmax(f32x4.pmax(zero, f32x4.mul(f32x4.sub(v128.load(p + nx), Ox), Ix)), f32x4.mul(f32x4.sub(v128.load(p + ny), Oy), Iy)), f32x4.mul(f32x4.sub(v128.load(p + nz), Oz), Iz));
      const t1 = f32x4.pmin(f32x4.pmin(f32x4.pmin(T, f32x4.mul(f32x4.sub(v128.load(p + fx), Ox), Ix)), f32x4.mul(f32x4.sub(v128.load(p + fy), Oy), Iy)), f32x4.mul(f32x4.sub(v128.load(p + fz), Oz), Iz));
      let m = i32x4.bitmask(f32x4.le(t0, t1));
      while (m) { const k = <usize>ctz(m) << 2; m &= m - 1; store<i32>(sp, load<i32>(p + 96 + k)); sp += 4; }
    } else if (node < 0) {
      const p = <usize>(-node);
      const e1x = v128.load(p, 48), e1y = v128.load(p, 64), e1z = v128.load(p, 80), e2x = v128.load(p, 96), e2y = v128.load(p, 112), e2z = v128.load(p, 128);
      const px = f32x4.sub(f32x4.mul(Dy, e2z), f32x4.mul(Dz, e2y)), py = f32x4.sub(f32x4.mul(Dz, e2x), f32x4.mul(Dx, e2z)), pz = f32x4.sub(f32x4.mul(Dx, e2y), f32x4.mul(Dy, e2x));
      const inv = f32x4.div(one, f32x4.add(f32x4.add(f32x4.mul(e1x, px), f32x4.mul(e1y, py)), f32x4.mul(e1z, pz)));
      const tx = f32x4.sub(Ox, v128.load(p)), ty = f32x4.sub(Oy, v128.load(p, 16)), tz = f32x4.sub(Oz, v128.load(p, 32));
      const u = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(tx, px), f32x4.mul(ty, py)), f32x4.mul(tz, pz)), inv);
      const qx = f32x4.sub(f32x4.mul(ty, e1z), f32x4.mul(tz, e1y)), qy = f32x4.sub(f32x4.mul(tz, e1x), f32x4.mul(tx, e1z)), qz = f32x4.sub(f32x4.mul(tx, e1y), f32x4.mul(ty, e1x));
      const v = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(Dx, qx), f32x4.mul(Dy, qy)), f32x4.mul(Dz, qz)), inv);
      const t = f32x4.mul(f32x4.add(f32x4.add(f32x4.mul(e2x, qx), f32x4.mul(e2y, qy)), f32x4.mul(e2z, qz)), inv);
      if (i32x4.bitmask(v128.and(v128.and(v128.and(f32x4.ge(u, zero), f32x4.ge(v, zero)), f32x4.le(f32x4.add(u, v), one)), v128.and(f32x4.gt(t, eps), f32x4.lt(t, T))))) return true;
    }
    if (sp == stack) return false;
    sp -= 4; node = load<i32>(sp);
  }
  return false;
}

// Instance record, 64 bytes: x y z sin cos 1/scale 1/rise root(i32).
let localOx: f32 = 0, localOy: f32 = 0, localOz: f32 = 0, localDx: f32 = 0, localDy: f32 = 0, localDz: f32 = 0;
function intoInstance(p: usize, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): void {
  const s = load<f32>(p, 12), c = load<f32>(p, 16), k = load<f32>(p, 20), r = load<f32>(p, 24);
  const x = ox - load<f32>(p), y = oy - load<f32>(p, 4), z = oz - load<f32>(p, 8);
  localOx = (x * c - z * s) * k; localOy = y * r; localOz = (x * s + z * c) * k;
  localDx = (dx * c - dz * s) * k; localDy = dy * r; localDz = (dx * s + dz * c) * k;
}

function instances(root: i32, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, any: bool, tmax: f32): bool {
  if (root == 0) return false;
  const Ox = f32x4.splat(ox), Oy = f32x4.splat(oy), Oz = f32x4.splat(oz);
  const ix: f32 = 1 / dx, iy: f32 = 1 / dy, iz: f32 = 1 / dz, Ix = f32x4.splat(ix), Iy = f32x4.splat(iy), Iz = f32x4.splat(iz);
  const nx: usize = ix < 0 ? 16 : 0, ny: usize = iy < 0 ? 48 : 32, nz: usize = iz < 0 ? 80 : 64, fx: usize = 16 - nx, fy: usize = 80 - ny, fz: usize = 144 - nz;
  const zero = f32x4.splat(0), stack = scratch + INSTANCE_STACK + 64, lanes = scratch + INSTANCE_STACK;
  let sp = stack, node = root, near: f32 = 0;
  while (true) {
    const limit = any ? tmax : hitT;
    if (node > 0) {
      const p = <usize>node;
      const t0 = f32x4.pmax(f32x4.pmax(f32x4.pmax(zero, f32x4.mul(f32x4.sub(v128.load(p + nx), Ox), Ix)), f32x4.mul(f32x4.sub(v128.load(p + ny), Oy), Iy)), f32x4.mul(f32x4.sub(v128.load(p + nz), Oz), Iz));
      const t1 = f32x4.pmin(f32x4.pmin(f32x4.pmin(f32x4.splat(limit), f32x4.mul(f32x4.sub(v128.load(p + fx), Ox), Ix)), f32x4.mul(f32x4.sub(v128.load(p + fy), Oy), Iy)), f32x4.mul(f32x4.sub(v128.load(p + fz), Oz), Iz));
      let m = i32x4.bitmask(f32x4.le(t0, t1));
      if (m) {
        const base = sp;
        v128.store(lanes, t0);
        while (m) {
          const k = <usize>ctz(m) << 2; m &= m - 1;
          const t = load<f32>(lanes + k), c = load<i32>(p + 96 + k);
          let q = sp; while (q > base && load<f32>(q - 4) < t) { store<u64>(q, load<u64>(q - 8)); q -= 8; }
          store<i32>(q, c); store<f32>(q, t, 4); sp += 8;
        }
      }
    } else if (node < 0) {
      const p = <usize>(-node);
      intoInstance(p, ox, oy, oz, dx, dy, dz);
      if (any) { if (blockedIn(load<i32>(p, 28), localOx, localOy, localOz, localDx, localDy, localDz, tmax)) return true; }
      else closestIn(load<i32>(p, 28), localOx, localOy, localOz, localDx, localDy, localDz, p);
    }
    do { if (sp == stack) return false; sp -= 8; node = load<i32>(sp); near = load<f32>(sp, 4); } while (near > (any ? tmax : hitT));
  }
  return false;
}

// The nearest solid thing along a ray, before tmax.
export function closest(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, tmax: f64): bool {
  countRay();
  hitT = <f32>tmax; hitRecord = 0; hitInstance = 0;
  closestIn(<i32>frame.solidRoot, <f32>ox, <f32>oy, <f32>oz, <f32>dx, <f32>dy, <f32>dz, 0);
  instances(<i32>frame.instanceRoot, <f32>ox, <f32>oy, <f32>oz, <f32>dx, <f32>dy, <f32>dz, false, 0);
  return hitRecord != 0;
}

// Without plants: they do not grow under water, except in a pond.
export function closestSolid(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, tmax: f64): bool {
  countRay();
  hitT = <f32>tmax; hitRecord = 0; hitInstance = 0;
  closestIn(<i32>frame.solidRoot, <f32>ox, <f32>oy, <f32>oz, <f32>dx, <f32>dy, <f32>dz, 0);
  return hitRecord != 0;
}

// The same with coarsely drawn plants and no blades of grass: for light and mirrors, where nobody counts leaves.
export function closestCoarse(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, tmax: f64): bool {
  countRay();
  hitT = <f32>tmax; hitRecord = 0; hitInstance = 0;
  closestIn(<i32>frame.solidRoot, <f32>ox, <f32>oy, <f32>oz, <f32>dx, <f32>dy, <f32>dz, 0);
  instances(<i32>frame.coarseRoot, <f32>ox, <f32>oy, <f32>oz, <f32>dx, <f32>dy, <f32>dz, false, 0);
  return hitRecord != 0;
}

// The nearest water, glass or falling sheet.
export function closestClear(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, tmax: f64): bool {
  hitT = <f32>tmax; hitRecord = 0; hitInstance = 0;
  const root = <i32>frame.clearRoot;
  if (root) closestIn(root, <f32>ox, <f32>oy, <f32>oz, <f32>dx, <f32>dy, <f32>dz, 0);
  return hitRecord != 0;
}

export function blockedSolid(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, tmax: f64): bool {
  countRay();
  return blockedIn(<i32>frame.solidRoot, <f32>ox, <f32>oy, <f32>oz, <f32>dx, <f32>dy, <f32>dz, <f32>tmax);
}

// By plants as finely as they are seen.
export function blockedLeaves(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, tmax: f64): bool {
  return instances(<i32>frame.instanceRoot, <f32>ox, <f32>oy, <f32>oz, <f32>dx, <f32>dy, <f32>dz, true, <f32>tmax);
}

// By coarsely drawn plants alone.
export function blockedPlants(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, tmax: f64): bool {
  countRay();
  return instances(<i32>frame.coarseRoot, <f32>ox, <f32>oy, <f32>oz, <f32>dx, <f32>dy, <f32>dz, true, <f32>tmax);
}

export function blockedCoarse(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64, tmax: f64): bool {
  return blockedSolid(ox, oy, oz, dx, dy, dz, tmax) || blockedPlants(ox, oy, oz, dx, dy, dz, tmax);
}
