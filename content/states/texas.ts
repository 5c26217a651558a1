import { CHECKED, type StateWords } from './state.ts';

export const texas: StateWords = {
  lead: 'In Texas your city decides nearly everything: the fence (usually 48 inches), the permit and who may build.',
  title: 'Pools in Texas: what cities decide, and cost | {brand}',
  description:
    'Why the Texas pool fence law is not about houses, which trades need a state license, what three pools cost, and how to plan for heat and a hard freeze.',
  keywords: ['Texas pool permit', 'Texas pool fence', 'pool builder license Texas'],
  house: 'Your city decides. Ask before you choose a fence.',
  permits: [
    {
      title: 'Pool wiring requires a state license',
      text: 'The state licenses electricians, and residential appliance installers for pool wiring. Ask for the license number before anyone wires the pump.',
      source: {
        name: 'Texas Department of Licensing and Regulation',
        url: 'https://www.tdlr.texas.gov/electricians/apply/businesses/contractor-appliance.htm',
        checked: CHECKED,
      },
    },
    {
      title: 'Owners may wire their own home, unless the city says otherwise',
      text: 'State licensing law does not cover electrical work you do on a home you own and live in, unless a city ordinance regulates it. So read the city’s ordinance first.',
      source: {
        name: 'Occupations Code 1305.003(a)(6)',
        url: 'https://statutes.capitol.texas.gov/Docs/OC/htm/OC.1305.htm',
        checked: CHECKED,
      },
    },
    {
      title: 'No pool builder’s license from the state',
      text: 'Texas does not license general contractors. Some cities and counties register them. References and proof of insurance tell you more than a business card.',
      source: {
        name: 'LegalClarity: contractor licensing in Texas',
        url: 'https://legalclarity.org/does-texas-require-contractors-to-be-licensed',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Which edition of the pool code has the city adopted, and what fence height does it set?',
    'Outside city limits: does the county issue pool permits at all?',
    'Does the homeowners’ association have to approve the plan first?',
  ],
  year: 'In {station}, the months from {warm} average {threshold} or more, and {hottest} reaches {hottestF}. Sun and wind take about {gallons} gallons from a {pool} pool kept at {heated}; {hours} hours a day under a cover cuts that to {covered}.',
  advice: [
    {
      title: 'Shade and cooling',
      text: 'In {hottest} the challenge is keeping the water cool enough. A tall tree to the west, a pergola, or a waterfall that runs at night will help.',
    },
    {
      title: 'Heater for spring and fall',
      text: '{edges} are the months worth heating. A heat pump takes about {pumpOpen} for both, or {pumpCovered} with a cover.',
    },
    {
      title: 'Freeze protection',
      text: '{coldest} averages {coldestF}, but some nights drop far below freezing. A controller that starts the pump in time, and a plan for power outages, keep the pipes from bursting.',
    },
    {
      title: 'Clay soil',
      text: 'Expansive clay lifts and drops a deck every season. Have the soil tested before the steel is designed, and keep the deck separate from the pool shell.',
    },
  ],
  pools: [
    {
      name: 'Ranch rectangle',
      why: 'Straight, long enough for laps, and ready for volleyball.',
      like: 'yard-from-above',
      choices: { size: 'medium', type: 'rectangular', material: 'concrete', features: ['lighting'] },
      extras: ['Pergola'],
    },
    {
      name: 'Fiberglass shell',
      why: 'A factory-made shell: two to four weeks of construction, no steel to tie.',
      like: 'alder-lane-kidney',
      choices: { size: 'small', type: 'freeform', material: 'fiberglass', features: ['lighting'] },
      extras: [],
    },
    {
      name: 'Hill Country gathering place',
      why: 'Boulders and falling water, lit for long evenings; the price includes a spa.',
      like: 'lantern-spring',
      choices: {
        size: 'large',
        type: 'freeform',
        material: 'natural-stone',
        features: ['spa', 'waterfall', 'lighting'],
      },
      extras: ['Outdoor Kitchen'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote: 'Start with your city’s list of required drawings: send it to us and we will follow it.',
  sentence:
    'A 40 by 18 foot pool behind a Texas ranch house, rock waterfall, pergola on the west side, flagstone deck',
};
