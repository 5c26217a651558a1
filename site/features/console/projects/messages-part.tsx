import { useState } from 'react';
import type { Message } from '#domain/project/room.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { showDate } from '../show-value.ts';
import { useWords } from '../words.ts';
import { useDesk } from './desk.ts';
import { MessageForm } from './message-form.tsx';
import { Mark, Part, Quiet } from './project-part.tsx';

// The end of a long conversation; what came before is one press away.
const SHOWN = 12;

export function MessagesPart() {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.messages;
  const { project } = useDesk();
  const [whole, setWhole] = useState(false);
  const { messages } = project;
  const shown = whole ? messages : messages.slice(-SHOWN);
  const hidden = messages.length - shown.length;
  return (
    <Part id="messages" title={words.title}>
      {messages.length === 0 ? <Quiet>{words.none}</Quiet> : null}
      {hidden > 0 ? (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {counted(words.earlier, hidden)}
        </Button>
      ) : null}
      <ol className="grid gap-3">
        {shown.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </ol>
      <MessageForm />
    </Part>
  );
}

function MessageItem({ message }: { message: Message }) {
  const { PROJECT_DESK, STUDIO_ZONE } = useWords();
  const words = PROJECT_DESK.messages;
  const { url } = useDesk();
  const ours = message.side === 'studio';
  const read = message.readAt
    ? fill(words.read, { when: showDate(STUDIO_ZONE, message.readAt) })
    : words.unread;
  return (
    <li
      className={classes(
        'min-w-0 rounded-card p-3.5 text-small sm:max-w-[85%]',
        ours ? 'bg-foam sm:ms-auto' : 'border border-sand',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 text-ink-600">
        <span className="font-medium text-ink">{message.name || PROJECT_DESK.comments.studio}</span>
        {showDate(STUDIO_ZONE, message.createdAt)}
        {!ours && !message.readAt ? <Mark tone="waits">{words.new}</Mark> : null}
      </p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{message.body}</p>
      {message.files.map((file) => (
        <p key={file.id}>
          <a
            className="text-link inline-block py-1.5 [overflow-wrap:anywhere]"
            href={`${url}/files/${file.id}`}
            download
          >
            {file.filename}
          </a>
        </p>
      ))}
      {ours ? <p className="mt-1 text-end text-fine text-ink-600">{read}</p> : null}
    </li>
  );
}
