import { feature, IN_WATER } from '../feature-rules.ts';

export const swimUpBar = feature({
  name: 'Swim-Up Bar',
  weeks: 1,
  edgeFt: 12,
  shortestPoolFt: 28,
  group: { name: 'water', order: 3 },
  checklist:
    'Counter and submerged seats cast with the shell, 18 to 20 inches of water over the seats, power kept clear of the water by code.',
  words: `
    swim up bar?, swim|pool|submerged bar, in pool|water bar|stool, in pool seating with bar
    bar that? you|i|we|people can swim up? to, swim up to the|a bar, swim up counter
    underwater|submerged bar? stool, bar? stool in the pool|water`,
  foreignWords:
    'barra|bar en la piscina, (barra|bar) (dentro|adentro) (del agua|de la piscina|de la alberca), bar acuatico, barra en el agua, bar humedo, poolbar, bar molhado',
  told: [
    { tells: 'swim|swimming|float|floating|paddle|wade _4 bar, bar _4 swim|swims|swimming up? to' },
    { tells: `bar _4 ${IN_WATER}, bar in|inside it, drink _3 while _2 ${IN_WATER}` },
  ],
});
