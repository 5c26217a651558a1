import { shownFeet } from '#domain/plot/clearance-words.ts';
import type { Clearance } from '#domain/plot/distances.ts';
import { fill } from '#domain/words/fill.ts';
import { useCanvas } from '../canvas-context.ts';
import { useWords } from '../words.ts';
import { drawnLines } from './drawn-lines.ts';
import type { PoolOnPlot } from './use-pool-on-plot.ts';

/** From the water's edge to what is nearest, with the feet beside it. The list in the panel says the same in words. */
export function DistanceLines({ pool }: { pool: PoolOnPlot }) {
  return (
    <g className="pointer-events-none">
      {drawnLines(pool).map((clearance) => (
        <DistanceLine key={keyOf(clearance)} clearance={clearance} />
      ))}
    </g>
  );
}

const keyOf = ({ to }: Clearance) => `${to.part} ${'index' in to ? to.index : ''}`;

function DistanceLine({ clearance }: { clearance: Clearance }) {
  const { PLOT_POOL } = useWords();
  const { px } = useCanvas();
  const { from, at, conflict } = clearance;
  const stroke = conflict ? 'stroke-danger' : 'stroke-ink';
  return (
    <g data-distance={conflict ? 'conflict' : 'kept'}>
      <line
        x1={from[0]}
        y1={from[1]}
        x2={at[0]}
        y2={at[1]}
        className={stroke}
        strokeWidth={(conflict ? 2.5 : 1.25) * px}
      />
      {[from, at].map(([x, y], end) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two ends, always the same two
        <circle key={end} cx={x} cy={y} r={2.5 * px} className={conflict ? 'fill-danger' : 'fill-ink'} />
      ))}
      <text
        x={(from[0] + at[0]) / 2}
        y={(from[1] + at[1]) / 2}
        dy="0.35em"
        textAnchor="middle"
        fontSize={12 * px}
        strokeWidth={4 * px}
        paintOrder="stroke"
        strokeLinejoin="round"
        className={conflict ? 'fill-danger stroke-white font-semibold' : 'fill-ink stroke-white font-medium'}
      >
        {fill(PLOT_POOL.onPlan.feet, { feet: String(shownFeet(clearance)).replace('-', '−') })}
      </text>
    </g>
  );
}
