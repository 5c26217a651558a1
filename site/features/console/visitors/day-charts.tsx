import { VISIT_STEPS, type VisitStep } from '#domain/visit/visit.ts';
import type { VisitReport } from '#domain/visit/visit-report.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { longDate } from '#domain/words/long-date.ts';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from '../words.ts';
import { shortDay } from './figures.ts';

type Days = VisitReport['days'];
type Pair = { back: VisitStep; front: VisitStep };

// Two scales, because a lead is rarer than a visit.
const CHARTS: readonly Pair[] = [
  { back: 'visit', front: 'tool' },
  { back: 'lead', front: 'order' },
];

export function DayCharts({ days }: { days: Days }) {
  const { CONSOLE, VISITORS: words } = useWords();
  return (
    <section className="mt-10">
      <Heading level={2} size="subheading">
        {words.byDay}
      </Heading>
      <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {CHARTS.map((pair) => (
          <DayChart key={pair.back} days={days} {...pair} />
        ))}
      </div>
      <details className="mt-4 text-small">
        <summary className="min-h-11 cursor-pointer py-2.5">{CONSOLE.asTable}</summary>
        <DayTable days={days} />
      </details>
    </section>
  );
}

function DayChart({ days, back, front }: { days: Days } & Pair) {
  const { VISITORS: words } = useWords();
  const most = Math.max(...days.map((day) => Math.max(day[back], day[front])));
  const [first, last] = [shortDay(days.at(0)?.day ?? ''), shortDay(days.at(-1)?.day ?? '')];
  const what = fill(words.pair, { back: words.steps[back], front: words.steps[front] });
  return (
    <figure>
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
        <Legend tone="bg-water-300" name={words.steps[back]} />
        <Legend tone="bg-lagoon" name={words.steps[front]} />
        <span className="ms-auto text-ink-600 tabular-nums">{fill(words.upTo, { most: grouped(most) })}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={fill(words.chart, { what, from: first, to: last, most: grouped(most) })}
        viewBox={`0 0 ${days.length} 100`}
        preserveAspectRatio="none"
        className="mt-2 h-32 w-full border-sand border-b"
      >
        {days.map((day, at) => (
          <g key={day.day}>
            <title>{`${longDate(day.day)}: ${grouped(day[back])}, ${grouped(day[front])}`}</title>
            <rect x={at} width={1} height={100} fill="transparent" />
            <Bar at={at} share={day[back] / Math.max(1, most)} className="fill-water-300" />
            <Bar at={at} share={day[front] / Math.max(1, most)} className="fill-lagoon" />
          </g>
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-fine text-ink-600 tabular-nums" aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  );
}

const Bar = ({ at, share, className }: { at: number; share: number; className: string }) => (
  <rect x={at + 0.12} width={0.76} y={100 - share * 100} height={share * 100} className={className} />
);

const Legend = ({ tone, name }: { tone: string; name: string }) => (
  <span className="flex items-center gap-2">
    <span className={`size-3 ${tone}`} /> {name}
  </span>
);

function DayTable({ days }: { days: Days }) {
  const { VISITORS: words } = useWords();
  return (
    <table className="w-full tabular-nums">
      <thead>
        <tr className="border-sand border-b">
          <th scope="col" className="py-1.5 text-start">
            {words.day}
          </th>
          {VISIT_STEPS.map((step) => (
            <th key={step} scope="col" className="py-1.5 ps-2 text-end">
              {words.steps[step]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day} className="border-sand border-b">
            <th scope="row" className="py-1.5 text-start font-normal">
              {shortDay(day.day)}
            </th>
            {VISIT_STEPS.map((step) => (
              <td key={step} className="py-1.5 ps-2 text-end">
                {grouped(day[step])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
