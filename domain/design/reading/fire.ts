import type { Fire } from '../design.ts';
import type { FeatureReading } from './features.ts';
import { isAround } from './scan.ts';
import type { Text } from './text.ts';

// A pit to sit around, or bowls that burn beside the water. The last word counts; "fire" alone says neither.

const KINDS: readonly (readonly [RegExp, Fire])[] = [
  [/^(bowl|urn|pot|column|torch|cauldron|feuerschale)$/, 'bowls'],
  [/^(pit|firepit|campfire|bonfire|ring|lounge|fogata|feuerstelle)$/, 'pit'],
];
const SEATED = '# _3 seat|seats|seating|sofa|couch|bench|benches|chairs|adirondack|lounge';

export function readFire(text: Text, readings: readonly FeatureReading[]): Fire | null {
  let fire: Fire | null = null;
  for (const { feature, wanted, at, to } of readings) {
    if (feature !== 'Fire Feature' || !wanted) continue;
    const last = text.items[to]?.last ?? '';
    const told = KINDS.find(([word]) => word.test(last))?.[1];
    fire = told ?? (isAround(text, at, SEATED) ? 'pit' : fire);
  }
  return fire;
}
