import { useMemo } from 'react';
import { boundsOf, crossingsOf, type Point, type Polygon } from '#domain/geometry/plane.ts';
import { faultsOf } from '#domain/plot/faults.ts';
import { useCanvas } from '../canvas-context.ts';
import { Label } from '../label.tsx';
import { pathOf } from '../shape-path.ts';
import { useBuildable } from '../use-buildable.ts';
import type { PlotTable } from '../use-plot-table.ts';
import { useWords } from '../words.ts';

const ring = (outline: Polygon) => pathOf(outline, true);

const HATCH_PX = 9;
/** Of the ground's own opacity. */
const ROOM = 0.6;

const ROWS = 24;
/** Rows this near the widest are as good: the words stand amid them. */
const AS_WIDE = 0.97;
/** What the words take, and some air around them. */
const WORDS_PX = 150;

/** The middle of the widest ground, and how wide it is there. */
function widest(areas: readonly Polygon[]): { at: Point; width: number } | undefined {
  const { z0, z1 } = boundsOf(areas.flat());
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const z = z0 + ((z1 - z0) * (row + 0.5)) / ROWS;
    const ends = areas.flatMap((outline) => crossingsOf(outline, z, 1)).toSorted((a, b) => a - b);
    const spans = ends.flatMap((from, i) => (i % 2 === 0 ? [{ from, to: ends[i + 1] ?? from }] : []));
    const [best] = spans.toSorted((a, b) => b.to - b.from - (a.to - a.from));
    if (!best) return undefined;
    const at: Point = [(best.from + best.to) / 2, z];
    return { at, width: best.to - best.from };
  }).filter((row) => row !== undefined);
  const most = Math.max(...rows.map(({ width }) => width));
  const wide = rows.filter(({ width }) => width >= most * AS_WIDE);
  return wide[Math.floor(wide.length / 2)];
}

/** Where a pool has room, tinted like water within one dashed line, and hatched what is kept clear: a setback, around a house, a tree. */
export function PoolGround({ table }: { table: PlotTable }) {
  const { px } = useCanvas();
  const { PLOT_PARTS } = useWords();
  const plot = useMemo(
    () => (table.plot && faultsOf(table.plot).length === 0 ? table.plot : null),
    [table.plot],
  );
  const found = useBuildable(plot);
  const areas = useMemo(() => (found ?? []).filter(({ length }) => length > 2), [found]);
  // A survey underneath is still read.
  const opacity = table.underlay ? 0.5 : 0.9;
  const room = useMemo(() => (areas.length > 0 ? widest(areas) : undefined), [areas]);
  return (
    <g className="pointer-events-none">
      {table.plot ? (
        <>
          <pattern
            id="plot-kept-clear"
            width={HATCH_PX * px}
            height={HATCH_PX * px}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={HATCH_PX * px} height={HATCH_PX * px} className="fill-travertine" />
            <path d={`M0 0V${HATCH_PX * px}`} className="stroke-ink-400" strokeWidth={1.5 * px} />
          </pattern>
          <path
            d={[table.plot.lot.corners, ...areas].map(ring).join('')}
            fillRule="evenodd"
            fill="url(#plot-kept-clear)"
            fillOpacity={opacity}
          />
        </>
      ) : null}
      <path
        data-buildable
        d={areas.map(ring).join('')}
        fillRule="evenodd"
        className="fill-water-200 stroke-water-700"
        fillOpacity={opacity * ROOM}
        strokeWidth={1.25 * px}
        strokeDasharray={`${6 * px} ${4 * px}`}
      />
      {room && room.width > WORDS_PX * px && !table.place ? (
        <Label at={room.at} tone="onWater">
          {PLOT_PARTS.buildable}
        </Label>
      ) : null}
    </g>
  );
}
