import { useMemo } from 'react';
import { fill } from '#domain/words/fill.ts';
import { useWords } from '../words.ts';
import type { Document } from './answers.ts';
import type { Keeping } from './keeping.ts';
import {
  bothKept,
  formerText,
  ourSpanish,
  ownSpanish,
  placedIssues,
  spanishChanges,
  spokenSentences,
  withoutSpanish,
} from './phrases.ts';
import type { SpanishSide } from './spanish-context.ts';
import { type SpanishDesk, useSentences } from './use-spanish.ts';

const NOT_KNOWN = {};

/** A document and the Spanish beside it: what its fields show, and the two as one thing that is kept and published. */
export function useBeside(document: Document, own: Keeping, spanish: SpanishDesk | undefined) {
  const words = useWords().CONTENT_DESK.spanish;
  const isSpanish = document.name === 'spanish';
  const sentences = useSentences(document.name, own.savedAt, isSpanish || spanish !== undefined);
  const ours = sentences?.ours;
  const { schema, value } = own;
  const spoken = useMemo(() => spokenSentences(schema, value), [schema, value]);
  const keeper = spanish?.keeper;
  const published = document.value;
  const side = useMemo<SpanishSide | undefined>(() => {
    if (!keeper) return undefined;
    const said = (english: string) =>
      ownSpanish(keeper.state().value, english) ?? ourSpanish(ours ?? NOT_KNOWN, english);
    const formerAt = (path: string) => {
      const english = formerText(published, value, path);
      return english === undefined ? undefined : said(english);
    };
    return { keeper, ours, formerAt };
  }, [keeper, ours, published, value]);
  if (!spanish) return { keeping: own, side, sentences, spoken, elsewhere: [], unsaid: 0 };

  const { here, elsewhere } = placedIssues(spoken, spanish.keeping.issues);
  const changes = spanishChanges(
    spoken,
    spanish.keeper.published(),
    spanish.keeping.value,
    ours ?? NOT_KNOWN,
  ).map((change) => ({ ...change, where: fill(words.change, { english: change.where }) }));
  return {
    keeping: bothKept(own, spanish.keeping, here, changes),
    side,
    sentences,
    spoken,
    elsewhere,
    unsaid: ours ? withoutSpanish(spoken, spanish.keeping.value, ours).length : 0,
  };
}
