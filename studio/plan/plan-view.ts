import { FEATURE_RULES, type Feature } from '#domain/design/features.ts';
import { type Bounds, boundsOf, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import type { PlanLook } from '#studio/scene/feature-part.ts';
import { planLookOf } from '#studio/scene/feature-parts.ts';
import { copingOutline } from '#studio/scene/layout.ts';
import type { Footprint, FootprintKind, Layout } from '#studio/scene/layout-types.ts';
import { countOf } from '#studio/scene/spouts.ts';
import { boulderMarks, isRocks } from './boulder-marks.ts';
import { clearOf } from './clear-strip.ts';
import { dimension, feetAndInches } from './dimension.ts';
import { earthworkEntries, earthworkMarks } from './earthwork-marks.ts';
import { builtOutlines, furnitureOn } from './entry-marks.ts';
import { houseMarks, shrubMarks } from './house-marks.ts';
import { type Ink, type KeyEntry, label, type Mark, PAPER } from './marks.ts';
import { type Numbered, numberMarks } from './number-marks.ts';
import { buildingNames, plotGround, plotStanding } from './plot-marks.ts';
import type { SitePlanWords } from './plot-words.ts';
import { northArrow, Sheet, scaleBar } from './sheet.ts';

// The pool from above, to scale, with everything that was asked for numbered.

const LOOKS: Record<PlanLook, Ink> = {
  built: { fill: PAPER.ground, stroke: PAPER.ink, width: 1.2 },
  shelf: { fill: PAPER.shelf, stroke: PAPER.quiet, width: 1 },
  beach: { fill: '#efe9d8', stroke: PAPER.quiet, width: 0.8 },
  tub: { fill: PAPER.waterDeep, stroke: PAPER.ink, width: 2 },
  basin: { fill: PAPER.water, stroke: PAPER.ink, width: 1.4 },
  reeds: { fill: PAPER.planting, stroke: PAPER.ink, width: 1.4 },
  bubbler: { fill: PAPER.white, stroke: PAPER.ink, width: 0.8 },
  light: { fill: '#f3d27a', stroke: PAPER.ink, width: 0.8 },
  fire: { fill: '#ecc9b5', stroke: PAPER.clay, width: 1.4 },
  cover: { fill: PAPER.quiet, opacity: 0.35 },
};
const COMMON: Record<Exclude<FootprintKind, Feature>, Ink> = {
  steps: { fill: PAPER.shelf, stroke: PAPER.quiet, width: 0.8 },
  bench: { fill: PAPER.shelf, stroke: PAPER.quiet, width: 0.6 },
  planting: { fill: PAPER.planting },
  house: { fill: PAPER.house, stroke: PAPER.ink, width: 2 },
  equipment: LOOKS.built,
  loungers: LOOKS.built,
};
export const inkOf = (kind: FootprintKind): Ink => (isFeature(kind) ? LOOKS[planLookOf(kind)] : COMMON[kind]);
const isFeature = (kind: FootprintKind): kind is Feature => kind in FEATURE_RULES;
const liesOnTop = ({ kind }: Footprint) => isFeature(kind) && planLookOf(kind) === 'cover';
const LOWEST = new Set<FootprintKind>(['planting', 'house']);
const UNNAMED = new Set<FootprintKind>(['planting', 'house', 'bench']);
const AROUND_FT = 5;
export const HOUSE_SHOWN_FT = 7;
const PLOT_SHOWN_FT = 8;
// Under the plan: the scale on the left, north on the right.
export const STRIP = 84;

type PlanView = {
  marks: Mark[];
  key: KeyEntry[];
  sheet: Sheet;
  bottom: number;
};

// The deck, what stands around it and a strip of the house. On a plot the same on every side: whatever is near may matter.
export function shownOf({ deck: outline, fence: barrier, items, plot }: Layout): Bounds {
  if (plot) return shownOnPlot(outline, items);
  const deck = boundsOf(outline);
  const fence = barrier ? boundsOf(barrier.path) : deck;
  const pad = items.find((item) => item.kind === 'equipment');
  const padEnd = pad ? boundsOf(pad.outline).x1 : deck.x1;
  return {
    x0: Math.min(deck.x0, fence.x0) - AROUND_FT / 2,
    x1: Math.max(deck.x1, fence.x1, padEnd) + AROUND_FT / 2,
    z0: deck.z0 - HOUSE_SHOWN_FT,
    z1: Math.max(deck.z1, fence.z1) + AROUND_FT,
  };
}

function shownOnPlot(deck: Polygon, items: readonly Footprint[]): Bounds {
  const built = items.filter(({ kind }) => !LOWEST.has(kind)).flatMap(({ outline }) => outline);
  const { x0, z0, x1, z1 } = boundsOf([...deck, ...built]);
  return { x0: x0 - PLOT_SHOWN_FT, z0: z0 - PLOT_SHOWN_FT, x1: x1 + PLOT_SHOWN_FT, z1: z1 + PLOT_SHOWN_FT };
}

export function planView(
  layout: Layout,
  width: number,
  textSize: number,
  words: SitePlanWords | null,
  withKey = true,
  /** A larger window than the design needs, for a sheet with room; such a sheet tells scale and north itself. */
  window?: Bounds,
): PlanView {
  const sheet = new Sheet(window ?? shownOf(layout), width);
  const { shown, scale } = sheet;
  const items = layout.items.filter((item) => visible(item, shown));
  const key = withKey ? numbered(items, layout, words) : [];
  const height = (shown.z1 - shown.z0) * scale;
  return {
    marks: [
      ...groundMarks(layout, items, sheet),
      ...(layout.plot && words
        ? buildingNames(layout.plot, sheet, words, textSize)
        : houseName(items, sheet, textSize)),
      ...numberMarks(key, sheet, textSize),
      ...poolDimensions(layout, items, sheet, textSize),
      ...(window ? [] : footMarks(layout, sheet, width, textSize)),
    ],
    key: key.map(({ number, label: name }) => ({ number, label: name })),
    sheet,
    bottom: height + (window ? 0 : STRIP),
  };
}

// Scale and north, in the strip under the plan.
export function footMarks(layout: Layout, { shown, scale }: Sheet, width: number, textSize: number): Mark[] {
  const height = (shown.z1 - shown.z0) * scale;
  return [
    ...northArrow(width - 40, height + STRIP / 2 + 4, layout.backBearingDeg, textSize),
    ...scaleBar(16, height + STRIP - 26, scale, textSize),
  ];
}

// From the lawn up to the covers that lie on top, then the fence.
export function groundMarks(layout: Layout, items: readonly Footprint[], sheet: Sheet): Mark[] {
  const { shown, shape, point } = sheet;
  const { plot } = layout;
  const draw = (item: Footprint) =>
    isRocks(item, layout)
      ? boulderMarks(item, sheet)
      : [
          ...builtOutlines(layout, item).map((outline) => shape(outline, inkOf(item.kind))),
          ...furnitureOn(layout, item, sheet),
        ];
  const lowest = items.filter(({ kind }) => kind === 'planting');
  const others = items.filter((item) => !LOWEST.has(item.kind));
  const marks: Mark[] = [
    shape(rectangle(shown.x0, shown.z0, shown.x1, shown.z1), { fill: plot ? PAPER.beyond : PAPER.lawn }),
    ...(plot ? [shape(plot.lot, { fill: PAPER.lawn }), ...plotGround(plot, sheet)] : []),
    ...lowest.flatMap((bed) => [...draw(bed), ...shrubMarks(bed, sheet)]),
    shape(layout.deck, { fill: PAPER.deck, stroke: PAPER.deckLine, width: 1.4 }),
    shape(copingOutline(layout), { fill: PAPER.edge, stroke: PAPER.quiet, width: 1 }),
    shape(layout.pool.outline, { fill: PAPER.water, stroke: PAPER.ink, width: 2.4 }),
    ...(plot ? [] : houseMarks(layout, items, sheet)),
    ...others.filter((item) => !liesOnTop(item)).flatMap(draw),
    ...others.filter(liesOnTop).flatMap(draw),
    ...(plot ? [...plotStanding(plot, sheet), ...earthworkMarks(layout, sheet)] : []),
  ];
  if (layout.fence) {
    const points = layout.fence.path.map(point);
    marks.push({ kind: 'shape', points, closed: false, stroke: PAPER.ink, width: 1.6, dash: 7 });
  }
  return marks;
}

export function houseName(items: readonly Footprint[], { shown, toX, toY }: Sheet, textSize: number): Mark[] {
  const house = items.find((item) => item.kind === 'house');
  if (!house) return [];
  const b = boundsOf(house.outline);
  const x = toX((Math.max(b.x0, shown.x0) + Math.min(b.x1, shown.x1)) / 2);
  return [label([x, toY(shown.z0) + textSize * 1.6], 'House', textSize, 'middle', { colour: PAPER.quiet })];
}

function poolDimensions(layout: Layout, items: readonly Footprint[], sheet: Sheet, textSize: number): Mark[] {
  const { pool } = layout;
  const { toX, toY } = sheet;
  const b = boundsOf(pool.outline);
  const { along, across } = clearOf(layout, items, sheet, textSize);
  return [
    ...dimension([toX(b.x0), along], [toX(b.x1), along], feetAndInches(pool.lengthFt), textSize),
    ...dimension([across, toY(b.z0)], [across, toY(b.z1)], feetAndInches(pool.widthFt), textSize),
  ];
}

const visible = (item: Footprint, shown: Bounds) => {
  const b = boundsOf(item.outline);
  return b.x1 > shown.x0 && b.x0 < shown.x1 && b.z1 > shown.z0 && b.z0 < shown.z1;
};

// One number per kind of thing: three bubblers are one entry. Fires stand far apart: each has it.
function numbered(items: readonly Footprint[], layout: Layout, words: SitePlanWords | null): Numbered[] {
  const entries: Numbered[] = [];
  const named = new Set<string>();
  for (const item of items) {
    if (UNNAMED.has(item.kind) || named.has(item.label)) continue;
    named.add(item.label);
    const same = items.filter((other) => other.label === item.label);
    const count = countOf(same);
    entries.push({
      number: entries.length + 1,
      label: count > 1 ? `${item.label} × ${count}` : item.label,
      items:
        item.kind === 'Fire Feature'
          ? same.map(({ outline }) => outline)
          : [same[Math.floor(same.length / 2)]?.outline ?? item.outline],
    });
  }
  if (layout.fence) {
    const { gate, heightFt } = layout.fence;
    entries.push({ number: entries.length + 1, label: `Safety fence ${heightFt} ft, gate`, items: [gate] });
  }
  for (const entry of words ? earthworkEntries(layout, words) : [])
    entries.push({ number: entries.length + 1, ...entry });
  return entries;
}
