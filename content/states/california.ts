import { CHECKED, type StateWords } from './state.ts';

export const california: StateWords = {
  lead: 'Two of seven safety features before the water goes in, a declaration if you build it yourself, and dry air that drinks the pool.',
  title: 'Pools in California: safety features, cost | {brand}',
  description:
    'California’s two-of-seven rule, the owner-builder declaration, the C-53 license, prices of three pools by our tables, and why a cover matters more here.',
  keywords: ['California pool permit', 'two of seven safety features', 'C-53 license'],
  permits: [
    {
      title: 'The permit form holds an owner-builder declaration',
      text: 'Cities and counties that require a permit use an application with this declaration in it, signed under penalty of perjury, and ask for documents that show you own the property.',
      source: {
        name: 'Health and Safety Code 19825',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=HSC&sectionNum=19825',
        checked: CHECKED,
      },
    },
    {
      title: 'Pool builders hold class C-53',
      text: 'Swimming Pool is a classification of its own. A landscape contractor may sell you the pool as part of a landscape, but a C-53 contractor has to build it.',
      source: {
        name: 'Business and Professions Code 7027.5',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=7027.5',
        checked: CHECKED,
      },
    },
    {
      title: 'Consultants to owner-builders are limited',
      text: 'Whoever provides or oversees bids for an owner-builder, or sets up schedules and oversees the work, needs a contractor’s license. We draw; you ask for the bids and run the site.',
      source: {
        name: 'Business and Professions Code 7026.1',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=7026.1',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Is a soils report or grading permit needed on a slope?',
    'How far from the property line: five feet, as in Loomis, or more?',
    'Are there drought rules for filling, and do they ask for a cover?',
  ],
  year: 'Our figures are for {station}, in the Central Valley; the coast is cooler all summer. {warm} average {threshold} or more there. A {pool} pool at {heated} gives off some {gallons} gallons in that time, or {covered} if it is covered {hours} hours a day.',
  advice: [
    {
      title: 'Cover first',
      text: 'Nights are dry and clear, so an open pool cools and shrinks while nobody looks. An automatic cover also counts among the seven features, if it is an approved safety cover.',
    },
    {
      title: 'Sun before gas',
      text: 'Roof collectors have the sky for it from spring to fall. Without them, {edges} together cost about {gasOpen} in gas at our prices; covered, {gasCovered}.',
    },
    {
      title: 'Hillsides',
      text: 'On a slope the price is in the retaining wall, not in the water. An edge that spills toward the view can replace part of that wall; let the engineer say so before you choose it.',
    },
    {
      title: 'Finish',
      text: 'Hard water leaves a white line at the tile. Pick a waterline tile that hides it, and a pebble finish if you would rather not see every mark.',
    },
  ],
  pools: [
    {
      name: 'Plunge court in town',
      why: 'A short pool between walls, with a shelf to sit on.',
      choices: { size: 'small', type: 'rectangular', material: 'concrete', features: ['lighting'] },
      extras: ['Sunshelf', 'Automatic Cover'],
    },
    {
      name: 'Valley kidney with solar',
      why: 'Warmed by the roof instead of the gas meter.',
      choices: { size: 'medium', type: 'kidney', material: 'concrete', features: ['lighting'] },
      extras: ['Solar Heating'],
    },
    {
      name: 'Edge over the hillside',
      why: 'The far wall disappears; the structure below it does not come cheap.',
      choices: { size: 'medium', type: 'infinity', material: 'concrete', features: ['heating', 'lighting'] },
      extras: ['Fire Feature'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote:
    'The drawings are yours to bid with. Bids, schedules and supervision stay with you or with a licensed contractor.',
  sentence:
    'A modern rectangle, 32 by 12 feet, on a California hillside, concrete deck, automatic cover, solar heating, no lawn',
};
