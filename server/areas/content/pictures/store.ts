import { and, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import { ownPictureName } from '#domain/picture/own-picture.ts';
import {
  contentDrafts,
  contentPictures,
  contentSchedules,
  contentVersions,
} from '#server/areas/content/tables.ts';
import type { Db } from '#server/database/database.ts';
import { cropKeys, idOfKey, keyOf, ORIGINAL, sharedKeys } from './picture-files.ts';

export type PictureRow = typeof contentPictures.$inferSelect;
type NewPicture = typeof contentPictures.$inferInsert;

export interface OwnPicture {
  name: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

/** The owner's photographs by the name under which documents mention them. */
export const loadPictures = async (db: Db): Promise<Map<string, OwnPicture>> => {
  const { id, width, height, widths, placeholder } = contentPictures;
  const rows = await db.select({ id, width, height, widths, placeholder }).from(contentPictures);
  return new Map(
    rows.map(({ id, ...size }) => {
      const name = ownPictureName(id);
      return [name, { name, ...size }];
    }),
  );
};

export const findPicture = async (db: Db, id: string): Promise<PictureRow | undefined> => {
  const [row] = await db.select().from(contentPictures).where(eq(contentPictures.id, id));
  return row;
};

export const savePicture = async (db: Db, row: NewPicture): Promise<PictureRow> => {
  const [saved] = await db.insert(contentPictures).values(row).returning();
  if (!saved) throw new Error('the picture was not written');
  return saved;
};

/** Whether an original is still there; until this transaction ends it stays. */
export const holdOriginal = async (db: Db, originalKey: string): Promise<boolean> => {
  const rows = await db
    .select({ id: contentPictures.id })
    .from(contentPictures)
    .where(eq(contentPictures.originalKey, originalKey))
    .for('share');
  return rows.length > 0;
};

/** Which of these files have a row: a crop's own, or what crops share. */
export const knownKeys = async (db: Db, keys: string[]): Promise<Set<string>> => {
  const ids = [...new Set(keys.map(idOfKey))].filter((id) => UUID.test(id));
  if (ids.length === 0) return new Set();
  const { id, originalKey, widths } = contentPictures;
  const originals = ids.map((each) => keyOf(each, ORIGINAL));
  const rows = await db
    .select({ id, originalKey, widths })
    .from(contentPictures)
    .where(or(inArray(id, ids), inArray(originalKey, originals)));
  return new Set(rows.flatMap((row) => [...cropKeys(row.id, row.widths), ...sharedKeys(row.originalKey)]));
};
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// Whatever a document is made of, it mentions a picture by name. History is kept, so a restored version finds its pictures.
const MENTIONED = sql`(select found[1]::uuid
  from (
    select ${contentVersions.value}::text as words from ${contentVersions}
    union all select ${contentDrafts.value}::text from ${contentDrafts}
    union all select ${contentSchedules.value}::text from ${contentSchedules}
  ) as texts,
  regexp_matches(words, 'own-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'g') as found)`;

/** Deletes the rows of older pictures that nothing mentions, and says which files nobody needs any more. */
export const forgetUnused = async (db: Db, before: Date): Promise<string[]> => {
  const { id, createdAt, originalKey } = contentPictures;
  const gone = await db
    .delete(contentPictures)
    .where(and(lt(createdAt, before), notInArray(id, MENTIONED)))
    .returning();
  if (gone.length === 0) return [];
  const originals = [...new Set(gone.map((row) => row.originalKey))];
  const left = await db.select({ originalKey }).from(contentPictures).where(inArray(originalKey, originals));
  const needed = new Set(left.map((row) => row.originalKey));
  return [
    ...gone.flatMap((row) => cropKeys(row.id, row.widths)),
    ...originals.filter((key) => !needed.has(key)).flatMap(sharedKeys),
  ];
};
