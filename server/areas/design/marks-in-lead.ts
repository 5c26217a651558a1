import { marksInWords } from '#domain/design/agreement.ts';
import { DESIGN_ID } from '#domain/design/design-answer.ts';
import { partsOf } from '#domain/design/marks.ts';
import type { Services } from '#server/services.ts';
import { marksOf } from './marks-store.ts';
import { findDesign } from './store.ts';

const NAMED = /[?&](?:d|design)=([\w-]{22})(?![\w-])/;

/** What was marked on the design whose link stands in a text, in words; nothing where none does or nobody has. */
export async function marksNamedIn(
  services: Pick<Services, 'db' | 'content'>,
  text: string,
): Promise<string> {
  const [, id = ''] = NAMED.exec(text) ?? [];
  if (!DESIGN_ID.test(id)) return '';
  const [stored, markers] = await Promise.all([findDesign(services, id), marksOf(services, id)]);
  if (!stored || markers.length === 0) return '';
  const { AGREEMENT } = services.content.served.content.designMarks;
  return marksInWords(AGREEMENT, partsOf(stored.design), markers);
}
