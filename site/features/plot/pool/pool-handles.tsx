import type { PointerEvent } from 'react';
import { DESIGN_LIMITS } from '#domain/design/design.ts';
import {
  bearingFrom,
  HANDLES,
  type Handle,
  handleAt,
  resizedTo,
  turnedTo,
} from '#domain/plot/place-moves.ts';
import { toPlot } from '#domain/plot/site.ts';
import { useCanvas } from '../canvas-context.ts';
import type { PlotTable } from '../use-plot-table.ts';
import type { PoolOnPlot } from './use-pool-on-plot.ts';

/** On screen: what a finger meets, and below which corners would only be in its way. */
const TARGET_PX = 16;
const CORNERS_FROM_PX = 90;
const TURN_AWAY_PX = 36;
/** A turn comes to rest at these while nothing finer is asked for with Shift. */
const TURN_STEP_DEG = 5;

const HOLD = { move: 'pool size', turn: 'pool turn' };

/** For mouse and finger; every one of them has a field in the panel too. */
export function PoolHandles({ table, pool }: { table: PlotTable; pool: PoolOnPlot }) {
  const { px, startDrag } = useCanvas();
  const { commit, revert, change, setPlace } = table;
  const { place } = pool.site;
  const { lengthFt, widthFt } = table.design;
  const size = { lengthFt, widthFt };
  const roomy = Math.min(lengthFt, widthFt) / px >= CORNERS_FROM_PX;
  const shown = HANDLES.filter(({ along, across }) => roomy || along === 0 || across === 0);

  const resize = (event: PointerEvent<SVGElement>, handle: Handle) =>
    startDrag(event, {
      move: (point) => {
        const next = resizedTo({ place, size, limits: DESIGN_LIMITS }, handle, point);
        change({ place: next.place, design: { ...table.design, ...next.size, size: null } }, HOLD.move);
      },
      end: commit,
      cancel: revert,
    });
  const turn = (event: PointerEvent<SVGElement>) =>
    startDrag(event, {
      move: (point, { shiftKey }) => {
        const step = shiftKey ? 0.1 : TURN_STEP_DEG;
        // The handle stands at the front, which looks away from the back.
        const degrees = bearingFrom(place, point) + 180;
        setPlace(turnedTo(place, Math.round(degrees / step) * step), HOLD.turn);
      },
      end: commit,
      cancel: revert,
    });

  const front = toPlot(place, [0, widthFt / 2]);
  const knob = toPlot(place, [0, widthFt / 2 + TURN_AWAY_PX * px]);
  return (
    <g>
      <line
        x1={front[0]}
        y1={front[1]}
        x2={knob[0]}
        y2={knob[1]}
        className="pointer-events-none stroke-lagoon"
        strokeWidth={1.5 * px}
      />
      <g data-handle="turn" className="cursor-grab touch-none" onPointerDown={turn}>
        <circle cx={knob[0]} cy={knob[1]} r={TARGET_PX * px} className="fill-transparent" />
        <circle
          cx={knob[0]}
          cy={knob[1]}
          r={8 * px}
          className="fill-lagoon stroke-white"
          strokeWidth={2 * px}
        />
      </g>
      {shown.map((handle) => {
        const [x, y] = handleAt(place, size, handle);
        return (
          <g
            key={`${handle.along} ${handle.across}`}
            data-handle={`${handle.along} ${handle.across}`}
            className="cursor-pointer touch-none"
            onPointerDown={(event) => resize(event, handle)}
          >
            <circle cx={x} cy={y} r={TARGET_PX * px} className="fill-transparent" />
            <circle cx={x} cy={y} r={6 * px} className="fill-white stroke-lagoon" strokeWidth={2 * px} />
          </g>
        );
      })}
    </g>
  );
}
