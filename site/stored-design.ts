import type { Design } from '#domain/design/design.ts';
import { DESIGN_ID, DESIGNS_URL, designUrl, storedDesignAnswer } from '#domain/design/design-answer.ts';
import { handedOverParts } from './design-handover.ts';
import { findOwnDesign, rememberOwnDesign } from './own-designs.ts';
import { apiRequest } from './request.ts';
import { withOwnNotes } from './saved-plot.ts';

// Designs that the server keeps. Fetched when one is opened or stored: most visitors begin without.

export async function storeDesign(design: Design) {
  const answer = await apiRequest('POST', DESIGNS_URL, { design });
  const stored = storedDesignAnswer.parse(await answer.json());
  rememberOwnDesign(stored.id);
  return stored;
}

/** Fails where there is none of that name. */
export async function findDesign(id: string) {
  const answer = await apiRequest('GET', designUrl(id));
  return storedDesignAnswer.parse(await answer.json());
}

/** Null where the name is none of ours. */
export async function fetchDesign(id: string): Promise<{ design: Design } | { missing: true } | null> {
  if (!DESIGN_ID.test(id)) return null;
  try {
    const { design } = await findDesign(id);
    return { design: withOwnParts(id, design) };
  } catch {
    return { missing: true };
  }
}

// A link gives out the pool and its plot, without what was written about them. In the browser where that was written, it is added.
function withOwnParts(id: string, design: Design): Design {
  const words = findOwnDesign(id)?.asRead.words ?? handedOverParts().words;
  return { ...design, words, ...(design.site ? { site: withOwnNotes(design.site) } : {}) };
}
