import { placeOf } from '#domain/console/place.ts';
import type { BoardItem } from '#domain/project/project-file.ts';
import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Speaks } from '../speaks.tsx';
import { useWords } from '../words.ts';
import { dueWords } from './due-words.ts';
import { Mark } from './project-part.tsx';
import { UnreadCount } from './unread-count.tsx';

/** What a card shows. */
export type CardProject = Omit<BoardItem, 'updatedAt' | 'assignedTo'>;

// The part before the @ is how colleagues call each other.
const shortName = (email: string) => email.split('@')[0] ?? email;

/** In a list of all turns it says whose turn it is. */
export function ProjectCard({ project, saysTurn }: { project: CardProject; saysTurn?: boolean }) {
  const { PROJECT_DESK: words } = useWords();
  const { id, name, email, ticketNumber, packageTitle, step, turn, dueAt, overdue, unread } = project;
  const known = name || email || ticketNumber;
  return (
    <li
      className={classes(
        'relative rounded-card border bg-white p-3.5 hover:border-lagoon',
        overdue ? 'border-danger' : 'border-sand',
      )}
    >
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1 font-semibold leading-snug [overflow-wrap:anywhere]">
          {/* The whole card takes the press. */}
          <a
            href={placeOf('projects', id)}
            aria-label={fill(words.board.openThe, { name: known })}
            className="line-clamp-2 after:absolute after:inset-0 after:content-['']"
          >
            <Known name={known} />
          </a>
        </p>
        <UnreadCount count={unread} className="" />
      </div>
      <p className="mt-1 line-clamp-2 text-ink-600 text-small">
        {packageTitle ?? words.noPackage} · {words.steps[step]}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 text-small">
        {saysTurn ? <Mark tone={turn === 'studio' ? 'waits' : 'quiet'}>{words.turns[turn]}</Mark> : null}
        <Speaks language={project.language} />
        <Due dueAt={dueAt} overdue={overdue} done={turn === 'done'} />
      </div>
      <p className="flex items-baseline justify-between gap-4 text-fine text-ink-600">
        <span className="whitespace-nowrap tabular-nums">{ticketNumber}</span>
        <span className="min-w-0 truncate">
          {project.assignedEmail ? shortName(project.assignedEmail) : words.nobody}
        </span>
      </p>
    </li>
  );
}

// An address too long for its line goes on with its @.
function Known({ name }: { name: string }) {
  const [before = '', ...after] = name.split(/(?=@)/);
  return (
    <>
      {before}
      <wbr />
      {after.join('')}
    </>
  );
}

type DueProps = { dueAt: string | null; overdue: boolean; done: boolean };

function Due({ dueAt, overdue, done }: DueProps) {
  const { PROJECT_DESK: words } = useWords();
  // What is done is no longer late.
  if (done) return null;
  return (
    <span className={classes('flex items-center gap-1.5', overdue && 'font-semibold text-danger')}>
      {overdue ? <Icon name="warning" className="size-4.5" /> : null}
      {dueWords(words.due, dueAt)}
    </span>
  );
}
