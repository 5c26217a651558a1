import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { CONSOLE } from '#content/console.ts';
import { Heading } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { showDate } from './show-value.ts';
import { read } from './staff-calls.ts';

const auditSchema = z.array(
  z.object({ createdAt: z.string(), staff: z.nullable(z.string()), action: z.string(), subject: z.string() }),
);

export function AuditView() {
  const query = useQuery({
    queryKey: ['console', 'audit'],
    queryFn: () => read(auditSchema, '/api/staff/audit'),
    gcTime: 0,
  });
  return (
    <section>
      <Heading level={1} size="heading">
        {CONSOLE.views.audit}
      </Heading>
      {query.isPending ? <Spinner /> : null}
      {query.isError ? <p role="alert">{CONSOLE.failed}</p> : null}
      {query.data?.length === 0 ? <p className="mt-4">{CONSOLE.noHistory}</p> : null}
      <ol className="mt-5 divide-y divide-sand border-sand border-y text-small">
        {query.data?.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log is read once and never reordered
          <li key={index} className="grid gap-x-5 py-2.5 sm:grid-cols-[12rem_1fr]">
            <span className="text-ink-600 tabular-nums">{showDate(entry.createdAt)}</span>
            <span className="break-all">
              {entry.staff}: {entry.action}, {entry.subject}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
