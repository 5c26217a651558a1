import type { ListKind } from '#domain/console/kinds.ts';
import { listPageSchema, listTotalSchema } from '#domain/console/lists.ts';
import type { Filters } from '#domain/console/place.ts';
import { useRead, useReadPages } from './use-read.ts';

// A day is the reader's own: from its midnight here to the next one.
const midnight = (date: string, daysLater: number) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day + daysLater).toISOString();
};

export const queryOf = ({ from, to, ...words }: Filters, after?: string) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(words)) if (value) query.set(name, value);
  if (from) query.set('from', midnight(from, 0));
  if (to) query.set('to', midnight(to, 1));
  if (after) query.set('after', after);
  const text = query.toString();
  return text ? `?${text}` : '';
};

export const csvUrl = (kind: ListKind, filters: Filters) => `/api/staff/lists/${kind}/csv${queryOf(filters)}`;

export function useList(kind: ListKind, filters: Filters) {
  const pages = useReadPages(listPageSchema, (key) => `/api/staff/lists/${kind}${queryOf(filters, key)}`);
  const total = useRead(listTotalSchema, `/api/staff/lists/${kind}/count${queryOf(filters)}`);
  const refresh = () => {
    pages.refetch();
    void total.refetch();
  };
  return { ...pages, items: pages.data ?? [], total: total.data, refresh };
}
