import type { Waiting } from '#domain/console/lists.ts';
import { placeOf } from '#domain/console/place.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { dollarsAndCents } from '#domain/words/money.ts';
import type { ConsoleWords } from '../words.ts';

type Words = ConsoleWords['CONSOLE']['needsYou'];
type WaitingLine = { words: string; href: string };

// The word finds them: their references begin with it.
const ZELLE_ORDERS = placeOf('orders', undefined, { search: 'zelle', state: 'created' });

/** Money first, then people, then machines. */
export const waitingLines = (words: Words, { zelle, videoCalls, connections }: Waiting): WaitingLine[] => [
  ...(zelle.count > 0
    ? [
        {
          words: counted(words.zelle, zelle.count, {
            count: grouped(zelle.count),
            amount: dollarsAndCents(zelle.cents),
          }),
          href: ZELLE_ORDERS,
        },
      ]
    : []),
  ...(videoCalls.count > 0
    ? [
        {
          words: counted(words.videoCalls, videoCalls.count),
          href: placeOf('calls', undefined, { from: videoCalls.firstDay ?? '' }),
        },
      ]
    : []),
  ...connections.map(({ name, stopped }) => ({
    words: fill(stopped ? words.stopped : words.failing, { name }),
    href: placeOf('connections'),
  })),
];
