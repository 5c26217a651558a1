import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { PoolOutline } from './pool-outline.tsx';
import { useWords } from './words.ts';

type EmptyFrameProps = { processing: boolean; failure: string | null; onRetry: () => void };

// Where the picture will be: nothing yet, words that are being read, or why there is none.
export function EmptyFrame({ processing, failure, onRetry }: EmptyFrameProps) {
  const { rendering: words, before } = useWords();
  return (
    <>
      {processing || failure ? (
        <PoolOutline />
      ) : (
        <>
          <Picture
            picture={before}
            alt=""
            sizes="(min-width: 64rem) 46rem, 100vw"
            className="absolute inset-0 size-full"
          />
          <p className="absolute top-3 left-3 rounded-full bg-ink/80 px-3 py-1 font-medium text-fine">
            {words.sample}
          </p>
        </>
      )}
      <div
        className={classes(
          'relative flex flex-col gap-1',
          processing || failure
            ? 'items-center justify-center gap-3 p-6 text-center'
            : 'self-end bg-linear-to-t from-ink/90 to-ink/0 p-4 pt-14 sm:p-6 sm:pt-16',
        )}
        role={processing ? 'status' : undefined}
      >
        {processing ? <Spinner className="size-8" /> : null}
        {failure && !processing ? <Icon name="warning" className="size-9 text-water-300" /> : null}
        <p className="font-display text-subheading">
          {processing ? words.generating : failure ? words.noDesign : words.empty}
        </p>
        {processing ? null : (
          <p className="max-w-[52ch] text-small text-water-200">{failure ?? words.emptyDetail}</p>
        )}
        {failure && !processing ? (
          <Button variant="secondary" size="sm" className="tone-ink text-white" onClick={() => onRetry()}>
            <Icon name="refresh" /> {words.tryAgain}
          </Button>
        ) : null}
      </div>
    </>
  );
}
