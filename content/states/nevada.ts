import { CHECKED, type StateWords } from './state.ts';

const CHAPTER = 'https://www.leg.state.nv.us/nrs/nrs-624.html';

export const nevada: StateWords = {
  lead: 'Nevada has sections of law for residential pools alone. If you direct the building yourself, even advice for a fee takes a license.',
  title: 'Pools in Nevada: strict rules, cost, desert | {brand}',
  description:
    'Nevada’s special law for residential pools, the owner-builder exemption you apply for, who may advise you, three priced pools and the driest air of our states.',
  keywords: ['Nevada pool contractor law', 'Las Vegas pool permit', 'NRS 624'],
  permits: [
    {
      title: 'The owner’s exemption is applied for',
      text: 'Improving a home for your own occupancy is exempt from licensing, but you ask the State Contractors’ Board for it, with an owner-builder disclosure statement. Sale or lease within a year counts against you.',
      source: { name: 'NRS 624.031(4) and NAC 624.017', url: CHAPTER, checked: CHECKED },
    },
    {
      title: 'Each contractor pulls its own permits',
      text: 'Anyone who works on a residential pool or spa obtains the permits for it, also when an owner directs the job. The owner hands in names, licenses, bonds and insurance as the law asks.',
      source: { name: 'NRS 624.930(1) and (2)', url: CHAPTER, checked: CHECKED },
    },
    {
      title: 'No unlicensed advisers for owner-builders',
      text: 'Where an owner directs the building of a pool, nobody without the license or authorization that the section names may be consultant, adviser or aide for a fee, permits included.',
      source: {
        name: 'NRS 624.930(4)',
        url: 'https://nevada.public.law/statutes/nrs_624.930',
        checked: CHECKED,
      },
    },
    {
      title: 'There is an ombudsman for pools',
      text: 'The Contractors’ Board designates an ombudsman for residential pools and spas. Call before you sign, not after.',
      source: { name: 'NRS 624.105', url: CHAPTER, checked: CHECKED },
    },
  ],
  ask: [
    'Clark or Washoe County: which barrier height and which gate does the local pool code want?',
    'Is there a limit on the surface of new pools from the water district?',
    'Which of the drawings must a Nevada-licensed professional seal?',
  ],
  year: 'Las Vegas is {threshold} or warmer on average in {warm}; {hottest} stands at {hottestF}. Over that stretch the air draws close to {gallons} gallons out of a {pool} pool at {heated}. With {hours} covered hours a day, count on {covered}.',
  advice: [
    {
      title: 'Water bill',
      text: 'Depth costs nothing to evaporate; surface does. A narrower pool with a bench instead of a wide shelf loses less, and a cover halves the bill and more.',
    },
    {
      title: 'Wind',
      text: 'May blows hardest. Put the long side across the wind’s path behind a wall, and leave thin sheets of falling water for sheltered corners.',
    },
    {
      title: 'Season',
      text: 'Extending into {edges} takes about {gasOpen} of gas, {gasCovered} with the cover on. Winter nights near freezing ask for a pump that starts by itself.',
    },
    {
      title: 'Sun on surfaces',
      text: 'Steel edges and dark tile burn. Keep metal off the steps, and choose coping by how it feels at three in the afternoon.',
    },
  ],
  pools: [
    {
      name: 'Narrow court pool',
      why: 'Little surface, deep enough to stay cool.',
      choices: { size: 'small', type: 'rectangular', material: 'concrete', features: ['lighting'] },
      extras: ['Automatic Cover'],
    },
    {
      name: 'Evening pool with fire',
      why: 'Used after sunset; spa and flame side by side.',
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
      why: 'Water that ends where the valley begins.',
      choices: { size: 'medium', type: 'infinity', material: 'natural-stone', features: ['lighting'] },
      extras: [],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort'],
  packagesNote:
    'For Nevada we draw pools that a licensed contractor builds. We do not sell the owner-builder package here: the law quoted above reserves that advice to licensed people.',
  sentence:
    'A 26 by 10 foot modern pool in Las Vegas, automatic cover, raised spa, fire bowl, desert plants, pale tile deck',
};
