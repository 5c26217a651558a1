import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

type AccordionProps = {
  items: readonly AccordionItem[];
  className?: string;
  /** Of what is folded out. */
  contentClassName?: string;
};

type AccordionItem = { id: string; title: string; isOpen?: boolean | undefined; content: ReactNode };

// Native details: each panel opens on its own, works without script, and find-in-page reaches inside.
export function Accordion({ items, className, contentClassName = 'max-w-[39em] pe-8' }: AccordionProps) {
  return (
    <div className={className}>
      {items.map(({ id, title, isOpen, content }) => (
        <details key={id} id={id} open={isOpen} className="group border-sand border-t last:border-b">
          <summary className="flex min-h-14 list-none items-baseline gap-6 py-4 pe-1.5 font-display font-[460] text-[1.1875rem] leading-snug transition-colors hover:text-lagoon [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{title}</span>
            <Icon name="plus" className="size-5 shrink-0 translate-y-1 text-lagoon group-open:hidden" />
            <Icon
              name="minus"
              className="hidden size-5 shrink-0 translate-y-1 text-lagoon group-open:block"
            />
          </summary>
          <div className={classes('pb-6 text-ink-600', contentClassName)}>{content}</div>
        </details>
      ))}
    </div>
  );
}
