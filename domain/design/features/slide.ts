import { feature } from '../feature-rules.ts';

export const slide = feature({
  name: 'Slide',
  weeks: 0,
  edgeFt: 7,
  shortestPoolFt: 24,
  group: { name: 'around', order: 3 },
  words: 'slide, water|pool|rock|curly|spiral slide',
  foreignWords: 'tobogan, toboggan, rutsche, wasserrutsche, escorregador, scivolo, resbaladilla, resbaladero',
});
