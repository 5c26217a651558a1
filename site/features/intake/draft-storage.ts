import { DRAFT_KEY, type IntakeDraft, readDraft, writeDraft } from '#domain/intake/intake-draft.ts';
import { STEP_COUNT } from '#domain/intake/intake-steps.ts';

// Local storage may be full, forbidden or corrupt: the form works all the same.

const STEP_KEY = 'poolIntakeStep';
// The address of the design that was taken over or declined: a reload must not ask again.
const DESIGN_KEY = 'poolIntakeDesign';

const logCorrupt = (reason: unknown) => console.warn('the saved draft cannot be read and is ignored', reason);

const guarded = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch (error) {
    console.warn('the draft could not be kept', error);
    return otherwise;
  }
};

export const loadDraft = (): IntakeDraft | undefined =>
  guarded(() => readDraft(window.localStorage.getItem(DRAFT_KEY), logCorrupt), undefined);

export const loadStep = (): number =>
  guarded(() => Math.min(STEP_COUNT, Math.max(1, Number(window.localStorage.getItem(STEP_KEY)) || 1)), 1);

export const saveDraft = (values: Record<string, unknown>) =>
  guarded(() => window.localStorage.setItem(DRAFT_KEY, writeDraft(values)), undefined);

export const saveStep = (step: number) =>
  guarded(() => window.localStorage.setItem(STEP_KEY, String(step)), undefined);

export const loadDesign = (): string | null => guarded(() => window.localStorage.getItem(DESIGN_KEY), null);

export const saveDesign = (query: string) =>
  guarded(() => window.localStorage.setItem(DESIGN_KEY, query), undefined);

export const deleteDraft = () =>
  guarded(() => {
    window.localStorage.removeItem(DRAFT_KEY);
    window.localStorage.removeItem(STEP_KEY);
    window.localStorage.removeItem(DESIGN_KEY);
  }, undefined);
