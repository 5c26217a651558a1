import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../staff-calls.ts';
import { type Document, type DocumentName, sentencesSchema, sentencesUrl } from './answers.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { Keeping } from './keeping.ts';
import { useDraft } from './use-draft.ts';

/** The owner's Spanish, open beside another document. */
export type SpanishDesk = {
  keeper: DraftKeeper;
  keeping: Keeping;
  onReload: () => Promise<Document | undefined>;
};

export function useSpanishDesk(
  spanish: Document,
  account: string,
  onReload: SpanishDesk['onReload'],
): SpanishDesk {
  return { ...useDraft(spanish, account), onReload };
}

/** Our Spanish of a document's sentences, read again when others were saved. */
export function useSentences(name: DocumentName, stamp: string | undefined, wanted = true) {
  return useQuery({
    queryKey: ['console', sentencesUrl(name), stamp ?? ''],
    queryFn: () => read(sentencesSchema, sentencesUrl(name)),
    placeholderData: keepPreviousData,
    gcTime: 0,
    enabled: wanted,
  }).data;
}
