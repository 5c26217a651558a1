import type { ReactNode } from 'react';
import type { Design } from '#domain/design/design.ts';
import { lazyPart } from './ui/lazy-part.tsx';

export type NoRoomProps = {
  design: Design;
  words: { readonly sentence: string };
  show: (sentence: string) => ReactNode;
};

// It needs the layout solver, which a pool without a plot does not ask.
const MissingThings = lazyPart(async () => (await import('./missing-things.tsx')).MissingThings);

/** What was asked for and found no room on the plot; nothing without a plot. */
export const NoRoom = (props: NoRoomProps) => (props.design.site ? <MissingThings {...props} /> : null);
