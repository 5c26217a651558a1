import { useState } from 'react';
import type * as z from 'zod/mini';
import type { planSetChangedSchema } from '#domain/plan-set/desk.ts';
import { fill } from '#domain/words/fill.ts';
import { FieldSet } from '#site/ui/field.tsx';
import { Failed, Loaded, Waiting } from '../parts.tsx';
import { useWords } from '../words.ts';
import { usePlanDesk, useSheet } from './plan-desk.ts';

type Changed = z.infer<typeof planSetChangedSchema>;
type ChangedQuery = Parameters<typeof Loaded<Changed>>[0]['query'];

/** The sheets that differ from the last issue, as the client gets them: with clouds around what changed. */
export function ChangedSheets({ query }: { query: ChangedQuery }) {
  const words = useWords().PLAN_SET_DESK.handOver;
  return (
    <Loaded query={query}>
      {({ since, sheets }) =>
        sheets.length === 0 ? (
          <p className="text-small">{fill(words.noChanges, { number: since ?? '' })}</p>
        ) : (
          <Choice since={since} sheets={sheets} />
        )
      }
    </Loaded>
  );
}

function Choice({ since, sheets }: Changed) {
  const { PLAN_SET_DESK } = useWords();
  const [chosen, setChosen] = useState(sheets[0]?.number ?? '');
  return (
    <FieldSet legend={fill(PLAN_SET_DESK.handOver.changes, { number: since ?? '' })}>
      <div className="flex flex-wrap gap-1.5">
        {sheets.map(({ number, title }) => (
          <button
            key={number}
            type="button"
            aria-pressed={number === chosen}
            onClick={() => setChosen(number)}
            className="min-h-11 rounded-control bg-foam px-3 text-small hover:bg-foam-200 aria-pressed:bg-ink aria-pressed:text-white"
          >
            {fill(PLAN_SET_DESK.sheets.name, { number, title })}
          </button>
        ))}
      </div>
      <Clouded number={chosen} />
    </FieldSet>
  );
}

function Clouded({ number }: { number: string }) {
  const words = useWords().PLAN_SET_DESK.sheets;
  const { projectId, keeping } = usePlanDesk();
  const query = useSheet(projectId, { number, version: keeping.stored.version, clouds: true });
  if (query.isPending) return <Waiting words={words.drawing} />;
  if (query.error)
    return <Failed error={query.error} busy={query.isFetching} onAgain={() => void query.refetch()} />;
  return (
    <div
      className="mt-3 border border-sand [&>svg]:h-auto [&>svg]:w-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, every text in it escaped
      dangerouslySetInnerHTML={{ __html: query.data }}
    />
  );
}
