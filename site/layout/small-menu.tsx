import type { Content } from '#content/content.ts';
import type { NavigationLink } from '#content/navigation.ts';
import { Icon } from '../ui/icon.tsx';

const ID = 'small-menu';

type SmallMenuProps = { words: Content['footer']['SHELL']; links: readonly NavigationLink[] };

// A native popover: opens and closes without script.
export function SmallMenu({ words, links }: SmallMenuProps) {
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
        className="small-menu fixed inset-x-0 top-[var(--header-height)] bottom-0 h-auto w-auto overflow-y-auto bg-white px-[var(--gutter)] pt-3 pb-16"
      >
        <ul>
          {links.map((link) => (
            <li key={link.to} className="border-sand border-b">
              <a
                href={link.to}
                className="flex min-h-14 items-center justify-between py-2 font-display text-[1.5rem] text-ink tracking-[-0.015em] hover:text-lagoon"
              >
                {link.label}
                <Icon name="arrow-right" className="size-5 text-water" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
