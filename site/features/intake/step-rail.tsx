import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import type { IntakeState } from './use-intake.ts';
import { useWords } from './words.ts';

// Where there is room: all seven steps by name, and a way to each that was reached before.
export function StepRail({ intake }: { intake: IntakeState }) {
  const { FORM, STEPS } = useWords();
  const { step, furthest, jump, submission } = intake;
  return (
    <nav aria-label={FORM.steps} className="hidden lg:block">
      <ol className="sticky top-[calc(var(--header-height)+2rem)]">
        {STEPS.map(({ short, about }, index) => {
          const number = index + 1;
          const passed = number < furthest;
          return (
            <li
              key={short}
              className="relative pb-3 not-last:before:absolute not-last:before:top-10 not-last:before:-bottom-1 not-last:before:left-4 not-last:before:w-px not-last:before:bg-sand"
            >
              <button
                type="button"
                aria-current={number === step ? 'step' : undefined}
                disabled={number > furthest || submission.busy}
                onClick={() => void jump(number)}
                className={classes(
                  'flex min-h-11 w-full items-center gap-3.5 rounded-control text-start text-small',
                  number === step ? 'font-semibold' : 'text-ink-600',
                  number <= furthest && number !== step && 'hover:text-lagoon',
                )}
              >
                <Mark number={number} current={number === step} passed={passed} />
                <span>
                  {short}
                  <span className="block font-normal text-fine text-ink-600">{about}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Mark({ number, current, passed }: { number: number; current: boolean; passed: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid size-8 shrink-0 place-items-center rounded-full border font-medium tabular-nums',
        current && 'border-lagoon bg-lagoon text-white',
        !current && passed && 'border-lagoon text-lagoon',
        !current && !passed && 'border-ink-400/60',
      )}
    >
      {passed && !current ? <Icon name="check" className="size-4" /> : number}
    </span>
  );
}
