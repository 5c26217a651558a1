import { CHECKED, type StateWords } from './state.ts';

export const ohio: StateWords = {
  lead: 'The state’s residential code reaches the wiring of your pool; the fence and the rest depend on where you live, and on whether there is a department to ask.',
  title: 'Pools in Ohio: residential code, fence, cost | {brand}',
  description:
    'What Ohio’s residential code says about pools, how to find the department in charge, prices of three pools by our tables, and building for lake-effect winters.',
  keywords: ['Ohio pool permit', 'Residential Code of Ohio pool', 'Cleveland pool cost'],
  permits: [
    {
      title: 'The residential code covers the electrical side',
      text: 'It applies to one-, two- and three-family dwellings and what belongs to them, expressly with electrical equipment at bodies of water as in article 680 of the electrical code.',
      source: {
        name: 'Ohio Administrative Code 4101:8-1-01',
        url: 'https://www.law.cornell.edu/regulations/ohio/Ohio-Admin-Code-4101-8-1-01',
        checked: CHECKED,
      },
    },
    {
      title: 'Certified departments enforce it',
      text: 'A city, township or county asks the Board of Building Standards to be certified. The board keeps the list, so you can see who answers for your street.',
      source: {
        name: 'Residential Code of Ohio, section 103.2',
        url: 'https://up.codes/s/building-department-certification-board-to-maintain-list',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Zoning and building are two desks: which one issues the pool permit, and in what order?',
    'Is the barrier four, five or six feet here?',
    'May you do the bonding yourself, or must a registered electrician?',
  ],
  year: 'Cleveland’s {warm} average {threshold} or more; {coldest} averages {coldestF}, the lowest we plan for after Chicago. For a {pool} pool at {heated} the summer means about {gallons} gallons of evaporation, {covered} with {hours} hours of cover a day.',
  advice: [
    {
      title: 'Longer summers',
      text: '{edges} with a heat pump come to {pumpOpen}; a cover brings that to {pumpCovered}. Solar panels help less here in May than farther south.',
    },
    {
      title: 'Snow load and safety covers',
      text: 'A mesh cover lets meltwater through, a solid one needs a pump on top. Decide early: anchors sit in the deck.',
    },
    {
      title: 'Heavy soil',
      text: 'Wet clay pushes on walls. Gravel behind the shell and a sump pipe beside the deep end cost little while the hole is open.',
    },
    {
      title: 'Finish',
      text: 'Under gray skies white plaster looks gray as well. Blue or aqua keeps color when the sun does not help.',
    },
  ],
  pools: [
    {
      name: 'Starter vinyl',
      why: 'No extras: a liner, a filter, a summer.',
      choices: { size: 'small', type: 'rectangular', material: 'vinyl', features: [] },
      extras: [],
    },
    {
      name: 'Fiberglass and heat pump',
      why: 'Smooth to winter feet and ready by Memorial Day.',
      choices: { size: 'small', type: 'kidney', material: 'fiberglass', features: ['heating', 'lighting'] },
      extras: [],
    },
    {
      name: 'Concrete with a spa',
      why: 'The spa keeps running when the pool is under its cover.',
      choices: {
        size: 'medium',
        type: 'rectangular',
        material: 'concrete',
        features: ['heating', 'spa', 'lighting'],
      },
      extras: ['Automatic Cover'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote:
    'First ask whether your department is certified for homes; then we know whose checklist to draw for.',
  sentence:
    'A 32 by 16 foot pool near Cleveland, blue finish, heated, raised spa, solid cover, paver deck, trees behind',
};
