import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { CONTENT } from '#content/content.ts';
import { DOCUMENTS } from '#content/documents/documents.ts';
import { PACKAGE_IDS, type PackageOffer } from '#domain/package/catalogue.ts';
import type { Database, Db } from '#server/database/database.ts';
import { listenForVersions } from './listen.ts';
import { loadPictures } from './pictures/store.ts';
import { watchSchedules } from './schedules.ts';
import type { ServedContent } from './served-content.ts';
import { LOCK_ALL, newestVersion, readPackageVersions, readPublished } from './version-store.ts';
import { type Publication, writePublication } from './write-publication.ts';

interface ContentStoreOptions {
  database: Database;
  served: ServedContent;
  log: FastifyBaseLogger;
}

// Title and price of a package, as somebody once saw them.
const offers = z.object({
  packages: z.array(z.object({ id: z.enum(PACKAGE_IDS), title: z.string(), price: z.number() })),
});

const offersIn = (value: unknown): PackageOffer[] => offers.safeParse(value).data?.packages ?? [];

export const openContentStore = async ({ database, served, log }: ContentStoreOptions) => {
  const { db } = database;
  let former: PackageOffer[] = [];

  const refresh = async () => {
    if ((await newestVersion(db)) <= served.version) return;
    const [published, pictures, versions] = await Promise.all([
      readPublished(db),
      loadPictures(db),
      readPackageVersions(db),
    ]);
    former = versions.flatMap(({ value }) => offersIn(value));
    const { version } = published;
    served.serve({ ...published, pictures }, (document) =>
      log.error({ document, version }, 'a published document does not fit and is not shown'),
    );
  };

  // Publications happen one after another: numbers grow in the order in which they are committed, so nobody misses one. A draft
  // that is saved meanwhile waits, or it would be deleted unseen with the one that is published.
  const exclusively = async <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> => {
    const result = await database.transaction(async (tx, client) => {
      await client.query(LOCK_ALL);
      const result = await work(tx);
      await listening.tell(client);
      return result;
    });
    // It is published, whatever comes of the news.
    await onNews().catch((cause: unknown) => log.warn({ cause }, 'new content could not be read'));
    return result;
  };

  /** Whatever `decide` throws, nothing is published. */
  const publish = (decide: (tx: Db) => Promise<Publication>): Promise<number> =>
    exclusively(async (tx) => writePublication(tx, await decide(tx)));

  const schedules = watchSchedules({ db, publish, log });
  const onNews = async () => {
    await refresh();
    await schedules.look();
  };
  await refresh();
  const listening = listenForVersions(database, onNews, log);
  await schedules.look();

  return {
    served,
    /** Who must know at this moment does not wait for the news. */
    refresh,
    exclusively,
    publish,
    publishDue: schedules.look,

    /** What a visitor's page may still show: every offer that was ever made. */
    formerOffers: (): readonly PackageOffer[] => [...former, ...offersIn(DOCUMENTS.packages.read(CONTENT))],

    async close() {
      served.stop();
      schedules.stop();
      await listening.stop();
    },
  };
};

export type ContentStore = Awaited<ReturnType<typeof openContentStore>>;
