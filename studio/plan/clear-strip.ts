import { type Bounds, boundsOf } from '#domain/geometry/plane.ts';
import { copingOutline } from '#studio/scene/layout.ts';
import type { Footprint, Layout } from '#studio/scene/layout-types.ts';
import type { Sheet } from './sheet.ts';

// Where the pool's two dimensions stand: on the deck where nothing stands in their way, else on the lawn beside it.

const LET_THROUGH = new Set(['planting', 'house', 'steps', 'bench']);

/** `along` is the height of the length's line, `across` the place of the width's. */
export function clearOf(
  layout: Layout,
  items: readonly Footprint[],
  { toX, toY, shown }: Sheet,
  textSize: number,
): { along: number; across: number } {
  const onSheet = ({ x0, z0, x1, z1 }: Bounds) => ({
    left: toX(x0),
    right: toX(x1),
    top: toY(z0),
    bottom: toY(z1),
  });
  const [sheet, pool] = [onSheet(shown), onSheet(boundsOf(layout.pool.outline))];
  const [coping, deck] = [onSheet(boundsOf(copingOutline(layout))), onSheet(boundsOf(layout.deck))];
  const things = items
    .filter(({ kind, layer }) => !LET_THROUGH.has(kind) && layer !== 'water' && layer !== 'overlay')
    .map(({ outline }) => onSheet(boundsOf(outline)));
  const half = textSize * 0.65;
  const inside = textSize * 1.1;
  const free = (left: number, right: number, top: number, bottom: number) =>
    !things.some(
      (thing) => left < thing.right && thing.left < right && top < thing.bottom && thing.top < bottom,
    );
  const isFreeAcross = (x: number) => free(x - half, x + half, pool.top, pool.bottom);
  const isFreeAlong = (y: number) => free(pool.left, pool.right, y - half, y + half);
  // Where something stands in every line's way, the figure in its middle can be read at least.
  const figure = textSize * 2;
  const [midX, midY] = [(pool.left + pool.right) / 2, (pool.top + pool.bottom) / 2];
  const isReadAcross = (x: number) => free(x - half, x + half, midY - figure, midY + figure);
  const isReadAlong = (y: number) => free(midX - figure, midX + figure, y - half, y + half);
  // A figure that stands past its line's end keeps its usual place: there it is in nobody's way.
  const isShort = (from: number, to: number) => to - from < textSize * 5;
  // Beside a plot's deck is whatever the plot holds.
  const lawn = (edge: number, ground: number) => (layout.plot ? [] : [(edge + ground) / 2]);
  // On the deck between its edge and the coping; in the middle of it where both are near, and nowhere where it is too narrow.
  const strip = (edge: number, stone: number) => {
    const [wide, toward] = [Math.abs(stone - edge), Math.sign(stone - edge)];
    if (wide < 2 * half) return [];
    return wide < inside + half ? [(edge + stone) / 2] : steps(edge + toward * inside, stone - toward * half);
  };
  const across = [
    ...strip(deck.left, coping.left),
    ...strip(deck.right, coping.right),
    ...lawn(sheet.left, deck.left),
    ...lawn(deck.right, sheet.right),
  ].filter((x) => sheet.left <= x - half && x + half <= sheet.right);
  const along = [
    ...steps(deck.bottom - inside, coping.bottom + half),
    ...lawn(sheet.bottom, deck.bottom),
    ...steps(deck.top + inside, coping.top - half),
  ];
  const [usualX, usualY] = [deck.left + inside, deck.bottom - inside];
  return {
    across: isShort(pool.top, pool.bottom)
      ? usualX
      : (across.find(isFreeAcross) ?? across.find(isReadAcross) ?? usualX),
    along: isShort(pool.left, pool.right)
      ? usualY
      : (along.find(isFreeAlong) ?? along.find(isReadAlong) ?? usualY),
  };
}

const STEP = 4;

// From the deck's edge toward the water.
function steps(from: number, to: number): number[] {
  const count = Math.floor(Math.abs(to - from) / STEP);
  return Array.from({ length: count + 1 }, (_, at) => from + Math.sign(to - from) * at * STEP);
}
