import type { Waiting } from '#domain/console/lists.ts';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from '../words.ts';
import { waitingLines } from './waiting-lines.ts';

/** What waits for somebody, each with the way there; nothing when nothing does. */
export function NeedsYou({ waiting }: { waiting: Waiting }) {
  const { CONSOLE } = useWords();
  const lines = waitingLines(CONSOLE.needsYou, waiting);
  if (lines.length === 0) return null;
  return (
    <section className="rounded-card bg-amber-100 px-5 py-4" aria-labelledby="needs-you">
      <Heading level={2} size="small" id="needs-you">
        {CONSOLE.needsYou.title}
      </Heading>
      <ul className="mt-1">
        {lines.map(({ words, href }) => (
          <li key={words}>
            <a href={href} className="text-link inline-block py-2 [overflow-wrap:anywhere]">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
