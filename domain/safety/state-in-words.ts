import { STATE_LAWS, type StateCode } from './state-laws.ts';

// Cities that are one state's alone to most who name them; a name with another meaning is left out.
const CITIES: Record<StateCode, string> = {
  FL: 'miami|orlando|tampa|jacksonville|fort lauderdale|sarasota|boca raton|palm beach|key west|st\\.? petersburg',
  CA: 'los angeles|san diego|san francisco|san jose|sacramento|palm springs|fresno|bakersfield|orange county',
  TX: 'dallas|houston|austin|san antonio|fort worth|el paso|plano|frisco',
  AZ: 'phoenix|scottsdale|tucson|flagstaff|tempe|gilbert|chandler',
  NV: 'las vegas|reno|henderson',
  NY: 'nyc|brooklyn|long island|buffalo|westchester',
  GA: 'atlanta|savannah|alpharetta',
  NC: 'charlotte|raleigh|asheville|greensboro',
  PA: 'philadelphia|pittsburgh|allentown',
  IL: 'chicago|naperville',
  OH: 'cleveland|cincinnati|columbus',
};

// Where somebody was, or what it should look like there, is not where the yard is.
const ELSEWHERE =
  /(?:\bfrom|\bleft|\bleaving|\bnot in|\bunlike|\blike (?:in|the)|\bstyle of|\bused to live in|\bback in|\bas in)\s+(?:\w+,?\s+)?$/i;
const ITS_STYLE = /^[\s-]*(?:style|styled|look|vibes?|inspired|feel)\b/i;

const PATTERNS = STATE_LAWS.map(({ code, state }) => ({
  code,
  names: new RegExp(`\\b(?:${state}|${CITIES[code]})\\b`, 'gi'),
  // Two letters are a state only where an address has them.
  letters: new RegExp(`(?:,\\s*|\\bin )${code}\\b`, 'g'),
}));

/** The state whose rules we know that a description puts the yard in; null where it names none, or two. */
export function stateInWords(words: string): StateCode | null {
  const named = PATTERNS.filter(({ names, letters }) =>
    [...words.matchAll(names), ...words.matchAll(letters)].some(
      ({ index, 0: found }) =>
        !ELSEWHERE.test(words.slice(0, index)) && !ITS_STYLE.test(words.slice(index + found.length)),
    ),
  );
  const [only] = named;
  return only && named.length === 1 ? only.code : null;
}

export const stateName = (code: StateCode): string =>
  STATE_LAWS.find((law) => law.code === code)?.state ?? code;
