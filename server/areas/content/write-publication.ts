import { describeChanges } from '#content/documents/describe-changes.ts';
import { type DocumentName, formOf } from '#content/documents/documents.ts';
import { audit } from '#server/areas/staff/audit.ts';
import type { Db } from '#server/database/database.ts';
import { published } from './read-documents.ts';
import { insertVersion } from './version-store.ts';

export interface Publication {
  document: DocumentName;
  value: unknown;
  staffId: string | null;
  restoredFrom?: number;
  /** Within the same transaction, once its number is known. */
  afterwards?: (version: number) => Promise<unknown>;
}

export const writePublication = async (tx: Db, { afterwards, ...publication }: Publication) => {
  const { document, value, staffId, restoredFrom } = publication;
  const { value: before } = await published(tx, document);
  const changes = describeChanges(formOf(document), before, value);
  const version = await insertVersion(tx, { ...publication, changes });
  if (staffId) {
    const isRestored = restoredFrom !== undefined;
    const detail = isRestored ? { document, version, restoredFrom } : { document, version };
    await audit(
      tx,
      staffId,
      isRestored ? 'restore-content' : 'publish-content',
      `content/${document}`,
      detail,
    );
  }
  await afterwards?.(version);
  return version;
};
