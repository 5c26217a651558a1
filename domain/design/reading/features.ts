import { FEATURE_RULES, FEATURES, type Feature } from '../features.ts';
import { matchFrom, type Pattern, pattern, rows } from './pattern.ts';
import { isAround } from './scan.ts';
import { isRefused } from './stance.ts';
import type { Text } from './text.ts';

// What is asked for and what is refused. All words are the features' own: their files hold them.

// `to` is the last item of a thing told in several.
export type FeatureReading = { feature: Feature; wanted: boolean; at: number; to: number };

const TOLD = FEATURES.flatMap((feature) =>
  (FEATURE_RULES[feature].told ?? []).map(({ tells, unless }) => ({
    feature,
    tells: rows(tells).map(pattern),
    unless: unless ? pattern(unless) : null,
  })),
);
// A word that none of them begins with need not be tried with each.
const TOLD_STARTS = pattern(
  [...new Set(TOLD.flatMap(({ tells }) => tells.flatMap(([first]) => first?.said ?? [])))].join('|'),
);
const NOT_ASKED = new Map(FEATURES.map((feature) => [feature, rows(FEATURE_RULES[feature].notAsked ?? '')]));

// "a spa, actually scratch that"; "with a spa, no wait, 34 ft" mends the length and leaves the spa
const TAKEN_BACK = '# COMMA|STOP* _? TAKEBACK !(COMMA? _2 !one MEASURE)';

const findIn = (text: Text, starts: Iterable<number>, patterns: Pattern[]): [number, number] | null => {
  for (const at of starts)
    for (const parts of patterns) {
      const end = matchFrom(text, at, parts);
      if (end > at) return [at, end];
    }
  return null;
};

/** Things told by what they do, not by their name: "a place to sunbathe in the water". */
function readTold(text: Text): { feature: Feature; at: number; to: number }[] {
  const found: { feature: Feature; at: number; to: number }[] = [];
  const { items } = text;
  const itemAt = (token: number) => items.findIndex((item) => item.to > token);
  let clause: number[] = [];
  const close = () => {
    const starts = clause.filter((at) => matchFrom(text, at, TOLD_STARTS) !== -1);
    for (const { feature, tells, unless } of starts.length > 0 ? TOLD : []) {
      const said = findIn(text, starts, tells);
      if (said && !(unless && findIn(text, clause, [unless])))
        found.push({ feature, at: itemAt(said[0]), to: itemAt(said[1] - 1) });
    }
    clause = [];
  };
  for (const item of items)
    if (item.kind === 'STOP' || item.kind === 'COMMA') close();
    else for (let at = item.from; at < item.to; at += 1) clause.push(at);
  close();
  return found;
}

// What is told without its name counts where no name for it is said.
function addTold(text: Text, readings: FeatureReading[]): void {
  const named = [...readings];
  for (const { feature, at, to } of readTold(text)) {
    // "fountains bubbling up" are bubblers, whatever fountains alone would be.
    const { insteadOf } = FEATURE_RULES[feature];
    const replaced = named.find(
      (reading) => reading.feature === insteadOf && reading.at >= at && reading.at <= to,
    );
    if (replaced) replaced.feature = feature;
    else if (!named.some((reading) => reading.feature === feature))
      readings.push({ feature, wanted: !isRefused(text, at, 'feature'), at, to });
  }
  readings.sort((a, b) => a.at - b.at);
}

export function readFeatures(text: Text): FeatureReading[] {
  const readings: FeatureReading[] = [];
  for (const [at, item] of text.items.entries())
    for (const meaning of item.meanings) {
      if (meaning.field !== 'feature') continue;
      const feature = meaning.value;
      if (NOT_ASKED.get(feature)?.some((row) => isAround(text, at, row))) continue;
      const refused = isAround(text, at, TAKEN_BACK) || isRefused(text, at, 'feature');
      readings.push({ feature, wanted: !refused, at, to: at });
    }
  addTold(text, readings);
  return readings;
}
