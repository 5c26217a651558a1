import type { Feature } from '#domain/design/features.ts';
import { MATERIAL_IDS } from '#studio/scene/materials.ts';
import type { Camera, Part } from '#studio/scene/scene.ts';
import { within } from '#studio/scene/standing-views.ts';
import { PARTS } from './upload.ts';

// How good a picture from a camera would be, judged by a small mask of it: what each pixel shows.

const SKY = 255;
const UNDER_WATER = 128;
const GROUND = MATERIAL_IDS.indexOf('ground');
const EYE_HEIGHT_M = 3;
// A fence is seen in every picture of it, and in none to its end: what one looks for is the way in.
const partFor = (feature: Feature): Part => (feature === 'Safety Fence' ? 'gate' : feature);
// So many pixels of the mask are something one recognizes.
const RECOGNIZED = 3;

export interface MaskSize {
  width: number;
  height: number;
}

export interface ViewFigures {
  water: number;
  sky: number;
  lawn: number;
  paving: number;
  house: number;
  leaves: number;
  furniture: number;
  edge: number;
  // The asked features that are seen, and those of them that no border cuts.
  seen: readonly Feature[];
  whole: readonly Feature[];
  // Parts of the picture's rim where the house or the water is cut off.
  cut: { house: number; water: number; furniture: number };
  // Of the picture, what the largest asked thing above the water takes: too near, it hides the others.
  largest: number;
}

export function figuresOf(
  mask: Uint8Array,
  { width, height }: MaskSize,
  asked: readonly Feature[],
): ViewFigures {
  const [all, rim] = [width * height, 2 * (width + height)];
  const counts = new Map<number, number>();
  const dry = new Map<number, number>();
  const [house, leaves] = [PARTS.indexOf('house'), PARTS.indexOf('planting')];
  const furniture = PARTS.indexOf('furniture');
  const cut = { house: 0, water: 0, furniture: 0 };
  const touching = new Set<number>();
  let [water, sky, lawn] = [0, 0, 0];
  for (let p = 0; p < width * height; p++) {
    const [part = 255, id = SKY] = [mask[p * 3], mask[p * 3 + 1]];
    counts.set(part, (counts.get(part) ?? 0) + 1);
    if (!isWater(id)) dry.set(part, (dry.get(part) ?? 0) + 1);
    if (id === SKY) sky += 1;
    else if (isWater(id)) water += 1;
    else if (id === GROUND) lawn += 1;
    if (!isOnRim(p, width, height)) continue;
    // What lies in the water is cut with it.
    if (!isWater(id)) touching.add(part);
    if (part === house) cut.house += 1 / rim;
    else if (part === furniture) cut.furniture += 1 / rim;
    else if (isWater(id)) cut.water += 1 / rim;
  }
  const share = (part: number) => (counts.get(part) ?? 0) / all;
  const pixels = (part: Part) => counts.get(PARTS.indexOf(part)) ?? 0;
  const seen = asked.filter((feature) => pixels(partFor(feature)) >= RECOGNIZED);
  return {
    water: water / all,
    sky: sky / all,
    lawn: lawn / all,
    paving: (dry.get(PARTS.indexOf('deck')) ?? 0) / all,
    house: share(house),
    leaves: share(leaves),
    furniture: pixels('furniture') / all,
    edge: pixels('Infinity Edge') / all,
    seen,
    whole: seen.filter((feature) => !touching.has(PARTS.indexOf(partFor(feature)))),
    cut,
    largest:
      Math.max(
        0,
        ...asked.map((feature) => (dry.get(PARTS.indexOf(partFor(feature))) ?? 0) * (EMPTY[feature] ?? 1)),
      ) / all,
  };
}

// A gray sheet is nothing to look at for as long.
const EMPTY: Partial<Record<Feature, number>> = { 'Automatic Cover': 2.5 };

const isWater = (id: number) => id >= UNDER_WATER && id < 254;

function isOnRim(pixel: number, width: number, height: number): boolean {
  const x = pixel % width;
  return pixel < width || pixel >= width * (height - 1) || x === 0 || x === width - 1;
}

export interface JudgedView {
  camera: Camera;
  figures: ViewFigures;
  worth: number;
}

/** Whoever looks: from where, how much of the house's doors nothing hides, how straight on the house is seen, and how far against the light. */
interface Looking {
  camera: Camera;
  doors: number;
  flat: number;
  light: number;
}

export function judgedView(
  mask: Uint8Array,
  size: MaskSize,
  asked: readonly Feature[],
  looking: Looking,
): JudgedView {
  const figures = figuresOf(mask, size, asked);
  return { camera: looking.camera, figures, worth: worthOf(figures, asked, looking) };
}

function worthOf(
  figures: ViewFigures,
  asked: readonly Feature[],
  { camera, doors, flat, light }: Looking,
): number {
  const share = (features: readonly Feature[]) => (asked.length > 0 ? features.length / asked.length : 1);
  // A trace of the edge at the rim of the picture shows no water falling.
  const edge = asked.includes('Infinity Edge')
    ? within(figures.edge, 0.06, 0.3) * Math.min(1, figures.edge / 0.05) * 3
    : 0;
  return (
    share(figures.seen) * 4.2 -
    (asked.length - figures.seen.length) * 0.9 +
    share(figures.whole) * 2.4 +
    edge +
    doors -
    flat +
    light * 1.5 +
    within(figures.water, 0.25, 0.4) * 3 +
    Math.min(1, figures.water / 0.25) * 2.5 +
    within(figures.sky, 0.16, 0.3) * 2 +
    within(figures.house, 0.08, 0.34) * 0.8 +
    within(figures.furniture, 0.008, 0.05) * 0.8 -
    Math.max(0, figures.lawn - 0.15) * 4 -
    Math.max(0, figures.paving - 0.22) * 5 -
    Math.max(0, figures.leaves - 0.34) * 4 -
    figures.cut.house * (asked.includes('Infinity Edge') ? 2 : 4.5) -
    figures.cut.water * 10 -
    cutFurniture(figures, asked) -
    Math.max(0, figures.furniture - 0.05) * 8 -
    Math.max(0, figures.largest - 0.13) * 8 +
    (camera.eye[1] < EYE_HEIGHT_M ? 0.9 : 0)
  );
}

// Half a chair is worse than none, however little of it is seen; worse still where it stands on the shelf that was asked for.
const cutFurniture = ({ cut }: ViewFigures, asked: readonly Feature[]) =>
  cut.furniture > 0 ? (asked.includes('Sunshelf') ? 1.5 : 0.75) + Math.min(0.05, cut.furniture) * 16 : 0;
