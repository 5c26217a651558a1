import type { Control } from '../site/form-controls.ts';
import { type IntakeField, isIntakeField, STEP_CONTROLS } from './intake-form.ts';

export const STEP_COUNT = STEP_CONTROLS.length;
export const FILES_STEP = 3;
export const POOL_STEP = 4;

export const percentComplete = (step: number) => Math.round((step / STEP_COUNT) * 100);

/** The step (1 to 7) that holds a field, for going back to what was refused. */
export const stepOf = (field: IntakeField): number => {
  // It stands beside the survey.
  if (field === 'plot') return FILES_STEP;
  const found = STEP_CONTROLS.findIndex((controls) => Object.hasOwn(controls, field));
  return found === -1 ? STEP_COUNT : found + 1;
};

/** What Next checks: whatever must be given, and a day, which may be a wrong one. Steps 3 and 5 ask for neither. */
export const checkedOn = (step: number): IntakeField[] =>
  Object.entries<Control>(STEP_CONTROLS[step - 1] ?? {})
    .filter(([, { required, kind }]) => required || kind === 'day')
    .map(([name]) => name)
    .filter(isIntakeField);

/** Of several refused fields, the one a reader of the form meets first. */
export const firstOf = (fields: IntakeField[]): IntakeField | undefined =>
  fields.toSorted((one, other) => stepOf(one) - stepOf(other))[0];
