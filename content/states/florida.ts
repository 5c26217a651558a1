import { CHECKED, type StateWords } from './state.ts';

export const florida: StateWords = {
  lead: 'Eight warm months, a heater for the rest, and a choice of five safety measures. Our home state, and the one where we file for the permit ourselves.',
  title: 'Pools in Florida: safety law, permit and cost | {brand}',
  description:
    'What Florida’s pool safety law asks for, when an owner may build, what three pools cost by our tables, and what the climate means for heater and screen.',
  keywords: ['Florida pool permit', 'Florida pool fence law', 'owner-builder Florida'],
  permits: [
    {
      title: 'You may be your own contractor',
      text: 'An owner may build at a one- or two-family home for personal use, supervising on site everything that licensed contractors do not do. You sign the application in person and read a disclosure statement first.',
      source: {
        name: 'Florida Statutes 489.103(7)',
        url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0400-0499/0489/Sections/0489.103.html',
        checked: CHECKED,
      },
    },
    {
      title: 'Not to sell or lease right away',
      text: 'Selling, leasing or offering either within a year of completion counts as proof that you built to sell, which the exemption does not cover.',
      source: {
        name: 'Florida Statutes 489.103(7)(a)',
        url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0400-0499/0489/Sections/0489.103.html',
        checked: CHECKED,
      },
    },
    {
      title: 'Whom you hire needs a pool license',
      text: 'Florida has license classes of its own for pool and spa contractors: commercial, residential and servicing.',
      source: {
        name: 'Florida Statutes 489.105(3)(j) to (l)',
        url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0400-0499/0489/Sections/0489.105.html',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Does your county want sealed structural sheets, or does it accept a standard detail?',
    'Which flood zone are you in, and what does that mean for equipment height?',
    'Must a screen enclosure be on the same permit?',
  ],
  year: 'In {station}, {warm} average {threshold} or more. A {pool} pool held at {heated} through those months loses about {gallons} gallons to the air; closed {hours} hours a day under a cover it loses about {covered}.',
  advice: [
    {
      title: 'Heater',
      text: 'Adding {edges} takes about {pumpOpen} with a heat pump, {pumpCovered} with a cover as well. Mild air is what heat pumps are good at; gas costs {gasOpen} for the same weeks.',
    },
    {
      title: 'Screen enclosure',
      text: 'A cage keeps leaves and insects out, and shades the water a little. Decide before the deck is poured: its footings stand in the deck’s edge, and it changes where the equipment goes.',
    },
    {
      title: 'Finish and deck',
      text: 'Midday sun makes dark paving too hot for bare feet. Travertine and pale pavers stay walkable, and a light finish keeps the water bright under a screen.',
    },
    {
      title: 'Ground',
      text: 'Where the water table is high, an empty shell can lift. Ask for a hydrostatic valve on the drawings, and never drain a pool without asking.',
    },
  ],
  pools: [
    {
      name: 'Courtyard rectangle',
      why: 'Small lot, sun shelf at the shallow end, no heater.',
      choices: { size: 'small', type: 'rectangular', material: 'concrete', features: [] },
      extras: ['Sunshelf'],
    },
    {
      name: 'Family freeform with a spa',
      why: 'Heated for December and March evenings, lit for the rest.',
      choices: {
        size: 'medium',
        type: 'freeform',
        material: 'concrete',
        features: ['heating', 'lighting', 'spa'],
      },
      extras: [],
    },
    {
      name: 'Lagoon with a beach entry',
      why: 'A large yard, walked into like a shore.',
      choices: { size: 'large', type: 'freeform', material: 'concrete', features: ['waterfall', 'lighting'] },
      extras: ['Beach Entry'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'permitting', 'diy'],
  packagesNote:
    'The permitting service exists for Florida alone: we prepare the application and answer the reviewer.',
  sentence:
    'A 34 by 16 foot rectangle behind a stucco house in Florida, sun shelf, raised spa, pale travertine deck, palms',
};
