import { COMMON } from './common-keywords.ts';
import type { MetaWords } from './meta.ts';

// Head and search words of the tool pages. Editorial rule: say what the page gives, never what it is made with.
export type PageIntroWords = MetaWords & { eyebrow: string; heading: string; lead: string };

export const PAGE_INTROS = {
  configurator: {
    eyebrow: '3D design',
    heading: 'Custom 3D Pool Design',
    lead: 'Choose a shape, set its dimensions and walk around it. The pool you see is drawn to your dimensions.',
    title: 'Custom 3D pool design in your browser | {brand}',
    description:
      'Shape a pool in 3D: style, length, width, depths, features and deck, drawn to scale, with an estimate.',
    keywords: [...COMMON, '3D pool designer', 'pool configurator'],
  },
  optimization: {
    eyebrow: 'Optimization',
    heading: 'AI Pool Optimization',
    lead: 'Enter the size of your yard, your budget and what matters most. See the pool that makes the most of all three.',
    title: 'AI pool optimization for your yard | {brand}',
    description: 'Yard, budget and priority in; the pool that fits all three out, with cost and savings.',
    keywords: [...COMMON, 'pool size for yard', 'pool budget'],
  },
  eco: {
    eyebrow: 'Eco design',
    heading: 'Eco-Friendly Pool Design',
    lead: 'Choose what saves water, energy and chemicals, and see what each choice saves before you pay for it.',
    title: 'Eco-friendly pool design and savings | {brand}',
    description:
      'Solar heating, covers, variable pumps, natural filters: an eco score and the savings behind it.',
    keywords: [...COMMON, 'eco pool', 'solar pool heating', 'natural pool'],
  },
  panorama: {
    eyebrow: '360 and virtual reality',
    heading: '360 Pool Design Viewer',
    lead: 'Stand on the deck of a pool that does not exist yet. Drag to look around, or put on a headset.',
    title: '360 pool design viewer and VR | {brand}',
    description: 'Look around finished pool designs in 360 degrees or in a headset, and upload your own.',
    keywords: [...COMMON, '360 pool viewer', 'virtual reality pool'],
  },
  safety: {
    eyebrow: 'Child safety',
    heading: 'Child Safety First',
    lead: 'Layers of protection around the water, what each one is worth, and what your state requires by law.',
    title: 'Pool safety for children: assessment and law | {brand}',
    description:
      'Assess the safety of your pool, see what is missing and what {count.states} states require.',
    keywords: [...COMMON, 'pool fence law', 'pool safety', 'child safety'],
  },
  designTool: {
    eyebrow: 'Design tool',
    heading: 'AI Pool Design Tool',
    lead: 'Say or write what you want. You get a picture, a plan to scale, a price range and a checklist. Free, no email.',
    title: 'AI Pool Design Tool: describe it, see it | {brand}',
    description:
      'Say or write what you want and get a rendering, specifications, a construction checklist and an estimate.',
    keywords: [...COMMON, 'AI pool design', 'pool rendering'],
  },
  intake: {
    eyebrow: 'Submit a project',
    heading: 'Tell us about your project',
    lead: 'Free design concepts follow within {promise.concepts}.',
    title: 'Submit your pool project | {brand}',
    description:
      'Send your survey, photos and wish list in {count.intake-steps} steps. Concepts within {promise.concepts}.',
    keywords: [...COMMON, 'pool project', 'pool design intake'],
  },
  paymentSuccess: {
    eyebrow: 'Payment',
    heading: 'Payment successful',
    lead: 'A confirmation email arrives within {promise.receiptMinutes} minutes. We will contact you within {promise.contactHours} hours to schedule a consultation.',
    title: 'Payment | {brand}',
    description: 'The status of your payment.',
    keywords: ['{brand}'],
  },
  project: {
    eyebrow: 'Your project',
    heading: 'Your project room',
    lead: 'Drawings, comments, messages and payments, behind the private link in your email.',
    title: 'Your project | {brand}',
    description: 'The room of your project, for whoever holds its private link.',
    keywords: ['{brand}'],
  },
  pay: {
    eyebrow: 'Your project',
    heading: 'Pay for an extra',
    lead: 'The amount is the one we quoted in your project room.',
    title: 'Pay for an extra | {brand}',
    description: 'Payment of an extra that you accepted in your project room.',
    keywords: ['{brand}'],
  },
  call: {
    eyebrow: 'Your call',
    heading: 'Your call',
    lead: 'See, move or cancel your call, behind the private link in your email.',
    title: 'Your call | {brand}',
    description: 'A call that you booked, for whoever holds its private link.',
    keywords: ['{brand}'],
  },
  admin: {
    eyebrow: 'Staff',
    heading: 'Sign in',
    lead: 'For staff only.',
    title: 'Console | {brand}',
    description: 'Staff console.',
    keywords: ['{brand}'],
  },
} satisfies Record<string, PageIntroWords>;
