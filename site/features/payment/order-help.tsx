import type { Content } from '#content/content.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';

const LINK = 'inline-flex min-h-11 items-center gap-3 hover:underline underline-offset-4';

// Somebody who has just paid reaches a person from here.
export function OrderHelp({ content: { payment, brand } }: { content: Content }) {
  const { title, note, ask } = payment.PAYMENT_SUCCESS.help;
  return (
    <Card as="aside" tone="ink">
      <Heading level={2} size="subheading">
        {title}
      </Heading>
      <p className="mt-2 text-small text-water-200">{note}</p>
      <p className="mt-5">
        <a href={phoneLink(brand.phone)} className={LINK}>
          <Icon name="phone" className="size-5 text-water-300" />
          {brand.phone}
        </a>
        <br />
        <a href={`mailto:${brand.email}`} className={LINK}>
          <Icon name="mail" className="size-5 text-water-300" />
          <span className="break-all">{brand.email}</span>
        </a>
      </p>
      <p className="mt-4 border-white/20 border-t pt-4 text-small text-water-200">{ask}</p>
    </Card>
  );
}
