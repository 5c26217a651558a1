import { fill } from '#domain/words/fill.ts';
import { listedFor } from '#domain/words/reader.ts';
import { drawnLayout } from '#studio/figures/drawn-layout.ts';
import { pageReader, tell } from './language.ts';
import type { NoRoomProps } from './no-room.tsx';
import { useRested } from './use-rested.ts';

const CAPITAL = /^[A-Z](?=[a-z])/;

export function MissingThings({ design, words, show }: NoRoomProps) {
  const rested = useRested(design);
  const missing = drawnLayout(rested).missing ?? [];
  if (missing.length === 0) return null;
  return show(
    rested.site
      ? fill(words.sentence, { things: listed(missing, (count) => (count > 1 ? `${count} ` : '')) })
      : fill(words.atPool, { things: listed(missing, (count) => `${count} more `) }),
  );
}

function listed(labels: readonly string[], before: (count: number) => string): string {
  const things = [...new Set(labels)].map((label) => {
    const count = labels.filter((other) => other === label).length;
    const name = label.replace(CAPITAL, (letter) => letter.toLowerCase());
    return tell(`${before(count)}${name}${count > 1 ? 's' : ''}`);
  });
  return listedFor(pageReader(), things);
}
