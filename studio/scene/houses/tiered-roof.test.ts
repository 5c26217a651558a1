import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { interpret } from '#domain/design/interpret.ts';
import { layoutDesign } from '../layout.ts';
import { METRES_PER_FOOT as FT } from '../scene.ts';
import { startScene } from '../scene-builder.ts';
import { drawHouse } from './house.ts';
import { drawTieredRoof, steepRidge, type Tiers } from './tiered-roof.ts';

const TIERS: Tiers = {
  eave: { x0: -20, x1: 18, z0: -28, z1: 8 },
  upper: { x0: -13, x1: 11, z0: -24, z1: 0 },
  low: 9.5,
  high: 12,
  pitch: 0.8,
};

const pointsOf = (builder: ReturnType<typeof startScene>, material: string) =>
  builder.mesh
    .meshes()
    .filter((mesh) => mesh.material === material)
    .flatMap(({ positions }) =>
      Array.from({ length: positions.length / 3 }, (_, i) =>
        [0, 1, 2].map((axis) => (positions[i * 3 + axis] ?? 0) / FT),
      ),
    ) as [number, number, number][];

// How high the lower tier lies over a point before or beside the upper one.
function skirtAt({ eave, upper, low, high }: Tiers, x: number, z: number): number {
  const share = Math.min(
    (x - eave.x0) / (upper.x0 - eave.x0),
    (eave.x1 - x) / (eave.x1 - upper.x1),
    (eave.z1 - z) / (eave.z1 - upper.z1),
    (z - eave.z0) / (upper.z0 - eave.z0),
  );
  return low + (high - low) * Math.min(1, share);
}

test('rafters and boards stay under the roof that they carry', () => {
  const builder = startScene(layoutDesign(DEFAULT_DESIGN), 7);
  drawTieredRoof(builder, TIERS);
  const wood = [...pointsOf(builder, 'teak'), ...pointsOf(builder, 'timber')];
  const under = wood.filter(([, y]) => y < TIERS.high + 1);
  expect(under.length).toBeGreaterThan(200);
  const through = under.filter(([x, y, z]) => y > skirtAt(TIERS, x, z) - 0.2);
  expect(through).toEqual([]);
});

test('a steep roof ends in a ridge along its longer way', () => {
  const [[ax, , az], [bx, , bz]] = steepRidge({ x0: 0, x1: 30, z0: 0, z1: 20 }, 10, 0.8);
  expect([az, bz]).toEqual([10, 10]);
  expect(bx - ax).toBeCloseTo(10);
  const [[cx, top], [dx]] = steepRidge({ x0: 0, x1: 12, z0: 0, z1: 20 }, 10, 0.5);
  expect([cx, dx, top]).toEqual([6, 6, 13]);
});

test.each(['tropical pool 20 x 10', 'tropical pool 40 x 20', 'tropical pool 70 x 30'])(
  '%s: no wall of the villa comes through its roofs',
  (words) => {
    const { design } = interpret(words);
    expect(design.house).toBe('villa');
    const layout = layoutDesign(design);
    const builder = startScene(layout, 7);
    drawHouse(builder);
    const roof = pointsOf(builder, 'roof');
    const eave = Math.min(...roof.map(([, y]) => y));
    const walls = [...pointsOf(builder, 'wall'), ...pointsOf(builder, 'stone')].map(([, y]) => y);
    expect(eave).toBeGreaterThan(7.5);
    expect(Math.max(...walls)).toBeLessThan(12);
  },
);
