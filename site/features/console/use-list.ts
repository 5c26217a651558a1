import { startOf } from '#domain/console/business-time.ts';
import type { ListKind } from '#domain/console/kinds.ts';
import { listPageSchema, listTotalSchema } from '#domain/console/lists.ts';
import type { Filters } from '#domain/console/place.ts';
import { addDays } from './calls/week.ts';
import { useRead, useReadPages } from './use-read.ts';
import { useWords } from './words.ts';

/** A day is the studio's: from its midnight to the next one. */
export const queryOf = (zone: string, { from, to, ...words }: Filters, after?: string) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) if (value) query.set(name, value);
  if (from) query.set('from', startOf(zone, from));
  if (to) query.set('to', startOf(zone, addDays(to, 1)));
  if (after) query.set('after', after);
  const text = query.toString();
  return text ? `?${text}` : '';
};

export const csvUrl = (zone: string, kind: ListKind, filters: Filters) =>
  `/api/staff/lists/${kind}/csv${queryOf(zone, filters)}`;

export function useList(kind: ListKind, filters: Filters) {
  const { STUDIO_ZONE } = useWords();
  const pages = useReadPages(
    listPageSchema,
    (key) => `/api/staff/lists/${kind}${queryOf(STUDIO_ZONE, filters, key)}`,
  );
  const total = useRead(listTotalSchema, `/api/staff/lists/${kind}/count${queryOf(STUDIO_ZONE, filters)}`);
  const refresh = () => {
    pages.refetch();
    void total.refetch();
  };
  return { ...pages, items: pages.data ?? [], total: total.data, refresh };
}
