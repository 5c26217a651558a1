// Editorial rule: say what the buyer receives, as a thing they could hold; titles and prices stand here and nowhere else.

import type { PoolPackage } from '#domain/package/catalogue.ts';
import type { Question } from './faq.ts';

export const PACKAGES: readonly PoolPackage[] = [
  {
    id: 'premium-3d',
    title: 'Premium 3D Design',
    price: 495,
    popular: false,
    description: 'Your pool in your own yard, to scale, with the sizes a builder can bid on.',
    features: [
      'Custom 3D pool design',
      '2-3 revisions',
      'Dimensioned plan view and section',
      'Day and dusk renderings',
      'Material and finish palette',
    ],
    idealFor: 'Homeowners who want to see and settle the design first',
    icon: 'cube',
    note: '',
  },
  {
    id: 'engineering-stamp',
    title: 'Standard Structural Engineering Stamp',
    price: 695,
    popular: false,
    description: 'Structural sheets reviewed and stamped by a licensed third-party engineer we coordinate.',
    features: [
      'Structural details for shell and steel',
      'Stamp by a licensed engineer of record',
      'Engineer’s comments handled for you',
      'PDF sheets ready for plan review',
    ],
    idealFor: 'Projects whose building department requires stamped drawings',
    icon: 'stamp',
    note: '',
  },
  {
    id: 'luxury-resort',
    title: 'Luxury Resort',
    price: 995,
    popular: false,
    description: 'A whole outdoor room: water, fire, shade, kitchen and planting designed together.',
    features: [
      'Full backyard 3D design',
      'Unlimited revisions',
      'Water and fire features',
      'Spa, pergola and outdoor kitchen layout',
      'Lighting plan and dusk renderings',
    ],
    idealFor: 'Larger yards where the pool is one part of the plan',
    icon: 'palm',
    note: '',
  },
  {
    id: 'permitting',
    title: 'Permitting Services',
    price: 895,
    popular: false,
    description: 'We prepare the application set and answer the reviewer until the county has what it needs.',
    features: [
      'Permit application prepared',
      'Plan set checked against the county’s list',
      'Reviewer comments answered',
      'Status followed until the decision',
    ],
    idealFor: 'Florida owner-builders and contractors',
    icon: 'clipboard',
    note: 'Florida only',
  },
  {
    id: 'diy',
    title: 'DIY Pools and Build Your Own Pool Package',
    price: 1_595,
    popular: true,
    description: 'Everything an owner-builder needs on paper, and someone to call during construction.',
    features: [
      '3D design and PDF plan set',
      'Up to 2 revisions',
      'Material list',
      '3-5 subcontractor referrals',
      'Cost breakdown',
      'Consultant support',
    ],
    idealFor: 'Owner-builders who run their own project',
    icon: 'shovel',
    note: '',
  },
];

export const PACKAGES_SECTION = {
  eyebrow: 'Packages',
  heading: 'Fixed prices, written down',
  lead: '{Count.packages} packages. Each price is for the documents listed, paid once, by card or Zelle. Anything your city or county requires beyond that is quoted before we start.',
  select: 'Select Package',
  contents: 'What you get',
  idealFor: 'Ideal for',
  /** Named beside the packages that lack it, with what adding it costs: LEFT_OUT in domain/package/left-out.ts. */
  leftOut: {
    label: 'Can be added',
    'premium-3d': '3D design {price.premium-3d}',
    'engineering-stamp': 'engineering stamp {price.engineering-stamp}',
    permitting: 'Florida permitting {price.permitting}',
  },
};

export const PACKAGES_PAGE = {
  eyebrow: 'Packages',
  heading: 'Pool design packages',
  lead: 'Plans, stamps and permits at a fixed price. First concepts come {promise.concepts} after we receive your survey.',
  /** Said alike where concepts are free and where they are paid for. */
  freeAndPaid:
    'First concepts of the pool in your yard are free. A package adds what you build from: dimensioned drawings, renderings and revisions, or the lists, stamp or permit papers named on its card.',
  undecided: 'Not sure which? Answer {count.quiz-questions} questions',
  importantLabel: 'Important',
  important:
    'Our packages give you standard residential plan documents. Some cities or counties need extras, such as soil reports, that are billed separately. We tell you their price first.',
  sheets: {
    heading: 'What you get: sheets like these',
    lead: 'From the plan set of a pool in our portfolio. Yours show your address, your sizes and, with the engineering stamp, the engineer’s seal.',
    captions: ['A-1, dimensioned layout, close up', 'A-2, sections, close up', 'S-1, structural, close up'],
    enlarge: 'Open this sheet',
    open: 'Open the set (PDF, {sheets} sheets)',
    which:
      'Plan sets come with the {title.diy}. The {title.premium-3d} has a dimensioned plan view and section.',
  },
  listHeading: 'All {count.packages} packages',
  pricesLabel: 'Prices at a glance',
  faqHeading: 'Before you buy',
};

export const PACKAGES_FAQ: readonly Question[] = [
  {
    id: 'what-happens-after-payment',
    question: 'What happens after I pay?',
    answer: [
      'You get a receipt by email, and we contact you within {promise.contactHours} hours to begin your project. Have your survey and a few photos of the yard handy; the project form takes both.',
    ],
  },
  {
    id: 'what-are-jurisdictional-extras',
    question: 'What are jurisdictional extras?',
    answer: [
      'Anything your building department requires beyond a standard residential pool set: a soil report, a site-specific wind or flood calculation, a new survey, a tree or drainage plan, an energy form. They vary from county to county, so no fixed price can honestly include them.',
    ],
  },
  {
    id: 'are-you-the-engineer',
    question: 'Are you the engineer?',
    answer: [
      'No. We coordinate licensed third-party engineers. They review, sign and seal the structural sheets, and they are the engineers of record. We are not an engineering firm.',
    ],
  },
  {
    id: 'can-i-combine-packages',
    question: 'Can I combine packages?',
    answer: [
      'Yes. Many owner-builders start with the DIY package and add the engineering stamp once the design is settled. In Florida the permitting service can follow. You pay for each when you need it.',
    ],
  },
  {
    id: 'refunds',
    question: 'Can I get my money back?',
    answer: [
      'Until work begins, yes, in full. Once work has begun there are no refunds, because the hours have gone into your drawings. We let you know before we start.',
    ],
  },
];
