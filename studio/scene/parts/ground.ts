import type { Setting } from '#domain/design/design.ts';
import { nearestOn } from '#domain/geometry/distance.ts';
import {
  boundsOf,
  clip,
  contains,
  crossingsOf,
  edgesOf,
  type Point,
  type Polygon,
  rectangle,
} from '#domain/geometry/plane.ts';
import { copingOutline } from '../layout.ts';
import { builtGroundAt } from '../plot-ground.ts';
import { groundAt, type PlotLayout } from '../plot-layout.ts';
import { HAIR_FT, liesWithin, without } from '../polygon-clip.ts';
import type { Vec3 } from '../scene.ts';
import { GROUND_Y, itemsOf, type SceneBuilder } from '../scene-builder.ts';
import { drawLotEdge } from './plot-edge.ts';
import { drawPads, drawPlotGround, drawRetainingWalls, drawWalk } from './plot-land.ts';

// The deck with the pool cut out of it, and the land around: level near the deck, then what the setting says.

export function drawDeck(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const coping = copingOutline(layout);
  if (layout.plot) {
    drawPlotDeck(builder, coping);
    return;
  }
  const weir = layout.pool.infinityEdge?.[0][0];
  const d = boundsOf(layout.deck);
  const back = d.z0 - (layout.house ? 20 : 0);
  const full: Polygon = layout.deck.map(([x, z]): Point => [x, z <= d.z0 + 0.01 ? back : z]);
  mesh.as('deck', () => {
    if (weir === undefined) mesh.flat('deck', full, 0, [coping]);
    else for (const piece of aroundOpenEnd(full, clip(coping, 1, 0, weir))) mesh.flat('deck', piece, 0);
    mesh.walls('deck', full, GROUND_Y - 0.3, 0, 1);
  });
}

// Any outline: where the pool does not lie wholly inside, what it leaves of the deck.
function drawPlotDeck({ mesh, layout }: SceneBuilder, coping: Polygon): void {
  const { deck } = layout;
  const b = boundsOf(coping);
  const weir = layout.pool.infinityEdge?.[0][0];
  const pool =
    weir === undefined
      ? [coping]
      : [coping, rectangle(weir - 0.02, b.z0 + HAIR_FT, deckEnd(deck, weir), b.z1)];
  mesh.as('deck', () => {
    if (weir === undefined && liesWithin(coping, deck)) mesh.flat('deck', deck, 0, [coping]);
    else for (const piece of without(deck, pool)) mesh.flat('deck', piece, 0);
    mesh.walls('deck', deck, GROUND_Y - 0.6, 0, 1);
  });
}

const deckEnd = (deck: Polygon, weir: number) => Math.max(weir, boundsOf(deck).x1) + 1;

// A pool that reaches the deck's open end makes the deck a U: the part before it, then strips on both sides.
function aroundOpenEnd(deck: Polygon, pool: Polygon): Polygon[] {
  const { z0: back, z1: front, x1: end } = boundsOf(deck);
  const from = boundsOf(pool).x0;
  const xs = [...new Set(pool.map(([x]) => x))].sort((a, b) => a - b);
  const strips: Polygon[] = [clip(deck, 1, 0, from)];
  for (let i = 0; i + 1 < xs.length; i++) {
    const [x0 = from, x1 = end] = [xs[i], xs[i + 1]];
    if (x1 - x0 < 1e-6) continue;
    // Just inside the column, where an upright edge cannot be mistaken for its far end.
    const [first, last] = [spanAt(pool, x0 + (x1 - x0) * 1e-4), spanAt(pool, x1 - (x1 - x0) * 1e-4)];
    if (!first || !last) continue;
    strips.push(
      [
        [x0, back],
        [x1, back],
        [x1, last.low],
        [x0, first.low],
      ],
      [
        [x0, first.high],
        [x1, last.high],
        [x1, front],
        [x0, front],
      ],
    );
  }
  return strips;
}

function spanAt(polygon: Polygon, x: number): { low: number; high: number } | null {
  const hits = crossingsOf(polygon, x);
  return hits.length ? { low: Math.min(...hits), high: Math.max(...hits) } : null;
}

const FAR = 1250;

// Height of the land in feet; 0 lies at the lawn's level.
export function landHeight(builder: SceneBuilder, x: number, z: number): number {
  const { plot, deck } = builder.layout;
  return plot ? plotHeight(builder, plot, deck, x, z) : settingHeight(builder, x, z);
}

// The plot's own ground, and beyond the lot more and more what the setting says.
function plotHeight(builder: SceneBuilder, plot: PlotLayout, deck: Polygon, x: number, z: number): number {
  const ground = builtGroundAt(plot, deck, [x, z]);
  const { setting } = builder.layout.design;
  if (!RELIEF.has(setting) || contains(plot.lot, [x, z])) return ground;
  const share = Math.min(1, nearestOn(edgesOf(plot.lot), [x, z]).feet / SETTING_FROM_FT);
  return ground + settingHeight(builder, x, z) * share * share;
}

const SETTING_FROM_FT = 90;
const RELIEF: ReadonlySet<Setting> = new Set<Setting>(['hillside', 'lake', 'forest', 'desert']);

function settingHeight({ layout }: SceneBuilder, x: number, z: number): number {
  const d = boundsOf(layout.deck);
  const open = layout.pool.infinityEdge !== null && !layout.plot;
  const { setting } = layout.design;
  const right = Math.max(0, x - (d.x1 + (open ? 5 : 14)));
  const behind = Math.max(0, d.z0 - 34 - z);
  let y = 0;
  if (open) y -= Math.min(26, right * 0.34 + Math.max(0, x - d.x1 - 4.4) * 0.2);
  if (setting === 'hillside') {
    // The slope rises behind the house and falls away to the right, where the view is.
    const leftwards = Math.max(0, Math.min(1, (d.x1 - x) / 70));
    y += Math.min(34, behind * 0.2) * leftwards - (open ? 0 : Math.min(22, right * 0.2));
  }
  if (setting === 'lake') y -= Math.min(9, Math.max(0, right - 10) * 0.11) + Math.min(9, behind * 0.03);
  if (setting === 'forest' || setting === 'desert') {
    // Further off the grid is too coarse for waves.
    const near = Math.max(0, 1 - Math.hypot(x, z) / 330);
    y += Math.sin(x * 0.03 + 1) * Math.sin(z * 0.035) * Math.min(3, (right + behind) * 0.04) * near;
  }
  return y;
}

export function drawLand(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  if (layout.plot) {
    drawPlotLand(builder, layout.plot);
    return;
  }
  const d = boundsOf(layout.deck);
  const open = layout.pool.infinityEdge !== null;
  const inner = { x0: d.x0, x1: d.x1 + (open ? 4.6 : 0), z0: d.z0 - (layout.house ? 20 : 0), z1: d.z1 };
  mesh.as('land', () => {
    // The lawn in the corners that a rounded deck leaves free.
    if (layout.pool.curved) {
      mesh.flat('ground', rectangle(d.x0, d.z1 - 7.2, d.x0 + 7.2, d.z1), GROUND_Y - 0.02);
      if (!open) mesh.flat('ground', rectangle(d.x1 - 7.2, d.z1 - 7.2, d.x1, d.z1), GROUND_Y - 0.02);
    }
    const xs = stops(inner.x0, inner.x1);
    const zs = stops(inner.z0, inner.z1);
    const y = (x: number, z: number) => GROUND_Y + landHeight(builder, x, z);
    const normal = (x: number, z: number): Vec3 => {
      const nx = (y(x - 2, z) - y(x + 2, z)) / 4;
      const nz = (y(x, z - 2) - y(x, z + 2)) / 4;
      const length = Math.hypot(nx, 1, nz);
      return [nx / length, 1 / length, nz / length];
    };
    for (let i = 0; i + 1 < xs.length; i++) {
      for (let j = 0; j + 1 < zs.length; j++) {
        const [x0 = 0, x1 = 0, z0 = 0, z1 = 0] = [xs[i], xs[i + 1], zs[j], zs[j + 1]];
        if (x0 >= inner.x0 && x1 <= inner.x1 && z0 >= inner.z0 && z1 <= inner.z1) continue;
        const corner = (x: number, z: number): Vec3 => [x, y(x, z), z];
        mesh.quad('ground', corner(x0, z0), corner(x0, z1), corner(x1, z1), corner(x1, z0), [
          normal(x0, z0),
          normal(x0, z1),
          normal(x1, z1),
          normal(x1, z0),
        ]);
      }
    }
    if (layout.design.setting === 'lake')
      mesh.flat('lake', rectangle(-1600, -1600, 1600, 1600), GROUND_Y - 5.5);
    for (const bed of itemsOf(builder, 'planting')) mesh.flat('soil', bed.outline, GROUND_Y + 0.05);
  });
}

function drawPlotLand(builder: SceneBuilder, plot: PlotLayout): void {
  const { mesh, layout } = builder;
  const height = (x: number, z: number) => landHeight(builder, x, z);
  mesh.as('land', () => {
    drawPlotGround(builder, plot, height);
    if (layout.design.setting === 'lake')
      mesh.flat('lake', rectangle(-1600, -1600, 1600, 1600), GROUND_Y + lowestOf(plot) - 5.5);
    for (const { outline, anchor } of itemsOf(builder, 'planting'))
      mesh.flat('soil', outline, GROUND_Y + (anchor.y ?? 0) + 0.05);
  });
  drawRetainingWalls(builder, plot);
  drawPads(builder);
  drawWalk(builder, plot);
  drawLotEdge(builder, plot, height);
}

const lowestOf = (plot: PlotLayout) => Math.min(0, ...plot.lot.map((corner) => groundAt(plot, corner)));

// Fine near the deck, coarse far away, with a line exactly at each border.
function stops(low: number, high: number): number[] {
  const out = [low, high];
  for (let step = 4, at = 4; at < FAR; at += step, step *= 1.25) out.push(low - at, high + at);
  return out.sort((a, b) => a - b);
}
