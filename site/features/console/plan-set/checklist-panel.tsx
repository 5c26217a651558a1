import type { ChecklistLine } from '#domain/plan-set/desk.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Mark } from '../projects/project-part.tsx';
import { useWords } from '../words.ts';
import { isDone, missingIn } from './checklist.ts';
import { usePlanDesk } from './plan-desk.ts';

/** What the authority asks for: what the set itself shows, what a colleague has seen, and what is missing. */
export function ChecklistPanel() {
  const words = useWords().PLAN_SET_DESK.checklist;
  const { contents, value } = usePlanDesk();
  const lines = contents?.checklist ?? [];
  const missing = missingIn(lines, value.ticks);
  if (lines.length === 0) return <p className="text-small">{words.noState}</p>;
  return (
    <div className="grid max-w-4xl gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small" role="status">
        <span className="font-medium">
          {fill(words.count, { done: lines.length - missing.length, count: lines.length })}
        </span>
        {missing.length > 0 ? (
          <Mark tone="warn">{counted(words.missing, missing.length)}</Mark>
        ) : (
          <Mark tone="good">{words.complete}</Mark>
        )}
      </p>
      <ul className="divide-y divide-sand border-sand border-y">
        {lines.map((line) => (
          <Line key={line.id} line={line} done={isDone(line, value.ticks)} />
        ))}
      </ul>
      <p className="text-fine text-ink-600">{words.verify}</p>
    </div>
  );
}

function Line({ line, done }: { line: ChecklistLine; done: boolean }) {
  const words = useWords().PLAN_SET_DESK.checklist;
  const { keeper, value } = usePlanDesk();
  const tick = () =>
    keeper.change({ ticks: done ? value.ticks.filter((id) => id !== line.id) : [...value.ticks, line.id] });
  return (
    <li className="flex items-start gap-3 py-2 text-small">
      {line.by === 'staff' ? (
        <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-3 pt-2.5">
          <input
            type="checkbox"
            className="size-5.5 shrink-0 accent-lagoon"
            checked={done}
            aria-describedby={`check-${line.id}`}
            onChange={tick}
          />
          <span className={classes('min-w-0', !done && 'font-medium')}>{line.text}</span>
        </label>
      ) : (
        <p className="flex min-h-11 min-w-0 flex-1 items-start gap-3 pt-2.5">
          <Icon
            name={done ? 'check-circle' : 'warning'}
            label={done ? words.done : words.open}
            className={classes('size-5.5', done ? 'text-leaf' : 'text-amber')}
          />
          <span className={classes('min-w-0', !done && 'font-medium')}>{line.text}</span>
        </p>
      )}
      <div
        id={`check-${line.id}`}
        className="min-w-0 basis-2/5 pt-2.5 text-fine text-ink-600 [overflow-wrap:anywhere]"
      >
        <p>{line.detail || words.by[line.by]}</p>
        {line.source ? (
          <a
            className="text-link inline-block py-1"
            href={line.source.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {fill(words.source, { title: line.source.title, date: line.source.checkedOn })}
          </a>
        ) : null}
      </div>
    </li>
  );
}
