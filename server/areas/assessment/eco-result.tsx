import { DEFAULT_CONTENT } from '#content/default-content.ts';
import type { EcoAssumptions } from '#domain/eco/assumptions.ts';
import { CLIMATES } from '#domain/eco/climate.ts';
import { analyseEco } from '#domain/eco/eco-analysis.ts';
import { ECO_LOCATIONS, ECO_POOL_SIZES, type EcoForm, ENERGY_PRIORITIES } from '#domain/eco/eco-form.ts';
import { assumptionFacts, COST_LINES, ecoFigures } from '#domain/eco/eco-words.ts';
import { STANDARD_IMPACT } from '#domain/eco/standard-impact.ts';
import { labelOf } from '#domain/estimate/options.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { type Fact, Facts, Paragraph, Subheading } from '#server/areas/mail/letter.tsx';

const { RESULT_MAILS } = DEFAULT_CONTENT.assessment;
const { ECO_ASSUMPTIONS, ECO_COMPUTED, ECO_FEATURE_WORDS, ECO_FORM, ECO_STANDARD } = DEFAULT_CONTENT.eco;

const STANDARD: Fact[] = [
  [
    ECO_STANDARD.water.label,
    `${STANDARD_IMPACT.gallonsSavedPerYear.toLocaleString('en-US')} ${ECO_STANDARD.water.unit}`,
  ],
  [ECO_STANDARD.energy.label, `${STANDARD_IMPACT.energyReductionPercent}% ${ECO_STANDARD.energy.unit}`],
  [ECO_STANDARD.savings.label, `${dollars(STANDARD_IMPACT.annualSavings)} ${ECO_STANDARD.savings.unit}`],
  [ECO_STANDARD.co2.label, `${STANDARD_IMPACT.co2TonsPerYear} ${ECO_STANDARD.co2.unit}`],
  [ECO_STANDARD.chemicals.label, `${STANDARD_IMPACT.chemicalReductionPercent}%`],
  [ECO_STANDARD.renewable.label, `${STANDARD_IMPACT.renewablePercent}%`],
  [ECO_STANDARD.investment, dollars(STANDARD_IMPACT.initialInvestment)],
  [ECO_STANDARD.tenYear, dollars(STANDARD_IMPACT.tenYearSavings)],
  [ECO_STANDARD.net, `+${dollars(STANDARD_IMPACT.net)}`],
  [ECO_STANDARD.payback, `${STANDARD_IMPACT.paybackYears} ${ECO_STANDARD.years}`],
];

export function EcoResult({ form, assumptions }: { form: EcoForm; assumptions: EcoAssumptions }) {
  const analysis = analyseEco(form, assumptions);
  const features = form.features.map((feature) => ECO_FEATURE_WORDS[feature].name).join(', ');
  const lines = COST_LINES.map(
    (line): Fact => [
      ECO_COMPUTED.lines[line],
      `${dollars(analysis.without.cost[line])} / ${dollars(analysis.with.cost[line])}`,
    ],
  );
  return (
    <>
      <Subheading>{RESULT_MAILS.yourInputs}</Subheading>
      <Facts
        facts={[
          [ECO_FORM.poolSize, labelOf(ECO_POOL_SIZES, form.poolSize)],
          [ECO_FORM.location, labelOf(ECO_LOCATIONS, form.location)],
          [ECO_FORM.energyPriority, labelOf(ENERGY_PRIORITIES, form.energyPriority)],
          [ECO_FORM.features, features || '-'],
        ]}
      />
      <Subheading>{ECO_COMPUTED.stamp}</Subheading>
      <Paragraph>{fill(ECO_COMPUTED.note, { station: CLIMATES[form.location].station })}</Paragraph>
      <Facts facts={ecoFigures(ECO_COMPUTED, analysis)} />
      <Paragraph>{`${ECO_COMPUTED.yearly}: ${ECO_COMPUTED.without.toLowerCase()} / ${ECO_COMPUTED.with.toLowerCase()}`}</Paragraph>
      <Facts
        facts={[
          ...lines,
          [ECO_COMPUTED.total, `${dollars(analysis.without.total)} / ${dollars(analysis.with.total)}`],
        ]}
      />
      <Subheading>{ECO_ASSUMPTIONS.heading}</Subheading>
      <Facts
        facts={assumptionFacts(assumptions).map(
          ([name, value]): Fact => [ECO_ASSUMPTIONS.labels[name], value],
        )}
      />
      <Subheading>{ECO_STANDARD.stamp}</Subheading>
      <Paragraph>{ECO_STANDARD.note}</Paragraph>
      <Facts facts={STANDARD} />
    </>
  );
}
