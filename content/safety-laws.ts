// Editorial rule: the figure is the specification's; the words say what it measures, whom it covers and how sure we are.
// Review each card every year and change its date. Nothing here is legal advice.
import type { StateCode } from '#domain/safety/state-laws.ts';

export type LawWords = {
  measures: string;
  homes: string;
  more: string;
  read: { name: string; url: string };
  checked: string;
  basis: 'statute' | 'summary' | 'model-code';
};

export const LAW_BASIS: Record<LawWords['basis'], string> = {
  statute: 'From the statute’s text',
  summary: 'From official summaries',
  'model-code': 'From the model code; confirm locally',
};

export const LAWS_TAB = {
  heading: 'What {count.states} states require',
  lead: 'A figure alone misleads: some measure the fence, some the latch, and some cover apartments but not houses. Your city or county may require more. Ask its building department before you build.',
  measures: 'What the figure means',
  homes: 'Which homes',
  read: 'Read it',
  checked: 'Checked',
  more: 'Permit, climate and cost in {state}',
  latch:
    'Gate latches stand {inches}+ inches above the ground almost everywhere; lower ones must be on the pool side, out of a child’s reach.',
} as const;

const CHECKED = '2026-11-15';
const MODEL = {
  name: 'International Swimming Pool and Spa Code, section 305',
  url: 'https://codes.iccsafe.org/',
};

export const LAW_WORDS: Record<StateCode, LawWords> = {
  FL: {
    measures: 'Lowest barrier height, measured outside (at least 4 feet).',
    homes: 'New residential pools deeper than 24 inches.',
    more: 'One of five measures is enough: a barrier, an approved cover, exit alarms of 85 dB at 10 ft, self-closing doors with the release at 54 in, or a pool alarm that meets ASTM F2208. Gates open outward and are self-closing and self-latching.',
    read: {
      name: 'Florida Statutes 515.27 and 515.29',
      url: 'https://www.flsenate.gov/Laws/Statutes/2024/515.29',
    },
    checked: CHECKED,
    basis: 'statute',
  },
  CA: {
    measures: 'Lowest enclosure height; the gate latch is at 60 inches or higher too.',
    homes: 'Pools deeper than 18 inches at a private single-family home, when a permit is issued.',
    more: 'Two of seven safety features are required; an enclosure is one of them. No gap over 2 in below it, and no opening that lets a 4 in ball through.',
    read: {
      name: 'Health and Safety Code 115922 and 115923',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=HSC&sectionNum=115922',
    },
    checked: CHECKED,
    basis: 'statute',
  },
  TX: {
    measures: 'Lowest enclosure height at apartments and shared pools.',
    homes:
      'Multi-unit rentals and owners’ associations. Private houses are not covered: they follow the city’s code.',
    more: 'Gates are self-closing and self-latching. Ask your city; most adopt the model code’s 48 inches for houses as well.',
    read: {
      name: 'Health and Safety Code, chapter 757',
      url: 'https://statutes.capitol.texas.gov/Docs/HS/htm/HS.757.htm',
    },
    checked: CHECKED,
    basis: 'statute',
  },
  AZ: {
    measures: 'Lowest barrier height, at least 20 inches from the water’s edge.',
    homes:
      'Homes with a pool deeper than 18 inches where a child under 6 lives. City codes may require more, and apply to every home.',
    more: 'No opening that lets a 4 in ball through. The latch is at 54 in, or on the pool side at least 5 in below the top.',
    read: { name: 'Arizona Revised Statutes 36-1681', url: 'https://www.azleg.gov/ars/36/01681.htm' },
    checked: CHECKED,
    basis: 'summary',
  },
  NV: {
    measures:
      'Height of the gate latch in the model code. The height of the barrier itself is set by the county or city.',
    homes: 'There is no single rule for all private houses: county and city codes decide.',
    more: 'Clark and Washoe counties publish their own pool codes. Ask before you choose a fence.',
    read: MODEL,
    checked: CHECKED,
    basis: 'model-code',
  },
  NY: {
    measures: 'Lowest barrier height.',
    homes: 'Residential pools, in and above ground.',
    more: 'A pool built after December 14, 2006 also needs a pool alarm.',
    read: { name: 'New York Department of State, swimming pools', url: 'https://dos.ny.gov/swimming-pools' },
    checked: CHECKED,
    basis: 'summary',
  },
  GA: {
    measures: 'Lowest barrier height, as in the model code.',
    homes: 'New residential pools under the state minimum codes, as the county or city enforces them.',
    more: 'No opening that lets a 4 in ball through; at most 2 in below the barrier on soil, 4 in on a solid surface.',
    read: MODEL,
    checked: CHECKED,
    basis: 'model-code',
  },
  NC: {
    measures: 'Height of the gate latch. The barrier itself is 48 inches in the residential code’s appendix.',
    homes: 'New residential pools, spas and hot tubs, as the county enforces the residential code.',
    more: 'A latch lower than 54 in sits on the pool side, 3 in below the top of the gate, with no opening over 1/2 in near it.',
    read: MODEL,
    checked: CHECKED,
    basis: 'model-code',
  },
  PA: {
    measures: 'Lowest barrier height, as in the model code.',
    homes: 'New residential pools under the Uniform Construction Code.',
    more: 'Townships may require more. Pools deeper than 24 inches count, including above-ground pools.',
    read: { name: 'Pennsylvania Uniform Construction Code', url: 'https://www.dli.pa.gov/ucc' },
    checked: CHECKED,
    basis: 'model-code',
  },
  IL: {
    measures:
      'Height of the gate latch in the model code. The barrier’s own height is set by the village, the city or the county.',
    homes:
      'Private pools, as regulated by the municipality or, outside one, by the county. State law leaves it to them.',
    more: 'Setbacks vary too: one Chicago suburb requires 10 ft. Ask your village.',
    read: {
      name: '65 ILCS 5/11-30-9 and 55 ILCS 5/5-1066',
      url: 'https://www.ilga.gov/legislation/ilcs/documents/005500050K5-1066.htm',
    },
    checked: '2026-11-16',
    basis: 'statute',
  },
  OH: {
    measures: 'Lowest barrier height, as in the model code.',
    homes: 'New residential pools where the county or city has adopted the pool code.',
    more: 'Municipalities write their own rules; some require 5 or 6 ft.',
    read: MODEL,
    checked: CHECKED,
    basis: 'model-code',
  },
};
