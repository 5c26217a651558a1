import type { EcoAssumptions } from './assumptions.ts';
import { type EcoForm, extraCost } from './eco-form.ts';
import { type EcoYear, ecoYear } from './eco-year.ts';

export const YEARS = 10;

// Money spent since the start; year 0 is what the features cost on the first day.
export type YearOfCost = { year: number; without: number; with: number };

export type EcoAnalysis = {
  without: EcoYear;
  with: EcoYear;
  extraCost: number;
  yearlySaving: number;
  // Years until the saving has paid for the features at rising prices; null when it does not within ten.
  paybackYears: number | null;
  tenYearNet: number;
  series: YearOfCost[];
  gallonsSaved: number;
  co2TonsSaved: number;
  // Whole percents of what the same pool takes without any feature.
  energySavedPercent: number;
  chemicalsSavedPercent: number;
  heatFromSunPercent: number;
};

const percentOf = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : 0);

export function analyseEco(form: EcoForm, given: EcoAssumptions): EcoAnalysis {
  const without = ecoYear(form, [], given);
  const chosen = ecoYear(form, form.features, given);
  const extra = extraCost(form.features);
  const rise = 1 + given.priceRise / 100;

  const series: YearOfCost[] = [{ year: 0, without: 0, with: extra }];
  for (let year = 1; year <= YEARS; year += 1) {
    const last = series[year - 1] ?? { without: 0, with: extra };
    const factor = rise ** (year - 1);
    series.push({
      year,
      without: last.without + Math.round(without.total * factor),
      with: last.with + Math.round(chosen.total * factor),
    });
  }
  const end = series[YEARS] ?? { without: 0, with: 0 };
  return {
    without,
    with: chosen,
    extraCost: extra,
    yearlySaving: without.total - chosen.total,
    paybackYears: extra === 0 ? null : crossing(series),
    tenYearNet: end.without - end.with,
    series,
    gallonsSaved: without.evaporationGallons - chosen.evaporationGallons,
    co2TonsSaved: without.co2Tons - chosen.co2Tons,
    energySavedPercent: percentOf(without.energyKwh - chosen.energyKwh, without.energyKwh),
    chemicalsSavedPercent: percentOf(without.cost.chemicals - chosen.cost.chemicals, without.cost.chemicals),
    heatFromSunPercent: percentOf(chosen.solarKwh, chosen.heatKwh),
  };
}

// Where the two lines cross, between the years on each side of it.
function crossing(series: readonly YearOfCost[]): number | null {
  for (const [at, now] of series.entries()) {
    const before = series[at - 1];
    if (!before || now.with > now.without) continue;
    const gapBefore = before.with - before.without;
    const gapNow = now.with - now.without;
    return before.year + gapBefore / (gapBefore - gapNow);
  }
  return null;
}
