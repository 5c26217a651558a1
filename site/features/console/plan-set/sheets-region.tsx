import { useState } from 'react';
import type { PlanSetContents } from '#domain/plan-set/desk.ts';
import { fill } from '#domain/words/fill.ts';
import { Spinner } from '#site/ui/spinner.tsx';
import { Failed } from '../parts.tsx';
import { useWords } from '../words.ts';
import { usePlanDesk, useSheet } from './plan-desk.ts';
import { SheetRail } from './sheet-rail.tsx';
import { SheetStage } from './sheet-stage.tsx';

type Sheets = PlanSetContents['sheets'];

/** All sheets small, the chosen one large. */
export function SheetsRegion({ sheets }: { sheets: Sheets }) {
  const words = useWords().PLAN_SET_DESK.sheets;
  const { issues } = usePlanDesk();
  const [chosen, setChosen] = useState('');
  const [clouds, setClouds] = useState(false);
  const index = Math.max(
    0,
    sheets.findIndex(({ number }) => number === chosen),
  );
  const sheet = sheets[index];
  const turn = (step: number) => setChosen(sheets[index + step]?.number ?? sheet?.number ?? '');
  if (!sheet) return null;
  const at = fill(words.at, { ...sheet, index: index + 1, count: sheets.length });
  return (
    <section
      id="plan-set-sheets"
      aria-label={words.title}
      className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3 lg:h-[clamp(30rem,74vh,52rem)] lg:grid-cols-[10.5rem_minmax(0,1fr)]"
    >
      <SheetRail sheets={sheets} current={sheet.number} onChoose={setChosen} />
      <div className="flex min-w-0 flex-col overflow-hidden rounded-card border border-sand max-lg:h-[clamp(24rem,62vh,40rem)] max-sm:h-84">
        <Shown
          sheet={sheet}
          clouds={clouds && issues.length > 0}
          label={at}
          place={{ first: index === 0, last: index === sheets.length - 1 }}
          onTurn={turn}
          {...(issues.length > 0 ? { onClouds: () => setClouds(!clouds) } : {})}
        />
      </div>
      <p className="sr-only" role="status">
        {at}
      </p>
    </section>
  );
}

type ShownProps = {
  sheet: Sheets[number];
  clouds: boolean;
  label: string;
  place: { first: boolean; last: boolean };
  onTurn: (step: number) => void;
  onClouds?: () => void;
};

function Shown({ sheet, clouds, ...stage }: ShownProps) {
  const words = useWords().PLAN_SET_DESK.sheets;
  const { projectId, keeping } = usePlanDesk();
  const query = useSheet(projectId, { number: sheet.number, version: keeping.stored.version, clouds });
  return (
    <SheetStage {...stage} sheet={sheet} svg={query.data} clouds={clouds}>
      {query.isFetching ? (
        <p
          role="status"
          className="pointer-events-none absolute inset-x-0 top-4 z-10 mx-auto flex w-fit items-center gap-2 rounded-full bg-white px-4 py-1.5 text-small shadow-lift"
        >
          <Spinner /> {words.drawing}
        </p>
      ) : null}
      {query.error ? (
        <div className="absolute inset-x-4 top-2 z-10 mx-auto max-w-md">
          <p className="sr-only">{fill(words.failed, { number: sheet.number })}</p>
          <Failed error={query.error} busy={query.isFetching} onAgain={() => void query.refetch()} />
        </div>
      ) : null}
    </SheetStage>
  );
}
