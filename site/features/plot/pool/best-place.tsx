import { useState } from 'react';
import { nameOfPart } from '#domain/plot/clearance-words.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { fill } from '#domain/words/fill.ts';
import { PRIORITIES, type YardPriority } from '#domain/yard/optimization-form.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { SelectField } from '#site/ui/field.tsx';
import type { PlotTable } from '../use-plot-table.ts';
import { useWords } from '../words.ts';
import type { BestPlacesFound, BestPlace as Choice } from './find-best-places.ts';
import { PlaceChoice } from './place-choice.tsx';
import { useBestPlaces } from './use-best-places.ts';

/** Places that keep every distance, by what matters most. A press puts the pool there, and can be undone. */
export function BestPlace({ table, plot }: { table: PlotTable; plot: Plot }) {
  const { PLOT_POOL } = useWords();
  const words = PLOT_POOL.best;
  const [priority, setPriority] = useState<YardPriority>('family');
  const { search, find } = useBestPlaces();
  const searching = search.state === 'searching';
  const put = ({ place, lengthFt, widthFt }: Choice) => {
    const level = table.place?.levelFt ?? null;
    table.change({
      place: { ...place, levelFt: level },
      design: { ...table.design, lengthFt, widthFt, size: null },
    });
    table.select({ thing: { part: 'pool' } });
  };
  return (
    <div className="space-y-4" data-best={search.state}>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="min-w-0 flex-1 basis-44"
          label={words.priority}
          name="priority"
          value={priority}
          options={PRIORITIES}
          onChange={({ target }) => {
            const chosen = PRIORITIES.find(({ value }) => value === target.value);
            if (chosen) setPriority(chosen.value);
          }}
        />
        <Button
          variant="secondary"
          pending={searching}
          onClick={() => find({ design: table.design, plot, priority })}
        >
          {words.find}
        </Button>
      </div>
      <p role="status" className="text-ink-600 text-small">
        {searching && search.long ? words.searching : null}
        {search.state === 'failed' ? words.failed : null}
        {search.state === 'found' && search.plot !== plot ? words.changed : null}
      </p>
      {search.state === 'found' ? (
        <>
          <NoRoom found={search.found} table={table} plot={search.plot} />
          <ul className="grid gap-3">
            {search.found.choices.map((choice) => (
              <li key={choice.kind}>
                <PlaceChoice choice={choice} plot={search.plot} table={table} onPut={() => put(choice)} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** Says what would have room, and which distance is in the way. */
function NoRoom({ found, table, plot }: { found: BestPlacesFound; table: PlotTable; plot: Plot }) {
  const { PLOT_POOL, PLOT_CLEARANCE } = useWords();
  const words = PLOT_POOL.best;
  if (found.reason === null) return null;
  const { lengthFt, widthFt } = table.design;
  const names = found.inTheWay.map((part) => nameOfPart(PLOT_CLEARANCE, plot, part));
  const [largest] = found.choices;
  return (
    <Alert tone="warning">
      <p>
        {fill(found.reason === 'size' ? words.noRoom : words.noGround, { length: lengthFt, width: widthFt })}
      </p>
      {largest ? <p>{fill(words.wouldFit, { length: largest.lengthFt, width: largest.widthFt })}</p> : null}
      <p>{names.length > 0 ? fill(words.inTheWay, { things: names.join(', ') }) : words.severalInTheWay}</p>
    </Alert>
  );
}
