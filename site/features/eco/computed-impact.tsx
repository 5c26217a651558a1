import type { EcoAssumptions } from '#domain/eco/assumptions.ts';
import { CLIMATES } from '#domain/eco/climate.ts';
import type { EcoAnalysis } from '#domain/eco/eco-analysis.ts';
import type { EcoForm } from '#domain/eco/eco-form.ts';
import { COST_LINES, ecoFigures, ecoHeadline } from '#domain/eco/eco-words.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { MONTH_NAMES } from '#domain/words/long-date.ts';
import { dollars } from '#domain/words/money.ts';
import { OwnResult, Unfold } from '#site/analysis-parts.tsx';
import { Heading } from '#site/ui/section.tsx';
import { AssumptionFields } from './assumption-fields.tsx';
import { DataTable } from './data-table.tsx';
import { Method } from './method.tsx';
import { TenYearChart } from './ten-year-chart.tsx';
import { useWords } from './words.ts';

type ComputedImpactProps = {
  request: EcoForm;
  analysis: EcoAnalysis;
  assumptions: EcoAssumptions;
  setAssumptions: (assumptions: EcoAssumptions) => void;
};

export function ComputedImpact({ request, analysis, assumptions, setAssumptions }: ComputedImpactProps) {
  const { ECO_COMPUTED: words } = useWords();
  return (
    <OwnResult words={words}>
      <Figures request={request} analysis={analysis} />
      <p className="mt-4 max-w-[46em] text-ink-600 text-small">
        {fill(words.note, { station: CLIMATES[request.location].station })}
      </p>
      <div className="mt-9 grid gap-x-12 gap-y-9 xl:grid-cols-2">
        <figure>
          <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <Heading level={4}>{words.chartHeading}</Heading>
            <Legend />
          </figcaption>
          <TenYearChart analysis={analysis} />
        </figure>
        <YearlyCost analysis={analysis} />
      </div>
      <div className="mt-8">
        <AssumptionFields request={request} assumptions={assumptions} onChange={setAssumptions} />
        <Tables analysis={analysis} />
        <Method />
      </div>
    </OwnResult>
  );
}

// One figure to remember, and the others beside it.
function Figures({ request, analysis }: Pick<ComputedImpactProps, 'request' | 'analysis'>) {
  const { ECO_COMPUTED: words } = useWords();
  const { figure, label } = ecoHeadline(words, request, analysis);
  const [, ...others] = ecoFigures(words, analysis);
  return (
    <div
      aria-live="polite"
      className="tone-ink mt-6 grid items-center gap-x-10 gap-y-7 rounded-card bg-ink p-6 text-foam sm:p-8 lg:grid-cols-[5fr_7fr]"
    >
      <p data-headline>
        <span className="block font-display text-[clamp(3.25rem,9vw,5rem)] tabular-nums leading-none">
          {figure}
        </span>
        <span className="mt-2 block text-lead text-water-200">{label}</span>
      </p>
      {request.features.length === 0 ? (
        <p>{words.noFeatures}</p>
      ) : (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5">
          {others.map(([name, value]) => (
            <div key={name} className="border-water border-t-2 pt-2.5">
              <dd className="font-display text-[1.375rem] tabular-nums leading-tight sm:text-[1.625rem]">
                {value}
              </dd>
              <dt className="mt-0.5 text-small text-water-200">{name}</dt>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Legend() {
  const { ECO_COMPUTED } = useWords();
  return (
    <p className="flex flex-wrap gap-x-5 text-small">
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="inline-block w-7 border-clay border-t-[3px] border-dashed" />
        {ECO_COMPUTED.without}
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="inline-block w-7 border-lagoon border-t-[3px]" />
        {ECO_COMPUTED.with}
      </span>
    </p>
  );
}

function YearlyCost({ analysis }: { analysis: EcoAnalysis }) {
  const { ECO_COMPUTED: words } = useWords();
  const { without, with: chosen } = analysis;
  const spent = COST_LINES.filter((line) => without.cost[line] !== 0 || chosen.cost[line] !== 0);
  return (
    <DataTable
      caption={words.yearly}
      head={[words.line, words.without, words.with, words.difference]}
      rows={[
        ...spent.map((line) => [
          words.lines[line],
          dollars(without.cost[line]),
          dollars(chosen.cost[line]),
          dollars(without.cost[line] - chosen.cost[line]),
        ]),
        [words.total, dollars(without.total), dollars(chosen.total), dollars(analysis.yearlySaving)],
      ]}
      totalLast
    />
  );
}

function Tables({ analysis }: { analysis: EcoAnalysis }) {
  const { ECO_COMPUTED: words } = useWords();
  return (
    <>
      <Unfold summary={words.table}>
        <DataTable
          caption={words.chartHeading}
          head={[words.year, words.without, words.with, words.difference]}
          rows={analysis.series.map((point) => [
            String(point.year),
            dollars(point.without),
            dollars(point.with),
            dollars(point.without - point.with),
          ])}
        />
      </Unfold>
      <Unfold summary={words.monthsHeading}>
        <DataTable
          caption={words.with}
          head={[words.months.month, words.months.gallons, words.months.heat, words.months.solar]}
          rows={analysis.with.months.map((month) => [
            MONTH_NAMES[month.month - 1] ?? '',
            grouped(month.evaporationGallons),
            grouped(month.heatKwh),
            grouped(month.solarKwh),
          ])}
        />
      </Unfold>
    </>
  );
}
