import type { ReactNode } from 'react';
import { classes } from '#site/ui/classes.ts';

export type Fact = {
  label: string;
  value: ReactNode;
  strong?: boolean;
  /** Stands under its label, with the whole width for what it offers. */
  wide?: boolean;
};

/** Amounts and names in lines, each under the other. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={classes('border-sand border-t', className)}>
      {facts.map(({ label, value, strong, wide }) => (
        <div
          key={label}
          className={classes(
            'flex items-baseline justify-between gap-x-4 border-sand border-b py-2.5',
            wide && 'flex-wrap',
          )}
        >
          <dt className={strong ? 'font-semibold' : 'text-ink-600 text-small'}>{label}</dt>
          <dd
            className={classes(
              'min-w-0 break-words',
              wide ? 'w-full font-semibold' : 'text-end',
              strong && 'font-display text-subheading leading-none',
              !(wide || strong) && 'text-small',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
