import type { Content } from '#content/content.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

type CallBarProps = {
  content: Pick<Content, 'brand' | 'footer' | 'navigation'>;
};

// On phones a number to press and the way to a quote stay at the foot of the window; layout.css says when the bar steps aside.
export function CallBar({ content: { brand, footer, navigation } }: CallBarProps) {
  return (
    <aside
      aria-label={footer.SHELL.callLabel}
      className="call-bar items-center justify-between border-sand border-t bg-white"
    >
      <a
        href={phoneLink(brand.phone)}
        className="flex min-h-14 items-center gap-2.5 ps-[var(--gutter)] pe-2 text-ink -outline-offset-3"
      >
        <Icon
          name="phone"
          className="size-5 text-lagoon max-[24rem]:hidden max-[26.5rem]:[:lang(es)_&]:hidden"
        />
        {/* In Spanish the number leaves no room for the hours on one line. */}
        <span className="font-semibold text-small leading-tight min-[22.5rem]:whitespace-nowrap max-[24rem]:[:lang(es)_&]:text-fine">
          {footer.SHELL.call}
          <span className="block font-normal text-fine text-ink-600 max-[21rem]:hidden max-[31rem]:[:lang(es)_&]:hidden">
            {footer.FOOTER.hours}
          </span>
        </span>
      </a>
      <ButtonLink href={navigation.QUOTE_LINK.to} variant="secondary" size="sm" className="shrink-0 px-3!">
        {navigation.QUOTE_LINK.label}
      </ButtonLink>
    </aside>
  );
}
