import type { Content } from '#content/content.ts';
import type { NavigationLink } from '#content/navigation.ts';
import type { Language } from '#domain/site/languages.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Container } from '../ui/section.tsx';
import { ChatButton } from './chat-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Wordmark } from './logo.tsx';
import { SmallMenu } from './small-menu.tsx';

type HeaderProps = {
  content: Pick<Content, 'brand' | 'chat' | 'footer' | 'navigation'>;
  /** The page by its English address, where it has one in both languages. */
  path: string | undefined;
  language: Language;
  /** Where there is a session or a key, nobody chats, and nobody is asked for a quote. */
  chat: boolean;
};

// Two rows on wide screens: the upper one scrolls away until the keyboard comes to it, the lower one stays (its height is
// --header-height).
export function Header({ content, path, language, chat }: HeaderProps) {
  const { brand, footer, navigation } = content;
  const { FOOTER, SHELL } = footer;
  const { COMPANY_LINKS, MENU_LINKS, QUOTE_LINK, STUDIO_LINKS } = navigation;
  return (
    <header className="nav:-top-9 nav:has-[:focus-visible]:top-0 sticky top-0 z-40 border-sand border-b bg-white">
      <div className="tone-ink hidden h-9 bg-ink text-fine text-water-200 nav:block">
        <Container className="flex h-full items-center justify-between gap-8">
          <p className="flex items-center gap-5">
            <span>{FOOTER.hours}</span>
            {/* Spanish takes more room: the promise gives way first. */}
            <span className={language === 'es' ? 'max-[78rem]:hidden' : undefined}>{FOOTER.reply}</span>
            <a href={phoneLink(brand.phone)} className="flex h-9 items-center text-white hover:underline">
              {brand.phone}
            </a>
          </p>
          <nav aria-label={SHELL.companyNavigation}>
            {/* The last word ends where the page does, whether or not there is another language to offer. */}
            <ul className={path === undefined ? '-me-3.5 flex' : 'flex'}>
              {COMPANY_LINKS.map((link) => (
                <li key={link.to}>
                  <a
                    href={link.to}
                    className="flex h-9 items-center px-3.5 text-water-200 hover:text-white hover:underline hover:underline-offset-4 aria-[current=page]:text-white"
                  >
                    {link.label}
                  </a>
                </li>
              ))}
              {path === undefined ? null : (
                <li className="ms-2 border-water-200/30 border-s">
                  <LanguageSwitch
                    path={path}
                    language={language}
                    words={SHELL.language}
                    className="-me-3.5 flex h-9 items-center px-3.5 font-medium text-white hover:underline hover:underline-offset-4"
                  />
                </li>
              )}
            </ul>
          </nav>
        </Container>
      </div>
      <Container className="flex h-[calc(var(--header-height)-1px)] items-center gap-4 max-[22rem]:gap-1">
        <a
          href={ROUTES.home}
          aria-label={fill(SHELL.home, { brand: brand.name })}
          className="me-auto flex text-ink"
        >
          <Wordmark name={brand.name} />
        </a>
        <nav
          aria-label={SHELL.mainNavigation}
          className={chat ? 'hidden nav:block' : '-me-3.5 hidden nav:block'}
        >
          <ul className="flex">
            {STUDIO_LINKS.map((link) => (
              <MainLink key={link.to} {...link} />
            ))}
          </ul>
        </nav>
        {chat ? (
          <>
            <ButtonLink
              href={QUOTE_LINK.to}
              variant="secondary"
              size="sm"
              className="whitespace-nowrap nav:ms-3 max-[29.99rem]:hidden"
            >
              {QUOTE_LINK.label}
            </ButtonLink>
            <ChatButton content={content} />
          </>
        ) : null}
        <SmallMenu
          words={SHELL}
          links={[...STUDIO_LINKS, ...COMPANY_LINKS].filter((link) => !link.absentOnSmall)}
          more={MENU_LINKS}
          language={
            path === undefined ? null : (
              <LanguageSwitch
                path={path}
                language={language}
                words={SHELL.language}
                className="inline-flex min-h-11 items-center font-medium text-lagoon"
              />
            )
          }
        >
          <ButtonLink href={QUOTE_LINK.to}>{QUOTE_LINK.label}</ButtonLink>
          <ButtonLink href={phoneLink(brand.phone)} variant="secondary">
            <Icon name="phone" /> {SHELL.call}
          </ButtonLink>
          <p className="text-center text-ink-600 text-small">
            {FOOTER.hours}. {FOOTER.reply}.
          </p>
        </SmallMenu>
      </Container>
    </header>
  );
}

function MainLink({ label, to }: NavigationLink) {
  return (
    <li>
      <a
        href={to}
        className="group flex h-11 items-center px-3.5 font-medium text-[0.96875rem] text-ink hover:text-lagoon"
      >
        <span className="border-transparent border-b-[1.5px] pb-0.5 transition-colors group-hover:border-water">
          {label}
        </span>
      </a>
    </li>
  );
}
