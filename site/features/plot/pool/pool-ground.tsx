import { useMemo } from 'react';
import type { Polygon } from '#domain/geometry/plane.ts';
import { faultsOf } from '#domain/plot/faults.ts';
import { setbackLines } from '#domain/plot/setback-lines.ts';
import { useCanvas } from '../canvas-context.ts';
import { useBuildable } from '../use-buildable.ts';
import type { PlotTable } from '../use-plot-table.ts';
import { pointsText } from './pool-shape.tsx';

const ring = (outline: Polygon) => `M${outline.map((point) => point.join(' ')).join('L')}Z`;

/** Where the water may lie: shaded, with a dashed line at each setback. */
export function PoolGround({ table }: { table: PlotTable }) {
  const { px } = useCanvas();
  const plot = useMemo(
    () => (table.plot && faultsOf(table.plot).length === 0 ? table.plot : null),
    [table.plot],
  );
  const areas = useBuildable(plot) ?? [];
  const lines = useMemo(() => (plot ? setbackLines(plot.lot) : []), [plot]);
  return (
    <g className="pointer-events-none">
      <path
        data-buildable
        d={areas
          .filter(({ length }) => length > 2)
          .map(ring)
          .join('')}
        fillRule="evenodd"
        className="fill-water-300"
        fillOpacity={0.5}
      />
      {lines.map(({ side, path }) => (
        <polyline
          key={`${side} ${pointsText(path)}`}
          points={pointsText(path)}
          className="fill-none stroke-water-700"
          strokeWidth={1.25 * px}
          strokeDasharray={`${6 * px} ${4 * px}`}
        />
      ))}
    </g>
  );
}
