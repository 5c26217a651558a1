import type { Deck, Design } from '../design/design.ts';
import type { Feature } from '../design/vocabulary.ts';
import type { IntakeDraft } from './intake-draft.ts';
import type { IntakeForm } from './intake-form.ts';

// A design from the tools fills in the pool, so that nobody types it twice.

const DECK: Record<Deck, IntakeForm['deckMaterial']> = {
  travertine: 'Natural Stone (Travertine, Flagstone)',
  flagstone: 'Natural Stone (Travertine, Flagstone)',
  pavers: 'Pavers (Brick, Stone, Concrete)',
  wood: 'Wood Decking',
  concrete: 'Concrete/Stamped Concrete',
  tile: 'Tile',
};

type Water = IntakeForm['waterFeatures'][number];
const WATER: Partial<Record<Feature, Water>> = {
  Scuppers: 'Scuppers',
  Waterfall: 'Sheer descents',
  'Deck Jets': 'Deck jets',
  Bubblers: 'Bubblers',
  'Infinity Edge': 'Infinity/knife edge',
};

const halfFeet = (feet: number) => Math.round(feet * 2) / 2;

export const intakeFromDesign = (design: Design): IntakeDraft => {
  const has = (feature: Feature) => design.features.includes(feature);
  return {
    poolLength: Math.max(10, halfFeet(design.lengthFt)),
    poolWidth: Math.max(8, halfFeet(design.widthFt)),
    shallowDepth: Math.max(3, halfFeet(design.shallowFt)),
    deepDepth: Math.max(4, halfFeet(design.deepFt)),
    deckMaterial: DECK[design.deck],
    waterFeatures: design.features.flatMap((feature) => WATER[feature] ?? []),
    fireFeatures: has('Fire Feature') ? ['Fire bowls'] : [],
    hasSpa: has('Raised Spa'),
    spaSpillover: has('Raised Spa'),
    safetyFeatures: [
      ...(has('Safety Fence') ? (['Pool fence'] as const) : []),
      ...(has('Automatic Cover') ? (['Safety cover'] as const) : []),
    ],
    ...(design.words ? { specialRequests: design.words } : {}),
  };
};
