import { feature } from '../feature-rules.ts';

export const raisedSpa = feature({
  name: 'Raised Spa',
  weeks: 1,
  edgeFt: 9,
  group: { name: 'water', order: 4 },
  calculator: 'spa',
  intake: 'spa',
  checklist:
    'Separate shell on the same steel, its own drains, air line and heater sizing, and a spillway set level to a sixteenth of an inch.',
  words: `
    spa, raised|attached|inground|heated|overflow|spillover|spillway|swim spa, (spill over|spillover) (spa|hot tub)
    spa spillover|heater, heated? (hot tub|jacuzzi), hot tube, whirlpool|hydrotherapy, soaking tub, jaccuzi|yacuzzi|jacussi`,
  foreignWords: 'hidromasaje, hidromassagem, idromassaggio, bain a remous, balneo, sprudelbad',
});
