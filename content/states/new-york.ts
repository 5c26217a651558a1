import { CHECKED, type StateWords } from './state.ts';

export const newYork: StateWords = {
  lead: 'A fence while it is dug, a fence when it is done, and an alarm in the water. Three months of summer, and two more if you pay for them.',
  title: 'Pools in New York: alarm, fence, permit, cost | {brand}',
  description:
    'New York’s pool alarm, the temporary fence and its ninety days, which counties license builders, three pools by our tables, and how to stretch a short summer.',
  keywords: ['New York pool alarm', 'New York pool fence', 'Long Island pool permit'],
  permits: [
    {
      title: 'A building permit above 24 inches',
      text: 'Any pool that can hold more than 24 inches of water needs one from the city, town or village, and an electrical inspection before it is used.',
      source: {
        name: 'Village of East Syracuse on the state’s code',
        url: 'https://www.villageofeastsyracuse.com/building-and-code-enforcement/pages/test',
        checked: CHECKED,
      },
    },
    {
      title: 'The hole is fenced from the start',
      text: 'A temporary enclosure stands during construction. A permanent one replaces it within ninety days of the permit or of the beginning of the work, whichever is later.',
      source: {
        name: 'New York State Register, DOS-44-08-00005-E (Executive Law 378)',
        url: 'http://nyrules.elaws.us/register/1/28/2009/dos-44-08-00005-e',
        checked: CHECKED,
      },
    },
    {
      title: 'Counties license the builder',
      text: 'There is no home improvement license for the whole state. Suffolk County’s, for one, names the construction and service of swimming pools; Nassau, Westchester, Putnam, Rockland and New York City have theirs.',
      source: {
        name: 'Suffolk County Code, chapter 563',
        url: 'https://ecode360.com/14947450',
        checked: CHECKED,
      },
    },
  ],
  ask: [
    'May you file as the owner, and what proof of insurance does the village want from you?',
    'How close to a septic field or a wetland may the pool be?',
    'Which side and rear distances does the zoning board enforce for pools?',
  ],
  year: 'At {station}, only {warm} reach {threshold} on average, and {coldest} sits at {coldestF}; upstate is colder. Even so a {pool} pool at {heated} loses about {gallons} gallons over the summer, {covered} if covered {hours} hours a day.',
  advice: [
    {
      title: 'Buy two months',
      text: '{edges} double nearly the season. Gas: about {gasOpen}, or {gasCovered} under a cover. Heat pump: {pumpOpen} or {pumpCovered}. The cover pays first.',
    },
    {
      title: 'Closing for winter',
      text: 'Lines are blown out and plugged, the water lowered, the cover anchored. Draw the equipment where it can be drained without lifting a paver.',
    },
    {
      title: 'Frost at the edge',
      text: 'Coping and tile live at the freezing line. Choose stone that is rated for frost, and a joint between shell and deck that can move.',
    },
    {
      title: 'The alarm',
      text: 'Since it is required, plan its place: at the edge opposite the return jets, within reach, and with its indoor receiver where someone is.',
    },
  ],
  pools: [
    {
      name: 'Vinyl-lined rectangle',
      why: 'The sensible pool for a season of three to five months.',
      choices: { size: 'small', type: 'rectangular', material: 'vinyl', features: ['heating'] },
      extras: ['Safety Fence'],
    },
    {
      name: 'Town garden spool',
      why: 'Half spa, half pool, and warm when the pool next door is shut.',
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
      why: 'Wood deck, salt system, a cover that slides out of the wall.',
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
    'Villages differ in what they want to see. Tell us yours before we draw, and the sheets match its checklist.',
  sentence:
    'A 30 by 14 foot heated pool behind a shingled house on Long Island, automatic cover, wood deck, safety fence',
};
