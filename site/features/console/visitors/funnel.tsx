import { VISIT_STEPS } from '#domain/visit/visit.ts';
import type { StepCounts } from '#domain/visit/visit-report.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from '../words.ts';
import { changeWords, shareOf } from './figures.ts';

type FunnelProps = { now: StepCounts; before: StepCounts; days: number };

export function Funnel({ now, before, days }: FunnelProps) {
  const { VISITORS: words } = useWords();
  const widest = Math.max(1, ...Object.values(now));
  return (
    <section className="mt-8">
      <Heading level={2} size="subheading">
        {words.funnel}
      </Heading>
      <p className="mt-1 text-ink-600 text-small">{fill(words.compared, { days })}</p>
      <ol className="mt-4 border-sand border-t">
        {VISIT_STEPS.map((step) => {
          const share = step === 'visit' ? undefined : shareOf(now[step], now.visit);
          return (
            <li
              key={step}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1.5 border-sand border-b py-3.5 sm:grid-cols-[8rem_7rem_1fr_11rem] sm:items-center"
            >
              <span className="font-semibold">{words.steps[step]}</span>
              <span className="text-end font-display text-[1.75rem] leading-none tabular-nums sm:text-start">
                {grouped(now[step])}
              </span>
              <span aria-hidden="true" className="h-2.5 bg-foam max-sm:col-span-2">
                <span
                  className="block h-full bg-lagoon"
                  style={{ width: `${(now[step] / widest) * 100}%` }}
                />
              </span>
              <span className="text-ink-600 text-small tabular-nums max-sm:col-span-2 max-sm:flex max-sm:justify-between sm:text-end">
                {share ? <span className="sm:block">{fill(words.share, { share })}</span> : null}
                <span className="sm:block">{changeWords(words, now[step], before[step])}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
