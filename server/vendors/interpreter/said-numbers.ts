import { FEET_PER_METER } from '#domain/design/reading/tables/numbers.ts';
import type { Text } from '#domain/design/reading/text.ts';

// The numbers that the words hold. Each supports one claim: a length said once is no width as well.

export type SaidNumber = { values: number[]; hasUnit: boolean };

const METRIC = [FEET_PER_METER, FEET_PER_METER / 100];

/** Lengths and bare numbers, in feet; never money, areas or gallons. Where a unit may have gone unread, in meters too. */
export const saidNumbers = ({ items }: Text, unitsMayBeUnread: boolean): SaidNumber[] =>
  items.flatMap(({ measure }) => {
    if (!measure || (measure.kind !== 'length' && measure.kind !== 'bare')) return [];
    const hasUnit = measure.kind === 'length';
    return measure.parts.map(({ low, high }) => {
      const inFeet = [low, high, (low + high) / 2];
      const other = unitsMayBeUnread && !measure.unit ? METRIC : [];
      return { hasUnit, values: [...inFeet, ...other.flatMap((per) => inFeet.map((value) => value * per))] };
    });
  });

// Meters come back rounded.
const isNear = (value: number, claim: number) => Math.abs(value - claim) <= Math.max(0.06, value * 0.015);

/** Takes the number away, if it is there. */
export function takeNumber(numbers: SaidNumber[], claim: number, only?: 'bare'): boolean {
  const at = numbers.findIndex(
    ({ values, hasUnit }) => !(only && hasUnit) && values.some((value) => isNear(value, claim)),
  );
  if (at === -1) return false;
  numbers.splice(at, 1);
  return true;
}
