import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { DOCUMENTS, type DocumentName, isDocumentName } from '#content/documents/documents.ts';
import type { Db } from '#server/database/database.ts';
import { Refusal } from '#server/refusal.ts';
import { spanishFor } from './drafted-spanish.ts';
import type { ContentStore } from './store.ts';
import { contentDrafts } from './tables.ts';
import { deleteDraft, deleteSchedule, readDraft, readSchedules } from './version-store.ts';
import { writePublication } from './write-publication.ts';

// What is to be published at a time. Every process waits for it; the one that comes first publishes, and a recurring job finds what
// all of them have missed.

interface Watched {
  db: Db;
  publish: ContentStore['publish'];
  log: FastifyBaseLogger;
}

const LONGEST_WAIT_MS = 60_000;
const FAILED = 'what is planned could not be published';

/** Somebody else was faster, or it was called off. */
const gone = () => new Refusal(409, 'not-planned', 'This publication is no longer planned.');

const publishOne = ({ publish }: Watched, document: DocumentName) =>
  publish(async (tx) => {
    const [schedule] = await deleteSchedule(tx, document);
    if (!schedule || schedule.publishAt > new Date()) throw gone();
    const { value, staffId } = schedule;
    // Planned by an earlier program: what stands is better than what would be left out.
    if ('issues' in DOCUMENTS[document].parse(DOCUMENTS[document].upgrade(value)))
      throw new Error(`the planned ${document} does not fit any more`);
    return {
      document,
      value,
      staffId,
      // A draft that was written on since then goes on from here.
      afterwards: async (version) => {
        // Spanish that nobody can decide about now waits for its next publication.
        const { publication } = await spanishFor(tx, document, value, staffId);
        if (publication) await writePublication(tx, publication);
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
      // One that cannot be published keeps no other waiting; the recurring job tries it again.
      await publishOne(watched, document).catch((cause: unknown) => {
        if (!(cause instanceof Refusal)) log.warn({ cause, document }, FAILED);
      });
    }
    clearTimeout(waiting);
    const next = planned.map(({ at }) => at.getTime()).filter((at) => at > now);
    if (next.length === 0 || stopped) return;
    const wait = Math.min(Math.min(...next) - now, LONGEST_WAIT_MS);
    waiting = setTimeout(
      () => void look().catch((cause: unknown) => log.warn({ cause }, FAILED)),
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
