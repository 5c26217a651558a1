import { kindOf, type ListKind } from '#domain/console/kinds.ts';
import { isLate } from '#domain/console/waited.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { entryName } from './entry-name.ts';
import { LeadPicture } from './lead-picture.tsx';
import { PanoramaDecision } from './panorama-decision.tsx';
import { isPartlyRefunded, showDate, showFact, showState } from './show-value.ts';
import { Speaks } from './speaks.tsx';
import { type ConsoleWords, useWords } from './words.ts';

type Item = Record<string, unknown>;

// What waits is coloured, what went well is green, what went wrong is red; the rest is quiet.
const MARKS: Record<string, string> = {
  new: 'bg-foam-200 text-lagoon-700',
  pending: 'bg-foam-200 text-lagoon-700',
  won: 'bg-leaf-100 text-leaf',
  paid: 'bg-leaf-100 text-leaf',
  approved: 'bg-leaf-100 text-leaf',
  failed: 'bg-danger-100 text-danger',
  rejected: 'bg-danger-100 text-danger',
  spam: 'bg-amber-100 text-amber',
  late: 'bg-clay-100 text-clay-700',
  partlyRefunded: 'bg-amber-100 text-amber',
  refunded: 'bg-amber-100 text-amber',
  suppressed: 'bg-amber-100 text-amber',
};
const QUIET_MARK = 'bg-travertine text-ink-600';

type EntryProps = {
  kind: ListKind;
  item: Item;
  onOpen: () => void;
  onChanged: () => void;
  /** Present where entries can be selected. */
  selection?: { selected: boolean; onSelect: (selected: boolean) => void } | undefined;
};

export function EntryCard({ kind, item, onOpen, onChanged, selection }: EntryProps) {
  const words = useWords();
  const { CONSOLE } = words;
  const name = entryName(kind, item);
  const { state: stated, facts, excerpt, failure } = kindOf(kind);
  const state = stated && item[stated.column];
  return (
    <li className={classes('relative flex gap-x-2 py-4', selection?.selected && '-mx-3 bg-foam px-3')}>
      {selection ? (
        <label className="relative z-10 -ms-3 -mt-2.5 grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            className="size-5 cursor-pointer scroll-mb-32 accent-lagoon"
            aria-label={fill(CONSOLE.select, { what: name })}
            checked={selection.selected}
            onChange={(event) => selection.onSelect(event.target.checked)}
          />
        </label>
      ) : null}
      <LeadPicture hash={item.picture ?? item.hash} className="me-2 w-22 shrink-0 self-start sm:w-32" />
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p className="break-words font-semibold">
            {name}
            {state ? <Mark state={markOf(item, state)}>{showState(words, item, state)}</Mark> : null}
            {waitsTooLong(words, kind, item) ? <Mark state="late">{CONSOLE.late}</Mark> : null}
            <Speaks language={item.language} className="ms-3" />
          </p>
          <p className="break-words text-small">
            {facts
              .map((fact) => showFact(words, fact, item[fact]))
              .filter(Boolean)
              .join(' · ')}
          </p>
          {excerpt && item[excerpt] ? (
            <p className="mt-1 line-clamp-3 whitespace-pre-line break-words text-small">
              {String(item[excerpt]).replaceAll(/\n\s*\n/g, '\n')}
            </p>
          ) : null}
          {failure && item[failure] ? (
            <p className="mt-1 line-clamp-2 break-words text-danger text-small">{String(item[failure])}</p>
          ) : null}
          {kind === 'panoramas' ? (
            <PanoramaDecision id={String(item.id)} name={name} state={String(state)} onChanged={onChanged} />
          ) : null}
        </div>
        <div className="flex items-center gap-4 sm:block sm:text-end">
          <p className="text-ink-600 text-small tabular-nums">
            {showDate(words.STUDIO_ZONE, item.createdAt)}
          </p>
          {/* On a phone the whole entry takes the tap; the bar at the foot never hides what has the focus. */}
          <Button
            variant="quiet"
            className="scroll-mb-32 max-sm:after:absolute max-sm:after:inset-0 max-sm:after:content-['']"
            onClick={onOpen}
            data-entry={String(item.id)}
            aria-label={fill(CONSOLE.open, { what: name })}
          >
            {CONSOLE.openWord}
          </Button>
        </div>
      </div>
    </li>
  );
}

const waitsTooLong = ({ PROMISED }: ConsoleWords, kind: ListKind, { status, createdAt }: Item) =>
  kind === 'inquiries' &&
  status === 'new' &&
  isLate(PROMISED, { kind, since: String(createdAt) }, new Date().toISOString());

const markOf = (item: Item, state: unknown) => {
  if (isPartlyRefunded(item)) return 'partlyRefunded';
  return state === 'created' && item.provider === 'zelle' ? 'pending' : String(state);
};

function Mark({ state, children }: { state: string; children: string }) {
  return (
    <span
      className={classes(
        'ms-3 inline-block rounded-full px-2.5 font-medium text-small',
        MARKS[state] ?? QUIET_MARK,
      )}
    >
      {children}
    </span>
  );
}
