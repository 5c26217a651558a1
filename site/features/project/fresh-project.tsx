import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { nextAct } from './next-act.ts';
import { useOpenRoom } from './room-context.tsx';
import { useWords } from './words.ts';

/** Nothing drawn yet: what happens next, and how the survey finds its project. */
export function FreshProject() {
  const { FRESH } = useWords();
  const { room, comments } = useOpenRoom();
  const isAskedAbove = nextAct({ ...room, comments }).kind === 'intake';
  const steps = room.steps.includes('concept') ? FRESH.steps : FRESH.withoutDesign;
  return (
    <section aria-labelledby="room-fresh">
      <Heading level={2} size="subheading" id="room-fresh">
        {FRESH.heading}
      </Heading>
      <ol className="mt-5 grid gap-5">
        {steps.map(({ title, detail }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4">
            <span
              aria-hidden="true"
              className="font-display font-[400] text-[2rem] text-water-700 leading-none tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-ink-600">{detail}</p>
            </div>
          </li>
        ))}
      </ol>
      {room.hasIntake ? (
        <p className="mt-6 flex items-start gap-2.5 rounded-card bg-leaf-100 p-4">
          <Icon name="check-circle" className="mt-0.5 size-5 text-leaf" />
          <span>{FRESH.received}</span>
        </p>
      ) : (
        <div className="mt-6 rounded-card bg-foam p-5">
          <p>{room.mailHint ? fill(FRESH.join, { mail: room.mailHint }) : FRESH.joinPlain}</p>
          {isAskedAbove ? null : (
            <ButtonLink href={ROUTES.intake} variant="secondary" className="mt-4">
              {FRESH.intake}
            </ButtonLink>
          )}
        </div>
      )}
      {room.hasIntake ? <p className="mt-4 text-ink-600">{FRESH.empty}</p> : null}
    </section>
  );
}
