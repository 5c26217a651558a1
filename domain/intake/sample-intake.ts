import type { IntakeForm } from './intake-form.ts';

/** A project with a spa, without what may be left out: what tests, proofs and benches send. */
export const SAMPLE_INTAKE: IntakeForm = {
  fullName: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(407) 555-0100',
  projectAddress: '12 Shore Road',
  city: 'Orlando',
  state: 'FL',
  zipCode: '32801',
  county: 'Orange County',
  hasHOA: false,
  poolLength: 30,
  poolWidth: 15,
  shallowDepth: 3.5,
  deepDepth: 6,
  deckMaterial: 'Tile',
  deckSquareFootage: 600,
  waterFeatures: ['Scuppers'],
  fireFeatures: [],
  structures: [],
  hasSpa: true,
  spaSize: 'medium',
  spaSpillover: true,
  safetyFeatures: ['Pool fence'],
  budgetRange: '$50,000-$75,000',
  consentGiven: true,
};
