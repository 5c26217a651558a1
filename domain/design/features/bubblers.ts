import { feature } from '../feature-rules.ts';

export const bubblers = feature({
  name: 'Bubblers',
  weeks: 0,
  edgeFt: 0,
  most: 12,
  group: { name: 'water', order: 5 },
  intake: { list: 'waterFeatures', answer: 'Bubblers' },
  words:
    'bubbler, bubbly thing|jet|fountain|water|spot, bubbling|bubble thing, bubbles, shelf|ledge bubbler, bubbling|bubble|bubbler jet|fountain, bubbling water, gusher',
  // "a bathtub with bubbles" is a hot tub
  notAsked: 'tub|bathtub|spa|jacuzzi|whirlpool (with|full of|that has|and|has) _2 &bubbles|bubbling|bubbly #',
  foreignWords: 'burbujas, burbujeadores',
  told: [
    { tells: 'fountain|jet|water _2 bubbl~', unless: 'spa|tub|jacuzzi' },
    { tells: 'fountain _4 ledge|shelf|sunshelf, ledge|shelf|sunshelf|baja _4 fountain' },
  ],
  insteadOf: 'Deck Jets',
});
