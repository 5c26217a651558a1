import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { type Design, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { areaOf, type Point } from '#domain/geometry/plane.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { METRES_PER_FOOT as FT } from '#studio/scene/scene.ts';
import { someOf } from '../../../proof/long.ts';
import { bestLook } from './best-look.ts';
import { verticalFov } from './camera-rig.ts';
import { clearAirOf, lowestAt } from './clear-air.ts';
import { houseSkyline } from './house-skyline.ts';
import { pitchedFrame, spotIn } from './pitched-frame.ts';

// What the stage opens with on a desk, a tablet and a phone.
const ASPECTS = { desk: 1.27, tablet: 1.58, phone: 1.05 };

function built(design: Design) {
  const scene = buildScene(drawnDesign(design), { detail: 'light' });
  return { scene, air: clearAirOf(scene) };
}

function firstLook({ scene, air }: ReturnType<typeof built>, aspect: number) {
  const camera = bestLook(scene, air, aspect, 'yard');
  if (!camera) throw new Error('no look');
  const { eye, target, fovDeg } = camera;
  const [dx, dz] = [target[0] - eye[0], target[2] - eye[2]];
  const flat = Math.hypot(dx, dz);
  const ky = Math.tan((verticalFov(fovDeg, aspect) * Math.PI) / 360);
  const frame = pitchedFrame(eye, [dx / flat, dz / flat], (eye[1] - target[1]) / flat, {
    kx: ky * aspect,
    ky,
  });
  const rim = scene.layout.pool.outline.map(([x, z]) => spotIn(frame, [x * FT, 0, z * FT]));
  const seen = rim.filter((at): at is Point => at !== null && Math.max(...at.map(Math.abs)) <= 1);
  const skyline = houseSkyline(scene).map((point) => spotIn(frame, point));
  const ahead = skyline.filter((at) => at !== null && Math.abs(at[0]) <= 1);
  return {
    house: ahead.length / Math.max(1, skyline.length),
    lowest: Math.min(...seen.map(([, y]) => y)),
    roof: Math.max(-1, ...ahead.map((at) => at?.[1] ?? 0)),
    whole: seen.length === rim.length,
    water: areaOf(seen) / 4,
    horizon: frame.horizon,
    clearance: eye[1] - lowestAt(air, eye[0], eye[2]),
  };
}

const designs: readonly Design[] = STYLES.map((style, i) => ({
  ...DEFAULT_DESIGN,
  style,
  setting: SETTINGS[i % SETTINGS.length] ?? 'garden',
  house: HOUSES[i % HOUSES.length] ?? 'modern',
}));

test.each(someOf([DEFAULT_DESIGN, ...designs], 3))(
  '$style in a $setting opens on the whole pool, with water for a fifth of the picture, the house under its whole roof and sky above',
  (design) => {
    const ready = built(design);
    for (const [stage, aspect] of Object.entries(ASPECTS)) {
      const { whole, water, horizon, clearance, house, roof, lowest } = firstLook(ready, aspect);
      expect.soft(whole, stage).toBe(true);
      expect.soft(water, stage).toBeGreaterThan(0.2);
      expect.soft(water, stage).toBeLessThan(0.4);
      expect.soft(horizon, stage).toBeLessThan(0.76);
      expect.soft(clearance, stage).toBeGreaterThanOrEqual(0);
      // Where the ground falls away behind an infinity edge, nobody can step back far enough.
      const clear = stage === 'phone' && design.style !== 'Infinity' ? -0.75 : -0.95;
      expect.soft(lowest, `${stage}: above the controls`).toBeGreaterThan(clear);
      if (design.house === 'none') continue;
      expect.soft(roof, `${stage}: no roof is cut off`).toBeLessThan(0.97);
      expect.soft(house, `${stage}: of the house`).toBeGreaterThan(stage === 'phone' ? 0.6 : 0.99);
    }
  },
);

test.each([
  { style: 'Kidney', lengthFt: 34, widthFt: 18, features: ['Waterfall', 'Sunshelf', 'Fire Feature'] },
  { style: 'Lap', lengthFt: 60, widthFt: 10, features: ['Raised Spa', 'LED Lighting'] },
] satisfies Partial<Design>[])(
  '$lengthFt feet of $style with features: smaller rather than under half a roof',
  (asked) => {
    const ready = built({ ...DEFAULT_DESIGN, ...asked });
    for (const [stage, aspect] of Object.entries(ASPECTS)) {
      const { whole, water, roof } = firstLook(ready, aspect);
      expect.soft(whole, stage).toBe(true);
      expect.soft(water, stage).toBeGreaterThan(0.12);
      expect.soft(roof, `${stage}: no roof is cut off`).toBeLessThan(0.95);
    }
  },
);

test('a pool in somebody’s own yard opens on the whole pool too', () => {
  const place = { x: 34, y: 58, turnDeg: 0, levelFt: null };
  const { whole, water } = firstLook(
    built({ ...DEFAULT_DESIGN, site: { plot: samplePlot(), place } }),
    ASPECTS.desk,
  );
  expect(whole).toBe(true);
  expect(water).toBeGreaterThan(0.15);
});
