import { Button } from '#site/ui/button.tsx';
import { useAttempt } from './attempt.ts';
import { send } from './staff-calls.ts';
import { useWords } from './words.ts';

type DecisionProps = { id: string; name: string; state: string; onChanged: () => void; large?: boolean };

/** The picture beside the decision about it: in the list and in the detail view. */
export function PanoramaDecision({ id, name, state, onChanged, large }: DecisionProps) {
  const { CONSOLE } = useWords();
  const { attempt } = useAttempt();
  async function decide(next: 'approved' | 'rejected') {
    if (next === state) return;
    if (await attempt(() => send('POST', `/api/staff/panoramas/${id}`, { state: next }))) onChanged();
  }
  // Both stay, so that the focus does; the one that holds is marked and does nothing.
  const choice = (next: 'approved' | 'rejected', words: string, variant: 'secondary' | 'danger') => (
    <Button
      variant={variant}
      size="sm"
      aria-label={`${words} ${name}`}
      aria-pressed={state === next}
      aria-disabled={state === next}
      onClick={() => void decide(next)}
    >
      {words}
    </Button>
  );
  return (
    <div className={large ? 'grid gap-4' : 'relative z-10 mt-2 flex w-fit flex-wrap items-center gap-4'}>
      <img
        src={`/api/360-designs/${id}/image.jpg`}
        alt=""
        loading="lazy"
        className={large ? 'max-h-72 w-full bg-foam object-cover' : 'h-20 w-40 bg-foam object-cover'}
      />
      <div className="flex gap-3">
        {choice('approved', CONSOLE.approve, 'secondary')}
        {choice('rejected', CONSOLE.reject, 'danger')}
      </div>
    </div>
  );
}
