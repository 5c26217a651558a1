// Editorial rule: what a package holds is said by its card (content/packages.ts); here stands only which of those lines are about the
// same thing, what no card says, and when one would take another package.
import type { PackageId } from '#domain/package/catalogue.ts';
import type { ComparedLine } from '#domain/package/compare.ts';

export const PACKAGE_COMPARISON = {
  heading: 'Side by side',
  lead: 'What is in each package, line by line, from the cards above. City or county extras are in none of them: we quote those first.',
  jump: 'Compare side by side',
  first: 'First package',
  second: 'Second package',
  /** Where there is no room for a title. */
  short: {
    'premium-3d': '3D Design',
    'engineering-stamp': 'Engineering Stamp',
    'luxury-resort': 'Luxury Resort',
    permitting: 'Permitting',
    diy: 'DIY Package',
  } satisfies Record<PackageId, string>,
  orders: 'Typical orders',
  choose: 'Choose',
  nothing: 'Not in it',
  /** Lines of a card that belong to none of the rows below. */
  also: 'Also in it',
  take: 'Take it when',
  leave: 'Take another when',
  days: 'How soon',
  begin: 'What we need from you',
  calls: 'Calls',
  call: 'A consultation before we begin',
  together: 'These two go together: neither holds the other. Both cost {sum}.',
  either: 'You need one of these two, not both.',
} as const;

/** What is bought together; the sum is of the packages' prices. */
export const TYPICAL_ORDERS: readonly { who: string; ids: readonly PackageId[] }[] = [
  { who: 'A builder does the rest', ids: ['premium-3d'] },
  { who: 'You hire the trades yourself', ids: ['diy'] },
  { who: 'You hire the trades, in Florida', ids: ['diy', 'engineering-stamp', 'permitting'] },
];

/** Rows of the table, each with the lines of the cards that are about it. */
export const COMPARED: readonly { label: string; lines: readonly ComparedLine[] }[] = [
  {
    label: '3D views',
    lines: [
      'Custom 3D pool design',
      'Full backyard 3D design',
      { of: '3D design and PDF plan set', say: '3D design' },
      'Day and dusk renderings',
      { of: 'Lighting plan and dusk renderings', say: 'Dusk renderings' },
    ],
  },
  {
    label: 'Drawings',
    lines: [
      'Dimensioned plan view and section',
      { of: '3D design and PDF plan set', say: 'PDF plan set' },
      'Water and fire features',
      'Spa, pergola and outdoor kitchen layout',
      { of: 'Lighting plan and dusk renderings', say: 'Lighting plan' },
      'Structural details for shell and steel',
      'PDF sheets ready for plan review',
    ],
  },
  {
    label: 'Revisions',
    lines: [
      '{package.premiumRevisions} revisions',
      'Unlimited revisions',
      'Up to {package.baseRevisions} revisions',
      'Engineer’s comments handled for you',
      'Reviewer comments answered',
    ],
  },
  { label: 'Lists', lines: ['Material list', 'Cost breakdown', 'Material and finish palette'] },
  {
    label: 'Stamp or permit',
    lines: [
      'Stamp by a licensed engineer of record',
      'Permit application prepared',
      'Plan set checked against the county’s list',
      'Status followed until the decision',
    ],
  },
  { label: 'Referrals', lines: ['{package.referrals} subcontractor referrals'] },
];

/** Among the calls: what a card says of them. */
export const COMPARED_CALLS: readonly string[] = ['Consultant support'];

const DESIGN = {
  days: 'First concepts {promise.concepts} after your survey arrives',
  begin: 'Your survey and photos',
};

/** What no card says. */
export const PACKAGE_FACTS: Record<PackageId, { days: string; begin: string; take: string; leave: string }> =
  {
    'premium-3d': {
      ...DESIGN,
      take: 'You want to see and settle the design, and a builder does the rest.',
      leave: 'You run the job yourself: the {title.diy} has the plan set and the lists.',
    },
    'engineering-stamp': {
      days: 'It depends on the engineer’s review',
      begin: 'Drawings of your pool',
      take: 'Your building department asks for stamped drawings.',
      leave: 'Nothing is drawn yet: begin with a design.',
    },
    'luxury-resort': {
      ...DESIGN,
      take: 'Pool, shade, kitchen and fire should be designed together.',
      leave: 'Only the pool is new: the {title.premium-3d} is enough.',
    },
    permitting: {
      days: 'It depends on the county: plan review typically takes {permit.review}',
      begin: 'Drawings of your pool, for a property in Florida',
      take: 'You build in Florida and want us to see the application through.',
      leave: 'You build in another state.',
    },
    diy: {
      ...DESIGN,
      take: 'You hire the trades yourself and need plans and lists to do it.',
      leave: 'A builder draws and runs the job: the {title.premium-3d} is enough.',
    },
  };
