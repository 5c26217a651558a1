import { CHECKED, MODEL_LATCH, type StateWords } from './state.ts';

const CHAPTER = 'https://www.leg.state.nv.us/nrs/nrs-624.html';

export const nevada: StateWords = {
  lead: 'Nevada has laws written just for residential pools. If you run the job yourself, even someone you pay for advice needs a license.',
  title: 'Pools in Nevada: strict rules, cost, desert | {brand}',
  description:
    'Nevada’s special law for residential pools, the owner-builder exemption you apply for, who may advise you, three pools with prices, and desert air.',
  keywords: ['Nevada pool contractor law', 'Las Vegas pool permit', 'NRS 624'],
  heights: {
    barrier:
      'Your county or city decides: Nevada has no single height for private homes. The figure is the model code’s; some places require more.',
    latch: MODEL_LATCH,
  },
  permits: [
    {
      title: 'Owner-builders must apply for an exemption',
      text: 'Improving a home for your own occupancy is exempt from licensing, but you have to apply to the State Contractors’ Board, with an owner-builder disclosure statement. A sale or lease within a year counts against you.',
      source: { name: 'NRS 624.031(4) and NAC 624.017', url: CHAPTER, checked: CHECKED },
    },
    {
      title: 'Each contractor pulls its own permits',
      text: 'Every contractor who works on a residential pool or spa gets the permits for that work, even when the owner runs the job. The owner submits names, licenses, bonds and insurance as the law requires.',
      source: { name: 'NRS 624.930(1) and (2)', url: CHAPTER, checked: CHECKED },
    },
    {
      title: 'No unlicensed advisers for owner-builders',
      text: 'When an owner runs a pool project, only people with the license or authorization named in this section may consult, advise or assist for a fee. That includes help with permits.',
      source: {
        name: 'NRS 624.930(4)',
        url: 'https://nevada.public.law/statutes/nrs_624.930',
        checked: CHECKED,
      },
    },
    {
      title: 'There is an ombudsman for pools',
      text: 'The Contractors’ Board has an ombudsman for residential pools and spas. Call before you sign a contract, not after.',
      source: { name: 'NRS 624.105', url: CHAPTER, checked: CHECKED },
    },
  ],
  ask: [
    'In Clark or Washoe County, what barrier height and what kind of gate does the local pool code require?',
    'Does the water district limit the surface area of new pools?',
    'Which drawings need a Nevada-licensed professional’s seal?',
  ],
  year: 'Las Vegas averages {threshold} or warmer from {warm}, with {hottest} at {hottestF}. Over that stretch a {pool} pool held at {heated} loses close to {gallons} gallons. Covered {hours} hours a day, count on {covered}.',
  advice: [
    {
      title: 'Water bill',
      text: 'Water evaporates from the surface, so depth costs nothing. A narrower pool with a bench instead of a wide shelf loses less, and a cover cuts the loss by more than half.',
    },
    {
      title: 'Wind',
      text: 'May is the windiest month. Shelter the pool’s long side behind a wall, and save sheer waterfalls for protected corners.',
    },
    {
      title: 'Season',
      text: 'Extending the season into {edges} takes about {gasOpen} of gas, or {gasCovered} with a cover. For winter nights near freezing, get a pump that starts automatically.',
    },
    {
      title: 'Sun on surfaces',
      text: 'Steel edges and dark tile get hot enough to burn. Keep metal off the steps, and test how the coping feels at three in the afternoon.',
    },
  ],
  pools: [
    {
      name: 'Narrow court pool',
      why: 'Little surface to evaporate, and deep enough to stay cool.',
      like: 'side-yard-lap',
      choices: { size: 'small', type: 'rectangular', material: 'concrete', features: ['lighting'] },
      extras: ['Automatic Cover'],
    },
    {
      name: 'Evening pool with fire',
      why: 'For after sunset, with spa and fire side by side.',
      like: 'fire-and-still-water',
      choices: {
        size: 'small',
        type: 'rectangular',
        material: 'concrete',
        features: ['heating', 'lighting', 'spa'],
      },
      extras: ['Fire Feature'],
    },
    {
      name: 'Rim of the canyon',
      why: 'An infinity edge that seems to meet the valley.',
      like: 'horizon-terrace',
      choices: { size: 'medium', type: 'infinity', material: 'natural-stone', features: ['lighting'] },
      extras: [],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort'],
  packagesNote:
    'In Nevada we draw pools for a licensed contractor to build. We do not recommend the owner-builder package here: the law above reserves that advice for licensed people.',
  sentence:
    'A 26 by 10 foot modern pool in Las Vegas, automatic cover, raised spa, fire bowl, desert plants, pale tile deck',
};
