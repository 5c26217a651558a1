import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';
import { earthworkOf } from '#domain/design/site-work.ts';
import { contains, edgesOf, offset, overlap, type Point } from '#domain/geometry/plane.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { toPlot } from '#domain/plot/site.ts';
import { groundAt as surfaceAt } from '#domain/plot/surface.ts';
import { buildScene } from './build-scene.ts';
import { layoutDesign } from './layout.ts';
import { landHeight } from './parts/ground.ts';
import { builtGroundAt } from './plot-ground.ts';
import { groundAt } from './plot-layout.ts';
import { liesWithin } from './polygon-clip.ts';
import type { Scene } from './scene.ts';
import { startScene } from './scene-builder.ts';

const FT = 0.3048;
const POOL: Design = {
  ...DEFAULT_DESIGN,
  lengthFt: 28,
  widthFt: 14,
  house: 'ranch',
  features: ['Raised Spa', 'Pergola'],
};
const on = (plot: Plot, turnDeg = 0, design: Design = POOL): Design => ({
  ...design,
  site: { plot, place: { x: 34, y: 58, turnDeg, levelFt: null } },
});
const rect = (x0: number, y0: number, x1: number, y1: number): Plot['lot']['corners'] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const lot = (corners: Plot['lot']['corners']): Plot['lot'] => ({
  corners,
  edges: corners.map(() => ({ setbackFt: 5, note: '' })),
});
const STEEP: Plot['heights'] = [
  { at: [45, 0], feet: 100 },
  { at: [45, 110], feet: 89 },
  { at: [0, 55], feet: 94.5 },
  { at: [90, 55], feet: 94.5 },
];
const partsOf = (scene: Scene) => new Set(scene.meshes.flatMap((mesh) => mesh.parts.map(({ part }) => part)));

test.each([0, 35, 90, 200])(
  'turned by %d degrees, all that is placed stays on the lot and off every building',
  (turnDeg) => {
    for (const features of [POOL.features, [...FEATURES]]) {
      const {
        items,
        plot,
        deck,
        missing = [],
      } = layoutDesign(on(samplePlot(), turnDeg, { ...POOL, features }));
      if (!plot) throw new Error('no plot');
      const buildings = plot.buildings.map(({ outline }) => outline);
      for (const { id, kind, layer, outline } of items) {
        if (layer === 'water' || kind === 'house' || kind === 'Infinity Edge' || layer === 'overlay')
          continue;
        expect([id, liesWithin(outline, plot.lot)]).toEqual([id, true]);
        expect([id, buildings.some((building) => overlap(outline, building))]).toEqual([id, false]);
      }
      expect(liesWithin(deck, plot.lot)).toBe(true);
      expect(buildings.some((building) => overlap(deck, building))).toBe(false);
      expect(items.filter(({ kind }) => kind === 'equipment').length + missing.length).toBeGreaterThan(0);
    }
  },
);

test('what finds no room on a small lot is told and does not stand outside it', () => {
  const tight = samplePlot({ lot: lot(rect(14, 44, 54, 72)), buildings: [], trees: [], easements: [] });
  const { missing, items } = layoutDesign(
    on(tight, 0, { ...POOL, features: ['Pergola', 'Outdoor Kitchen'] }),
  );
  expect(missing).toContain('Pergola');
  expect(items.some(({ kind }) => kind === 'Pergola')).toBe(false);
  expect(layoutDesign(on(samplePlot())).missing).toBeUndefined();
});

test('the wall of the house that faces the pool is where its kit stands', () => {
  for (const turnDeg of [0, 90, 213]) {
    const { house, plot } = layoutDesign(on(samplePlot(), turnDeg));
    if (!house || !plot) throw new Error('no house');
    const { x, z, yaw } = house.anchor;
    expect((-x * Math.sin(yaw) - z * Math.cos(yaw)) / Math.hypot(x, z)).toBeGreaterThan(0.7);
    expect(house.widthFt).toBeCloseTo(52, 6);
    expect(house.depthFt).toBeCloseTo(28, 0);
    expect(house.anchor.y).toBeCloseTo(groundAt(plot, [x, z]), 6);
    const onPlot = plot.site.place && toPlot(plot.site.place, [x, z]);
    expect(onPlot.map((feet) => Math.round(feet))).toEqual([36, 33]);
  }
});

test.each([
  ['pitched', 'ranch', rect(10, 5, 50, 33)],
  ['pitched and small', 'ranch', rect(28, 24, 37, 33)],
  ['flat', 'modern', rect(10, 5, 50, 33)],
] satisfies [string, Design['house'], Plot['lot']['corners']][])(
  'collectors lie on the %s roof of a house that no kit draws',
  (_, house, corners) => {
    const plot = samplePlot({ buildings: [{ kind: 'house', corners, gapFt: 5, note: '' }], heights: [] });
    const design = on(plot, 20, { ...POOL, house, features: ['Solar Heating'] });
    const { layout, meshes } = buildScene(design, { detail: 'light' });
    const building = layout.plot?.buildings[0];
    if (!building) throw new Error('no house');
    expect(layout.plot?.house?.kit).toBe(false);
    const collectors = meshes.flatMap(({ parts, indices, positions }) =>
      parts
        .filter(({ part }) => part === 'Solar Heating')
        .flatMap(({ start, count }) =>
          [...indices.slice(start, start + count)].map((i) => [...positions.slice(i * 3, i * 3 + 3)]),
        ),
    );
    expect(collectors.length).toBeGreaterThan(0);
    const roof = offset(building.outline, 1);
    const astray = collectors.filter(
      ([x = 0, y = 0, z = 0]) => !contains(roof, [x / FT, z / FT]) || y / FT < building.floorFt + 10,
    );
    expect(astray).toEqual([]);
  },
);

test('trees stand where the plot has them, as wide as their crowns, and none is invented on the lot', () => {
  const { instances, layout } = buildScene(on(samplePlot()), { detail: 'light' });
  const { plot } = layout;
  if (!plot) throw new Error('no plot');
  const trees = instances.filter(({ prototype }) =>
    /^(tree|palm|conifer|cypress|saguaro|thicket)/.test(prototype),
  );
  const within = trees.filter(({ x, z }) => contains(plot.lot, [x / FT, z / FT]));
  expect(
    within.map(({ prototype, x, z }) => [prototype.slice(0, 4), Math.round(x / FT), Math.round(z / FT)]),
  ).toEqual([
    ['tree', 36, 2],
    ['palm', -28, 32],
  ]);
  expect(within[0]?.scale).toBeCloseTo((9 * FT) / 3.1, 6);
  expect(trees.length).toBeGreaterThan(10);
});

test('the ground has the heights that were measured, led to the deck by a bank or held by a wall', () => {
  const design = on(samplePlot({ lot: lot(rect(0, 0, 90, 110)), heights: STEEP }));
  const { plot, deck, backBearingDeg } = layoutDesign(design);
  if (!plot || !design.site) throw new Error('no plot');
  const level = earthworkOf(design)?.levelFt ?? Number.NaN;
  const far: Point[] = [
    [-30, -50],
    [40, 45],
    [-33, 48],
  ];
  for (const point of far) {
    const measured = surfaceAt(design.site.plot, toPlot(design.site.place, point)) - level;
    expect(groundAt(plot, point)).toBeCloseTo(measured, 9);
    const scene = startScene(layoutDesign(design), 7);
    expect(landHeight(scene, ...point)).toBeCloseTo(measured, 1);
  }
  for (const [a, b] of edgesOf(deck)) {
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    if (Math.abs(groundAt(plot, middle)) <= 1) expect(builtGroundAt(plot, deck, middle)).toBeCloseTo(0, 1);
  }
  expect(partsOf(buildScene(design, { detail: 'light' })).has('retaining wall')).toBe(true);
  expect(
    partsOf(buildScene(on(samplePlot({ heights: [] })), { detail: 'light' })).has('retaining wall'),
  ).toBe(false);
  expect(backBearingDeg).toBe(0);
});

test('a layout crosses to a worker, and nobody looks from inside a building, a tree or the ground', () => {
  for (const turnDeg of [0, 60, 180, 290]) {
    const { layout, cameras } = buildScene(on(samplePlot(), turnDeg), { detail: 'light' });
    expect(() => structuredClone(layout)).not.toThrow();
    const { plot } = layout;
    if (!plot) throw new Error('no plot');
    for (const { eye } of [cameras.hero, cameras.eye, cameras.panorama]) {
      const at: Point = [eye[0] / FT, eye[2] / FT];
      expect(plot.buildings.some(({ outline }) => contains(outline, at))).toBe(false);
      expect(eye[1] / FT).toBeGreaterThan(groundAt(plot, at) + 1);
    }
  }
});
