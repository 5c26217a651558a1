import { drawnDesign } from '#domain/design/drawn.ts';
import { outlineOf } from '#domain/design/outline.ts';
import { boundsOf, type Polygon } from '#domain/geometry/plane.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { outlineOnPlot } from '#domain/plot/site.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import type { PlotTable } from '../use-plot-table.ts';
import { useWords } from '../words.ts';
import type { BestPlace } from './find-best-places.ts';
import { pointsText } from './pool-shape.tsx';

type PlaceChoiceProps = { choice: BestPlace; plot: Plot; table: PlotTable; onPut: () => void };

const isThere = ({ place, lengthFt, widthFt }: BestPlace, table: PlotTable) =>
  table.place?.x === place.x &&
  table.place.y === place.y &&
  table.place.turnDeg === place.turnDeg &&
  table.design.lengthFt === lengthFt &&
  table.design.widthFt === widthFt;

export function PlaceChoice({ choice, plot, table, onPut }: PlaceChoiceProps) {
  const { PLOT_POOL } = useWords();
  const words = PLOT_POOL.best;
  const there = isThere(choice, table);
  const { lengthFt, widthFt } = choice;
  const water = outlineOnPlot(choice.place, outlineOf(drawnDesign({ ...table.design, lengthFt, widthFt })));
  const names = [choice.kind, ...choice.also].map((kind) => words.kinds[kind]);
  return (
    <button
      type="button"
      aria-pressed={there}
      data-place={choice.kind}
      onClick={onPut}
      className={classes(
        'flex w-full items-start gap-4 rounded-card border p-3 text-start transition-colors hover:border-ink',
        there ? 'border-lagoon bg-foam' : 'border-sand',
      )}
    >
      <Sketch plot={plot} water={water} />
      <span className="min-w-0 text-small">
        <span className="block font-semibold">{names.join(', ')}</span>
        <span className="block tabular-nums">
          {fill(PLOT_POOL.onPlan.size, { length: lengthFt, width: widthFt })}
        </span>
        <Facts choice={choice} />
      </span>
    </button>
  );
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function Facts({ choice }: { choice: BestPlace }) {
  const { PLOT_POOL } = useWords();
  const words = PLOT_POOL.best.facts;
  const { sunHours, houseFt, openLawn, fallFt, trees } = choice;
  const facts = [
    fill(words.sun, { hours: tenth(sunHours) }),
    houseFt === null ? null : fill(words.house, { feet: tenth(houseFt) }),
    fill(words.open, { length: Math.floor(openLawn.lengthFt), width: Math.floor(openLawn.widthFt) }),
    fallFt < 0.1 ? words.level : fill(words.fall, { feet: tenth(fallFt) }),
    trees.length > 0 ? counted(words.trees, trees.length) : null,
  ];
  return (
    <span className="mt-1 flex flex-wrap gap-x-3 text-ink-600">
      {facts.map((fact) => (fact === null ? null : <span key={fact}>{fact}</span>))}
    </span>
  );
}

function Sketch({ plot, water }: { plot: Plot; water: Polygon }) {
  const { x0, x1, z0, z1 } = boundsOf(plot.lot.corners);
  const thin = Math.max(x1 - x0, z1 - z0) / 60;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${x0 - thin} ${z0 - thin} ${x1 - x0 + 2 * thin} ${z1 - z0 + 2 * thin}`}
      className="block h-20 w-24 shrink-0"
    >
      <polygon
        points={pointsText(plot.lot.corners)}
        className="fill-leaf-100 stroke-ink"
        strokeWidth={thin / 2}
      />
      {plot.buildings.map(({ corners }) => (
        <polygon key={pointsText(corners)} points={pointsText(corners)} className="fill-ink-600" />
      ))}
      {plot.trees.map(({ at, canopyFt }) => (
        <circle
          key={at.join(' ')}
          cx={at[0]}
          cy={at[1]}
          r={canopyFt}
          className="fill-leaf"
          fillOpacity={0.35}
        />
      ))}
      <polygon points={pointsText(water)} className="fill-water stroke-white" strokeWidth={thin / 3} />
    </svg>
  );
}
