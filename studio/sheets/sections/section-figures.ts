import { boundsOf, type Point } from '#domain/geometry/plane.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import { fill } from '#domain/words/fill.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
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
import type { Entity } from '../engine/entity.ts';
import type { Pen } from '../engine/view.ts';
import { chainAlong, dimension } from '../layout/dimension-chain.ts';
import { inEighths } from '../layout/eighths.ts';
import type { ViewRoom } from '../layout/view-room.ts';
import type { PlanSet } from '../plan-set.ts';
import type { Cut, Span } from './cuts.ts';
import { spaIn } from './section-extras.ts';
import { floorY } from './section-parts.ts';

// The figures of a section: lengths under it, depths in the water, slopes along the floor, notes on leaders.

const LEVEL = 1e-3;

/** A stretch of floor between two breaks. */
export type Stretch = { from: number; to: number; depthFrom: number; depthTo: number };

export const stretchesOf = ({ floor }: Span): Stretch[] =>
  floor.slice(1).flatMap(([to, depthTo], i) => {
    const [from, depthFrom] = floor[i] ?? [to, depthTo];
    return to - from > 0.01 ? [{ from, to, depthFrom, depthTo }] : [];
  });

/** Of the parts of the floor, and of all of it. */
export function lengthFigures(spans: readonly Span[], rows: (row: number) => number, pen: Pen): Entity[] {
  return spans.flatMap((span) => {
    const breaks = [...new Set(span.floor.map(([at]) => at))];
    const under = (at: number) =>
      floorY(Math.max(...span.floor.filter(([x]) => Math.abs(x - at) < 0.01).map(([, d]) => d), 0)) +
      BUILD.floorFt;
    return [
      ...(breaks.length > 2 ? chainAlong(breaks, under, rows(0), pen) : []),
      ...chainAlong([span.from, span.to], under, rows(breaks.length > 2 ? 1 : 0), pen),
    ];
  });
}

/** Down from the water where the floor is level, and at the ends of each slope. */
export function depthFigures(span: Span, { textFt }: Pen): Entity[] {
  const inset = textFt * 1.1;
  const at = stretchesOf(span).flatMap(({ from, to, depthFrom, depthTo }) => {
    const wide = to - from;
    if (wide < textFt * 2.2) return [];
    if (Math.abs(depthTo - depthFrom) < LEVEL) return [(from + to) / 2];
    return wide > textFt * 12 ? [(from + to) / 2] : [Math.max(from + inset, from + wide * 0.5)];
  });
  return at.flatMap((feet) => {
    const depth = depthIn(span, feet);
    return depth < 0.2 ? [] : [dimension([feet, -WATER_Y], [feet, floorY(depth)], [feet, -WATER_Y], textFt)];
  });
}

export function depthIn({ floor }: Span, feet: number): number {
  for (let i = 1; i < floor.length; i++) {
    const [a, b] = [floor[i - 1], floor[i]];
    if (a && b && b[0] - a[0] > 1e-9 && feet >= a[0] && feet <= b[0])
      return a[1] + ((b[1] - a[1]) * (feet - a[0])) / (b[0] - a[0]);
  }
  return 0;
}

export const slopeOf = ({ from, to, depthFrom, depthTo }: Stretch) => {
  const fall = Math.abs(depthTo - depthFrom);
  return { run: (to - from) / fall, degrees: (Math.atan2(fall, to - from) * 180) / Math.PI };
};

/** Along the floor that falls, over it. */
export function slopeFigures(span: Span, words: string, { textFt }: Pen, room: ViewRoom): Entity[] {
  return stretchesOf(span)
    .filter(({ depthFrom, depthTo }) => Math.abs(depthTo - depthFrom) > LEVEL)
    .flatMap((stretch) => {
      const { run, degrees } = slopeOf(stretch);
      const text = fill(words, { run: run.toFixed(1), degrees: degrees.toFixed(1) });
      const turnDeg =
        (Math.atan2(stretch.depthTo - stretch.depthFrom, stretch.to - stretch.from) * 180) / Math.PI;
      const way = (share: number, lift: number): Entity[] => {
        const feet = stretch.from + (stretch.to - stretch.from) * share;
        return [
          {
            kind: 'text',
            layer: 'A-ANNO-TEXT',
            at: [feet, floorY(depthIn(span, feet)) - textFt * lift],
            text,
            heightFt: textFt,
            anchor: 'middle',
            turnDeg,
          },
        ];
      };
      return room.place(
        [way(0.75, 0.5), way(0.28, 0.5), way(0.5, 0.5), way(0.75, 1.8), way(0.28, 1.8), way(0.5, 1.8)],
        true,
      );
    });
}

export type Note = { tip: Point; text: string };

/** What is pointed at in the pool itself. */
export function poolNotes(
  { layout, words: { sections: words, layout: names } }: PlanSet,
  cut: Cut,
  span: Span,
): Note[] {
  const right = span.to;
  const built: Note[] = [
    {
      tip: [right + layout.copingFt * 0.6, 0],
      text: fill(words.coping, { width: inEighths(layout.copingFt) }),
    },
    {
      tip: [right - 0.03, -(TILE_BOTTOM_Y - COPING_THICK_FT) / 2],
      text: fill(words.tile, { height: inEighths(-TILE_BOTTOM_Y - COPING_THICK_FT) }),
    },
    { tip: [right + BUILD.wallFt / 2, 2], text: fill(words.shell, { thick: inEighths(BUILD.wallFt) }) },
    {
      tip: [right + BUILD.beamWideFt * 0.8, COPING_THICK_FT + BUILD.beamHighFt * 0.6],
      text: fill(words.beam, { wide: inEighths(BUILD.beamWideFt), high: inEighths(BUILD.beamHighFt) }),
    },
    {
      tip: [right + layout.copingFt + 0.8, BUILD.deckSlabFt / 2],
      text: fill(words.slab, {
        material: names.decks[layout.design.deck],
        slab: inEighths(BUILD.deckSlabFt),
        base: inEighths(BUILD.deckBaseFt),
      }),
    },
  ];
  const atRight = cut.kind === 'along' && layout.pool.infinityEdge ? [] : built;
  return [
    ...(cut.kind === 'spa' || cut.kind === 'basin' ? [] : atRight),
    ...(cut.kind === 'along' ? entryNotes(layout, words) : []),
  ];
}

function entryNotes(layout: Layout, words: PlanSet['words']['sections']): Note[] {
  return layout.items.flatMap((item): Note[] => {
    const { x0, x1 } = boundsOf(item.outline);
    const middle = (x0 + x1) / 2;
    if (item.kind === 'Sunshelf')
      return [
        {
          tip: [middle, floorY(SHELF_DEPTH_FT)],
          text: fill(words.shelf, { depth: inEighths(SHELF_DEPTH_FT) }),
        },
      ];
    if (item.kind === 'bench')
      return [
        {
          tip: [middle, floorY(BENCH_DEPTH_FT)],
          text: fill(words.bench, { depth: inEighths(BENCH_DEPTH_FT), width: inEighths(BENCH_FT) }),
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
            tip: [(first.x0 + first.x1) / 2, floorY(first.depthFt)],
            text: fill(words.steps, {
              count: treads.length,
              tread: inEighths(STEP_TREAD_FT),
              riser: inEighths(riser),
            }),
          },
        ]
      : [];
  });
}

export function spaNotes({ layout, words: { sections: words } }: PlanSet): Note[] {
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

export function basinNotes({ layout, words: { sections: words } }: PlanSet): Note[] {
  if (!layout.pool.infinityEdge) return [];
  const x = boundsOf(layout.pool.outline).x1;
  const { weirFt, weirY, waterY, rimY, floorY: floor, innerFt, outerFt } = basinOf(layout.design);
  const middle = x + (weirFt + innerFt) / 2;
  return [
    { tip: [x + weirFt / 2, -weirY], text: fill(words.weir, { height: inEighths(weirY) }) },
    { tip: [x + (innerFt + outerFt) / 2, -rimY], text: fill(words.basinRim, { height: inEighths(rimY) }) },
    { tip: [middle + 0.6, -waterY], text: fill(words.basinWater, { height: inEighths(waterY) }) },
    { tip: [middle, -floor], text: fill(words.basinFloor, { depth: inEighths(waterY - floor) }) },
  ];
}
