import type { Setting } from '#domain/design/design.ts';
import { nearestOn } from '#domain/geometry/distance.ts';
import {
  boundsOf,
  contains,
  edgesOf,
  oriented,
  type Point,
  type Polygon,
  rectangle,
} from '#domain/geometry/plane.ts';
import { fallAt, footFt, lakeFt, wingsOf } from '../falling-ground.ts';
import { isOnEdge, stripBeyond } from '../infinity-edge.ts';
import type { Layout } from '../layout-types.ts';
import { builtGroundAt } from '../plot-ground.ts';
import { groundAt, type PlotLayout } from '../plot-layout.ts';
import { liesWithin, without } from '../polygon-clip.ts';
import type { Vec3 } from '../scene.ts';
import { GROUND_Y, itemsOf, type SceneBuilder } from '../scene-builder.ts';
import { rimOutline } from './beach-entry.ts';
import { drawDeckWalls } from './infinity-edge.ts';
import { drawLotEdge } from './plot-edge.ts';
import { drawGround, drawPads, drawPlotGround, drawRetainingWalls, drawWalk } from './plot-land.ts';

// The deck with the pool cut out of it, and the land around: level near the deck, then what the setting says.

export function drawDeck(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  const { plot, pool } = layout;
  const deck = plot ? layout.deck : underHouse(layout);
  const rim = rimOutline(builder);
  mesh.as('deck', () => {
    if (!pool.infinityEdge && liesWithin(rim, deck)) mesh.flat('deck', deck, 0, [rim]);
    else for (const piece of without(deck, [rim])) mesh.flat('deck', piece, 0);
    if (pool.infinityEdge)
      drawDeckWalls(
        builder,
        deck,
        (point) => isOnEdge(pool.infinityEdge, point),
        (point) => (plot ? groundAt(plot, point) : GROUND_Y + fallAt(layout, point)),
      );
    for (const [a, b] of edgesOf(oriented(deck))) {
      if (isOnEdge(pool.infinityEdge, a) && isOnEdge(pool.infinityEdge, b)) continue;
      const low = GROUND_Y - (plot ? 0.6 : 0.3);
      mesh.quad('deck', [a[0], low, a[1]], [a[0], 0, a[1]], [b[0], 0, b[1]], [b[0], low, b[1]]);
    }
  });
}

// The paving goes on under the house's porch.
function underHouse({ deck, house }: Layout): Polygon {
  const { z0 } = boundsOf(deck);
  return house ? deck.map(([x, z]): Point => [x, z <= z0 + 0.01 ? z0 - 20 : z]) : deck;
}

const FAR = 1250;
const LAKE_BED_FT = -34;
const LAKE_OUTLINE = rectangle(-2600, -2600, 2600, 2600);

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
  // Where an infinity edge has the view, the land falls there and, on a hill, beside it.
  const right = open && setting !== 'hillside' ? 0 : Math.max(0, x - (d.x1 + 14));
  const behind = Math.max(0, d.z0 - 34 - z);
  let y = fallAt(layout, [x, z]);
  if (setting === 'hillside') {
    // The slope rises behind the house and falls away to the right, where the view is.
    const leftwards = open ? 1 : Math.max(0, Math.min(1, (d.x1 - x) / 70));
    y += Math.min(34, behind * 0.2) * leftwards - Math.min(22, right * 0.2);
  }
  if (setting === 'lake') y = Math.max(y - lakeside(layout, x, z) - Math.min(9, behind * 0.03), LAKE_BED_FT);
  if (setting === 'forest' || setting === 'desert') {
    // Further off the grid is too coarse for waves.
    const near = Math.max(0, 1 - Math.hypot(x, z) / 330);
    y += Math.sin(x * 0.03 + 1) * Math.sin(z * 0.035) * Math.min(3, (right + behind) * 0.04) * near;
  }
  return y;
}

// How far the ground has sunk towards the lake: to the right of a house, to all sides where there is none.
function lakeside(layout: Layout, x: number, z: number): number {
  const d = boundsOf(layout.deck);
  const right = x - d.x1;
  const off = layout.house ? right : Math.max(right, d.x0 - x, d.z0 - z);
  return Math.max(0, off - 22) * 0.13;
}

export function drawLand(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  if (layout.plot) {
    drawPlotLand(builder, layout.plot);
    return;
  }
  if (layout.pool.infinityEdge) {
    drawFallingLand(builder);
    return;
  }
  const d = boundsOf(layout.deck);
  const inner = { x0: d.x0, x1: d.x1, z0: d.z0 - (layout.house ? 20 : 0), z1: d.z1 };
  mesh.as('land', () => {
    // The lawn in the corners that a rounded deck leaves free.
    if (layout.pool.curved) {
      mesh.flat('ground', rectangle(d.x0, d.z1 - 7.2, d.x0 + 7.2, d.z1), GROUND_Y - 0.02);
      mesh.flat('ground', rectangle(d.x1 - 7.2, d.z1 - 7.2, d.x1, d.z1), GROUND_Y - 0.02);
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
    drawLakeAndBeds(builder);
  });
}

// To both sides of the line where water and basin meet: no blade of grass between them.
const WEIR_FT = 0.4;

// Cut out where deck, weir and basin stand, because there it drops.
function drawFallingLand(builder: SceneBuilder): void {
  const { layout } = builder;
  const basin = itemsOf(builder, 'Infinity Edge').map(({ outline }) => outline);
  const { infinityEdge: edge } = layout.pool;
  const weir = edge ? [stripBeyond(edge, -WEIR_FT, WEIR_FT)] : [];
  const wings = wingsOf(layout);
  builder.mesh.as('land', () => {
    drawGround(builder, [underHouse(layout), ...weir, ...basin, ...wings], (x, z) =>
      landHeight(builder, x, z),
    );
    drawLakeAndBeds(builder);
  });
  builder.mesh.as('deck', () => {
    for (const wing of wings) drawWing(builder, wing);
  });
}

const CAP_FT = 0.18;

function drawWing({ mesh, layout }: SceneBuilder, wing: Polygon): void {
  mesh.walls('stone', wing, GROUND_Y - footFt(layout.design) - 1, -CAP_FT, 1);
  mesh.walls('coping', wing, -CAP_FT, 0, 1);
  mesh.flat('coping', wing, 0);
}

function drawLakeAndBeds(builder: SceneBuilder): void {
  const { mesh, layout } = builder;
  if (layout.design.setting === 'lake') drawLake(builder, -lakeFt(layout));
  for (const bed of itemsOf(builder, 'planting')) mesh.flat('soil', bed.outline, GROUND_Y + 0.05);
}

// A pool may be deeper than the lake lies low: none of it shows in the pool.
function drawLake(builder: SceneBuilder, y: number): void {
  const { pool } = builder.layout;
  const outlines = [pool.outline, ...itemsOf(builder, 'Infinity Edge').map(({ outline }) => outline)];
  const b = boundsOf(outlines.flat());
  const pit = rectangle(b.x0 - AROUND_FT, b.z0 - AROUND_FT, b.x1 + AROUND_FT, b.z1 + AROUND_FT);
  builder.mesh.flat('lake', LAKE_OUTLINE, GROUND_Y + y, [pit]);
}

const AROUND_FT = 1;

function drawPlotLand(builder: SceneBuilder, plot: PlotLayout): void {
  const { mesh, layout } = builder;
  const height = (x: number, z: number) => landHeight(builder, x, z);
  mesh.as('land', () => {
    drawPlotGround(builder, plot, height);
    if (layout.design.setting === 'lake') drawLake(builder, lowestOf(plot) - lakeFt(layout));
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
