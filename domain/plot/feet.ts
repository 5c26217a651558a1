// Lengths as people type them, and as they are told: feet, feet and inches, meters.

const LONGEST_TEXT = 40;
const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const FRACTION = String.raw`(?:\s*(\d+)\s*/\s*(\d+))?`;
const FEET = new RegExp(`^(${NUMBER})${FRACTION}\\s*(?:'|ft|feet|foot|pies?)?$`);
const INCHES = new RegExp(`^(${NUMBER})${FRACTION}\\s*(?:"|in|inch|inches|pulg|pulgadas?)$`);
const BARE_FRACTION = /^(\d+)\s*\/\s*(\d+)\s*(?:"|in|inch|inches|pulg|pulgadas?)$/;
const FEET_AND_INCHES = new RegExp(
  `^(\\d+)\\s*(?:'|ft|feet|foot|pies?|-)[\\s,-]*(${NUMBER})${FRACTION}\\s*(?:"|in|inch|inches|pulg|pulgadas?)?$`,
);
const METERS = new RegExp(`^(${NUMBER})\\s*(?:m|meters?|metres?|mts?|metros?)$`);
const FEET_PER_METER = 1 / 0.3048;

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\u2018\u2019\u2032]/g, "'")
    .replace(/[\u201c\u201d\u2033]|''/g, '"')
    .replace(/\u00bd/g, ' 1/2')
    .replace(/\u00bc/g, ' 1/4')
    .replace(/\u00be/g, ' 3/4')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(ft|in|feet|inches)\./g, '$1')
    .trim();

const withFraction = ([, whole, over, under]: readonly (string | undefined)[]) =>
  Number(whole) + (over === undefined ? 0 : Number(over) / Number(under));

function read(text: string): number | null {
  const feet = FEET.exec(text);
  if (feet) return withFraction(feet);
  const inches = INCHES.exec(text) ?? BARE_FRACTION.exec(text)?.toSpliced(1, 0, '0');
  if (inches) return withFraction(inches) / 12;
  const both = FEET_AND_INCHES.exec(text);
  if (both) {
    const rest = withFraction(both.slice(1));
    return rest < 12 ? Number(both[1]) + rest / 12 : null;
  }
  const meters = METERS.exec(text);
  return meters ? Number(meters[1]) * FEET_PER_METER : null;
}

/** Null for anything that is no length. A bare number is feet. */
export function parseFeet(text: string): number | null {
  if (text.length > LONGEST_TEXT) return null;
  const feet = read(plain(text));
  return feet !== null && Number.isFinite(feet) ? feet : null;
}

/** "80 ft 6 in", to the nearest inch. */
export function formatFeet(feet: number): string {
  const inches = Math.round(feet * 12);
  const [whole, rest] = [Math.floor(inches / 12), inches % 12];
  if (whole === 0) return `${rest} in`;
  return rest === 0 ? `${whole} ft` : `${whole} ft ${rest} in`;
}
