import { CHECKED, type StateWords } from './state.ts';

export const florida: StateWords = {
  lead: 'Eight warm months, a heater for the rest, and a choice of five safety measures. Our home state, and the only one where we help you with the permit application.',
  title: 'Pools in Florida: safety law, permit and cost | {brand}',
  description:
    'What Florida’s pool safety law requires, when an owner may build, what three pools cost, and what the climate means for your heater and screen enclosure.',
  keywords: ['Florida pool permit', 'Florida pool fence law', 'owner-builder Florida'],
  permits: [
    {
      title: 'You may act as your own contractor',
      text: 'An owner may build at a one- or two-family home for personal use, as long as you supervise on site all work not done by licensed contractors. You sign the permit application in person and read a disclosure statement first.',
      source: {
        name: 'Florida Statutes 489.103(7)',
        url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0400-0499/0489/Sections/0489.103.html',
        checked: CHECKED,
      },
    },
    {
      title: 'Do not sell or lease right away',
      text: 'If you sell or lease within a year of completion, or offer to, the law presumes you built to sell or lease, and the exemption does not cover that.',
      source: {
        name: 'Florida Statutes 489.103(7)(a)',
        url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0400-0499/0489/Sections/0489.103.html',
        checked: CHECKED,
      },
    },
    {
      title: 'Anyone you hire needs a pool license',
      text: 'Florida has three license classes just for pool and spa contractors: commercial, residential and servicing.',
      source: {
        name: 'Florida Statutes 489.105(3)(j) to (l)',
        url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0400-0499/0489/Sections/0489.105.html',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Does your county require sealed structural drawings, or does it accept a standard detail?',
    'Which flood zone are you in, and what does that mean for equipment height?',
    'Does a screen enclosure go on the same permit?',
  ],
  year: 'In {station}, {warm} average {threshold} or more. A {pool} pool held at {heated} through those months loses about {gallons} gallons to evaporation, or about {covered} if it is covered {hours} hours a day.',
  advice: [
    {
      title: 'Heater',
      text: 'Adding {edges} costs about {pumpOpen} with a heat pump, or {pumpCovered} if you use a cover too. Heat pumps do well in mild air; gas would cost {gasOpen} for the same two months.',
    },
    {
      title: 'Screen enclosure',
      text: 'A screen cage keeps out leaves and bugs and shades the water a little. Decide before the deck is poured: the footings go into its edge, and the cage changes where the equipment fits.',
    },
    {
      title: 'Finish and deck',
      text: 'Midday sun makes dark paving too hot for bare feet. Travertine and pale pavers stay walkable, and a light finish keeps the water bright under a screen.',
    },
    {
      title: 'Ground',
      text: 'Where the water table is high, an empty pool can float out of the ground. Ask for a hydrostatic valve on the drawings, and never drain the pool without checking first.',
    },
  ],
  pools: [
    {
      name: 'Courtyard rectangle',
      why: 'For a small lot: a sun shelf at the shallow end, no heater.',
      like: 'city-court',
      choices: { size: 'small', type: 'rectangular', material: 'concrete', features: [] },
      extras: ['Sunshelf'],
    },
    {
      name: 'Family freeform with a spa',
      why: 'Heated for December and March evenings, lit for the rest.',
      like: 'family-freeform',
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
      why: 'For a large yard: you walk in as you would at the beach.',
      like: 'beach-entry',
      choices: { size: 'large', type: 'freeform', material: 'concrete', features: ['waterfall', 'lighting'] },
      extras: ['Beach Entry'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'permitting', 'diy'],
  packagesNote:
    'Permitting Services is for Florida only: we prepare the application, submit it with you and answer the reviewer’s comments.',
  sentence:
    'A 34 by 16 foot rectangle behind a stucco house in Florida, sun shelf, raised spa, pale travertine deck, palms',
};
