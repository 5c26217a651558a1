import type { Feature } from '../features.ts';
import { readDescribed } from './described.ts';
import { hasStance, type Item, ownerOf } from './items.ts';
import { isRefused } from './stance.ts';

// `to` is the last item of a thing told in several.
export type FeatureReading = { feature: Feature; wanted: boolean; at: number; to: number };

const FENCED = /^fenced/;
const NEAR_SHELF = /^(ledge|shelf|sunshelf|tanning|baja)$/;

// "fenced yard", "the yard is fenced in": there already.
function fencedYard(items: Item[], at: number): boolean {
  for (let near = at - 4; near <= at + 3; near += 1) {
    if (
      near !== at &&
      items[near]?.kind !== 'stop' &&
      ownerOf(items[near]) === 'other' &&
      /^(yard|backyard|back|lot|property)/.test(items[near]?.word ?? '')
    )
      return true;
  }
  return false;
}

function featureAt(items: Item[], at: number): Feature | null {
  const item = items[at];
  for (const meaning of item?.meanings ?? []) {
    if (meaning.field !== 'feature') continue;
    if (item && FENCED.test(item.word) && fencedYard(items, at)) return null;
    if (fenceAsPlace(items, at)) return null;
    // Fountains on a shelf bubble; elsewhere they arc.
    if (
      item?.word.startsWith('fountain') &&
      items.slice(Math.max(0, at - 4), at + 5).some((near) => NEAR_SHELF.test(near.word))
    )
      return 'Bubblers';
    // A heated spa is a spa; "heated" before solar words is solar heating.
    if (meaning.value === 'Heating' && solarNear(items, at)) return 'Solar Heating';
    if (item?.said === 'light' && !isLamp(items, at)) return null;
    if (item?.word.startsWith('degree') && !warmWater(items, at)) return null;
    return meaning.value;
  }
  return null;
}

// "a light in it" is a lamp, "light stone" is a colour
function isLamp(items: Item[], at: number): boolean {
  const next = items[at + 1];
  const before = items[at - 1];
  const lone =
    !next ||
    ['stop', 'comma', 'and', 'or'].includes(next.kind) ||
    /^(in|at|under|inside|on)$/.test(next.word);
  return (
    lone &&
    (before?.kind === 'measure' || /^(a|one|with|some|and|pool|underwater|the)$/.test(before?.word ?? ''))
  );
}

// "keep the water at 88 degrees" asks for heat; "it is 100 degrees here" does not
function warmWater(items: Item[], at: number): boolean {
  const warmth = items[at - 1]?.measure?.parts[0]?.low ?? 0;
  const before = items.slice(Math.max(0, at - 8), at);
  return (
    warmth >= 76 && warmth <= 104 && before.some((item) => /^(water|pool|keep|heat|warm)$/.test(item.word))
  );
}

function solarNear(items: Item[], at: number): boolean {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const item = items[next];
    if (!item || item.kind === 'stop' || item.kind === 'comma' || item.kind === 'and' || item.kind === 'or')
      return false;
    if (item.word === 'solar' || item.word === 'sun') return true;
    if (!/^(:|by|with|using|via|from|through|it|the|pool|water|some|thru|off)$/.test(item.word)) return false;
  }
  return false;
}

const TAKES_BACK = /^(scratch|strike)\b|^no \w|\bno$/;

// "with a spa, no wait, 34 ft" mends the length and leaves the spa
function correctsNumber(items: Item[], at: number): boolean {
  const next = items
    .slice(at + 1, at + 5)
    .find(
      (item) =>
        (item.measure && item.said !== 'one') || item.meanings.some(({ field }) => field === 'feature'),
    );
  return next?.kind === 'measure';
}

// "between the house and the fence", "up to the fence": a place, not a wish
function fenceAsPlace(items: Item[], at: number): boolean {
  if (items[at]?.said !== 'fence' || items[at - 1]?.word !== 'the') return false;
  return items
    .slice(Math.max(0, at - 6), at - 1)
    .some((item) => /^(between|to|from|past|behind|along|against|near|by)$/.test(item.word));
}

// "a spa, actually scratch that": takes back the thing just said.
function takenBack(items: Item[], at: number): boolean {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const item = items[next];
    if (!item) return false;
    if (hasStance(item, 'correction') && TAKES_BACK.test(item.said)) return !correctsNumber(items, next);
    if (item.kind !== 'comma' && item.kind !== 'stop' && item.kind !== 'word') return false;
  }
  return false;
}

// "the fence is there already, the pergola too": the same goes for the second
function sameAsBefore(items: Item[], at: number, before: FeatureReading | undefined): boolean {
  if (!before || before.wanted || !/^(too|either|also|neither)$/.test(items[at + 1]?.word ?? ''))
    return false;
  return !items
    .slice(before.at + 1, at)
    .some((item) => item.kind === 'stop' || hasStance(item, 'wish', 'break'));
}

// "lights, but not color changing" refuses a kind of light, not the lights
const refusesKindOnly = (item: Item | undefined) => /^(color|colour|multi|heated)$/.test(item?.word ?? '');

// What is told without its name counts where no name for it stands in the same place.
function addDescribed(items: Item[], readings: FeatureReading[]): void {
  const named = [...readings];
  for (const { feature, at, to } of readDescribed(items)) {
    const known = named.some((reading) => reading.feature === feature || sameWords(reading, at, to, feature));
    if (!known) readings.push({ feature, wanted: !isRefused(items, at, 'feature'), at, to });
  }
  readings.sort((a, b) => a.at - b.at);
}

// "fountains bubbling up" are bubblers: the description replaces what its first word alone would be.
function sameWords(reading: FeatureReading, at: number, to: number, feature: Feature): boolean {
  if (reading.at < at || reading.at > to) return false;
  const pair = `${reading.feature} ${feature}`;
  if (pair === 'Deck Jets Bubblers' || pair === 'Heating Solar Heating') {
    reading.feature = feature;
    return true;
  }
  return false;
}

// "slide or diving board? slide": the one said again is chosen, the other is not
function settleChoices(items: Item[], readings: FeatureReading[]): void {
  const lastSaid = new Map(readings.map((reading, index) => [reading.feature, index]));
  for (const [index, first] of readings.entries()) {
    const second = readings[index + 1];
    if (!second || !first.wanted || !second.wanted || first.feature === second.feature) continue;
    const between = items.slice(first.at + 1, second.at);
    if (!between.some((item) => item.kind === 'or') || between.some((item) => item.kind === 'stop')) continue;
    const saidAgain = ({ feature }: FeatureReading) => (lastSaid.get(feature) ?? 0) > index + 1;
    if (saidAgain(first) === saidAgain(second)) continue;
    const passed = saidAgain(first) ? second : first;
    passed.wanted = false;
  }
}

export function readFeatures(items: Item[]): FeatureReading[] {
  const readings: FeatureReading[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const feature = featureAt(items, at);
    if (!feature) continue;
    const refused =
      takenBack(items, at) || isRefused(items, at, 'feature') || sameAsBefore(items, at, readings.at(-1));
    if (refused && refusesKindOnly(items[at])) continue;
    readings.push({ feature, wanted: !refused, at, to: at });
  }
  addDescribed(items, readings);
  settleChoices(items, readings);
  return readings;
}
