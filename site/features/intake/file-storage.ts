import { FILE_PURPOSES, type FilePurpose } from '#domain/intake/options.ts';

// Chosen files survive a reload in IndexedDB. Where that is forbidden or full, they simply do not.

export type ChosenFile = { id: string; file: File; purpose: FilePurpose | '' };

const NAME = 'poolIntakeFiles';
const STORE = 'files';

const open = () =>
  new Promise<IDBDatabase>((done, fail) => {
    const request = window.indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
    request.onblocked = () => fail(new Error('blocked'));
  });

const run = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const database = await open();
  try {
    return await new Promise<T>((done, fail) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(request.result);
      transaction.onerror = () => fail(transaction.error);
      transaction.onabort = () => fail(transaction.error);
    });
  } finally {
    database.close();
  }
};

const quietly = (work: Promise<unknown>) =>
  work.catch((error: unknown) => console.warn('files could not be kept', error));

export const storeFile = (file: ChosenFile) => quietly(run('readwrite', (store) => store.put(file)));
export const deleteFile = (id: string) => quietly(run('readwrite', (store) => store.delete(id)));
export const deleteFiles = () => quietly(run('readwrite', (store) => store.clear()));

const isPurpose = (value: unknown): value is FilePurpose =>
  FILE_PURPOSES.some((purpose) => purpose.value === value);

const toChosen = (entry: unknown): ChosenFile[] => {
  if (typeof entry !== 'object' || entry === null) return [];
  const { id, file, purpose }: Record<string, unknown> = { ...entry };
  if (typeof id !== 'string' || !(file instanceof File)) return [];
  return [{ id, file, purpose: isPurpose(purpose) ? purpose : '' }];
};

export const storedFiles = async (): Promise<ChosenFile[]> => {
  try {
    return (await run('readonly', (store) => store.getAll())).flatMap(toChosen);
  } catch (error) {
    console.warn('kept files could not be read', error);
    return [];
  }
};
