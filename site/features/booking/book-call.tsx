import { Card } from '#site/ui/card.tsx';
import { BookingDesk } from './booking-desk.tsx';
import { OtherWays } from './other-ways.tsx';
import { useStoredDesign } from './use-stored-design.ts';
import { type CallWords, WordsProvider } from './words.ts';

/** The public page; a design is named in its address. */
export function BookCall({ words, open }: { words: CallWords; open: boolean }) {
  const { design, isStored } = useStoredDesign();
  return (
    <WordsProvider words={words}>
      {open ? (
        <BookingDesk design={design} designIsStored={isStored} />
      ) : (
        <Card>
          <OtherWays words={words.BOOK.off} />
        </Card>
      )}
    </WordsProvider>
  );
}
