import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { type Design, SETTINGS } from '#domain/design/design.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { edgesOf, type Point } from '#domain/geometry/plane.ts';
import { buildScene } from '../build-scene.ts';
import { FLORA } from '../plants/flora.ts';
import { METRES_PER_FOOT as FT, type Instance, type Scene } from '../scene.ts';

const TREES: ReadonlySet<string> = new Set(['tree-a', 'tree-b', 'tree-c']);
const footOf = ({ x, z }: Instance): Point => [x / FT, z / FT];
const farFrom = ([ax, az]: Point, [bx, bz]: Point) => Math.hypot(ax - bx, az - bz);
const isHedge = ({ prototype }: Instance) => prototype.startsWith('hedge');
const sceneOf = (design: Partial<Design>, detail: 'full' | 'light' = 'full'): Scene =>
  buildScene({ ...DEFAULT_DESIGN, ...design }, { detail });

test('low plants stand along the whole foot of a hedge', () => {
  const { instances } = sceneOf({ setting: 'garden' });
  const low = new Set<string>(FLORA.garden.layers.flat());
  const planted = instances.filter(({ prototype }) => low.has(prototype)).map(footOf);
  // A gate's way, a pad or a bed may stand before a few pieces.
  const hedges = instances.filter(isHedge).map(footOf);
  const bare = hedges.filter((piece) => !planted.some((plant) => farFrom(plant, piece) < 6));
  expect(hedges.length).toBeGreaterThan(30);
  expect(bare.length).toBeLessThan(hedges.length * 0.15);
});

test('small trees stand behind a hedge, not in the garden before it', () => {
  const { instances, layout } = sceneOf({ setting: 'garden', hour: 'dusk' });
  const left = Math.min(...layout.deck.map(([x]) => x)) - 17;
  const beyond = instances.filter(({ prototype, x }) => prototype === 'tree-c' && x / FT < left - 3);
  expect(beyond.length).toBeGreaterThan(2);
});

test('nothing grows between a place to look from and the pool', () => {
  for (const setting of SETTINGS) {
    const { instances, cameras, layout } = sceneOf({ setting });
    const eyes = cameras.views.map(({ eye: [x, , z] }): Point => [x / FT, z / FT]);
    const front = Math.max(...layout.deck.map(([, z]) => z));
    const before = instances.filter(
      (plant) =>
        plant.y < 0.05 && eyes.some((eye) => farFrom(eye, footOf(plant)) < 2) && footOf(plant)[1] < front,
    );
    expect(before.map(({ prototype }) => `${setting} ${prototype}`)).toEqual([]);
  }
});

test('no plant stands in a fence', () => {
  const { design } = interpretAny('rectangular pool 32x16 with a safety fence, farmhouse, garden');
  const { instances, layout } = buildScene(design);
  if (!layout.fence) throw new Error('no fence');
  const edges = edgesOf(layout.fence.path).slice(0, -1);
  const cut = instances.filter((plant) =>
    edges.some(([[ax, az], [bx, bz]]) => {
      const [x, z] = footOf(plant);
      const [dx, dz] = [bx - ax, bz - az];
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz)));
      return !isHedge(plant) && Math.hypot(x - ax - dx * t, z - az - dz * t) < 0.8;
    }),
  );
  expect(cut.map(({ prototype }) => prototype)).toEqual([]);
});

test('a view that moves draws a few of the same plants', () => {
  const [all, few] = [sceneOf({ setting: 'garden' }), sceneOf({ setting: 'garden' }, 'light')];
  expect(few.instances.length).toBeLessThan(all.instances.length * 0.75);
  const places = new Set(all.instances.map((plant) => footOf(plant).join()));
  expect(few.instances.filter((plant) => !places.has(footOf(plant).join()))).toEqual([]);
});

test('in the golden hour no new tree stands between the garden and the sun', () => {
  const towardsSun = (hour: 'golden' | 'dusk') => {
    const { instances } = sceneOf({ setting: 'garden', hour });
    const [sx, , sz] = sceneOf({ setting: 'garden', hour: 'golden' }).sun.direction;
    const trees = instances.filter(({ prototype, x, z }) => TREES.has(prototype) && Math.hypot(x, z) < 25);
    return trees.filter(({ x, z }) => (x * sx + z * sz) / (Math.hypot(x, z) * Math.hypot(sx, sz)) > 0.82);
  };
  // Those that stand right at the deck stood there before.
  expect(towardsSun('dusk').length).toBeGreaterThan(towardsSun('golden').length + 1);
  expect(towardsSun('golden').length).toBeLessThan(3);
});
