import { CHECKED, type StateWords } from './state.ts';

export const newYork: StateWords = {
  lead: 'A fence during construction, a fence when it is done, and an alarm in the water. Four months of summer, and two more if you pay to heat them.',
  title: 'Pools in New York: alarm, fence, permit, cost | {brand}',
  description:
    'New York’s pool alarm rule, the temporary fence and its ninety days, which counties license builders, what three pools cost, and how to stretch the summer.',
  keywords: ['New York pool alarm', 'New York pool fence', 'Long Island pool permit'],
  permits: [
    {
      title: 'Pools over 24 inches deep need a building permit',
      text: 'Any pool that can hold more than 24 inches of water needs a building permit from the city, town or village, and an electrical inspection before you use it.',
      source: {
        name: 'Village of East Syracuse on the state’s code',
        url: 'https://www.villageofeastsyracuse.com/building-and-code-enforcement/pages/test',
        checked: CHECKED,
      },
    },
    {
      title: 'Fenced from the start',
      text: 'You need a temporary enclosure during construction. A permanent one must replace it within ninety days of the permit or the start of work, whichever is later.',
      source: {
        name: 'New York State Register, DOS-44-08-00005-E (Executive Law 378)',
        url: 'http://nyrules.elaws.us/register/1/28/2009/dos-44-08-00005-e',
        checked: CHECKED,
      },
    },
    {
      title: 'Counties license the builder',
      text: 'There is no statewide home improvement license. Suffolk County’s, for example, covers building and servicing swimming pools; Nassau, Westchester, Putnam, Rockland and New York City have their own.',
      source: {
        name: 'Suffolk County Code, chapter 563',
        url: 'https://ecode360.com/14947450',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'Can you file as the owner, and what proof of insurance does the village need from you?',
    'How close may the pool be to a septic field or a wetland?',
    'What side and rear setbacks apply to pools?',
  ],
  year: 'At {station}, only {warm} average {threshold} or more, and {coldest} averages {coldestF}; upstate is colder. Even so, a {pool} pool at {heated} loses about {gallons} gallons over the summer, or {covered} with a cover on for {hours} hours a day.',
  advice: [
    {
      title: 'Two more months',
      text: '{edges} make the season half again as long. With gas: about {gasOpen}, or {gasCovered} with a cover. With a heat pump: {pumpOpen} or {pumpCovered}. Buy the cover first.',
    },
    {
      title: 'Closing for winter',
      text: 'The lines are blown out and plugged, the water is lowered and the cover is anchored. Put the equipment where it can be drained without lifting a paver.',
    },
    {
      title: 'Frost at the edge',
      text: 'Coping and tile take the worst of the freezing. Choose frost-rated stone, and leave a joint between pool and deck that can move.',
    },
    {
      title: 'The alarm',
      text: 'It is required, so plan a spot for it: across from the return jets, within reach, with the indoor receiver where people will hear it.',
    },
  ],
  pools: [
    {
      name: 'Vinyl-lined rectangle',
      why: 'The sensible choice for a season of four to six months.',
      like: 'morning-at-the-ranch',
      choices: { size: 'small', type: 'rectangular', material: 'vinyl', features: ['heating'] },
      extras: ['Safety Fence'],
    },
    {
      name: 'Town garden spool',
      why: 'Half spa, half pool, and still warm when the neighbors have closed theirs.',
      like: 'spool-for-two',
      choices: {
        size: 'small',
        type: 'rectangular',
        material: 'concrete',
        features: ['heating', 'lighting', 'spa'],
      },
      extras: [],
    },
    {
      name: 'Shore house pool',
      why: 'Wood deck, salt system, and a cover that slides out of the wall.',
      like: 'shingle-house-pool',
      choices: {
        size: 'medium',
        type: 'rectangular',
        material: 'concrete',
        features: ['heating', 'lighting'],
      },
      extras: ['Automatic Cover', 'Saltwater System'],
    },
  ],
  packages: ['premium-3d', 'engineering-stamp', 'luxury-resort', 'diy'],
  packagesNote:
    'Every village has its own checklist. Tell us yours before we start, and our sheets will match it.',
  sentence:
    'A 30 by 14 foot heated pool behind a shingled house on Long Island, automatic cover, wood deck, safety fence',
};
