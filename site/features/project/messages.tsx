import { useEffect, useState } from 'react';
import type { Message } from '#domain/project/room.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { counted } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Container, Heading } from '#site/ui/section.tsx';
import { clock, day } from './dates.ts';
import { FileDownload } from './file-downloads.tsx';
import { FilePicture } from './file-picture.tsx';
import { MESSAGE_FIELD, MessageForm } from './message-form.tsx';
import { useOpenRoom } from './room-context.tsx';
import { useWords } from './words.ts';

const SHOWN_AT_FIRST = 12;
// What every browser draws; a HEIC or a PDF stays a download.
const SHOWN_IMAGES = new Set(['image/jpeg', 'image/png']);
// As many as one call may name (seenSchema).
const MOST_AT_ONCE = 200;

export function Messages() {
  const { MESSAGES, TALK } = useWords();
  const { room, calls } = useOpenRoom();
  const [all, setAll] = useState(false);
  const fresh = useRead(room.messages);
  const { messages } = room;
  const hidden = all ? 0 : Math.max(0, messages.length - SHOWN_AT_FIRST);
  const shown = messages.slice(hidden);
  const lastSeen = messages.findLast(({ side, readAt }) => side === 'client' && readAt)?.id;
  return (
    <Container className="gap-x-16 pt-8 pb-16 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:pb-28">
      <div>
        <Heading level={1} size="heading" tabIndex={-1} id="room-messages">
          {MESSAGES.heading}
        </Heading>
        <p className="mt-3 max-w-[36em] text-ink-600">{MESSAGES.lead}</p>
        <a
          className="text-link mt-1 inline-block py-2 text-small"
          href={TALK.href === ROUTES.book ? calls.callPlace : TALK.href}
        >
          {TALK.label}
        </a>
        {messages.length > 3 ? (
          <Button
            variant="secondary"
            className="mt-5 lg:hidden"
            onClick={() => document.getElementById(MESSAGE_FIELD)?.focus()}
          >
            {MESSAGES.start}
          </Button>
        ) : null}
        {messages.length === 0 ? <p className="mt-8 font-medium">{MESSAGES.empty}</p> : null}
        {hidden > 0 ? (
          <Button variant="quiet" className="mt-4 flex" onClick={() => setAll(true)}>
            {counted(MESSAGES.earlier, hidden)}
          </Button>
        ) : null}
        <ol aria-labelledby="room-messages" className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          {shown.map((message, index) => (
            <MessageEntry
              key={message.id}
              message={message}
              isNewDay={index === 0 || day(message.createdAt) !== day(shown[index - 1]?.createdAt ?? '')}
              isFresh={fresh.has(message.id)}
              isLastSeen={message.id === lastSeen}
            />
          ))}
        </ol>
      </div>
      <MessageForm />
    </Container>
  );
}

/** Tells the studio what has been read; the mark "new" stays for as long as somebody looks at it. */
function useRead(messages: readonly Message[]): ReadonlySet<string> {
  const { calls, refresh } = useOpenRoom();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  // Looked at again with every answer of the server: the page may have come into sight meanwhile.
  useEffect(() => {
    if (document.visibilityState !== 'visible') return;
    const messageIds = messages
      .filter(({ id, side, readAt }) => side === 'studio' && !readAt && !fresh.has(id))
      .map(({ id }) => id)
      .slice(-MOST_AT_ONCE);
    if (messageIds.length === 0) return;
    setFresh(new Set([...fresh, ...messageIds]));
    calls.send('POST', '/seen', { messageIds }).then(refresh, () => undefined);
  }, [messages, fresh, calls, refresh]);
  return fresh;
}

type EntryProps = { message: Message; isNewDay: boolean; isFresh: boolean; isLastSeen: boolean };

function MessageEntry({ message, isNewDay, isFresh, isLastSeen }: EntryProps) {
  const { MESSAGES } = useWords();
  const own = message.side === 'client';
  const name = message.name || (own ? MESSAGES.you : MESSAGES.studio);
  return (
    <li>
      {isNewDay ? (
        <p className="mb-4 flex items-center gap-4 text-fine text-ink-600 before:h-px before:flex-1 before:bg-sand after:h-px after:flex-1 after:bg-sand">
          {day(message.createdAt)}
        </p>
      ) : null}
      <article
        className={classes(
          'max-w-[min(36rem,90%)] rounded-card p-4',
          own ? 'ms-auto bg-foam' : 'border border-sand bg-white',
        )}
      >
        <p className="flex flex-wrap items-baseline gap-x-3 text-fine text-ink-600">
          <span className="min-w-0 break-words font-semibold text-ink text-small">{name}</span>
          <time dateTime={message.createdAt}>{clock(message.createdAt)}</time>
          {isFresh ? (
            <span className="rounded-full bg-ink px-2.5 font-semibold text-white">{MESSAGES.isNew}</span>
          ) : null}
        </p>
        {message.body ? (
          <p data-typed className="mt-1 whitespace-pre-line break-words">
            {message.body}
          </p>
        ) : null}
        {message.files.map((file) => (
          <div key={file.id}>
            {SHOWN_IMAGES.has(file.contentType) ? (
              <div className="mt-3 aspect-[4/3] w-48 max-w-full overflow-hidden rounded-control bg-sand">
                <FilePicture file={file} />
              </div>
            ) : null}
            <FileDownload file={file} />
          </div>
        ))}
      </article>
      {isLastSeen ? <p className="mt-1 text-end text-fine text-ink-600">{MESSAGES.seen}</p> : null}
    </li>
  );
}
