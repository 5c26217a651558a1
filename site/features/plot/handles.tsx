import type { PointerEvent } from 'react';
import type { Point } from '#domain/geometry/plane.ts';
import { insertCorner, isClosed, moveCorner, moveSide, type PlotThing, pointsOf } from '#domain/plot/edit.ts';
import { sidesOf } from '#domain/plot/measure.ts';
import type { Plot } from '#domain/plot/plot.ts';
import type { SnapHint } from '#domain/plot/snap.ts';
import { classes } from '#site/ui/classes.ts';
import { useCanvas } from './canvas-context.ts';
import { groundOf } from './things.ts';
import type { PlotTable } from './use-plot-table.ts';
import { useSnapping } from './use-snapping.ts';

const CORNER_PX = 22;
const SIDE_PX = 28;

type HandlesProps = {
  table: PlotTable;
  plot: Plot;
  thing: PlotThing;
  /** Its sides can be taken hold of, its corners are not shown. */
  quiet: boolean;
  setHints: (hints: readonly SnapHint[]) => void;
};

function useHandleDrags({ table, plot, thing, quiet, setHints }: HandlesProps) {
  const { startDrag, pointAt } = useCanvas();
  const snapping = useSnapping(table);
  const finished = {
    end: () => {
      setHints([]);
      table.commit();
    },
    cancel: () => {
      setHints([]);
      table.revert();
    },
  };
  /** `from` is the plot that holds the corner: a new one was just put into it. */
  function dragCorner(down: PointerEvent, from: Plot, corner: number) {
    table.select({ thing, corner });
    table.setPanel('draw');
    const ground = groundOf(from, { thing, corner });
    startDrag(down, {
      move: (at, event) => {
        const { point, hints } = snapping.corner(at, ground, event);
        setHints(hints);
        table.setPlot(moveCorner(from, thing, corner, point), 'drag');
      },
      ...finished,
    });
  }
  function dragSide(down: PointerEvent, side: number) {
    const choose = () => {
      table.select({ thing, side });
      table.setPanel('draw');
    };
    // Only what is selected moves: the paper is often taken hold of near a lot line.
    if (quiet) return startDrag(down, { move: () => {}, end: (moved) => !moved && choose() });
    choose();
    const [fromX, fromY] = pointAt(down);
    const ends = pointsOf(plot, thing).filter((_, i, all) => i === side || i === (side + 1) % all.length);
    const ground = groundOf(plot, { thing, corner: 'all' });
    startDrag(down, {
      move: ([x, y], event) => {
        const { point, hints } = snapping.whole(ends, [x - fromX, y - fromY], ground, event);
        setHints(hints);
        table.setPlot(moveSide(plot, thing, side, point), 'drag');
      },
      ...finished,
    });
  }
  return { dragCorner, dragSide };
}

/** What takes hold of corners and sides. A plus in the middle of the selected side makes a corner of it. */
export function Handles(props: HandlesProps) {
  const { table, plot, thing, quiet } = props;
  const { px } = useCanvas();
  const { dragCorner, dragSide } = useHandleDrags(props);
  const points = pointsOf(plot, thing);
  const sides = sidesOf(points, isClosed(thing));
  const { selection } = table;
  if (points.length < 2) return null;
  const insert = (event: PointerEvent, side: number, at: Point) => {
    const next = insertCorner(plot, thing, side, at);
    if (next === plot) return;
    table.setPlot(next, 'drag');
    dragCorner(event, next, side + 1);
  };
  return (
    <g>
      {sides.map(([a, b], side) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its number
          key={side}
          x1={a[0]}
          y1={a[1]}
          x2={b[0]}
          y2={b[1]}
          strokeWidth={(!quiet && selection?.side === side ? 4 : SIDE_PX) * px}
          className={classes(
            'cursor-move',
            !quiet && selection?.side === side ? 'stroke-clay' : 'stroke-transparent',
          )}
          onPointerDown={(event) => dragSide(event, side)}
        />
      ))}
      {quiet
        ? null
        : sides.map(([a, b], side) => (
            <MiddleHandle
              // biome-ignore lint/suspicious/noArrayIndexKey: a side is its number
              key={side}
              at={[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]}
              room={Math.hypot(b[0] - a[0], b[1] - a[1]) / px}
              onPointerDown={(event, at) => insert(event, side, at)}
            />
          ))}
      {quiet
        ? null
        : points.map(([x, y], corner) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number
              key={corner}
              className="cursor-move"
              onPointerDown={(event) => dragCorner(event, plot, corner)}
            >
              <circle cx={x} cy={y} r={CORNER_PX * px} fill="transparent" />
              <circle
                cx={x}
                cy={y}
                r={(selection?.corner === corner ? 8 : 6) * px}
                strokeWidth={2 * px}
                className={classes('stroke-clay', selection?.corner === corner ? 'fill-clay' : 'fill-white')}
              />
            </g>
          ))}
    </g>
  );
}

const MIDDLE_ROOM_PX = 110;

type MiddleProps = { at: Point; room: number; onPointerDown: (event: PointerEvent, at: Point) => void };

/** Dragged out, it becomes a corner. */
function MiddleHandle({ at, room, onPointerDown }: MiddleProps) {
  const { px } = useCanvas();
  if (room < MIDDLE_ROOM_PX) return null;
  const [x, y] = at;
  return (
    <g className="cursor-copy" onPointerDown={(event) => onPointerDown(event, at)}>
      <circle cx={x} cy={y} r={CORNER_PX * px} fill="transparent" />
      <circle cx={x} cy={y} r={7 * px} strokeWidth={1.5 * px} className="fill-white stroke-clay" />
      <path
        d={`M${x - 3.5 * px} ${y}h${7 * px}M${x} ${y - 3.5 * px}v${7 * px}`}
        strokeWidth={1.5 * px}
        className="stroke-clay"
      />
    </g>
  );
}
