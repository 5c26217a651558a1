import { block, label, line, type Mark } from '#studio/plan/marks.ts';
import type { PlanSet } from '../plan-set.ts';
import type { Scale } from './scale.ts';
import { fittingSize } from './text-block.ts';
import { textWidthOf } from './text-width.ts';
import { type Box, type DrawnView, drawView, POINTS_PER_INCH, scaleIn, type View } from './view.ts';

// Under a view: its number in a bubble, what it shows, its scale in words and as a bar that stays true when the sheet is copied.

const INK = '#111111';
const QUIET = '#4a5457';
const STEPS_FT = [0.25, 0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

export const viewTitleHeight = (size: number): number => size * 4;

export type ViewTitle = {
  number: number;
  title: string /** Absent: not to scale, in the sheet's words. */;
  scale: Scale | string;
};

/** Along the bottom of the box. */
export function viewTitle({ number, title, scale }: ViewTitle, box: Box, size: number): Mark[] {
  const radius = size * 1.45;
  const y = box.y + box.height - size * 1.9;
  const x = box.x + 2 * radius + size * 0.6;
  const bar = typeof scale === 'string' ? null : scaleBar(scale, box, y, size);
  const words = typeof scale === 'string' ? scale : scale.words;
  const end = bar ? bar.left - size : box.x + box.width;
  const big = fittingSize(title, size * 1.35, end - x, true);
  const reach = Math.min(end, x + Math.max(textWidthOf(title, big, true), textWidthOf(words, size)) + size);
  return [
    { kind: 'disc', x: box.x + radius, y, radius, stroke: INK, width: 1.1, fill: '#ffffff' },
    label([box.x + radius, y + size * 0.5], String(number), size * 1.4, 'middle', { strong: true }),
    label([x, y - size * 0.4], title, big, 'start', { strong: true }),
    line([box.x + 2 * radius, y], [reach, y], 1.1, INK),
    label([x, y + size * 1.25], words, size, 'start', { colour: QUIET }),
    ...(bar?.marks ?? []),
  ];
}

/** Four parts, at the box's right. */
function scaleBar(
  { feetPerInch }: Scale,
  box: Box,
  y: number,
  size: number,
): { marks: Mark[]; left: number } {
  const perFoot = POINTS_PER_INCH / feetPerInch;
  const room = Math.min(box.width * 0.3, size * 22);
  const step = STEPS_FT.findLast((feet) => feet * 4 * perFoot <= room) ?? STEPS_FT[0] ?? 1;
  const unit = `${step * 4} ft`;
  const right = box.x + box.width - textWidthOf(unit, size * 0.85) / 2;
  const left = right - step * 4 * perFoot;
  const parts = [0, 1, 2, 3].map((i) =>
    block(left + i * step * perFoot, y - size * 0.25, left + (i + 1) * step * perFoot, y + size * 0.2, {
      fill: i % 2 === 0 ? INK : '#ffffff',
      stroke: INK,
      width: 0.5,
    }),
  );
  const figure = (feet: number, text: string) =>
    label([left + feet * perFoot, y - size * 0.6], text, size * 0.85, 'middle');
  return {
    marks: [...parts, figure(0, '0'), figure(step * 2, String(step * 2)), figure(step * 4, unit)],
    left: left - size,
  };
}

const overTitle = (box: Box, size: number): Box => ({ ...box, height: box.height - viewTitleHeight(size) });

/** At which `titledView` draws. */
export const titledScale = (set: PlanSet, view: View, box: Box, size: number): Scale =>
  scaleIn(set, view, overTitle(box, size));

/** A view with its title under it, in one box. */
export function titledView(set: PlanSet, view: View, box: Box, size: number, number: number): DrawnView {
  const drawn = drawView(set, view, overTitle(box, size), size);
  const title = viewTitle({ number, title: view.title(set), scale: drawn.scale }, box, size);
  return { ...drawn, marks: [...drawn.marks, ...title] };
}
