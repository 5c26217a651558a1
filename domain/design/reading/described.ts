import { FEATURE_RULES, FEATURES, type Feature } from '../features.ts';
import type { Item } from './items.ts';

// Things told by what they do, not by their name: "a place to sunbathe in the water", "the sun should warm it".

const DESCRIPTIONS = FEATURES.flatMap((feature) =>
  (FEATURE_RULES[feature].told ?? []).map((description) => ({ feature, ...description })),
);

export type Described = { feature: Feature; at: number; to: number };

const ENDS = (item: Item) => item.kind === 'stop' || item.kind === 'comma';

export function readDescribed(items: Item[]): Described[] {
  const found: Described[] = [];
  let clause: { text: string; at: number[] } = { text: '', at: [] };
  const close = () => {
    for (const { feature, tells, unless } of DESCRIPTIONS) {
      const match = tells.exec(clause.text);
      if (!match || unless?.test(clause.text)) continue;
      const at = clause.at[match.index] ?? 0;
      const to = clause.at[match.index + match[0].length - 1] ?? at;
      if (!found.some((other) => other.feature === feature && other.at === at))
        found.push({ feature, at, to });
    }
    clause = { text: '', at: [] };
  };
  for (const [index, item] of items.entries()) {
    if (ENDS(item)) {
      close();
      continue;
    }
    for (let character = 0; character <= item.said.length; character += 1) clause.at.push(index);
    clause.text += `${item.said} `;
  }
  close();
  return found;
}
