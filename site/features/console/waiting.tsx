import { CONSOLE } from '#content/console.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { reasonOf } from './attempt.ts';

// What stands where a view will be, and what stands there when it does not come.

export function Waiting({ words = CONSOLE.loadingAny }: { words?: string }) {
  return (
    <p className="flex items-center gap-3 py-10" role="status">
      <Spinner /> {words}
    </p>
  );
}

export function Failed({ error, onAgain, busy }: { error: unknown; onAgain: () => void; busy?: boolean }) {
  return (
    <Alert tone="danger" title={CONSOLE.failed} className="my-5">
      <p>{reasonOf(error)}</p>
      <Button variant="quiet" pending={busy ?? false} onClick={onAgain}>
        {CONSOLE.again}
      </Button>
    </Alert>
  );
}
