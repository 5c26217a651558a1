import { CHECKED, type StateWords } from './state.ts';

export const arizona: StateWords = {
  lead: 'A five-foot barrier where small children live, an owner’s exemption with a one-year string attached, and the strongest sun in our tables.',
  title: 'Pools in Arizona: barrier law, permit, cost | {brand}',
  description:
    'Arizona’s five-foot barrier and whom it binds, when an owner may build without a license, three priced pools, and how to keep desert water cool and in the pool.',
  keywords: ['Arizona pool barrier law', 'Arizona owner-builder', 'Phoenix pool cost'],
  permits: [
    {
      title: 'Building for yourself takes no license',
      text: 'The contractors’ chapter leaves out owners who build or improve structures on their property for their own occupancy. The structure may not be meant for sale or rent; offering it within a year of completion speaks against you.',
      source: {
        name: 'Arizona Revised Statutes 32-1121(A)(5)',
        url: 'https://www.azleg.gov/ars/32/01121.htm',
        checked: CHECKED,
      },
    },
    {
      title: 'Everybody you hire needs one',
      text: 'Contracting for pay takes a license from the Registrar of Contractors, and the definition reaches subcontractors, project managers and consultants.',
      source: {
        name: 'Arizona Revised Statutes 32-1101',
        url: 'https://www.azleg.gov/ars/32/01101.htm',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Does the city’s own barrier code bind every pool, children or not?',
    'Is a view fence toward a wash or a golf course accepted, and with which gaps?',
    'Where may backwash water go?',
  ],
  year: '{station} has {warm} at {threshold} or above, and {hottest} averages {hottestF} day and night. Dry air takes roughly {gallons} gallons from a {pool} pool at {heated} over those months. Covered {hours} hours a day it is nearer {covered}.',
  advice: [
    {
      title: 'Evaporation',
      text: 'Of our states, only Nevada comes close to this loss. An automatic filler hides the loss; a cover, a wall on the windward side and fewer sheer descents reduce it.',
    },
    {
      title: 'Heater',
      text: 'For {edges} alone, about {pumpOpen} by heat pump or {gasOpen} by gas. A heat pump that can also chill is worth asking about.',
    },
    {
      title: 'Deck',
      text: 'Bare feet decide. Pale concrete, travertine or a cool-coated deck, and a strip of shade between door and steps, beat anything dark.',
    },
    {
      title: 'Finish and salt',
      text: 'Choose the color in full sun, on a wet sample, at noon. With hard fill water, plan where calcium will show: a broken-up pebble surface hides it better than one even tone.',
    },
  ],
  pools: [
    {
      name: 'Desert rectangle',
      why: 'Pale deck, clean lines, little to maintain.',
      choices: { size: 'small', type: 'rectangular', material: 'concrete', features: ['lighting'] },
      extras: [],
    },
    {
      name: 'Lap lane along the house',
      why: 'Long, narrow and shaded by the wall it follows.',
      choices: { size: 'custom', type: 'lap', material: 'concrete', features: ['lighting'] },
      extras: [],
    },
    {
      name: 'Boulder pool with a spa',
      why: 'Freeform among agaves; the spa is for winter nights.',
      choices: { size: 'small', type: 'freeform', material: 'concrete', features: ['heating', 'spa'] },
      extras: ['Fire Feature'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote: 'We stay with the drawings. Supervision belongs to you or to your licensed contractor.',
  sentence:
    'A 30 by 14 foot desert pool in Arizona, pale concrete deck, pebble finish, fire bowl, agaves and boulders',
};
