import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type DocumentName, isDocumentName } from '#content/documents/documents.ts';
import type { Db } from '#server/database/database.ts';
import { Refusal } from '#server/refusal.ts';
import type { ContentStore } from './store.ts';
import { contentDrafts } from './tables.ts';
import { deleteDraft, deleteSchedule, readDraft, readSchedules } from './version-store.ts';

// What is to be published at a time. Every process waits for it; the one that comes first publishes, and a recurring job finds what
// all of them have missed.

interface Watched {
  db: Db;
  publish: ContentStore['publish'];
  log: FastifyBaseLogger;
}

const LONGEST_WAIT_MS = 60_000;

/** Somebody else was faster, or it was called off. */
const gone = () => new Refusal(409, 'not-planned', 'This publication is no longer planned.');

const publishOne = ({ publish }: Watched, document: DocumentName) =>
  publish(async (tx) => {
    const [schedule] = await deleteSchedule(tx, document);
    if (!schedule || schedule.publishAt > new Date()) throw gone();
    const { value, staffId } = schedule;
    return {
      document,
      value,
      staffId,
      // A draft that was written on since then goes on from here.
      afterwards: async (version) => {
        const draft = await readDraft(tx, document);
        if (!draft) return;
        if (isDeepStrictEqual(draft.value, value)) await deleteDraft(tx, document);
        else
          await tx
            .update(contentDrafts)
            .set({ baseVersion: version })
            .where(eq(contentDrafts.document, document));
      },
    };
  });

export const watchSchedules = (watched: Watched) => {
  const { db, log } = watched;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const look = async (): Promise<void> => {
    const now = Date.now();
    const planned = await readSchedules(db);
    for (const { document, at } of planned) {
      if (at.getTime() > now || !isDocumentName(document)) continue;
      await publishOne(watched, document).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    }
    clearTimeout(waiting);
    const next = planned.map(({ at }) => at.getTime()).filter((at) => at > now);
    if (next.length === 0 || stopped) return;
    const wait = Math.min(Math.min(...next) - now, LONGEST_WAIT_MS);
    waiting = setTimeout(
      () =>
        void look().catch((cause: unknown) => log.warn({ cause }, 'what is planned could not be published')),
      wait,
    ).unref();
  };

  return {
    look,
    stop() {
      stopped = true;
      clearTimeout(waiting);
    },
  };
};
