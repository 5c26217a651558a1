import { boundsOf, contains, type Point } from '#domain/geometry/plane.ts';
import { formatFeet } from '#domain/plot/feet.ts';
import { area, label, line, type Mark, PAPER } from '#studio/plan/marks.ts';
import { Sheet } from '#studio/plan/sheet.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import type { ChalkOut } from './chalk-out.ts';
import type { ChalkPoint } from './chalk-points.ts';

// The string, the marks beside it and the water's edge, in points of the paper.

export type ChalkDrawingWords = { left: string; right: string; things: Readonly<Record<string, string>> };
export type ChalkDrawing = { marks: Mark[]; width: number; height: number };

const PEG = 3.2;
const DOT = 1.5;
/** Feet around the water, for pegs and letters. */
const AROUND_FT = 2.5;
const SMALL = 6.5;
const TEXT = 8;
const TICK_APART = 15;
const CHECK = '#8a5a2b';

export function chalkDrawing(
  layout: Layout,
  chalk: ChalkOut,
  words: ChalkDrawingWords,
  room: { width: number; height: number },
): ChalkDrawing {
  const shown = extentOf(layout, chalk);
  const wide = shown.x1 - shown.x0;
  const high = shown.z1 - shown.z0;
  const width = Math.min(room.width, (room.height * wide) / high);
  const sheet = new Sheet(shown, width);
  const { x0 } = boundsOf(layout.pool.outline);
  const place = ({ stationFt, offsetFt }: ChalkPoint): Point => sheet.point([x0 + stationFt, offsetFt]);
  return {
    width,
    height: (width * high) / wide,
    marks: [
      sheet.shape(layout.pool.outline, { fill: PAPER.water, stroke: PAPER.ink, width: 1.2 }),
      ...thingsIn(layout, sheet, words),
      ...chalk.points.map((point) =>
        line(place(point), place({ ...point, offsetFt: 0 }), 0.35, PAPER.sand, 1.5),
      ),
      ...chalk.checks.map(({ from, to }) => line(place(from), place(to), 0.6, CHECK, 4)),
      ...arcCenters(chalk, place, sheet.scale),
      ...stringLine(chalk, sheet),
      ...chalk.points.map((point): Mark => {
        const [x, y] = place(point);
        return { kind: 'disc', x, y, radius: DOT, fill: PAPER.ink };
      }),
      ...checkLengths(chalk, place),
      ...sides(chalk, sheet, words),
    ],
  };
}

function extentOf(layout: Layout, { marked }: ChalkOut) {
  const { x0, x1, z0, z1 } = boundsOf(layout.pool.outline);
  const kinds = marked.map(({ kind }) => kind);
  const more = layout.items
    .filter(({ kind }) => kinds.some((one) => one === kind))
    .map(({ outline }) => boundsOf(outline));
  return {
    x0: Math.min(x0, ...more.map((one) => one.x0)) - AROUND_FT,
    x1: Math.max(x1, ...more.map((one) => one.x1)) + AROUND_FT,
    z0: Math.min(z0, ...more.map((one) => one.z0)) - AROUND_FT,
    z1: Math.max(z1, ...more.map((one) => one.z1)) + AROUND_FT,
  };
}

function thingsIn(layout: Layout, sheet: Sheet, { things }: ChalkDrawingWords): Mark[] {
  return layout.items.flatMap(({ kind, outline }) => {
    const name = things[kind];
    if (!name) return [];
    const { x0, x1, z0, z1 } = boundsOf(outline);
    // Beside the string, where one runs through it.
    const at: Point = [(x0 + x1) / 2, z0 + (z1 - z0) * 0.3];
    const [x, y] = sheet.point(at);
    return [
      area(outline.map(sheet.point), { stroke: PAPER.lagoon, width: 0.8, dash: 3 }),
      ...tag([x, y], name, PAPER.lagoon, 0, contains(layout.pool.outline, at) ? PAPER.water : PAPER.white),
    ];
  });
}

function stringLine({ pegs: [a, b], stringFt }: ChalkOut, sheet: Sheet): Mark[] {
  const [from, to] = [sheet.point(a), sheet.point(b)];
  const every = [1, 2, 3, 4, 6, 10].find((feet) => feet * sheet.scale >= TICK_APART) ?? 10;
  const ticks = Array.from({ length: Math.floor(stringFt / every) + 1 }, (_, i) => i * every);
  return [
    line(from, to, 1, PAPER.clay),
    ...ticks.flatMap((feet): Mark[] => {
      const [x, y] = sheet.point([a[0] + feet, 0]);
      const near = feet > 0 && feet < stringFt - every / 2;
      return [
        line([x, y - 3], [x, y + 3], 0.8, PAPER.clay),
        ...(near ? tag([x, y + 8], String(feet), PAPER.clay) : []),
      ];
    }),
    ...[
      { at: from, name: 'A', anchor: 'end', aside: -PEG - 3 } as const,
      { at: to, name: 'B', anchor: 'start', aside: PEG + 3 } as const,
    ].flatMap(({ at: [x, y], name, anchor, aside }): Mark[] => [
      { kind: 'disc', x, y, radius: PEG, fill: PAPER.clay, stroke: PAPER.white, width: 0.6 },
      label([x + aside, y + 3.4], name, 10, anchor, { strong: true, colour: PAPER.clay }),
    ]),
  ];
}

function checkLengths({ checks }: ChalkOut, place: (point: ChalkPoint) => Point): Mark[] {
  return checks.flatMap(({ from, to, lengthFt }) => {
    const [[ax, ay], [bx, by]] = [place(from), place(to)];
    const t = 0.25;
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    return tag([ax + (bx - ax) * t, ay + (by - ay) * t], formatFeet(lengthFt), CHECK, turn);
  });
}

/** Letters with the water's color behind them: lines run under everything here. */
function tag([x, y]: Point, text: string, colour: string, turn = 0, ground: string = PAPER.water): Mark[] {
  const [half, high] = [text.length * SMALL * 0.27 + 1.5, SMALL * 0.62];
  const angle = (turn * Math.PI) / 180;
  const at = (dx: number, dy: number): Point => [
    x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
  return [
    area([at(-half, -high), at(half, -high), at(half, high), at(-half, high)], { fill: ground }),
    label(at(0, SMALL * 0.35), text, SMALL, 'middle', { colour, strong: true, turn }),
  ];
}

function arcCenters({ arcs }: ChalkOut, place: (point: ChalkPoint) => Point, scale: number): Mark[] {
  return arcs.flatMap((arc, i): Mark[] => {
    const [x, y] = place(arc);
    const out: Point = [x + (arc.radiusFt * scale) / Math.SQRT2, y - (arc.radiusFt * scale) / Math.SQRT2];
    return [
      ...(arcs.length === 1 ? [line([x, y], out, 0.6, PAPER.lagoon, 2)] : []),
      line([x - 4, y], [x + 4, y], 0.9, PAPER.lagoon),
      line([x, y - 4], [x, y + 4], 0.9, PAPER.lagoon),
      label([x + 5, y - 3], `C${i + 1}`, SMALL, 'start', { colour: PAPER.lagoon, strong: true }),
    ];
  });
}

function sides({ pegs: [a, b] }: ChalkOut, sheet: Sheet, { left, right }: ChalkDrawingWords): Mark[] {
  const middle = sheet.toX((a[0] + b[0]) / 2);
  const { z0, z1 } = sheet.shown;
  return [
    label([middle, sheet.toY(z0) + TEXT], left, TEXT, 'middle', { colour: PAPER.quiet }),
    label([middle, sheet.toY(z1) - 3], right, TEXT, 'middle', { colour: PAPER.quiet }),
  ];
}
