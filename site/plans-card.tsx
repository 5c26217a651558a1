import type { ReactNode } from 'react';
import { ROUTES } from '#domain/site/routes.ts';
import type { plansOffer } from './plans-offer.ts';
import { ButtonLink } from './ui/button.tsx';
import { classes } from './ui/classes.ts';
import { Icon } from './ui/icon.tsx';
import { Heading } from './ui/section.tsx';
import { unbroken } from './ui/unbroken.tsx';

type PlansCardProps = {
  words: { action: string; fits: string; free: string };
  plans: NonNullable<ReturnType<typeof plansOffer>>;
  href: string;
  onClick?: () => void;
  level?: 2 | 3 | 4;
  className?: string;
  /** Other ways on, under the one that is sold. */
  children?: ReactNode;
};

/** The one step that a worked-out result leads to: the package that fits, and the form that takes the result along. */
export function PlansCard({ words, plans, href, onClick, level = 4, className, children }: PlansCardProps) {
  return (
    <div
      data-plans
      className={classes(
        'grid items-center gap-x-10 gap-y-4 rounded-card border-clay border-s-4 bg-foam p-5 sm:p-7 print:hidden',
        className,
      )}
    >
      <Heading level={level} size="subheading" className="lg:self-end">
        <a
          href={`${ROUTES.packages}#${plans.id}`}
          className="text-lagoon underline decoration-1 underline-offset-4"
        >
          {plans.offer}
        </a>{' '}
        {words.fits}
      </Heading>
      <div className="lg:row-span-2">
        <ButtonLink
          size="lg"
          href={href}
          onClick={onClick}
          className="w-full max-sm:px-3 max-sm:text-[1.0625rem]"
        >
          {words.action} <Icon name="arrow-right" className="size-5 max-sm:hidden" />
        </ButtonLink>
        <p className="mt-2.5 text-ink-700 text-small">{words.free}</p>
        {children}
      </div>
      <p className="max-w-[38em] text-ink-700 lg:-mt-2 lg:self-start">{unbroken(plans.reason)}</p>
    </div>
  );
}
