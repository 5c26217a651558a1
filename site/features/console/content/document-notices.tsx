import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { useAttempt } from '../attempt.ts';
import { send } from '../staff-calls.ts';
import { useWords } from '../words.ts';
import { type Document, documentUrl, type Json } from './answers.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { Keeping } from './keeping.ts';
import { shortMoment } from './moments.ts';
import { useWho } from './start-view.tsx';
import type { SpanishDesk } from './use-spanish.ts';
import { valueAt } from './values.ts';

export type DeskPartProps = {
  document: Document;
  keeper: DraftKeeper;
  keeping: Keeping;
  account: string;
  /** Where visitors read it, the Spanish beside it. */
  spanish?: SpanishDesk | undefined;
  /** Where visitors see what is being edited. */
  live: string;
  onReload: () => Promise<void>;
};

/** What one should know before typing on: a plan, or words that came back. */
export function DocumentNotices(props: DeskPartProps) {
  const { document, keeping } = props;
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {document.schedule ? <Schedule {...props} schedule={document.schedule} /> : null}
      {keeping.recovered ? <Recovered {...props} /> : null}
      {document.name === 'booking' ? <NoVideoLink value={keeping.value} /> : null}
    </div>
  );
}

type ScheduleProps = DeskPartProps & { schedule: NonNullable<Document['schedule']> };

function Schedule({ document, schedule, account, onReload }: ScheduleProps) {
  const { CONTENT_DESK, STUDIO_ZONE } = useWords();
  const { attempt, busy } = useAttempt();
  const who = useWho(account);
  const cancel = () =>
    attempt(async () => {
      await send('DELETE', `${documentUrl(document.name)}/schedule`);
      await onReload();
    }, CONTENT_DESK.scheduleCancelled);
  return (
    <Alert
      tone="info"
      title={fill(CONTENT_DESK.scheduleTitle, { when: shortMoment(STUDIO_ZONE, schedule.at) })}
    >
      <p>{fill(CONTENT_DESK.scheduleBody, { who: who(schedule.by) })}</p>
      <Button variant="quiet" pending={busy} onClick={() => void cancel()}>
        {CONTENT_DESK.cancelSchedule}
      </Button>
    </Alert>
  );
}

function Recovered({ onReload }: DeskPartProps) {
  const { CONSOLE, CONTENT_DESK } = useWords();
  const { attempt, busy } = useAttempt();
  return (
    <Alert tone="info">
      <p>{CONTENT_DESK.recovered}</p>
      <Button variant="quiet" pending={busy} onClick={() => void attempt(onReload, CONSOLE.undone)}>
        {CONTENT_DESK.forgetRecovered}
      </Button>
    </Alert>
  );
}

function NoVideoLink({ value }: { value: Json }) {
  const { CONTENT_DESK } = useWords();
  if (valueAt(value, 'ways.video') !== true || valueAt(value, 'videoUrl') !== '') return null;
  return <Alert tone="warning">{CONTENT_DESK.noVideoLink}</Alert>;
}
