import type { ReactNode } from 'react';
import { phoneLink } from '#domain/site/phone.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '#site/ui/section.tsx';
import { SideCards } from './side-cards.tsx';
import type { SideWords } from './words.ts';

type ContactSectionProps = {
  words: { eyebrow: string; heading: string; lead: string; orCall: string; required: string };
  side: SideWords;
  /** Where a call is booked instead. */
  call: { label: string; href: string };
  /** The page is for the form alone: it begins at once. */
  compact?: boolean;
  /** Under the form of such a page: what follows, and what becomes of what was written. */
  after?: { next: string; privacy: string; policy: string };
  /** The form. */
  children?: ReactNode;
};

export function ContactSection(props: ContactSectionProps) {
  return props.compact ? <FormFirst {...props} /> : <WithHead {...props} />;
}

function FormFirst({ words, side, call, after, children }: ContactSectionProps) {
  return (
    <Section id="contact" tone="foam" space="none" className="group/contact pt-6 pb-12 sm:pb-20 lg:pt-14">
      <Container className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[7fr_4fr] lg:gap-14">
        <OtherWays side={side} call={call} />
        <Card>
          <div className="group-has-data-sent/contact:hidden">
            <Heading size="subheading">{words.heading}</Heading>
            <p className="mt-1 mb-5 text-ink-600">
              {words.lead} <span className="mt-1 block text-small">{words.required}</span>
            </p>
          </div>
          {children}
          {after ? (
            <p className="mt-5 max-w-[44em] text-ink-600 text-small group-has-data-sent/contact:hidden">
              {after.next} {after.privacy}{' '}
              <a href={ROUTES.privacy} className="text-link">
                {after.policy}
              </a>
            </p>
          ) : null}
        </Card>
        <div className="grid gap-8">
          <div className="group-has-data-sent/contact:hidden max-lg:hidden">
            <p>{words.orCall}</p>
            <ButtonLink href={call.href} rel="noopener" variant="secondary" className="mt-4 w-full">
              <Icon name="calendar" /> {call.label}
            </ButtonLink>
          </div>
          <SideCards words={side} />
        </div>
      </Container>
    </Section>
  );
}

// Where the cards stand under the form: whoever would rather speak or write is not led past ten fields first. Once it was
// sent, what takes the form's place offers the call.
function OtherWays({ side: { brand, SIDE_CARDS }, call }: Pick<ContactSectionProps, 'side' | 'call'>) {
  return (
    <div className="flex flex-wrap gap-2.5 *:grow group-has-data-sent/contact:hidden sm:grid sm:grid-cols-3 sm:gap-3 lg:hidden">
      <ButtonLink href={call.href} rel="noopener" variant="secondary" className="bg-white max-sm:px-4">
        <Icon name="calendar" /> {call.label}
      </ButtonLink>
      <ButtonLink
        href={phoneLink(brand.phone)}
        variant="secondary"
        className="bg-white whitespace-nowrap max-sm:px-4"
      >
        <Icon name="phone" /> {SIDE_CARDS.phone.title}
      </ButtonLink>
      {/* On a phone it stands below the form: what was brought along and its first field come first. */}
      <ButtonLink href={`mailto:${brand.email}`} variant="secondary" className="bg-white max-sm:hidden">
        <Icon name="mail" /> {SIDE_CARDS.email.title}
      </ButtonLink>
    </div>
  );
}

function WithHead({ words, side, call, children }: ContactSectionProps) {
  return (
    <Section id="contact" tone="foam">
      <Container>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <Heading className="mt-4">{words.heading}</Heading>
        <Lead className="mt-5">{words.lead}</Lead>
        <a href={call.href} rel="noopener" className="text-link mt-3 inline-flex items-center gap-2.5 py-2">
          <Icon name="calendar" className="size-5" /> {call.label}
        </a>
        <div className="mt-6 grid items-start gap-8 sm:mt-10 sm:gap-10 lg:grid-cols-[7fr_4fr] lg:gap-14">
          <Card>{children}</Card>
          <SideCards words={side} />
        </div>
      </Container>
    </Section>
  );
}
