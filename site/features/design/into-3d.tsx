import { designToQuery } from '#domain/design/design-link.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { handOver } from '#site/design-handover.ts';
import { Icon } from '#site/ui/icon.tsx';
import type { Shown } from './use-design-tool.ts';
import { useWords } from './words.ts';

type OnwardPage = typeof ROUTES.configurator | typeof ROUTES.plot;

/** Another page's link that takes the pool along, and its words and budget beside the address. */
export function onwardLink(page: OnwardPage, { design, stored, changed, budget }: Shown) {
  // A plot is in no parameters: where the design is stored, its name leads on, in another tab too.
  const query = design.site && stored && !changed ? `design=${stored.id}` : designToQuery(design);
  const href = `${page}?${query}`;
  return { href, onClick: () => handOver(href, design, budget) };
}

/** On the picture, at its foot; on a phone it would cover the pool, and stands among the links below. */
export function Into3d({ shown }: { shown: Shown }) {
  const { next } = useWords();
  return (
    <a
      {...onwardLink(ROUTES.configurator, shown)}
      className="pointer-events-auto absolute bottom-4 left-1/2 flex min-h-11 -translate-x-1/2 items-center gap-2 whitespace-nowrap rounded-full bg-ink/80 px-4 font-semibold text-small text-white transition-colors [--focus:var(--color-water-300)] hover:bg-ink max-sm:hidden @max-3xs:hidden"
    >
      <Icon name="cube" className="size-5" /> {next.configurator}
    </a>
  );
}
