import { estimatedRange } from '#domain/design/hand-off.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { sayDepth, sayKind, saySides } from '#site/said-measures.ts';
import { askedThings, inOneLine } from './asked-things.ts';
import { onwardLink } from './into-3d.tsx';
import { NotDrawn } from './not-drawn.tsx';
import { PlansStep } from './plans-step.tsx';
import type { Shown } from './use-design-tool.ts';
import { useWords } from './words.ts';

const LINK = 'text-lagoon underline underline-offset-3 hover:decoration-2';

type ResultSummaryProps = {
  shown: Shown;
  /** Where the picture that is seen can be downloaded. */
  picture: string | null;
};

// Right under the picture: the pool and its price in a few lines, what is not in it, and the one step from here.
export function ResultSummary({ shown, picture }: ResultSummaryProps) {
  const {
    glance,
    next,
    rendering,
    specs: words,
    marks: { pool },
  } = useWords();
  const { specs, design, estimate, assumptions } = shown;
  const size = fill(glance.size, { sides: saySides(words.sides, design), depth: sayDepth(design) });
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 font-display text-subheading">
        <p>{sayKind(glance.pool, specs.style)}</p>
        <p className="tabular-nums">{estimatedRange(estimate)}</p>
      </div>
      <p className="mt-1 text-ink-600 text-small tabular-nums">
        {`${size}, ${fill(glance.weeks, { weeks: estimate.timelineWeeks })}`}
      </p>
      <p className="mt-0.5 text-small">
        {inOneLine([...askedThings(words, design), pool.decks[design.deck]])}
      </p>
      <p className="flex flex-wrap gap-x-5 text-small max-sm:mt-1 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-8 [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center max-sm:[&>a]:min-h-10 max-sm:[&>a]:justify-self-start">
        <a {...onwardLink(ROUTES.configurator, shown)} className={`${LINK} font-semibold sm:hidden!`}>
          {next.configurator}
        </a>
        {assumptions.length > 0 ? (
          <a href="#reading" className={LINK}>
            {counted(glance.assumed, assumptions.length)}
          </a>
        ) : null}
        <a href="#specs" className={LINK}>
          {glance.edit}
        </a>
        {picture ? (
          <a href={picture} download className={LINK}>
            {rendering.download}
          </a>
        ) : null}
      </p>
      <PlansStep shown={shown} />
      <NotDrawn shown={shown} />
    </div>
  );
}
