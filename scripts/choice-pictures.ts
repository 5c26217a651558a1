import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { DECKS, type Design, FINISHES } from '#domain/design/design.ts';
import { FEATURES, type Feature } from '#domain/design/features.ts';
import { boundsOf } from '#domain/geometry/plane.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import type { Footprint } from '#studio/scene/layout-types.ts';
import { type Camera, METRES_PER_FOOT as FT } from '#studio/scene/scene.ts';
import { createTracer } from '#studio/tracer/tracer.ts';

// `npm run pictures:choices [NAME …]`: after a material, a part or a light changed, the small pictures that the configurator's
// choices are shown with. Traced from the same scenes as every picture of a design.

const FOLDER = 'site/public/choices';
const SIZE = { width: 288, height: 216 };
// Traced larger than it is shown: the smaller picture is the finer one.
const TRACED = 2;

type Shot = { name: string; design: Design; camera: Camera };

const DAY: Design = { ...DEFAULT_DESIGN, hour: 'day', house: 'none', setting: 'garden' };

const finishShots = FINISHES.map(
  (finish): Shot => ({
    name: `finish-${finish}`,
    design: { ...DAY, finish },
    camera: { eye: [1.2, 3.4, 5.2], target: [0.6, -0.6, 0.5], fovDeg: 46 },
  }),
);

const deckShots = DECKS.map(
  (deck): Shot => ({
    name: `deck-${deck}`,
    design: { ...DAY, deck },
    camera: { eye: [1.2, 2.5, 5.6], target: [1.5, 0, 3.5], fovDeg: 46 },
  }),
);

// What shows only in the dark, or beside something else.
const FEATURE_LOOKS: Partial<Record<Feature, Partial<Design>>> = {
  'LED Lighting': { hour: 'dusk' },
  'Fire Feature': { hour: 'dusk' },
  Bubblers: { features: ['Sunshelf', 'Bubblers'] },
  Grotto: { style: 'Lagoon', deck: 'flagstone', lengthFt: 40, widthFt: 20 },
  Waterfall: { style: 'Lagoon', deck: 'flagstone', lengthFt: 40, widthFt: 20 },
  'Infinity Edge': { style: 'Infinity', setting: 'hillside', lengthFt: 40 },
  'Regeneration Zone': { style: 'Natural', deck: 'flagstone', lengthFt: 40, widthFt: 20 },
  'Deck Jets': { counts: { 'Deck Jets': 4 } },
  Slide: { lengthFt: 40, widthFt: 20, deepFt: 8 },
  'Diving Board': { lengthFt: 40, widthFt: 20, deepFt: 9 },
  'Solar Heating': { house: 'ranch' },
};

const WHOLE_POOL: Camera = { eye: [9, 5, 11], target: [0, 0, 0.5], fovDeg: 48 };

// Things that are small, many, or all around are looked at from farther away.
const FAR_VIEWS: Partial<Record<Feature, Camera>> = {
  'LED Lighting': { eye: [7.5, 3.4, 7.5], target: [-0.5, 0, 0.2], fovDeg: 48 },
  'Deck Jets': { eye: [3.5, 2, 5.6], target: [-0.8, 0.3, -1.4], fovDeg: 52 },
  'Infinity Edge': { eye: [6, 0.6, 9], target: [-0.5, -0.5, 1.8], fovDeg: 52 },
  // On the roof behind the pool.
  'Solar Heating': { eye: [-3.5, 5, 1], target: [-5, 2.8, -9], fovDeg: 40 },
  'Beach Entry': { eye: [2.4, 2.6, 5.4], target: [-4.2, -0.3, -0.6], fovDeg: 52 },
};

function featureShot(feature: Feature): Shot {
  const design: Design = { ...DAY, features: [feature], ...FEATURE_LOOKS[feature] };
  const { items, fence } = layoutDesign(design);
  const thing = items.find(({ kind }) => kind === feature) ?? items.find(({ kind }) => kind === 'equipment');
  const gate = fence && { outline: fence.gate, heightFt: fence.heightFt };
  const seen = gate ?? thing;
  const camera = FAR_VIEWS[feature] ?? (seen ? towards(seen) : WHOLE_POOL);
  return { name: `feature-${slug(feature)}`, design, camera };
}

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

// From over the water, or from in front of what stands away from it.
function towards({ outline, heightFt }: Pick<Footprint, 'outline' | 'heightFt'>): Camera {
  const { x0, x1, z0, z1 } = boundsOf(outline);
  const [x, z] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const reach = Math.max(4.6, Math.hypot(x1 - x0, z1 - z0) * 0.72, heightFt * 1.1);
  const far = Math.hypot(x, z) || 1;
  const [away, side] = [-reach * 1.15, reach * 0.75];
  return {
    eye: [
      (x + (x / far) * away - (z / far) * side) * FT,
      (heightFt + reach * 0.85) * FT,
      (z + (z / far) * away + (x / far) * side) * FT,
    ],
    target: [x * FT, heightFt * 0.4 * FT, z * FT],
    fovDeg: 50,
  };
}

const wanted = process.argv.slice(2);
const shots = [...finishShots, ...deckShots, ...FEATURES.map(featureShot)].filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
const tracer = createTracer();
await mkdir(FOLDER, { recursive: true });
for (const { name, design, camera } of shots) {
  const [width, height] = [SIZE.width * TRACED, SIZE.height * TRACED];
  const { rgb } = await tracer.render({ design, camera, width, height, kind: 'still', seed: 7 });
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } }).resize(SIZE.width, SIZE.height);
  await writeFile(`${FOLDER}/${name}.webp`, await picture.webp({ quality: 72, effort: 6 }).toBuffer());
  console.log(name);
}
await tracer.close();
