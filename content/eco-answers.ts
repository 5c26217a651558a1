import { type EcoAssumptions, HEATERS, SHELTERS, startingAssumptions } from '#domain/eco/assumptions.ts';
import { ECO_LOCATIONS, type EcoForm, ENERGY_PRIORITIES } from '#domain/eco/eco-form.ts';
import { labelOf } from '#domain/estimate/options.ts';
import { MONTH_NAMES } from '#domain/words/long-date.ts';
import { ECO_ASSUMPTIONS, ECO_FORM } from './eco.ts';

const NAMES = ECO_ASSUMPTIONS.labels;

/** What the visitor answered and changed, for whoever reads the result next. */
export function ecoAnswers(form: EcoForm, assumptions: EcoAssumptions): string {
  const asked = [
    `${ECO_FORM.location}: ${labelOf(ECO_LOCATIONS, form.location)}.`,
    `${ECO_FORM.energyPriority}: ${labelOf(ENERGY_PRIORITIES, form.energyPriority)}.`,
  ].join(' ');
  const start = inWords(startingAssumptions(form));
  const changed = inWords(assumptions).filter((line, at) => line !== start[at]);
  return [asked, ...(changed.length > 0 ? [`My assumptions: ${changed.join('; ')}.`] : [])].join('\n');
}

function inWords(given: EcoAssumptions): string[] {
  return [
    `${NAMES.heater}: ${labelOf(HEATERS, given.heater)}`,
    `${NAMES.shelter}: ${labelOf(SHELTERS, given.shelter)}`,
    `${NAMES.seasonStart}: ${MONTH_NAMES[given.seasonStart - 1]}`,
    `${NAMES.seasonEnd}: ${MONTH_NAMES[given.seasonEnd - 1]}`,
    `${NAMES.electricityPrice}: ${given.electricityPrice}`,
    `${NAMES.gasPrice}: ${given.gasPrice}`,
    `${NAMES.waterPrice}: ${given.waterPrice}`,
    `${NAMES.chemicalsPrice}: ${given.chemicalsPrice}`,
    `${NAMES.pumpHours}: ${given.pumpHours}`,
    `${NAMES.coveredHours}: ${given.coveredHours}`,
    `${NAMES.lightHours}: ${given.lightHours}`,
    `${NAMES.waterTemperature}: ${given.waterTemperature}`,
    `${NAMES.priceRise}: ${given.priceRise}`,
  ];
}
