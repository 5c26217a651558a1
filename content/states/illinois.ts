import { CHECKED, MODEL_LATCH, type StateWords } from './state.ts';

export const illinois: StateWords = {
  lead: 'There is no statewide pool code: counties and villages write their own. Your address decides the fence, the setbacks and the inspections.',
  title: 'Pools in Illinois: local rules, permit, cost | {brand}',
  description:
    'Who writes the pool rules in Illinois, what state law leaves to villages, which plumbing an owner may do, what three pools cost, and a Chicago summer.',
  keywords: ['Illinois pool fence', 'Chicago pool permit', 'village pool code'],
  heights: {
    barrier:
      'Your village or city decides; outside their limits, the county does. There is no statewide height: the figure is the model code’s.',
    latch: MODEL_LATCH,
  },
  permits: [
    {
      title: 'Your village or city sets the pool rules',
      text: 'Municipalities may regulate how private pools are built, and may pass an ordinance that requires fences or covers at existing pools.',
      source: {
        name: '65 ILCS 5/11-30-9',
        url: 'https://www.ilga.gov/legislation/ilcs/ilcs4.asp?DocName=006500050HArt.+11+Div.+30&ActID=802&ChapterID=14',
        checked: CHECKED,
      },
    },
    {
      title: 'Outside city limits, the county decides',
      text: 'A county board may do the same for pools on residential land, except where a village enforces a code that is at least as strict.',
      source: {
        name: '55 ILCS 5/5-1066',
        url: 'https://www.ilga.gov/legislation/ilcs/documents/005500050K5-1066.htm',
        checked: CHECKED,
      },
    },
    {
      title: 'A statewide law has been proposed',
      text: 'A 2025 bill would require 42-inch enclosures and inspections statewide. It went back to committee in April 2025, and we found no record that it passed.',
      source: {
        name: 'House Bill 2495, 104th General Assembly',
        url: 'https://www.ilga.gov/documents/legislation/104/HB/10400HB2495.htm',
        checked: CHECKED,
      },
    },
    {
      title: 'Plumbing is licensed by the state',
      text: 'The Department of Public Health licenses plumbers. Owners who live in the house may do their own plumbing there, subject to inspection.',
      source: {
        name: 'Illinois Plumbing License Law, 225 ILCS 320',
        url: 'https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=1337&ChapterID=24',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'What fence height does the ordinance require, and does the house wall count as part of it?',
    'How far must the pool be from the lot line: ten feet, as in Palos Heights, or less?',
    'Does the permit need a licensed contractor’s name, or can the owner sign?',
  ],
  year: 'In {station}, only {warm} average {threshold} or more, and {coldest} averages {coldestF}. In the warm months a {pool} pool at {heated} loses about {gallons} gallons, or {covered} if you keep it covered {hours} hours a day. Wind makes it worse.',
  advice: [
    {
      title: 'Make it five months',
      text: 'A cover and a heater turn {warm} into a season from May to September: about {gasCovered} more in gas, compared with {gasOpen} without the cover.',
    },
    {
      title: 'Out of the wind',
      text: 'In March and April the wind averages 12 miles an hour. A solid fence on the west side keeps the water warmer, and you too when you get out.',
    },
    {
      title: 'Frost line',
      text: 'Footings for decks, walls and the fence go below it. Put your county’s frost depth on the plan before anyone prices concrete.',
    },
    {
      title: 'Basements nearby',
      text: 'Digging beside a foundation takes distance or shoring. Ask for a cross-section of house and pool, drawn to scale.',
    },
  ],
  pools: [
    {
      name: 'City plunge',
      why: 'Small, deep and warm, with a cover for the cold months.',
      like: 'three-scuppers',
      choices: { size: 'small', type: 'rectangular', material: 'concrete', features: ['heating'] },
      extras: ['Automatic Cover'],
    },
    {
      name: 'Suburban vinyl',
      why: 'A lower price that leaves money for the fence.',
      like: 'yard-from-above',
      choices: { size: 'medium', type: 'rectangular', material: 'vinyl', features: ['heating', 'lighting'] },
      extras: ['Safety Fence'],
    },
    {
      name: 'Lake house edge',
      why: 'The pool and the lake look like one.',
      like: 'lake-house-edge',
      choices: {
        size: 'medium',
        type: 'infinity',
        material: 'concrete',
        features: ['heating', 'lighting', 'spa'],
      },
      extras: [],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote:
    'Send us your village’s pool handout with your survey. Without it we can draw the pool, but not a set that matches local rules.',
  sentence:
    'A 28 by 12 foot heated pool in a Chicago suburb, automatic cover, solid fence to the west, gray pavers, modern house',
};
