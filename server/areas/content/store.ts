import { desc } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { CONTENT, type Content } from '#content/content.ts';
import type { PackageOffer } from '#domain/package/catalogue.ts';
import { shapeMismatch } from '#domain/words/same-shape.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/refusal.ts';
import { listenForVersions } from './listen.ts';
import type { ServedContent } from './served-content.ts';
import { contentVersions } from './tables.ts';

/** Parts of the content by name, as they were published; parts that were never changed are not among them. */
type Documents = { [Name in keyof Content]?: Content[Name] };

const isName = (name: string): name is keyof Content => Object.hasOwn(CONTENT, name);

const troubleWith = (name: string, body: unknown) =>
  isName(name) ? shapeMismatch(body, CONTENT[name], name) : `There is no document named ${name}.`;

interface ContentStoreOptions {
  database: Database;
  served: ServedContent;
  log: FastifyBaseLogger;
}

export const openContentStore = async ({ database, served, log }: ContentStoreOptions) => {
  // What an older program has published may not fit this one: that part is then shown as the code brings it.
  const complete = (version: number, documents: Record<string, unknown>): Content => {
    const fitting = Object.entries(documents).filter(([name, body]) => {
      const trouble = troubleWith(name, body);
      if (trouble) log.error({ version, trouble }, 'a published document does not fit and is not shown');
      return !trouble;
    });
    return { ...CONTENT, ...Object.fromEntries(fitting) };
  };

  const newest = async () => {
    const [row] = await database.db
      .select()
      .from(contentVersions)
      .orderBy(desc(contentVersions.version))
      .limit(1);
    return row;
  };

  const refresh = async () => {
    const row = await newest();
    if (row && row.version > served.version) served.serve(row.version, complete(row.version, row.documents));
  };

  await refresh();
  const listening = listenForVersions(database, refresh, log);

  return {
    served,
    /** These parts take the place of what was published of them; the others stay. */
    async publish(changes: Documents): Promise<number> {
      for (const [name, body] of Object.entries(changes)) {
        const trouble = troubleWith(name, body);
        if (trouble) throw new Refusal(400, 'invalid-input', trouble);
      }
      const version = await database.transaction(async (tx, client) => {
        // One publication after another, or two at once would each lose the other's part.
        await client.query('lock table content_versions in exclusive mode');
        const [before] = await tx
          .select({ documents: contentVersions.documents })
          .from(contentVersions)
          .orderBy(desc(contentVersions.version))
          .limit(1);
        const documents = { ...before?.documents, ...changes };
        const [row] = await tx.insert(contentVersions).values({ documents }).returning();
        await listening.tell(client);
        return row?.version ?? 0;
      });
      await refresh();
      return version;
    },
    refresh,
    /** Every title and price under which a package was offered before, the last one first. */
    formerOffers: (): readonly PackageOffer[] => CONTENT.packages.PACKAGES,
    close: () => listening.stop(),
  };
};

export type ContentStore = Awaited<ReturnType<typeof openContentStore>>;
