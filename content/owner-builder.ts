// Editorial rule: this is what a buyer will hold us to; plain words, nothing promised that is not delivered.

export const OWNER_BUILDER = {
  eyebrow: 'For owner-builders',
  heading: 'Owner-Builder Pool Packages',
  lead: 'You hold the permit and hire the trades. We draw the pool, write the lists and stay on the phone. Here is exactly what that covers.',
  quote: 'Get a Quote for Extras',
  seeIncluded: "See What's Included",
  shown: 'porch-to-water',
  caption: '{title}: the view and its plan sheet come from the same measurements.',
  plan: 'Plan and section of this pool',
  sheets: {
    heading: 'A sample plan set: this pool',
    captions: ['A-1, dimensioned layout', 'A-2, sections', 'P-1, plumbing', 'S-1, structural'],
    open: 'Open the set (PDF, {sheets} sheets)',
  },
} as const;

export const INCLUDED = {
  heading: 'What’s included',
  lead: 'The base owner-builder package: up to {package.baseRevisions} revisions, PDF plan set. You get it with the {title.diy}, {price.diy}.',
  items: [
    {
      title: 'PDF plan set',
      detail: 'Site plan, dimensioned pool plan, sections and depths, ready to print or upload.',
    },
    {
      title: 'Up to {package.baseRevisions} revisions',
      detail: 'Two rounds of changes after the first drawing.',
    },
    { title: '3D views', detail: 'The design from eye level, so you can see what the plan means.' },
    { title: 'Equipment layout', detail: 'Pump, filter, heater and pipe runs, sized for the volume.' },
    { title: 'Material list', detail: 'Quantities for shell, coping, tile and deck to take to suppliers.' },
    {
      title: 'Consultant support',
      detail: 'Questions answered by phone, email or video while you plan and build.',
    },
  ],
} as const;

export const DISCLAIMERS = {
  heading: 'Disclaimers',
  items: [
    'Packages are standard residential plan documentation. Extra jurisdictional requirements, specialty engineering and third-party reports are billed separately.',
    'We coordinate licensed third-party engineers. We are not the engineer of record or an engineering firm.',
    'The permitting service is for Florida only.',
    'Some states, California among them, require a contractor’s license for anyone who provides or oversees bids, or sets schedules, for an owner-builder. Where such a rule applies we keep to drawings and lists, and leave out referrals, bids and scheduling. Ask us about your state before you buy.',
    'Owner-builder savings depend on your trades, your soil, your county and the hours you put in. We plan with {owner-builder.savings}; one owner documented {owner-builder.documented}, some save nothing. Our ranges are for planning; only a bid is a price.',
  ],
} as const;

export const TERMS = {
  heading: 'Terms',
  items: [
    'Paid once, by card or Zelle, before work begins.',
    'First concepts in {promise.concepts} after your survey and photos arrive.',
    'A revision is one list of changes. Revisions beyond the package are quoted first.',
    'No refunds once work begins.',
    'You check the plans against your survey, your easements and your association’s rules.',
  ],
  more: 'Read the full terms and conditions',
} as const;

const NOT_INCLUDED = 'Not included';

export const COMPARISON = {
  heading: 'Base package and extras, side by side',
  lead: 'The {title.diy} ({price.diy}) is the Base Package plus {package.referrals} subcontractor referrals and the cost breakdown. Add-On/Upgrade is what you can add, and the package it comes in.',
  columns: ['Feature/Service', 'Base Package', 'Add-On/Upgrade'],
  notIncluded: NOT_INCLUDED,
  rows: [
    ['Plan set', 'PDF plan set', 'Printed and mailed sets'],
    [
      'Revisions',
      'Up to {package.baseRevisions} revisions',
      'Unlimited with {title.luxury-resort}, {price.luxury-resort}',
    ],
    [
      '3D design',
      'Eye-level views',
      '{title.premium-3d}, {price.premium-3d}, with {package.premiumRevisions} revisions',
    ],
    ['Structural engineering', NOT_INCLUDED, '{title.engineering-stamp}, {price.engineering-stamp}'],
    ['Permit application', NOT_INCLUDED, '{title.permitting}, {price.permitting}, Florida only'],
    ['Subcontractor referrals', NOT_INCLUDED, '{package.referrals} with the whole DIY package, {price.diy}'],
    ['Soil, flood or wind reports', NOT_INCLUDED, 'Third-party report, quoted'],
    ['Survey or boundary work', 'You supply it', 'Licensed surveyor, quoted'],
    ['City or county extras', NOT_INCLUDED, 'Billed separately, quoted first'],
  ],
} as const;
