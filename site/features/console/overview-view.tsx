import { LEAD_KINDS, type LeadKind, openFilter } from '#domain/console/kinds.ts';
import { type Overview, overviewSchema } from '#domain/console/lists.ts';
import { placeOf } from '#domain/console/place.ts';
import { COLOURS } from '#domain/site/colours.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { longDate } from '#domain/words/long-date.ts';
import { Loaded, ViewHeader } from './parts.tsx';
import { totalWords } from './total-words.ts';
import { useRead } from './use-read.ts';
import { useWords } from './words.ts';

const TONES: Record<LeadKind, string> = {
  inquiries: COLOURS.lagoon,
  estimates: COLOURS.water,
  orders: COLOURS.clay,
  intakes: COLOURS.ink,
  bookings: COLOURS['sand-600'],
};
const SERIES = LEAD_KINDS.map((name) => ({ name, tone: TONES[name] }));

export function OverviewView() {
  const { CONSOLE } = useWords();
  const query = useRead(overviewSchema, '/api/staff/overview');
  return (
    <section>
      <ViewHeader
        title={CONSOLE.views.overview}
        refreshing={query.isRefetching}
        onRefresh={() => void query.refetch()}
      />
      <Loaded query={query}>
        {({ counts, weeks }) => (
          <>
            <Counts counts={counts} />
            <Weeks weeks={weeks} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Counts({ counts }: Pick<Overview, 'counts'>) {
  const { CONSOLE } = useWords();
  return (
    <ul className="mt-6 grid grid-cols-2 gap-x-6 border-sand border-t sm:grid-cols-4">
      {counts.map(({ kind, open, ...total }) => (
        <li key={kind} className="border-sand border-b py-4">
          <a href={`#${kind}`} className="group block">
            <span className="block text-ink-600 text-small group-hover:underline">{CONSOLE.views[kind]}</span>
            <span className="block font-display text-heading tabular-nums">
              {totalWords(CONSOLE.count, total)}
            </span>
          </a>
          {open > 0 ? (
            <a
              href={placeOf(kind, undefined, { state: openFilter(kind) })}
              aria-label={fill(CONSOLE.openLink, { count: grouped(open), list: CONSOLE.views[kind] })}
              className="text-link inline-block py-1 text-small"
            >
              {fill(CONSOLE.openOnes, { count: grouped(open) })}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

const dayWords = (day = '') =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

type Week = Overview['weeks'][number];
const allOf = (week: Week) => LEAD_KINDS.reduce((sum, name) => sum + week[name], 0);
// The rest of the height is for the number above the tallest.
const TALLEST = 88;

function Weeks({ weeks }: Pick<Overview, 'weeks'>) {
  const { CONSOLE } = useWords();
  const most = Math.max(1, ...weeks.map(allOf));
  return (
    <figure className="mt-9">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        <span className="font-semibold">{CONSOLE.byWeek}</span>
        {SERIES.map(({ name, tone }) => (
          <span key={name} className="flex items-center gap-2">
            <span className="size-3" style={{ background: tone }} /> {CONSOLE.views[name]}
          </span>
        ))}
      </figcaption>
      <div className="mt-4 flex h-52 items-end gap-1.5 border-sand border-b" aria-hidden="true">
        {weeks.map((week) => (
          <div
            key={week.week}
            className="flex h-full flex-1 flex-col justify-end"
            title={longDate(week.week)}
          >
            <span className="text-center text-[0.75rem] text-ink-600 tabular-nums">{allOf(week) || ''}</span>
            {SERIES.map(({ name, tone }) => (
              <div key={name} style={{ height: `${(week[name] / most) * TALLEST}%`, background: tone }} />
            ))}
          </div>
        ))}
      </div>
      <p className="mt-1.5 flex justify-between text-ink-600 text-small tabular-nums" aria-hidden="true">
        <span>{dayWords(weeks.at(0)?.week)}</span>
        <span>{dayWords(weeks.at(-1)?.week)}</span>
      </p>
      <details className="mt-3 text-small">
        <summary className="min-h-11 cursor-pointer py-2.5">{CONSOLE.asTable}</summary>
        <table className="w-full text-start tabular-nums">
          <thead>
            <tr>
              <th className="text-start">{CONSOLE.week}</th>
              {LEAD_KINDS.map((name) => (
                <th key={name} className="text-start">
                  {CONSOLE.views[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.week}>
                <td>{longDate(week.week)}</td>
                {LEAD_KINDS.map((name) => (
                  <td key={name}>{week[name]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
