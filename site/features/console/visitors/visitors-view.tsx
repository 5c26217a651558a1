import { useState } from 'react';
import {
  VISIT_SPANS,
  type VisitReport,
  type VisitSpan,
  visitReportSchema,
} from '#domain/visit/visit-report.ts';
import { fill } from '#domain/words/fill.ts';
import { longDate } from '#domain/words/long-date.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Loaded, ViewHeader } from '../parts.tsx';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';
import { DayCharts } from './day-charts.tsx';
import { Funnel } from './funnel.tsx';
import { SourceTable } from './source-table.tsx';

export function VisitorsView() {
  const { CONSOLE, VISITORS: words } = useWords();
  const [days, setDays] = useState<VisitSpan>(28);
  const query = useRead(visitReportSchema, `/api/staff/visits?days=${days}`);
  return (
    <section>
      <ViewHeader
        title={CONSOLE.views.visitors}
        refreshing={query.isRefetching}
        onRefresh={() => void query.refetch()}
      >
        <ButtonLink variant="quiet" href={`/api/staff/visits/csv?days=${days}`} download>
          {CONSOLE.csv}
        </ButtonLink>
      </ViewHeader>
      <p className="mt-2 max-w-prose text-ink-600">{words.lead}</p>
      <SpanChoice days={days} onChange={setDays} />
      <Loaded query={query}>{(report) => <Report report={report} days={days} />}</Loaded>
      <Meaning />
    </section>
  );
}

function SpanChoice({ days, onChange }: { days: VisitSpan; onChange: (days: VisitSpan) => void }) {
  const { VISITORS: words } = useWords();
  return (
    <fieldset className="mt-5 flex flex-wrap items-center gap-2">
      <legend className="sr-only">{words.span}</legend>
      {VISIT_SPANS.map((span) => (
        <label
          key={span}
          className="flex min-h-11 cursor-pointer items-center rounded-control border border-sand px-4 text-small hover:border-sand-600 has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="span"
            value={span}
            checked={span === days}
            onChange={() => onChange(span)}
            className="sr-only"
          />
          {words.spans[span]}
        </label>
      ))}
    </fieldset>
  );
}

const isEmpty = ({ now, before }: VisitReport) =>
  [...Object.values(now), ...Object.values(before)].every((count) => count === 0);

function Report({ report, days }: { report: VisitReport; days: number }) {
  const { VISITORS: words } = useWords();
  if (isEmpty(report)) {
    return (
      <div className="mt-8 rounded-card bg-foam px-6 py-10 text-center">
        <p className="font-display text-subheading">{words.empty.title}</p>
        <p className="mx-auto mt-2 max-w-[40em] text-ink-600">{words.empty.body}</p>
      </div>
    );
  }
  return (
    <>
      <p className="mt-3 text-ink-600 text-small">
        {fill(words.dates, { from: longDate(report.from), to: longDate(report.to) })}
      </p>
      <Funnel now={report.now} before={report.before} days={days} />
      <DayCharts days={report.days} />
      <SourceTable sources={report.sources} all={report.sourceCount} />
    </>
  );
}

function Meaning() {
  const { VISITORS: words } = useWords();
  return (
    <section className="mt-12 border-sand border-t pt-6">
      <Heading level={2} size="small">
        {words.about}
      </Heading>
      <ul className="mt-3 grid max-w-prose list-disc gap-2 ps-5 text-ink-600 text-small">
        {words.means.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-ink-600 text-small">
        {words.links}
        <code className="mt-1 block select-all overflow-x-auto whitespace-nowrap text-ink">
          {words.linkEnd}
        </code>
      </p>
    </section>
  );
}
