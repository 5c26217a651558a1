import { saveFile } from '#site/save-file.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { toast } from '#site/ui/toast.ts';
import type { CallCalls } from './booking-calls.ts';
import { useAct } from './use-act.ts';
import { useWords } from './words.ts';

/** The entry for the visitor's own calendar, and the link to keep. */
export function CallTools({ calls }: { calls: CallCalls }) {
  const { CALL } = useWords();
  const { pending, act } = useAct();
  const save = () =>
    act(
      async () => saveFile(await calls.calendarEntry(), CALL.calendarFile),
      () => {
        toast({ title: CALL.calendarFailed, variant: 'destructive' });
        return true;
      },
    );
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => toast({ title: CALL.copied }),
      () => toast({ title: CALL.copyFailed, variant: 'destructive' }),
    );
  return (
    <div className="mt-6 border-sand border-t pt-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button pending={pending} className="max-sm:w-full" onClick={() => void save()}>
          <Icon name="calendar" /> {CALL.calendar}
        </Button>
        <Button variant="quiet" onClick={() => void copy()}>
          <Icon name="link" /> {CALL.link}
        </Button>
      </div>
      <p className="mt-3 text-fine text-ink-600">{CALL.linkWords}</p>
    </div>
  );
}
