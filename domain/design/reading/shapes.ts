import type { PoolShape } from '../shape.ts';
import { isPassedOver } from './choices.ts';
import type { Dimension } from './dimensions.ts';
import { isAround, ON, scan } from './scan.ts';
import { settledAmong } from './settled.ts';
import { isRefused } from './stance.ts';
import { COMPARED, headOf, isOutline, isPlainShape, isPredicate, type StyleReading } from './styles.ts';
import type { Text } from './text.ts';
import { isVetoed } from './vetoes.ts';

// The outline of the pool, where it is said by name. Round spas, patios and tables are none.

export type ShapeReading = { shape: PoolShape; wanted: boolean; at: number };

// "the patio is L-shaped", "the spa should be round"
const subjectOf = scan<'pool' | 'other' | null>('left', 7, null, [
  ['STOP|COMMA|AND|BREAK', null],
  ['should|would|has', ON],
  ['OTHER POOL', 'pool'],
  ['POOL', 'pool'],
  ['FEATURE|HOUSENOUN|OTHER', 'other'],
  ['WISH|STANDIN', 'pool'],
]);
// "the deck wraps around in an L shape"
const LAID_OUT = 'OTHER|FEATURE _4 in|forming|makes|making a|an? #';

function isOfPool(text: Text, at: number): boolean {
  // "round 4 of changes"
  if (isAround(text, at, COMPARED) || isAround(text, at, '&round # !one MEASURE of|:')) return false;
  // "a fence round it"
  if (isAround(text, at, '&round # it|the|them|my|our|that|there')) return false;
  const head = headOf(text, at);
  if (head === 'pool') return true;
  if (head !== 'none' && head !== 'likeness') return false;
  if (isAround(text, at, LAID_OUT) && !isAround(text, at, 'POOL|WISH _4 in|forming|makes|making a|an? #'))
    return false;
  return !(isPredicate(text, at) && subjectOf(text, at) === 'other');
}

export function readShapes(text: Text): ShapeReading[] {
  const readings: ShapeReading[] = [];
  for (const [at, item] of text.items.entries())
    for (const meaning of item.meanings)
      if (meaning.field === 'shape' && isOfPool(text, at) && !text.others[at] && !isPassedOver(text, at))
        readings.push({
          shape: meaning.value,
          wanted: !isRefused(text, at, 'other') && !isVetoed(text, at, 0),
          at,
        });
  return readings;
}

/** The last word on it. */
export const chooseShape = (readings: readonly ShapeReading[]): ShapeReading | null => {
  const last = readings.findLast(({ wanted }) => wanted) ?? null;
  const refusedAfter = readings.some(
    (other) => !other.wanted && other.shape === last?.shape && other.at > last.at,
  );
  return refusedAfter ? null : last;
};

// "a long thin elegant L", "rounded like Roman at both ends", "curved like an oval": the outline says it better.
const saysMoreThan =
  (shape: ShapeReading, { items }: Text) =>
  ({ style, strong, at }: StyleReading): boolean =>
    !(
      (!strong && (style === 'Lap' || style === 'Luxury')) ||
      (style === 'Freeform' &&
        /^(rounded|round|curve|curved)$/.test(items[at]?.last ?? '') &&
        Math.abs(at - shape.at) < 9)
    );

/** Outlines that styles and shapes name are proposed and settled on together; no pool is both a kidney and an oval. */
export function settleOutlines(
  text: Text,
  styles: readonly StyleReading[],
  shapes: readonly ShapeReading[],
): { styles: StyleReading[]; shapes: ShapeReading[] } {
  const all = settledAmong(
    text,
    [
      ...styles.map((reading) => ({
        ...reading,
        outline: isOutline(reading.style),
        look: !isPlainShape(reading.style),
        name: reading.style,
      })),
      ...shapes.map((reading) => ({ ...reading, outline: true, look: false, name: reading.shape })),
    ].sort((a, b) => a.at - b.at),
  );
  const kept = <Reading extends { at: number }>(readings: readonly Reading[]) =>
    readings.filter(({ at }) => all.some((reading) => reading.at === at));
  const keptShapes = kept(shapes);
  const shape = chooseShape(keptShapes);
  const keptStyles = shape ? kept(styles).filter(saysMoreThan(shape, text)) : kept(styles);
  const isRival = ({ style }: StyleReading) =>
    style === 'Kidney' || (style === 'Rectangular' && shape?.shape !== 'Roman ends');
  const rival = keptStyles.findLast((reading) => isRival(reading) && reading.wanted);
  if (!shape || !rival) return { styles: keptStyles, shapes: keptShapes };
  return shape.at > rival.at || rival.style === 'Rectangular'
    ? { styles: keptStyles.filter((reading) => !isRival(reading)), shapes: keptShapes }
    : { styles: keptStyles, shapes: [] };
}

/** One figure tells a round pool: it is as wide as long. */
export function roundOut(found: Dimension[]): void {
  const [length, width] = (['length', 'width'] as const).map((field) =>
    found.find((side) => side.field === field),
  );
  if (length && !width) found.push({ ...length, field: 'width' });
  if (width && !length) found.push({ ...width, field: 'length' });
}
