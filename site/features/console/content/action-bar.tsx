import { counted, fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { reasonOf } from '../attempt.ts';
import { type ConsoleWords, useWords } from '../words.ts';
import type { DeskPartProps } from './document-notices.tsx';
import { useEditing } from './editing.ts';
import type { Keeping } from './keeping.ts';
import { shortMoment } from './moments.ts';
import type { Preview } from './preview.tsx';
import { isOnSite } from './shown-at.ts';
import { isUnfilled } from './shown-issues.ts';
import { useWho } from './start-view.tsx';

type BarProps = DeskPartProps & { preview: Preview; onPublish: () => void };

/** Stands at the foot of the window: whether everything is kept, and the way to the public. */
export function ActionBar({ document, keeper, keeping, account, spanish, preview, onPublish }: BarProps) {
  const { CONTENT_DESK } = useWords();
  const saveBoth = () => {
    void keeper.save();
    void spanish?.keeper.save();
  };
  const off = (keeping.settled && !keeping.drafted) || document.schedule !== null;
  return (
    <div className="sticky bottom-0 z-20 -mx-[var(--gutter)] mt-10 border-sand border-t bg-white px-[var(--gutter)] py-2.5 lg:mx-0 lg:px-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <Status keeping={keeping} account={account} onAgain={saveBoth} />
        {/* On the left, where no notice covers them. */}
        <div className="flex gap-3 max-sm:grow sm:order-first">
          {/* It keeps the focus when there is nothing left to publish. */}
          <Button
            size="sm"
            className="max-sm:grow"
            aria-disabled={off || undefined}
            onClick={off ? undefined : onPublish}
          >
            {CONTENT_DESK.publish}
          </Button>
          {isOnSite(document.name) ? (
            <Button
              variant="secondary"
              size="sm"
              className="max-sm:grow"
              aria-pressed={preview.open}
              onClick={preview.toggle}
            >
              {preview.open ? CONTENT_DESK.closePreview : CONTENT_DESK.preview}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

type StateWords = ConsoleWords['CONTENT_DESK']['state'];

const troubleWords = (words: StateWords, { trouble }: Keeping): string => {
  if (trouble === 'conflict') return words.conflict;
  if (trouble === 'unreachable') return words.unreachable;
  return trouble === 'signed-out' ? words.signedOut : words.failed;
};

// Leads to the first of the fields; what was not left yet is no mistake.
function Refused({ keeping: { issues, value } }: { keeping: Keeping }) {
  const words = useWords().CONTENT_DESK.state;
  const { errors, reveal } = useEditing();
  const unfilled = issues.filter((issue) => isUnfilled(value, issue));
  const [first = issues[0]?.path] = errors.keys();
  const wrong = errors.size > 0;
  if (first === undefined || (!wrong && unfilled.length === 0))
    return <p className="min-h-6 text-ink-600 text-small">{words.typing}</p>;
  return (
    <p
      className={classes('min-w-0 text-small', wrong ? 'font-medium text-danger' : 'text-ink-600')}
      role="status"
    >
      <button
        type="button"
        className="flex min-h-6 items-start gap-2 text-start"
        onClick={() => reveal(first)}
      >
        {wrong ? <Icon name="warning" className="mt-0.5 size-4.5" /> : null}
        <span className="underline underline-offset-4">
          {wrong ? counted(words.refused, issues.length) : counted(words.toFillIn, unfilled.length)}
        </span>
      </button>
    </p>
  );
}

type StatusProps = { keeping: Keeping; account: string; onAgain: () => void };

// What is spoken changes only when there is news: not with every letter, nor with every save in the same minute.
function Status({ keeping, account, onAgain }: StatusProps) {
  const { CONSOLE, CONTENT_DESK, STUDIO_ZONE } = useWords();
  const words = CONTENT_DESK.state;
  const who = useWho(account);
  const { trouble, savedAt, savedBy, settled, saving, drafted, reason } = keeping;
  const own = savedBy === account;
  const saved = savedAt
    ? fill(own ? words.saved : words.draft, {
        time: shortMoment(STUDIO_ZONE, savedAt),
        when: shortMoment(STUDIO_ZONE, savedAt),
        who: who(savedBy),
      })
    : '';
  if (trouble === 'refused' && keeping.issues.length > 0) return <Refused keeping={keeping} />;
  if (trouble) {
    const why = trouble === 'failed' ? `: ${reasonOf(CONSOLE, reason)}` : '';
    return (
      <p
        className="flex min-w-0 flex-wrap items-center gap-x-3 font-medium text-danger text-small"
        role="status"
      >
        <span className="flex items-start gap-2">
          <Icon name="warning" className="mt-0.5 size-4.5" />
          {troubleWords(words, keeping) + why}
        </span>
        {trouble === 'failed' || trouble === 'signed-out' ? (
          <Button variant="quiet" onClick={onAgain}>
            {words.again}
          </Button>
        ) : null}
      </p>
    );
  }
  const now = settled ? (drafted ? saved : words.none) : saving ? words.saving : words.typing;
  return (
    <p className="flex min-h-6 items-center gap-2 text-ink-600 text-small">
      {saving ? <Spinner /> : null}
      {settled && drafted ? <Icon name="check" className="size-4.5 text-leaf" /> : null}
      <span aria-hidden="true">{now}</span>
      <span className="sr-only" role="status">
        {drafted ? saved : ''}
      </span>
    </p>
  );
}
