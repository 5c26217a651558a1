import { PACKAGE_IDS, type PackageId } from '../package/catalogue.ts';

// The way of a project, by what was bought. A step is started by staff; the client sees where the project stands.

export const PROJECT_STEPS = [
  'documents',
  'concept',
  'revisions',
  'plans',
  'stamp',
  'permit',
  'handover',
] as const;
export type ProjectStep = (typeof PROJECT_STEPS)[number];

const STEPS: Record<PackageId, readonly ProjectStep[]> = {
  'premium-3d': ['documents', 'concept', 'revisions', 'handover'],
  'engineering-stamp': ['documents', 'plans', 'stamp', 'handover'],
  'luxury-resort': ['documents', 'concept', 'revisions', 'handover'],
  permitting: ['documents', 'plans', 'permit', 'handover'],
  diy: ['documents', 'concept', 'revisions', 'plans', 'handover'],
};

const isPackageId = (text: string | null): text is PackageId => PACKAGE_IDS.some((id) => id === text);

/** Nothing bought yet: the way to a first design. */
export const stepsOf = (packageId: string | null): readonly ProjectStep[] =>
  isPackageId(packageId) ? STEPS[packageId] : ['documents', 'concept', 'revisions', 'handover'];

// What happens moves a project on by itself where nobody could mean anything else. Staff start all other steps.

/** Something was handed over: the documents are there. */
export const stepOnDelivery = (packageId: string | null, step: ProjectStep): ProjectStep =>
  step === 'documents' ? (stepsOf(packageId)[1] ?? step) : step;

/** The client asked for changes to the first design. */
export const stepOnRound = (packageId: string | null, step: ProjectStep): ProjectStep =>
  step === 'concept' && stepsOf(packageId).includes('revisions') ? 'revisions' : step;

/** Where a project stands once something else was bought: the step it had, or the last one before it on the new way. */
export const stepOnPackage = (packageId: string | null, step: ProjectStep): ProjectStep => {
  const reached = PROJECT_STEPS.slice(0, PROJECT_STEPS.indexOf(step) + 1);
  return stepsOf(packageId).findLast((one) => reached.includes(one)) ?? 'documents';
};

/** Rounds of changes in the price; null for as many as it takes. Staff can give a project more. */
const REVISIONS: Record<PackageId, number | null> = {
  'premium-3d': 3,
  'engineering-stamp': 1,
  'luxury-resort': null,
  permitting: 1,
  diy: 2,
};

export const revisionsOf = (packageId: string | null): number | null =>
  isPackageId(packageId) ? REVISIONS[packageId] : 0;
