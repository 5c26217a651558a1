import { CONSOLE } from '#content/console.ts';
import { Button } from '#site/ui/button.tsx';
import { attempt } from './attempt.ts';
import { send } from './staff-calls.ts';

type DecisionProps = { id: string; name: string; state: string; onChanged: () => void; large?: boolean };

/** The picture beside the decision about it: in the list and in the detail view. */
export function PanoramaDecision({ id, name, state, onChanged, large }: DecisionProps) {
  async function decide(next: 'approved' | 'rejected') {
    if (await attempt(() => send('POST', `/api/staff/panoramas/${id}`, { state: next }))) onChanged();
  }
  return (
    <div className={large ? 'grid gap-4' : 'mt-2 flex flex-wrap items-center gap-4'}>
      <img
        src={`/api/360-designs/${id}/image.jpg`}
        alt=""
        loading="lazy"
        className={large ? 'max-h-72 w-full bg-foam object-cover' : 'h-20 w-40 bg-foam object-cover'}
      />
      <div className="flex gap-3">
        {state === 'approved' ? null : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${CONSOLE.approve} ${name}`}
            onClick={() => void decide('approved')}
          >
            {CONSOLE.approve}
          </Button>
        )}
        {state === 'rejected' ? null : (
          <Button
            variant="danger"
            size="sm"
            aria-label={`${CONSOLE.reject} ${name}`}
            onClick={() => void decide('rejected')}
          >
            {CONSOLE.reject}
          </Button>
        )}
      </div>
    </div>
  );
}
