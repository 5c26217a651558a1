import { type Point, rectangle } from '#domain/geometry/plane.ts';
import { COLOURS } from '#domain/site/colours.ts';

// A drawing as a list of marks on a sheet, so that the page (SVG) and the paper (PDF) draw the very same thing.

/** As long as its gaps, or dash and gap in turn. */
export type Dash = number | readonly number[];
export type Ink = { fill?: string; stroke?: string; width?: number; dash?: Dash; opacity?: number };
export type Mark =
  | ({ kind: 'shape'; points: readonly Point[]; closed: boolean } & Ink)
  | ({ kind: 'disc'; x: number; y: number; radius: number } & Ink)
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      anchor: 'start' | 'middle' | 'end';
      strong?: boolean;
      turn?: number;
      colour?: string;
    };

export type Drawing = {
  width: number;
  height: number;
  title: string;
  description: string;
  marks: Mark[];
  key: KeyEntry[];
};
export type KeyEntry = { number: number; label: string };

export const PAPER = {
  ink: COLOURS.ink,
  quiet: COLOURS['ink-600'],
  water: COLOURS['water-200'],
  waterDeep: '#7fc4cd',
  shelf: '#dff2f2',
  deck: COLOURS.travertine,
  deckLine: '#cdbfa8',
  lawn: '#e7efe0',
  beyond: '#f4f4f1',
  planting: '#bcd3ac',
  house: '#dcd7cf',
  edge: '#e8dcc8',
  ground: '#e9dfcf',
  earth: '#d8c7ab',
  clay: COLOURS['clay-600'],
  lagoon: COLOURS.lagoon,
  sand: COLOURS['sand-600'],
  danger: COLOURS.danger,
  leaf: '#6f8f5a',
  contour: '#b09a78',
  contourInk: '#75603f',
  white: '#ffffff',
} as const;

type TextLook = Pick<Extract<Mark, { kind: 'text' }>, 'strong' | 'turn' | 'colour'>;

export const area = (points: readonly Point[], ink: Ink): Mark => ({
  kind: 'shape',
  points,
  closed: true,
  ...ink,
});
export const block = (x0: number, y0: number, x1: number, y1: number, ink: Ink) =>
  area(rectangle(x0, y0, x1, y1), ink);
export const line = (
  from: Point,
  to: Point,
  width: number,
  stroke: string = PAPER.ink,
  dash?: Dash,
): Mark => ({
  kind: 'shape',
  points: [from, to],
  closed: false,
  stroke,
  width,
  ...(dash === undefined ? {} : { dash }),
});
export const label = (
  [x, y]: Point,
  text: string,
  size: number,
  anchor: 'start' | 'middle' | 'end',
  look: TextLook = {},
): Mark => ({ kind: 'text', x, y, text, size, anchor, ...look });

// A number in a dark disc, on the plan and before its name in the key.
export const numberDisc = (
  x: number,
  y: number,
  number: number,
  size: number,
  textY: number,
  ink: Ink = {},
): Mark[] => [
  { kind: 'disc', x, y, radius: size * 0.72, fill: PAPER.ink, ...ink },
  label([x, textY], String(number), size * 0.85, 'middle', { strong: true, colour: PAPER.white }),
];
