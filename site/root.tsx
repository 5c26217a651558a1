import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { SHELL } from '#content/footer.ts';
import { INTERFACE } from '#content/interface.ts';
import { CHAT_ID_PLACEHOLDER } from '#domain/site/brand.ts';
import { isPrivatePage } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import css from './app.css?inline';
import { EARLY_SCRIPT, markLive } from './early.ts';
import fraunces from './fonts/fraunces.woff2?url';
import sans from './fonts/instrument-sans.woff2?url';
import { ChatButton } from './layout/chat-button.tsx';
import { CHAT_META, CHAT_SCRIPT } from './layout/chat-script.ts';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { NavigationEffects } from './layout/navigation-effects.tsx';
import { bodyWords } from './ui/interface-words.ts';

type Handle = 'noJs' | 'nativeForm';

// A page of pure text may export `handle = { noJs: true }`: it is then served without the router's script.
// One whose form a browser can send by itself says `nativeForm`: nobody needs to be warned there.
function useHandle(name: Handle): boolean {
  return useMatches().some(
    ({ handle }) =>
      !!handle && typeof handle === 'object' && name in handle && Reflect.get(handle, name) === true,
  );
}

function useWithoutScript(): boolean {
  const without = useHandle('noJs');
  return import.meta.env.SSR && without;
}

export function Layout({ children }: { children: ReactNode }) {
  const withoutScript = useWithoutScript();
  const withChat = !isPrivatePage(useLocation().pathname);
  return (
    <html lang="en" className={withoutScript ? 'smooth-scroll' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0c2a32" />
        {withChat ? <meta name={CHAT_META} content={CHAT_ID} /> : null}
        <Meta />
        <link rel="preload" href={fraunces} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={sans} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-192.png" sizes="192x192" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <InlineStyle />
        {withoutScript ? null : <InlineScript code={EARLY} />}
        <Links />
      </head>
      <body {...bodyWords(INTERFACE)}>
        {children}
        {withChat ? <InlineScript code={CHAT} /> : null}
        {withoutScript ? null : <ScrollRestoration />}
        {withoutScript ? null : <Scripts />}
      </body>
    </html>
  );
}

// Written into the page at build only: nothing waits for a stylesheet, and the hydrating script does not carry it again.
const SHEET = import.meta.env.SSR ? css : '';
const EARLY = import.meta.env.SSR ? EARLY_SCRIPT : '';
const CHAT = import.meta.env.SSR ? CHAT_SCRIPT : '';
// The server has filled the placeholder in: said otherwise here, React would put a second one beside it.
const CHAT_ID = import.meta.env.SSR ? CHAT_ID_PLACEHOLDER : (statedChatId() ?? CHAT_ID_PLACEHOLDER);

function statedChatId() {
  return document.querySelector<HTMLMetaElement>(`meta[name="${CHAT_META}"]`)?.content;
}

function InlineStyle() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SHEET }} />;
}

function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

// A form or tool that needs script says so before it is used.
function WithoutScript() {
  const withoutScript = useWithoutScript();
  const nativeForm = useHandle('nativeForm');
  if (withoutScript || nativeForm) return null;
  return (
    <noscript>
      <p className="bg-travertine px-[var(--gutter)] py-3 text-center text-small">
        {fill(CONTENT.footer.SHELL.noScript, CONTENT.brand)}
      </p>
    </noscript>
  );
}

export default function Site() {
  const { pathname } = useLocation();
  useEffect(() => markLive(document.documentElement), []);
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-ink px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {CONTENT.footer.SHELL.skip}
      </a>
      <Header content={CONTENT} />
      <WithoutScript />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {isPrivatePage(pathname) ? null : <ChatButton />}
      <NavigationEffects />
    </>
  );
}
