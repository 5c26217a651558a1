import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Progress } from '#site/ui/progress.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { useWords } from '../words.ts';

type SendingProps = { share: number; onStop: () => void };

export function SendingLine({ share, onStop }: SendingProps) {
  const { PROJECT_DESK } = useWords();
  const words = PROJECT_DESK.handOver;
  const percent = Math.round(share * 100);
  const arrived = share >= 1;
  const said = arrived ? words.checking : fill(words.uploading, { percent });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-foam p-3">
      <div className="min-w-0 flex-1 basis-48">
        <p role="status" className="flex items-center gap-2 text-small tabular-nums">
          {arrived ? <Spinner /> : null}
          {said}
        </p>
        {arrived ? null : <Progress value={percent} label={said} className="mt-2" />}
      </div>
      <Button variant="secondary" size="sm" onClick={onStop}>
        {words.stop}
      </Button>
    </div>
  );
}
