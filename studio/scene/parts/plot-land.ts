import { nearestOn } from '#domain/geometry/distance.ts';
import {
  boundsOf,
  contains,
  cyclic,
  edgesOf,
  offset,
  oriented,
  overlap,
  type Point,
  type Polygon,
  rectangle,
} from '#domain/geometry/plane.ts';
import { BANK_FT } from '#domain/plot/earthwork.ts';
import { copingOutline } from '../layout.ts';
import type { Layout } from '../layout-types.ts';
import { builtGroundAt } from '../plot-ground.ts';
import { groundAt, type PlotLayout } from '../plot-layout.ts';
import { HAIR_FT, liesWithin, without } from '../polygon-clip.ts';
import type { Vec3 } from '../scene.ts';
import { GROUND_Y, type SceneBuilder } from '../scene-builder.ts';
import { triangulate } from '../triangulate.ts';

// The land of a plot: its own ground, cut out where the deck lies and buildings stand, with walls where the deck stands too high or
// too low for a bank.

const FINE_FT = 4;
const FINE_REACH_FT = 48;
const FAR_FT = 1250;

type Height = (x: number, z: number) => number;
type Corner = { at: Vec3; normal: Vec3 };

export const drawPlotGround = (builder: SceneBuilder, plot: PlotLayout, height: Height): void =>
  drawGround(builder, cuttersOf(builder.layout, plot), height);

/** Everything but what the cutters cover. */
export function drawGround(
  { mesh, layout }: SceneBuilder,
  cutters: readonly Polygon[],
  height: Height,
): void {
  const { x0, x1, z0, z1 } = boundsOf(layout.deck);
  const [xs, zs] = [lines(x0, x1), lines(z0, z1)];
  const normal = (x: number, z: number): Vec3 => {
    const here = height(x, z);
    const nx = gentler(height(x - 2, z) - here, here - height(x + 2, z)) / 2;
    const nz = gentler(height(x, z - 2) - here, here - height(x, z + 2)) / 2;
    const length = Math.hypot(nx, 1, nz);
    return [nx / length, 1 / length, nz / length];
  };
  const corner = (x: number, z: number): Corner => ({
    at: [x, GROUND_Y + height(x, z), z],
    normal: normal(x, z),
  });
  const known = new Map<number, Corner>();
  const crossing = (i: number, j: number): Corner => {
    const key = i * zs.length + j;
    const found = known.get(key) ?? corner(xs[i] ?? 0, zs[j] ?? 0);
    known.set(key, found);
    return found;
  };
  for (let i = 0; i + 1 < xs.length; i++)
    for (let j = 0; j + 1 < zs.length; j++) {
      const [a = 0, b = 0, c = 0, d = 0] = [xs[i], xs[i + 1], zs[j], zs[j + 1]];
      const cell = rectangle(a, c, b, d);
      const cutting = cutters.filter((cutter) => overlap(cell, cutter));
      if (cutting.length === 0) {
        const [p, q, r, s] = [crossing(i, j), crossing(i, j + 1), crossing(i + 1, j + 1), crossing(i + 1, j)];
        mesh.quad('ground', p.at, q.at, r.at, s.at, [p.normal, q.normal, r.normal, s.normal]);
        continue;
      }
      if (cutting.some((cutter) => liesWithin(cell, cutter))) continue;
      for (const piece of without(cell, cutting))
        for (const [p, q, r] of triangulate(piece)) {
          const [u, v, w] = [corner(...p), corner(...r), corner(...q)];
          mesh.triangle('ground', u.at, v.at, w.at, [u.normal, v.normal, w.normal]);
        }
    }
}

/** Beside a wall only one of the two sides is ground. */
const gentler = (one: number, other: number): number => (Math.abs(one) < Math.abs(other) ? one : other);

function cuttersOf(layout: Layout, { buildings }: PlotLayout): Polygon[] {
  const basins = layout.items.filter(({ kind }) => kind === 'Infinity Edge');
  return [
    layout.deck,
    copingOutline(layout),
    ...buildings.map(({ outline }) => outline),
    ...basins.map(({ outline }) => outline.map((corner) => underDeck(layout, corner))),
  ];
}

/** A basin begins where the deck ends: a hair under it, so that the ground is cut out in one. */
function underDeck({ pool: { infinityEdge: edge } }: Layout, [x, z]: Point): Point {
  const isAtDeck = edge && Math.abs(z - edge.frontFt * edge.out[1]) < 1e-6;
  return [x, isAtDeck ? z - HAIR_FT * edge.out[1] : z];
}

// Fine around the pool, coarse far away. None lies on a whole foot, where outlines like to have their corners.
function lines(low: number, high: number): number[] {
  const out: number[] = [];
  const [from, to] = [low - FINE_REACH_FT - 0.317, high + FINE_REACH_FT];
  for (let at = from; at < to; at += FINE_FT) out.push(at);
  const last = out.at(-1) ?? to;
  for (let step = 4, at = 4; at < FAR_FT; at += step, step *= 1.25) out.push(from - at, last + at);
  return out.sort((a, b) => a - b);
}

const WALL_FT = 0.9;
const CAP_FT = 0.22;
const FOOT_FT = 1;

/** Along the deck's edge, wherever the ground differs by more than a bank can lead over. */
export function drawRetainingWalls({ mesh, layout }: SceneBuilder, plot: PlotLayout): void {
  if (plot.site.plot.heights.length === 0) return;
  const inner = dense(oriented(layout.deck), 1.5);
  const [outer, capIn, capOut] = [
    offset(inner, WALL_FT),
    offset(inner, -0.12),
    offset(inner, WALL_FT + 0.12),
  ];
  const built = (point: Point) => plot.buildings.some(({ outline }) => contains(outline, point));
  const tops = inner.map((point) => wallTop(plot, point));
  mesh.as('retaining wall', () =>
    inner.forEach((from, i) => {
      const to = cyclic(inner, i + 1);
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const [o0, o1] = [cyclic(outer, i), cyclic(outer, i + 1)];
      const off = groundAt(plot, middle);
      if (Math.abs(off) <= BANK_FT || built([(o0[0] + o1[0]) / 2, (o0[1] + o1[1]) / 2])) return;
      const [t0, t1] = [cyclic(tops, i), cyclic(tops, i + 1)];
      const low = Math.min(0, off) - FOOT_FT;
      const face = (a: Point, b: Point) =>
        mesh.quad('stone', [a[0], low, a[1]], [a[0], t0, a[1]], [b[0], t1, b[1]], [b[0], low, b[1]]);
      const back = (a: Point, b: Point) =>
        mesh.quad('stone', [b[0], low, b[1]], [b[0], t1, b[1]], [a[0], t0, a[1]], [a[0], low, a[1]]);
      back(from, to);
      face(o0, o1);
      mesh.quad(
        'stone',
        [from[0], low, from[1]],
        [from[0], t0, from[1]],
        [o0[0], t0, o0[1]],
        [o0[0], low, o0[1]],
      );
      mesh.quad('stone', [o1[0], low, o1[1]], [o1[0], t1, o1[1]], [to[0], t1, to[1]], [to[0], low, to[1]]);
      cap(mesh, [cyclic(capIn, i), cyclic(capIn, i + 1), cyclic(capOut, i + 1), cyclic(capOut, i)], t0, t1);
    }),
  );
}

// A wall that holds the bank stands as high as the ground behind it, one that holds the deck as high as the deck.
const wallTop = (plot: PlotLayout, point: Point) => Math.max(0, GROUND_Y + groundAt(plot, point) + 0.1);

function cap(
  mesh: SceneBuilder['mesh'],
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  from: number,
  to: number,
): void {
  const at = ([x, z]: Point, y: number): Vec3 => [x, y, z];
  mesh.quad('coping', at(a, from + CAP_FT), at(d, from + CAP_FT), at(c, to + CAP_FT), at(b, to + CAP_FT));
  mesh.quad('coping', at(a, from), at(a, from + CAP_FT), at(b, to + CAP_FT), at(b, to));
  mesh.quad('coping', at(c, to), at(c, to + CAP_FT), at(d, from + CAP_FT), at(d, from));
  mesh.quad('coping', at(d, from), at(d, from + CAP_FT), at(a, from + CAP_FT), at(a, from));
  mesh.quad('coping', at(b, to), at(b, to + CAP_FT), at(c, to + CAP_FT), at(c, to));
}

function dense(outline: Polygon, most: number): Polygon {
  return edgesOf(outline).flatMap(([a, b]) => {
    const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / most));
    return Array.from(
      { length: count },
      (_, k): Point => [a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count],
    );
  });
}

const PAD_OUT_FT = 1;

/** What stands off the deck has a slab of its own. */
export function drawPads({ mesh, layout }: SceneBuilder): void {
  const { deck, items } = layout;
  mesh.as('deck', () => {
    for (const { kind, layer, outline, anchor } of items) {
      if (layer !== 'ground' || kind === 'house' || kind === 'equipment' || liesWithin(outline, deck))
        continue;
      const y = anchor.y ?? 0;
      for (const piece of without(offset(outline, PAD_OUT_FT), [offset(deck, -HAIR_FT)])) {
        mesh.flat('deck', piece, y - 0.02);
        mesh.walls('deck', piece, y - 2.5, y - 0.02, 1);
      }
    }
  });
}

const TREAD_FT = 1.2;
const RISER_FT = 7.75 / 12;
const WALK_SLOPE = 1 / 20;
const WALK_WIDE_FT = 5;

/** A slab before the house's doors, and from it a walk with steps to the deck. */
export function drawWalk({ mesh, layout }: SceneBuilder, plot: PlotLayout): void {
  const { house, deck } = layout;
  if (!house || !plot.house) return;
  const { anchor, porch } = plot.house;
  const floor = house.anchor.y ?? 0;
  const [, , left, right] = porch;
  if (!left || !right) return;
  const start: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const out: Point = [Math.sin(anchor.yaw), Math.cos(anchor.yaw)];
  const foot = Math.min(0, builtGroundAt(plot, deck, start)) - 1.2;
  mesh.as('deck', () => {
    mesh.flat('deck', porch, floor - 0.04);
    mesh.walls('deck', porch, foot, floor - 0.04, 1);
    if (contains(deck, start)) stairs(mesh, start, out, floor, Math.abs(floor));
    else {
      const { at, feet } = nearestOn(edgesOf(deck), start);
      if (feet > 60) return;
      const way: Point = [(at[0] - start[0]) / (feet || 1), (at[1] - start[1]) / (feet || 1)];
      walk(mesh, at, [-way[0], -way[1]], feet, floor, (point) => builtGroundAt(plot, deck, point));
    }
  });
}

// Down from a landing, straight on.
function stairs(mesh: SceneBuilder['mesh'], at: Point, way: Point, floor: number, rise: number): void {
  const count = Math.ceil(rise / RISER_FT - 1e-6);
  if (rise < 0.3) return;
  for (let i = 1; i < count; i++) {
    const y = floor - (Math.sign(floor) * rise * i) / count;
    slab(mesh, [at[0] + way[0] * (i - 1) * TREAD_FT, at[1] + way[1] * (i - 1) * TREAD_FT], way, TREAD_FT, y);
  }
}

// From the deck to the landing: steps first, then along the ground.
function walk(
  mesh: SceneBuilder['mesh'],
  from: Point,
  way: Point,
  feet: number,
  floor: number,
  ground: (point: Point) => number,
): void {
  const left = Math.max(0, Math.abs(floor) - feet * WALK_SLOPE);
  const count = Math.ceil(left / RISER_FT - 1e-6);
  const pieces = Math.max(1, Math.floor(feet / TREAD_FT));
  const each = feet / pieces;
  for (let i = 0; i < pieces; i++) {
    const at: Point = [from[0] + way[0] * i * each, from[1] + way[1] * i * each];
    const steps = count > 0 ? (left * Math.min(count, i + 1)) / count : 0;
    const along = Math.max(0, i + 1 - count) * each * WALK_SLOPE;
    const planned = Math.sign(floor) * Math.min(Math.abs(floor), steps + along);
    slab(
      mesh,
      at,
      way,
      each,
      Math.max(planned, GROUND_Y + ground([at[0] + way[0] * each, at[1] + way[1] * each]) + 0.1),
    );
  }
}

function slab(mesh: SceneBuilder['mesh'], at: Point, way: Point, long: number, y: number): void {
  const yaw = Math.atan2(way[0], way[1]);
  mesh.within({ x: at[0], z: at[1], yaw, y: 0 }, () => {
    mesh.box('stone', -WALK_WIDE_FT / 2, y - 2.2, 0, WALK_WIDE_FT / 2, y - 0.12, long, 'tb');
    mesh.box(
      'coping',
      -WALK_WIDE_FT / 2 - 0.06,
      y - 0.12,
      -0.06,
      WALK_WIDE_FT / 2 + 0.06,
      y - 0.01,
      long,
      'b',
    );
  });
}
