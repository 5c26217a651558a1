import type { Bounds, Point } from '#domain/geometry/plane.ts';
import type { Entity } from '../engine/entity.ts';
import { wrapped } from '../engine/text-width.ts';
import type { Pen } from '../engine/view.ts';

// Words beside a detail, in a column on either side of it, each with a leader to its thing.

export type Callout = { tip: Point; text: string; side: 'left' | 'right' };
type Placed = Callout & { lines: readonly string[]; y: number };

const LINE = 1.25;
const GAP = 0.55;
/** Between the detail and its words, in points. */
const AWAY_PT = 14;

/** `columnPt` is as wide as the words may be. */
export function calloutEntities(
  all: readonly Callout[],
  extent: Bounds,
  columnPt: number,
  pen: Pen,
): Entity[] {
  return (['left', 'right'] as const).flatMap((side) => {
    const own = all.filter((one) => one.side === side).toSorted((a, b) => a.tip[1] - b.tip[1]);
    return stacked(own, extent, columnPt, pen).flatMap((one) => drawn(one, extent, pen));
  });
}

/** A figure stays on its line: 9 1/2 is one word. */
const linesOf = (text: string, size: number, width: number): string[] =>
  wrapped(text.replace(/(\d) (?=\d\/)/g, '$1\u00a0'), size, width).map((line) =>
    line.replaceAll('\u00a0', ' '),
  );

/** Each as high as its tip, or as near as the others let it. */
function stacked(own: readonly Callout[], extent: Bounds, columnPt: number, { textFt, pt }: Pen): Placed[] {
  const width = columnPt - AWAY_PT - 4;
  const placed = own.map(
    (one): Placed => ({ ...one, lines: linesOf(one.text, textFt / pt(1), width), y: one.tip[1] }),
  );
  const high = ({ lines }: Placed) => (lines.length * LINE + GAP) * textFt;
  let y = extent.z0;
  for (const one of placed) {
    one.y = Math.max(one.y, y);
    y = one.y + high(one);
  }
  let bottom = extent.z1 + textFt * 2;
  for (const one of placed.toReversed()) {
    one.y = Math.min(one.y, bottom - high(one));
    bottom = one.y;
  }
  return placed;
}

function drawn({ tip, side, lines, y }: Placed, extent: Bounds, { textFt, pt }: Pen): Entity[] {
  const out = side === 'left' ? -1 : 1;
  const x = (side === 'left' ? extent.x0 : extent.x1) + out * pt(AWAY_PT);
  const [first = '', ...rest] = lines;
  const anchor = side === 'left' ? 'end' : 'start';
  return [
    {
      kind: 'leader',
      layer: 'A-ANNO-TEXT',
      points: [tip, [x - out * pt(AWAY_PT * 0.6), y], [x, y]],
      text: first,
      heightFt: textFt,
    },
    ...rest.map(
      (text, i): Entity => ({
        kind: 'text',
        layer: 'A-ANNO-TEXT',
        // As a leader sets its own words.
        at: [x + out * textFt * 0.35, y + textFt * (0.33 + (i + 1) * LINE)],
        text,
        heightFt: textFt,
        anchor,
      }),
    ),
  ];
}
