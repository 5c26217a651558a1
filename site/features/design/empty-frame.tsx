import { Button } from '#site/ui/button.tsx';
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
          <div className="absolute inset-0 bg-ink/65" />
        </>
      )}
      <div
        className="relative flex flex-col items-center justify-center gap-3 p-6 text-center"
        role={processing ? 'status' : undefined}
      >
        {processing ? (
          <Spinner className="size-8" />
        ) : (
          <Icon name={failure ? 'warning' : 'image'} className="size-9 text-water-300" />
        )}
        <p className="font-display text-subheading">
          {processing ? words.generating : failure ? words.noDesign : words.empty}
        </p>
        {processing ? null : (
          <p className="max-w-[38ch] text-small text-water-200">{failure ?? words.emptyDetail}</p>
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
