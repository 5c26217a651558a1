import { GALLONS_PER_CUBIC_FOOT } from '#domain/site/gallons.ts';
import { grouped } from '#domain/words/grouped.ts';
import type { DrawnFigures } from './drawn-figures.ts';
import { type Finding, finding, tidy } from './finding.ts';

// The water itself: how much there is, how the floor falls, and what moves it.

const hundreds = (gallons: number) => grouped(Math.round(gallons / 100) * 100);
const tens = (gallons: number) => grouped(Math.round(gallons / 10) * 10);

export function volumeFinding({ gallons, spa }: DrawnFigures): Finding {
  const besides = spa !== null && spa !== 'apart' ? `, and the spa about ${tens(spa.gallons)} more` : '';
  return {
    id: 'gallons',
    tone: 'good',
    sentence: `It holds about ${hundreds(gallons)} gallons of water${besides}.`,
    rule: `The water as it is drawn, without steps, shelf and bench, × ${GALLONS_PER_CUBIC_FOOT} gallons a cubic foot`,
    source: 'Measured on the drawing',
  };
}

const STEEP = 3;
const GENTLE = 7;
/** So that a floor of exactly 1 in 3 is not told as steeper. */
const HAIR = 1e-6;

export function slopeFinding({ fall, beach, deepestFt, gentleLengthFt }: DrawnFigures): Finding {
  const tell = finding(
    'slope',
    'No steeper than 1 in 7 where people stand, 1 in 3 into the deep end',
    'ISPSC 807 as commonly quoted; check locally',
  );
  const shore = beach ? ` Its beach falls 1 ft in ${tidy(beach.runFt / beach.dropFt)}.` : '';
  if (!fall)
    return tell(
      'good',
      beach
        ? `Beyond the beach the floor is level, ${tidy(deepestFt)} ft under the water.`
        : `The floor is level: the water is ${tidy(deepestFt)} ft deep from end to end.`,
    );
  const ratio = fall.runFt / fall.dropFt;
  if (ratio < STEEP - HAIR) {
    const longer = gentleLengthFt === null ? '' : `make the pool about ${gentleLengthFt} ft long or `;
    return tell(
      'warning',
      `The floor falls ${tidy(fall.dropFt)} ft within ${tidy(fall.runFt)} ft, too steep: ${longer}make the deep end shallower.${shore}`,
    );
  }
  if (ratio < GENTLE)
    return tell(
      'note',
      `The floor falls 1 ft in ${tidy(ratio)}, fine toward a deep end; a rope should mark where it begins.${shore}`,
    );
  return tell('good', `The floor falls gently, 1 ft in ${tidy(ratio)}.${shore}`);
}

const TURNOVER_HOURS = 8;
const PIPE_LIMIT_GPM = 73;

export function flowFinding({ pumpGpm, gallons, spa }: DrawnFigures): Finding {
  const flow = grouped(Math.round(pumpGpm));
  const spaGallons = spa !== null && spa !== 'apart' ? spa.gallons : 0;
  const hours = tidy((gallons + spaGallons) / pumpGpm / 60);
  const water = spaGallons > 0 ? 'the water in the pool and spa' : 'all the water';
  const tooMuch = pumpGpm > PIPE_LIMIT_GPM;
  return {
    id: 'flow',
    tone: tooMuch ? 'note' : 'good',
    sentence: tooMuch
      ? `To circulate ${water} in ${hours} hours the pump must move ${flow} gallons a minute, more than one 2-inch pipe carries: plan larger or second lines.`
      : `A pump of about ${flow} gallons a minute circulates ${water} in ${hours} hours.`,
    rule: `Gallons ÷ (${TURNOVER_HOURS} hours × 60), or what the skimmers and the heater need where that is more; a 2-inch pipe carries about ${PIPE_LIMIT_GPM} gallons a minute`,
    source: 'Trade formula, on the drawn water',
  };
}
