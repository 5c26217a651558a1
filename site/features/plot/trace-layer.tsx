import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '#domain/geometry/plane.ts';
import { boundsOf, rectangle } from '#domain/geometry/plane.ts';
import { exact } from '#domain/plot/edit.ts';
import { directionOf, distance, shownFeet, tenthOfDegree } from '#domain/plot/measure.ts';
import type { Plot } from '#domain/plot/plot.ts';
import type { Snapped } from '#domain/plot/snap.ts';
import { fill } from '#domain/words/fill.ts';
import { type Presses, useCanvas, usePresses } from './canvas-context.ts';
import { Label } from './label.tsx';
import { pathOf } from './shape-path.ts';
import { Sides } from './side-labels.tsx';
import { SnapHints } from './snap-hints.tsx';
import type { Tool } from './table-state.ts';
import { groundOf } from './things.ts';
import { addTracePoint, finishTrace, isSpanned, isSpot, isTrace, placeSpot, tracedWith } from './tracing.ts';
import type { PlotTable } from './use-plot-table.ts';
import { useSnapping } from './use-snapping.ts';
import { useWords } from './words.ts';

const CLOSE_PX = 14;
/** Less is a press by an unsteady hand. */
const LEAST_BOX_PX = 12;
type Span = NonNullable<Presses['span']>;

const boxOf = (a: Point, b: Point): [number, number][] => {
  const { x0, x1, z0, z1 } = boundsOf([a, b]);
  return rectangle(x0, z0, x1, z1).map(exact);
};

const middleOf = (plot: Plot): Point => {
  const { x0, x1, z0, z1 } = boundsOf(plot.lot.corners);
  return [(x0 + x1) / 2, (z0 + z1) / 2];
};

function useOwnPresses(table: PlotTable) {
  const { px } = useCanvas();
  const snapping = useSnapping(table);
  const [preview, setPreview] = useState<Snapped | null>(null);
  const [box, setBox] = useState<readonly [number, number][]>([]);
  const { tool, plot } = table;
  const traced = isTrace(tool) ? tracedWith(table, tool) : [];
  const snapped = (point: Point, event: PointerEvent) =>
    snapping.corner(point, groundOf(plot, { traced }), event);
  const closes = (point: Point) => {
    const [first] = traced;
    const last = traced.at(-1);
    if (traced.length < 2 || !first || !last) return false;
    return [tool === 'line' ? last : first].some((end) => distance(end, point) <= CLOSE_PX * px);
  };
  function press(at: Point, event: PointerEvent) {
    setPreview(null);
    if (isTrace(tool) && closes(at) && finishTrace(table, tool)) return;
    const { point } = snapped(at, event);
    if (isTrace(tool)) addTracePoint(table, tool, point);
    else if (isSpot(tool)) placeSpot(table, tool, point);
    else if (tool === 'north' && plot) {
      table.setPlot({ ...plot, northDeg: tenthOfDegree(directionOf(middleOf(plot), at)) });
      table.setTool('select');
    } else table.select(null);
  }
  const hover = (at: Point | null, event: PointerEvent) => {
    setPreview(at ? snapped(at, event) : null);
    if (!at) setBox([]);
  };
  function span(from: Point, to: Point, event: PointerEvent, lifted: boolean): boolean {
    if (!isSpanned(tool) || traced.length > 0) return false;
    const start = snapped(from, event).point;
    const end = snapped(to, event);
    const [wide, deep] = [0, 1].map((axis) => Math.abs((end.point[axis] ?? 0) - (start[axis] ?? 0)));
    const corners = Math.min(wide ?? 0, deep ?? 0) < LEAST_BOX_PX * px ? [] : boxOf(start, end.point);
    setPreview(lifted ? null : end);
    setBox(lifted ? [] : corners);
    if (!lifted) return true;
    if (corners.length === 0) press(to, event);
    else if (!finishTrace(table, tool, corners)) table.change({ draft: { trace: tool, points: corners } });
    return true;
  }
  const latest = useRef({ press, hover, span });
  useLayoutEffect(() => {
    latest.current = { press, hover, span };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tool has nothing of this one's to show
  useEffect(() => setPreview(null), [tool]);
  return {
    press: useCallback((at: Point, event: PointerEvent) => latest.current.press(at, event), []),
    hover: useCallback((at: Point | null, event: PointerEvent) => latest.current.hover(at, event), []),
    span: useCallback<Span>((from, to, event, lifted) => latest.current.span(from, to, event, lifted), []),
    traced,
    preview,
    box,
  };
}

/** Presses of the table's own tools, and what is being traced. */
export function TraceLayer({ table }: { table: PlotTable }) {
  const { press, hover, span, traced, preview, box } = useOwnPresses(table);
  const { tool } = table;
  const isOwn = tool !== 'scale' && tool !== 'pool' && tool !== 'select';
  return (
    <>
      <Owner tool="select" press={press} />
      {isOwn ? <Owner tool={tool} press={press} hover={hover} span={span} /> : null}
      {box.length > 0 ? <Box corners={box} /> : null}
      {isOwn ? <Traced points={traced} preview={preview} /> : null}
    </>
  );
}

function Owner({ tool, ...presses }: Presses & { tool: Tool }) {
  usePresses(tool, presses);
  return null;
}

/** While it is dragged open. */
function Box({ corners }: { corners: readonly Point[] }) {
  const { px } = useCanvas();
  return (
    <g className="pointer-events-none">
      <path d={pathOf(corners, true)} className="fill-clay/15 stroke-clay" strokeWidth={2 * px} />
      <Sides points={corners} closed />
    </g>
  );
}

function Traced({ points, preview }: { points: readonly Point[]; preview: Snapped | null }) {
  const { px } = useCanvas();
  const { PLOT_TABLE } = useWords();
  const last = points.at(-1);
  const next = preview?.point;
  const [first] = points;
  return (
    <g className="pointer-events-none">
      <path
        d={pathOf(points, false)}
        className="fill-none stroke-clay"
        strokeWidth={2.5 * px}
        strokeLinejoin="round"
      />
      {points.map(([x, y], i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number
          key={i}
          cx={x}
          cy={y}
          r={5 * px}
          className="fill-white stroke-clay"
          strokeWidth={2 * px}
        />
      ))}
      {first && points.length > 2 ? (
        <circle
          cx={first[0]}
          cy={first[1]}
          r={CLOSE_PX * px}
          className="fill-clay/15 stroke-clay"
          strokeWidth={px}
        />
      ) : null}
      {last && next ? (
        <>
          <path
            d={pathOf([last, next], false)}
            className="stroke-clay"
            strokeWidth={1.5 * px}
            strokeDasharray={`${6 * px} ${4 * px}`}
          />
          <Label at={[(last[0] + next[0]) / 2, (last[1] + next[1]) / 2]}>
            {fill(PLOT_TABLE.feet, { feet: shownFeet(distance(last, next)) })}
          </Label>
        </>
      ) : null}
      {preview ? (
        <>
          <circle cx={preview.point[0]} cy={preview.point[1]} r={4 * px} className="fill-clay" />
          <SnapHints hints={preview.hints} />
        </>
      ) : null}
    </g>
  );
}
