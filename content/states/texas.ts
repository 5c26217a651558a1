import { CHECKED, type StateWords } from './state.ts';

export const texas: StateWords = {
  lead: 'The state’s fence chapter is about apartments. For a house, your city decides nearly everything: fence, permit and who may build.',
  title: 'Pools in Texas: what cities decide, and cost | {brand}',
  description:
    'Why the Texas fence statute is not about houses, which trades hold state licenses, what three pools cost by our tables, and what heat and a hard freeze mean.',
  keywords: ['Texas pool permit', 'Texas pool fence', 'pool builder license Texas'],
  permits: [
    {
      title: 'Electrical work on pools is licensed',
      text: 'The state licenses electricians, and residential appliance installers for the electrical side of pools. Ask for the number before the pump is wired.',
      source: {
        name: 'Texas Department of Licensing and Regulation',
        url: 'https://www.tdlr.texas.gov/electricians/apply/businesses/contractor-appliance.htm',
        checked: CHECKED,
      },
    },
    {
      title: 'Owners may wire their own home, unless the city says otherwise',
      text: 'Work in or on a dwelling by the person who owns it and lives in it is outside the electricians’ law as far as no municipal ordinance regulates it. So the city’s ordinance is the first thing to read.',
      source: {
        name: 'Occupations Code 1305.003(a)(6)',
        url: 'https://statutes.capitol.texas.gov/Docs/OC/htm/OC.1305.htm',
        checked: CHECKED,
      },
    },
    {
      title: 'No pool builder’s license from the state',
      text: 'Texas does not license general contractors; registration, where there is one, is the city’s or the county’s. References and insurance papers matter more than a card.',
      source: {
        name: 'LegalClarity: contractor licensing in Texas',
        url: 'https://legalclarity.org/does-texas-require-contractors-to-be-licensed',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Which edition of the pool code has the city adopted, and with what fence height?',
    'Outside city limits: does the county issue pool permits at all?',
    'Does the homeowners’ association have to approve the plan first?',
  ],
  year: '{station} counts {warm} as months of {threshold} or more, with {hottest} at {hottestF}. In them a {pool} pool kept at {heated} hands about {gallons} gallons to the wind; a cover for {hours} hours a day holds that to {covered}.',
  advice: [
    {
      title: 'Shade and cooling',
      text: 'In {hottest} the question is how to keep water refreshing. A tall tree to the west, a pergola or a waterfall that runs at night does more than any heater.',
    },
    {
      title: 'Heater for spring and fall',
      text: '{edges} are the months to buy. With a heat pump they come to about {pumpOpen}, under a cover {pumpCovered}.',
    },
    {
      title: 'Freeze protection',
      text: 'January averages only {coldestF}, and single nights go far below. A controller that starts the pump near freezing, and a plan for a power cut, keep pipes whole.',
    },
    {
      title: 'Clay soil',
      text: 'Expansive clay lifts and drops a deck with every season. Have the soil looked at before the steel is drawn, and keep the deck separate from the shell.',
    },
  ],
  pools: [
    {
      name: 'Ranch rectangle',
      why: 'Straight, long enough to swim, ready for volleyball.',
      choices: { size: 'medium', type: 'rectangular', material: 'concrete', features: ['lighting'] },
      extras: ['Pergola'],
    },
    {
      name: 'Fiberglass shell',
      why: 'A factory-made shell: two to four weeks of building, no steel to tie.',
      choices: { size: 'small', type: 'freeform', material: 'fiberglass', features: ['lighting'] },
      extras: [],
    },
    {
      name: 'Hill Country gathering place',
      why: 'Spa, falling water and a kitchen for long weekends.',
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
  packagesNote: 'Your city’s list of drawings comes first: send it to us and the set follows it.',
  sentence:
    'A 40 by 18 foot pool behind a Texas ranch house, rock waterfall, pergola on the west side, flagstone deck',
};
