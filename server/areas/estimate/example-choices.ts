import type { EstimateChoices } from '#domain/estimate/estimate-form.ts';

/** Invented, to show how mails and papers read: every option is chosen at least once, so that every price is in one of them. */
export const EXAMPLE_CHOICES: readonly EstimateChoices[] = [
  {
    type: 'rectangular',
    size: 'small',
    material: 'vinyl',
    features: [],
    location: 'florida',
    timeline: 'planning',
  },
  {
    type: 'freeform',
    size: 'medium',
    material: 'fiberglass',
    features: ['heating'],
    location: 'texas',
    timeline: '3months',
  },
  {
    type: 'kidney',
    size: 'large',
    material: 'concrete',
    features: ['lighting'],
    location: 'arizona',
    timeline: '6months',
  },
  {
    type: 'lap',
    size: 'custom',
    material: 'natural-stone',
    features: ['waterfall'],
    location: 'nevada',
    timeline: 'immediate',
  },
  {
    type: 'infinity',
    size: 'medium',
    material: 'concrete',
    features: ['spa'],
    location: 'other',
    timeline: 'planning',
  },
];
