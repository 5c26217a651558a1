import type { EcoAssumptions } from '#domain/eco/assumptions.ts';
import { CLIMATES } from '#domain/eco/climate.ts';
import type { EcoAnalysis } from '#domain/eco/eco-analysis.ts';
import type { EcoForm } from '#domain/eco/eco-form.ts';
import { COST_LINES, ecoFigures } from '#domain/eco/eco-words.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { MONTH_NAMES } from '#domain/words/long-date.ts';
import { dollars } from '#domain/words/money.ts';
import { ResultBlock } from '#site/analysis-parts.tsx';
import { Alert } from '#site/ui/alert.tsx';
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
    <ResultBlock
      kind="computed"
      words={{ ...words, note: fill(words.note, { station: CLIMATES[request.location].station }) }}
      noteClass="max-w-[37em]"
    >
      {request.features.length === 0 ? (
        <Alert tone="info" className="mt-5">
          <p>{words.noFeatures}</p>
        </Alert>
      ) : null}
      <dl className="mt-7 grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3" aria-live="polite">
        {ecoFigures(words, analysis).map(([label, value]) => (
          <div key={label} className="border-lagoon border-t-2 pt-2.5">
            <dd className="font-display text-[1.625rem] tabular-nums leading-tight">{value}</dd>
            <dt className="mt-0.5 text-ink-600 text-small">{label}</dt>
          </div>
        ))}
      </dl>
      <figure className="mt-9">
        <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading level={4}>{words.chartHeading}</Heading>
          <Legend />
        </figcaption>
        <TenYearChart analysis={analysis} />
      </figure>
      <Tables analysis={analysis} />
      <AssumptionFields request={request} assumptions={assumptions} onChange={setAssumptions} />
      <Method />
    </ResultBlock>
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

function Tables({ analysis }: { analysis: EcoAnalysis }) {
  const { ECO_COMPUTED: words } = useWords();
  const { without, with: chosen } = analysis;
  return (
    <div className="mt-8 grid gap-8">
      <DataTable
        caption={words.yearly}
        head={[words.line, words.without, words.with, words.difference]}
        rows={[
          ...COST_LINES.map((line) => [
            words.lines[line],
            dollars(without.cost[line]),
            dollars(chosen.cost[line]),
            dollars(without.cost[line] - chosen.cost[line]),
          ]),
          [words.total, dollars(without.total), dollars(chosen.total), dollars(analysis.yearlySaving)],
        ]}
        totalLast
      />
      <details className="border-sand border-t pt-2">
        <summary className="min-h-11 py-2 font-medium text-lagoon text-small">{words.table}</summary>
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
      </details>
      <details className="border-sand border-t pt-2">
        <summary className="min-h-11 py-2 font-medium text-lagoon text-small">{words.monthsHeading}</summary>
        <DataTable
          caption={words.with}
          head={[words.months.month, words.months.gallons, words.months.heat, words.months.solar]}
          rows={chosen.months.map((month) => [
            MONTH_NAMES[month.month - 1] ?? '',
            grouped(month.evaporationGallons),
            grouped(month.heatKwh),
            grouped(month.solarKwh),
          ])}
        />
      </details>
    </div>
  );
}
