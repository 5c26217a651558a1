import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { nearestOn, segmentsOf } from '#domain/geometry/distance.ts';
import { boundsOf, contains, overlap } from '#domain/geometry/plane.ts';
import { buildScene } from './build-scene.ts';
import { fallAt } from './falling-ground.ts';
import { layoutDesign } from './layout.ts';
import { basinOf } from './pool-heights.ts';
import { METRES_PER_FOOT as FT } from './scene.ts';
import { GROUND_Y } from './scene-builder.ts';

// The edge that water falls over: every style, outline and size has it on the side of the view, over its own basin.

const SIZES = [
  [20, 10],
  [40, 18],
  [64, 30],
] as const;

const DESIGNS = STYLES.flatMap((style) =>
  [undefined, ...POOL_SHAPES].flatMap((shape) =>
    SIZES.map(([lengthFt, widthFt]) => ({
      ...DEFAULT_DESIGN,
      ...{ style, lengthFt, widthFt, ...(shape ? { shape } : {}) },
      features: ['Infinity Edge' as const, 'Raised Spa' as const, 'Fire Feature' as const],
    })),
  ),
);

const layouts = DESIGNS.map((design) => ({
  name: `${design.style} ${design.shape ?? 'as drawn'} ${design.lengthFt} × ${design.widthFt}`,
  layout: layoutDesign(design),
}));

test('it looks away from the house and takes a good part of the long side', () => {
  const wrong = layouts.filter(({ layout: { pool } }) => {
    const edge = pool.infinityEdge;
    return !edge || edge.out[1] < 0.9 || edge.lengthFt < pool.lengthFt * 0.3;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('nothing stands over its basin, and no deck lies there', () => {
  const wrong = layouts.filter(({ layout: { items, deck, pool, design } }) => {
    const basin = items.find(({ kind }) => kind === 'Infinity Edge');
    const solid = items.filter(({ kind, layer }) => kind !== 'Infinity Edge' && layer !== 'water');
    const middle = pool.infinityEdge?.middle;
    const inBasin = middle && [middle[0], middle[1] + basinOf(design).innerFt / 2];
    return (
      !basin ||
      solid.some(({ outline }) => overlap(outline, basin.outline)) ||
      (inBasin && contains(deck, [inBasin[0] ?? 0, inBasin[1] ?? 0]))
    );
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('the ground before it lies below the basin’s rim, and falls on', () => {
  const wrong = layouts.filter(({ layout }) => {
    const edge = layout.pool.infinityEdge;
    const basin = layout.items.find(({ kind }) => kind === 'Infinity Edge');
    if (!edge || !basin) return true;
    const at = (feet: number) => [edge.middle[0], boundsOf(basin.outline).z1 + feet] as const;
    const [near, far] = [fallAt(layout, at(1)), fallAt(layout, at(30))];
    return GROUND_Y + near > basinOf(layout.design).rimY || far >= near;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test.each(['Infinity', 'Modern', 'Rectangular'] as const)(
  'no grass stands between the water and the basin of a pool with straight sides: %s',
  (style) => {
    const { layout, meshes } = buildScene(
      { ...DEFAULT_DESIGN, style, features: ['Infinity Edge'], setting: 'hillside' },
      { detail: 'light' },
    );
    const path = layout.pool.infinityEdge?.path ?? [];
    const ends = [path[0], path.at(-1)].filter((end) => end !== undefined);
    const ground = meshes.find(({ material }) => material === 'ground')?.positions ?? new Float32Array();
    const between = Array.from({ length: ground.length / 3 }, (_, i) => i * 3).filter((i) => {
      const at = [(ground[i] ?? 0) / FT, (ground[i + 2] ?? 0) / FT] as const;
      const isEnd = ends.some(([x, z]) => Math.hypot(x - at[0], z - at[1]) < 1);
      return !isEnd && nearestOn(segmentsOf(path), at).feet < 0.2;
    });
    expect(path.length).toBeGreaterThan(1);
    expect(between).toEqual([]);
  },
);
