import { type KeyboardEvent, type PointerEvent, useCallback, useEffectEvent, useState } from 'react';
import type { Point } from '#domain/geometry/plane.ts';
import { type Measuring, pixelToPlot, plotToPixel, type Underlay } from '#domain/plot/underlay.ts';
import { fill } from '#domain/words/fill.ts';
import { useCanvas, usePresses } from '../canvas-context.ts';
import type { PlotTable } from '../use-plot-table.ts';
import { useWords } from '../words.ts';
import { Lens } from './lens.tsx';
import { withPoint, withPress } from './measuring.ts';
import { usePicture } from './pictures.ts';

const STEPS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAST = 10;

type PointProps = {
  table: PlotTable;
  underlay: Underlay;
  measuring: Measuring;
  index: number;
  onLook: (at: Point | null) => void;
};

/** A cross with an open middle: the spot itself stays visible. */
function ScalePoint({ table, underlay, measuring, index, onLook }: PointProps) {
  const { PLOT_UNDERLAY: words } = useWords();
  const { px, startDrag, pointAt } = useCanvas();
  const pixel = measuring.points[index] ?? [0, 0];
  const [x, y] = pixelToPlot(underlay, pixel);
  const moveTo = (to: Point) =>
    table.change(
      { underlay: withPoint(underlay, measuring, index, plotToPixel(underlay, to)) },
      `scale-point-${index}`,
    );
  const start = (event: PointerEvent) => {
    const [downX, downY] = pointAt(event);
    // The point keeps its distance from a finger that did not hit its middle.
    const held = ([toX, toY]: Point): Point => [x + toX - downX, y + toY - downY];
    onLook([x, y]);
    startDrag(event, {
      move(to) {
        moveTo(held(to));
        onLook(held(to));
      },
      end() {
        table.commit();
        onLook(null);
      },
      cancel() {
        table.revert();
        onLook(null);
      },
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const far = px * (event.shiftKey ? FAST : 1);
    moveTo([x + step[0] * far, y + step[1] * far]);
  };
  const arm = (from: number, to: number) =>
    [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          `M${x + dx * from * px} ${y + dy * from * px}L${x + dx * to * px} ${y + dy * to * px}`,
      )
      .join('');
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={words.scale.points[index]}
      aria-valuenow={Math.round(pixel[0])}
      aria-valuetext={fill(words.scale.pointAt, { x: Math.round(pixel[0]), y: Math.round(pixel[1]) })}
      className="group cursor-move outline-none"
      onPointerDown={start}
      onKeyDown={onKeyDown}
      onBlur={table.commit}
    >
      <circle cx={x} cy={y} r={22 * px} fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={20 * px}
        fill="none"
        strokeWidth={2.5 * px}
        className="stroke-transparent group-focus-visible:stroke-lagoon"
      />
      {[4.5, 2].map((width) => (
        <g
          key={width}
          fill="none"
          strokeWidth={width * px}
          className={width === 2 ? 'stroke-clay' : 'stroke-white'}
        >
          <circle cx={x} cy={y} r={10 * px} />
          <path d={arm(3, 16)} />
        </g>
      ))}
    </g>
  );
}

function Measured({ table, underlay, measuring }: Omit<PointProps, 'index' | 'onLook'>) {
  const { px } = useCanvas();
  const { picture } = usePicture(underlay.id);
  const [look, setLook] = useState<Point | null>(null);
  const onPress = useEffectEvent((point: Point) =>
    table.change({ underlay: withPress(underlay, measuring, plotToPixel(underlay, point)) }),
  );
  const press = useCallback((point: Point) => onPress(point), []);
  // A mouse sees what it points at; a finger covers it.
  const hover = useCallback(
    (point: Point | null, event: PointerEvent) => setLook(event.pointerType === 'mouse' ? null : point),
    [],
  );
  usePresses('scale', { press, hover });
  const [from, to] = measuring.points.map((pixel) => pixelToPlot(underlay, pixel));
  return (
    <>
      {from && to ? (
        <line
          x1={from[0]}
          y1={from[1]}
          x2={to[0]}
          y2={to[1]}
          className="pointer-events-none stroke-clay"
          strokeWidth={2 * px}
          strokeDasharray={`${7 * px} ${5 * px}`}
        />
      ) : null}
      {measuring.points.map((_, index) => (
        <ScalePoint
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number
          key={index}
          table={table}
          underlay={underlay}
          measuring={measuring}
          index={index}
          onLook={setLook}
        />
      ))}
      {look && picture ? <Lens at={look} underlay={underlay} url={picture.url} /> : null}
    </>
  );
}

/** Over everything: the two ends of a known length while they are put. */
export function ScalePoints({ table }: { table: PlotTable }) {
  const { underlay, tool } = table;
  if (tool !== 'scale' || !underlay?.measuring) return null;
  return <Measured table={table} underlay={underlay} measuring={underlay.measuring} />;
}
