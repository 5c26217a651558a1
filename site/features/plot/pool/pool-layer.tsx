import { type KeyboardEvent, useCallback } from 'react';
import type { Point } from '#domain/geometry/plane.ts';
import { FIRST_PLACE, movedBy, placedAt, turnedBy } from '#domain/plot/place-moves.ts';
import type { Place } from '#domain/plot/site.ts';
import { useCanvas, usePresses } from '../canvas-context.ts';
import type { PlotTable } from '../use-plot-table.ts';
import { DistanceLines } from './distance-lines.tsx';
import { PoolHandles } from './pool-handles.tsx';
import { PoolFigures, PoolShape } from './pool-shape.tsx';
import { type PoolOnPlot, usePoolOnPlot } from './use-pool-on-plot.ts';

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const TURNS: Record<string, number> = { '[': -1, ']': 1, '{': -15, '}': 15 };

function placeByKey(place: Place, { key, shiftKey }: KeyboardEvent): Place | null {
  const arrow = ARROWS[key];
  const step = shiftKey ? 0.1 : 1;
  if (arrow) return movedBy(place, arrow[0] * step, arrow[1] * step);
  const turn = TURNS[key];
  return turn === undefined ? null : turnedBy(place, turn);
}

/** The pool on the drawing: where it is dragged, turned and resized, with its distances. */
export function PoolLayer({ table }: { table: PlotTable }) {
  const pool = usePoolOnPlot(table);
  const { change, select, setTool, setPanel } = table;
  const { place } = table;
  const putHere = useCallback(
    (point: Point) => {
      change({ place: placedAt(place ?? FIRST_PLACE, point) });
      setTool('select');
      select({ thing: { part: 'pool' } });
      setPanel('pool');
    },
    [change, place, select, setTool, setPanel],
  );
  usePresses('pool', { press: putHere });
  return pool ? <PlacedPool table={table} pool={pool} /> : null;
}

function PlacedPool({ table, pool }: { table: PlotTable; pool: PoolOnPlot }) {
  const { startDrag, pointAt } = useCanvas();
  const { setPlace, select, setPanel, commit, revert } = table;
  const { place } = pool.site;
  const isSelected = table.selection?.thing.part === 'pool';
  const choose = () => {
    select({ thing: { part: 'pool' } });
    setPanel('pool');
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = placeByKey(place, event);
    if (next) setPlace(next, 'pool by key');
    else if (event.key === 'Enter' || event.key === ' ') choose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <>
      <PoolShape
        pool={pool}
        isSelected={isSelected}
        onFocus={choose}
        onBlur={commit}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (table.tool !== 'select') return;
          choose();
          const [grabX, grabY] = pointAt(event);
          startDrag(event, {
            move: ([x, y]) => setPlace(movedBy(place, x - grabX, y - grabY), 'pool drag'),
            end: commit,
            cancel: revert,
          });
        }}
      />
      <PoolFigures pool={pool} />
      <DistanceLines pool={pool} />
      {isSelected && table.tool === 'select' ? <PoolHandles table={table} pool={pool} /> : null}
    </>
  );
}
