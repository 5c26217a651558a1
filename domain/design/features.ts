import { namesOf } from '#domain/words/names-of.ts';
import type { Counted, FeatureGroup } from './feature-rules.ts';
import { automaticCover } from './features/automatic-cover.ts';
import { beachEntry } from './features/beach-entry.ts';
import { bubblers } from './features/bubblers.ts';
import { coldPlunge } from './features/cold-plunge.ts';
import { deckJets } from './features/deck-jets.ts';
import { divingBoard } from './features/diving-board.ts';
import { fireFeature } from './features/fire-feature.ts';
import { grotto } from './features/grotto.ts';
import { heating } from './features/heating.ts';
import { infinityEdge } from './features/infinity-edge.ts';
import { ledLighting } from './features/led-lighting.ts';
import { outdoorKitchen } from './features/outdoor-kitchen.ts';
import { pergola } from './features/pergola.ts';
import { raisedSpa } from './features/raised-spa.ts';
import { regenerationZone } from './features/regeneration-zone.ts';
import { safetyFence } from './features/safety-fence.ts';
import { saltwaterSystem } from './features/saltwater-system.ts';
import { scuppers } from './features/scuppers.ts';
import { slide } from './features/slide.ts';
import { solarHeating } from './features/solar-heating.ts';
import { sunshelf } from './features/sunshelf.ts';
import { swimUpBar } from './features/swim-up-bar.ts';
import { waterfall } from './features/waterfall.ts';

// One file per feature. In this order they are stored, linked and listed: a new one comes last.
export const FEATURE_RULES = {
  [raisedSpa.name]: raisedSpa,
  [swimUpBar.name]: swimUpBar,
  [sunshelf.name]: sunshelf,
  [fireFeature.name]: fireFeature,
  [solarHeating.name]: solarHeating,
  [heating.name]: heating,
  [waterfall.name]: waterfall,
  [scuppers.name]: scuppers,
  [ledLighting.name]: ledLighting,
  [infinityEdge.name]: infinityEdge,
  [beachEntry.name]: beachEntry,
  [slide.name]: slide,
  [divingBoard.name]: divingBoard,
  [grotto.name]: grotto,
  [bubblers.name]: bubblers,
  [deckJets.name]: deckJets,
  [pergola.name]: pergola,
  [outdoorKitchen.name]: outdoorKitchen,
  [safetyFence.name]: safetyFence,
  [automaticCover.name]: automaticCover,
  [saltwaterSystem.name]: saltwaterSystem,
  [coldPlunge.name]: coldPlunge,
  [regenerationZone.name]: regenerationZone,
};

export type Feature = keyof typeof FEATURE_RULES;

export const FEATURES: readonly Feature[] = namesOf(FEATURE_RULES);

export const countsAs = (features: readonly Feature[], what: Counted): boolean =>
  features.some((feature) => FEATURE_RULES[feature].countsAs?.includes(what));

export const featuresOfGroup = (group: FeatureGroup): Feature[] =>
  FEATURES.filter((feature) => FEATURE_RULES[feature].group.name === group).sort(
    (a, b) => FEATURE_RULES[a].group.order - FEATURE_RULES[b].group.order,
  );
