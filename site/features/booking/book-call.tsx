import type { ReactNode } from 'react';
import { Card } from '#site/ui/card.tsx';
import { BookingDesk, WITH_ASIDE } from './booking-desk.tsx';
import { OtherWays } from './other-ways.tsx';
import { useStoredDesign } from './use-stored-design.ts';
import { type CallWords, WordsProvider } from './words.ts';

type BookCallProps = {
  words: CallWords;
  open: boolean;
  /** What stands beside it. */
  children?: ReactNode;
};

/** The public page; a design is named in its address. */
export function BookCall({ words, open, children }: BookCallProps) {
  const { design, isStored } = useStoredDesign();
  return (
    <WordsProvider words={words}>
      {open ? (
        <BookingDesk design={design} designIsStored={isStored} beside={children} />
      ) : (
        <div className={WITH_ASIDE}>
          <Card>
            <OtherWays words={words.BOOK.off} />
          </Card>
          {children}
        </div>
      )}
    </WordsProvider>
  );
}
