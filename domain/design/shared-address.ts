import { plainPath } from '#domain/site/languages.ts';
import { ROUTES } from '#domain/site/routes.ts';
import type { Design } from './design.ts';
import { DESIGN_ID } from './design-answer.ts';
import { designFromQuery, designToQuery } from './design-link.ts';

// Addresses that open one design: by its name where it is stored, or by readable parameters in the configurator.

const SHARING_PAGES = new Set<string>([ROUTES.designTool, ROUTES.configurator]);
const NAMED = /[?&](?:d|design|style)=/;

/** Worth a second look; every other address is answered as it always is. */
export const mayNameDesign = (path: string, url: string): boolean =>
  SHARING_PAGES.has(plainPath(path)) && NAMED.test(url);

type Named = { id: string } | { design: Design };

export function designNamedBy(path: string, query: URLSearchParams): Named | null {
  const own = plainPath(path) === ROUTES.configurator;
  const id = query.get('d') ?? (own ? query.get('design') : null);
  if (id !== null) return DESIGN_ID.test(id) ? { id } : null;
  const design = own ? designFromQuery(query) : null;
  return design && { design };
}

/** Written anew: whatever else an address held is passed on by nobody. */
export const addressNaming = (path: string, named: Named): string =>
  `${path}?${'id' in named ? `d=${named.id}` : designToQuery(named.design)}`;
