import { feature } from '../feature-rules.ts';

export const deckJets = feature({
  name: 'Deck Jets',
  weeks: 0,
  edgeFt: 6,
  most: 12,
  group: { name: 'movingWater', order: 3 },
  intake: { list: 'waterFeatures', answer: 'Deck jets' },
  words: `
    deck jet, arcs, arc|arch of water, laminar|laminer (jet|stream|flow jet?)?, water|arching|arcing|arch|jumping|decorative|dancing|shooting|spray jet, deck mounted jet
    arching|arcing water, arc of water, water arc, fountain jet?, jet (of water|shooting|arcing|that shoot|that arc), jets shooting water
    jet from the? deck, jets in|from the deck, streams arcing`,
  foreignWords: 'fuente, chorros de agua, jets d eau',
  told: [
    {
      tells: 'stream|jet|water|arc|arch _6 arc|arcs|arcing|arch|arches|arching',
      unless: 'bridge|door|window',
    },
    { tells: 'arc|arch of water, arc|arch _3 deck, water|stream _2 shoot~|squirt~|spray~|jump~ _4 deck' },
  ],
});
