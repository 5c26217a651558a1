import { CHECKED, type StateWords } from './state.ts';

export const arizona: StateWords = {
  lead: 'A five-foot barrier where small children live, an owner exemption with a one-year catch, and the hottest summers of all our states.',
  title: 'Pools in Arizona: barrier law, permit, cost | {brand}',
  description:
    'Arizona’s five-foot barrier and who needs it, when an owner may build without a license, three pools with prices, and how to keep desert water cool.',
  keywords: ['Arizona pool barrier law', 'Arizona owner-builder', 'Phoenix pool cost'],
  permits: [
    {
      title: 'You need no license to build for yourself',
      text: 'The licensing law exempts owners who build or improve structures on their property for their own occupancy. The structure may not be intended for sale or rent; offering it within a year of completion is evidence against you.',
      source: {
        name: 'Arizona Revised Statutes 32-1121(A)(5)',
        url: 'https://www.azleg.gov/ars/32/01121.htm',
        checked: CHECKED,
      },
    },
    {
      title: 'Everyone you hire does',
      text: 'Paid contractors need a license from the Registrar of Contractors, and the definition includes subcontractors, project managers and consultants.',
      source: {
        name: 'Arizona Revised Statutes 32-1101',
        url: 'https://www.azleg.gov/ars/32/01101.htm',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Does the city’s own barrier code apply to every pool, even with no children in the home?',
    'Is a view fence facing a wash or a golf course allowed, and how wide may the gaps be?',
    'Where may backwash water go?',
  ],
  year: 'In {station}, every month from {warm} averages {threshold} or above, and {hottest} averages {hottestF} around the clock. Over those months, dry air takes roughly {gallons} gallons from a {pool} pool at {heated}. Cover it {hours} hours a day and it is closer to {covered}.',
  advice: [
    {
      title: 'Evaporation',
      text: 'Of our states, only Nevada comes close. An automatic filler hides the loss; a cover, a wall on the windward side and fewer sheer waterfalls reduce it.',
    },
    {
      title: 'Heater',
      text: 'Heating in {edges} costs about {pumpOpen} with a heat pump or {gasOpen} with gas. Ask about a heat pump that can also chill the water.',
    },
    {
      title: 'Deck',
      text: 'Think of bare feet. Choose pale concrete, travertine or a cool-deck coating over anything dark, with a strip of shade between the door and the pool steps.',
    },
    {
      title: 'Finish and salt',
      text: 'Choose the color on a wet sample, in full sun, at noon. If your water is hard, calcium will show: a mixed pebble surface hides it better than one solid color.',
    },
  ],
  pools: [
    {
      name: 'Desert rectangle',
      why: 'Pale deck, clean lines, little to maintain.',
      like: 'breeze-block',
      choices: { size: 'small', type: 'rectangular', material: 'concrete', features: ['lighting'] },
      extras: [],
    },
    {
      name: 'Lap lane along the house',
      why: 'Long, narrow and shaded by the wall it follows.',
      like: 'side-yard-lap',
      choices: { size: 'custom', type: 'lap', material: 'concrete', features: ['lighting'] },
      extras: [],
    },
    {
      name: 'Boulder pool with a spa',
      why: 'Freeform, edged in sandstone, with a spa for winter nights.',
      like: 'stone-and-water',
      choices: { size: 'small', type: 'freeform', material: 'concrete', features: ['heating', 'spa'] },
      extras: ['Fire Feature'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote: 'We provide the drawings. You or your licensed contractor supervise the work.',
  sentence:
    'A 30 by 14 foot desert pool in Arizona, pale concrete deck, pebble finish, fire bowl, agaves and boulders',
};
