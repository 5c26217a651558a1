import type { KeyboardEvent, PointerEvent } from 'react';
import { offset, type Polygon } from '#domain/geometry/plane.ts';
import { sortedClearances } from '#domain/plot/clearance-words.ts';
import { outlineOnPlot, toPlot } from '#domain/plot/site.ts';
import { fill } from '#domain/words/fill.ts';
import { useCanvas } from '../canvas-context.ts';
import { useWords } from '../words.ts';
import type { PoolOnPlot } from './use-pool-on-plot.ts';
import { verdictOf } from './verdict.ts';

const DECK_FT = 4;
/** As long as its measures, with a margin: on a small pool they are set smaller, */
const LABEL_EM = 5.6;
/** and the mark of the deep end, which would lie on them, is left out. */
const DOT_FROM_PX = 100;

export const pointsText = (outline: Polygon): string => outline.map((point) => point.join(',')).join(' ');

type PoolShapeProps = {
  pool: PoolOnPlot;
  isSelected: boolean;
  onFocus: () => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent<SVGElement>) => void;
};

/** The water to scale with a strip of deck around it. */
export function PoolShape({ pool, isSelected, ...handlers }: PoolShapeProps) {
  const { PLOT_POOL, PLOT_CLEARANCE } = useWords();
  const { px } = useCanvas();
  const { site, design, outline, clearances } = pool;
  const { lengthFt, widthFt } = design;
  const wrong = sortedClearances(clearances).conflicts.length > 0;
  const label = fill(PLOT_POOL.onPlan.label, {
    length: lengthFt,
    width: widthFt,
    verdict: verdictOf(PLOT_POOL, PLOT_CLEARANCE, site.plot, clearances),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button of its own
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isSelected}
      data-pool={wrong ? 'conflict' : 'fine'}
      className="cursor-move touch-none outline-none [&:focus-visible>[data-ring]]:stroke-lagoon"
      {...handlers}
    >
      <polygon
        points={pointsText(outlineOnPlot(site.place, offset(outline, DECK_FT)))}
        className={wrong ? 'fill-danger-100 stroke-danger' : 'fill-sand stroke-sand-600'}
        fillOpacity={0.8}
        strokeWidth={px}
        strokeDasharray={`${4 * px} ${3 * px}`}
      />
      <polygon
        data-ring
        points={pointsText(outlineOnPlot(site.place, outline))}
        className={wrong ? 'fill-water stroke-danger' : 'fill-water stroke-white'}
        strokeWidth={(wrong ? 3 : 2) * px}
      />
    </g>
  );
}

/** Its measures and where it is deep; no part of the button, whose name says the same. */
export function PoolFigures({ pool: { site, design } }: { pool: PoolOnPlot }) {
  const { PLOT_POOL } = useWords();
  const { px } = useCanvas();
  const { x, y } = site.place;
  const { lengthFt, widthFt } = design;
  const deep = toPlot(site.place, [lengthFt / 2, 0]);
  const longPx = lengthFt / px;
  return (
    <g className="pointer-events-none">
      <text
        x={x}
        y={y}
        dy="0.35em"
        textAnchor="middle"
        fontSize={Math.max(10, Math.min(13, longPx / LABEL_EM)) * px}
        className="fill-ink font-semibold"
      >
        {fill(PLOT_POOL.onPlan.size, { length: lengthFt, width: widthFt })}
      </text>
      {design.deepFt > design.shallowFt && longPx > DOT_FROM_PX ? (
        <circle cx={(deep[0] * 4 + x) / 5} cy={(deep[1] * 4 + y) / 5} r={4 * px} className="fill-lagoon">
          <title>{PLOT_POOL.onPlan.deepEnd}</title>
        </circle>
      ) : null}
    </g>
  );
}
