import { text } from 'node:stream/consumers';
import type { Database, Db } from '#server/database/database.ts';
import { type Identity, identityOf } from '#server/database/identity.ts';
import { SWEEP } from '#server/limits.ts';
import { RefusedStart } from '#server/refused-start.ts';
import type { FileStore } from './file-store.ts';

// The file store carries the name of the database that knows its files. A start with another one (DATABASE_URL
// forgotten, a new database beside old files) would take every file for a leftover.

const MARK = 'database/identity';

/** Files of one kind, and the question which of them have their row. */
export interface OwnedFiles {
  prefix: string;
  knownAmong: (db: Db, keys: string[]) => Promise<ReadonlySet<string>>;
}

export interface FilesAndOwner {
  files: FileStore;
  database: Pick<Database, 'kind' | 'pool' | 'db'>;
}

const readMark = async (files: FileStore) => {
  const found = await files.get(MARK);
  return found && (await text(found.stream)).trim();
};

export const isOwner = async (files: FileStore, { id }: Identity) => (await readMark(files)) === id;

/** Every file with whether it has a row, a batch of questions at a time. */
export async function* listWithOwnership(
  { files, database }: FilesAndOwner,
  { prefix, knownAmong }: OwnedFiles,
) {
  let batch: { key: string; modifiedAt: Date }[] = [];
  const answer = async () => {
    const known = await knownAmong(
      database.db,
      batch.map(({ key }) => key),
    );
    const answered = batch.map((file) => ({ ...file, known: known.has(file.key) }));
    batch = [];
    return answered;
  };
  for await (const file of files.list(prefix)) {
    batch.push(file);
    if (batch.length === SWEEP.batch) yield* await answer();
  }
  if (batch.length > 0) yield* await answer();
}

const look = async (owner: FilesAndOwner, kinds: OwnedFiles[]) => {
  let there = false;
  for (const kind of kinds)
    for await (const { known } of listWithOwnership(owner, kind)) {
      if (known) return 'known';
      there = true;
    }
  return there ? 'unknown' : 'none';
};

/** Before anything is served: these files are ours, or there are none; else the start is refused and nothing touched. */
export const claimFiles = async (owner: FilesAndOwner, kinds: OwnedFiles[], place: string): Promise<void> => {
  const { files, database } = owner;
  const identity = await identityOf(database.pool);
  const mark = await readMark(files);
  if (mark === identity.id) return;
  const found = await look(owner, kinds);
  const inherited = mark !== undefined && identity.formerly.includes(mark);
  if (found !== 'none' && !inherited && (mark !== undefined || found === 'unknown'))
    throw new RefusedStart(refusal(place, database.kind, mark !== undefined));
  await files.put(MARK, Buffer.from(identity.id), 'text/plain');
};

/** A database that is yet to be made knows no file: beside uploads it is refused before a folder is made for it. */
export const refuseNewDatabase = async (files: FileStore, kinds: OwnedFiles[], place: string) => {
  for (const { prefix } of kinds)
    for await (const _file of files.list(prefix))
      throw new RefusedStart(refusal(place, 'embedded', (await readMark(files)) !== undefined));
};

const refusal = (place: string, kind: Database['kind'], marked: boolean) => {
  const now = kind === 'embedded' ? 'the embedded one (DATABASE_URL is not set)' : 'the one of DATABASE_URL';
  const anyway = marked
    ? `if they are to belong to this one, remove ${place}/${MARK} and start again`
    : 'if they are not needed, move them away';
  return `${place} holds uploads that another database knows, not ${now}; start with the database they belong to or restore it, or, ${anyway}`;
};
