import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import type { NavigationLink } from '#content/navigation.ts';
import { Icon } from '../ui/icon.tsx';

const ID = 'small-menu';

type SmallMenuProps = {
  words: Content['footer']['SHELL'];
  links: readonly NavigationLink[];
  more: readonly NavigationLink[];
  /** The way to the other language. */
  language: ReactNode;
  /** At the foot of the menu, in view however low the window is: the main button and the telephone. */
  children: ReactNode;
};

// A native popover: opens and closes without script.
export function SmallMenu({ words, links, more, language, children }: SmallMenuProps) {
  return (
    <div className="nav:hidden">
      <button
        type="button"
        popoverTarget={ID}
        aria-controls={ID}
        className="small-menu-toggle -me-3 inline-flex h-11 items-center gap-2.5 rounded-control px-3 font-semibold text-[1rem] text-ink hover:bg-foam"
      >
        {words.menu}
        <Icon name="menu" className="small-menu-closed size-6" />
        <Icon name="close" className="small-menu-open size-6" />
      </button>
      <nav
        id={ID}
        popover="auto"
        aria-label={words.smallNavigation}
        className="small-menu fixed inset-x-0 top-[var(--header-height)] bottom-0 h-auto w-auto overflow-y-auto bg-white px-[var(--gutter)] pt-3"
      >
        <ul>
          {links.map((link) => (
            <li key={link.to} className="border-sand border-b">
              <a href={link.to} className="menu-link">
                {link.label}
                <Icon name="arrow-right" className="size-5 text-water" />
              </a>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-6 pt-2 pb-4">
          {more.map((link) => (
            <a
              key={link.to}
              href={link.to}
              className="inline-flex min-h-11 items-center font-medium text-lagoon"
            >
              {link.label}
            </a>
          ))}
          {language}
        </p>
        <div className="small-menu-foot sticky bottom-0 mx-[calc(-1*var(--gutter))] mt-auto grid gap-2.5 border-sand border-t bg-white px-[var(--gutter)] pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] grid-cols-[auto_1fr] [&>a]:px-4 [&>p]:col-span-2">
          {children}
        </div>
      </nav>
    </div>
  );
}
