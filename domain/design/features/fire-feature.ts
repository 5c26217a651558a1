import { feature } from '../feature-rules.ts';

export const fireFeature = feature({
  name: 'Fire Feature',
  weeks: 0.5,
  edgeFt: 0,
  most: 8,
  group: { name: 'warmth', order: 2 },
  intake: { list: 'fireFeatures', answer: 'Fire bowls' },
  checklist:
    'Gas line sized and pressure-tested before the deck is poured; clearances to seating, planting and overhangs checked.',
  words: `
    fire|flame|flaming|brazier|campfire|bonfire, fire (feature|pit|bowl|place|table|wall|element|urn|pot|ring|trough|column|lounge|effect)
    outdoor fireplace, fire and? water bowl|feature, bonfire pit`,
  foreignWords: 'fogata, fogon, chimenea, fuego, feuerstelle, feuerschale, brasero, fogueira, braciere',
});
