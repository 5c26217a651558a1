import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

type FoldProps = ComponentProps<'details'> & {
  /** Always in sight; pressed, it unfolds the rest. */
  line: ReactNode;
  lineClassName?: string;
};

/** A line with a chevron at its end, and what unfolds under it. */
export function Fold({ line, lineClassName, className, children, ...rest }: FoldProps) {
  return (
    <details className={classes('[&[open]>summary>svg:last-child]:rotate-180', className)} {...rest}>
      <summary className={classes('flex min-h-11 cursor-pointer items-center gap-3', lineClassName)}>
        {line}
        <Icon name="chevron-down" className="size-4.5 shrink-0 text-lagoon [.tone-ink_&]:text-water-300" />
      </summary>
      {children}
    </details>
  );
}
