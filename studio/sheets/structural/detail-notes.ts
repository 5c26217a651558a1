import { boundsOf, type Point } from '#domain/geometry/plane.ts';
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
  WATER_Y,
} from '#studio/scene/pool-heights.ts';
import { floorY } from '#studio/section/built-parts.ts';
import { depthIn, type Span } from '#studio/section/cuts.ts';
import { spaIn } from '#studio/section/spa-and-basin.ts';
import { inEighths } from '../layout/eighths.ts';
import type { PlanSet } from '../plan-set.ts';
import type { Callout } from './callouts.ts';
import type { DetailKind } from './detail-cuts.ts';

// What each detail names, with the measures that the take-off counts with.

const left = (tip: Point, text: string): Callout => ({ tip, text, side: 'left' });
const right = (tip: Point, text: string): Callout => ({ tip, text, side: 'right' });

export function detailNotes(set: PlanSet, kind: DetailKind, span: Span): Callout[] {
  switch (kind) {
    case 'shallow':
    case 'deep':
      return [...rimNotes(set, span), wallNote(set, span), ...floorNotes(set, span)];
    case 'edge':
      return [...rimNotes(set, span), ...edgeNotes(set, span)];
    case 'steps':
      return [...entryNotes(set), beamNote(set, span), ...floorNotes(set, span)];
    case 'beach':
      return [left([span.from - 0.3, 0.15], set.words.sections.beach), ...floorNotes(set, span)];
    case 'bench':
      return [benchNote(set, span), beamNote(set, span), ...floorNotes(set, span)];
    case 'spa':
      return [...spaNotes(set), ...floorNotes(set, span).slice(0, 1)];
    case 'basin':
      return [...basinNotes(set, span), waterNote(set, [span.from + 0.8, -WATER_Y], 'left')];
  }
}

const waterNote = ({ words }: PlanSet, tip: Point, side: Callout['side'] = 'right'): Callout => ({
  tip,
  side,
  text: fill(words.structural.water, { height: inEighths(WATER_Y) }),
});

const beamNote = ({ words: { sections } }: PlanSet, { from }: Span): Callout =>
  left(
    [from - BUILD.beamWideFt * 0.7, COPING_THICK_FT + BUILD.beamHighFt * 0.6],
    fill(sections.beam, { wide: inEighths(BUILD.beamWideFt), high: inEighths(BUILD.beamHighFt) }),
  );

/** Deck, beam, coping, tile and water at a wall on the left. */
function rimNotes(set: PlanSet, span: Span): Callout[] {
  const { layout, words } = set;
  const { from } = span;
  return [
    left(
      [from - layout.copingFt - 0.6, BUILD.deckSlabFt * 0.6],
      fill(words.sections.beds[DECK_BEDS[layout.design.deck]], {
        material: words.layout.decks[layout.design.deck],
        slab: inEighths(BUILD.deckSlabFt),
        base: inEighths(BUILD.deckBaseFt),
      }),
    ),
    beamNote(set, span),
    right([from, COPING_THICK_FT / 2], fill(words.sections.coping, { width: inEighths(layout.copingFt) })),
    waterNote(set, [from + 0.7, -WATER_Y]),
    right(
      [from + 0.06, -TILE_BOTTOM_Y - 0.12],
      fill(words.sections.tile, { height: inEighths(-TILE_BOTTOM_Y - COPING_THICK_FT) }),
    ),
  ];
}

const edgeNotes = ({ layout, words: { structural } }: PlanSet, { from }: Span): Callout[] => [
  left([from - layout.copingFt, 0.02], structural.joint),
  left([from - BUILD.wallFt / 2, COPING_THICK_FT + BUILD.beamHighFt + 0.12], structural.wall),
  right([from, -TILE_BOTTOM_Y + 0.35], structural.finish),
];

function wallNote({ words }: PlanSet, { from, floor }: Span): Callout {
  const depth = floor[0]?.[1] ?? 0;
  const y = COPING_THICK_FT + BUILD.beamHighFt + (floorY(depth) - BUILD.beamHighFt) * 0.45;
  return left([from - BUILD.wallFt / 2, y], fill(words.sections.shell, { thick: inEighths(BUILD.wallFt) }));
}

function floorNotes({ words: { structural } }: PlanSet, span: Span): Callout[] {
  const at = (back: number): Point => [span.to - back, floorY(depthIn(span, span.to - back))];
  const under = (back: number, feet: number): Point => [at(back)[0], at(back)[1] + feet];
  return [
    right(under(0.5, BUILD.floorFt / 2), fill(structural.floor, { thick: inEighths(BUILD.floorFt) })),
    right(
      under(0.9, BUILD.floorFt + BUILD.gravelFt / 2),
      fill(structural.gravel, { thick: inEighths(BUILD.gravelFt) }),
    ),
  ];
}

function entryNotes({ layout, words: { sections, structural } }: PlanSet): Callout[] {
  const steps = layout.items.find(({ kind }) => kind === 'steps');
  const shelf = layout.items.find(({ kind }) => kind === 'Sunshelf');
  const treads = steps ? treadsOf(layout, steps) : [];
  const [one, two] = treads;
  const shallow = Math.min(layout.design.shallowFt, layout.design.deepFt);
  const riser = one ? (two?.depthFt ?? shallow) - one.depthFt : 0;
  const last = treads.at(-1);
  return [
    ...(shelf
      ? [
          right(
            [boundsOf(shelf.outline).x1 - 0.8, floorY(SHELF_DEPTH_FT)],
            fill(sections.shelf, { depth: inEighths(SHELF_DEPTH_FT) }),
          ),
        ]
      : []),
    ...(one && last
      ? [
          right(
            [last.x1 - 0.2, floorY(last.depthFt)],
            fill(sections.steps, {
              count: treads.length,
              tread: inEighths(STEP_TREAD_FT),
              depth: inEighths(one.depthFt),
              riser: inEighths(riser),
            }),
          ),
          left(
            [(one.x0 + one.x1) / 2, floorY(one.depthFt) + BUILD.floorFt / 2],
            fill(structural.treads, { thick: inEighths(BUILD.floorFt) }),
          ),
        ]
      : []),
  ];
}

const benchNote = ({ words: { sections } }: PlanSet, { from }: Span): Callout =>
  right(
    [from + BENCH_FT - 0.2, floorY(BENCH_DEPTH_FT)],
    fill(sections.bench, { depth: inEighths(BENCH_DEPTH_FT), width: inEighths(BENCH_FT) }),
  );

function spaNotes(set: PlanSet): Callout[] {
  const { words } = set;
  const spa = spaIn(set.layout);
  if (!spa) return [];
  const { inner, outer, seatTo, seatY, floorY: floor } = spa;
  const plus = (feet: number) => `+${inEighths(feet)}`;
  const thick = inEighths(SPA.wallFt);
  return [
    left([outer[0] + 0.3, -SPA.rimY], fill(words.sections.spaRim, { height: plus(SPA.rimY) })),
    left([outer[0] + SPA.wallFt / 2, floor * 0.3], fill(words.structural.spaWall, { thick })),
    left([inner[0] + 0.3, seatY], fill(words.sections.spaSeat, { depth: inEighths(SPA.seatDepthFt) })),
    left(
      [seatTo + 0.4, floor + BUILD.floorFt / 2],
      fill(words.structural.floor, { thick: inEighths(BUILD.floorFt) }),
    ),
    right([inner[1] - 0.3, -SPA.waterY], fill(words.sections.spaWater, { height: plus(SPA.waterY) })),
    right([outer[1] - SPA.wallFt / 2, -SPA.waterY * 0.5], fill(words.structural.damWall, { thick })),
    waterNote(set, [outer[1] + 0.8, -WATER_Y]),
  ];
}

function basinNotes({ layout, words }: PlanSet, { to: x }: Span): Callout[] {
  const { weirFt, weirY, waterY, rimY, floorY: floor, innerFt, outerFt } = basinOf(layout.design);
  const { sections, structural } = words;
  return [
    left([x + weirFt / 2, -waterY * 0.5], fill(structural.weirWall, { thick: inEighths(weirFt) })),
    right([x + weirFt * 0.6, -weirY], fill(sections.weir, { height: inEighths(weirY) })),
    right([x + (innerFt + outerFt) / 2, -rimY], fill(sections.basinRim, { height: inEighths(rimY) })),
    right([x + innerFt - 0.5, -waterY], fill(sections.basinWater, { height: inEighths(waterY) })),
    right(
      [x + (innerFt + outerFt) / 2, -waterY + 0.8],
      fill(structural.basinWall, { thick: inEighths(outerFt - innerFt) }),
    ),
    right(
      [x + innerFt - 0.8, -floor + BUILD.floorFt / 2],
      fill(structural.floor, { thick: inEighths(BUILD.floorFt) }),
    ),
    right(
      [x + innerFt - 1.2, -floor + BUILD.floorFt + BUILD.gravelFt / 2],
      fill(structural.gravel, { thick: inEighths(BUILD.gravelFt) }),
    ),
  ];
}
