import { type ReactNode, useId } from 'react';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';

type PartProps = { title: string; lead?: string; children: ReactNode };

/** One part of the day under its own name. */
export function DayPart({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      {lead ? <p className="text-ink-600 text-small">{lead}</p> : null}
      {children}
    </section>
  );
}

/** A line that is all link: nothing has to be aimed at. */
export const DAY_LINE = 'flex gap-x-4 px-3.5 py-3 hover:bg-foam';
export const DAY_LIST =
  'mt-2.5 divide-y divide-sand overflow-hidden rounded-card border border-sand bg-white';

type DayLink = { href: string; title: string; note: string };

/** Places to go to, each with what is there. */
export function DayLinks({ links }: { links: readonly DayLink[] }) {
  return (
    <ul className={DAY_LIST}>
      {links.map(({ href, title, note }) => (
        <li key={href + title}>
          <a href={href} className={`${DAY_LINE} text-small`}>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="block text-ink-600">{note}</span>
            </span>
            <Onward />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The way to all of it, under what is shown of it. */
export const DayMore = ({ href, children }: { href: string; children: string }) => (
  <p className="mt-1">
    <a href={href} className="text-link inline-block py-2 text-small">
      {children}
    </a>
  </p>
);

/** What leads somewhere shows it. */
export const Onward = () => (
  <Icon name="chevron-right" className="size-4.5 shrink-0 self-center text-ink-600" />
);
