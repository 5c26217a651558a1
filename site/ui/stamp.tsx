import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type StampProps = { tone: 'sand' | 'water'; children: ReactNode; className?: string };

const LOOK = {
  sand: 'border-sand-600 border-dashed text-sand-700 bg-white/60',
  water: 'rounded-full! border-transparent bg-foam text-lagoon',
};

// Says what kind of thing the block under it is; one tone per kind, so that two kinds never look alike.
export function Stamp({ tone, children, className }: StampProps) {
  return (
    <p
      className={classes(
        'inline-flex items-center rounded-[2px] border px-2.5 py-1 font-semibold text-fine',
        LOOK[tone],
        className,
      )}
    >
      {children}
    </p>
  );
}
