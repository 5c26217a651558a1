import type { Feature } from '../vocabulary.ts';
import { hasStance, type Item, ownerOf } from './items.ts';
import { isRefused } from './stance.ts';

export type FeatureReading = { feature: Feature; wanted: boolean; at: number };

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
    // Fountains on a shelf bubble; elsewhere they arc.
    if (
      item?.word.startsWith('fountain') &&
      items.slice(Math.max(0, at - 4), at + 5).some((near) => NEAR_SHELF.test(near.word))
    )
      return 'Bubblers';
    // A heated spa is a spa; "heated" before solar words is solar heating.
    if (meaning.value === 'Heating' && solarNear(items, at)) return 'Solar Heating';
    return meaning.value;
  }
  return null;
}

function solarNear(items: Item[], at: number): boolean {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const item = items[next];
    if (!item || item.kind === 'stop' || item.kind === 'comma' || item.kind === 'and' || item.kind === 'or')
      return false;
    if (item.word === 'solar' || item.word === 'sun') return true;
    if (!/^(by|with|using|via|from|through|it|the|pool|water|some|thru)$/.test(item.word)) return false;
  }
  return false;
}

// "a spa, actually scratch that": takes back the thing just said.
function takenBack(items: Item[], at: number): boolean {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const item = items[next];
    if (!item) return false;
    if (/^(scratch|strike)$/.test(item.word) && hasStance(item, 'correction')) return true;
    if (
      item.kind === 'phrase' &&
      hasStance(item, 'correction') &&
      items[next]?.word === 'no' &&
      item.to > item.from + 1
    )
      return true;
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

export function readFeatures(items: Item[]): FeatureReading[] {
  const readings: FeatureReading[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const feature = featureAt(items, at);
    if (!feature) continue;
    const refused =
      takenBack(items, at) || isRefused(items, at, 'feature') || sameAsBefore(items, at, readings.at(-1));
    if (refused && refusesKindOnly(items[at])) continue;
    readings.push({ feature, wanted: !refused, at });
  }
  return readings;
}
