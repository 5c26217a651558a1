import { askedFor } from '#domain/design/counts.ts';
import { depthWords } from '#domain/design/depth-words.ts';
import { counted, fill } from '#domain/words/fill.ts';
import type { Shown } from './use-design-tool.ts';
import { useWords } from './words.ts';

const LINK = 'text-lagoon underline underline-offset-3 hover:decoration-2';

// Right under the picture: the pool in two lines, what was left unread and what was assumed.
export function AtAGlance({ shown: { specs, design, notUnderstood, assumptions } }: { shown: Shown }) {
  const { glance } = useWords();
  const unread = notUnderstood.map(({ text }) => (text.length > 40 ? `${text.slice(0, 40)}…` : text));
  return (
    <div className="mt-4 grid gap-1.5 text-small">
      <p className="font-semibold tabular-nums">
        {fill(glance.pool, {
          style: specs.style,
          length: design.lengthFt,
          width: design.widthFt,
          depth: depthWords(design),
        })}
      </p>
      {askedFor(design).length > 0 ? <p className="text-ink-600">{askedFor(design).join(', ')}</p> : null}
      {unread.length + assumptions.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {unread.length > 0 ? (
            <li>
              <a href="#specs-heading" className={LINK}>
                {fill(glance.unread, { words: unread.join(', ') })}
              </a>
            </li>
          ) : null}
          {assumptions.length > 0 ? (
            <li>
              <a href="#specs-heading" className={LINK}>
                {counted(glance.assumed, assumptions.length)}
              </a>
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
}
