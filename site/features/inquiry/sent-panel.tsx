import { useEffect, useRef } from 'react';
import { BUDGETS } from '#domain/inquiry/budgets.ts';
import type { ContactForm } from '#domain/inquiry/contact-form.ts';
import { tell } from '#site/language.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { NextSteps } from '#site/ui/next-steps.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

type SentPanelProps = {
  sent: ContactForm;
  /** Stands for its 20 s. */
  thanks: string | undefined;
  onAnother: () => void;
};

/** In the form's place once it was sent: nobody wonders whether it went. */
export function SentPanel({ sent, thanks, onAnother }: SentPanelProps) {
  const { CONTACT, call } = useWords();
  const words = CONTACT.sent;
  const title = useRef<HTMLHeadingElement>(null);
  // A form is longer than what takes its place: its end may lie above the window.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-7">
      <div className="-mx-6 sm:-mx-8 -mt-6 sm:-mt-8 grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 sm:gap-x-4 rounded-t-card bg-leaf-100 px-6 py-6 sm:px-8 sm:py-7">
        <Icon name="check-circle" className="size-7 text-leaf sm:size-9" />
        <Heading
          ref={title}
          tabIndex={-1}
          size="subheading"
          className="scroll-mt-[calc(var(--header-height)+3rem)] self-center outline-none"
        >
          {CONTACT.successTitle}
        </Heading>
        {thanks ? (
          <p role="status" className="col-start-2">
            {thanks}
          </p>
        ) : null}
      </div>
      <NextSteps id="contact-next" heading={words.next} steps={words.steps} />
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
        <ButtonLink href={call.href} rel="noopener" className="max-sm:w-full">
          <Icon name="calendar" /> {call.label}
        </ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
      <WhatWasSent sent={sent} />
    </div>
  );
}

function WhatWasSent({ sent }: { sent: ContactForm }) {
  const { CONTACT } = useWords();
  const { labels, sent: words } = CONTACT;
  const budget = BUDGETS.find(({ value }) => value === sent.budget)?.label;
  const rows = [
    { label: words.from, value: `${sent.firstName} ${sent.lastName}` },
    { label: labels.email, value: sent.email },
    { label: labels.phone, value: sent.phone },
    { label: labels.location, value: sent.location },
    { label: labels.budget, value: budget && tell(budget) },
    { label: labels.details, value: sent.details },
  ];
  return (
    <section aria-label={words.got} className="rounded-control bg-foam p-4 sm:p-5">
      <p className="font-semibold text-small">{words.got}</p>
      <dl className="mt-2 grid gap-x-6 gap-y-1.5 text-small sm:grid-cols-[auto_1fr]">
        {rows.map(({ label, value }) =>
          value ? (
            <div key={label} className="sm:contents">
              <dt className="text-ink-600">{label}</dt>
              <dd data-typed className="line-clamp-4 whitespace-pre-line wrap-anywhere">
                {value}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
