import { useRef } from 'react';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { Neighbors } from './neighbors.ts';
import { useStepKeys, useStepKeysWanted } from './step-keys.ts';
import { useWords } from './words.ts';

export type Paging = Neighbors & { of: string; go: (id: string) => void };

/** To the next and the previous entry, by button or key, without going back to the list. */
export function Pager({ paging: { index, isListed, previous, next, of, go } }: { paging: Paging }) {
  const { CONSOLE } = useWords();
  const words = CONSOLE.pager;
  const [wanted] = useStepKeysWanted();
  const place = useRef<HTMLDivElement>(null);
  useStepKeys(wanted && index >= 0, (step) => {
    // A question that stands above this entry has the keys to itself.
    const top = [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].at(-1);
    const to = step === 1 ? next : previous;
    if (!to || !top?.contains(place.current)) return false;
    go(to);
    return true;
  });
  if (index < 0) return null;
  const leave = (id: string | undefined) => (id ? go(id) : undefined);
  return (
    <div
      ref={place}
      className="mb-5 flex flex-wrap items-center gap-x-2 gap-y-1 border-sand border-b pb-3 text-small"
    >
      <Button variant="secondary" size="sm" disabled={!previous} onClick={() => leave(previous)}>
        <Icon name="chevron-left" /> {words.previous}
      </Button>
      <Button variant="secondary" size="sm" disabled={!next} onClick={() => leave(next)}>
        {words.next} <Icon name="chevron-right" />
      </Button>
      <p className="ms-2 text-ink-600 tabular-nums" aria-live="polite">
        {isListed ? fill(words.place, { place: index + 1, of }) : ''}
      </p>
      {wanted ? <Keys words={words.keys} className="ms-auto" /> : null}
    </div>
  );
}

type KeysProps = { words: { before: string; between: string; after: string }; className?: string };

/** Which keys there are; only where there is likely a keyboard. */
export function Keys({ words, className = '' }: KeysProps) {
  const key = 'mx-0.5 rounded-control border border-sand bg-travertine px-1.5 font-sans text-fine text-ink';
  return (
    <span
      className={`hidden text-fine text-ink-600 md:[@media(hover:hover)_and_(pointer:fine)]:inline ${className}`}
    >
      {words.before}
      <kbd className={key}>j</kbd>
      {words.between}
      <kbd className={key}>k</kbd>
      {words.after}
    </span>
  );
}
