import { STEP_COUNT } from '#domain/intake/intake-steps.ts';
import { Button } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import type { IntakeState } from './use-intake.ts';
import { useWords } from './words.ts';

// On a phone the two buttons stay within reach of the thumb; those of the first, short step would only cover its last field.
export function StepButtons({ intake, canResume }: { intake: IntakeState; canResume: boolean }) {
  const { FORM } = useWords();
  const { step, furthest, goTo, jump, submission } = intake;
  const last = step === STEP_COUNT;
  return (
    <>
      {furthest === STEP_COUNT && !last && !canResume ? (
        <Button variant="quiet" className="mt-6" onClick={() => void jump(STEP_COUNT)}>
          {FORM.backToReview}
        </Button>
      ) : null}
      <div
        data-foot-bar="narrow"
        className={classes(
          'mx-[calc(-1*var(--gutter))] mt-6 flex gap-3 border-sand border-t bg-white px-[var(--gutter)] pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:border-0 sm:px-0 sm:pt-4',
          step > 1 ? 'sticky bottom-0 z-10' : 'max-sm:border-t-0',
        )}
      >
        <Button
          variant="secondary"
          className="px-5! sm:px-6!"
          disabled={step === 1 || submission.busy}
          onClick={() => goTo(step - 1)}
        >
          {FORM.previous}
        </Button>
        <Button
          type="submit"
          // One main action at a time: a draft's way on stands above.
          variant={canResume ? 'secondary' : 'primary'}
          className="flex-1 whitespace-nowrap px-4! sm:min-w-40 sm:flex-none sm:px-6!"
          pending={submission.busy}
        >
          {last ? (submission.busy ? FORM.submitting : FORM.submit) : FORM.next}
        </Button>
      </div>
    </>
  );
}
