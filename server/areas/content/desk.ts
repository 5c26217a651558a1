import { randomInt } from 'node:crypto';
import { DOCUMENTS, type DocumentName } from '#content/documents/documents.ts';
import { audit } from '#server/areas/staff/audit.ts';
import type { Db } from '#server/database/database.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { spanishFor } from './drafted-spanish.ts';
import { loadPictures } from './pictures/store.ts';
import { original, published, shownDraft, withChanges } from './read-documents.ts';
import { validateValue } from './validate-value.ts';
import {
  deleteDraft,
  deleteSchedule,
  insertSchedule,
  LOCK_DRAFTS,
  readDraft,
  readSchedule,
  readVersion,
  writeDraft,
} from './version-store.ts';
import { writePublication } from './write-publication.ts';

// What happens at the owner's desk: a document is read, written as a draft, published, brought back.

const FIRST_REVISIONS = 2 ** 30;

interface Written {
  baseVersion: number;
  value: unknown;
  /** The draft that was last seen, 0 for none. Who does not tell overwrites their own drafts only. */
  revision?: number | undefined;
}

const changedMeanwhile = async (db: Db, name: DocumentName) => {
  const draft = await readDraft(db, name);
  const current = { ...(await published(db, name)), draft: draft ? shownDraft(draft) : null };
  return new Refusal(
    409,
    'changed-meanwhile',
    'Somebody else has changed this meanwhile. Nothing of yours is lost: please look at both.',
    { details: { current } },
  );
};

const refuseScheduled = async (tx: Db, name: DocumentName) => {
  if (await readSchedule(tx, name))
    throw new Refusal(409, 'scheduled', 'A publication is already planned. Please cancel it first.');
};

/** What was kept may be older than this program: it is published only if visitors would get it. */
const fitting = async (tx: Db, name: DocumentName, value: unknown) =>
  validateValue(name, DOCUMENTS[name].upgrade(value), await loadPictures(tx));

/** What the draft says, if it goes out from what is published now and nothing is planned. */
const readyDraft = async (tx: Db, name: DocumentName, baseVersion: number) => {
  await refuseScheduled(tx, name);
  const draft = await readDraft(tx, name);
  const { version } = await published(tx, name);
  if (version !== baseVersion || (draft && draft.baseVersion !== version))
    throw await changedMeanwhile(tx, name);
  return draft ? { value: await fitting(tx, name, draft.value) } : undefined;
};

const nothingToPublish = () => new Refusal(409, 'nothing-to-publish', 'There is no draft to publish.');

/** The Spanish goes along with its document; alone, where the English stays as it is. */
const readySpanish = async (tx: Db, name: DocumentName, value: unknown, staffId: string) => {
  const { isStale, publication } = await spanishFor(tx, name, value, staffId);
  if (isStale) throw await changedMeanwhile(tx, 'spanish');
  return publication;
};

export const contentDesk = ({ db, database, content }: Pick<Services, 'db' | 'database' | 'content'>) => {
  return {
    async saveDraft(name: DocumentName, { baseVersion, value: given, revision }: Written, staffId: string) {
      await database.transaction(async (tx, client) => {
        await client.query(LOCK_DRAFTS);
        // Looked up under the lock: a picture that is named from here on is not swept away.
        const value = validateValue(name, given, await loadPictures(tx));
        const { version } = await published(tx, name);
        const there = await readDraft(tx, name);
        const isUnseen =
          revision === undefined ? there && there.staffId !== staffId : (there?.revision ?? 0) !== revision;
        if (version !== baseVersion || isUnseen) throw await changedMeanwhile(tx, name);
        const next = there ? there.revision + 1 : randomInt(1, FIRST_REVISIONS);
        await writeDraft(tx, { document: name, value, baseVersion, revision: next, staffId });
      });
      const draft = await readDraft(db, name);
      if (!draft) throw await changedMeanwhile(db, name);
      const { changes, ...rest } = await withChanges(db, name, draft);
      return { draft: rest, changes };
    },

    async discardDraft(name: DocumentName, staffId: string, revision?: number) {
      await deleteDraft(db, name, revision);
      await audit(db, staffId, 'discard-content', `content/${name}`, { document: name });
    },

    publish: (name: DocumentName, baseVersion: number, staffId: string) =>
      content.publish(async (tx) => {
        const draft = await readyDraft(tx, name, baseVersion);
        const value = draft ? draft.value : (await published(tx, name)).value;
        const spanish = await readySpanish(tx, name, value, staffId);
        if (!draft) {
          if (!spanish) throw nothingToPublish();
          return spanish;
        }
        await deleteDraft(tx, name);
        return {
          document: name,
          value,
          staffId,
          afterwards: async () => spanish && writePublication(tx, spanish),
        };
      }),

    /** The draft as it is now, to be published at that time; what is written afterwards is not part of it. */
    publishLater: (name: DocumentName, baseVersion: number, publishAt: Date, staffId: string) =>
      content.exclusively(async (tx) => {
        // It is published whole at its time: what went out with other documents until then would be lost.
        if (name === 'spanish')
          throw new Refusal(400, 'invalid-input', 'Spanish is published at once, or with its document.');
        const draft = await readyDraft(tx, name, baseVersion);
        if (!draft) throw nothingToPublish();
        await insertSchedule(tx, { document: name, value: draft.value, baseVersion, publishAt, staffId });
        await audit(tx, staffId, 'schedule-content', `content/${name}`, {
          document: name,
          at: publishAt.toISOString(),
        });
        return baseVersion;
      }),

    async cancelSchedule(name: DocumentName, staffId: string) {
      await content.exclusively(async (tx) => {
        const gone = await deleteSchedule(tx, name);
        if (gone.length === 0) throw notFound('Nothing is planned for this document.');
        await audit(tx, staffId, 'unschedule-content', `content/${name}`, { document: name });
      });
    },

    restore: (name: DocumentName, version: number, staffId: string) =>
      content.publish(async (tx) => {
        await refuseScheduled(tx, name);
        const found = version === 0 ? { value: original(name) } : await readVersion(tx, name, version);
        if (!found) throw notFound('There is no such version of this document.');
        const value = await fitting(tx, name, found.value);
        return { document: name, value, staffId, restoredFrom: version };
      }),
  };
};
