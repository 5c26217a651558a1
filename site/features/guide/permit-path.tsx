import type { Content } from '#content/content.ts';
import { Heading } from '#site/ui/section.tsx';

type PermitPathProps = { path: Content['guide']['GUIDE_PERMITS']['path']; className?: string };

// One line with a mark for each stage: down the page on small screens, across it on wide ones.
export function PermitPath({ path, className }: PermitPathProps) {
  return (
    <section aria-labelledby="permit-path-heading" className={className}>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <Heading level={3} id="permit-path-heading">
          {path.heading}
        </Heading>
        <p className="text-ink-600 text-small">{path.note}</p>
      </div>
      <ol className="mt-8 lg:grid lg:grid-cols-5">
        {path.stages.map((stage) => (
          <li
            key={stage.title}
            className="relative border-lagoon border-s ps-6 pb-7 last:border-transparent last:pb-0 lg:border-s-0 lg:border-t lg:ps-0 lg:pe-6 lg:pt-6 lg:pb-0 lg:last:border-lagoon lg:last:pe-0"
          >
            <span
              aria-hidden="true"
              className="-start-[0.3125rem] absolute top-2 size-2.5 rounded-full bg-lagoon lg:-top-[0.3125rem] lg:start-0"
            />
            <p className="font-display text-[1.25rem] leading-snug">{stage.title}</p>
            <p className="mt-1 font-semibold text-lagoon text-small">{stage.time}</p>
            <p className="mt-2 text-ink-700 text-small">{stage.detail}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
