import { CONTENT } from '#content/content.ts';
import { describeChanges } from '#content/documents/describe-changes.ts';
import {
  DOCUMENT_NAMES,
  DOCUMENTS,
  type DocumentName,
  formOf,
  isDocumentName,
} from '#content/documents/documents.ts';
import type { Db } from '#server/database/database.ts';
import { HISTORY_LENGTH } from '#server/limits.ts';
import {
  type Draft,
  readDraft,
  readDrafts,
  readSchedule,
  readSchedules,
  readVersions,
} from './version-store.ts';

// The documents as the console shows them.

export const original = (name: DocumentName) => DOCUMENTS[name].read(CONTENT);

export const published = async (db: Db, name: DocumentName) => {
  const [row] = await readVersions(db, name, 1);
  return { version: row?.version ?? 0, value: row ? DOCUMENTS[name].upgrade(row.value) : original(name) };
};

export const shownDraft = ({ document, value, baseVersion, revision, updatedAt, by }: Draft) => ({
  value: isDocumentName(document) ? DOCUMENTS[document].upgrade(value) : value,
  baseVersion,
  revision,
  updatedAt: updatedAt.toISOString(),
  by,
});

export const withChanges = async (db: Db, name: DocumentName, draft: Draft) => {
  const { value } = await published(db, name);
  return { ...shownDraft(draft), changes: describeChanges(formOf(name), value, draft.value) };
};

export const listDocuments = async (db: Db) => {
  const [drafts, schedules] = await Promise.all([readDrafts(db), readSchedules(db)]);
  return Promise.all(
    DOCUMENT_NAMES.map(async (name) => {
      const [newest] = await readVersions(db, name, 1);
      const draft = drafts.find(({ document }) => document === name);
      const schedule = schedules.find(({ document }) => document === name);
      return {
        name,
        version: newest?.version ?? 0,
        publishedAt: newest?.publishedAt.toISOString() ?? null,
        by: newest?.by ?? null,
        draft: draft ? { updatedAt: draft.updatedAt.toISOString(), by: draft.by } : null,
        schedule: schedule ? { at: schedule.at.toISOString() } : null,
      };
    }),
  );
};

export const readDocument = async (db: Db, name: DocumentName) => {
  const [versions, draft, schedule] = await Promise.all([
    readVersions(db, name, HISTORY_LENGTH),
    readDraft(db, name),
    readSchedule(db, name),
  ]);
  const [newest] = versions;
  return {
    name,
    version: newest?.version ?? 0,
    value: newest ? DOCUMENTS[name].upgrade(newest.value) : original(name),
    draft: draft ? await withChanges(db, name, draft) : null,
    schedule: schedule ? { at: schedule.at.toISOString(), by: schedule.by } : null,
    history: versions.map(({ value: _, publishedAt, ...row }) => ({
      ...row,
      publishedAt: publishedAt.toISOString(),
    })),
  };
};
