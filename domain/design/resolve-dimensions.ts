import { GALLONS_PER_CUBIC_FOOT } from '#domain/site/gallons.ts';
import { grouped } from '#domain/words/grouped.ts';
import { DEFAULT_DESIGN } from './default-design.ts';
import { DESIGN_LIMITS, type Design } from './design.ts';
import type { Feature } from './features.ts';
import type { Assumption } from './interpret.ts';
import type { Dimensions } from './reading/dimensions.ts';
import type { PoolShape } from './shape.ts';
import type { SizeWord, Style } from './vocabulary.ts';

// What was measured stands; the rest follows from it by proportion, size word and style, and says so.

const USUAL_AVERAGE_FT = (DEFAULT_DESIGN.shallowFt + DEFAULT_DESIGN.deepFt) / 2;
// In the middle of what the calculator calls by the same word.
const LENGTH_OF_SIZE: Record<SizeWord, number> = { Small: 24, Medium: 40, Large: 50, 'Extra large': 60 };
const PLUNGE_FT = 16;
const LAP_FT = 45;
const ROUND_FT = 24;

const proportion = (style: Style, shape?: PoolShape): number =>
  shape === 'Round' ? 1 : style === 'Lap' ? 0.2 : style === 'Kidney' || style === 'Lagoon' ? 0.55 : 0.5;
const tenth = (feet: number) => Math.round(feet * 10) / 10;
const half = (feet: number) => Math.round(feet * 2) / 2;
const within = (feet: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, feet));

type Said = {
  dimensions: Dimensions;
  style: Style;
  shape: PoolShape | undefined;
  size: SizeWord | null;
  childFriendly: boolean;
  features: Map<Feature, boolean>;
  plunge: boolean;
};
type ResolvedDimensions = Pick<Design, 'lengthFt' | 'widthFt' | 'shallowFt' | 'deepFt'>;

export function resolveDimensions(said: Said, assumptions: Assumption[]): ResolvedDimensions {
  const get = (field: 'length' | 'width' | 'shallow' | 'deep') =>
    said.dimensions.found.find((dimension) => dimension.field === field)?.feet;
  const assume = (field: 'lengthFt' | 'widthFt' | 'shallowFt' | 'deepFt', value: number, reason: string) => {
    assumptions.push({ field, value: `${value} ft`, reason });
    return value;
  };
  const ratio = proportion(said.style, said.shape);
  let width = get('width');
  let length = get('length');
  if (length !== undefined && (length > DESIGN_LIMITS.lengthFt.max || length < DESIGN_LIMITS.lengthFt.min)) {
    length = assume(
      'lengthFt',
      within(length, DESIGN_LIMITS.lengthFt),
      `We draw pools from ${DESIGN_LIMITS.lengthFt.min} to ${DESIGN_LIMITS.lengthFt.max} feet long.`,
    );
  }
  const { areaSqFt, gallons } = said.dimensions;
  if (length === undefined && areaSqFt)
    length = assume(
      'lengthFt',
      tenth(Math.sqrt(areaSqFt / ratio)),
      `From the ${Math.round(areaSqFt)} square feet you asked for.`,
    );
  else if (length === undefined && gallons)
    length = assume(
      'lengthFt',
      tenth(Math.sqrt(gallons / GALLONS_PER_CUBIC_FOOT / USUAL_AVERAGE_FT / ratio)),
      `From the ${grouped(gallons)} gallons you asked for.`,
    );
  else if (length === undefined && width !== undefined)
    length = assume('lengthFt', half(Math.max(width, width / ratio)), 'In proportion to your width.');
  else if (length === undefined) {
    const [feet, reason] = usualLength(said);
    length = assume('lengthFt', feet, reason);
  }
  if (width === undefined)
    width = assume('widthFt', Math.max(8, half(length * ratio)), 'In proportion to the length.');

  let deep = get('deep');
  let shallow = get('shallow');
  const diving = said.features.get('Diving Board') === true;
  if (deep === undefined)
    deep = assume(
      'deepFt',
      usualDeep(said.style, diving, shallow, length),
      diving ? 'A diving board needs deep water.' : 'A usual depth for this pool.',
    );
  if (shallow === undefined)
    shallow = assume(
      'shallowFt',
      Math.min(deep, said.style === 'Lap' ? 4 : said.childFriendly ? 3 : 3.5),
      said.childFriendly ? 'Shallow enough for small children to stand.' : 'A typical depth for standing.',
    );
  const depths = [within(shallow, DESIGN_LIMITS.shallowFt), within(deep, DESIGN_LIMITS.deepFt)].sort(
    (a, b) => a - b,
  );
  const sides = [within(tenth(length), DESIGN_LIMITS.lengthFt), within(tenth(width), DESIGN_LIMITS.widthFt)];
  return {
    lengthFt: sides[0] ?? DEFAULT_DESIGN.lengthFt,
    widthFt: sides[1] ?? DEFAULT_DESIGN.widthFt,
    shallowFt: tenth(depths[0] ?? DEFAULT_DESIGN.shallowFt),
    deepFt: tenth(depths[1] ?? DEFAULT_DESIGN.deepFt),
  };
}

function usualLength(said: Said): [number, string] {
  if (said.shape === 'Round' && !said.plunge && !said.size)
    return [ROUND_FT, 'A usual width for a round pool.'];
  if (said.plunge) return [PLUNGE_FT, 'A usual length for a plunge pool.'];
  if (said.size) return [LENGTH_OF_SIZE[said.size], `A usual length for a ${said.size.toLowerCase()} pool.`];
  if (said.style === 'Lap') return [LAP_FT, 'Long enough to swim laps.'];
  return [DEFAULT_DESIGN.lengthFt, 'You did not give a length, so we chose one that suits most yards.'];
}

function usualDeep(style: Style, diving: boolean, shallow: number | undefined, length: number): number {
  if (diving) return 8.5;
  if (style === 'Lap') return Math.max(5, shallow ?? 0);
  return Math.max(length < 20 ? 4.5 : DEFAULT_DESIGN.deepFt, shallow ?? 0);
}
