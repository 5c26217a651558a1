import { useEffect, useState } from 'react';
import { Card } from '#site/ui/card.tsx';
import { BookingDesk } from './booking-desk.tsx';
import { OtherWays } from './other-ways.tsx';
import { type CallWords, WordsProvider } from './words.ts';

const SLUG = /^[\w-]{1,64}$/;

/** The public page; a design is named in its address. */
export function BookCall({ words, open }: { words: CallWords; open: boolean }) {
  const [design, setDesign] = useState<string>();
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('design') ?? '';
    if (SLUG.test(asked)) setDesign(asked);
  }, []);
  return (
    <WordsProvider words={words}>
      {open ? (
        <BookingDesk design={design} />
      ) : (
        <Card>
          <OtherWays words={words.BOOK.off} />
        </Card>
      )}
    </WordsProvider>
  );
}
