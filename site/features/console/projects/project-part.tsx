import type { ReactNode } from 'react';
import { classes } from '#site/ui/classes.ts';
import { Heading } from '#site/ui/section.tsx';

// What the page of a project is made of.

type PartProps = { id: string; title: string; action?: ReactNode; className?: string; children: ReactNode };

export function Part({ id, title, action, className, children }: PartProps) {
  return (
    <section
      id={`project-${id}`}
      aria-labelledby={`project-${id}-title`}
      className={classes('min-w-0', className)}
    >
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-sand border-b pb-1">
        <Heading level={2} size="subheading" id={`project-${id}-title`} tabIndex={-1}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

export const Quiet = ({ children }: { children: ReactNode }) => (
  <p className="text-ink-600 text-small">{children}</p>
);

const TONES = {
  good: 'bg-leaf-100 text-leaf',
  waits: 'bg-foam-200 text-lagoon-700',
  late: 'bg-danger-100 text-danger',
  warn: 'bg-amber-100 text-amber',
  quiet: 'bg-travertine text-ink-600',
} as const;

export function Mark({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return (
    <span className={classes('inline-block rounded-full px-2.5 font-medium text-small', TONES[tone])}>
      {children}
    </span>
  );
}
