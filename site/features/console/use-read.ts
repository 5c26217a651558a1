import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { read } from './staff-calls.ts';

// What the server holds now; no cache once no component shows it.

export const useRead = <Schema extends z.core.$ZodType>(schema: Schema, url: string) =>
  useQuery({ queryKey: ['console', url], queryFn: () => read(schema, url), gcTime: 0 });

/** The same, once it may be asked for. */
export const useReadWhen = <Schema extends z.core.$ZodType>(enabled: boolean, schema: Schema, url: string) =>
  useQuery({ queryKey: ['console', url], queryFn: () => read(schema, url), gcTime: 0, enabled });

type Page<Item> = { items: Item[]; next?: string | undefined };

/** Page after page; `urlAfter` is the address of the page that follows a key. */
export function useReadPages<Item>(schema: z.core.$ZodType<Page<Item>>, urlAfter: (key: string) => string) {
  const pages = useInfiniteQuery({
    queryKey: ['console', urlAfter('')],
    queryFn: ({ pageParam }) => read(schema, urlAfter(pageParam)),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    gcTime: 0,
  });
  return {
    data: pages.data?.pages.flatMap((page) => page.items),
    error: pages.error,
    isPending: pages.isPending,
    isFetching: pages.isFetching,
    // A list that is read again stays where it is: neither the place nor the focus is lost.
    refreshing: pages.isRefetching,
    refetch: () => void pages.refetch(),
    more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    loadingMore: pages.isFetchingNextPage,
  };
}
