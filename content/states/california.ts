import { CHECKED, type StateWords } from './state.ts';

export const california: StateWords = {
  lead: 'Two of seven safety features before the water goes in, a declaration if you build it yourself, and dry air that evaporates a lot of water.',
  title: 'Pools in California: safety features, cost | {brand}',
  description:
    'California’s two-of-seven rule, the owner-builder declaration, the C-53 license, what three pools cost, and why a cover matters more here.',
  keywords: ['California pool permit', 'two of seven safety features', 'C-53 license'],
  permits: [
    {
      title: 'You sign an owner-builder declaration with the permit',
      text: 'Where a permit is required, the application includes this declaration. You sign it under penalty of perjury and show documents that prove you own the property.',
      source: {
        name: 'Health and Safety Code 19825',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=HSC&sectionNum=19825',
        checked: CHECKED,
      },
    },
    {
      title: 'Pool builders need a C-53 license',
      text: 'Swimming pools have their own license class. A landscape contractor may sell you a pool as part of a landscape project, but a C-53 contractor has to build it.',
      source: {
        name: 'Business and Professions Code 7027.5',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=7027.5',
        checked: CHECKED,
      },
    },
    {
      title: 'There are limits on advising owner-builders',
      text: 'Anyone who provides or oversees bids for an owner-builder, or schedules and oversees the work, needs a contractor’s license. We do the drawings; you collect the bids and run the job.',
      source: {
        name: 'Business and Professions Code 7026.1',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=7026.1',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Is a soils report or grading permit needed on a slope?',
    'How far must the pool be from the property line: five feet, as in Loomis, or more?',
    'Are there drought rules for filling a pool, and do they require a cover?',
  ],
  year: 'Our figures are for {station}, in the Central Valley; the coast is cooler all summer. There, {warm} average {threshold} or more. In that time a {pool} pool kept at {heated} loses some {gallons} gallons, or {covered} with a cover on {hours} hours a day.',
  advice: [
    {
      title: 'Cover first',
      text: 'Nights are dry and clear, so an open pool loses heat and water while you sleep. An automatic cover can also count as one of the seven features, if it is an approved safety cover.',
    },
    {
      title: 'Sun before gas',
      text: 'There is enough sun for rooftop solar heating from spring to fall. Without it, heating in {edges} costs about {gasOpen} in gas, or {gasCovered} with a cover.',
    },
    {
      title: 'Hillsides',
      text: 'On a slope, the money goes into the retaining wall, not the pool. An infinity edge can take the place of part of that wall; ask the engineer before you settle on it.',
    },
    {
      title: 'Finish',
      text: 'Hard water leaves a white line on the tile. Pick a waterline tile that hides it, and a pebble finish if you would rather not see every mark.',
    },
  ],
  pools: [
    {
      name: 'Plunge court in town',
      why: 'A short pool between garden walls, with a shelf to sit on.',
      like: 'sun-shelf',
      choices: { size: 'small', type: 'rectangular', material: 'concrete', features: ['lighting'] },
      extras: ['Sunshelf', 'Automatic Cover'],
    },
    {
      name: 'Valley kidney with solar',
      why: 'Warmed by the roof instead of the gas meter.',
      like: 'alder-lane-kidney',
      choices: { size: 'medium', type: 'kidney', material: 'concrete', features: ['lighting'] },
      extras: ['Solar Heating'],
    },
    {
      name: 'Edge over the hillside',
      why: 'The far wall disappears; the structure below it does not come cheap.',
      like: 'canyon-rim',
      choices: { size: 'medium', type: 'infinity', material: 'concrete', features: ['heating', 'lighting'] },
      extras: ['Fire Feature'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote:
    'Use our drawings to get bids. Bidding, scheduling and supervision stay with you or a licensed contractor.',
  sentence:
    'A modern rectangle, 32 by 12 feet, on a California hillside, concrete deck, automatic cover, solar heating, no lawn',
};
