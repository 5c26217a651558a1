import type { ReactNode } from 'react';
import { countsIn } from '#domain/design/counts.ts';
import type { Design } from '#domain/design/design.ts';
import { lazyPart } from './ui/lazy-part.tsx';

export type NoRoomProps = {
  design: Design;
  words: { readonly sentence: string; readonly atPool: string };
  show: (sentence: string) => ReactNode;
};

const MissingThings = lazyPart(async () => (await import('./missing-things.tsx')).MissingThings);

/** What was asked for and found no room: on a plot anything, without one only what somebody asked for a number of. */
export const NoRoom = (props: NoRoomProps) =>
  props.design.site || countsIn(props.design).length > 0 ? <MissingThings {...props} /> : null;
