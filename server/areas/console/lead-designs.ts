import { inArray } from 'drizzle-orm';
import type { ListKind } from '#domain/console/kinds.ts';
import { linkedDesign } from '#domain/design/linked-design.ts';
import { designs } from '#server/areas/design/tables.ts';
import type { Db } from '#server/database/database.ts';

// Which picture belongs to a lead: that of the design it was made from.

type Item = Record<string, unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The design that an entry came with: named in a column of its own, or linked to in the words. */
const slugOf: Partial<Record<ListKind, (item: Item) => string | undefined>> = {
  inquiries: ({ details }) => linkedDesign(textOf(details)),
  bookings: ({ design, details }) => textOf(design) || linkedDesign(textOf(details)),
  intakes: ({ submission }) => linkedDesign(JSON.stringify(submission) ?? ''),
};

/** The names of the pictures of these designs. */
export const picturesOf = async (db: Db, slugs: Iterable<string>): Promise<Map<string, string>> => {
  const asked = [...new Set(slugs)];
  if (asked.length === 0) return new Map();
  const { slug, hash } = designs;
  const found = await db.select({ slug, hash }).from(designs).where(inArray(slug, asked));
  return new Map(found.map((row) => [row.slug, row.hash]));
};

/** The same entries, each that came with a design beside its name and the name of its picture. */
export const withPictures = async <Entry extends Item>(
  db: Db,
  kind: ListKind,
  items: Entry[],
): Promise<Item[]> => {
  const find = slugOf[kind];
  if (!find) return items;
  const slugs = items.map((item) => find(item));
  const pictures = await picturesOf(
    db,
    slugs.filter((slug) => slug !== undefined),
  );
  return items.map((item, index) => {
    const slug = slugs[index] ?? '';
    const picture = pictures.get(slug);
    return picture ? { ...item, picture, pictureOf: slug } : item;
  });
};
