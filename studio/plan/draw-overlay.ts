import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { isMovable } from '#domain/design/moves.ts';
import { type Bounds, boundsOf, type Point, type Polygon, rectangle } from '#domain/geometry/plane.ts';
import { sameGround } from '#studio/compare/standing-still.ts';
import { itemName } from '#studio/scene/item-name.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import type { Footprint } from '#studio/scene/layout-types.ts';
import { feetAndInches } from './dimension.ts';
import { area, type Drawing, type Ink, line, type Mark, PAPER } from './marks.ts';
import { numberMarks } from './number-marks.ts';
import { originOf, toldDesign } from './origin-marks.ts';
import { footMarks, groundMarks, houseName, STRIP, shownOf } from './plan-view.ts';
import { buildingNames } from './plot-marks.ts';
import type { PlotDrawingWords } from './plot-words.ts';
import { Sheet } from './sheet.ts';

// Two designs on one sheet, to scale, the house standing still: the second drawn through, and of the first what changed, dashed.

// Units across the sheet: fewer on a narrow screen, so that figures stay legible there.
const SHEET_WIDTHS = { wide: 800, narrow: 460 } as const;
const TEXT = 19;
const FORMER = { stroke: PAPER.clay, width: 2.2, dash: 8 };
const FORMER_DECK = { stroke: PAPER.quiet, width: 1.2, dash: 5 };
const SAME_FT = 0.25;

export function drawOverlay(
  former: Design,
  present: Design,
  sheetName: keyof typeof SHEET_WIDTHS = 'wide',
  words?: PlotDrawingWords,
) {
  const width = SHEET_WIDTHS[sheetName];
  const [before, after] = [toldDesign(former, words), toldDesign(present, words)];
  const [was, is] = [layoutDesign(drawnDesign(before)), layoutDesign(drawnDesign(after))];
  const here = (polygon: Polygon): Polygon => polygon.map(sameGround(was, is));
  const formerly = was.items.map((item) => ({ ...item, outline: here(item.outline) }));
  const sheet = new Sheet(union(shownOf(is), boundsOf(here(cornersOf(shownOf(was))))), width);
  const changed = changedItems(formerly, is.items);
  const key = changed.map(({ name, change, outline }, index) => ({
    number: index + 1,
    label: name,
    change,
    items: [outline],
  }));
  const dashed = (polygon: Polygon, ink: Ink = FORMER): Mark => area(polygon.map(sheet.point), ink);
  const [pool, deck] = [here(was.pool.outline), here(was.deck)];
  const origin = originOf(
    after,
    words,
    (sheet.shown.z1 - sheet.shown.z0) * sheet.scale + STRIP,
    width,
    TEXT * 0.8,
  );
  return {
    width,
    height: origin.bottom,
    title: 'Both plans, overlaid, to scale',
    description: `Pool ${feetAndInches(before.lengthFt)} by ${feetAndInches(before.widthFt)} before, ${feetAndInches(after.lengthFt)} by ${feetAndInches(after.widthFt)} after`,
    marks: [
      ...groundMarks(is, is.items, sheet),
      ...(is.plot && words
        ? buildingNames(is.plot, sheet, words.SITE_PLAN, TEXT)
        : houseName(is.items, sheet, TEXT)),
      ...(differs(deck, is.deck) ? [dashed(deck, FORMER_DECK)] : []),
      ...(differs(pool, is.pool.outline) ? [dashed(pool)] : []),
      ...changed.flatMap(({ former, outline }) => (former ? ways(former, outline, sheet, dashed) : [])),
      ...numberMarks(key, sheet, TEXT),
      ...footMarks(is, sheet, width, TEXT),
      ...origin.marks,
    ],
    key: key.map(({ number, label, change }) => ({ number, label, change })),
  } satisfies Drawing;
}

/** What became of a thing from the first plan to the second. */
export type ItemChange = 'added' | 'removed' | 'moved' | 'resized';
type Changed = { name: string; change: ItemChange; outline: Polygon; former: Polygon | null };

// What every pool has around it follows by itself and is not told.
function changedItems(before: readonly Footprint[], after: readonly Footprint[]): Changed[] {
  const told = (item: Footprint) => isMovable(item.id);
  const found: Changed[] = [];
  for (const item of after.filter(told)) {
    const former = before.find(({ id }) => id === item.id)?.outline ?? null;
    if (!former || differs(former, item.outline))
      found.push({
        name: itemName(item),
        change: changeOf(former, item.outline),
        outline: item.outline,
        former,
      });
  }
  for (const item of before.filter(told))
    if (!after.some(({ id }) => id === item.id))
      found.push({
        name: itemName(item),
        change: 'removed',
        outline: item.outline,
        former: item.outline,
      });
  return found;
}

function changeOf(former: Polygon | null, outline: Polygon): ItemChange {
  if (!former) return 'added';
  return apart(middle(former), middle(outline)) < SAME_FT ? 'resized' : 'moved';
}

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

// Where it stood, and the way from there to where it stands.
function ways(former: Polygon, outline: Polygon, sheet: Sheet, dashed: (polygon: Polygon) => Mark): Mark[] {
  const [from, to] = [middle(former), middle(outline)];
  if (apart(from, to) < SAME_FT) return [dashed(former)];
  return [dashed(former), line(sheet.point(from), sheet.point(to), 1.6, PAPER.clay)];
}

function middle(polygon: Polygon): Point {
  const b = boundsOf(polygon);
  return [(b.x0 + b.x1) / 2, (b.z0 + b.z1) / 2];
}

function differs(a: Polygon, b: Polygon): boolean {
  const [p, q] = [boundsOf(a), boundsOf(b)];
  const off = (one: number, other: number) => Math.abs(one - other) > SAME_FT;
  return a.length !== b.length || off(p.x0, q.x0) || off(p.x1, q.x1) || off(p.z0, q.z0) || off(p.z1, q.z1);
}

const cornersOf = ({ x0, z0, x1, z1 }: Bounds) => rectangle(x0, z0, x1, z1);

const union = (a: Bounds, b: Bounds): Bounds => ({
  x0: Math.min(a.x0, b.x0),
  z0: Math.min(a.z0, b.z0),
  x1: Math.max(a.x1, b.x1),
  z1: Math.max(a.z1, b.z1),
});
