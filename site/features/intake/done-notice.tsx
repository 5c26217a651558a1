import { useEffect, useRef } from 'react';
import { INTAKE_FORM } from '#content/intake.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { Done } from './use-submission.ts';

const WORDS = INTAKE_FORM.done;

// The toast goes; the ticket number stays until the visitor leaves, in sight and with the focus.
export function DoneNotice({ done }: { done: Done }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="intake-done"
      className="mb-12 scroll-mt-28 rounded-card bg-leaf-100 p-6 sm:p-8"
    >
      <Icon name="check-circle" className="size-9 text-leaf" />
      <h2 id="intake-done" className="mt-3 font-display text-subheading">
        {WORDS.title} <span className="whitespace-nowrap">{done.ticketNumber}</span>
      </h2>
      <p className="mt-2 max-w-[36em]">{WORDS.body}</p>
      {done.statusUrl ? (
        <ButtonLink href={done.statusUrl} variant="secondary" className="mt-5">
          {WORDS.status}
        </ButtonLink>
      ) : null}
    </section>
  );
}
