import { GALLONS_PER_CUBIC_FOOT } from '#domain/site/gallons.ts';
import { grouped } from '#domain/words/grouped.ts';
import type { DrawnFigures } from './drawn-figures.ts';
import { type Finding, finding, tidy } from './finding.ts';

// The water itself: how much there is, how the floor falls, and what moves it.

const hundreds = (gallons: number) => grouped(Math.round(gallons / 100) * 100);
const tens = (gallons: number) => grouped(Math.round(gallons / 10) * 10);

export function volumeFinding({ gallons, spa }: DrawnFigures): Finding {
  const besides = spa !== null && spa !== 'apart' ? `; the spa adds about ${tens(spa.gallons)}` : '';
  return {
    id: 'gallons',
    tone: 'good',
    sentence: `The pool holds about ${hundreds(gallons)} gallons of water${besides}.`,
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
  const shore = beach ? ` The beach entry drops 1 ft every ${tidy(beach.runFt / beach.dropFt)} ft.` : '';
  if (!fall)
    return tell(
      'good',
      beach
        ? `Past the beach entry the floor is level and the water ${tidy(deepestFt)} ft deep.`
        : `The floor is level: the water is ${tidy(deepestFt)} ft deep from end to end.`,
    );
  const ratio = fall.runFt / fall.dropFt;
  if (ratio < STEEP - HAIR) {
    const longer = gentleLengthFt === null ? '' : `make the pool about ${gentleLengthFt} ft long or `;
    return tell(
      'warning',
      `The floor drops ${tidy(fall.dropFt)} ft within ${tidy(fall.runFt)} ft, which is too steep: ${longer}make the deep end shallower.${shore}`,
    );
  }
  if (ratio < GENTLE)
    return tell(
      'note',
      `The floor drops 1 ft every ${tidy(ratio)} ft. That is fine toward the deep end; mark where it starts with a safety rope.${shore}`,
    );
  return tell('good', `The floor slopes gently, 1 ft every ${tidy(ratio)} ft.${shore}`);
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
      ? `To filter ${water} once in ${hours} hours, the pump must move ${flow} gallons a minute. That is more than one 2-inch pipe carries: plan larger pipes or a second line.`
      : `A pump that moves about ${flow} gallons a minute filters ${water} once in ${hours} hours.`,
    rule: `Gallons ÷ (${TURNOVER_HOURS} hours × 60), or what the skimmers and the heater need where that is more; a 2-inch pipe carries about ${PIPE_LIMIT_GPM} gallons a minute`,
    source: 'Trade formula, on the drawn water',
  };
}
