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

const UNITS_ES =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS_ES = '   treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

/** 42 → "cuarenta y dos", 3.5 → "tres y medio"; from a hundred on, in digits. */
export function spanishNumberWords(value: number): string {
  const whole = Math.floor(value);
  if (whole >= 100 || whole < 0) return String(value);
  if (value !== whole) return value - whole === 0.5 ? `${spanishNumberWords(whole)} y medio` : String(value);
  const rest = whole % 10;
  return UNITS_ES[whole] ?? `${TENS_ES[Math.floor(whole / 10)]}${rest ? ` y ${UNITS_ES[rest]}` : ''}`;
}
