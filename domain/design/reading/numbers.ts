import type { Token } from './tokens.ts';

// "forty-two and a half", "a hundred", "5 1/2": runs of tokens that are one number.

const ONES: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  nineth: 9,
  fourty: 40,
  fourtee: 14,
  fivteen: 15,
  eigth: 8,
  twelf: 12,
};
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  twent: 20,
  thirdy: 30,
  thrity: 30,
  fifthy: 50,
};
const SCALES: Record<string, number> = { hundred: 100, thousand: 1000, grand: 1000, million: 1_000_000 };
const PARTS: Record<string, number> = { half: 0.5, quarter: 0.25 };

export type NumberRun = { value: number; from: number; to: number };

const word = (tokens: Token[], at: number) => tokens[at]?.word ?? '';

// "a half", "half", "1/2", "½" after a whole number; with or without "and".
function fractionAt(tokens: Token[], at: number): { value: number; to: number } | null {
  let next = at;
  if (word(tokens, next) === 'and' || word(tokens, next) === '-') next += 1;
  const first = tokens[next];
  if (!first) return null;
  if (first.kind === 'number' && first.value > 0 && first.value < 1 && !first.word.includes('.')) {
    return { value: first.value, to: next + 1 };
  }
  const over = tokens[next + 2];
  if (first.kind === 'number' && word(tokens, next + 1) === '/' && over?.kind === 'number') {
    const value = first.value / over.value;
    if (value > 0 && value < 1 && over.value <= 16) return { value, to: next + 3 };
    return null;
  }
  if (
    (first.word === 'a' || first.word === 'one') &&
    PARTS[word(tokens, next + 1)] !== undefined &&
    next > at
  ) {
    return { value: PARTS[word(tokens, next + 1)] ?? 0, to: next + 2 };
  }
  if (PARTS[first.word] !== undefined && next > at) return { value: PARTS[first.word] ?? 0, to: next + 1 };
  return null;
}

function wordsAt(tokens: Token[], from: number): NumberRun | null {
  let at = from;
  let total = 0;
  let current = 0;
  let any = false;
  for (;;) {
    const text = word(tokens, at);
    if (TENS[text] !== undefined && current % 100 === 0) {
      current += TENS[text];
      any = true;
      at += 1;
      const dash = word(tokens, at) === '-' ? 1 : 0;
      const one = ONES[word(tokens, at + dash)];
      if (one !== undefined && one > 0 && one < 10) {
        current += one;
        at += dash + 1;
      }
    } else if (ONES[text] !== undefined && current % 100 === 0 && !(any && current + total === 0)) {
      current += ONES[text];
      any = true;
      at += 1;
    } else if (SCALES[text] !== undefined && any) {
      const scale = SCALES[text];
      if (scale === 100) current *= 100;
      else {
        total += current * scale;
        current = 0;
      }
      at += 1;
    } else if (text === 'a' && SCALES[word(tokens, at + 1)] !== undefined && !any) {
      current = 1;
      any = true;
      at += 1;
    } else if (
      text === 'and' &&
      any &&
      current >= 100 &&
      (ONES[word(tokens, at + 1)] ?? TENS[word(tokens, at + 1)]) !== undefined
    ) {
      at += 1;
    } else break;
  }
  return any ? { value: total + current, from, to: at } : null;
}

export function numberAt(tokens: Token[], from: number): NumberRun | null {
  const first = tokens[from];
  if (!first) return null;
  if (first.kind === 'number') {
    // A lone "1/2" is a fraction; a date or "24/7" is not a length.
    const over = tokens[from + 2];
    if (word(tokens, from + 1) === '/' && over?.kind === 'number') {
      const value = first.value / over.value;
      return value < 1 && over.value <= 16 ? { value, from, to: from + 3 } : null;
    }
    let run: NumberRun = { value: first.value, from, to: from + 1 };
    const scale = SCALES[word(tokens, run.to)];
    if (scale !== undefined) run = { value: run.value * scale, from, to: run.to + 1 };
    const part = fractionAt(tokens, run.to);
    return part ? { value: run.value + part.value, from, to: part.to } : run;
  }
  if (PARTS[first.word] !== undefined && tokens[from + 1]?.word === 'a') return null;
  const run = wordsAt(tokens, from);
  if (!run) return null;
  const part = fractionAt(tokens, run.to);
  return part ? { value: run.value + part.value, from, to: part.to } : run;
}
