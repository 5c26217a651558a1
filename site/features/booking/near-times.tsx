import { type MouseEvent, useEffect, useRef } from 'react';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { BELOW_HEADER } from './below-header.ts';
import type { Choice } from './use-choice.ts';
import { useWords } from './words.ts';
import { momentHere } from './zones.ts';

const MOST_NEAR = 4;

/** Somebody else was faster: whoever pressed the button far below is brought here, and from here back to it. */
export function NearTimes({ choice: { near, days, zone, choose } }: { choice: Choice }) {
  const { taken } = useWords().PICKER;
  const told = useRef<HTMLDivElement>(null);
  const isTaken = near !== undefined;
  useEffect(() => {
    if (isTaken) told.current?.focus();
  }, [isTaken]);
  if (!near) return null;
  const pick = (event: MouseEvent<HTMLButtonElement>, slot: string) => {
    const { form } = event.currentTarget;
    choose(slot);
    form?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  };
  return (
    <div ref={told} tabIndex={-1} className={`${BELOW_HEADER} outline-none`}>
      <Alert tone="warning" title={taken.title}>
        <p>{days.size > 0 ? taken.words : taken.wasLast}</p>
        {near.slots.length > 0 ? <p className="mt-2 font-medium">{taken.nearest}</p> : null}
        <div className="mt-2 flex flex-wrap gap-2">
          {near.slots.slice(0, MOST_NEAR).map((slot) => (
            <Button key={slot} variant="secondary" size="sm" onClick={(event) => pick(event, slot)}>
              {momentHere(zone, slot)}
            </Button>
          ))}
        </div>
      </Alert>
    </div>
  );
}
