import { fill } from '#domain/words/fill.ts';
import { drawnLayout } from '#studio/figures/drawn-layout.ts';
import type { NoRoomProps } from './no-room.tsx';
import { useRested } from './use-rested.ts';

const CAPITAL = /^[A-Z](?=[a-z])/;

export function MissingThings({ design, words, show }: NoRoomProps) {
  const rested = useRested(design);
  const missing = drawnLayout(rested).missing ?? [];
  return missing.length > 0 ? show(fill(words.sentence, { things: listed(missing) })) : null;
}

const listed = (labels: readonly string[]) =>
  new Intl.ListFormat('en-US').format(
    [...new Set(labels)].map((label) => label.replace(CAPITAL, (letter) => letter.toLowerCase())),
  );
