import * as z from 'zod/mini';
import { type Bounds, boundsOf, type Point } from '#domain/geometry/plane.ts';
import { PLOT_LIMITS } from './plot.ts';

// The visitor's own survey, site plan or aerial picture under the drawing: how it lies on the plot. The picture itself stays in the
// browser. Points on it count its pixels from its upper left corner.

export const UNDERLAY_LIMITS = {
  /** Of the picture's longer side on the ground: a courtyard, and more than the largest plot reaches. */
  sideFt: { min: 15, max: 20_000 },
  sidePixels: 20_000,
  opacity: { min: 0.1, max: 1 },
} as const;

const LONGEST_NAME = 200;

const finite = z.number().check(z.refine(Number.isFinite));
const pixel = z.tuple([finite, finite]);
const side = z.number().check(z.gte(1), z.lte(UNDERLAY_LIMITS.sidePixels));
const reach = UNDERLAY_LIMITS.sideFt.max + PLOT_LIMITS.reachFt;
const coordinate = z.number().check(z.gte(-reach), z.lte(reach));

/** A length that is known: two points on the picture and the feet between them. */
const knownLength = z.object({ from: pixel, to: pixel, feet: z.number().check(z.positive()) });
export type KnownLength = z.infer<typeof knownLength>;

/** Two points that are being put, and what was typed for the way between them. */
const measuring = z.object({
  length: z.enum(['scale', 'check']),
  points: z.array(pixel).check(z.maxLength(2)),
  text: z.string().check(z.maxLength(40)),
});
export type Measuring = z.infer<typeof measuring>;

export const underlayShape = z.object({
  /** Of the picture in the browser's own storage. */
  id: z.string().check(z.maxLength(64)),
  kind: z.enum(['picture', 'pdf']),
  name: z.string().check(z.maxLength(LONGEST_NAME)),
  /** Of a PDF: which page, of how many. */
  page: z.number().check(z.gte(1)),
  pages: z.number().check(z.gte(1)),
  width: side,
  height: side,
  /** Where its middle lies on the plot. */
  at: z.tuple([coordinate, coordinate]),
  /** Clockwise. */
  turnDeg: z.number().check(z.gte(0), z.lt(360)),
  feetPerPixel: z.number().check(z.positive()),
  /** What gave the scale, and what checked it; null where nobody has said so yet. */
  scale: z.nullable(knownLength),
  check: z.nullable(knownLength),
  measuring: z.nullable(measuring),
  opacity: z.number().check(z.gte(UNDERLAY_LIMITS.opacity.min), z.lte(UNDERLAY_LIMITS.opacity.max)),
  shown: z.boolean(),
  locked: z.boolean(),
});
export type Underlay = z.infer<typeof underlayShape>;

type Lying = Pick<Underlay, 'width' | 'height' | 'at' | 'turnDeg' | 'feetPerPixel'>;

/** Sine and cosine, exact at quarter turns: a picture turned four times lies as before. */
function directionOf(turnDeg: number): readonly [sin: number, cos: number] {
  const quarters = turnDeg / 90;
  if (!Number.isInteger(quarters)) {
    const radians = (turnDeg * Math.PI) / 180;
    return [Math.sin(radians), Math.cos(radians)];
  }
  const exact = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const;
  return exact[((quarters % 4) + 4) % 4] ?? [0, 1];
}

/** From a pixel of the picture to the plot. */
export function pixelToPlot({ width, height, at, turnDeg, feetPerPixel }: Lying, [px, py]: Point): Point {
  const [sin, cos] = directionOf(turnDeg);
  const [dx, dy] = [(px - width / 2) * feetPerPixel, (py - height / 2) * feetPerPixel];
  return [at[0] + dx * cos - dy * sin, at[1] + dx * sin + dy * cos];
}

/** From the plot to a pixel of the picture. */
export function plotToPixel({ width, height, at, turnDeg, feetPerPixel }: Lying, [x, y]: Point): Point {
  const [sin, cos] = directionOf(turnDeg);
  const [dx, dy] = [(x - at[0]) / feetPerPixel, (y - at[1]) / feetPerPixel];
  return [width / 2 + dx * cos + dy * sin, height / 2 + dy * cos - dx * sin];
}

/** By whole tenths of a degree. */
export const turned = (underlay: Underlay, byDeg: number): Underlay => {
  const tenths = Math.round((underlay.turnDeg + byDeg) * 10);
  return { ...underlay, turnDeg: (((tenths % 3600) + 3600) % 3600) / 10 };
};

/** How wide a picture lies before anybody has said how wide it is. */
const FIRST_WIDTH_FT = 150;
const FIRST_OPACITY = 0.7;

export type PictureFacts = Pick<Underlay, 'id' | 'kind' | 'name' | 'page' | 'pages' | 'width' | 'height'>;

/** A picture as it is laid under the drawing; over a wider drawing it is wider. */
export function newUnderlay(picture: PictureFacts, around: Bounds | null): Underlay {
  const wide = around ? Math.max(around.x1 - around.x0, around.z1 - around.z0) * 1.3 : FIRST_WIDTH_FT;
  const at: [number, number] = around
    ? [(around.x0 + around.x1) / 2, (around.z0 + around.z1) / 2]
    : [FIRST_WIDTH_FT / 2, (FIRST_WIDTH_FT * picture.height) / picture.width / 2];
  return {
    ...picture,
    name: picture.name.slice(0, LONGEST_NAME),
    at,
    turnDeg: 0,
    feetPerPixel: wide / picture.width,
    scale: null,
    check: null,
    measuring: null,
    opacity: FIRST_OPACITY,
    shown: true,
    locked: false,
  };
}

/** The same sheet opened again lies as it lay. */
export const isSameSheet = (underlay: Underlay, picture: PictureFacts): boolean =>
  underlay.kind === picture.kind &&
  underlay.name === picture.name.slice(0, LONGEST_NAME) &&
  underlay.page === picture.page &&
  underlay.width === picture.width &&
  underlay.height === picture.height;

export const boundsOfUnderlay = (underlay: Underlay): Bounds => {
  const { width, height } = underlay;
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return boundsOf(corners.map((corner) => pixelToPlot(underlay, corner)));
};
