import { hasStance, type Item } from './items.ts';

// A design is child-friendly when somebody small will use it.

export type ChildReading = { young: boolean; at: number };

const ADULT_FROM = 13;

const people = (item: Item | undefined) => {
  for (const meaning of item?.meanings ?? []) if (meaning.field === 'people') return meaning.value;
  return null;
};

// Ages said near the word: "kids 4 and 7", "boys, 15 and 17", "my 6 year old".
function agesNear(items: Item[], at: number): number[] {
  const ages: number[] = [];
  const take = (item: Item | undefined): boolean => {
    if (item?.measure?.kind !== 'bare') return false;
    for (const part of item.measure.parts)
      ages.push(part.low, ...(part.high === part.low ? [] : [part.high]));
    return true;
  };
  const own =
    people(items[at]) === 'aged' &&
    /^(year|yr|yo|y|years|yrs|month|months|yearold)$/.test(items[at]?.word ?? '');
  if (own) {
    if (/^month/.test(items[at]?.word ?? '')) return [1];
    for (let left = at - 1; left >= Math.max(0, at - 6); left -= 1) {
      const item = items[left];
      if (take(item)) continue;
      if (
        item?.kind !== 'and' &&
        item?.kind !== 'or' &&
        item?.kind !== 'comma' &&
        item?.kind !== 'mark' &&
        people(item) !== 'aged'
      )
        break;
    }
    return ages.filter((age) => age < 100);
  }
  for (let next = at + 1; next < Math.min(items.length, at + 12); next += 1) {
    const item = items[next];
    if (!item) break;
    if (take(item)) continue;
    if (item.kind === 'stop' && item.word !== '(' && item.word !== ')') break;
    if (hasStance(item, 'wish') && !/^(has|have|just|maybe|also)$/.test(item.word)) break;
    const bridge =
      item.kind !== 'word' ||
      /^(turn|turns|turned|turning|will|be|nearly|going|they|theyre|theyll|hes|shes|he|she|age|aged|ages|is|are|who|whos|s|is|turning|now|ranging|from|under|the|one|oldest|youngest|both|all|im|its|years|old|year|our|my|just|almost|about|only)$/.test(
        item.word,
      );
    if (!bridge) break;
  }
  return ages.filter((age) => age >= 0 && age < 100);
}

const NEAR_REFUSAL =
  /^(have|has|any|got|small|young|little|of|our|own|more|for|want|planning|plan|on|having|really|yet|a|with|the|need|suited|meant|at|all|be|to|worry|about|single)$/;

function refused(items: Item[], at: number): boolean {
  for (let left = at - 1; left >= Math.max(0, at - 5); left -= 1) {
    const item = items[left];
    if (!item || hasStance(item, 'affirmation')) return false;
    // "no slide for the kids" refuses the slide, not the kids
    if (hasStance(item, 'refusal', 'refusing-verb'))
      return !hasStance(item, 'possession') && !/^(already|existing|came|used|we|i)$/.test(item.word);
    if (!NEAR_REFUSAL.test(item.word)) return false;
  }
  return false;
}

// "kids: no", "children will not be using it"
function saidNoAfter(items: Item[], at: number): boolean {
  const after = items.slice(at + 1, at + 6).map((item) => item.said);
  const words = after.join(' ');
  return (
    /^[:-] ?(no|none|n|zero)\b/.test(words) ||
    /^(will not|wont|do not|dont|never) (\w+ )?(use|using|swim|swimming|go|come|live)\b/.test(words)
  );
}

function grown(items: Item[], at: number): boolean {
  for (let left = at - 1; left >= Math.max(0, at - 3); left -= 1) {
    const item = items[left];
    if (people(item) === 'grown') return true;
    if (item?.kind !== 'word' && item?.kind !== 'mark' && item?.kind !== 'measure') break;
  }
  for (let next = at + 1; next < Math.min(items.length, at + 9); next += 1) {
    const item = items[next];
    if (!item || item.kind === 'stop' || hasStance(item, 'break')) return false;
    if (people(item) === 'grown') return true;
    if (people(item) === 'young') return false;
    if (hasStance(item, 'wish') && !/^(have|has|all|just|got)$/.test(item.word)) return false;
    if (item.kind === 'comma' && people(items[next + 1]) !== 'grown') return false;
    if (item.meanings.some((meaning) => meaning.field === 'feature')) return false;
  }
  return false;
}

const isChildProof = (item: Item) =>
  /^(child|kid|baby|toddler|childproof)$/.test(item.word) &&
  item.meanings.some((meaning) => meaning.field === 'feature');

const THING_WITH_AGE =
  /^(house|home|pool|dog|dogs|puppy|cat|roof|fence|deck|heater|property|place|build|neighborhood|pump|yard)$/;

export function readChildren(items: Item[]): ChildReading[] {
  const readings: ChildReading[] = [];
  for (const [at, item] of items.entries()) {
    // "a childproof fence" is a fence, and says for whom
    const kind = isChildProof(item) ? 'young' : people(item);
    if (kind !== 'young' && kind !== 'aged') continue;
    const ages = agesNear(items, at);
    const small = ages.some((age) => age < ADULT_FROM);
    if (kind === 'aged') {
      if (ages.length === 0) continue;
      const thing = [items[at + 1], items[at + 2]].some((next) => THING_WITH_AGE.test(next?.word ?? ''));
      readings.push({ young: small && !thing, at });
      continue;
    }
    if (refused(items, at) || saidNoAfter(items, at)) readings.push({ young: false, at });
    else if (ages.length > 0) readings.push({ young: small, at });
    else readings.push({ young: !grown(items, at), at });
  }
  return readings;
}
