import { expect, test } from 'vitest';
import { FEATURE_GROUPS } from './feature-rules.ts';
import { FEATURE_RULES, FEATURES, featuresOfGroup } from './features.ts';
import { pattern, rows, spelledOut } from './reading/pattern.ts';

test('every feature is offered in one group, with an order of its own', () => {
  expect(FEATURE_GROUPS.flatMap(featuresOfGroup).sort()).toEqual([...FEATURES].sort());
  for (const group of FEATURE_GROUPS) {
    const orders = featuresOfGroup(group).map((feature) => FEATURE_RULES[feature].group.order);
    expect(orders).toEqual(orders.map((_, index) => index + 1));
  }
});

test('no two features claim the same words', () => {
  const sayings = FEATURES.flatMap((feature) => {
    const { words, foreignWords } = FEATURE_RULES[feature];
    return [...new Set([words, foreignWords].flatMap(rows).flatMap((row) => spelledOut(pattern(row))))];
  });
  expect(sayings.filter((saying, index) => sayings.indexOf(saying) !== index)).toEqual([]);
});
