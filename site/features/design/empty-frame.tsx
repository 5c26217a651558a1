import { estimatedRange } from '#domain/design/hand-off.ts';
import { fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { PoolOutline } from './pool-outline.tsx';
import { useWords } from './words.ts';

type EmptyFrameProps = { processing: boolean; failure: string | null; onRetry: () => void };

// Where the picture will be: a sample until then, words that are being read, or why there is none.
export function EmptyFrame({ processing, failure, onRetry }: EmptyFrameProps) {
  const { glance, rendering: words, sample } = useWords();
  if (!processing && !failure)
    return (
      <>
        <Picture
          picture={sample.picture}
          sizes="(min-width: 64rem) 46rem, 100vw"
          priority
          className="absolute inset-0 size-full"
        />
        <p className="absolute top-3 left-3 rounded-full bg-ink/80 px-3 py-1 font-medium text-fine tabular-nums">
          {sample.label}
          <span aria-hidden="true" className="text-water-200">
            {`: ${estimatedRange(sample.estimate)}, ${fill(glance.weeks, { weeks: sample.estimate.timelineWeeks })}`}
          </span>
        </p>
      </>
    );
  return (
    <>
      <PoolOutline />
      <div
        className="relative flex flex-col items-center justify-center gap-3 p-6 text-center"
        role={processing ? 'status' : undefined}
      >
        {processing ? (
          <Spinner className="size-8" />
        ) : (
          <Icon name="warning" className="size-9 text-water-300" />
        )}
        <p className="font-display text-subheading">{processing ? words.generating : words.noDesign}</p>
        {processing ? null : (
          <>
            <p className="max-w-[52ch] text-small text-water-200">{failure}</p>
            <Button variant="secondary" size="sm" className="tone-ink text-white" onClick={() => onRetry()}>
              <Icon name="refresh" /> {words.tryAgain}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
