import type { Content } from '#content/content.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';

/** Low, so that the drawing and its first question stand on the first screen. */
export function PlotHead({ words: { back, title, lead } }: { words: Content['plot']['PLOT_PAGE'] }) {
  return (
    <div className="border-sand border-b px-[var(--gutter)] py-3 sm:py-4 lg:col-start-2 lg:border-s lg:border-b-0 lg:ps-8 lg:pe-[var(--edge)] lg:pt-5 lg:pb-0">
      <ButtonLink href={ROUTES.home} variant="quiet" className="max-lg:-mt-2 max-sm:hidden print:hidden">
        <Icon name="arrow-left" /> {back}
      </ButtonLink>
      <Heading level={1} size="view" className="sm:max-lg:-mt-1 lg:mt-1">
        {title}
      </Heading>
      <p className="mt-1 text-ink-600 text-small sm:mt-1.5">{lead}</p>
    </div>
  );
}
