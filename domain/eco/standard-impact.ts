import { grouped } from '#domain/words/grouped.ts';
import { dollars } from '#domain/words/money.ts';

// The same for every visitor, whatever was chosen.
export const STANDARD_IMPACT = {
  gallonsSavedPerYear: 2_400,
  energyReductionPercent: 68,
  annualSavings: 1_850,
  co2TonsPerYear: 3.2,
  chemicalReductionPercent: 85,
  renewablePercent: 70,
  initialInvestment: 14_000,
  tenYearSavings: 18_500,
  net: 4_500,
  paybackYears: 7.6,
} as const;

type Measured = { label: string; unit: string };
type FigureWords = Record<'water' | 'energy' | 'savings', Measured>;
type FactWords = { co2: Measured; chemicals: { label: string }; renewable: { label: string } } & Record<
  'investment' | 'tenYear' | 'net' | 'payback' | 'years',
  string
>;

/** The three that are shown large. */
export const standardFigures = ({ water, energy, savings }: FigureWords) => [
  { ...water, figure: grouped(STANDARD_IMPACT.gallonsSavedPerYear) },
  { ...energy, figure: `${STANDARD_IMPACT.energyReductionPercent}%` },
  { ...savings, figure: dollars(STANDARD_IMPACT.annualSavings) },
];

export const standardFacts = (words: FactWords): [label: string, value: string][] => [
  [words.co2.label, `${STANDARD_IMPACT.co2TonsPerYear} ${words.co2.unit}`],
  [words.chemicals.label, `${STANDARD_IMPACT.chemicalReductionPercent}%`],
  [words.renewable.label, `${STANDARD_IMPACT.renewablePercent}%`],
  [words.investment, dollars(STANDARD_IMPACT.initialInvestment)],
  [words.tenYear, dollars(STANDARD_IMPACT.tenYearSavings)],
  [words.net, `+${dollars(STANDARD_IMPACT.net)}`],
  [words.payback, `${STANDARD_IMPACT.paybackYears} ${words.years}`],
];
