import type { IntakeDraft } from './intake-draft.ts';
import { EMPTY_INTAKE, intakeFields } from './intake-form.ts';
import { checkedOn, FILES_STEP, STEP_COUNT } from './intake-steps.ts';

/** Where a draft goes on: the first step whose answers are not complete yet. What only Next can judge is left to it. */
export function firstOpenStep(draft: IntakeDraft): number {
  const judged = intakeFields.safeParse({ ...EMPTY_INTAKE, ...draft });
  const refused = new Set<unknown>(judged.error?.issues.map(({ path }) => path[0]));
  for (let step = 1; step < STEP_COUNT; step++) {
    if (step !== FILES_STEP && checkedOn(step).some((field) => refused.has(field))) return step;
  }
  return STEP_COUNT;
}
