import type { Design } from '#domain/design/design.ts';
import type { Feature } from '#domain/design/features.ts';
import { namesOf } from '#domain/words/names-of.ts';
import type { FeaturePart, PlanLook } from './feature-part.ts';
import { automaticCover } from './parts/automatic-cover.ts';
import { beachEntry } from './parts/beach-entry.ts';
import { bubblers } from './parts/bubblers.ts';
import { coldPlunge } from './parts/cold-plunge.ts';
import { deckJets } from './parts/deck-jets.ts';
import { divingBoard } from './parts/diving-board.ts';
import { fireFeature } from './parts/fire-feature.ts';
import { grotto } from './parts/grotto.ts';
import { heating } from './parts/heating.ts';
import { infinityEdge } from './parts/infinity-edge.ts';
import { ledLighting } from './parts/led-lighting.ts';
import { outdoorKitchen } from './parts/outdoor-kitchen.ts';
import { pergola } from './parts/pergola.ts';
import { raisedSpa } from './parts/raised-spa.ts';
import { regenerationZone } from './parts/regeneration-zone.ts';
import { safetyFence } from './parts/safety-fence.ts';
import { saltwaterSystem } from './parts/saltwater-system.ts';
import { scuppers } from './parts/scuppers.ts';
import { slide } from './parts/slide.ts';
import { solarHeating } from './parts/solar-heating.ts';
import { sunshelf } from './parts/sunshelf.ts';
import { swimUpBar } from './parts/swim-up-bar.ts';
import { waterfall } from './parts/waterfall.ts';

// The drawn half of every feature, in the order in which they are placed and drawn; without it nothing compiles.
const FEATURE_PARTS: Record<Feature, FeaturePart> = {
  'Beach Entry': beachEntry,
  Sunshelf: sunshelf,
  'Raised Spa': raisedSpa,
  Waterfall: waterfall,
  Scuppers: scuppers,
  Grotto: grotto,
  'Regeneration Zone': regenerationZone,
  Bubblers: bubblers,
  'Automatic Cover': automaticCover,
  Slide: slide,
  'Diving Board': divingBoard,
  'Swim-Up Bar': swimUpBar,
  'Fire Feature': fireFeature,
  'Deck Jets': deckJets,
  'Infinity Edge': infinityEdge,
  Pergola: pergola,
  'Outdoor Kitchen': outdoorKitchen,
  'Cold Plunge': coldPlunge,
  Heating: heating,
  'Saltwater System': saltwaterSystem,
  'Solar Heating': solarHeating,
  'Safety Fence': safetyFence,
  'LED Lighting': ledLighting,
};

const ORDER = namesOf(FEATURE_PARTS);

export const partsOf = ({ features }: Design): { feature: Feature; part: FeaturePart }[] =>
  ORDER.filter((feature) => features.includes(feature)).map((feature) => ({
    feature,
    part: FEATURE_PARTS[feature],
  }));

export const planLookOf = (feature: Feature): PlanLook => FEATURE_PARTS[feature].look;
