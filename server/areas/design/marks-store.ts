import { and, asc, count, eq, inArray } from 'drizzle-orm';
import {
  type MarkedPart,
  type Marker,
  type Marks,
  type NewMarks,
  partsOf,
  unchangedParts,
} from '#domain/design/marks.ts';
import { namesOf } from '#domain/words/names-of.ts';
import { sha256 } from '#server/identifiers.ts';
import { MARKERS_PER_DESIGN } from '#server/limits.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { designMarks, designs } from './tables.ts';

type Needed = Pick<Services, 'db'>;

const { id, name, marks, markerHash, designId, createdAt } = designMarks;

/** Everybody who marked this design, in the order they began; `marker` is whoever asks. */
export async function marksOf({ db }: Needed, slug: string, marker?: string): Promise<Marker[]> {
  const asking = marker && sha256(marker);
  const rows = await db
    .select({ markerHash, name, marks })
    .from(designMarks)
    .innerJoin(designs, eq(designs.id, designId))
    .where(eq(designs.slug, slug))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row, i) => ({
    number: i + 1,
    name: row.name,
    own: row.markerHash === asking,
    marks: row.marks,
  }));
}

/** What one person says now, instead of what they said before; who takes back every mark is no longer among them. */
export async function saveMarks(
  { db }: Needed,
  slug: string,
  marker: string,
  said: NewMarks & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    // One after the other, so that no more than are allowed get in at once.
    const [design] = await tx
      .select({ id: designs.id, design: designs.design })
      .from(designs)
      .where(eq(designs.slug, slug))
      .for('update');
    if (!design) throw notFound('This design does not exist.');
    const known = new Set<string>(partsOf(design.design));
    const kept: NewMarks['marks'] = {};
    for (const part of namesOf(said.marks)) if (known.has(part)) kept[part] = said.marks[part];
    const own = and(eq(designId, design.id), eq(markerHash, sha256(marker)));
    if (namesOf(kept).length === 0) {
      await tx.delete(designMarks).where(own);
      return;
    }
    const values = { name: said.name, marks: kept, updatedAt: new Date() };
    const changed = await tx.update(designMarks).set(values).where(own).returning({ id });
    if (changed.length > 0) return;
    const [others] = await tx.select({ of: count() }).from(designMarks).where(eq(designId, design.id));
    if ((others?.of ?? 0) >= MARKERS_PER_DESIGN)
      throw new Refusal(409, 'enough-markers', 'As many people as a link takes have marked this design.');
    await tx
      .insert(designMarks)
      .values({ id: said.id, designId: design.id, markerHash: sha256(marker), ...values });
  });
}

/** Everybody's marks on the parts that a changed design still has as they were. */
export async function carryMarks({ db }: Needed, from: string, to: string): Promise<void> {
  const found = await db
    .select({ id: designs.id, slug: designs.slug, design: designs.design })
    .from(designs)
    .where(inArray(designs.slug, [from, to]));
  const [before, after] = [from, to].map((slug) => found.find((row) => row.slug === slug));
  if (!before || !after || before === after) return;
  const parts = unchangedParts(before.design, after.design);
  const said = await db
    .select({ markerHash, name, marks, createdAt })
    .from(designMarks)
    .where(eq(designId, before.id));
  const rows = said
    .map((row) => ({ ...row, marks: only(parts, row.marks) }))
    .filter((row) => namesOf(row.marks).length > 0)
    .map((row) => ({ ...row, id: crypto.randomUUID(), designId: after.id }));
  if (rows.length > 0) await db.insert(designMarks).values(rows).onConflictDoNothing();
}

function only(parts: readonly MarkedPart[], all: Marks): Marks {
  const kept: Marks = {};
  for (const part of parts) if (all[part]) kept[part] = all[part];
  return kept;
}
