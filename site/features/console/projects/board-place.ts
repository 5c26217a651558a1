import { type Filters, placeOf } from '#domain/console/place.ts';

// What the board shows stands behind the # of its address: everybody's projects, one's own, those that nobody has read, or those that are closed.

export const SHOWN = ['', 'mine', 'unread', 'closed'] as const;
export type Shown = (typeof SHOWN)[number];

export const shownOf = ({ state }: Filters): Shown => SHOWN.find((one) => one === state) ?? '';

/** Looked for by words, unread or closed: a list instead of the columns. */
export const isListed = (filters: Filters) =>
  Boolean(filters.search) || shownOf(filters) === 'unread' || shownOf(filters) === 'closed';

export const boardPlace = (shown: Shown, search: string) =>
  placeOf('projects', undefined, { state: shown, search });
