import { block, label, line, type Mark } from '#studio/plan/marks.ts';
import type { PlanSet } from '../plan-set.ts';
import { delta } from './delta.ts';
import { fitted, LEADING } from './fitted-text.ts';
import { TITLE_INK } from './title-ink.ts';
import type { Box } from './view.ts';

// Revisions by number, day and words: the newest that the block has room for, oldest first, and empty lines where there are few.

const ROWS = 14;
const WORD_LINES = 3;
const { ink: INK, quiet: QUIET, ground: GROUND } = TITLE_INK;

type Row = { height: number; marks: (y: number) => Mark[] };

const columnsOf = ({ x, width }: Box, size: number) => ({
  middle: x + size * 1.5,
  date: x + size * 3.1,
  words: x + size * 8.6,
  wide: width - size * 9,
});

function rowOf(number: string, date: string, words: string, box: Box, size: number): Row {
  const at = columnsOf(box, size);
  const small = size * 0.88;
  const text = fitted(words, at.wide, { size: small, least: size * 0.85, lines: WORD_LINES });
  const height = Math.max(size * 2.1, size * 0.8 + text.texts.length * text.size * LEADING);
  const foot = size * 0.4 + small * 0.9;
  return {
    height,
    marks: (y) => [
      ...(number === '' ? [] : delta(number, at.middle, y + size * 1.1, size * 0.78, INK)),
      label([at.date, y + foot], date, small, 'start'),
      ...text.texts.map((one, i) =>
        label([at.words, y + foot + i * text.size * LEADING], one, text.size, 'start'),
      ),
    ],
  };
}

function head({ words: { frame } }: PlanSet, box: Box, size: number): Row {
  const at = columnsOf(box, size);
  const tag = (x: number, y: number, text: string, anchor: 'start' | 'middle') =>
    label([x, y + size * 1.15], text, size * 0.85, anchor, { colour: QUIET });
  return {
    height: size * 1.7,
    marks: (y) => [
      block(box.x, y, box.x + box.width, y + size * 1.7, { fill: GROUND, stroke: INK, width: 0.4 }),
      tag(at.middle, y, frame.revision, 'middle'),
      tag(at.date, y, frame.date, 'start'),
      tag(at.words, y, frame.revisions, 'start'),
    ],
  };
}

/** As many as fit the box, the newest always; what room is left has empty lines. */
function shownRows(set: PlanSet, box: Box, size: number): Row[] {
  const { revisions } = set.input;
  let room = box.height - size * 1.7;
  const kept: Row[] = [];
  for (const { number, date, words } of revisions.toReversed()) {
    const row = rowOf(String(number), date, words, box, size);
    if (kept.length > 0 && row.height > room) break;
    room -= row.height;
    kept.unshift(row);
  }
  const empty = rowOf('', '', '', box, size);
  if (kept.length === 0) kept.push(rowOf('', '', set.words.frame.noRevision, box, size));
  const more = Math.min(ROWS - kept.length, Math.floor(room / empty.height));
  return [...kept, ...Array.from({ length: Math.max(0, more) }, () => empty)];
}

export function revisionTable(set: PlanSet, box: Box, size: number): { marks: Mark[]; bottom: number } {
  const marks: Mark[] = [];
  let y = box.y;
  for (const row of [head(set, box, size), ...shownRows(set, box, size)]) {
    marks.push(...row.marks(y), line([box.x, y + row.height], [box.x + box.width, y + row.height], 0.4, INK));
    y += row.height;
  }
  return { marks: [...marks, line([box.x, y], [box.x + box.width, y], 0.9, INK)], bottom: y };
}
