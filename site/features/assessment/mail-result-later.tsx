import { lazy, Suspense } from 'react';
import type { MailResultProps } from './mail-result.tsx';

const MailResult = lazy(async () => ({ default: (await import('./mail-result.tsx')).MailResult }));

// Its form, its schema and its request travel with the first result, not with the page.
export function MailResultLater(props: MailResultProps) {
  return (
    <Suspense fallback={<div className="h-12" />}>
      <MailResult {...props} />
    </Suspense>
  );
}
