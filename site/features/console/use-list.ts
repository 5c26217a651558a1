import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ListKind } from '#domain/console/kinds.ts';
import { listPageSchema, listTotalSchema } from '#domain/console/lists.ts';
import type { Filters } from '#domain/console/place.ts';
import { read } from './staff-calls.ts';

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
  const pages = useInfiniteQuery({
    queryKey: ['console', kind, filters],
    queryFn: ({ pageParam }) =>
      read(listPageSchema, `/api/staff/lists/${kind}${queryOf(filters, pageParam)}`),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    gcTime: 0,
  });
  const total = useQuery({
    queryKey: ['console', kind, filters, 'total'],
    queryFn: () => read(listTotalSchema, `/api/staff/lists/${kind}/count${queryOf(filters)}`),
    gcTime: 0,
  });
  return {
    items: pages.data?.pages.flatMap((page) => page.items) ?? [],
    total: total.data,
    loading: pages.isPending,
    // A list that is read again stays where it is: neither the place nor the focus is lost.
    refreshing: pages.isRefetching,
    error: pages.error,
    more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    loadingMore: pages.isFetchingNextPage,
    refresh: () => {
      void pages.refetch();
      void total.refetch();
    },
  };
}
