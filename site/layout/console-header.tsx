import type { Content } from '#content/content.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { Icon } from '../ui/icon.tsx';
import { CONSOLE_SESSION } from './console-session.ts';
import { Wordmark } from './logo.tsx';

type HeaderContent = Pick<Content, 'brand' | 'console'>;

// The console's own bar: whose it is, the way to the site, and room for who is signed in. Nothing here sells anything.
export function ConsoleHeader({ content: { brand, console } }: { content: HeaderContent }) {
  const { CONSOLE } = console;
  return (
    <header className="tone-ink sticky top-0 z-40 bg-ink text-white print:hidden">
      {/* Before somebody has signed in, its edges are those of the site. */}
      <div className="flex h-[var(--header-height)] items-center gap-x-3 px-4 sm:gap-x-5 lg:px-6 has-[>div:empty]:px-[var(--edge)]!">
        <a href={ROUTES.admin} className="flex min-w-0 items-center gap-2.5 [&_svg]:size-7">
          <Wordmark name={brand.name} />
          <span className="border-white/30 border-s ps-2.5 text-small text-water-200 max-sm:sr-only">
            {CONSOLE.heading}
          </span>
        </a>
        <a
          href={ROUTES.home}
          className="ms-auto inline-flex min-h-11 items-center gap-2 text-small text-water-200 hover:text-white hover:underline"
        >
          <Icon name="globe" className="size-4.5" />
          <span className="max-sm:sr-only">{CONSOLE.toSite}</span>
        </a>
        <div id={CONSOLE_SESSION} className="flex items-center empty:hidden" />
      </div>
    </header>
  );
}
