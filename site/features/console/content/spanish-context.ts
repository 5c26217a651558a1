import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftKeeper } from './draft-keeper.ts';
import { type OurSpanish, ownSpanish } from './phrases.ts';

/** The Spanish of a document's fields: where the owner's goes, what ours is, and what each field said before. */
export type SpanishSide = {
  keeper: DraftKeeper;
  /** Nothing, as long as it is not known. */
  ours: OurSpanish | undefined;
  /** The Spanish of what a field said when it was last published. */
  formerAt: (path: string) => string | undefined;
};

export const SpanishContext = createContext<SpanishSide | undefined>(undefined);
export const useSpanishSide = () => useContext(SpanishContext);

/** The owner's Spanish of one sentence; a letter in another draws nothing here. */
export const useOwnSpanish = (keeper: DraftKeeper, english: string) =>
  useSyncExternalStore(keeper.subscribe, () => ownSpanish(keeper.state().value, english));
