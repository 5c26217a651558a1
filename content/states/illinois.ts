import { CHECKED, type StateWords } from './state.ts';

export const illinois: StateWords = {
  lead: 'No pool code for the whole state: counties and villages write it. Your address decides the fence, the distances and the inspections.',
  title: 'Pools in Illinois: local rules, permit, cost | {brand}',
  description:
    'Who writes the pool rules in Illinois, what state law leaves to villages, which plumbing an owner may do, three priced pools, and a Chicago summer in figures.',
  keywords: ['Illinois pool fence', 'Chicago pool permit', 'village pool code'],
  permits: [
    {
      title: 'Municipalities may set the rules and require fences',
      text: 'They may regulate how private pools are built, and by ordinance ask for fences or covers at pools that are already there.',
      source: {
        name: '65 ILCS 5/11-30-9',
        url: 'https://www.ilga.gov/legislation/ilcs/ilcs4.asp?DocName=006500050HArt.+11+Div.+30&ActID=802&ChapterID=14',
        checked: CHECKED,
      },
    },
    {
      title: 'Outside them, the county',
      text: 'A county board may do the same for pools on residential land, and steps back where a village enforces a code at least as strict.',
      source: {
        name: '55 ILCS 5/5-1066',
        url: 'https://www.ilga.gov/legislation/ilcs/documents/005500050K5-1066.htm',
        checked: CHECKED,
      },
    },
    {
      title: 'A statewide act was proposed, not found passed',
      text: 'A bill of 2025 would require 42-inch enclosures and inspections everywhere. In April 2025 it went back to committee; we found no later record.',
      source: {
        name: 'House Bill 2495, 104th General Assembly',
        url: 'https://www.ilga.gov/documents/legislation/104/HB/10400HB2495.htm',
        checked: CHECKED,
      },
    },
    {
      title: 'Plumbing is the state’s business',
      text: 'Plumbers are licensed by the Department of Public Health. An owner who lives in the house may do the plumbing of that house, under inspection.',
      source: {
        name: 'Illinois Plumbing License Law, 225 ILCS 320',
        url: 'https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=1337&ChapterID=24',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Which height does the ordinance want, and does the house wall count as part of the fence?',
    'Is it ten feet to the lot line, as in Palos Heights, or less?',
    'Must a licensed contractor be named, or may the owner sign?',
  ],
  year: 'In {station}, {warm} alone reach {threshold} on average, and {coldest} stays at {coldestF}. In the warm ones a {pool} pool at {heated} loses near {gallons} gallons, {covered} with {hours} covered hours a day. The wind off the plain does most of it.',
  advice: [
    {
      title: 'Make it five months',
      text: 'A cover and a heater turn {warm} into a season from May to September: about {gasCovered} more in gas, against {gasOpen} without the cover.',
    },
    {
      title: 'Out of the wind',
      text: 'In March and April the wind averages 12 miles an hour. A solid fence on the west side saves heat twice: in the water and on wet shoulders.',
    },
    {
      title: 'Frost line',
      text: 'Footings for decks, walls and the fence go below it. Have its depth for your county on the plan before anybody prices concrete.',
    },
    {
      title: 'Basements nearby',
      text: 'Digging beside a foundation needs distance or shoring. Ask for a section through house and pool, to scale.',
    },
  ],
  pools: [
    {
      name: 'City plunge',
      why: 'Warm, short and deep, with a lid for eight months.',
      choices: { size: 'small', type: 'rectangular', material: 'concrete', features: ['heating'] },
      extras: ['Automatic Cover'],
    },
    {
      name: 'Suburban vinyl',
      why: 'The price leader that leaves money for the fence.',
      choices: { size: 'medium', type: 'rectangular', material: 'vinyl', features: ['heating', 'lighting'] },
      extras: ['Safety Fence'],
    },
    {
      name: 'Lake house edge',
      why: 'Two waters that seem to be one.',
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
    'Send the village’s pool handout with your survey. Without one we can only draw the pool, not the permit set.',
  sentence:
    'A 28 by 12 foot heated pool in a Chicago suburb, automatic cover, solid fence to the west, gray pavers, modern house',
};
