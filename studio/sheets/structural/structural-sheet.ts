import { block, type Mark } from '#studio/plan/marks.ts';
import { heading, notes } from '../engine/block.ts';
import { below, columnsOf, rowsOf } from '../engine/boxes.ts';
import type { Sheet } from '../engine/sheet.ts';
import type { Box } from '../engine/view.ts';
import { titledView } from '../engine/view-title.ts';
import type { PlanSet } from '../plan-set.ts';
import { SHELL_PLAN, WALL_SECTION } from './shell-views.ts';

// S-1: what the engineer starts from, and room for what is the engineer's.

function noteMarks({ words: { structural } }: PlanSet, box: Box, size: number): Mark[] {
  const head = heading(structural.notes, box, size);
  const keys = notes(structural.keys, below(box, head.bottom), size);
  const general = notes(structural.general, below(box, keys.bottom + size * 0.8), size, false);
  return [...head.marks, ...keys.marks, ...general.marks];
}

function engineersRoom({ words: { structural } }: PlanSet, box: Box, size: number): Mark[] {
  const pad = size * 0.8;
  return [
    block(box.x, box.y, box.x + box.width, box.y + box.height, { stroke: '#111111', width: 0.8 }),
    ...notes(
      [structural.engineer],
      { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height },
      size,
      false,
    ).marks,
  ];
}

export const STRUCTURAL_SHEET: Sheet = {
  number: 'S-1',
  title: ({ words }) => words.structural.sheet,
  views: [SHELL_PLAN, WALL_SECTION],
  pages: (set, field) => {
    const { textPt } = field;
    const gap = textPt * 2;
    const [drawn, side] = columnsOf(field, [2, 1], gap);
    if (!drawn || !side) return [];
    const [above, under] = rowsOf(drawn, [1, 1], gap);
    const [words, room] = rowsOf(side, [2, 3], gap);
    if (!above || !under || !words || !room) return [];
    const marks = [
      ...titledView(set, SHELL_PLAN, above, textPt, 1).marks,
      ...titledView(set, WALL_SECTION, under, textPt, 2).marks,
      ...noteMarks(set, words, textPt),
      ...engineersRoom(set, room, textPt),
    ];
    return [{ marks, scale: set.words.frame.asNoted, northDeg: -set.layout.backBearingDeg }];
  },
};
