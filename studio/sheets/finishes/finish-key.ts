import { fill } from '#domain/words/fill.ts';
import type { Fill } from '../engine/entity.ts';
import type { LayerName } from '../engine/layers.ts';
import type { LegendEntry } from '../engine/legend.ts';
import { breaksAt, deckPattern } from '../layout/pool-plan.ts';
import type { PlanSet } from '../plan-set.ts';
import { chosenIn, finishesOf } from './finishes.ts';
import type { FinishPart } from './words.ts';

// What each finish looks like on the plan, and what else is drawn on it.

type Sign = { layer: LayerName } & ({ line: true } | { patch: Fill });

const WATER = { tint: '#eef6f7' };
const SHALLOW = { tint: '#f7fbfb' };
const WHITE = { tint: '#ffffff' };

const signs = ({ design }: PlanSet): Readonly<Record<FinishPart, Sign>> => ({
  interior: { layer: 'A-POOL-WATR', patch: WATER },
  tile: { layer: 'A-POOL', line: true },
  coping: { layer: 'A-POOL-COPG', patch: WHITE },
  deck: { layer: 'A-DECK-PATT', patch: deckPattern(design) },
  joint: { layer: 'A-POOL-COPG', line: true },
  steps: { layer: 'A-POOL-STEP', line: true },
  beach: { layer: 'A-POOL-STEP', patch: SHALLOW },
  spaInterior: { layer: 'A-POOL-WATR', patch: WATER },
  spaCoping: { layer: 'A-FEAT', patch: WHITE },
  spaFacing: { layer: 'A-FEAT', line: true },
  weir: { layer: 'A-FEAT', patch: WHITE },
  basinInterior: { layer: 'A-POOL-WATR', patch: WATER },
  basinCap: { layer: 'A-FEAT', patch: WHITE },
});

export function finishKey(set: PlanSet): LegendEntry[] {
  const { parts, keys, markSign, breakSign } = set.words.finishes;
  const look = signs(set);
  const chosen = chosenIn(set);
  return [
    { words: markSign, layer: 'A-ANNO-TEXT', symbol: 'finish-mark' },
    ...finishesOf(set).map(
      ({ part, mark }): LegendEntry => ({
        ...look[part],
        words: `${mark} ${parts[part].part}: ${fill(keys[part], chosen)}`,
      }),
    ),
    ...(breaksAt(set.layout).length > 0
      ? [{ words: breakSign, layer: 'A-POOL-FLOR', line: true } as const]
      : []),
  ];
}
