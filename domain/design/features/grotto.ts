import { feature } from '../feature-rules.ts';

export const grotto = feature({
  name: 'Grotto',
  weeks: 2,
  edgeFt: 14,
  shortestPoolFt: 30,
  group: { name: 'movingWater', order: 4 },
  words: 'grotto|cave|cavern, swim through cave, swim behind waterfall',
  foreignWords: 'gruta, grotte, cueva, caverna',
});
