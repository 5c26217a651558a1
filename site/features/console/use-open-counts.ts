import { useCallback, useEffect } from 'react';
import { mayUse, type StaffRole } from '#domain/console/roles.ts';
import { openCountsSchema } from '#domain/console/today.ts';
import { onDone } from './staff-calls.ts';
import { useReadWhen } from './use-read.ts';
import { useReadAgain } from './use-read-again.ts';
import { countedIn, type View } from './views.ts';

/** How many wait in each view: read again after everything that is done here, and now and then for what others did. */
export function useOpenCounts(role: StaffRole) {
  const allowed = mayUse(role, 'leads');
  const { data, refetch } = useReadWhen(allowed, openCountsSchema, '/api/staff/open');
  const again = useCallback(() => {
    if (allowed) void refetch();
  }, [allowed, refetch]);
  useEffect(() => onDone(again), [again]);
  useReadAgain(again);
  return (view: View): number => data?.open[countedIn(view) ?? ''] ?? 0;
}
