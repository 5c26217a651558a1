import { earthworkOf } from '#domain/design/site-work.ts';
import { contains, type Point } from '#domain/geometry/plane.ts';
import { toLayout } from '#domain/plot/site.ts';
import { isSloped } from '#domain/plot/surface.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import { copingOutline } from '#studio/scene/layout.ts';
import type { Footprint, FootprintKind } from '#studio/scene/layout-types.ts';
import { barrierEntities } from '../barrier/barrier-entities.ts';
import type { Entity } from '../engine/entity.ts';
import { textWidthOf } from '../engine/text-width.ts';
import { type Draft, isShown } from './draft.ts';
import type { Spot } from './lettering.ts';
import { alongPath, around, within } from './spots.ts';

// What is to be built: deck, water, walls and steps, pad and barrier.

const UNDRAWN: ReadonlySet<FootprintKind> = new Set([
  'house',
  'planting',
  'bench',
  'steps',
  'equipment',
  'loungers',
]);
const TREAD_FT = 1;
const STEPS_WIDE_FT = 4;
const WATER = '#e2f1f3';
const DECK = '#f7f4ee';

const drawnItems = (items: readonly Footprint[]) =>
  items.filter(({ kind, layer }) => !UNDRAWN.has(kind) && layer !== 'overlay');

export function builtLines({ layout, letters, set }: Draft): Entity[] {
  const { deck, pool, items } = layout;
  letters.avoid(pool.outline, true);
  letters.avoid(deck, true);
  letters.avoid(set.equipment.pad.outline, true);
  letters.avoid(set.barrier.ring, true);
  for (const { outline } of drawnItems(items)) letters.avoid(outline, true);
  for (const { ends, outward, widthFt } of set.barrier.gates) {
    const [[x, z], latch] = ends;
    letters.avoid([[x, z], [x + outward[0] * widthFt, z + outward[1] * widthFt], latch]);
  }
  return [
    { kind: 'path', layer: 'A-DECK', points: deck, closed: true, fill: { tint: DECK } },
    { kind: 'path', layer: 'A-POOL-COPG', points: copingOutline(layout), closed: true },
    { kind: 'path', layer: 'A-POOL', points: pool.outline, closed: true, fill: { tint: WATER } },
    ...drawnItems(items).map(
      ({ outline }): Entity => ({ kind: 'path', layer: 'A-POOL-STEP', points: outline, closed: true }),
    ),
    { kind: 'path', layer: 'M-EQPM', points: set.equipment.pad.outline, closed: true },
  ];
}

/** Walls and steps that the slope asks for, and the barrier. */
export function earthworkLines(draft: Draft): Entity[] {
  const { layout, set } = draft;
  const { plot } = layout;
  const work = earthworkOf(layout.design);
  const here = (point: Point) => (plot ? toLayout(plot.site.place, point) : point);
  return [
    ...(work?.walls ?? []).map(
      ({ path }): Entity => ({ kind: 'path', layer: 'C-WALL', points: path.map(here), closed: false }),
    ),
    ...(work?.steps ? treads(here(work.steps.at), here(work.steps.from), work.steps.count) : []),
    ...barrierEntities(set.barrier),
  ];
}

// They lead away from the deck, towards the house.
function treads(start: Point, end: Point, count: number): Entity[] {
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  if (length < 0.1) return [];
  const [ux, uz] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  const half = STEPS_WIDE_FT / 2;
  return Array.from({ length: count + 1 }, (_, i): Entity => {
    const away = Math.min(i * TREAD_FT, length);
    const [x, z] = [start[0] + ux * away, start[1] + uz * away];
    return {
      kind: 'path',
      layer: 'A-POOL-STEP',
      points: [
        [x - uz * half, z + ux * half],
        [x + uz * half, z - ux * half],
      ],
      closed: false,
    };
  });
}

export function builtNames(draft: Draft): Entity[] {
  const { layout, letters, pen, words, set, turnDeg } = draft;
  const { design, pool, plot, deck } = layout;
  const { labels } = words;
  const small = pen.textFt * 0.88;
  const work = earthworkOf(design);
  const level =
    plot && isSloped(plot.site.plot) ? fill(labels.deckAt, { feet: plot.levelFt.toFixed(1) }) : labels.deck;
  const size = { length: feetAndInches(design.lengthFt), width: feetAndInches(design.widthFt) };
  const here = (point: Point) => (plot ? toLayout(plot.site.place, point) : point);
  return [
    ...letters.write(fill(labels.pool, size), pen.textFt, within(letters, pool.outline), {
      layer: 'A-ANNO-TEXT',
      strong: true,
    }),
    ...letters.write(labels.pad, small, aroundShape(draft, set.equipment.pad.outline), {
      layer: 'A-ANNO-TEXT',
    }),
    ...letters.write(
      level,
      small,
      within(letters, deck, [pool.outline]).concat(alongPath(letters, deck, small, 6)),
      {
        layer: 'A-ANNO-TEXT',
      },
    ),
    // What is too small for its name has it on A-1.
    ...drawnItems(layout.items)
      .filter(({ label, widthFt }) => textWidthOf(label, small) < widthFt)
      .flatMap(({ label, outline }) =>
        letters.write(label, small, within(letters, outline), { layer: 'A-ANNO-TEXT' }),
      ),
    ...barrierNames(draft),
    ...(work?.walls ?? []).flatMap(({ path, heightFt }) =>
      letters.write(
        fill(labels.wall, { height: feetAndInches(heightFt) }),
        small,
        // A wall's path has many short pieces: its name stands along a longer stretch.
        alongPath(letters, path.filter((_, i) => i % 8 === 0 || i === path.length - 1).map(here), small),
        { layer: 'A-ANNO-TEXT' },
      ),
    ),
    ...(work?.steps && isShown(draft, here(work.steps.at))
      ? letters.write(
          counted(labels.steps, work.steps.count),
          small,
          around(here(work.steps.at), pen.textFt * 3.5, pen.textFt * 1.5, turnDeg),
          { layer: 'A-ANNO-TEXT' },
        )
      : []),
  ];

  function barrierNames({ set: { barrier } }: Draft): Entity[] {
    const name = set.barrier.designed ? labels.barrier : labels.proposed;
    const runs = barrier.paths.toSorted((a, b) => b.length - a.length).slice(0, 1);
    return [
      ...runs.flatMap((path) =>
        letters.write(name, small, alongPath(letters, path, small * 0.9), { layer: 'A-ANNO-TEXT' }),
      ),
      ...barrier.gates.flatMap(({ ends: [a, b], widthFt, outward }) => {
        const out = widthFt * 0.5 + small;
        const middle: Point = [(a[0] + b[0]) / 2 + outward[0] * out, (a[1] + b[1]) / 2 + outward[1] * out];
        return letters.write(
          fill(labels.gate, { width: feetAndInches(widthFt) }),
          small,
          [{ at: middle }, ...around(middle, small * 4, small * 2, turnDeg)],
          { layer: 'A-BARR-GATE' },
        );
      }),
    ];
  }
}

/** In it or beside it, and in nothing else that has a name of its own. */
function aroundShape({ pen, turnDeg, letters, layout }: Draft, outline: readonly Point[]) {
  const { plot, house, pool, deck } = layout;
  const others = [
    pool.outline,
    deck,
    ...(plot ? plot.buildings.map((building) => building.outline) : house ? [house.outline] : []),
  ];
  const beside = ({ at }: Spot) => !others.some((other) => contains(other, at));
  const cx = outline.reduce((sum, [x]) => sum + x, 0) / outline.length;
  const cz = outline.reduce((sum, [, z]) => sum + z, 0) / outline.length;
  const spots = around([cx, cz], pen.textFt * 5 + 4, pen.textFt + 4, turnDeg);
  return [...within(letters, outline), ...spots.filter(beside)];
}
