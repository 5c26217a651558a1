// Editorial rule: a title under 60 characters, a description under 160 that says what the page gives.
import type { RouteName } from '#domain/site/routes.ts';
import { COMMON } from './common-keywords.ts';

export type MetaWords = { title: string; description: string; keywords: readonly string[] };

export const PAGE_META = {
  home: {
    title: 'Custom 3D Pool Design and Plans | {brand}',
    description:
      'Personalized 3D pool designs, plan sets, cost estimates and owner-builder support at fixed prices. Free consultation, nationwide.',
    keywords: [...COMMON, '3D pool design', 'pool plans', 'pool cost calculator', 'pool engineering stamp'],
  },
  about: {
    title: 'About the studio: {claim.yearsCombined} years combined | {brand}',
    description:
      'A remote pool design studio: {claim.yearsOfPools} years of pools, {claim.yearsOfLandscape} of landscape. What we draw, what we leave to engineers, and how we work with owner-builders.',
    keywords: [...COMMON, 'pool designer', 'remote pool design', 'Lake Mary FL'],
  },
  testimonials: {
    title: 'Client success stories | {brand}',
    description:
      '{Count.cases} projects in detail and {count.reviews} short reviews: what owners built, what it took and what they saved.',
    keywords: [...COMMON, 'pool design reviews', 'owner-builder savings'],
  },
  packages: {
    title: 'Pool design packages from {price.lowest} | {brand}',
    description:
      '{Count.packages} fixed-price packages: 3D design, engineering stamp, luxury resort, Florida permitting and the DIY pool package.',
    keywords: [...COMMON, 'pool design price', 'pool plans', 'pool permit Florida', 'engineering stamp'],
  },
  guide: {
    title: 'DIY pools and spas: owner-builder guide | {brand}',
    description:
      '{Count.guide-steps} construction steps with durations and difficulty, a cost comparison, tools, permits and safety for building your own pool.',
    keywords: [...COMMON, 'DIY pool', 'build your own pool', 'spa', 'pool permits'],
  },
  contact: {
    title: 'Contact us: free pool consultation | {brand}',
    description:
      'Tell us about your yard and get a free consultation. {promise.hours}, first reply within {promise.replyHours} hours.',
    keywords: [...COMMON, 'pool consultation', 'contact pool designer'],
  },
  book: {
    title: 'Book a call with a pool designer | {brand}',
    description:
      'Choose a time for a free call by phone or video, in your own time zone. Move or cancel it whenever you need to.',
    keywords: [...COMMON, 'pool consultation', 'book a call', 'pool designer call'],
  },
  faq: {
    title: 'Pool permits, engineering and costs: FAQ | {brand}',
    description:
      '{Count.faq-questions} answers on owner-builder permits, engineering stamps, costs, DIY or builder, and technical requirements.',
    keywords: [...COMMON, 'pool permit FAQ', 'owner-builder permit', 'plan review time'],
  },
  states: {
    title: 'Pool rules, permits and costs by state | {brand}',
    description:
      'Barrier law, permit facts with their sources, warm months and price examples for {count.states} states, one page each.',
    keywords: [...COMMON, 'pool fence law by state', 'pool permit by state'],
  },
  plot: {
    title: 'Draw your yard and place the pool to scale | {brand}',
    description:
      'Draw lot lines, house, trees, easements and slope in feet, or trace your survey, and see how far the pool stands from each.',
    keywords: [...COMMON, 'draw your yard', 'pool site plan', 'pool setbacks', 'plot plan'],
  },
  privacy: {
    title: 'Privacy Policy | {brand}',
    description: 'What we collect, what we use it for, how long we keep it and how to have it erased.',
    keywords: ['privacy policy', '{brand}'],
  },
  terms: {
    title: 'Terms and Conditions | {brand}',
    description: 'A design-only service: what you get, what you do not, payment, refunds and governing law.',
    keywords: ['terms and conditions', '{brand}'],
  },
  accessibility: {
    title: 'Accessibility | {brand}',
    description:
      'How the site follows WCAG 2.2 AA, how and when that was checked, what still falls short and who to tell.',
    keywords: ['accessibility statement', 'WCAG 2.2', '{brand}'],
  },
} satisfies Partial<Record<RouteName, MetaWords>>;
