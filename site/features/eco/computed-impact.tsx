import type { ReactNode } from 'react';
import type { EcoAssumptions } from '#domain/eco/assumptions.ts';
import { CLIMATES } from '#domain/eco/climate.ts';
import type { EcoAnalysis } from '#domain/eco/eco-analysis.ts';
import type { EcoForm } from '#domain/eco/eco-form.ts';
import { COST_LINES } from '#domain/eco/eco-words.ts';
import { fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { MONTH_NAMES } from '#domain/words/long-date.ts';
import { dollars } from '#domain/words/money.ts';
import { OwnResult, Unfold } from '#site/analysis-parts.tsx';
import { Heading } from '#site/ui/section.tsx';
import { AssumptionFields } from './assumption-fields.tsx';
import { DataTable } from './data-table.tsx';
import { FeatureSwitches } from './feature-switches.tsx';
import { EcoHeadline } from './headline.tsx';
import { Method } from './method.tsx';
import { Suggestion } from './suggestion.tsx';
import { TenYearChart } from './ten-year-chart.tsx';
import { useWords } from './words.ts';

type ComputedImpactProps = {
  request: EcoForm;
  analysis: EcoAnalysis;
  assumptions: EcoAssumptions;
  setAssumptions: (assumptions: EcoAssumptions) => void;
  setFeatures: (features: EcoForm['features']) => void;
  /** The step that follows from the figures. */
  next: ReactNode;
};

export function ComputedImpact(props: ComputedImpactProps) {
  const { request, analysis, assumptions, setAssumptions, setFeatures, next } = props;
  const { ECO_COMPUTED: words } = useWords();
  // Without a feature there is nothing to save: only what it costs is told.
  const plain = request.features.length === 0;
  return (
    <OwnResult words={{ ...words, heading: plain ? words.headingWithout : words.heading }}>
      <EcoHeadline
        request={request}
        analysis={analysis}
        suggestion={<Suggestion {...{ request, assumptions, setFeatures }} />}
      />
      <FeatureSwitches {...{ request, assumptions, setFeatures }} together={analysis.yearlySaving} />
      {/* With nothing chosen the two lines of the chart are one, and the bar above tells the year. */}
      {plain ? (
        <div className="mt-10">{next}</div>
      ) : (
        <div className="mt-10 grid items-center gap-x-12 gap-y-9 xl:grid-cols-[7fr_5fr]">
          <figure>
            <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <Heading level={4}>{words.chartHeading}</Heading>
              <Legend />
            </figcaption>
            <TenYearChart analysis={analysis} />
          </figure>
          {next}
        </div>
      )}
      <p className="mt-8 max-w-[46em] text-ink-600 text-small">
        {fill(words.note, { station: CLIMATES[request.location].station })}
      </p>
      <div className="mt-4">
        <AssumptionFields request={request} assumptions={assumptions} onChange={setAssumptions} />
        <Tables analysis={analysis} plain={plain} />
        <Method />
      </div>
    </OwnResult>
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

function Tables({ analysis, plain }: { analysis: EcoAnalysis; plain: boolean }) {
  const { ECO_COMPUTED: words } = useWords();
  return (
    <Unfold summary={plain ? words.monthsHeading : words.tables}>
      <div className="grid gap-8">
        {plain ? null : <YearlyCost analysis={analysis} />}
        {plain ? null : (
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
        )}
        <DataTable
          caption={plain ? words.without : words.with}
          head={[words.months.month, words.months.gallons, words.months.heat, words.months.solar]}
          rows={analysis.with.months.map((month) => [
            MONTH_NAMES[month.month - 1] ?? '',
            grouped(month.evaporationGallons),
            grouped(month.heatKwh),
            grouped(month.solarKwh),
          ])}
        />
      </div>
    </Unfold>
  );
}
