import { expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { contains, offset, type Point } from '#domain/geometry/plane.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { framedBy, spotOf } from '#studio/scene/framing.ts';
import { POTS_M } from '#studio/scene/plants/planters.ts';
import { type Camera, METRES_PER_FOOT as FT, type Scene } from '#studio/scene/scene.ts';
import { foregroundPots, potsNearBy } from './foreground-pots.ts';

const sceneOf = (words: string): Scene => buildScene(interpretAny(words).design);
const isPot = ({ prototype }: { prototype: string }) => prototype in POTS_M;

const WORDS = [
  'kidney pool 30 by 16 with a diving board and slide, ranch house, garden',
  'L-shaped pool 40 x 24 with sunshelf, spa and outdoor kitchen, pavers, coastal house',
  'modern desert pool 40 x 15, six deck jets, cold plunge, desert-modern house',
  'round pool 20 ft with a fire pit, wood deck, forest setting',
  'oval pool 30 x 18, deck jets, white finish, courtyard, mediterranean house, sunset',
];

test('pots stand on free paving at a lower corner of the picture', () => {
  const found = WORDS.map(sceneOf).flatMap((scene) =>
    scene.cameras.views.flatMap((camera) => {
      const [pot] = foregroundPots(scene, camera).filter(isPot);
      return pot ? [{ scene, camera, pot }] : [];
    }),
  );
  expect(found.length).toBeGreaterThan(2);
  for (const { scene, camera, pot } of found) {
    const foot: Point = [pot.x / FT, pot.z / FT];
    const { deck, pool, items } = scene.layout;
    expect(contains(deck, foot)).toBe(true);
    expect(contains(offset(pool.outline, 2), foot)).toBe(false);
    const standing = items.filter(({ layer }) => layer === 'ground' || layer === 'edge');
    expect(standing.some(({ outline }) => contains(offset(outline, 1), foot))).toBe(false);
    const spot = spotOf(framedBy(camera), [pot.x, 0, pot.z]);
    expect(Math.abs(spot?.[0] ?? 0)).toBeGreaterThan(0.5);
    expect(spot?.[1]).toBeLessThan(-0.55);
  }
});

test('none hides a seat that stands behind it', () => {
  const scene = sceneOf(WORDS[3] ?? '');
  const loungers = scene.layout.items.find(({ kind }) => kind === 'loungers');
  if (!loungers) throw new Error('no loungers');
  const { x, z } = loungers.anchor;
  // From right before them, so that they fill the corner.
  const camera: Camera = {
    eye: [(x + 6) * FT, 1.8, (z + 13) * FT],
    target: [(x + 6) * FT, 1.8, z * FT],
    fovDeg: 70,
    shift: -0.1,
  };
  const frame = framedBy(camera);
  const left = loungers.outline.map(([lx, lz]) => spotOf(frame, [lx * FT, 0.4, lz * FT])?.[0] ?? 9);
  for (const pot of foregroundPots(scene, camera).filter(isPot)) {
    const spot = spotOf(frame, [pot.x, 0, pot.z])?.[0] ?? 9;
    expect(spot > Math.max(...left) || spot < Math.min(...left)).toBe(true);
  }
});

test('somebody’s own land has none', () => {
  const place = { x: 34, y: 58, turnDeg: 0, levelFt: null };
  const own = { ...DEFAULT_DESIGN, lengthFt: 28, widthFt: 14, site: { plot: samplePlot(), place } };
  const scene = buildScene(own);
  expect(scene.layout.plot).not.toBeNull();
  for (const camera of scene.cameras.views) expect(foregroundPots(scene, camera)).toEqual([]);
});

test('what a picture may have is known before it is drawn', () => {
  for (const words of WORDS) {
    const scene = sceneOf(words);
    const known = new Set(potsNearBy(scene.layout.design).map(({ prototype }) => prototype));
    const used = scene.cameras.views.flatMap((camera) => foregroundPots(scene, camera));
    expect(used.filter(({ prototype }) => !known.has(prototype))).toEqual([]);
  }
});
