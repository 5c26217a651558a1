import { lazy, Suspense } from 'react';
import type { Assessment } from '#domain/assessment/result-mail.ts';

const MailResult = lazy(async () => ({ default: (await import('./mail-result.tsx')).MailResult }));

// Its form, its schema and its request travel with the first result, not with the page.
export function MailResultLater({ assessment }: { assessment: Assessment }) {
  return (
    <Suspense fallback={<div className="h-12" />}>
      <MailResult assessment={assessment} />
    </Suspense>
  );
}
