import { expect, test } from 'vitest';
import type { Feature } from '#domain/design/features.ts';
import { MATERIAL_IDS } from '#studio/scene/materials.ts';
import type { Camera, Part } from '#studio/scene/scene.ts';
import { PARTS } from './upload.ts';
import { figuresOf, judgedView } from './view-worth.ts';

const SIZE = { width: 10, height: 10 };
const LOW: Camera = { eye: [0, 1.65, 0], target: [0, 1.65, -6], fovDeg: 60 };

type Row = 'sky' | 'water' | 'lawn' | 'deck' | Part;

// A mask of ten rows, from the top down.
function maskOf(rows: readonly Row[]): Uint8Array {
  const pixel = (row: Row): number[] => {
    if (row === 'sky') return [255, 255, 0];
    if (row === 'water') return [PARTS.indexOf('pool'), 128 + MATERIAL_IDS.indexOf('plaster'), 0];
    if (row === 'lawn') return [PARTS.indexOf('land'), MATERIAL_IDS.indexOf('ground'), 0];
    return [PARTS.indexOf(row), MATERIAL_IDS.indexOf('deck'), 0];
  };
  return Uint8Array.from(rows.flatMap((row) => Array.from({ length: 10 }, () => pixel(row)).flat()));
}

const GOOD: Row[] = ['sky', 'sky', 'house', 'house', 'Raised Spa', 'deck', 'water', 'water', 'water', 'deck'];
const worth = (rows: Row[], camera = LOW) =>
  judgedView(maskOf(rows), SIZE, ['Raised Spa'], { camera, doors: 1, flat: 0, light: 0 }).worth;
const without = (row: Row, instead: Row) => GOOD.map((one) => (one === row ? instead : one));

test('a mask is counted', () => {
  const figures = figuresOf(maskOf(GOOD), SIZE, ['Raised Spa', 'Slide']);
  expect(figures).toMatchObject({ water: 0.3, sky: 0.2, house: 0.2, lawn: 0, seen: ['Raised Spa'] });
  expect(figures.cut.house).toBeCloseTo(4 / 40);
});

test.each([
  ['the asked thing is seen', without('Raised Spa', 'deck')],
  ['no asked thing hides the others', without('house', 'Raised Spa')],
  ['there is sky', without('sky', 'house')],
  ['there is water', without('water', 'deck')],
  ['no lawn fills the foreground', without('deck', 'lawn').map((row) => (row === 'water' ? 'lawn' : row))],
  ['paving does not fill the picture', without('house', 'deck')],
  [
    'no leaves stand in the way',
    without('house', 'planting').map((row) => (row === 'deck' ? 'planting' : row)),
  ],
])('a view is better where %s', (_what, rows) => {
  expect(worth(GOOD)).toBeGreaterThan(worth(rows));
});

test('a view is better where no chair is cut by the frame', () => {
  const chair = (from: number, to: number, asked: Feature = 'Raised Spa') => {
    const mask = maskOf(GOOD);
    for (let x = from; x < to; x++) mask[(5 * 10 + x) * 3] = PARTS.indexOf('furniture');
    return judgedView(mask, SIZE, [asked], { camera: LOW, doors: 1, flat: 0, light: 0 }).worth;
  };
  expect(chair(3, 5)).toBeGreaterThan(chair(0, 2));
  // However little of it is left: none is better.
  expect(worth(GOOD)).toBeGreaterThan(chair(0, 1));
  const loss = (asked: Feature) => chair(3, 5, asked) - chair(0, 2, asked);
  expect(loss('Sunshelf')).toBeGreaterThan(loss('Raised Spa') + 0.5);
});

test('a view is better where somebody lives', () => {
  const mask = maskOf(GOOD);
  for (let x = 3; x < 5; x++) mask[(5 * 10 + x) * 3] = PARTS.indexOf('furniture');
  expect(
    judgedView(mask, SIZE, ['Raised Spa'], { camera: LOW, doors: 1, flat: 0, light: 0 }).worth,
  ).toBeGreaterThan(worth(GOOD));
});

test('a view is better where nothing stands before the doors', () => {
  const hidden = judgedView(maskOf(GOOD), SIZE, ['Raised Spa'], {
    camera: LOW,
    doors: 0.2,
    flat: 0,
    light: 0,
  }).worth;
  expect(worth(GOOD)).toBeGreaterThan(hidden);
});

test('a view is better where the house is not seen straight on, and where the rim of the pool is whole', () => {
  const flat = judgedView(maskOf(GOOD), SIZE, ['Raised Spa'], {
    camera: LOW,
    doors: 1,
    flat: 1,
    light: 0,
  }).worth;
  expect(worth(GOOD)).toBeGreaterThan(flat);
  const cut = maskOf(GOOD);
  cut.copyWithin(90 * 3, 60 * 3, 70 * 3);
  const looking = { camera: LOW, doors: 1, flat: 0, light: 0 };
  expect(worth(GOOD)).toBeGreaterThan(judgedView(cut, SIZE, ['Raised Spa'], looking).worth + 1);
});

test('a thing in the water is cut with it and still whole', () => {
  const mask = maskOf(GOOD);
  for (let x = 0; x < 5; x++) mask[(7 * 10 + x) * 3] = PARTS.indexOf('Sunshelf');
  expect(figuresOf(mask, SIZE, ['Sunshelf']).whole).toEqual(['Sunshelf']);
  expect(figuresOf(maskOf(GOOD), SIZE, ['Raised Spa']).whole).toEqual([]);
});

test('from eye height the same sight is worth more than from above', () => {
  expect(worth(GOOD)).toBeGreaterThan(worth(GOOD, { ...LOW, eye: [0, 6, 0] }));
});

test('an infinity edge is worth a picture where its water is seen to fall, not where its end shows at the rim', () => {
  const edge = (pixels: number) => {
    const mask = maskOf(GOOD);
    for (let x = 0; x < pixels; x++) mask[(5 * 10 + x) * 3] = PARTS.indexOf('Infinity Edge');
    return judgedView(mask, SIZE, ['Infinity Edge'], { camera: LOW, doors: 1, flat: 0, light: 0 }).worth;
  };
  expect(edge(10)).toBeGreaterThan(edge(3) + 1);
});

test('of a fence the gate is looked for: the fence itself is cut off in every picture', () => {
  const fenced = without('Raised Spa', 'Safety Fence');
  expect(figuresOf(maskOf(fenced), SIZE, ['Safety Fence']).seen).toEqual([]);
  expect(figuresOf(maskOf(without('Raised Spa', 'gate')), SIZE, ['Safety Fence']).seen).toEqual([
    'Safety Fence',
  ]);
});

test('a view is better towards a low sun than with it in one’s back', () => {
  const lit = (light: number) =>
    judgedView(maskOf(GOOD), SIZE, ['Raised Spa'], { camera: LOW, doors: 1, flat: 0, light }).worth;
  expect(lit(0.4)).toBeGreaterThan(lit(-0.8) + 1);
});

test('a cover in the foreground costs more than something to look at of the same size', () => {
  const nearer = (feature: Feature) => {
    const rows = GOOD.map((row, i) => (i > 3 && i < 6 ? feature : row));
    return judgedView(maskOf(rows), SIZE, [feature], { camera: LOW, doors: 1, flat: 0, light: 0 }).worth;
  };
  expect(nearer('Raised Spa')).toBeGreaterThan(nearer('Automatic Cover') + 1);
});
