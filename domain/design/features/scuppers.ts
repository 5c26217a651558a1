import { feature } from '../feature-rules.ts';

export const scuppers = feature({
  name: 'Scuppers',
  weeks: 0,
  edgeFt: 9,
  most: 12,
  group: { name: 'movingWater', order: 2 },
  intake: { list: 'waterFeatures', answer: 'Scuppers' },
  words: 'scupper, water|copper scupper, spout, water|stone spout',
  foreignWords: 'wasserspeier, lame d eau',
});
