import type { Message } from '#domain/project/room.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { day } from './dates.ts';
import { useOpenRoom } from './room-context.tsx';
import { hrefOf } from './use-view.ts';
import { useWords } from './words.ts';

const MESSAGES_VIEW = { section: 'messages' } as const;

/** The talk as it stands: what was written last, or that questions are welcome. */
export function LatestMessage() {
  const { MESSAGES } = useWords();
  const { room, show } = useOpenRoom();
  const last = room.messages.at(-1);
  return (
    <section aria-labelledby="room-latest" className="rounded-card bg-foam p-5 sm:p-6">
      <Heading level={2} size="subheading" id="room-latest">
        {last ? MESSAGES.latest : MESSAGES.questions}
      </Heading>
      {last ? <Said message={last} /> : <p className="mt-2 text-ink-600 text-small">{MESSAGES.lead}</p>}
      <a
        href={hrefOf(MESSAGES_VIEW)}
        className="text-link mt-2 inline-flex min-h-11 items-center gap-2 font-medium"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          show(MESSAGES_VIEW);
        }}
      >
        <Icon name="chat" className="size-5" /> {last ? MESSAGES.reply : MESSAGES.ask}
      </a>
    </section>
  );
}

function Said({ message: { body, createdAt, files, name, readAt, side } }: { message: Message }) {
  const { MESSAGES } = useWords();
  const isNew = side === 'studio' && !readAt;
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-fine text-ink-600">
        <span className="min-w-0 break-words font-semibold text-ink text-small">
          {name || (side === 'client' ? MESSAGES.you : MESSAGES.studio)}
        </span>
        <time dateTime={createdAt}>{day(createdAt)}</time>
        {isNew ? (
          <span className="rounded-full bg-ink px-2.5 font-semibold text-white">{MESSAGES.isNew}</span>
        ) : null}
      </p>
      <p data-typed className="mt-1 line-clamp-4 whitespace-pre-line break-words">
        {body || files.map(({ filename }) => filename).join(', ')}
      </p>
    </>
  );
}
