import { useDeferredValue, useMemo } from 'react';
import { earthworkOf } from '#domain/design/site-work.ts';
import type { Earthwork } from '#domain/plot/earthwork.ts';
import { PLOT_LIMITS } from '#domain/plot/plot.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { NumberField } from '#site/number-field.tsx';
import { Button } from '#site/ui/button.tsx';
import type { PlotTable } from '../use-plot-table.ts';
import { useWords } from '../words.ts';
import { SlopeSection } from './slope-section.tsx';
import type { PoolOnPlot } from './use-pool-on-plot.ts';

const tenth = (feet: number) => Math.round(feet * 10) / 10;

/** What the slope asks for: earth, walls and steps with their heights, and the deck's level, which can be typed. */
export function SlopePart({ table, pool }: { table: PlotTable; pool: PoolOnPlot }) {
  const later = useDeferredValue(pool);
  const earthwork = useMemo(() => earthworkOf(later.design), [later]);
  if (!earthwork) return null;
  return (
    <div className="space-y-4" data-earthwork>
      <SlopeSection pool={later} earthwork={earthwork} />
      <EarthworkLines earthwork={earthwork} />
      <DeckLevel table={table} pool={pool} earthwork={earthwork} />
    </div>
  );
}

function EarthworkLines({ earthwork: { cutYd3, fillYd3, walls, steps } }: { earthwork: Earthwork }) {
  const { PLOT_POOL } = useWords();
  const words = PLOT_POOL.slope;
  const earth = fill(words.earth, { cut: grouped(cutYd3), fill: grouped(fillYd3) });
  const wallLines = walls.map(({ kind, lengthFt, heightFt, engineer }) =>
    [
      fill(words.walls[kind], { length: Math.round(lengthFt), height: tenth(heightFt) }),
      engineer ? words.engineer : '',
    ]
      .filter(Boolean)
      .join(' '),
  );
  const stepLine = steps
    ? counted(steps.riseFt > 0 ? words.stepsDown : words.stepsUp, steps.count, {
        feet: tenth(Math.abs(steps.riseFt)),
      })
    : words.noSteps;
  return (
    <ul className="space-y-1 text-small tabular-nums">
      {[earth, ...(wallLines.length > 0 ? wallLines : [words.noWalls]), stepLine].map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two walls may be described alike
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

type DeckLevelProps = { table: PlotTable; pool: PoolOnPlot; earthwork: Earthwork };

function DeckLevel({ table, pool, earthwork }: DeckLevelProps) {
  const { PLOT_POOL } = useWords();
  const words = PLOT_POOL.slope;
  const { place } = pool.site;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <NumberField
        label={words.level}
        name="levelFt"
        unit={PLOT_POOL.shape.feet}
        value={place.levelFt ?? tenth(earthwork.levelFt)}
        {...PLOT_LIMITS.heightFt}
        step={0.1}
        words={PLOT_POOL.shape.range}
        onChange={(feet) => table.setPlace({ ...place, levelFt: Math.round(feet * 100) / 100 }, 'levelFt')}
        onDone={table.commit}
      />
      {place.levelFt === null ? (
        <p className="pb-3 text-fine text-ink-600">{words.balanced}</p>
      ) : (
        <Button variant="quiet" onClick={() => table.setPlace({ ...place, levelFt: null })}>
          {words.balance}
        </Button>
      )}
    </div>
  );
}
