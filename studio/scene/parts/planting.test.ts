import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { type Design, HOURS, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { boundsOf, contains, type Point } from '#domain/geometry/plane.ts';
import { buildScene } from '../build-scene.ts';
import { lakeFt } from '../falling-ground.ts';
import { FLORA } from '../plants/flora.ts';
import { METRES_PER_FOOT as FT, type Instance, type Scene } from '../scene.ts';
import { GROUND_Y } from '../scene-builder.ts';
import { lawnAround } from './lawn.ts';

const designs: Design[] = SETTINGS.flatMap((setting, at) =>
  [[], ['Infinity Edge' as const]].map((features) => ({
    ...DEFAULT_DESIGN,
    setting,
    features,
    hour: HOURS[at % HOURS.length] ?? 'day',
    house: HOUSES[at % HOUSES.length] ?? 'none',
  })),
);

const GARDEN: Design = { ...DEFAULT_DESIGN, setting: 'garden' };

const built = new Map<Design, Scene>();
/** Each is built once. */
const sceneOf = (design: Design): Scene => {
  const scene = built.get(design) ?? buildScene(design, { detail: 'light' });
  built.set(design, scene);
  return scene;
};

const TREES: ReadonlySet<string> = new Set(['cypress', ...FLORA.courtyard.near]);

// What grows in pots and raised boxes stands above the ground.
const onGround = ({ instances }: Scene) => instances.filter(({ y }) => y <= 0.02);
const footOf = ({ x, z }: Instance): Point => [x / FT, z / FT];
const named = ({ layout }: Scene, plant: Instance) =>
  `${layout.design.setting} ${plant.prototype} at ${footOf(plant).map(Math.round)}`;

test('no plant stands in the deck, the house or the basin of an infinity edge', () => {
  for (const design of designs) {
    const scene = sceneOf(design);
    const { deck, house, items } = scene.layout;
    const built = [
      deck,
      ...(house ? [house.outline] : []),
      ...items.filter(({ kind }) => kind === 'Infinity Edge').map(({ outline }) => outline),
    ];
    const beds = items.filter(({ kind }) => kind === 'planting').map(({ outline }) => outline);
    const inside = onGround(scene).filter(
      (plant) =>
        built.some((outline) => contains(outline, footOf(plant))) &&
        !beds.some((bed) => contains(bed, footOf(plant))),
    );
    expect(inside.map((plant) => named(scene, plant))).toEqual([]);
  }
});

test('every plant has its foot on the ground that is drawn under it', () => {
  for (const design of designs) {
    const scene = sceneOf(design);
    const floors = scene.meshes.filter(({ material }) => material === 'ground' || material === 'soil');
    const near = onGround(scene).filter(({ x, z }) => Math.hypot(x, z) < 36);
    const loose = near.filter((plant) => {
      const ground = heightUnder(floors, plant.x, plant.z);
      return ground !== null && Math.abs(ground - plant.y) > 0.35;
    });
    expect(loose.map((plant) => named(scene, plant))).toEqual([]);
  }
});

test('at a lake nothing but reeds stands in the water', () => {
  for (const design of designs.filter(({ setting }) => setting === 'lake')) {
    const scene = sceneOf(design);
    const wet = scene.instances.filter(({ y }) => y < (GROUND_Y - lakeFt(scene.layout)) * FT);
    expect(wet.filter(({ prototype }) => prototype !== 'tuft').map((plant) => named(scene, plant))).toEqual(
      [],
    );
  }
});

test('no tree of a courtyard stands in its walls', () => {
  for (const design of designs.filter(({ setting }) => setting === 'courtyard')) {
    const scene = sceneOf(design);
    const { x0, x1, z0, z1 } = boundsOf(scene.layout.deck);
    const inWall = scene.instances.filter((plant) => {
      const [x, z] = footOf(plant);
      const beside = [x0 - 6.5, x1 + 8.5].some((wall) => Math.abs(x - wall) < 2.5);
      return beside && z > z0 && z < z1 && TREES.has(plant.prototype);
    });
    expect(inWall.map((plant) => named(scene, plant))).toEqual([]);
  }
});

test('in a bed the low plants stand towards the pool', () => {
  const scene = sceneOf(GARDEN);
  const bed = scene.layout.items.find(({ kind }) => kind === 'planting');
  if (!bed) throw new Error('the garden has no bed');
  const planted = scene.instances.filter((plant) => contains(bed.outline, footOf(plant)));
  const { x0, x1 } = boundsOf(bed.outline);
  const away = (names: string[]) => {
    const found = planted.filter(({ prototype }) => names.includes(prototype));
    return found.reduce((sum, plant) => sum + Math.abs(footOf(plant)[0]), 0) / found.length;
  };
  expect(x1 - x0).toBeGreaterThan(2);
  expect(away(['cover', 'daisy'])).toBeLessThan(away(['shrub']));
});

function heightUnder(floors: Scene['meshes'], x: number, z: number): number | null {
  let highest: number | null = null;
  for (const { positions, indices } of floors) {
    const at = (corner: number, axis: number) => positions[(indices[corner] ?? 0) * 3 + axis] ?? 0;
    for (let i = 0; i < indices.length; i += 3) {
      const [ax, az] = [at(i, 0) - x, at(i, 2) - z];
      const [bx, bz] = [at(i + 1, 0) - x, at(i + 1, 2) - z];
      const [cx, cz] = [at(i + 2, 0) - x, at(i + 2, 2) - z];
      const [u, v, w] = [bx * cz - cx * bz, cx * az - ax * cz, ax * bz - bx * az];
      if (!((u >= 0 && v >= 0 && w >= 0) || (u <= 0 && v <= 0 && w <= 0)) || u + v + w === 0) continue;
      const y = (at(i, 1) * u + at(i + 1, 1) * v + at(i + 2, 1) * w) / (u + v + w);
      if (highest === null || y > highest) highest = y;
    }
  }
  return highest;
}

test('hedges are grown to their height, not stretched to it', () => {
  const { instances } = sceneOf(GARDEN);
  const hedges = instances.filter(({ prototype }) => prototype.startsWith('hedge'));
  expect(hedges.length).toBeGreaterThan(20);
  for (const { rise, scale } of hedges) expect(Math.abs(Math.log(rise / scale))).toBeLessThan(0.42);
});

test('longer grass stands along the deck and the beds, in neither of them', () => {
  const { layout, cameras } = sceneOf(GARDEN);
  const verges = lawnAround(layout, cameras.hero.eye).filter(({ prototype }) => prototype === 'verge');
  expect(verges.length).toBeGreaterThan(10);
  const beds = layout.items.filter(({ kind }) => kind === 'planting').map(({ outline }) => outline);
  for (const verge of verges)
    expect([layout.deck, ...beds].some((outline) => contains(outline, footOf(verge)))).toBe(false);
});

// Between two stretches of wood as seen from the pool, from one's middle to the next one's.
const MOST_GAP_DEG = 30;

test('no side of a garden ends in an open field, not even where a low sun comes in', () => {
  const { design } = interpretAny('kidney pool 30 by 16, ranch house, golden hour');
  const scene = sceneOf(design);
  const bearings = scene.instances
    .filter(({ prototype }) => prototype === 'thicket')
    .map(({ x, z }) => (Math.atan2(x, -z) * 180) / Math.PI)
    .toSorted((a, b) => a - b);
  const gaps = bearings.map((at, i) => ((bearings[(i + 1) % bearings.length] ?? 0) - at + 360) % 360);
  expect(Math.max(...gaps)).toBeLessThan(MOST_GAP_DEG);
});
