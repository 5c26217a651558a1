import type { Design } from '#domain/design/design.ts';
import { DESIGN_ID, DESIGNS_URL, designUrl, storedDesignAnswer } from '#domain/design/design-answer.ts';
import { designFromQuery, designToQuery } from '#domain/design/design-link.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { carriedWords } from '#site/carried-words.ts';
import { findOwn } from '#site/own-designs.ts';
import { apiRequest } from '#site/request.ts';

export async function storeDesign(design: Design) {
  const answer = await apiRequest('POST', DESIGNS_URL, { design });
  return storedDesignAnswer.parse(await answer.json());
}

// A short link where the server answers, else one that carries the whole design itself.
export async function shareLink(design: Design): Promise<string> {
  const page = `${window.location.origin}${ROUTES.configurator}`;
  try {
    const { id } = await storeDesign(design);
    return `${page}?d=${id}`;
  } catch (cause) {
    console.warn('The design could not be stored; the link carries it instead.', cause);
    return `${page}?${designToQuery(design)}`;
  }
}

export type Arrival = { design: Design } | { missing: true } | null;

// ?d=<id> or ?design=<id> is a stored design; readable parameters are one by themselves.
export async function arrivingDesign(query: URLSearchParams): Promise<Arrival> {
  const id = query.get('d') ?? query.get('design');
  if (id && DESIGN_ID.test(id)) {
    try {
      const answer = await apiRequest('GET', designUrl(id));
      const { design } = storedDesignAnswer.parse(await answer.json());
      return { design: { ...design, words: findOwn(id)?.asRead.words ?? '' } };
    } catch {
      return { missing: true };
    }
  }
  const design = designFromQuery(query);
  return design ? { design: { ...design, words: carriedWords() } } : null;
}
