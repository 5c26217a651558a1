import { earthworkOf } from '#domain/design/site-work.ts';
import { contains, type Point } from '#domain/geometry/plane.ts';
import { meet } from '#domain/plot/faults.ts';
import { toLayout } from '#domain/plot/site.ts';
import { isSloped } from '#domain/plot/surface.ts';
import { fill } from '#domain/words/fill.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { builtGroundAt } from '#studio/scene/plot-ground.ts';
import { groundAt, type PlotLayout } from '#studio/scene/plot-layout.ts';
import { feetAndInches } from './dimension.ts';
import { hatch } from './hatch.ts';
import { area, block, label, line, type Mark, PAPER } from './marks.ts';
import { paperTextWidth } from './paper-text.ts';
import type { SitePlanWords } from './plot-words.ts';

// Sloped ground in a section: as it is and as it will be, what is dug away and what is filled up, and the walls between.

const STEP_FT = 0.25;
const HATCH_GAP = 8;
const LEAST_FT = 0.05;

/** Where the section runs: `at` leads from feet along it to the layout. */
export type SectionLine = { at: (feet: number) => Point; from: number; to: number };
/** Feet along the section and above the deck to the sheet. */
export type SectionFrame = { x: (feet: number) => number; y: (feet: number) => number; bottom: number };
type Sample = { feet: number; before: number; after: number };
export type SlopeProfile = { samples: readonly Sample[]; highest: number; lowest: number };

/** Nothing where the pool stands on no land, or on level land. */
export function slopeProfile({ plot, deck }: Layout, { at, from, to }: SectionLine): SlopeProfile | null {
  if (!plot || !isSloped(plot.site.plot)) return null;
  const count = Math.ceil((to - from) / STEP_FT);
  const samples = Array.from({ length: count + 1 }, (_, i): Sample => {
    const feet = from + ((to - from) * i) / count;
    const point = at(feet);
    const before = groundAt(plot, point);
    return { feet, before, after: contains(deck, point) ? 0 : builtGroundAt(plot, deck, point) };
  });
  const all = samples.flatMap(({ before, after }) => [before, after]);
  return { samples, highest: Math.max(...all), lowest: Math.min(...all) };
}

/** Under the pool: the earth that stays, what comes and what goes. */
export function slopeGround({ samples }: SlopeProfile, { x, y, bottom }: SectionFrame): Mark[] {
  const after = samples.map(({ feet, after: level }): Point => [x(feet), y(level)]);
  const first = after[0];
  const last = after.at(-1);
  if (!first || !last) return [];
  return [
    area([...after, [last[0], bottom], [first[0], bottom]], { fill: PAPER.earth, opacity: 0.55 }),
    ...runs(samples, ({ before, after: level }) => before - level > LEAST_FT).flatMap((run) =>
      between(run, x, y, PAPER.clay, false),
    ),
    ...runs(samples, ({ before, after: level }) => level - before > LEAST_FT).flatMap((run) =>
      between(run, x, y, PAPER.leaf, true),
    ),
  ];
}

/** Over it: both lines of the ground, and the deck's. */
export function slopeLines({ samples }: SlopeProfile, { x, y }: SectionFrame, [left, right]: Point): Mark[] {
  const shown = (level: (sample: Sample) => number, part: readonly Sample[]) =>
    part.map((sample): Point => [x(sample.feet), y(level(sample))]);
  const path = (points: Point[], stroke: string, width: number, dash?: number): Mark => ({
    kind: 'shape',
    points,
    closed: false,
    stroke,
    width,
    ...(dash ? { dash } : {}),
  });
  const outside = [samples.filter(({ feet }) => feet <= left), samples.filter(({ feet }) => feet >= right)];
  return [
    path(
      shown(({ before }) => before, samples),
      PAPER.contourInk,
      1.6,
      7,
    ),
    ...outside.map((part) =>
      path(
        shown(({ after }) => after, part),
        PAPER.ink,
        2.4,
      ),
    ),
  ];
}

function runs(samples: readonly Sample[], is: (sample: Sample) => boolean): Sample[][] {
  const found: Sample[][] = [];
  samples.forEach((sample, i) => {
    if (!is(sample)) return;
    const before = samples[i - 1];
    if (before && is(before)) found.at(-1)?.push(sample);
    else found.push([sample]);
  });
  return found.filter((run) => run.length > 1);
}

function between(
  run: readonly Sample[],
  x: SectionFrame['x'],
  y: SectionFrame['y'],
  colour: string,
  mirrored: boolean,
): Mark[] {
  const shape = [
    ...run.map(({ feet, before }): Point => [x(feet), y(before)]),
    ...run.toReversed().map(({ feet, after }): Point => [x(feet), y(after)]),
  ];
  return [area(shape, { fill: colour, opacity: 0.16 }), ...hatch(shape, HATCH_GAP, colour, mirrored)];
}

/** Where a wall crosses the section: from the lower ground to the upper one, with its height. */
export function wallsInSection(
  layout: Layout,
  { at, from, to }: SectionLine,
  { x, y }: SectionFrame,
  size: number,
  words: SitePlanWords,
): Mark[] {
  const { plot } = layout;
  const work = plot && earthworkOf(layout.design);
  if (!plot || !work) return [];
  const [start, end] = [at(from), at(to)];
  const crossings = work.walls.flatMap(({ path }) =>
    path.slice(1).flatMap((next, i) => {
      const [a, b] = [path[i] ?? next, next].map((point) => toLayout(plot.site.place, point));
      return a && b && meet(a, b, start, end) ? [along(a, b, start, end) * (to - from) + from] : [];
    }),
  );
  return apartBy(crossings, 2).flatMap((feet) => wallMark(plot, at(feet), feet, { x, y }, size, words));
}

function wallMark(
  plot: PlotLayout,
  point: Point,
  feet: number,
  { x, y }: Pick<SectionFrame, 'x' | 'y'>,
  size: number,
  words: SitePlanWords,
): Mark[] {
  const height = groundAt(plot, point);
  const [top, foot] = [y(Math.max(0, height)), y(Math.min(0, height))];
  const text = fill(words.wall, { height: feetAndInches(Math.abs(height)) });
  const [mx, my] = [x(feet), top - size * 0.9];
  const half = paperTextWidth(text, size) / 2 + 3;
  return [
    block(mx - 4, top, mx + 4, foot + 8, { fill: PAPER.quiet, stroke: PAPER.ink, width: 1.2 }),
    block(mx - half, my - size * 0.6, mx + half, my + size * 0.6, { fill: PAPER.white, opacity: 0.85 }),
    label([mx, my + size * 0.35], text, size, 'middle', { strong: true }),
  ];
}

// Share of the section's line at which the other one crosses it.
function along(a: Point, b: Point, start: Point, end: Point): number {
  const [dx, dy, ex, ey] = [end[0] - start[0], end[1] - start[1], b[0] - a[0], b[1] - a[1]];
  const cross = dx * ey - dy * ex;
  return cross === 0 ? 0 : ((a[0] - start[0]) * ey - (a[1] - start[1]) * ex) / cross;
}

const apartBy = (values: readonly number[], least: number) =>
  values
    .toSorted((a, b) => a - b)
    .filter((value, i, all) => i === 0 || value - (all[i - 1] ?? value) > least);

/** What the hatchings mean, in one line over the section. */
export function slopeKey(right: number, baseline: number, size: number, { sections }: SitePlanWords): Mark[] {
  const entries = [
    { text: sections.fill, swatch: (x: number) => sample(x, baseline, size, PAPER.leaf, true) },
    { text: sections.cut, swatch: (x: number) => sample(x, baseline, size, PAPER.clay, false) },
    {
      text: sections.before,
      swatch: (x: number): Mark[] => [
        line([x, baseline - size * 0.35], [x + 26, baseline - size * 0.35], 1.6, PAPER.contourInk, 7),
      ],
    },
  ];
  let end = right;
  return entries.flatMap(({ text, swatch }) => {
    const x = end - paperTextWidth(text, size) - 32;
    end = x - size;
    return [...swatch(x), label([x + 32, baseline], text, size, 'start')];
  });
}

function sample(x: number, baseline: number, size: number, colour: string, mirrored: boolean): Mark[] {
  const box: Point[] = [
    [x, baseline - size * 0.8],
    [x + 26, baseline - size * 0.8],
    [x + 26, baseline + size * 0.1],
    [x, baseline + size * 0.1],
  ];
  return [area(box, { fill: colour, opacity: 0.16 }), ...hatch(box, HATCH_GAP, colour, mirrored)];
}
