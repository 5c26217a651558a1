import type { Paper } from '#domain/plan-set/papers.ts';
import { PAPERS } from '#domain/plan-set/papers.ts';
import { block, label, line, type Mark } from '#studio/plan/marks.ts';
import type { PlanSet } from '../plan-set.ts';
import type { Field, SheetPage } from './sheet.ts';
import { fittingSize } from './text-block.ts';
import { textWidthOf } from './text-width.ts';
import { type SheetName, titleBlock } from './title-block.ts';
import { TITLE_INK } from './title-ink.ts';
import type { Box } from './view.ts';

// The frame of every sheet: the field that sheets draw in, a line of words under it, the title block on the right.

type Look = { marginIn: number; blockIn: number; textPt: number; blockPt: number; sealIn: number };

const LOOKS: Record<Paper, Look> = {
  'arch-d': { marginIn: 0.5, blockIn: 4, textPt: 9.5, blockPt: 12.5, sealIn: 4.5 },
  'ansi-b': { marginIn: 0.4, blockIn: 2.5, textPt: 7.5, blockPt: 8, sealIn: 2.5 },
  a3: { marginIn: 0.4, blockIn: 2.5, textPt: 7.5, blockPt: 8, sealIn: 2.5 },
  letter: { marginIn: 0.35, blockIn: 1.9, textPt: 6.5, blockPt: 6.5, sealIn: 1.5 },
};

/** Of the line of words under the field, of the letters' size. */
const FOOT = 1.9;

export const pageSize = (paper: Paper) => ({
  width: PAPERS[paper].widthIn * 72,
  height: PAPERS[paper].heightIn * 72,
});

export function fieldOf(paper: Paper): Field {
  const { marginIn, blockIn, textPt } = LOOKS[paper];
  const { width, height } = pageSize(paper);
  const margin = marginIn * 72;
  const inner = textPt * 1.2;
  return {
    x: margin + inner,
    y: margin + inner,
    width: width - 2 * margin - blockIn * 72 - 2 * inner,
    height: height - 2 * margin - 2 * inner - FOOT * textPt,
    textPt,
  };
}

export function frameMarks(set: PlanSet, page: SheetPage, name: SheetName): Mark[] {
  const { paper } = set.input;
  const { marginIn, blockIn, textPt, blockPt, sealIn } = LOOKS[paper];
  const { width, height } = pageSize(paper);
  const margin = marginIn * 72;
  const left = width - margin - blockIn * 72;
  const box: Box = { x: left, y: margin, width: blockIn * 72, height: height - 2 * margin };
  const foot: Box = {
    x: margin,
    y: height - margin - FOOT * textPt,
    width: left - margin,
    height: FOOT * textPt,
  };
  return [
    ...footLine(set, name, foot, textPt),
    ...titleBlock(set, page, name, box, { size: blockPt, sealPt: sealIn * 72 }),
    line([left, margin], [left, height - margin], 1.8, TITLE_INK.ink),
    block(margin, margin, width - margin, height - margin, { stroke: TITLE_INK.ink, width: 1.8 }),
  ];
}

/** What a copy of a part of the sheet still says: that it is preliminary, and what it is part of. */
function footLine(
  { input, words: { frame } }: PlanSet,
  { number }: SheetName,
  box: Box,
  size: number,
): Mark[] {
  const y = box.y + box.height * 0.68;
  const [x, right] = [box.x + size * 1.2, box.x + box.width - size * 1.2];
  const warning = input.released ? '' : frame.preliminary;
  const taken = textWidthOf(warning, size, true) + size * 3;
  const from = [input.title.project, input.title.number, number].filter((part) => part !== '').join('  ·  ');
  const small = fittingSize(from, size * 0.9, right - x - taken);
  return [
    line([box.x, box.y], [box.x + box.width, box.y], 0.4, TITLE_INK.ink),
    ...(warning === ''
      ? []
      : [label([x, y], warning, size, 'start', { strong: true, colour: TITLE_INK.alarm })]),
    ...(small < size * 0.6 ? [] : [label([right, y], from, small, 'end', { colour: TITLE_INK.quiet })]),
  ];
}
