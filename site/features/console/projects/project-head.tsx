import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Speaks } from '../speaks.tsx';
import { useWords } from '../words.ts';
import { ClientDialog } from './client-dialog.tsx';
import { useDesk } from './desk.ts';
import { dueWords } from './due-words.ts';
import { isOverdue } from './overdue.ts';
import { Mark } from './project-part.tsx';

const JUMPS = ['deliveries', 'plan-set', 'messages', 'quotes', 'payments', 'link', 'related'] as const;

const jumpTo = (part: string) => {
  const heading = document.getElementById(`project-${part}-title`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

export function ProjectHead() {
  const { PROJECT_DESK: words } = useWords();
  const { project } = useDesk();
  const [editing, setEditing] = useState(false);
  const { name, ticketNumber, email, phone, packageTitle, turn, dueAt, state } = project;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever opened it goes on from its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const late = isOverdue(project, Date.now());
  return (
    <header>
      <ButtonLink variant="quiet" href="#projects">
        <Icon name="arrow-left" className="size-4.5" />
        {words.head.back}
      </ButtonLink>
      <div className="mt-1 flex flex-wrap items-start gap-x-5 gap-y-1">
        <Heading
          ref={heading}
          tabIndex={-1}
          level={1}
          size="heading"
          className="min-w-0 [overflow-wrap:anywhere]"
        >
          {name || email || ticketNumber}
        </Heading>
        <Button variant="quiet" onClick={() => setEditing(true)}>
          <Icon name="edit" className="size-4.5" />
          {words.head.edit}
        </Button>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-small">
        <span className="tabular-nums">{ticketNumber}</span>
        <span>{packageTitle ?? words.noPackage}</span>
        {email ? (
          <a className="text-link min-w-0 py-1.5 [overflow-wrap:anywhere]" href={`mailto:${email}`}>
            {email}
          </a>
        ) : (
          <span>{words.head.noEmail}</span>
        )}
        {phone ? (
          <a className="text-link py-1.5" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        ) : null}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        {state === 'closed' ? <Mark tone="quiet">{words.head.closed}</Mark> : null}
        <Mark tone={turn === 'studio' ? 'waits' : 'quiet'}>{words.turns[turn]}</Mark>
        {dueAt && turn !== 'done' ? (
          <Mark tone={late ? 'late' : 'quiet'}>{dueWords(words.due, dueAt)}</Mark>
        ) : null}
        <Speaks language={project.language} />
      </p>
      <Jumps />
      {editing ? <ClientDialog onClose={() => setEditing(false)} /> : null}
    </header>
  );
}

// Where everything stands below each other, a finger gets to its part without scrolling for it.
function Jumps() {
  const { PROJECT_DESK: words, PLAN_SET_DESK } = useWords();
  const parts = { ...words, 'plan-set': PLAN_SET_DESK };
  return (
    <nav
      aria-label={words.head.jump}
      className="-mx-[var(--gutter)] mt-3 overflow-x-auto px-[var(--gutter)] xl:hidden"
    >
      <ul className="flex gap-1">
        {JUMPS.map((part) => (
          <li key={part}>
            <button
              type="button"
              className="min-h-11 whitespace-nowrap rounded-control bg-foam px-3 text-small hover:bg-foam-200"
              onClick={() => jumpTo(part)}
            >
              {parts[part].title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
