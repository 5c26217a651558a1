import type { Design } from '#domain/design/design.ts';
import { designFromQuery, designToQuery } from '#domain/design/design-link.ts';
import { designCard } from '#domain/picture/social-picture.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { handedOverParts } from '#site/design-handover.ts';
import { here } from '#site/language.ts';

const stored = () => import('#site/stored-design.ts');

export const storeDesign = async (design: Design) => (await stored()).storeDesign(design);

// A short link where the server answers, else one that carries the whole design itself. A plot is too long for that.
export async function shareLink(design: Design, onKept: (id: string) => void): Promise<string> {
  const page = `${window.location.origin}${here(ROUTES.configurator)}`;
  try {
    const { id, imageUrl } = await storeDesign(design);
    drawPreview(imageUrl);
    onKept(id);
    return `${page}?d=${id}`;
  } catch (cause) {
    if (design.site) throw cause;
    console.warn('The design could not be stored; the link carries it instead.', cause);
    return `${page}?${designToQuery(design)}`;
  }
}

// Whoever is sent the link sees its picture at once: it is drawn now, while the link is being pasted.
function drawPreview(imageUrl: string): void {
  const hash = /[0-9a-f]{32}/.exec(imageUrl)?.[0];
  if (hash) fetch(designCard(hash), { method: 'HEAD' }).catch(() => undefined);
}

type Arrival = { design: Design; id?: string } | { missing: true } | null;

// ?d=<id> or ?design=<id> is a stored design; readable parameters are one by themselves.
export async function designFromUrl(query: URLSearchParams): Promise<Arrival> {
  const id = query.get('d') ?? query.get('design');
  const kept = id ? await (await stored()).fetchDesign(id).catch(() => null) : null;
  if (id && kept) return 'design' in kept ? { ...kept, id } : kept;
  const design = designFromQuery(query);
  return design ? { design: { ...design, ...handedOverParts() } } : null;
}
