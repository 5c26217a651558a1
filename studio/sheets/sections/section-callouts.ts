import { boundsOf } from '#domain/geometry/plane.ts';
import { BUILD, DECK_BEDS } from '#domain/plan-set/take-off-rates.ts';
import { fill } from '#domain/words/fill.ts';
import {
  BENCH_DEPTH_FT,
  BENCH_FT,
  basinOf,
  COPING_THICK_FT,
  SHELF_DEPTH_FT,
  SPA,
  STEP_TREAD_FT,
  TILE_BOTTOM_Y,
  treadsOf,
} from '#studio/scene/pool-heights.ts';
import { floorY } from '#studio/section/built-parts.ts';
import type { Cut, Span } from '#studio/section/cuts.ts';
import { spaIn } from '#studio/section/spa-and-basin.ts';
import { type WeirCut, weirIn } from '#studio/section/weir-in.ts';
import type { Note, Stack } from '../engine/leader-stack.ts';
import { inEighths } from '../layout/eighths.ts';
import type { PlanSet } from '../plan-set.ts';
import type { Ground } from './section-ground.ts';

// What is pointed at in a section, in stacks: over the water and the deck what is seen, beside the wall what is buried.

/** How far out on the deck the natural grade is pointed at. */
const GRADE_FT = 1.8;

/** Rows over the section begin at `top`. */
export function calloutsOf(set: PlanSet, cut: Cut, span: Span, ground: Ground, top: number): Stack[] {
  const across = cut.kind !== 'spa' && cut.kind !== 'basin';
  const weir = weirIn(set.layout, cut);
  const spa = cut.kind === 'spa' ? spaIn(set.layout) : null;
  const land = landNotes(set, { from: spa?.outer[0] ?? span.from, to: span.to }, ground);
  const beyond = land.filter(({ tip }) => tip[0] > span.to);
  const before = land.filter(({ tip }) => tip[0] < span.from);
  // From the right: who stands farther left goes over the others.
  const entries = cut.kind === 'along' ? entryNotes(set).toSorted((a, b) => b.tip[0] - a.tip[0]) : [];
  const up = (notes: readonly Note[], side: 1 | -1): Stack => ({ notes, side, rows: 'up', edge: top });
  const stacks: Stack[] = [
    up(across && !weir ? insideNotes(set, cut, span) : [], -1),
    up(cut.kind === 'spa' ? spaNotes(set) : [], 1),
    {
      notes: across && !weir ? shellNotes(set, span) : [],
      side: 1,
      rows: 'down',
      edge: BUILD.deckSlabFt + BUILD.deckBaseFt,
    },
    up([...(weir ? basinNotes(set, weir) : across ? deckNotes(set, span) : []), ...beyond], 1),
    ...entries.map((note) => up([note], 1)),
    up(before, 1),
  ];
  return stacks.filter(({ notes }) => notes.length > 0);
}

/** On the water's side of the wall. */
function insideNotes({ layout, words: { sections: words } }: PlanSet, cut: Cut, { to }: Span): Note[] {
  const benches = cut.kind === 'along' ? layout.items.filter(({ kind }) => kind === 'bench') : [];
  return [
    {
      tip: [to - 0.06, -(TILE_BOTTOM_Y - COPING_THICK_FT) / 2],
      text: fill(words.tile, { height: inEighths(-TILE_BOTTOM_Y - COPING_THICK_FT) }),
    },
    ...benches.map(({ outline }): Note => {
      const { x0, x1 } = boundsOf(outline);
      return {
        tip: [x0 + (x1 - x0) * 0.2, floorY(BENCH_DEPTH_FT)],
        text: fill(words.bench, { depth: inEighths(BENCH_DEPTH_FT), width: inEighths(BENCH_FT) }),
      };
    }),
  ];
}

function deckNotes({ layout, words: { sections: words, layout: names } }: PlanSet, { to }: Span): Note[] {
  return [
    { tip: [to + layout.copingFt * 0.6, 0], text: fill(words.coping, { width: inEighths(layout.copingFt) }) },
    {
      tip: [to + layout.copingFt + 0.8, 0],
      text: fill(words.beds[DECK_BEDS[layout.design.deck]], {
        material: names.decks[layout.design.deck],
        slab: inEighths(BUILD.deckSlabFt),
        base: inEighths(BUILD.deckBaseFt),
      }),
    },
  ];
}

function shellNotes({ words: { sections: words } }: PlanSet, { to, floor }: Span): Note[] {
  const deep = floorY(floor.at(-1)?.[1] ?? 0);
  const under = COPING_THICK_FT + BUILD.beamHighFt;
  return [
    {
      tip: [to + BUILD.beamWideFt, COPING_THICK_FT + BUILD.beamHighFt * 0.8],
      text: fill(words.beam, { wide: inEighths(BUILD.beamWideFt), high: inEighths(BUILD.beamHighFt) }),
    },
    {
      tip: [to + BUILD.wallFt, Math.max(under + 0.2, (under + deep) / 2)],
      text: fill(words.shell, { thick: inEighths(BUILD.wallFt) }),
    },
    {
      tip: [to - 0.2, deep + BUILD.floorFt + BUILD.gravelFt / 2],
      text: fill(words.gravel, { thick: inEighths(BUILD.gravelFt) }),
    },
  ];
}

/** Walls, and the ground as it was beside the deck's begin. */
function landNotes(
  { layout, words: { sections: words } }: PlanSet,
  { from, to }: Pick<Span, 'from' | 'to'>,
  { slope, walls }: Ground,
): Note[] {
  const out = layout.copingFt + GRADE_FT;
  const ends = [
    slope?.samples.findLast(({ feet }) => feet < from - out),
    slope?.samples.find(({ feet }) => feet > to + out),
  ];
  return [
    ...walls.map(({ at, topY, text }): Note => ({ tip: [at, topY], text })),
    ...ends.flatMap((end): Note[] => (end ? [{ tip: [end.feet, -end.before], text: words.natural }] : [])),
  ];
}

/** Steps, shelf and beach, where one goes in. */
function entryNotes({ layout, words: { sections: words } }: PlanSet): Note[] {
  return layout.items.flatMap((item): Note[] => {
    const { x0, x1 } = boundsOf(item.outline);
    if (item.kind === 'Sunshelf')
      return [
        {
          tip: [x0 + (x1 - x0) * 0.3, floorY(SHELF_DEPTH_FT)],
          text: fill(words.shelf, { depth: inEighths(SHELF_DEPTH_FT) }),
        },
      ];
    if (item.kind === 'Beach Entry') return [{ tip: [x0 - 0.3, 0.2], text: words.beach }];
    if (item.kind !== 'steps') return [];
    const treads = treadsOf(layout, item);
    const [first, second] = treads;
    const shallow = Math.min(layout.design.shallowFt, layout.design.deepFt);
    const riser = first ? (second ? second.depthFt : shallow) - first.depthFt : 0;
    return first
      ? [
          {
            tip: [first.x0 + (first.x1 - first.x0) * 0.85, floorY(first.depthFt)],
            text: fill(words.steps, {
              count: treads.length,
              tread: inEighths(STEP_TREAD_FT),
              depth: inEighths(first.depthFt),
              riser: inEighths(riser),
            }),
          },
        ]
      : [];
  });
}

function spaNotes({ layout, words: { sections: words } }: PlanSet): Note[] {
  const spa = spaIn(layout);
  if (!spa) return [];
  const { inner, seatTo, seatY, floorY: floor, outer } = spa;
  const plus = (height: number) => `+${inEighths(height)}`;
  return [
    { tip: [outer[0] + 0.4, -SPA.rimY], text: fill(words.spaRim, { height: plus(SPA.rimY) }) },
    {
      tip: [(inner[0] + inner[1]) / 2, -SPA.waterY],
      text: fill(words.spaWater, { height: plus(SPA.waterY) }),
    },
    {
      tip: [(inner[0] + seatTo) / 2, seatY],
      text: fill(words.spaSeat, { depth: inEighths(SPA.seatDepthFt) }),
    },
    {
      tip: [(seatTo + inner[1]) / 2, floor],
      text: fill(words.spaFloor, { depth: inEighths(SPA.floorDepthFt) }),
    },
  ];
}

function basinNotes(
  { layout, words: { sections: words } }: PlanSet,
  { at: x, weirFt, innerFt, outerFt }: WeirCut,
): Note[] {
  const { weirY, waterY, rimY, floorY: floor } = basinOf(layout.design);
  const middle = x + (weirFt + innerFt) / 2;
  return [
    { tip: [x + weirFt / 2, -weirY], text: fill(words.weir, { height: inEighths(weirY) }) },
    { tip: [x + (innerFt + outerFt) / 2, -rimY], text: fill(words.basinRim, { height: inEighths(rimY) }) },
    { tip: [middle + 0.6, -waterY], text: fill(words.basinWater, { height: inEighths(waterY) }) },
    { tip: [middle, -floor], text: fill(words.basinFloor, { depth: inEighths(waterY - floor) }) },
  ];
}
