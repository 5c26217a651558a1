import { useMemo } from 'react';
import type { Polygon } from '#domain/geometry/plane.ts';
import { faultsOf } from '#domain/plot/faults.ts';
import { useCanvas } from '../canvas-context.ts';
import { useBuildable } from '../use-buildable.ts';
import type { PlotTable } from '../use-plot-table.ts';

const ring = (outline: Polygon) => `M${outline.map((point) => point.join(' ')).join('L')}Z`;

/** Where a pool has room: shaded within one dashed line, whatever keeps it off: a setback, a house, a tree. */
export function PoolGround({ table }: { table: PlotTable }) {
  const { px } = useCanvas();
  const plot = useMemo(
    () => (table.plot && faultsOf(table.plot).length === 0 ? table.plot : null),
    [table.plot],
  );
  const areas = useBuildable(plot) ?? [];
  return (
    <path
      data-buildable
      d={areas
        .filter(({ length }) => length > 2)
        .map(ring)
        .join('')}
      fillRule="evenodd"
      className="pointer-events-none fill-water-300 stroke-water-700"
      fillOpacity={0.8}
      strokeWidth={1.25 * px}
      strokeDasharray={`${6 * px} ${4 * px}`}
    />
  );
}
