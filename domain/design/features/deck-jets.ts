import { feature } from '../feature-rules.ts';

export const deckJets = feature({
  name: 'Deck Jets',
  weeks: 0,
  edgeFt: 6,
  most: 12,
  group: { name: 'movingWater', order: 3 },
  intake: { list: 'waterFeatures', answer: 'Deck jets' },
  words: `
    deck jet, laminar|laminer (jet|stream|flow jet?)?, water|arching|arcing|arch|jumping|decorative|dancing|shooting|spray jet, deck mounted jet
    arching|arcing water, arc of water, water arc, fountain jet?, jet (of water|shooting|arcing|that shoot|that arc), jets shooting water
    jet from the deck, jets in|from the deck, streams arcing`,
  foreignWords: 'fuente, chorros de agua, jets d eau',
  told: [{ tells: 'stream|jet|water _4 arc|arcs|arcing|arch|arches|arching' }],
});
