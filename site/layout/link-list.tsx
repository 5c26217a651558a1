import { Icon } from '../ui/icon.tsx';

// Where to go from a page that has nothing more to say.
export function LinkList({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul className="mt-3 max-w-md">
      {links.map((link) => (
        <li key={link.to} className="border-ink/15 border-t last:border-b">
          <a
            href={link.to}
            className="flex min-h-14 items-center justify-between font-display text-[1.25rem] hover:text-lagoon"
          >
            {link.label}
            <Icon name="arrow-right" className="size-4 text-lagoon" />
          </a>
        </li>
      ))}
    </ul>
  );
}
