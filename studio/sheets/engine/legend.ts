import type { Mark } from '#studio/plan/marks.ts';
import { label } from '#studio/plan/marks.ts';
import { type Flow, heading } from './block.ts';
import type { Entity, Fill } from './entity.ts';
import { entityMarks } from './entity-marks.ts';
import type { LayerName } from './layers.ts';
import { wrapped } from './text-width.ts';
import type { Box } from './view.ts';

// What the signs of a sheet mean: a symbol, a line or a patch of a pattern, and its words.

export type LegendEntry = { words: string; layer: LayerName } & (
  | { symbol: string; turnDeg?: number }
  | { line: true }
  | { patch: Fill }
);

/** Points stand for feet here. */
const ON_PAPER = { place: (point: readonly [number, number]) => point, perFoot: 1, turnDeg: 0 };

function sign(entry: LegendEntry, x: number, y: number, size: number): Entity {
  const { layer } = entry;
  const wide = size * 2.6;
  if ('symbol' in entry)
    return {
      kind: 'symbol',
      layer,
      name: entry.symbol,
      at: [x + wide / 2, y],
      sizeFt: size * 1.35,
      ...(entry.turnDeg === undefined ? {} : { turnDeg: entry.turnDeg }),
    };
  if ('line' in entry)
    return {
      kind: 'path',
      layer,
      points: [
        [x, y],
        [x + wide, y],
      ],
      closed: false,
    };
  const [t, b] = [y - size * 0.55, y + size * 0.55];
  return {
    kind: 'path',
    layer,
    points: [
      [x, t],
      [x + wide, t],
      [x + wide, b],
      [x, b],
    ],
    closed: true,
    fill: entry.patch,
  };
}

/** One under the other; those that do not fit the box are left out, so give it room. */
export function legend(title: string, entries: readonly LegendEntry[], box: Box, size: number): Flow {
  const head = heading(title, box, size);
  const marks: Mark[] = [...head.marks];
  const indent = size * 3.6;
  let y = head.bottom;
  for (const entry of entries) {
    const words = wrapped(entry.words, size, box.width - indent);
    const height = Math.max(size * 2, words.length * size * 1.32 + size * 0.5);
    if (y + height > box.y + box.height) break;
    marks.push(...entityMarks(sign(entry, box.x, y + size, size), ON_PAPER));
    words.forEach((text, i) => {
      marks.push(label([box.x + indent, y + size * (1.36 + i * 1.32)], text, size, 'start'));
    });
    y += height;
  }
  return { marks, bottom: y };
}
