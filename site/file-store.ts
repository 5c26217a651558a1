// Entries that hold files and survive a reload, by their id, in IndexedDB. Every call rejects where that is forbidden or full.

const STORE = 'files';

const open = (name: string) =>
  new Promise<IDBDatabase>((done, fail) => {
    const request = window.indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
    request.onblocked = () => fail(new Error('blocked'));
  });

async function run<T>(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open(name);
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
}

export const fileStore = <Entry extends { id: string }>(name: string) => ({
  put: (entry: Entry): Promise<unknown> => run(name, 'readwrite', (store) => store.put(entry)),
  remove: (id: string): Promise<unknown> => run(name, 'readwrite', (store) => store.delete(id)),
  clear: (): Promise<unknown> => run(name, 'readwrite', (store) => store.clear()),
  all: (): Promise<unknown[]> => run(name, 'readonly', (store) => store.getAll()),
});
