import { CHECKED, type StateWords } from './state.ts';

const ARTICLE = 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/ByArticle/Chapter_87/Article_1.html';

export const northCarolina: StateWords = {
  lead: 'From $40,000 a job is a general contractor’s, and most pools are above it. Owners may do it themselves with an affidavit and a year of living there.',
  title: 'Pools in North Carolina: license line, cost | {brand}',
  description:
    'The $40,000 license line in North Carolina, the owner’s affidavit, latch and fence heights, prices of three pools by our tables, and a five-month season.',
  keywords: ['North Carolina pool permit', 'pool contractor license NC', 'Charlotte pool cost'],
  permits: [
    {
      title: 'A license from $40,000',
      text: 'Whoever takes on or manages an improvement that costs that much or more counts as a general contractor and is licensed by the state’s board.',
      source: { name: 'G.S. 87-1(a)', url: ARTICLE, checked: CHECKED },
    },
    {
      title: 'The owner’s way around it',
      text: 'Building on your own land for your own family’s occupancy is exempt if you meet G.S. 87-14. Moving out or renting within 12 months of completion raises the presumption that it never was for you.',
      source: { name: 'G.S. 87-1(b)(2)', url: ARTICLE, checked: CHECKED },
    },
    {
      title: 'Superintending cannot be handed on',
      text: 'The owner swears in an affidavit to run the job in person. Only a licensed general contractor may take that duty over, not a friend, and not a design studio.',
      source: {
        name: 'UNC School of Government on S.L. 2011-376',
        url: 'https://canons.sog.unc.edu/new-requirements-for-owner-contractor-building-projects',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Does the inspector read the pool as a structure under the exemption for buildings?',
    'What does the county’s watershed rule allow in paved area?',
    'Well and septic: which distances does environmental health want on the plan?',
  ],
  year: 'By the averages of {station}, {warm} are the swimming months, at {threshold} and above. A {pool} pool warmed to {heated} gives up roughly {gallons} gallons in them; {hours} hours a day under a cover bring this to {covered}.',
  advice: [
    {
      title: 'Heater',
      text: 'The first swim moves from May into April, the last from September into October: about {pumpOpen} for the heat pump’s power, {pumpCovered} with a cover. On gas it is {gasOpen} and {gasCovered}.',
    },
    {
      title: 'Leaves',
      text: 'Hardwoods drop everything within weeks. An automatic cover on a rectangle closes in a minute; a freeform shape needs nets and patience.',
    },
    {
      title: 'Slopes of the Piedmont',
      text: 'Few yards are level. One long wall with steps, and the pool let into the lower half, moves less earth than a terrace for everything.',
    },
    {
      title: 'Freeze guard',
      text: '{coldest} averages {coldestF}. Open all winter or closed in November, both work; equipment that starts by itself in frost makes the first one safe.',
    },
  ],
  pools: [
    {
      name: 'Covered rectangle',
      why: 'Shaped for an automatic cover in leaf season.',
      choices: { size: 'small', type: 'rectangular', material: 'concrete', features: ['lighting'] },
      extras: ['Automatic Cover'],
    },
    {
      name: 'Wooded freeform',
      why: 'Boulders and a fall at the edge of the trees.',
      choices: {
        size: 'medium',
        type: 'freeform',
        material: 'concrete',
        features: ['waterfall', 'lighting'],
      },
      extras: [],
    },
    {
      name: 'Vinyl family pool',
      why: 'The lowest price for a full-size swim.',
      choices: { size: 'medium', type: 'rectangular', material: 'vinyl', features: ['heating'] },
      extras: ['Slide'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote: 'We answer questions about the drawings at any time. The superintendent is you.',
  sentence:
    'A 34 by 16 foot pool on a wooded slope near Charlotte, one stone wall, automatic cover, small rock fall',
};
