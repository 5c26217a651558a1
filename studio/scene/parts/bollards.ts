import { boundsOf, circle, contains, crossingsOf, overlap } from '#domain/geometry/plane.ts';
import { keptFree } from '../houses/porch.ts';
import type { Layout } from '../layout-types.ts';
import { builtGroundAt } from '../plot-ground.ts';
import type { PlotLayout } from '../plot-layout.ts';
import type { Vec3 } from '../scene.ts';
import { GROUND_Y } from '../scene-builder.ts';

const APART_FT = 8;
const FROM_DECKS_END_FT = 0.5;
const ROOM_FT = 0.8;
const BESIDE_GATE_FT = 1;

/** Where low lights stand: along both ends of the deck; on a plot a foot before it, but not where the ground falls. */
export function bollards(layout: Layout): Vec3[] {
  const { deck, plot, pool } = layout;
  const { x0, x1 } = boundsOf(deck);
  if (!plot) return [x0 + FROM_DECKS_END_FT, x1 - FROM_DECKS_END_FT].flatMap((x) => atDecksEnd(layout, x));
  if (pool.infinityEdge) return [];
  return steps(x0 + 9, x1 - 6, APART_FT).flatMap((x) => beforeDeck(layout, plot, x));
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / by) + 1) }, (_, i) => from + i * by);

// Clear of all that stands there, of doors and of the way to the gate.
function atDecksEnd({ deck, items, house, fence, design }: Layout, x: number): Vec3[] {
  const { z0, z1 } = boundsOf(deck);
  const taken = [
    ...items.filter(({ layer }) => layer !== 'overlay').map(({ outline }) => outline),
    ...(house ? keptFree(design.house, house) : []),
  ];
  const gate = (fence?.gate ?? []).map(([, z]) => z);
  const isFree = (z: number) =>
    contains(deck, [x, z]) &&
    (z < Math.min(...gate) - BESIDE_GATE_FT || z > Math.max(...gate) + BESIDE_GATE_FT) &&
    taken.every((outline) => !overlap(outline, circle(x, z, ROOM_FT, 8)));
  const lit: Vec3[] = [];
  for (const z of steps(z0 + 2, z1 - 2, 0.5).filter(isFree)) {
    const last = lit.at(-1);
    if (!last || z - last[2] >= APART_FT) lit.push([x, 0, z]);
  }
  return lit;
}

// Where the lot goes on and no wall stands.
function beforeDeck({ deck }: Layout, plot: PlotLayout, x: number): Vec3[] {
  const z = Math.max(...crossingsOf(deck, x)) + 1;
  const off = builtGroundAt(plot, deck, [x, z]);
  const free =
    contains(plot.lot, [x, z + 0.5]) && !plot.buildings.some(({ outline }) => contains(outline, [x, z]));
  return free && Math.abs(off) < 0.8 ? [[x, GROUND_Y + off, z]] : [];
}
