import { STANDARD_IMPACT } from '#domain/eco/standard-impact.ts';
import { grouped } from '#domain/words/grouped.ts';
import { dollars } from '#domain/words/money.ts';
import { Heading } from '#site/ui/section.tsx';
import { Stamp } from '#site/ui/stamp.tsx';
import { useWords } from './words.ts';

const IMPACT = STANDARD_IMPACT;

export function StandardImpact() {
  const { ECO_STANDARD } = useWords();
  const figures = [
    { figure: grouped(IMPACT.gallonsSavedPerYear), words: ECO_STANDARD.water.unit },
    { figure: `${IMPACT.energyReductionPercent}%`, words: ECO_STANDARD.energy.unit },
    { figure: dollars(IMPACT.annualSavings), words: ECO_STANDARD.savings.unit },
  ];
  const rows = [
    [ECO_STANDARD.co2.label, `${IMPACT.co2TonsPerYear} ${ECO_STANDARD.co2.unit}`],
    [ECO_STANDARD.chemicals.label, `${IMPACT.chemicalReductionPercent}%`],
    [ECO_STANDARD.renewable.label, `${IMPACT.renewablePercent}%`],
    [ECO_STANDARD.investment, dollars(IMPACT.initialInvestment)],
    [ECO_STANDARD.tenYear, dollars(IMPACT.tenYearSavings)],
    [ECO_STANDARD.net, `+${dollars(IMPACT.net)}`],
    [ECO_STANDARD.payback, `${IMPACT.paybackYears} ${ECO_STANDARD.years}`],
  ];
  return (
    <section
      aria-labelledby="standard-heading"
      className="rounded-card bg-travertine p-6 sm:p-9 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
    >
      <Stamp tone="sand">{ECO_STANDARD.stamp}</Stamp>
      <Heading level={3} id="standard-heading" className="mt-4">
        {ECO_STANDARD.heading}
      </Heading>
      <p className="mt-2 max-w-[32em] text-ink-600 text-small">{ECO_STANDARD.note}</p>
      <ul className="mt-7 grid gap-5 sm:max-lg:grid-cols-3">
        {figures.map(({ figure, words }) => (
          <li key={words}>
            <span className="block font-display text-[2.25rem] tabular-nums leading-none">{figure}</span>
            <span className="mt-1 block text-small">{words}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-7 text-small">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-6 border-sand border-t py-2.5">
            <dt className="text-ink-600">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
