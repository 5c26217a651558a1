import type { Content } from '#content/content.ts';
import { STATE_LAWS, type StateCode } from '#domain/safety/state-laws.ts';
import { ROUTES, STATE_PAGES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { DrawnSheet } from '#site/drawn-sheet.tsx';
import { tell } from '#site/language.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';
import { drawPlan } from '#studio/plan/draw-plan.ts';

// Where a piece of a sheet is looked at from close by, so that its lines can be read in a small picture.
const CLOSER = new Map([
  ['detail-structural', 'origin-[58%_10%] scale-[2]'],
  ['detail-sections', 'origin-[20%_65%] scale-[2.2]'],
  ['detail-plumbing', 'origin-[33%_42%] scale-[2]'],
]);

type FiveServicesProps = { content: Pick<Content, 'about' | 'packages' | 'pictures'> };

// Each with a piece of what it hands over.
export function FiveServices({ content }: FiveServicesProps) {
  const { ABOUT_SERVICES } = content.about;
  return (
    <Section aria-labelledby="services-heading" className="max-sm:py-12">
      <Container>
        <Heading id="services-heading">{ABOUT_SERVICES.heading}</Heading>
        <ol className="mt-8 sm:mt-10 lg:grid lg:grid-cols-5 lg:gap-x-8">
          {ABOUT_SERVICES.items.map((item, index) => (
            <li
              key={item.title}
              className="grid grid-cols-[2.25rem_1fr_4.5rem] min-[23rem]:grid-cols-[2.25rem_1fr_7rem] gap-x-3.5 border-ink border-t py-6 max-sm:py-5 sm:grid-cols-[2.25rem_1fr_14rem] sm:gap-x-6 lg:flex lg:flex-col"
            >
              <span className="font-[340] font-display text-[3.25rem] text-lagoon leading-none">
                {index + 1}
              </span>
              <div className="lg:order-last lg:flex lg:flex-1 lg:flex-col">
                <Heading level={3} size="small" className="lg:mt-5">
                  {item.title}
                </Heading>
                <p className="mt-2 mb-2 text-ink-600 text-small">{item.detail}</p>
                <p className="mt-auto">
                  <Offer item={item} packages={content.packages.PACKAGES} />
                </p>
              </div>
              <Picture
                picture={content.pictures[item.picture]}
                alt=""
                sizes="(min-width: 40rem) 480px, 360px"
                imgClassName={CLOSER.get(content.pictures[item.picture].name)}
                className="aspect-square self-start sm:aspect-[3/2] overflow-hidden rounded-control border border-sand bg-white lg:mt-5 lg:w-full"
              />
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

type OfferProps = {
  item: Content['about']['ABOUT_SERVICES']['items'][number];
  packages: Content['packages']['PACKAGES'];
};

function Offer({ item, packages }: OfferProps) {
  const sold = packages.find(({ id }) => id === item.package);
  const link = sold
    ? { label: `${sold.title}, ${dollars(sold.price)}`, to: `${ROUTES.packages}#${sold.id}` }
    : item.more;
  if (!link) return null;
  return (
    <a href={link.to} className="text-link inline-block py-1.5 text-small leading-snug">
      {link.label}
    </a>
  );
}

// The sheet an owner-builder works from, drawn by the same hand as the plans in a package; a phone has just shown one.
export function OwnerBuilders({
  content: { about, projects },
}: {
  content: Pick<Content, 'about' | 'projects'>;
}) {
  const { ABOUT_OWNER_BUILDER } = about;
  const shown = projects.find(({ slug }) => slug === ABOUT_OWNER_BUILDER.shown);
  return (
    <Section tone="ink" aria-labelledby="owner-builders-heading" className="max-sm:py-12">
      <Container className="grid items-center gap-x-10 gap-y-8 md:grid-cols-12 lg:gap-x-16">
        <div className="md:col-span-6 lg:order-last lg:col-span-7">
          <Heading id="owner-builders-heading" size="title">
            {ABOUT_OWNER_BUILDER.heading}
          </Heading>
          <div className="prose mt-8 max-w-[35em] text-water-200">
            {ABOUT_OWNER_BUILDER.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ButtonLink href={ABOUT_OWNER_BUILDER.guide.to} variant="quiet" className="mt-6">
            {ABOUT_OWNER_BUILDER.guide.label}
            <Icon name="arrow-right" className="size-4" />
          </ButtonLink>
        </div>
        {shown?.design ? (
          <DrawnSheet
            drawing={drawPlan(shown.design, 'narrow')}
            caption={fill(ABOUT_OWNER_BUILDER.caption, { project: shown.title })}
            className="max-sm:hidden text-ink md:col-span-6 lg:col-span-5 lg:max-w-[26rem]"
          />
        ) : null}
      </Container>
    </Section>
  );
}

export function HeadActions({ words: { ABOUT_ACTIONS } }: { words: Content['about'] }) {
  return (
    <div className="mt-8 flex flex-wrap gap-4 max-sm:*:w-full">
      <ButtonLink href={ABOUT_ACTIONS.packages.to}>{ABOUT_ACTIONS.packages.label}</ButtonLink>
      <ButtonLink href={ABOUT_ACTIONS.contact.to} variant="secondary">
        {ABOUT_ACTIONS.contact.label}
      </ButtonLink>
    </div>
  );
}

/** Those of the sentence that have a page. */
const NAMED: readonly StateCode[] = ['FL', 'TX', 'CA', 'AZ', 'NV', 'NC'];

export function AreasServed({ words: { AREAS_SERVED } }: { words: Content['about'] }) {
  return (
    <Section tone="travertine" space="tight">
      <Container className="grid gap-x-16 gap-y-4 lg:grid-cols-12">
        <Heading className="lg:col-span-5">{AREAS_SERVED.heading}</Heading>
        <div className="lg:col-span-7">
          <Lead>{AREAS_SERVED.sentence}</Lead>
          <ul className="mt-4 flex flex-wrap gap-x-6">
            {NAMED.map((code) => (
              <li key={code}>
                <a href={STATE_PAGES[code]} className="text-link inline-flex min-h-11 items-center">
                  {tell(STATE_LAWS.find((law) => law.code === code)?.state ?? code)}
                </a>
              </li>
            ))}
          </ul>
          <ButtonLink href={ROUTES.states} variant="quiet" className="mt-2">
            {AREAS_SERVED.all}
            <Icon name="arrow-right" className="size-4" />
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
