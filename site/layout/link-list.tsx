import { Icon } from '../ui/icon.tsx';

type LinkListProps = {
  links: readonly { label: string; to: string; detail?: string }[];
  /** Two beside each other where the page's full width is theirs. */
  wide?: boolean;
};

const NARROW =
  'max-w-lg sm:max-lg:grid sm:max-lg:max-w-none sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10 sm:max-lg:[&>li]:border-b-0 [&>li:last-child]:border-b';
const WIDE = 'grid gap-x-16 md:grid-cols-2';

// Where to go from a page that has nothing more to say.
export function LinkList({ links, wide }: LinkListProps) {
  return (
    <ul className={`mt-3 ${wide ? WIDE : NARROW}`}>
      {links.map(({ label, to, detail }) => (
        <li key={to} className="border-ink/15 border-t">
          <a href={to} className="group flex min-h-14 items-center justify-between gap-4 py-2.5">
            <span>
              <span className="block font-display text-[1.25rem] leading-snug group-hover:text-lagoon">
                {label}
              </span>
              {detail ? <span className="block text-ink-600 text-small">{detail}</span> : null}
            </span>
            <Icon
              name="arrow-right"
              className="size-4 shrink-0 text-lagoon transition-transform group-hover:translate-x-1"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
