import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Progress } from '#site/ui/progress.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { PasswordForm } from './password-form.tsx';
import type { DrawingState } from './use-drawing.ts';
import { useWords } from './words.ts';

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
/** Smaller files are there before anybody could read how far they are. */
const WORTH_TELLING = 1e6;

/** What is shown in place of the paper until it is there, or when it cannot be. */
export function Opening({ state, onRetry }: { state: DrawingState; onRetry: () => void }) {
  const words = useWords();
  return (
    <div className="grid min-h-48 flex-1 place-items-center overflow-auto bg-foam p-6">
      <div className="w-full max-w-sm">
        {state.step === 'loading' && state.total > WORTH_TELLING ? (
          <Progress
            showLabel
            label={fill(words.progress, { done: megabytes(state.loaded), total: megabytes(state.total) })}
            value={state.loaded}
            max={state.total}
          />
        ) : null}
        {state.step === 'preparing' || (state.step === 'loading' && state.total <= WORTH_TELLING) ? (
          <p role="status" className="flex items-center justify-center gap-3 text-ink-600">
            <Spinner /> {words.loading}
          </p>
        ) : null}
        {state.step === 'password' ? (
          <PasswordForm words={words} wrong={state.wrong} answer={state.answer} />
        ) : null}
        {state.step === 'failed' ? (
          <div className="grid justify-items-start gap-4">
            <Alert tone={state.trouble === 'unsupported' ? 'info' : 'danger'}>
              {words.failed[state.trouble]}
            </Alert>
            {state.trouble === 'download' ? (
              <Button variant="secondary" onClick={onRetry}>
                {words.again}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}
