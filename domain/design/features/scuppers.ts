import { feature } from '../feature-rules.ts';

export const scuppers = feature({
  name: 'Scuppers',
  weeks: 0,
  edgeFt: 9,
  most: 12,
  group: { name: 'movingWater', order: 2 },
  intake: { list: 'waterFeatures', answer: 'Scuppers' },
  words: `
    scupper, spillways, water? spitter, water|copper|bronze|brass|wall|stone|rain scupper, spout, water|stone|fountain|wall|copper|bronze|lion spout, spouter, rain spout
    wall spillway|spill, spillway (in|on|from|along) the wall, lion head, lions head`,
  foreignWords:
    'wasserspeier, lame d eau, chorros (de|desde|en) la? pared, chorros que salen de la pared, gargola, canos',
  told: [
    {
      tells:
        'water|stream|fountain _2 (shoot~|spout~|pour~|spill~|com~|run~|fall~|out) out? of|from|off? the|a|in|our|my? _? wall|brick|bricks|stonework',
      unless: 'scupper|spout|sheet|waterfall|cascade',
    },
  ],
});
