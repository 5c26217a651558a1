import { FILE_PURPOSES, type FilePurpose } from '#domain/intake/options.ts';
import { fileStore } from '#site/file-store.ts';

// Chosen files survive a reload in IndexedDB. Where that is forbidden or full, they simply do not.

export type ChosenFile = { id: string; file: File; purpose: FilePurpose | '' };

const store = fileStore<ChosenFile>('poolIntakeFiles');

const quietly = (work: Promise<unknown>) =>
  work.catch((error: unknown) => console.warn('files could not be kept', error));

export const storeFile = (file: ChosenFile) => quietly(store.put(file));
export const deleteFile = (id: string) => quietly(store.remove(id));
export const deleteFiles = () => quietly(store.clear());

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
    return (await store.all()).flatMap(toChosen);
  } catch (error) {
    console.warn('kept files could not be read', error);
    return [];
  }
};
