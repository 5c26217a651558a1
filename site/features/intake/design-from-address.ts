import { designFromQuery } from '#domain/design/design-link.ts';
import { intakeFromDesign } from '#domain/intake/from-design.ts';
import type { IntakeDraft } from '#domain/intake/intake-draft.ts';
import { handedOverBudget, handedOverParts } from '#site/design-handover.ts';

/**
 * What an address brings along from the tools: a stored design (?design=<id>), or one in readable parameters. Most visitors come
 * without, so this is fetched with a query only.
 */
export const designFromAddress = async (search: string): Promise<IntakeDraft | undefined> => {
  const query = new URLSearchParams(search);
  const budget = handedOverBudget();
  const id = query.get('design');
  const kept = id ? await (await import('#site/stored-design.ts')).fetchDesign(id) : null;
  if (kept && 'design' in kept) return intakeFromDesign(kept.design, budget);
  const design = designFromQuery(query);
  return design ? intakeFromDesign({ ...design, ...handedOverParts() }, budget) : undefined;
};
