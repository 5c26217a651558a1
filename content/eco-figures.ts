// The computed figures in words: the same on the page and in the mail.
import type { EcoAnalysis } from '#domain/eco/eco-analysis.ts';
import { dollars } from '#domain/estimate/dollars.ts';
import { grouped } from '#domain/words/grouped.ts';
import { ECO_COMPUTED } from './eco.ts';

export const whole = (value: number) => grouped(value);
export const money = (value: number) => dollars(Math.round(value));

export function ecoFigures(analysis: EcoAnalysis): [string, string][] {
  const { saved, noPayback, years, ahead, behind } = ECO_COMPUTED;
  const { paybackYears, tenYearNet } = analysis;
  return [
    [saved.money, money(analysis.yearlySaving)],
    [saved.water, `${whole(analysis.gallonsSaved)} gal`],
    [saved.co2, `${(analysis.co2KgSaved / 1000).toFixed(1)} t`],
    [saved.payback, paybackYears === null ? noPayback : `${paybackYears.toFixed(1)} ${years}`],
    [saved.net, `${money(Math.abs(tenYearNet))} ${tenYearNet >= 0 ? ahead : behind}`],
  ];
}

export const COST_LINES = ['heating', 'pump', 'light', 'water', 'chemicals', 'upkeep'] as const;
