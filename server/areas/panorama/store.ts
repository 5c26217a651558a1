import { and, asc, desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { ListedPanorama, PanoramaState } from '#domain/panorama/panorama.ts';
import type { Db } from '#server/database/database.ts';
import { MOST_LISTED, SWEEP } from '#server/limits.ts';
import { panoramas } from './tables.ts';

export type Panorama = typeof panoramas.$inferSelect;
export type NewPanorama = typeof panoramas.$inferInsert;

export const imagePath = (id: string) => `/api/360-designs/${id}/image.jpg`;
export const cardPath = (id: string) => `/api/360-designs/${id}/card.webp`;

export async function savePanoramas(db: Db, rows: NewPanorama[]): Promise<void> {
  await db.insert(panoramas).values(rows);
}

// Approved ones, and the visitor's own that staff have not reviewed yet.
export async function listPanoramas(db: Db, ownerHash: string | null): Promise<ListedPanorama[]> {
  const own = ownerHash
    ? and(eq(panoramas.ownerHash, ownerHash), inArray(panoramas.state, ['pending', 'approved']))
    : undefined;
  const rows = await db
    .select()
    .from(panoramas)
    .where(or(eq(panoramas.state, 'approved'), own))
    .orderBy(desc(panoramas.createdAt), desc(panoramas.id))
    .limit(MOST_LISTED.panoramas);
  return rows.map(({ id, filename, state, ownerHash: owner }) => ({
    id,
    filename,
    path: imagePath(id),
    thumbnail: cardPath(id),
    ...(state === 'pending' ? { pending: true } : {}),
    ...(owner === ownerHash ? { mine: true } : {}),
  }));
}

export async function knownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: panoramas.key, thumbnailKey: panoramas.thumbnailKey })
    .from(panoramas)
    .where(or(inArray(panoramas.key, keys), inArray(panoramas.thumbnailKey, keys)));
  return new Set(rows.flatMap(({ key, thumbnailKey }) => [key, thumbnailKey]));
}

export async function findPanorama(db: Db, id: string): Promise<Panorama | undefined> {
  const [row] = await db.select().from(panoramas).where(eq(panoramas.id, id));
  return row;
}

export function listByState(db: Db, state: PanoramaState): Promise<Panorama[]> {
  return db
    .select()
    .from(panoramas)
    .where(eq(panoramas.state, state))
    .orderBy(asc(panoramas.createdAt), asc(panoramas.id))
    .limit(MOST_LISTED.panoramas);
}

export async function decidePanorama(
  db: Db,
  id: string,
  state: PanoramaState,
): Promise<Panorama | undefined> {
  const decidedAt = state === 'pending' ? null : new Date();
  const [row] = await db.update(panoramas).set({ state, decidedAt }).where(eq(panoramas.id, id)).returning();
  return row;
}

/** The row of a visitor's own upload, gone; undefined when it is not theirs, or rejected and theirs no longer to see. */
export async function deleteOwnPanorama(
  db: Db,
  id: string,
  ownerHash: string,
): Promise<Panorama | undefined> {
  const [row] = await db
    .delete(panoramas)
    .where(
      and(
        eq(panoramas.id, id),
        eq(panoramas.ownerHash, ownerHash),
        inArray(panoramas.state, ['pending', 'approved']),
      ),
    )
    .returning();
  return row;
}

/** Deletes rows left pending for long or rejected long ago, the oldest first; the caller deletes their files. */
export async function forgetUnwanted(
  db: Db,
  undecidedBefore: Date,
  rejectedBefore: Date,
): Promise<Panorama[]> {
  const old = db
    .select({ id: panoramas.id })
    .from(panoramas)
    .where(
      or(
        and(eq(panoramas.state, 'pending'), lt(panoramas.createdAt, undecidedBefore)),
        and(eq(panoramas.state, 'rejected'), lt(panoramas.decidedAt, rejectedBefore)),
      ),
    )
    .orderBy(asc(panoramas.createdAt))
    .limit(SWEEP.batch);
  return db.delete(panoramas).where(inArray(panoramas.id, old)).returning();
}
