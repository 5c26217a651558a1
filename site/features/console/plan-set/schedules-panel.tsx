import { useState } from 'react';
import { counted } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { Mark } from '../projects/project-part.tsx';
import { useWords } from '../words.ts';
import { usePlanDesk } from './plan-desk.ts';
import { changeCount } from './row-edits.ts';
import { ScheduleTable } from './schedule-table.tsx';

/** Every schedule of the set, one at a time. */
export function SchedulesPanel() {
  const words = useWords().PLAN_SET_DESK.schedules;
  const { contents, value } = usePlanDesk();
  const [chosen, setChosen] = useState('');
  const tables = contents?.tables ?? [];
  const shown = tables.find(({ name }) => name === chosen) ?? tables[0];
  if (!shown) return <p className="text-small">{words.none}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-600 text-small">{words.lead}</p>
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.choose}</legend>
        <div className="flex flex-wrap gap-1.5">
          {tables.map((one) => {
            const changes = changeCount(one, value.edits);
            return (
              <button
                key={one.name}
                type="button"
                aria-pressed={one.name === shown.name}
                onClick={() => setChosen(one.name)}
                className={classes(
                  'flex min-h-11 items-center gap-2 rounded-control px-3 text-small',
                  one.name === shown.name ? 'bg-ink text-white' : 'bg-foam hover:bg-foam-200',
                )}
              >
                {one.table.title}
                {changes > 0 ? <Mark tone="warn">{counted(words.changes, changes)}</Mark> : null}
              </button>
            );
          })}
        </div>
      </fieldset>
      <ScheduleTable key={shown.name} schedule={shown} />
    </div>
  );
}
