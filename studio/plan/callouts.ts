import type { Point } from '#domain/geometry/plane.ts';
import { label, line, type Mark, PAPER } from './marks.ts';
import { paperTextWidth } from './paper-text.ts';

// Names in a row over or under a drawing, each with a line to what it names; in the order of their things, so no line crosses another.

export type Callout = { at: Point; text: string };

const GAP = 14;
const EDGE = 10;

export function calloutRow(
  callouts: readonly Callout[],
  baseline: number,
  width: number,
  asked: number,
  side: 'over' | 'under',
): Mark[] {
  const sorted = callouts.toSorted((a, b) => a.at[0] - b.at[0]);
  const room = width - 2 * EDGE - GAP * (sorted.length - 1);
  const wanted = sorted.reduce((sum, { text }) => sum + paperTextWidth(text, asked), 0);
  const size = asked * Math.min(1, room / Math.max(1, wanted));
  const widths = sorted.map(({ text }) => paperTextWidth(text, size));
  const lefts = spread(
    sorted.map(({ at }) => at[0]),
    widths,
    width,
  );
  return sorted.flatMap(({ at, text }, i): Mark[] => {
    const middle = (lefts[i] ?? 0) + (widths[i] ?? 0) / 2;
    const end: Point = [middle, side === 'over' ? baseline + size * 0.35 : baseline - size * 0.95];
    return [
      line(end, at, 0.8, PAPER.quiet),
      { kind: 'disc', x: at[0], y: at[1], radius: size * 0.12, fill: PAPER.ink },
      label([middle, baseline], text, size, 'middle'),
    ];
  });
}

/** Each as near to its thing as its neighbors leave room; the left ends. */
function spread(middles: readonly number[], widths: readonly number[], width: number): number[] {
  const lefts: number[] = [];
  middles.forEach((middle, i) => {
    const wide = widths[i] ?? 0;
    const free = i === 0 ? EDGE : (lefts[i - 1] ?? 0) + (widths[i - 1] ?? 0) + GAP;
    lefts.push(Math.max(free, middle - wide / 2));
  });
  let end = width - EDGE;
  for (let i = lefts.length - 1; i >= 0; i--) {
    const wide = widths[i] ?? 0;
    const left = Math.min(lefts[i] ?? 0, end - wide);
    lefts[i] = left;
    end = left - GAP;
  }
  return lefts;
}
