import { phoneLink } from '#domain/site/phone.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import type { CallWords } from './words.ts';

/** Beside the picker: what a call is like, and what else there is. It never acts. */
export function BookAside({ words: { BOOK, brand } }: { words: CallWords }) {
  const { aside } = BOOK;
  return (
    <aside className="grid content-start gap-8">
      <div>
        <Heading level={2} size="small">
          {aside.heading}
        </Heading>
        {/* On small screens the first stands above the form. */}
        <ul className="mt-3 grid gap-3 text-small">
          {aside.points.map((point) => (
            <li key={point} className="flex gap-3 max-lg:first:hidden">
              <Icon name="check" className="mt-0.5 size-5 text-lagoon" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Heading level={2} size="small">
          {aside.otherHeading}
        </Heading>
        <p className="mt-2 grid justify-items-start gap-1 text-small">
          <a className="text-link inline-block py-2" href={phoneLink(brand.phone)}>
            {fill(BOOK.call, { phone: brand.phone })}
          </a>
          <a className="text-link inline-block py-2" href={ROUTES.contact}>
            {BOOK.write}
          </a>
        </p>
      </div>
    </aside>
  );
}

export function BookNoScript({ words: { BOOK, brand } }: { words: CallWords }) {
  const { before, between, link, after } = BOOK.noScript;
  return (
    <p>
      {before}
      <a className="text-link" href={phoneLink(brand.phone)}>
        {brand.phone}
      </a>
      {between}
      <a className="text-link" href={ROUTES.contact}>
        {link}
      </a>
      {after}
    </p>
  );
}

/** The studio keeps its calendar elsewhere. */
export function OutsideCalendar({ words: { BOOK }, href }: { words: CallWords; href: string }) {
  const { heading, words, action } = BOOK.outside;
  return (
    <Card>
      <Heading level={2} size="subheading">
        {heading}
      </Heading>
      <p className="mt-3">{words}</p>
      <ButtonLink href={href} rel="noopener" className="mt-6">
        <Icon name="calendar" /> {action}
      </ButtonLink>
    </Card>
  );
}
