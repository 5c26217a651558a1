import type { Content } from '#content/content.ts';
import type { Brand } from '#domain/site/brand.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { type SocialName, socialNames } from '#domain/site/social-links.ts';
import { fill } from '#domain/words/fill.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Container } from '../ui/section.tsx';
import { Mark } from './logo.tsx';

const SOCIAL_NAMES: Record<SocialName & IconName, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  houzz: 'Houzz',
};

const LINK = 'foot-link';

type FooterContent = Pick<Content, 'brand' | 'footer' | 'navigation' | 'untranslated'>;

type FooterProps = {
  content: FooterContent;
  /** Under a client's own project nothing is offered: how to reach us is enough. */
  brief?: boolean;
  /** Where there is a session or a key, nobody is asked for a quote. */
  quote?: boolean;
};

export function Footer({ content, brief, quote = true }: FooterProps) {
  const { brand, footer, untranslated } = content;
  const { FOOTER } = footer;
  return (
    <footer className="tone-ink relative bg-ink text-foam">
      <Waterline />
      <Container className="pt-9 pb-[calc(2.5rem+var(--foot-bar,0px))] sm:pt-14 lg:pt-20">
        {brief ? (
          <ContactDetails brand={brand} words={FOOTER} inRow />
        ) : (
          <Offers content={content} quote={quote} />
        )}
        <div className="mt-9 grid gap-x-12 gap-y-6 border-white/20 border-t pt-6 text-fine text-water-200 sm:mt-16 sm:pt-8 lg:grid-cols-12">
          <div className="space-y-2 lg:col-span-8">
            {FOOTER.disclaimers.map((words) => (
              <p key={words} className="max-w-[46em]">
                {fill(words, { brand: brand.name })}
              </p>
            ))}
            <CookieNotice words={FOOTER} />
            {untranslated.length > 0 ? <p className="untranslated-note">{FOOTER.partlyEnglish}</p> : null}
          </div>
          <div className="lg:col-span-4 lg:text-end">
            <p>© {fill(FOOTER.rights, { brand: brand.name })}</p>
            <p className="mt-1 flex flex-wrap gap-x-6 lg:justify-end">
              <a href={ROUTES.privacy} className={LINK}>
                {FOOTER.privacy}
              </a>
              <a href={ROUTES.terms} className={LINK}>
                {FOOTER.terms}
              </a>
              <a href={ROUTES.accessibility} className={LINK}>
                {FOOTER.accessibility}
              </a>
            </p>
          </div>
        </div>
      </Container>
    </footer>
  );
}

type OffersProps = { content: FooterContent; quote: boolean };

// What we draw and whose it is, the ways into the site, and how to reach us.
function Offers({ content: { brand, footer, navigation }, quote }: OffersProps) {
  const { FOOTER } = footer;
  const { FOOTER_LISTS, QUOTE_LINK } = navigation;
  return (
    <div className="grid gap-x-12 gap-y-9 sm:gap-y-14 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <Mark className="size-12 text-white max-sm:hidden" />
        <p className="max-w-[10.6em] font-[380] font-display text-heading text-white sm:mt-6">
          {FOOTER.statement}
        </p>
        {/* On a phone the call bar under it says the same. */}
        {quote ? (
          <ButtonLink
            href={QUOTE_LINK.to}
            variant="secondary"
            className="mt-6 sm:mt-8 max-sm:[html:has(.call-bar)_&]:hidden"
          >
            {QUOTE_LINK.label}
          </ButtonLink>
        ) : null}
        <SocialLinks brand={brand} />
      </div>
      <div className="grid grid-cols-2 gap-x-8 gap-y-7 sm:grid-cols-3 sm:gap-y-10 lg:col-span-7">
        {FOOTER_LISTS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-1.5 font-medium text-small text-water-300 sm:mb-3">{title}</h2>
            <ul className="text-small">
              {links.map((link) => (
                <li key={link.label}>
                  <a href={link.to} className={LINK}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <ContactDetails brand={brand} words={FOOTER} />
      </div>
    </div>
  );
}

// Stands in for a cookie banner: e2e/audit.test.ts proves what it says.
function CookieNotice({ words }: { words: Content['footer']['FOOTER'] }) {
  return (
    <p className="max-w-[46em]">
      {words.cookies}{' '}
      <a href={`${ROUTES.privacy}#cookies-and-storage`} className="text-link">
        {words.cookiesLink}
      </a>
    </p>
  );
}

type ContactProps = { brand: Brand; words: Content['footer']['FOOTER']; inRow?: boolean };

function ContactDetails({ brand, words, inRow }: ContactProps) {
  return (
    <div className="max-sm:col-span-2 text-small">
      <h2 className="mb-1.5 font-medium text-small text-water-300 sm:mb-3">{words.contact}</h2>
      <address
        className={`text-water-200 not-italic${inRow ? ' items-baseline gap-x-12 gap-y-3 sm:grid sm:grid-cols-2 lg:grid-cols-4 sm:*:m-0 sm:[&>br]:hidden' : ''}`}
      >
        <a href={phoneLink(brand.phone)} className={LINK}>
          {brand.phone}
        </a>
        <br />
        <a href={`mailto:${brand.email}`} className={`${LINK} break-all`}>
          {brand.email}
        </a>
        <p className="mt-2.5">
          {words.office}
          <br />
          {brand.street}
          <br />
          {brand.city}, {brand.region} {brand.postalCode}
        </p>
        <p className="mt-3">{words.hours}</p>
      </address>
    </div>
  );
}

function SocialLinks({ brand }: { brand: Brand }) {
  const names = socialNames(brand);
  if (names.length === 0) return null;
  return (
    // On a phone the contact section right above it has the same.
    <ul className="-ms-3 mt-5 flex sm:mt-8 flex-wrap max-sm:[html:has(#contact_.social)_&]:hidden">
      {names.map((name) => (
        <li key={name}>
          <a
            href={brand[name]}
            rel="noopener"
            className="grid size-11 place-items-center rounded-full text-water-200 hover:bg-white/10 hover:text-white"
          >
            <Icon name={name} label={SOCIAL_NAMES[name]} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}

// The page meets the water: one slow swell over the foot of the last section, whatever its colour.
function Waterline() {
  return (
    <svg
      viewBox="0 0 1440 48"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute bottom-[calc(100%-1px)] h-6 w-full fill-ink sm:h-10 lg:h-12"
    >
      <path d="M0 48h1440V16c-170 28-330 32-520 13S560-3 360 13 90 40 0 30z" />
    </svg>
  );
}
