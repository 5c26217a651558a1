import { CHECKED, type StateWords } from './state.ts';

export const georgia: StateWords = {
  lead: 'One pool code for every county, an exemption for owners that renews only every other year, and summers that are humid rather than hot.',
  title: 'Pools in Georgia: statewide code, cost | {brand}',
  description:
    'Georgia’s mandatory pool code for homes, the owner exemption and its 24 months, prices of three pools by our tables, and what humid summers mean for equipment.',
  keywords: ['Georgia pool code', 'Georgia pool permit', 'Atlanta pool cost'],
  permits: [
    {
      title: 'One code for residential pools',
      text: 'The Department of Community Affairs made the International Swimming Pool and Spa Code mandatory for residential pools; until then it was optional.',
      source: {
        name: 'Pool and Spa News on the statewide adoption',
        url: 'http://www.poolspanews.com/business/legal-regulatory/georgia-is-the-latest-to-adopt-ispsc-statewide_o',
        checked: CHECKED,
      },
    },
    {
      title: 'Owners may build for themselves',
      text: 'Residential contracting takes a state license. Owners who build or improve for their own use are exempt; whoever sold a house built that way waits 24 months before using the exemption again.',
      source: {
        name: 'O.C.G.A. 43-41-17',
        url: 'https://codes.findlaw.com/ga/title-43-professions-and-businesses/ga-code-sect-43-41-17/',
        checked: CHECKED,
      },
    },
    {
      title: 'What a city may add: Savannah',
      text: 'There the owner-occupant hands in a notarized affidavit, and hires Georgia-licensed trades for everything not done in person.',
      source: {
        name: 'City of Savannah, trade applications',
        url: 'https://www.savannahga.gov/935/Trade-Applications',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Does your county want a site plan by a surveyor, with the tree survey on it?',
    'Is there a stream buffer or a septic reserve behind the house?',
    'Which inspections come before the concrete: steel, bonding, or both at once?',
  ],
  year: 'Around {station}, {warm} are warm months, {threshold} and up; {hottest} is the warmest with {hottestF}. Damp, still air is kind to water: a {pool} pool at {heated} loses about {gallons} gallons, or {covered} with a cover on for {hours} hours a day.',
  advice: [
    {
      title: 'Heater',
      text: 'Mild springs suit a heat pump: {edges} cost about {pumpOpen} with one, and {pumpCovered} with a cover too.',
    },
    {
      title: 'Pollen and pines',
      text: 'Spring turns water yellow. Plan a larger skimmer, an easy filter to clean, and distance from the pines you want to keep.',
    },
    {
      title: 'Red clay',
      text: 'Runoff from a bare slope stains a new deck in one storm. Drainage on the uphill side belongs on the first drawing, not on the last invoice.',
    },
    {
      title: 'Winter',
      text: 'Many owners leave the pool open. {coldest} averages {coldestF}: nights below freezing are normal, so the pump needs a freeze guard.',
    },
  ],
  pools: [
    {
      name: 'Garden kidney',
      why: 'A soft outline for a sloping lawn.',
      choices: { size: 'small', type: 'kidney', material: 'concrete', features: ['lighting'] },
      extras: [],
    },
    {
      name: 'Rectangle on the porch’s axis',
      why: 'Straight out from the back door, with a spa at one side.',
      choices: { size: 'medium', type: 'rectangular', material: 'concrete', features: ['spa', 'lighting'] },
      extras: [],
    },
    {
      name: 'Fiberglass with a tanning ledge',
      why: 'The quick way to a second summer.',
      choices: { size: 'small', type: 'rectangular', material: 'fiberglass', features: ['heating'] },
      extras: ['Sunshelf'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote:
    'The pool code is the same everywhere in Georgia; the list of sheets is each county’s own. Send us yours.',
  sentence:
    'A 36 by 16 foot pool behind a Georgia farmhouse with a covered porch, raised spa at one side, brick-colored pavers',
};
