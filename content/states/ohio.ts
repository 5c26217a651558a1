import { CHECKED, type StateWords } from './state.ts';

export const ohio: StateWords = {
  lead: 'The state’s residential code covers your pool’s wiring. The fence and the rest depend on where you live, and on whether there is a building department to ask.',
  title: 'Pools in Ohio: residential code, fence, cost | {brand}',
  description:
    'What Ohio’s residential code says about pools, how to find the department in charge, what three pools cost, and how to build for lake-effect winters.',
  keywords: ['Ohio pool permit', 'Residential Code of Ohio pool', 'Cleveland pool cost'],
  permits: [
    {
      title: 'Wiring near water follows the state’s residential code',
      text: 'It applies to one-, two- and three-family homes and their accessory structures, and specifically to electrical equipment near water under article 680 of the electrical code.',
      source: {
        name: 'Ohio Administrative Code 4101:8-1-01',
        url: 'https://www.law.cornell.edu/regulations/ohio/Ohio-Admin-Code-4101-8-1-01',
        checked: CHECKED,
      },
    },
    {
      title: 'Certified departments enforce it',
      text: 'A city, township or county gets certified by the Board of Building Standards. The board keeps the list, so you can see who is in charge of your street.',
      source: {
        name: 'Residential Code of Ohio, section 103.2',
        url: 'https://up.codes/s/building-department-certification-board-to-maintain-list',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Zoning or building: which office issues the pool permit, and which do you visit first?',
    'Is the required barrier four, five or six feet here?',
    'Can you do the electrical bonding yourself, or does it take a registered electrician?',
  ],
  year: 'In Cleveland, {warm} average {threshold} or more; {coldest} averages {coldestF}, and of our stations only Chicago gets colder. Over the summer a {pool} pool at {heated} loses about {gallons} gallons to evaporation, or {covered} with {hours} hours of cover a day.',
  advice: [
    {
      title: 'Longer summers',
      text: 'Heating in {edges} with a heat pump costs about {pumpOpen}; a cover brings that down to {pumpCovered}. In May, solar panels help less here than farther south.',
    },
    {
      title: 'Snow load and safety covers',
      text: 'A mesh cover lets melting snow drain through; a solid one needs a pump on top. Decide early, because the anchors go into the deck.',
    },
    {
      title: 'Heavy soil',
      text: 'Wet clay pushes against pool walls. Gravel behind the shell and a sump pipe beside the deep end are cheap while the hole is open.',
    },
    {
      title: 'Finish',
      text: 'Under gray skies, white plaster looks gray too. Blue or aqua keeps its color without the sun.',
    },
  ],
  pools: [
    {
      name: 'Starter vinyl',
      why: 'No extras: just a liner, a filter and a summer of swimming.',
      like: 'morning-at-the-ranch',
      choices: { size: 'small', type: 'rectangular', material: 'vinyl', features: [] },
      extras: [],
    },
    {
      name: 'Fiberglass and heat pump',
      why: 'Smooth underfoot and ready by Memorial Day.',
      like: 'alder-lane-kidney',
      choices: { size: 'small', type: 'kidney', material: 'fiberglass', features: ['heating', 'lighting'] },
      extras: [],
    },
    {
      name: 'Concrete with a spa',
      why: 'The spa stays open when the pool is covered for winter.',
      like: 'spa-above-the-spill',
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
    'First ask whether your local building department is certified for homes. Then we will know whose checklist to follow.',
  sentence:
    'A 32 by 16 foot pool near Cleveland, blue finish, heated, raised spa, solid cover, paver deck, trees behind',
};
