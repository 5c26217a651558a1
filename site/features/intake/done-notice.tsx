import { useEffect, useRef } from 'react';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { Done } from './use-submission.ts';
import { useWords } from './words.ts';

// The toast goes; the ticket number stays until the visitor leaves, in sight and with the focus.
export function DoneNotice({ done }: { done: Done }) {
  const words = useWords().FORM.done;
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
        {words.title} <span className="whitespace-nowrap">{done.ticketNumber}</span>
      </h2>
      <p className="mt-2 max-w-[36em]">{words.body}</p>
      {done.statusUrl ? (
        <ButtonLink href={done.statusUrl} variant="secondary" className="mt-5">
          {words.status}
        </ButtonLink>
      ) : null}
    </section>
  );
}
