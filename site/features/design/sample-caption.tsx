import { designToQuery } from '#domain/design/design-link.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from './words.ts';

// Under the sample: the words that the picture came with, and the way into it.
export function SampleCaption() {
  const { next, sample } = useWords();
  return (
    <div className="mt-3 flex justify-between gap-x-8 text-small max-sm:flex-col max-sm:items-start">
      <p>
        <span className="text-ink-600">{sample.from}</span> “{sample.words}”
      </p>
      <ButtonLink
        variant="quiet"
        href={`${ROUTES.configurator}?${designToQuery(sample.design)}`}
        className="shrink-0 sm:-mt-2.5"
      >
        <Icon name="cube" /> {next.configurator}
      </ButtonLink>
    </div>
  );
}
