// Number words, units and what a number measures.

const numbered = (from: number, words: string, step = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index * step]);
const named = <Value>(value: Value, words: string): [string, Value][] =>
  words.split(' ').map((word) => [word, value]);

export const ONES = new Map([
  ...numbered(
    0,
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  ),
  ...numbered(16, 'sixteen seventeen eighteen nineteen'),
  ...numbered(1, 'uno dos tres cuatro cinco seis siete ocho nueve diez'),
  ...numbered(12, 'doce trece catorce quince'),
  ...numbered(16, 'dieciseis diecisiete dieciocho diecinueve'),
  ...numbered(
    21,
    'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  ),
]);
export const TENS = new Map([
  ...numbered(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
  ...named(40, 'fourty'),
  ...numbered(20, 'veinte treinta cuarenta cincuenta sesenta', 10),
]);
export const SCALES = new Map([
  ...named(100, 'hundred'),
  ...named(1000, 'thousand grand'),
  ...named(1e6, 'million'),
]);
export const FRACTIONS = new Map([...named(0.5, 'half'), ...named(0.25, 'quarter')]);

export const FEET_PER_METER = 3.28084;
export const METER_WORDS = 'm meter meters metre metres mtr mtrs mt mts metros metro';

export const FEET_PER = new Map([
  ...named(1, "ft foot feet fts feets footer footers foots foor fot feat fett pies pie '"),
  ...named(1 / 12, 'inch inches inchs "'),
  ...named(FEET_PER_METER, METER_WORDS),
  ...named(FEET_PER_METER / 100, 'cm centimeters centimetres'),
  ...named(3, 'yd yds yard yards'),
]);

export const isMeters = (word: string): boolean => FEET_PER.get(word) === FEET_PER_METER;

export type Label = 'length' | 'width' | 'depth' | 'height' | 'diameter';
export const LABELS = new Map<string, Label>([
  ...named<Label>('length', 'long length lengthwise longer l largo lenght legnth lngth leng'),
  ...named<Label>('width', 'wide width across wider widthwise w ancho widht wid breadth'),
  ...named<Label>('depth', 'deep depth depths deeper d profundidad hondo dep'),
  ...named<Label>('height', 'tall high height higher'),
  ...named<Label>('diameter', 'diameter'),
]);

export const BETWEEN = new Set(['to', 'or', 'thru', 'through', 'until', 'till']);
// As dictated and in other languages too.
export const TIMES = new Set(['x', 'by', '*', 'times', 'buy', 'bye', 'por', 'par', 'mal', 'per']);
