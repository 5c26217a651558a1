import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { canonicalDesign } from '#domain/design/canonical.ts';
import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { shareableWords } from '#domain/design/transcript.ts';
import { withoutNotes as plotWithoutNotes } from '#domain/plot/site.ts';
import { secretName } from '#server/identifiers.ts';
import type { Services } from '#server/services.ts';
import { designs } from './tables.ts';

// What it is built of is not seen.
const seenDesign = (design: Design): Design => ({ ...drawnDesign(design), material: undefined });

// Bump when the same design should look different: old pictures are then left behind.
const PICTURE_EDITION = '22';

export const pictureHash = (design: Design) =>
  createHash('sha256')
    .update(`${PICTURE_EDITION} ${canonicalDesign(seenDesign(design))}`)
    .digest('hex')
    .slice(0, 32);

export type StoredDesign = { slug: string; hash: string; design: Design; answeredBy: 'built-in' | 'model' };
type NewDesign = { id: string; design: Design; answeredBy: 'built-in' | 'model'; source: 'words' | 'edited' };

// The same request repeated finds the first row again and answers with its name.
export async function saveDesign(
  { db }: Pick<Services, 'db'>,
  { id, design, answeredBy, source }: NewDesign,
): Promise<StoredDesign> {
  const kept: Design = { ...withoutNotes(design), words: shareableWords(design.words) };
  const hash = pictureHash(kept);
  const written = await db
    .insert(designs)
    .values({
      id,
      slug: secretName(),
      hash,
      design: kept,
      answeredBy,
      source,
    })
    .onConflictDoUpdate({ target: designs.id, set: { hash: sql`designs.hash` } })
    .returning({ slug: designs.slug });
  const slug = written[0]?.slug;
  if (!slug) throw new Error('a design was not stored');
  return { slug, hash, design: kept, answeredBy };
}

// What somebody wrote about their land stays in their browser and in their intake: a design belongs to nobody, so no erasure finds it.
const withoutNotes = (design: Design): Design => {
  const { site } = design;
  return site ? { ...design, site: { ...site, plot: plotWithoutNotes(site.plot) } } : design;
};

// A design's link is passed around: it opens the pool and its plot, never the words that its author typed.
const withoutWords = (design: Design): Design => ({ ...design, words: '' });

export async function findDesign(
  { db }: Pick<Services, 'db'>,
  slug: string,
): Promise<StoredDesign | undefined> {
  const { hash, design, answeredBy } = designs;
  const [row] = await db.select({ hash, design, answeredBy }).from(designs).where(eq(designs.slug, slug));
  if (!row) return undefined;
  return {
    slug,
    hash: row.hash,
    design: withoutWords(row.design),
    answeredBy: row.answeredBy === 'model' ? 'model' : 'built-in',
  };
}

export async function findByHash({ db }: Pick<Services, 'db'>, hash: string): Promise<Design | undefined> {
  const [row] = await db
    .select({ design: designs.design })
    .from(designs)
    .where(eq(designs.hash, hash))
    .limit(1);
  return row && withoutWords(row.design);
}
