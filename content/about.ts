// Editorial rule: the founder's story is SAMPLE COPY for the consultancy to replace; counters are stated claims.
import type { PackageId } from '#domain/package/catalogue.ts';
import { ROUTES } from '#domain/site/routes.ts';
import type { PictureName } from './pictures.ts';

export const ABOUT = {
  eyebrow: 'About',
  heading: 'We draw pools that people build',
  lead: 'A small remote studio for inground pools: we draw the whole yard, wherever it is, and owners and builders work from our sheets.',
  counters: [
    { value: '{claim.yearsOfPools}', unit: 'years', label: 'designing and building pools' },
    { value: '{claim.yearsOfLandscape}', unit: 'years', label: 'in landscape first' },
  ],
  combined: '{claim.yearsCombined} years combined',
  figures: [
    { value: '{claim.poolsDesigned}+', label: 'pools designed' },
    { value: '{claim.satisfaction}', label: 'satisfaction' },
    { value: '{claim.savings}', label: 'in client savings' },
  ],
  figuresNote: 'All three figures are our own count.',
  closing: {
    heading: 'Start with a conversation',
    lead: 'The first call is free. Bring a survey, some photos or only an idea.',
  },
} as const;

/** What is shown of a service, and the package or page that has it. */
type Service = {
  title: string;
  detail: string;
  picture: PictureName;
  package?: PackageId;
  more?: { label: string; to: string };
};

/** A story without a heading is not told. */
type FounderStory = { sample: boolean; heading: string; paragraphs: readonly string[]; quote: string };

export const FOUNDER_STORY: FounderStory = {
  sample: true,
  heading: 'How this began',
  paragraphs: [
    'Our founder spent {count.years-of-landscape} years in landscape: grading, drainage, walls, planting. The pools came last on those jobs, dropped into yards that had not been drawn for them. Water ran toward houses. Steps landed in flower beds. Nobody had looked at the whole yard at once.',
    'So the next {count.years-of-pools} years went into pools, first building them, then designing them for other builders, and for the last stretch designing them for owners directly. The lesson held: most of the money a pool wastes is wasted before the excavator arrives, on a plan that was vague.',
    'Working remotely followed from that. A survey, a dozen photographs and a good conversation tell us more than a walk around the yard. It also lets a family in Nevada or Nassau have the same drawings as one in Lake Mary.',
  ],
  quote: 'A pool is a hole in the ground until somebody draws it properly.',
};

export const WHY_US = {
  heading: 'Why people choose us',
  pair: '{title}: the view and the plan, from the same dimensions.',
  project: 'See the project',
  items: [
    {
      title: 'Drawn to scale',
      detail: 'Every picture comes from the same dimensions as the plan. What you see can be built.',
    },
    {
      title: 'Prices first',
      detail:
        '{Count.packages} packages with fixed prices, and a cost calculator that answers before it asks for anything.',
    },
    {
      title: 'No one to please but you',
      detail: 'We no longer build, so we have no crew to keep busy and no tile to sell.',
    },
    {
      title: 'Honest about limits',
      detail:
        'Licensed third-party engineers stamp the drawings. We coordinate them; we do not pretend to be them.',
    },
    { title: 'People who answer', detail: '{promise.hours}, first reply within {promise.replyHours} hours.' },
  ],
} as const;

export const ABOUT_SERVICES: { heading: string; items: readonly Service[] } = {
  heading: '{Count.services} things we do',
  items: [
    {
      title: '3D pool design',
      detail: 'From your survey and photos to a pool you can walk around.',
      picture: 'sample',
      package: 'premium-3d',
    },
    {
      title: 'Plan documents',
      detail: 'Dimensioned PDF sets for your trades and your building department.',
      picture: 'sample-plan',
      package: 'diy',
    },
    {
      title: 'Engineering coordination',
      detail: 'Structural sheets reviewed and stamped by a licensed third-party engineer.',
      picture: 'detail-structural',
      package: 'engineering-stamp',
    },
    {
      title: 'Permitting in Florida',
      detail: 'Applications prepared, comments answered. Florida only.',
      picture: 'detail-sections',
      package: 'permitting',
    },
    {
      title: 'Owner-builder support',
      detail: 'Material list, cost breakdown, and a consultant on the phone while you build.',
      picture: 'detail-plumbing',
      more: { label: 'Read the owner-builder guide', to: ROUTES.guide },
    },
  ],
};

export const ABOUT_OWNER_BUILDER = {
  heading: 'If you want to build it yourself',
  paragraphs: [
    'In most states you may act as your own contractor on your own home: you take the permit, you hire the trades, you carry the responsibility. Done well it saves money. Done badly it costs more than a contractor, and you find out late.',
    'We help with what goes wrong most often: vague plans, bids that cannot be compared, and steps in the wrong order. Some states, California among them, license consultants to owner-builders; where that applies we keep to drawings and lists. Our permitting service is for Florida only.',
  ],
  guide: { label: 'Read the owner-builder guide', to: ROUTES.guide },
  shown: 'morning-at-the-ranch',
  caption: 'First sheet of {project}: plan, section and a key.',
} as const;

export const ABOUT_ACTIONS = {
  packages: { label: 'View packages', to: `${ROUTES.home}#packages` },
  contact: { label: 'Get a free consultation', to: `${ROUTES.home}#contact` },
} as const;

export const AREAS_SERVED = {
  heading: 'Where we work',
  sentence:
    'We work nationwide, in the Caribbean, in Australia and worldwide. Most projects are in Florida, Texas, California, Arizona, Nevada and the Carolinas.',
  all: 'Pools by state',
} as const;
