import type { Content } from '#content/content.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';

const LINK = 'inline-flex min-h-11 items-center gap-3 hover:underline underline-offset-4';

type OrderHelpProps = {
  content: Content;
  /** Beside a payment that is still to be made: in the page's own tone. */
  quiet?: boolean;
};

// Somebody who has just paid, or is about to, reaches a person from here.
export function OrderHelp({ content: { payment, brand }, quiet }: OrderHelpProps) {
  const { title, note, ask } = payment.PAYMENT_SUCCESS.help;
  const mark = quiet ? 'size-5 text-lagoon' : 'size-5 text-water-300';
  const ways = (
    <p>
      <a href={phoneLink(brand.phone)} className={LINK}>
        <Icon name="phone" className={mark} />
        {brand.phone}
      </a>
      <br />
      <a href={`mailto:${brand.email}`} className={LINK}>
        <Icon name="mail" className={mark} />
        <span className="break-all">{brand.email}</span>
      </a>
    </p>
  );
  if (quiet)
    return (
      <aside aria-label={title}>
        <p className="font-semibold">{title}</p>
        <p className="mt-1 mb-2 text-ink-600 text-small">{note}</p>
        {ways}
      </aside>
    );
  return (
    <Card
      as="aside"
      tone="ink"
      className="grid gap-x-10 gap-y-5 lg:grid-cols-[1fr_auto_1fr] lg:items-center lg:gap-x-16"
    >
      <div>
        <Heading level={2} size="subheading">
          {title}
        </Heading>
        <p className="mt-2 text-small text-water-200">{note}</p>
      </div>
      {ways}
      <p className="text-small text-water-200 max-lg:border-white/20 max-lg:border-t max-lg:pt-4">{ask}</p>
    </Card>
  );
}
