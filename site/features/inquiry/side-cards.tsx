import type { ReactNode } from 'react';
import { phoneLink } from '#domain/site/phone.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { classes } from '#site/ui/classes.ts';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import type { SideWords } from './words.ts';

export function SideCards({ words }: { words: SideWords }) {
  const { brand, SIDE_CARDS, IMMEDIATE_HELP } = words;
  return (
    <div className="grid gap-6 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10">
      <div className="grid gap-3.5 self-start sm:gap-5 sm:max-lg:col-span-2 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10">
        <Way icon="mail" words={SIDE_CARDS.email} oneLine>
          <a href={`mailto:${brand.email}`} className="text-link break-all">
            {brand.email}
          </a>
        </Way>
        <Way icon="home" words={SIDE_CARDS.office}>
          <address className="not-italic max-sm:text-small">
            {brand.street}
            <br />
            {`${brand.city}, ${brand.region} ${brand.postalCode}`}
          </address>
        </Way>
        {/* Beside a form that was sent, what takes its place is shorter; whoever sent it has named the place. */}
        <Way icon="globe" words={SIDE_CARDS.areas} className="sm:group-has-data-sent/contact:hidden" />
      </div>
      <div className="grid gap-6 self-start sm:max-lg:contents">
        <Card tone="ink">
          <Heading level={3}>{IMMEDIATE_HELP.title}</Heading>
          <p className="mt-2 text-small text-water-200">{IMMEDIATE_HELP.body}</p>
          <ButtonLink href={phoneLink(brand.phone)} variant="secondary" className="mt-5 w-full">
            <Icon name="phone" />
            {brand.phone}
          </ButtonLink>
          <p className="mt-3 text-center text-small text-water-200">{SIDE_CARDS.phone.note}</p>
        </Card>
        <SocialLinks words={words} />
      </div>
    </div>
  );
}

function SocialLinks({ words: { brand, CUSTOMERS } }: { words: SideWords }) {
  const shown = CUSTOMERS.links.filter(({ icon }) => brand[icon] !== '');
  if (shown.length === 0) return null;
  return (
    <div className="border-sand border-t pt-5">
      <Heading level={3} size="small">
        {CUSTOMERS.title}
      </Heading>
      <p className="mt-1 text-ink-600 text-small">{CUSTOMERS.body}</p>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {shown.map(({ name, icon }) => (
          <li key={name}>
            <a href={brand[icon]} rel="noopener noreferrer" target="_blank" className="social">
              <Icon name={icon} label={name} className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type WayProps = {
  icon: IconName;
  words: { title: string; note: string };
  className?: string;
  /** On a phone its value stands beside its name. */
  oneLine?: boolean;
  children?: ReactNode;
};

function Way({ icon, words, className, oneLine, children }: WayProps) {
  return (
    <div
      className={classes(
        'flex gap-4 border-sand border-t pt-3.5 sm:pt-5 max-sm:first:border-t-0 max-sm:first:pt-0 lg:first:border-t-0 lg:first:pt-0',
        className,
      )}
    >
      <Icon name={icon} className="mt-1 size-5 text-lagoon" />
      <div className="min-w-0 flex-1">
        <div
          className={classes(
            oneLine &&
              'max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-3',
          )}
        >
          <Heading level={3} size="small">
            {words.title}
          </Heading>
          {children ? <div className="mt-0.5">{children}</div> : null}
        </div>
        <p className={classes('text-ink-600 text-small', children ? 'mt-0.5' : 'mt-1')}>{words.note}</p>
      </div>
    </div>
  );
}
