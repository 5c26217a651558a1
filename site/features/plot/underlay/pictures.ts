import { useEffect } from 'react';
import { fileStore } from '#site/file-store.ts';
import { sharedState, useShared } from './shared-state.ts';

// The pictures of this visit, and the one that is kept in the browser for the next.

type Kept = { id: string; picture: Blob; file: File | null };
export type Picture = Kept & { url: string };

type Pictures = {
  known: ReadonlyMap<string, Picture>;
  /** Looked for in vain. */
  missing: ReadonlySet<string>;
  /** Whether the browser keeps the picture that lies under the drawing. */
  isKept: boolean;
};

const store = fileStore<Kept>('poolPlotPicture');
const pictures = sharedState<Pictures>({ known: new Map(), missing: new Set(), isKept: true });
const update = (change: Partial<Pictures>) => pictures.set({ ...pictures.get(), ...change });

export function addPicture(kept: Kept): void {
  const picture = { ...kept, url: URL.createObjectURL(kept.picture) };
  update({ known: new Map(pictures.get().known).set(kept.id, picture) });
}

function toKept(entry: unknown): Kept | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, picture, file }: Record<string, unknown> = { ...entry };
  if (typeof id !== 'string' || !(picture instanceof Blob)) return null;
  return { id, picture, file: file instanceof File ? file : null };
}

async function find(id: string): Promise<void> {
  const entries = await store.all().catch(() => []);
  const kept = entries.map(toKept).find((entry) => entry?.id === id);
  if (kept) addPicture(kept);
  else update({ missing: new Set(pictures.get().missing).add(id) });
}

// Without the file it was made from it takes less room; then another page of it cannot be chosen later.
const put = ({ id, picture, file }: Picture) =>
  store.put({ id, picture, file }).catch(() => store.put({ id, picture, file: null }));

/** This one and no other stays in the browser. */
async function keepOnly(id: string | null): Promise<void> {
  const picture = id === null ? undefined : pictures.get().known.get(id);
  try {
    if (picture) await put(picture);
    const others = (await store.all()).map(toKept).filter((entry) => entry && entry.id !== id);
    for (const other of others) if (other) await store.remove(other.id);
    update({ isKept: true });
  } catch (error) {
    console.warn('the picture could not be kept', error);
    update({ isKept: !picture });
  }
}

export type ShownPicture = { picture: Picture | null; isMissing: boolean; isKept: boolean };

export function usePicture(id: string | null): ShownPicture {
  const { known, missing, isKept } = useShared(pictures);
  return {
    picture: (id && known.get(id)) || null,
    isMissing: id !== null && missing.has(id) && !known.has(id),
    isKept,
  };
}

/** Fetches what lies under the drawing, and keeps it; what was taken away is forgotten, until it is brought back. */
export function useKeeping(id: string | null, isReady: boolean): void {
  const { known } = useShared(pictures);
  const isKnown = id === null || known.has(id);
  useEffect(() => {
    if (!isReady) return;
    if (isKnown) void keepOnly(id);
    else if (id !== null) void find(id);
  }, [id, isKnown, isReady]);
}
