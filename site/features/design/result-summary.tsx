import { estimatedRange } from '#domain/design/hand-off.ts';
import { materialFinding } from '#domain/design/material.ts';
import { builtWords } from '#domain/design/say-pool.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { sayDepth, sayKind, saySides } from '#site/said-measures.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { unbroken } from '#site/ui/unbroken.tsx';
import { askedThings, inOneLine } from './asked-things.ts';
import { onwardLink } from './into-3d.tsx';
import { NotDrawn } from './not-drawn.tsx';
import { PlansStep } from './plans-step.tsx';
import type { Shown } from './use-design-tool.ts';
import { useWords } from './words.ts';

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
  const obstacle = materialFinding(design);
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 font-display text-subheading">
        <p>{sayKind(glance.pool, specs.style)}</p>
        <p className="tabular-nums">{estimatedRange(estimate)}</p>
      </div>
      <p className="mt-1 text-ink-600 text-small tabular-nums">
        {`${size}, ${fill(glance.weeks, { weeks: estimate.timelineWeeks })}`}
        {assumptions.length > 0 ? (
          <>
            {'; '}
            <a href="#reading" className="whitespace-nowrap text-lagoon underline underline-offset-3">
              {counted(glance.assumed, assumptions.length)}
            </a>
          </>
        ) : null}
      </p>
      <p className="mt-0.5 text-small">
        {inOneLine([...askedThings(words, design), ...builtWords(pool, design), pool.decks[design.deck]])}
      </p>
      {obstacle ? (
        <p className="mt-2 flex gap-2.5 text-small" data-built-otherwise>
          <Icon name="info" className="mt-0.5 size-4.5 shrink-0 text-clay-600" />
          <span>{unbroken(tell(obstacle.sentence))}</span>
        </p>
      ) : null}
      <PlansStep shown={shown} />
      <div className="mt-3 flex flex-wrap gap-x-7 border-sand border-t pt-2 text-small max-sm:justify-between max-sm:gap-x-2 max-sm:[&_a]:text-[0.875rem] max-sm:[&_svg]:hidden">
        <ButtonLink {...onwardLink(ROUTES.configurator, shown)} variant="quiet" className="sm:hidden!">
          <Icon name="cube" /> {next.configurator}
        </ButtonLink>
        <ButtonLink href="#specs" variant="quiet">
          <Icon name="edit" /> {glance.edit}
        </ButtonLink>
        {picture ? (
          <ButtonLink href={picture} download variant="quiet">
            <Icon name="download" /> {rendering.download}
          </ButtonLink>
        ) : null}
      </div>
      <NotDrawn shown={shown} />
    </div>
  );
}
