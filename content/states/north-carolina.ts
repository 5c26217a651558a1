import { CHECKED, MODEL_LATCH, type StateWords } from './state.ts';

const ARTICLE = 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/ByArticle/Chapter_87/Article_1.html';

export const northCarolina: StateWords = {
  lead: 'Jobs of $40,000 or more take a licensed general contractor, and most pools cost more than that. Owners may run the job themselves if they sign an affidavit and live there for a year.',
  title: 'Pools in North Carolina: license line, cost | {brand}',
  description:
    'North Carolina’s $40,000 contractor license rule, the owner’s affidavit, latch and fence heights, what three pools cost, and a five-month season.',
  keywords: ['North Carolina pool permit', 'pool contractor license NC', 'Charlotte pool cost'],
  heights: {
    barrier: 'Lowest barrier height, in an appendix to the residential code.',
    latch: MODEL_LATCH,
  },
  permits: [
    {
      title: 'The contractor needs a license at $40,000 and up',
      text: 'Anyone who takes on or manages an improvement that costs that much or more counts as a general contractor and needs a license from the state board.',
      source: { name: 'G.S. 87-1(a)', url: ARTICLE, checked: CHECKED },
    },
    {
      title: 'The owner exemption',
      text: 'Building on your own land for your own family to live in is exempt if you meet G.S. 87-14. If you move out or rent within 12 months of completion, the law presumes it was never for you.',
      source: { name: 'G.S. 87-1(b)(2)', url: ARTICLE, checked: CHECKED },
    },
    {
      title: 'You cannot delegate supervision',
      text: 'The owner swears in an affidavit to supervise the job in person. Only a licensed general contractor may take over that duty, not a friend and not a design studio.',
      source: {
        name: 'UNC School of Government on S.L. 2011-376',
        url: 'https://canons.sog.unc.edu/new-requirements-for-owner-contractor-building-projects',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Does the inspector treat a pool as covered by the owner exemption for buildings?',
    'How much paved area does the county’s watershed rule allow?',
    'Well and septic: what distances does environmental health want shown on the plan?',
  ],
  year: 'In {station}, swimming weather runs {warm}, with averages of {threshold} and above. Over that season a {pool} pool warmed to {heated} loses roughly {gallons} gallons; keeping it covered {hours} hours a day brings that down to {covered}.',
  advice: [
    {
      title: 'Heater',
      text: 'Heating lets you start in April instead of May and finish in October instead of September. A heat pump uses about {pumpOpen} of electricity, or {pumpCovered} with a cover; gas costs {gasOpen} or {gasCovered}.',
    },
    {
      title: 'Leaves',
      text: 'Hardwoods drop all their leaves within weeks. An automatic cover on a rectangle closes in a minute; a freeform pool takes nets and patience.',
    },
    {
      title: 'Piedmont slopes',
      text: 'Few yards are level. One long wall with steps, and the pool set into the lower half, takes less digging than leveling the whole yard.',
    },
    {
      title: 'Freeze guard',
      text: '{coldest} averages {coldestF}. You can stay open all winter or close in November; if you stay open, get equipment that starts automatically in a freeze.',
    },
  ],
  pools: [
    {
      name: 'Covered rectangle',
      why: 'Shaped for an automatic cover in leaf season.',
      like: 'white-volumes',
      choices: { size: 'small', type: 'rectangular', material: 'concrete', features: ['lighting'] },
      extras: ['Automatic Cover'],
    },
    {
      name: 'Wooded freeform',
      why: 'Boulders and a waterfall at the edge of the trees.',
      like: 'lantern-spring',
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
      why: 'The lowest price for a full-size pool.',
      like: 'yard-from-above',
      choices: { size: 'medium', type: 'rectangular', material: 'vinyl', features: ['heating'] },
      extras: ['Slide'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote: 'Ask us about the drawings anytime. Supervising the job is up to you.',
  sentence:
    'A 34 by 16 foot pool on a wooded slope near Charlotte, one stone wall, automatic cover, small rock waterfall',
};
