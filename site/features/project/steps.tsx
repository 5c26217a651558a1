import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { nextAct } from './next-act.ts';
import { useOpenRoom } from './room-context.tsx';
import { useWords } from './words.ts';

/** The way of the package: what is done, where it stands, what is to come. */
export function Steps() {
  const { STEPS } = useWords();
  const { room, comments } = useOpenRoom();
  const act = nextAct({ ...room, comments });
  const asked = act.kind === 'look' ? fill(STEPS.look, { number: act.waiting.version.number }) : undefined;
  const reached = room.turn === 'done' ? room.steps.length : room.steps.indexOf(room.step);
  return (
    <section aria-labelledby="room-steps">
      <Heading level={2} size="subheading" id="room-steps">
        {STEPS.heading}
      </Heading>
      <ol className="mt-5">
        {room.steps.map((step, index) => (
          <Step
            key={step}
            title={STEPS.steps[step].title}
            detail={asked ?? STEPS.steps[step].detail}
            state={index < reached ? 'done' : index === reached ? 'now' : 'next'}
          />
        ))}
      </ol>
    </section>
  );
}

type StepProps = { title: string; detail: string; state: 'done' | 'now' | 'next' };

const MARKS = {
  done: 'border-lagoon bg-lagoon text-white',
  now: 'border-lagoon bg-white ring-4 ring-water-200',
  next: 'border-ink-400 border-dashed bg-white',
};

function Step({ title, detail, state }: StepProps) {
  const { STEPS } = useWords();
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="relative flex gap-4 pb-5 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-3.5 not-last:before:w-px not-last:before:bg-ink-400/60 last:pb-0"
    >
      <span
        aria-hidden="true"
        className={classes(
          'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full border',
          MARKS[state],
        )}
      >
        {state === 'done' ? <Icon name="check" className="size-4" /> : null}
        {state === 'now' ? <span className="size-2.5 rounded-full bg-lagoon" /> : null}
      </span>
      <div className="min-w-0">
        <p className={classes('pt-0.5', state === 'now' ? 'font-semibold' : 'text-ink-600')}>
          {title}
          {state === 'now' ? null : (
            <span className="sr-only">, {state === 'done' ? STEPS.done : STEPS.next}</span>
          )}
          {state === 'now' ? (
            <span className="ms-3 rounded-full bg-lagoon px-2.5 py-0.5 font-medium text-fine text-white">
              {STEPS.now}
            </span>
          ) : null}
        </p>
        {state === 'now' ? <p className="text-ink-600 text-small">{detail}</p> : null}
      </div>
    </li>
  );
}
