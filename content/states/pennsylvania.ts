import { CHECKED, type StateWords } from './state.ts';

export const pennsylvania: StateWords = {
  lead: 'One construction code for the commonwealth, townships that add to it, and builders you can look up by number before you call them back.',
  title: 'Pools in Pennsylvania: code, contractor, cost | {brand}',
  description:
    'When a Pennsylvania pool needs a permit, how to check the builder’s registration, three pools priced by our tables, and planning for frost and a short season.',
  keywords: ['Pennsylvania pool permit', 'HICPA pool contractor', 'Philadelphia pool cost'],
  permits: [
    {
      title: 'A permit from 24 inches',
      text: 'Pools that can hold 24 inches of water or more take a building permit under the Uniform Construction Code, whether below, on or above the ground.',
      source: {
        name: 'Hopewell Township on 34 Pa. Code 403.26',
        url: 'http://hopewelltownshipcc.com/news/swimming-pools-require-building-permit/',
        checked: CHECKED,
      },
    },
    {
      title: 'The builder is registered with the Attorney General',
      text: 'Home improvement contractors register, and the act names swimming pools. The number stands in advertisements and in the contract, which has prescribed terms for work above $500.',
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
    'Does the stormwater ordinance count the water surface as paved?',
  ],
  year: 'Our nearest station is {station}, some 75 miles from Philadelphia; Pittsburgh and the north run cooler. {warm} average {threshold} or more. A {pool} pool at {heated} then loses about {gallons} gallons, and {covered} when covered {hours} hours daily.',
  advice: [
    {
      title: 'Heat, then hold it',
      text: 'Opening in {edges} as well costs about {gasOpen} with gas and an open surface. The same weeks under a cover: {gasCovered}, or {pumpCovered} with a heat pump.',
    },
    {
      title: 'Winterizing',
      text: 'With {coldest} at {coldestF} the ground freezes. Valves at the low point and unions at the pump turn closing day into an hour.',
    },
    {
      title: 'Stone',
      text: 'Bluestone is local and grips when wet. Ask the quarry for a piece that has been through winters outdoors, and keep pale limestone for sunnier states.',
    },
    {
      title: 'Liner or shell',
      text: 'Vinyl shrugs at frost and costs less at first; liners are replaced some day. Concrete lasts with good drainage behind the beam.',
    },
  ],
  pools: [
    {
      name: 'Liner pool for a township lot',
      why: 'Inside the setbacks, with the fence in the price.',
      choices: { size: 'small', type: 'rectangular', material: 'vinyl', features: [] },
      extras: ['Safety Fence'],
    },
    {
      name: 'Farmhouse pool',
      why: 'Bluestone, lights, and heat from May.',
      choices: {
        size: 'small',
        type: 'rectangular',
        material: 'concrete',
        features: ['heating', 'lighting'],
      },
      extras: ['Sunshelf'],
    },
    {
      name: 'Natural pool at the wood’s edge',
      why: 'Planted filter, dark finish, no blue.',
      choices: { size: 'medium', type: 'freeform', material: 'natural-stone', features: [] },
      extras: ['Regeneration Zone'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote:
    'Give us the name of the township: whether it wants stamped sheets decides between the first two.',
  sentence:
    'A 32 by 15 foot heated pool behind a Pennsylvania farmhouse, bluestone deck, lights, forest behind, dark finish',
};
