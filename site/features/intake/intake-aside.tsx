import type { Content } from '#content/content.ts';
import { Heading } from '#site/ui/section.tsx';

/** What it costs, how long it takes, what helps and what comes of it; the end of the form says it anew. */
export function IntakeAside({ words }: { words: Content['intake']['INTAKE_ASIDE'] }) {
  return (
    <aside className="rounded-card bg-foam px-6 py-1 xl:py-6 xl:sticky xl:order-last xl:top-[calc(var(--header-height)+2rem)] xl:self-start max-xl:[body:has([data-intake-begun])_&]:hidden [body:has([data-intake-done])_&]:hidden">
      <Heading size="small" className="max-xl:hidden">
        {words.heading}
      </Heading>
      <details className="fold-until-wide">
        <summary className="flex min-h-11 items-center font-semibold">{words.heading}</summary>
        <dl className="grid xl:mt-3 gap-x-10 sm:grid-cols-2 xl:grid-cols-1">
          {words.points.map(({ title, detail }) => (
            <div key={title} className="border-ink/15 border-t py-3">
              <dt className="font-semibold text-small">{title}</dt>
              <dd className="mt-0.5 text-ink-700 text-small">{detail}</dd>
            </div>
          ))}
        </dl>
      </details>
    </aside>
  );
}
