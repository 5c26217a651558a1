import { type Gap, gapOfOutlines } from '#domain/geometry/distance.ts';
import { boundsOf, edgesOf, offset, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { largestRectangle, type Raster, rasterOf, without } from '#domain/geometry/raster.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { outlineOnPlot, type Place, toLayout, toPlot } from '#domain/plot/site.ts';
import { sunHours } from '#domain/plot/sun.ts';
import { groundAt } from '#domain/plot/surface.ts';
import type { BestKind } from './best-place.ts';

export type Merits = {
  /** Direct sun on the water, on an average day from April to September. */
  sunHours: number;
  /** Water to house; null where no house is drawn. */
  houseFt: number | null;
  /** The largest rectangle of the lot that stays free of buildings, pool and deck. */
  openLawn: { lengthFt: number; widthFt: number };
  /** Between the highest and the lowest ground under the water. */
  fallFt: number;
};

export type PlotMerits = {
  hasHouse: boolean;
  of: (outline: Polygon, place: Place) => Merits;
  best: (
    kind: BestKind,
    outline: Polygon,
    places: readonly Place[],
    isFree: (place: Place) => boolean,
  ) => Place | undefined;
};

const DECK_FT = 4;
const LAWN_CELLS = 1600;
const SUN_CELLS = 500;
/** Looking at each takes long; these are enough to find a good one. */
const LAWN_PLACES = 60;

const tenth = (value: number) => Math.round(value * 10) / 10;

export function meritsOn(plot: Plot, latitudeDeg?: number): PlotMerits {
  const houses = plot.buildings.filter(({ kind }) => kind === 'house').map(({ corners }) => corners);
  const sunOn = sunHours(plot, latitudeDeg);
  const sunNear = remembered(plot, sunOn);
  const lawn = lawnOf(plot);
  const toHouse = (outline: Polygon, place: Place) => nearestHouse(houses, outlineOnPlot(place, outline));
  const sun = (outline: Polygon, place: Place) => mean(spots(outline, place).map(sunNear));
  const house = houseScore(houses);
  const score: Record<BestKind, (outline: Polygon, place: Place) => number> = {
    largest: (outline, place) => sun(outline, place) - house(outline, place) / 20,
    sunniest: (outline, place) => sun(outline, place) - house(outline, place) / 100,
    'near-house': (outline, place) => -house(outline, place),
    open: (outline, place) => Math.sqrt(areaOf(lawn(outline, place))) - house(outline, place) / 100,
    level: (outline, place) => -fallOf(plot, outline, place) - house(outline, place) / 200,
  };
  return {
    hasHouse: houses.length > 0,
    of: (outline, place) => {
      const gap = toHouse(outline, place);
      const { lengthFt, widthFt } = lawn(outline, place);
      return {
        sunHours: tenth(mean(spots(outline, place).map(sunOn))),
        houseFt: gap ? Math.round(gap.feet * 100) / 100 : null,
        openLawn: { lengthFt: Math.round(lengthFt), widthFt: Math.round(widthFt) },
        fallFt: tenth(fallOf(plot, outline, place)),
      };
    },
    best: (kind, outline, places, isFree) => {
      const measure = (place: Place) => score[kind](outline, place);
      const best = bestBy(kind === 'open' ? some(places) : places, measure);
      return best && improved(best, measure, isFree);
    },
  };
}

const STEPS_FT = [8, 4, 2, 1, 0.5, 0.1];
const WAYS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** The places looked at lie apart: the best of them moves on as long as it gets better. */
function improved(place: Place, measure: (place: Place) => number, isFree: (place: Place) => boolean): Place {
  let best = { place, value: measure(place) };
  for (const feet of STEPS_FT)
    for (const [dx, dz] of WAYS)
      for (let moved = true; moved; ) {
        const [x, y] = toPlot(best.place, [dx * feet, dz * feet]);
        const next = { ...place, x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
        const value = isFree(next) ? measure(next) : Number.NEGATIVE_INFINITY;
        moved = value > best.value + 1e-6;
        if (moved) best = { place: next, value };
      }
  return best.place;
}

/** As good as so many feet farther away: a pool that turns its back elsewhere. */
const AWRY_FT = 4;

/** Feet to the house and a few more where the pool does not have it at its back or lies off its middle. */
function houseScore(houses: readonly Polygon[]): (outline: Polygon, place: Place) => number {
  const known = new WeakMap<Place, number>();
  return (outline, place) => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const coarse = outline.length > 24 ? outline.filter((_, i) => i % 4 === 0) : outline;
    const near = bestBy(
      houses.map((corners) => ({ corners, gap: gapOfOutlines(outlineOnPlot(place, coarse), corners) })),
      ({ gap }) => -gap.feet,
    );
    const value = near
      ? near.gap.feet + AWRY_FT * (1 - facing(place, near.gap)) + offCenter(place, near.corners) / 20
      : 0;
    known.set(place, value);
    return value;
  };
}

/** 1 where the pool's back looks the shortest way to the house, −1 where its front does. */
function facing(place: Place, { feet, from, at }: Gap): number {
  if (feet <= 0) return 0;
  const back = toPlot({ ...place, x: 0, y: 0 }, [0, -1]);
  return (back[0] * (at[0] - from[0]) + back[1] * (at[1] - from[1])) / feet;
}

function offCenter({ x, y }: Place, house: Polygon): number {
  const { x0, x1, z0, z1 } = boundsOf(house);
  return Math.hypot((x0 + x1) / 2 - x, (z0 + z1) / 2 - y);
}

function nearestHouse(houses: readonly Polygon[], water: Polygon) {
  return bestBy(
    houses.map((corners) => gapOfOutlines(water, corners)),
    ({ feet }) => -feet,
  );
}

function bestBy<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  let best: { item: T; value: number } | undefined;
  for (const item of items) {
    const value = measure(item);
    if (!best || value > best.value) best = { item, value };
  }
  return best?.item;
}

const some = (places: readonly Place[]): Place[] => {
  const step = Math.max(1, places.length / LAWN_PLACES);
  return Array.from(
    { length: Math.min(places.length, LAWN_PLACES) },
    (_, i) => places[Math.floor(i * step)],
  ).flatMap((place) => place ?? []);
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const areaOf = ({ lengthFt, widthFt }: Merits['openLawn']) => lengthFt * widthFt;

/** The water's middle and four points half way out. */
function spots(outline: Polygon, place: Place): Point[] {
  const { x0, x1, z0, z1 } = boundsOf(outline);
  const [x, z] = [(x1 - x0) / 3.5, (z1 - z0) / 3.5];
  const inside: Point[] = [
    [0, 0],
    [-x, -z],
    [x, -z],
    [x, z],
    [-x, z],
  ];
  return inside.map((point) => toPlot(place, point));
}

function fallOf(plot: Plot, outline: Polygon, place: Place): number {
  const { x0, x1, z0, z1 } = boundsOf(outline);
  const corners: Point[] = [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
    [0, 0],
  ];
  const heights = corners.map((corner) => groundAt(plot, toPlot(place, corner)));
  return Math.max(...heights) - Math.min(...heights);
}

/** The same for all points of a small square. */
function remembered({ lot }: Plot, measure: (point: Point) => number): (point: Point) => number {
  const { x0, x1, z0, z1 } = boundsOf(lot.corners);
  const cell = Math.max(3, Math.sqrt(((x1 - x0) * (z1 - z0)) / SUN_CELLS));
  const known = new Map<number, number>();
  return ([x, y]) => {
    const [column, row] = [Math.floor((x - x0) / cell), Math.floor((y - z0) / cell)];
    const key = row * 4096 + column;
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = measure([x0 + (column + 0.5) * cell, z0 + (row + 0.5) * cell]);
    known.set(key, value);
    return value;
  };
}

/** Along the longest wall of the house, or the longest side of the lot. */
function lawnOf({ lot, buildings }: Plot): (outline: Polygon, place: Place) => Merits['openLawn'] {
  const walls = edgesOf(buildings.find(({ kind }) => kind === 'house')?.corners ?? lot.corners);
  const wall = bestBy(walls, ([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]));
  const turnDeg = wall ? (Math.atan2(wall[1][1] - wall[0][1], wall[1][0] - wall[0][0]) * 180) / Math.PI : 0;
  const turned = (outline: Polygon) =>
    outline.map((point) => toLayout({ x: 0, y: 0, turnDeg, levelFt: null }, point));
  const corners = turned(lot.corners);
  const { x0, x1, z0, z1 } = boundsOf(corners);
  const cellFt = Math.max(1.5, Math.sqrt(((x1 - x0) * (z1 - z0)) / LAWN_CELLS));
  const open = buildings.reduce<Raster>(
    (raster, building) => without(raster, turned(building.corners)),
    rasterOf([corners], cellFt),
  );
  return (outline, place) =>
    largestRectangle(without(open, turned(outlineOnPlot(place, offset(boxOf(outline), DECK_FT)))));
}

function boxOf(outline: Polygon): Polygon {
  const { x0, x1, z0, z1 } = boundsOf(outline);
  return [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
  ];
}
