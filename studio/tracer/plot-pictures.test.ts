import { afterAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { toLayout } from '#domain/plot/site.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import type { Camera, Part } from '#studio/scene/scene.ts';
import { LONG } from '../../proof/long.ts';
import { createTracer } from './tracer.ts';
import { PARTS } from './upload.ts';

// One design on three plots: the pictures differ as the plots do.

const tracer = createTracer({ threads: 2, niceness: 0 });
afterAll(() => tracer.close());

const [WIDTH, HEIGHT] = [160, 90];
const POOL: Design = {
  ...DEFAULT_DESIGN,
  lengthFt: 28,
  widthFt: 14,
  house: 'ranch',
  features: ['Raised Spa'],
};
const PLACE = { x: 45, y: 62, turnDeg: 0, levelFt: null };
const corners: Plot['lot']['corners'] = [
  [0, 0],
  [90, 0],
  [90, 110],
  [0, 110],
];
const lot = { corners, edges: corners.map(() => ({ setbackFt: 5, note: '' })) };
const house = (from: Plot['lot']['corners']): Plot['buildings'] => [
  { kind: 'house', corners: from, gapFt: 5, note: '' },
];
const plot = (change: Partial<Plot>) => samplePlot({ lot, easements: [], trees: [], heights: [], ...change });

const BEHIND = plot({
  buildings: house([
    [18, 6],
    [70, 6],
    [70, 34],
    [18, 34],
  ]),
});
const BESIDE = plot({
  buildings: house([
    [4, 30],
    [18, 30],
    [18, 92],
    [4, 92],
  ]),
  trees: [{ kind: 'tree', at: [62, 36], canopyFt: 9 }],
});
const SLOPED = plot({
  buildings: BEHIND.buildings,
  heights: [
    { at: [45, 0], feet: 100 },
    { at: [45, 110], feet: 89 },
    { at: [0, 55], feet: 94.5 },
    { at: [90, 55], feet: 94.5 },
  ],
});

// From above, over the pool's middle: the same view of all three.
const ABOVE: Camera = { eye: [0.5, 42, 13], target: [0, 0, 0], fovDeg: 56 };

async function pictureOf(on: Plot) {
  const design = { ...POOL, site: { plot: on, place: PLACE } };
  const { rgb } = await tracer.render({
    design,
    kind: 'mask',
    width: WIDTH,
    height: HEIGHT,
    seed: 1,
    camera: ABOVE,
  });
  const shows = (part: Part, x0 = 0, x1 = WIDTH) => {
    let count = 0;
    for (let y = 0; y < HEIGHT; y++)
      for (let x = x0; x < x1; x++) if (rgb[(y * WIDTH + x) * 3] === PARTS.indexOf(part)) count++;
    return count;
  };
  return { shows, rgb };
}

test('house side, tree and wall are where the plot has them, and nowhere else', async () => {
  const [behind, beside, sloped] = [
    await pictureOf(BEHIND),
    await pictureOf(BESIDE),
    await pictureOf(SLOPED),
  ];
  const third = Math.floor(WIDTH / 4);
  // Left quarter: the house beside the pool stands there, the one behind it does not.
  expect(beside.shows('house', 0, third)).toBeGreaterThan(200);
  expect(behind.shows('house', 0, third)).toBeLessThan(60);
  expect(behind.shows('house', third)).toBeGreaterThan(200);
  expect(beside.shows('house', WIDTH / 2)).toBe(0);
  expect(sloped.shows('retaining wall')).toBeGreaterThan(30);
  expect(behind.shows('retaining wall') + beside.shows('retaining wall')).toBe(0);
  for (const { shows } of [behind, beside, sloped]) {
    expect(shows('pool')).toBeGreaterThan(100);
    expect(shows('lot edge')).toBeGreaterThan(20);
  }
  const [tx, tz] = toLayout(PLACE, [62, 36]);
  const crown = (picture: typeof behind) => {
    const [px, py] = seenAt(ABOVE, [tx * 0.3048, 4, tz * 0.3048]);
    return picture.rgb[(Math.round(py) * WIDTH + Math.round(px)) * 3];
  };
  expect(crown(beside)).toBe(PARTS.indexOf('planting'));
  expect(crown(behind)).not.toBe(PARTS.indexOf('planting'));
}, 120_000);

test.runIf(LONG)(
  'the hero of each plot sees the pool and the house from the side away from it',
  async () => {
    for (const on of [BEHIND, BESIDE, SLOPED]) {
      const design = { ...POOL, site: { plot: on, place: PLACE } };
      const { rgb } = await tracer.render({ design, kind: 'mask', width: WIDTH, height: HEIGHT, seed: 1 });
      const share = (part: Part) =>
        rgb.filter((value, i) => i % 3 === 0 && value === PARTS.indexOf(part)).length / (WIDTH * HEIGHT);
      expect(share('pool')).toBeGreaterThan(0.04);
      expect(share('house')).toBeGreaterThan(0.03);
      const { cameras, layout } = buildScene(design, { detail: 'light' });
      const [x, z] = [layout.house?.anchor.x ?? 0, layout.house?.anchor.z ?? 0];
      expect(cameras.hero.eye[0] * x + cameras.hero.eye[2] * z).toBeLessThan(0);
    }
  },
  120_000,
);

function seenAt({ eye, target, fovDeg }: Camera, point: readonly [number, number, number]): [number, number] {
  const minus = (a: readonly number[], b: readonly number[]) => a.map((v, i) => v - (b[i] ?? 0));
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, v, i) => sum + v * (b[i] ?? 0), 0);
  const unit = (v: readonly number[]) => v.map((part) => part / Math.hypot(...v));
  const forward = unit(minus(target, eye));
  const right = unit([-(forward[2] ?? 0), 0, forward[0] ?? 0]);
  const [rx = 0, , rz = 0] = right;
  const [fx = 0, fy = 0, fz = 0] = forward;
  const up = [-rz * fy, rz * fx - rx * fz, rx * fy];
  const d = minus(point, eye);
  const k = Math.tan((fovDeg * Math.PI) / 360) * dot(d, forward);
  return [(dot(d, right) / k / 2 + 0.5) * WIDTH, HEIGHT / 2 - (dot(d, up) / k / 2) * WIDTH];
}
