import type { Point } from '#domain/geometry/plane.ts';
import { isClosed, isOutlined, type PlotThing, pointsOf } from '#domain/plot/edit.ts';
import { distance, isClockwise, shownFeet, sidesOf } from '#domain/plot/measure.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { fill } from '#domain/words/fill.ts';
import { useCanvas } from './canvas-context.ts';
import { Label } from './label.tsx';
import { useWords } from './words.ts';

const OUT_PX = 17;
/** Words are wider than high: beside an upright side they stand farther out. */
const ASIDE_PX = 20;
const SHORTEST_PX = 34;

/** Beside the middle of a side, on the outside of the way round. */
function beside(a: Point, b: Point, px: number): Point {
  const length = distance(a, b) || 1;
  const out = px * (OUT_PX + (ASIDE_PX * Math.abs(b[1] - a[1])) / length);
  return [
    (a[0] + b[0]) / 2 + ((b[1] - a[1]) / length) * out,
    (a[1] + b[1]) / 2 - ((b[0] - a[0]) / length) * out,
  ];
}

/** The length of every side, as long as there is room for it. */
export function Sides({ points, closed }: { points: readonly Point[]; closed: boolean }) {
  const { px } = useCanvas();
  const { PLOT_TABLE } = useWords();
  const out = isClockwise(points) ? px : -px;
  return sidesOf(points, closed).map(([a, b], i) =>
    distance(a, b) < SHORTEST_PX * px ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a side is its number
      <Label key={i} at={beside(a, b, out)}>
        {fill(PLOT_TABLE.feet, { feet: shownFeet(distance(a, b)) })}
      </Label>
    ),
  );
}

export const SideLabels = ({ plot, thing }: { plot: Plot; thing: PlotThing }) =>
  isOutlined(thing) ? <Sides points={pointsOf(plot, thing)} closed={isClosed(thing)} /> : null;
