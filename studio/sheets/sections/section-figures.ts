import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import { fill } from '#domain/words/fill.ts';
import { STEP_TREAD_FT, WATER_Y } from '#studio/scene/pool-heights.ts';
import { floorY } from '#studio/section/built-parts.ts';
import { depthIn, type Span } from '#studio/section/cuts.ts';
import { type Dimension, dimensionText } from '../engine/dimension-marks.ts';
import type { Entity } from '../engine/entity.ts';
import { textWidthOf } from '../engine/text-width.ts';
import type { Pen } from '../engine/view.ts';
import { chainAlong, dimension } from '../layout/dimension-chain.ts';
import type { ViewRoom } from '../layout/view-room.ts';

// The figures of a section: lengths under it, depths in the water, slopes along the floor.

const LEVEL = 1e-3;
const SAME_FT = 0.01;

/** A stretch of floor between two breaks. */
export type Stretch = { from: number; to: number; depthFrom: number; depthTo: number };

export const stretchesOf = ({ floor }: Span): Stretch[] =>
  floor.slice(1).flatMap(([to, depthTo], i) => {
    const [from, depthFrom] = floor[i] ?? [to, depthTo];
    return to - from > 0.01 ? [{ from, to, depthFrom, depthTo }] : [];
  });

/** Of the parts of the floor, equal treads as one, and of all of it. */
export function lengthFigures(
  spans: readonly Span[],
  words: string,
  rows: (row: number) => number,
  pen: Pen,
): Entity[] {
  return spans.flatMap((span) => {
    const breaks = [...new Set(span.floor.map(([at]) => at))];
    const flights = flightsOf(breaks);
    const inside = (at: number) => flights.some(({ from, to }) => at > from + SAME_FT && at < to - SAME_FT);
    const under = (at: number) =>
      floorY(Math.max(...span.floor.filter(([x]) => Math.abs(x - at) < 0.01).map(([, d]) => d), 0)) +
      BUILD.floorFt;
    const parts = chainAlong(
      breaks.filter((at) => !inside(at)),
      under,
      rows(0),
      pen,
    );
    return [
      ...(breaks.length > 2 ? parts.map((part) => withTreads(part, flights, words, pen)) : []),
      ...chainAlong([span.from, span.to], under, rows(breaks.length > 2 ? 1 : 0), pen),
    ];
  });
}

type Flight = { from: number; to: number; count: number };

/** Two treads and more of the same width, one after another. */
function flightsOf(breaks: readonly number[]): Flight[] {
  const flights: Flight[] = [];
  breaks.slice(1).forEach((to, i) => {
    const from = breaks[i] ?? to;
    if (Math.abs(to - from - STEP_TREAD_FT) > SAME_FT) return;
    const last = flights.at(-1);
    if (last && from - last.to < SAME_FT) {
      last.to = to;
      last.count += 1;
    } else flights.push({ from, to, count: 1 });
  });
  return flights.filter(({ count }) => count > 1);
}

/** The length alone where there is no room for more: a note tells the treads. */
function withTreads(part: Dimension, flights: readonly Flight[], words: string, pen: Pen): Entity {
  const flight = flights.find(({ from }) => Math.abs(from - part.from[0]) < SAME_FT);
  if (!flight) return part;
  const text = fill(words, { count: flight.count, length: dimensionText(part) });
  return wideFt(text, pen) + pen.textFt < flight.to - flight.from ? { ...part, text } : part;
}

/** Down from the water in the middle of each part, where the figure has its room along the line or beside it. */
export function depthFigures(span: Span, pen: Pen): Dimension[] {
  const { textFt } = pen;
  return stretchesOf(span).flatMap(({ from, to }) => {
    const [feet, wide] = [(from + to) / 2, to - from];
    const depth = depthIn(span, feet);
    const figure = dimension([feet, -WATER_Y], [feet, floorY(depth)], [feet, -WATER_Y], textFt);
    const needs = wideFt(dimensionText(figure), pen) + textFt * 1.2;
    const has = depth > needs ? wide > textFt * 3 : wide > needs * 2;
    return has && depth > 0.2 ? [figure] : [];
  });
}

const wideFt = (text: string, { textFt, pt }: Pen) => pt(textWidthOf(text, textFt / pt(1)));

export const slopeOf = ({ from, to, depthFrom, depthTo }: Stretch) => {
  const fall = Math.abs(depthTo - depthFrom);
  return { run: (to - from) / fall, degrees: (Math.atan2(fall, to - from) * 180) / Math.PI };
};

/** Along the floor that falls: over it where the water is deep enough for letters, else under it. */
export function slopeFigures(span: Span, words: string, pen: Pen, room: ViewRoom): Entity[] {
  const { textFt } = pen;
  const under = -(BUILD.floorFt + BUILD.gravelFt) / textFt - 1.3;
  return stretchesOf(span)
    .filter(({ depthFrom, depthTo }) => Math.abs(depthTo - depthFrom) > LEVEL)
    .flatMap((stretch) => {
      const { run, degrees } = slopeOf(stretch);
      const text = fill(words, { run: run.toFixed(1), degrees: degrees.toFixed(1) });
      const turnDeg =
        (Math.atan2(stretch.depthTo - stretch.depthFrom, stretch.to - stretch.from) * 180) / Math.PI;
      const rise = wideFt(text, pen) / 2 / run;
      const way = (share: number, lift: number): Entity[][] => {
        const feet = stretch.from + (stretch.to - stretch.from) * share;
        if (lift > 0 && depthIn(span, feet) - rise < textFt * (lift + 1)) return [];
        const written: Entity[] = [
          {
            kind: 'text',
            layer: 'A-ANNO-TEXT',
            at: [feet, floorY(depthIn(span, feet)) - textFt * lift],
            text,
            heightFt: textFt,
            anchor: 'middle',
            turnDeg,
          },
        ];
        return [written];
      };
      return room.place(
        [0.5, under, 1.8].flatMap((lift) => [0.75, 0.28, 0.5].flatMap((share) => way(share, lift))),
        true,
      );
    });
}
