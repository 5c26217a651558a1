import { useEffect, useMemo, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { layoutDesign } from '#studio/scene/layout.ts';
import type { NoRoomProps } from './no-room.tsx';

const REST_MS = 300;
const CAPITAL = /^[A-Z](?=[a-z])/;

export function MissingThings({ design, words, show }: NoRoomProps) {
  const rested = useRested(design);
  const missing = useMemo(() => layoutDesign(rested).missing ?? [], [rested]);
  return missing.length > 0 ? show(fill(words.sentence, { things: listed(missing) })) : null;
}

// While something is dragged nobody reads, and every layout takes its time.
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

const listed = (labels: readonly string[]) =>
  new Intl.ListFormat('en-US').format(
    [...new Set(labels)].map((label) => label.replace(CAPITAL, (letter) => letter.toLowerCase())),
  );
