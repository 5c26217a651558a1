import { feature } from '../feature-rules.ts';

export const waterfall = feature({
  name: 'Waterfall',
  weeks: 0.5,
  edgeFt: 8,
  most: 4,
  group: { name: 'movingWater', order: 1 },
  calculator: 'waterfall',
  intake: { list: 'waterFeatures', answer: 'Sheer descents' },
  words: `
    waterfall, water fall, rock|boulder|sheet waterfall, natural rock|stone waterfall, waterfall wall, cascade, cascading water|wall, water blade
    water feature wall?, sheer|shear descent|decent, sheer, rain curtain|wall|descent, water wall|curtain, rock|sheet fall
    (sheet|curtain|wall) of water`,
  foreignWords: 'cascada, cascata, wasserfall, chute d eau, caida de agua',
  told: [
    {
      tells:
        'water|stream|sheet _2 cascad~|falling|tumbling|running|rushing|flowing|coming|spilling|pouring down|over|off|from',
      unless: 'spa|tub|jacuzzi|spout|scupper|edge|horizon|lion|waterfall|arc|arch|jet',
    },
    { tells: 'falling water, spillway of|with|from', unless: 'spa|tub' },
  ],
});
