import { CHECKED, type StateWords } from './state.ts';

export const georgia: StateWords = {
  lead: 'One pool code for every county, an owner exemption you can use again only after two years, and summers that are humid rather than scorching.',
  title: 'Pools in Georgia: statewide code, cost | {brand}',
  description:
    'Georgia’s mandatory pool code for homes, the owner exemption and its 24 months, what three pools cost, and what humid summers mean for equipment.',
  keywords: ['Georgia pool code', 'Georgia pool permit', 'Atlanta pool cost'],
  permits: [
    {
      title: 'One pool code is mandatory statewide',
      text: 'The Department of Community Affairs made the International Swimming Pool and Spa Code mandatory for residential pools. Before that, it was optional.',
      source: {
        name: 'Pool and Spa News on the statewide adoption',
        url: 'http://www.poolspanews.com/business/legal-regulatory/georgia-is-the-latest-to-adopt-ispsc-statewide_o',
        checked: CHECKED,
      },
    },
    {
      title: 'Owners may build for themselves',
      text: 'Residential contractors need a state license. Owners who build or improve for their own use are exempt; if you sell a house built that way, you wait 24 months before using the exemption again.',
      source: {
        name: 'O.C.G.A. 43-41-17',
        url: 'https://codes.findlaw.com/ga/title-43-professions-and-businesses/ga-code-sect-43-41-17/',
        checked: CHECKED,
      },
    },
    {
      title: 'Cities may add rules: Savannah',
      text: 'In Savannah, owner-occupants submit a notarized affidavit and hire Georgia-licensed trades for any work they do not do themselves.',
      source: {
        name: 'City of Savannah, trade applications',
        url: 'https://www.savannahga.gov/935/Trade-Applications',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Does your county need a surveyor’s site plan, with the trees on it?',
    'Is there a stream buffer or a septic reserve behind the house?',
    'Which inspections come before the concrete: steel, bonding or both together?',
  ],
  year: 'Around {station}, {warm} average {threshold} and up; {hottest} is the warmest month at {hottestF}. Damp, still air slows evaporation: in those months a {pool} pool at {heated} loses about {gallons} gallons, or {covered} when covered for {hours} hours a day.',
  advice: [
    {
      title: 'Heater',
      text: 'Mild springs suit a heat pump: {edges} together cost about {pumpOpen} to heat, or {pumpCovered} with a cover.',
    },
    {
      title: 'Pollen and pines',
      text: 'Spring pollen turns the water yellow. Plan a larger skimmer, a filter that is easy to clean, and some distance from the pines you want to keep.',
    },
    {
      title: 'Red clay',
      text: 'Runoff from a bare slope stains a new deck in one storm. Drainage on the uphill side belongs on the first drawing, not on the last invoice.',
    },
    {
      title: 'Winter',
      text: 'Many owners leave the pool open. {coldest} averages {coldestF} and nights below freezing are normal, so the pump needs freeze protection.',
    },
  ],
  pools: [
    {
      name: 'Garden kidney',
      why: 'A soft outline for a sloping lawn.',
      like: 'alder-lane-kidney',
      choices: { size: 'small', type: 'kidney', material: 'concrete', features: ['lighting'] },
      extras: [],
    },
    {
      name: 'Rectangle on the porch’s axis',
      why: 'Straight out from the back door, with a spa to one side.',
      like: 'porch-to-water',
      choices: { size: 'medium', type: 'rectangular', material: 'concrete', features: ['spa', 'lighting'] },
      extras: [],
    },
    {
      name: 'Fiberglass with a tanning ledge',
      why: 'The quick way in: a factory-made shell with a place to lounge.',
      like: 'sun-shelf',
      choices: { size: 'small', type: 'rectangular', material: 'fiberglass', features: ['heating'] },
      extras: ['Sunshelf'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote:
    'The pool code is the same across Georgia, but each county has its own list of required sheets. Send us yours.',
  sentence:
    'A 36 by 16 foot pool behind a Georgia farmhouse with a covered porch, raised spa at one side, brick-colored pavers',
};
