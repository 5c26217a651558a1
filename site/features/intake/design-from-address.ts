import { designFromQuery } from '#domain/design/design-link.ts';
import { intakeFromDesign } from '#domain/intake/from-design.ts';
import type { IntakeDraft } from '#domain/intake/intake-draft.ts';
import { handedOverBudget, handedOverParts } from '#site/design-handover.ts';

/** What an address brings along from the tools; most visitors come without, so this is fetched with a query only. */
export const designFromAddress = (search: string): IntakeDraft | undefined => {
  const design = designFromQuery(new URLSearchParams(search));
  return design ? intakeFromDesign({ ...design, ...handedOverParts() }, handedOverBudget()) : undefined;
};
