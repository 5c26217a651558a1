import type { Point } from '#domain/geometry/plane.ts';
import { BANK_FT, ENGINEERED_FT } from '#domain/plot/earthwork.ts';
import { fill } from '#domain/words/fill.ts';
import { type SlopeProfile, slopeProfile } from '#studio/plan/slope-section.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { groundAt } from '#studio/scene/plot-layout.ts';
import { GROUND_Y } from '#studio/scene/scene-builder.ts';
import { CONCRETE, closed, EARTH, filled, open } from '#studio/section/built-parts.ts';
import { type Cut, type CutKind, crossingsAlong } from '#studio/section/cuts.ts';
import type { Entity, Fill } from '../engine/entity.ts';
import { inEighths } from '../layout/eighths.ts';
import type { SectionWords } from './words.ts';

// The ground beside the pool: as it is, as it will be, and the walls that hold it.

const CUT_AWAY: Fill = { tint: '#f1ddd3' };
const FILLED_UP: Fill = { tint: '#dfe8d6' };
const EARTH_FT = 0.9;
const WALL_FT = 8 / 12;
/** Below the lower ground; the engineer's. */
const FOOTING_FT = 1;
const LEAST_FT = 0.05;

export type SectionWall = { at: number; heightFt: number; topY: number; footY: number; text: string };
type Sample = SlopeProfile['samples'][number];

export type Ground = { slope: SlopeProfile | null; edges: readonly number[]; walls: readonly SectionWall[] };

export function groundOf(layout: Layout, cut: Cut, words: SectionWords): Ground {
  const edges = crossingsAlong(layout.deck, cut.at).filter((feet) => feet > cut.from && feet < cut.to);
  const slope = profileOf(layout, cut);
  return { slope, edges, walls: slope ? wallsAt(layout, cut, edges, words) : [] };
}

const known = new WeakMap<Layout, Map<CutKind, SlopeProfile | null>>();

/** A section is drawn at several scales; its ground takes longest. */
function profileOf(layout: Layout, cut: Cut): SlopeProfile | null {
  const profiles = known.get(layout) ?? new Map<CutKind, SlopeProfile | null>();
  known.set(layout, profiles);
  const profile = profiles.get(cut.kind) ?? slopeProfile(layout, cut);
  profiles.set(cut.kind, profile);
  return profile;
}

/** Where the deck ends and the ground beside it is too high or too low for a bank. */
function wallsAt(
  { plot }: Layout,
  { at }: Cut,
  edges: readonly number[],
  words: SectionWords,
): SectionWall[] {
  return edges.flatMap((feet) => {
    const heightFt = plot ? groundAt(plot, at(feet)) : 0;
    if (Math.abs(heightFt) <= BANK_FT) return [];
    const height = inEighths(Math.abs(heightFt));
    const sentence = Math.abs(heightFt) >= ENGINEERED_FT ? words.engineeredWall : words.wall;
    return [
      {
        at: feet,
        heightFt: Math.abs(heightFt),
        topY: -Math.max(0, heightFt),
        footY: -Math.min(0, heightFt),
        text: fill(sentence, { height }),
      },
    ];
  });
}

/** Under everything that is built. `open` ends, left and right, have no ground beside the water. */
export function groundEntities(
  { slope, edges }: Ground,
  cut: Cut,
  taken: readonly (readonly [number, number])[],
): Entity[] {
  const outside = (feet: number) => taken.every(([from, to]) => feet <= from || feet >= to);
  const all = taken.flat();
  if (!slope) return levelGround(cut, edges, [Math.min(...all), Math.max(...all)]);
  const { samples } = slope;
  const between = (run: readonly Sample[]): Point[] => [
    ...run.map(({ feet, before }): Point => [feet, -before]),
    ...run.toReversed().map(({ feet, after }): Point => [feet, -after]),
  ];
  const grade = runsOf(samples, ({ feet }) => outside(feet));
  return [
    ...runsOf(samples, ({ before, after }) => before - after > LEAST_FT).map((run) =>
      filled('C-GRND-PATT', between(run), CUT_AWAY),
    ),
    ...runsOf(samples, ({ before, after, feet }) => after - before > LEAST_FT && outside(feet)).map((run) =>
      filled('C-GRND-PATT', between(run), FILLED_UP),
    ),
    ...grade.map((run) => earthUnder(run.map(({ feet, after }): Point => [feet, -after]))),
    open(
      'C-TOPO',
      samples.map(({ feet, before }): Point => [feet, -before]),
    ),
    ...grade.map((run) =>
      open(
        'C-GRND',
        run.map(({ feet, after }): Point => [feet, -after]),
      ),
    ),
  ];
}

const earthUnder = (line: readonly Point[]): Entity =>
  filled('C-GRND-PATT', [...line, ...line.toReversed().map(([x, y]): Point => [x, y + EARTH_FT])], EARTH);

/** Beyond the deck, a little lower than it. */
function levelGround(
  { from, to }: Cut,
  edges: readonly number[],
  water: readonly [number, number],
): Entity[] {
  const [first, last] = [
    edges.filter((feet) => feet < water[0]).at(-1),
    edges.find((feet) => feet > water[1]),
  ];
  const strips: Point[][] = [];
  const y = -GROUND_Y;
  if (first !== undefined)
    strips.push([
      [from, y],
      [first, y],
    ]);
  if (last !== undefined)
    strips.push([
      [last, y],
      [to, y],
    ]);
  return strips.flatMap((line) => [earthUnder(line), open('C-GRND', line)]);
}

export const wallEntities = ({ walls }: Ground): Entity[] =>
  walls.flatMap(({ at, topY, footY }) => {
    const box: Point[] = [
      [at - WALL_FT / 2, topY],
      [at + WALL_FT / 2, topY],
      [at + WALL_FT / 2, footY + FOOTING_FT],
      [at - WALL_FT / 2, footY + FOOTING_FT],
    ];
    return [closed('C-WALL', box, { tint: '#ffffff' }), filled('S-SHEL-PATT', box, CONCRETE)];
  });

function runsOf(samples: readonly Sample[], is: (sample: Sample) => boolean): Sample[][] {
  const found: Sample[][] = [];
  samples.forEach((sample, i) => {
    if (!is(sample)) return;
    const before = samples[i - 1];
    if (before && is(before)) found.at(-1)?.push(sample);
    else found.push([sample]);
  });
  return found.filter((run) => run.length > 1);
}
