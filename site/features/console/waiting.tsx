import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { reasonOf } from './attempt.ts';
import { useWords } from './words.ts';

// What stands where a view will be, and what stands there when it does not come.

export function Waiting({ words }: { words?: string | undefined }) {
  const { CONSOLE } = useWords();
  return (
    <p className="flex items-center gap-3 py-10" role="status">
      <Spinner /> {words ?? CONSOLE.loading}
    </p>
  );
}

export function Failed({ error, onAgain, busy }: { error: unknown; onAgain: () => void; busy?: boolean }) {
  const { CONSOLE } = useWords();
  return (
    <Alert tone="danger" title={CONSOLE.failed} className="my-5">
      <p>{reasonOf(CONSOLE, error)}</p>
      <Button variant="quiet" pending={busy ?? false} onClick={onAgain}>
        {CONSOLE.again}
      </Button>
    </Alert>
  );
}
