import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { IconButton } from '#site/ui/icon-button.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { reasonOf } from '../attempt.ts';
import { shortMoment } from '../content/moments.ts';
import { type ConsoleWords, useWords } from '../words.ts';
import { usePlanDesk } from './plan-desk.ts';
import type { Keeping } from './set-keeper.ts';

const TOOL =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-foam aria-disabled:cursor-default aria-disabled:text-ink-400 aria-disabled:hover:bg-transparent';

/** At the foot of the window: the way to the client, the way back, and whether everything is kept. */
export function FootBar({ onHandOver }: { onHandOver: () => void }) {
  const { PLAN_SET_DESK } = useWords();
  const words = PLAN_SET_DESK.state;
  const { keeper, keeping } = usePlanDesk();
  const { past, future } = keeping.history;
  return (
    <div className="sticky bottom-0 z-20 -mx-[var(--gutter)] mt-10 border-sand border-t bg-white px-[var(--gutter)] py-2.5 lg:mx-0 lg:px-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        {/* On the left, where no notice covers them. */}
        <Button size="sm" onClick={onHandOver}>
          {PLAN_SET_DESK.handOver.action}
        </Button>
        <div className="flex">
          <IconButton
            icon="rotate"
            mirrored
            label={words.undo}
            aria-keyshortcuts="Control+Z"
            aria-disabled={past.length === 0 || undefined}
            className={TOOL}
            onPress={keeper.undo}
          />
          <IconButton
            icon="rotate"
            label={words.redo}
            aria-keyshortcuts="Control+Y"
            aria-disabled={future.length === 0 || undefined}
            className={TOOL}
            onPress={keeper.redo}
          />
        </div>
        <Status keeping={keeping} onAgain={() => void keeper.save()} />
      </div>
    </div>
  );
}

type StateWords = ConsoleWords['PLAN_SET_DESK']['state'];

const troubleWords = (words: StateWords, { trouble }: Keeping, reason: string): string => {
  switch (trouble) {
    case 'conflict':
      return words.conflict;
    case 'unreachable':
      return words.unreachable;
    case 'signed-out':
      return words.signedOut;
    default:
      return fill(words.failed, { reason });
  }
};

// What is spoken changes only when there is news: not with every letter.
function Status({ keeping, onAgain }: { keeping: Keeping; onAgain: () => void }) {
  const { CONSOLE, PLAN_SET_DESK, STUDIO_ZONE } = useWords();
  const words = PLAN_SET_DESK.state;
  const { trouble, reason, settled, saving, stored } = keeping;
  if (trouble)
    return (
      <p
        className="flex min-w-0 flex-wrap items-center gap-x-3 font-medium text-danger text-small"
        role="status"
      >
        <span className="flex min-w-0 items-start gap-2">
          <Icon name="warning" className="mt-0.5 size-4.5" />
          {troubleWords(words, keeping, reasonOf(CONSOLE, reason))}
        </span>
        {trouble === 'conflict' || trouble === 'unreachable' ? null : (
          <Button variant="quiet" onClick={onAgain}>
            {CONSOLE.again}
          </Button>
        )}
      </p>
    );
  const saved = fill(words.saved, { when: shortMoment(STUDIO_ZONE, stored.savedAt) });
  return (
    <p className="flex min-h-6 items-center gap-2 text-ink-600 text-small">
      {saving ? <Spinner /> : null}
      {settled ? <Icon name="check" className="size-4.5 text-leaf" /> : null}
      <span aria-hidden="true">{settled ? saved : saving ? words.saving : words.typing}</span>
      <span className="sr-only" role="status">
        {saved}
      </span>
    </p>
  );
}
