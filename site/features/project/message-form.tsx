import { useId, useRef } from 'react';
import { PROJECT_LENGTHS, PROJECT_MOST } from '#domain/project/limits.ts';
import { fill } from '#domain/words/fill.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { TextAreaField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Progress } from '#site/ui/progress.tsx';
import { ACCEPT } from './message-files.ts';
import { NameField } from './name-field.tsx';
import { useMessage } from './use-message.ts';
import { useWords } from './words.ts';

/** The id of the text, so that a button elsewhere leads to it. */
export const MESSAGE_FIELD = 'room-message';

export function MessageForm() {
  const { MESSAGES } = useWords();
  const message = useMessage();
  const { body, outcome, percent, refusals } = message;
  const sending = percent !== undefined;
  return (
    <form
      noValidate
      className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 border-sand border-t pt-6 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:mt-0 lg:self-start lg:rounded-card lg:border-t-0 lg:bg-foam lg:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        void message.send();
      }}
    >
      <TextAreaField
        id={MESSAGE_FIELD}
        name="body"
        label={MESSAGES.write}
        rows={4}
        maxLength={PROJECT_LENGTHS.message}
        value={body}
        readOnly={sending}
        onChange={(event) => message.setBody(event.target.value)}
      />
      <Attachments message={message} />
      {refusals.length > 0 ? (
        <Alert tone="warning">
          {refusals.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Alert>
      ) : null}
      <NameField />
      {sending ? <Sending percent={percent} onCancel={message.cancel} /> : null}
      {outcome ? <Alert tone={outcome.sent ? 'success' : 'warning'}>{outcome.words}</Alert> : null}
      <div>
        <Button type="submit" pending={sending}>
          {outcome && !outcome.sent && body ? MESSAGES.retry : MESSAGES.send}
        </Button>
      </div>
    </form>
  );
}

function Attachments({ message }: { message: ReturnType<typeof useMessage> }) {
  const { MESSAGES } = useWords();
  const { files, attach, detach, percent } = message;
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  return (
    <div>
      <input
        ref={input}
        type="file"
        name="files"
        multiple
        hidden
        accept={ACCEPT}
        onChange={(event) => {
          attach([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={hint}
        disabled={percent !== undefined}
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" className="size-5" />
        {MESSAGES.attach}
      </Button>
      <p id={hint} className="mt-1.5 text-fine text-ink-600">
        {fill(MESSAGES.attachHint, { count: PROJECT_MOST.filesPerMessage })}
      </p>
      <ul className="mt-2 divide-y divide-sand">
        {files.map((file) => (
          <li
            key={`${file.name}-${file.size}-${file.lastModified}`}
            className="flex items-center gap-3 text-small"
          >
            <Icon name="document" className="size-5 text-lagoon" />
            <span className="min-w-0 flex-1 break-words">{file.name}</span>
            <span className="text-ink-600 tabular-nums">{megabytes(file.size)}</span>
            <button
              type="button"
              disabled={percent !== undefined}
              aria-label={fill(MESSAGES.removeFile, { name: file.name })}
              className="grid size-11 place-items-center rounded-control text-ink-600 hover:bg-danger-100 hover:text-danger"
              onClick={() => detach(file)}
            >
              <Icon name="close" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

// Screen readers get four announcements per upload, however large it is.
const SPOKEN_STEP = 25;

function Sending({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const { MESSAGES } = useWords();
  const spoken = Math.floor(percent / SPOKEN_STEP) * SPOKEN_STEP;
  return (
    <div className="grid gap-2 rounded-card bg-foam p-4">
      <Progress label={MESSAGES.sending} value={percent} />
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-small">
        <span role="status">
          {percent >= 100 ? MESSAGES.storing : fill(MESSAGES.sendingPercent, { percent: spoken })}
        </span>
        {percent >= 100 ? null : (
          <Button variant="quiet" onClick={onCancel}>
            {MESSAGES.cancel}
          </Button>
        )}
      </p>
    </div>
  );
}
