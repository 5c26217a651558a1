import { useCallback, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { WEIGHTS } from '#domain/project/room.ts';
import type { DraftKeeper, DrawingSource, Place, Weight } from './types.ts';

// The comment being written, one per drawing, with its place: a reload or another tap loses none of its words.

export type NewDraft = Place & { weight: Weight; body: string };

const draftSchema = z.object({
  page: z.number(),
  x: z.number(),
  y: z.number(),
  weight: z.enum(WEIGHTS),
  body: z.string(),
});

const keyOf = (source: DrawingSource) =>
  source.kind === 'file' ? `new/file/${source.file.id}` : `new/${source.surface}`;

const read = (drafts: DraftKeeper, key: string): NewDraft | null => {
  try {
    const parsed = z.safeParse(draftSchema, JSON.parse(drafts.get(key) || 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

export function useNewComment(source: DrawingSource, drafts: DraftKeeper) {
  const key = keyOf(source);
  const [state, setState] = useState(() => ({ key, draft: read(drafts, key) }));
  const draft = state.key === key ? state.draft : read(drafts, key);
  const write = useCallback(
    (next: NewDraft | null) => {
      setState({ key, draft: next });
      drafts.set(key, next?.body ? JSON.stringify(next) : '');
    },
    [drafts, key],
  );
  return useMemo(
    () => ({
      draft,
      /** A text that is half typed moves along. */
      placeAt: (place: Place) => write({ weight: 'must', body: '', ...draft, ...place }),
      edit: (change: Partial<Pick<NewDraft, 'body' | 'weight'>>) => draft && write({ ...draft, ...change }),
      end: () => write(null),
    }),
    [draft, write],
  );
}
export type NewCommentState = ReturnType<typeof useNewComment>;
