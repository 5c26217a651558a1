const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 42 → "forty-two", 3.5 → "three and a half"; from a hundred on, in digits. */
export function numberWords(value: number): string {
  const whole = Math.floor(value);
  if (whole >= 100 || whole < 0) return String(value);
  if (value !== whole) return value - whole === 0.5 ? `${numberWords(whole)} and a half` : String(value);
  const rest = whole % 10;
  return SMALL[whole] ?? `${TENS[Math.floor(whole / 10)]}${rest ? `-${SMALL[rest]}` : ''}`;
}
