import { CHECKED, type StateWords } from './state.ts';

export const pennsylvania: StateWords = {
  lead: 'One construction code for the whole state, townships that add to it, and builders whose registration you can look up before you call back.',
  title: 'Pools in Pennsylvania: code, contractor, cost | {brand}',
  description:
    'When a Pennsylvania pool needs a permit, how to check the builder’s registration, what three pools cost, and how to plan for frost and a short season.',
  keywords: ['Pennsylvania pool permit', 'HICPA pool contractor', 'Philadelphia pool cost'],
  permits: [
    {
      title: 'Any pool that holds 24 inches or more needs a permit',
      text: 'Pools that can hold 24 inches of water or more need a building permit under the Uniform Construction Code, whether in-ground, on-ground or above-ground.',
      source: {
        name: 'Hopewell Township on 34 Pa. Code 403.26',
        url: 'http://hopewelltownshipcc.com/news/swimming-pools-require-building-permit/',
        checked: CHECKED,
      },
    },
    {
      title: 'Builders register with the Attorney General',
      text: 'Home improvement contractors have to register, and the law names swimming pools. The number must appear in ads and in the contract; over $500, the contract needs certain terms.',
      source: {
        name: 'Attorney General, Home Improvement Consumer Protection Act',
        url: 'https://www.attorneygeneral.gov/resources/home-improvement-contractor-registration/contractor-frequently-asked-questions/',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Who inspects: the township’s own officer or a third-party agency it has hired?',
    'May the owner apply, and may the owner do the electrical work?',
    'Does the stormwater ordinance count the pool’s surface as pavement?',
  ],
  year: 'Our nearest station is {station}, some 75 miles from Philadelphia; Pittsburgh and the north run cooler. There, {warm} average {threshold} or more, and a {pool} pool at {heated} loses about {gallons} gallons in that time, or {covered} when covered {hours} hours daily.',
  advice: [
    {
      title: 'Heat it, then keep it',
      text: 'Swimming in {edges} too costs about {gasOpen} with a gas heater and no cover. With a cover it is {gasCovered}, or {pumpCovered} with a heat pump.',
    },
    {
      title: 'Winterizing',
      text: '{coldest} averages {coldestF}, so the ground freezes. Valves at the low point and unions at the pump turn closing day into an hour’s work.',
    },
    {
      title: 'Stone',
      text: 'Bluestone is local and not slippery when wet. Ask the quarry to show you a piece that has spent a few winters outdoors, and leave pale limestone to sunnier states.',
    },
    {
      title: 'Liner or shell',
      text: 'Vinyl handles frost well and costs less up front, but liners have to be replaced someday. Concrete lasts if there is good drainage behind the bond beam.',
    },
  ],
  pools: [
    {
      name: 'Liner pool for a township lot',
      why: 'Fits within the setbacks, with the fence included in the price.',
      like: 'shingle-house-pool',
      choices: { size: 'small', type: 'rectangular', material: 'vinyl', features: [] },
      extras: ['Safety Fence'],
    },
    {
      name: 'Farmhouse pool',
      why: 'Bluestone, lights, and warm water from May.',
      like: 'after-supper-swim',
      choices: {
        size: 'small',
        type: 'rectangular',
        material: 'concrete',
        features: ['heating', 'lighting'],
      },
      extras: ['Sunshelf'],
    },
    {
      name: 'Natural pool at the edge of the woods',
      why: 'Filtered by plants, with a dark finish instead of blue.',
      like: 'forest-swim',
      choices: { size: 'medium', type: 'freeform', material: 'natural-stone', features: [] },
      extras: ['Regeneration Zone'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote:
    'Tell us your township: whether it requires stamped sheets decides between the first two packages.',
  sentence:
    'A 32 by 15 foot heated pool behind a Pennsylvania farmhouse, bluestone deck, lights, forest behind, dark finish',
};
