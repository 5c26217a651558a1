import { fill } from '#domain/words/fill.ts';
import { usePictureStage } from '#site/picture-stage.ts';
import { Progress } from '#site/ui/progress.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { useWords } from './words.ts';

type LoadingProps = {
  thumbnail: string;
  // How much of the picture has arrived, 0 to 1.
  share: number;
  progressUrl: string | null;
};

// While the picture is on its way; one that is only being drawn says how far it is.
export function Loading({ thumbnail, share, progressUrl }: LoadingProps) {
  const { VIEWER: words } = useWords();
  const stage = usePictureStage(progressUrl, false);
  const drawn = stage?.stage === 'rendering' ? stage.percent : stage?.stage === 'finishing' ? 100 : 0;
  const percent = Math.round(progressUrl ? drawn : share * 100);
  const queued = stage?.stage === 'queued' ? fill(words.queued, { position: stage.position }) : null;
  return (
    <div className="pointer-events-none absolute inset-0">
      {thumbnail ? (
        <img src={thumbnail} alt="" className="h-full w-full scale-105 object-cover opacity-60 blur-md" />
      ) : null}
      <div className="absolute inset-0 flex flex-col items-center justify-center p-6 text-center">
        <div className="flex w-full max-w-sm flex-col items-center gap-5 rounded-card bg-ink-900/85 px-6 py-7">
          <p role="status" className="flex items-center gap-3 text-lead">
            <Spinner /> {progressUrl ? (queued ?? words.rendering) : words.loading}
          </p>
          <div className="w-full max-w-xs">
            <Progress value={percent} label={progressUrl ? words.rendered : words.loading} />
            <p aria-hidden="true" className="mt-2 text-small tabular-nums">{`${percent}%`}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
