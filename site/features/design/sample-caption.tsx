import { designToQuery } from '#domain/design/design-link.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { useWords } from './words.ts';

// Under the sample: what will stand there, the words, the plan and the price that the picture came with, and the way into it.
export function SampleCaption() {
  const { rendering: words, glance, next, sample } = useWords();
  return (
    <div className="mt-4 grid grid-cols-[7rem_1fr] gap-x-4 gap-y-3 sm:grid-cols-[11rem_1fr] sm:gap-x-6">
      <Picture
        picture={sample.plan}
        sizes="11rem"
        className="self-start overflow-clip rounded-control border border-sand sm:row-span-2"
      />
      <div>
        <p className="font-display text-subheading leading-tight">{words.empty}</p>
        <p className="mt-1 text-ink-600 text-small">{words.emptyDetail}</p>
      </div>
      <div className="max-sm:col-span-2 text-small">
        <p>
          <span className="text-ink-600">{sample.from}</span> “{sample.words}”
        </p>
        <p className="mt-1 font-semibold tabular-nums">
          {estimatedRange(sample.estimate)}
          <span className="font-normal text-ink-600">
            {`, ${fill(glance.weeks, { weeks: sample.estimate.timelineWeeks })}`}
          </span>
        </p>
        <ButtonLink
          variant="quiet"
          href={`${ROUTES.configurator}?${designToQuery(sample.design)}`}
          className="mt-1 text-small"
        >
          <Icon name="cube" /> {next.configurator}
        </ButtonLink>
      </div>
    </div>
  );
}
