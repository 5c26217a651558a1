import { useState } from 'react';
import { counted } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { showDate } from '../show-value.ts';
import { useWords } from '../words.ts';
import type { Change } from './answers.ts';

/** What changed, in words; the first few, and the rest when asked for. */
export function ChangeList({ changes, first }: { changes: readonly Change[]; first: number }) {
  const { CONTENT_DESK } = useWords();
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, first);
  const rest = changes.length - shown.length;
  return (
    <>
      <ul className="mt-2 grid gap-2 text-small">
        {shown.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two changes may read alike
          <li key={index} className="border-sand border-s-3 ps-3">
            <ChangeWords change={change} />
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {counted(CONTENT_DESK.moreChanges, rest)}
        </Button>
      ) : null}
    </>
  );
}

// A moment as the server keeps it says little to whoever lives by another clock.
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const shown = (zone: string, text: string) => (MOMENT.test(text) ? showDate(zone, text) : text);

function ChangeWords({ change: { where, before, after } }: { change: Change }) {
  const { CONTENT_DESK, STUDIO_ZONE } = useWords();
  const moved = before === '' && after === '';
  const kind =
    before === null
      ? CONTENT_DESK.changeAdded
      : after === null
        ? CONTENT_DESK.changeRemoved
        : moved
          ? CONTENT_DESK.changeMoved
          : undefined;
  return (
    <>
      <span className="block font-medium">
        {where}
        {kind ? <span className="font-normal text-ink-600"> ({kind})</span> : null}
      </span>
      {before ? (
        <del className="line-clamp-4 whitespace-pre-wrap break-words text-ink-600 decoration-1">
          <span className="sr-only">{CONTENT_DESK.changeBefore}: </span>
          {shown(STUDIO_ZONE, before)}
        </del>
      ) : null}
      {after ? (
        <ins className="line-clamp-4 whitespace-pre-wrap break-words no-underline">
          <span className="sr-only">{CONTENT_DESK.changeAfter}: </span>
          {shown(STUDIO_ZONE, after)}
        </ins>
      ) : null}
    </>
  );
}
