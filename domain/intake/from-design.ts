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

const FIGURES = ['poolLength', 'poolWidth', 'shallowDepth', 'deepDepth', 'deckMaterial'] as const;

const halfFeet = (feet: number) => Math.round(feet * 2) / 2;

export const intakeFromDesign = (design: Design): IntakeDraft => {
  const has = (feature: Feature) => design.features.includes(feature);
  const shallowDepth = Math.max(3, halfFeet(design.shallowFt));
  return {
    poolLength: Math.max(10, halfFeet(design.lengthFt)),
    poolWidth: Math.max(8, halfFeet(design.widthFt)),
    shallowDepth,
    deepDepth: Math.max(4, shallowDepth, halfFeet(design.deepFt)),
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

/** Whether taking the design over would overwrite what somebody wrote. */
export const overwritesAnswers = (draft: IntakeDraft, design: IntakeDraft): boolean =>
  FIGURES.some((name) => Boolean(draft[name]) && draft[name] !== design[name]);

const united = <T>(ours: readonly T[] = [], theirs: readonly T[] = []) => [...new Set([...ours, ...theirs])];

const joined = (ours = '', theirs = '') =>
  ours.includes(theirs) ? ours : [ours, theirs].filter(Boolean).join('\n\n');

/** The design's figures in place of the draft's; its features and words are added to what was there. */
export const designIntoDraft = (draft: IntakeDraft, design: IntakeDraft): IntakeDraft => ({
  ...design,
  waterFeatures: united(draft.waterFeatures, design.waterFeatures),
  fireFeatures: united(draft.fireFeatures, design.fireFeatures),
  safetyFeatures: united(draft.safetyFeatures, design.safetyFeatures),
  hasSpa: draft.hasSpa || design.hasSpa,
  spaSpillover: draft.hasSpa ? draft.spaSpillover : design.spaSpillover,
  specialRequests: joined(draft.specialRequests, design.specialRequests),
});
