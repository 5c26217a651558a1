import { designToQuery } from '#domain/design/design-link.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from './words.ts';

// Under the sample: the way into it.
export function SampleCaption() {
  const { next, sample } = useWords();
  return (
    <div className="mt-1 flex justify-end text-small max-sm:justify-start">
      <ButtonLink variant="quiet" href={`${ROUTES.configurator}?${designToQuery(sample.design)}`}>
        <Icon name="cube" /> {next.configurator}
      </ButtonLink>
    </div>
  );
}
