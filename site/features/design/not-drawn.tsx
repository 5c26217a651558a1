import { NoRoom } from '#site/no-room.tsx';
import { Icon } from '#site/ui/icon.tsx';
import type { Shown } from './use-design-tool.ts';
import { useWords } from './words.ts';

// Every phrase that became nothing in the picture, in the visitor's own words, and what found no room.
export function NotDrawn({ shown: { design, notUnderstood } }: { shown: Shown }) {
  const { notDrawn: words, noRoom } = useWords();
  return (
    <>
      {notUnderstood.length > 0 ? (
        <section
          aria-labelledby="not-drawn-heading"
          className="mt-4 rounded-control border border-sand bg-travertine px-4 py-3 text-small"
        >
          <h3 id="not-drawn-heading" className="flex items-center gap-2 font-semibold">
            <Icon name="edit" className="size-4 text-lagoon" /> {words.heading}
          </h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {notUnderstood.map(({ start, text }) => (
              <li
                key={start}
                data-typed
                className="max-w-full break-words rounded-[3px] bg-white px-2 py-0.5"
              >
                {`“${text}”`}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-fine text-ink-600">{words.note}</p>
        </section>
      ) : null}
      <NoRoom
        design={design}
        words={noRoom}
        show={(sentence) => (
          <p className="mt-3 flex gap-2 text-small">
            <Icon name="warning" className="mt-0.5 size-4 text-amber" /> {sentence}
          </p>
        )}
      />
    </>
  );
}
