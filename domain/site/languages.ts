// The site speaks English at its own addresses and Spanish at the same ones below /es.

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How dates and numbers are written for readers in the United States. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

const SPANISH = '/es';

/** The console is the owner's, calls of the API and files have no language, and what is Spanish already stays so. */
export const WITHOUT_LANGUAGE = /^\/(es(\/|$)|api\/|admin(\/|$))|\.[a-z0-9]+$/;

export const languageOf = (path: string): Language =>
  path === SPANISH || path.startsWith(`${SPANISH}/`) ? 'es' : 'en';

/** The same page's English address, by which pages are known inside. */
export const plainPath = (path: string): string =>
  languageOf(path) === 'es' ? path.slice(SPANISH.length) || '/' : path;

const ASKED = 'language';

/** Of a paper to download: the same address for all, with the reader's language behind it. */
export const paperIn = (language: Language, address: string): string =>
  language === 'en' ? address : `${address}${address.includes('?') ? '&' : '?'}${ASKED}=${language}`;
/** The language that an address asks for. */
export const languageAsked = (address: string): Language =>
  new URLSearchParams(address.split('?')[1]).get(ASKED) === 'es'
    ? 'es'
    : languageOf(address.split('?')[0] ?? '');

/** A page's address in a language; what stands behind it (`?`, `#`) stays. */
export const pathIn = (language: Language, address: string): string => {
  if (language === 'en') return address;
  return address === '/' ? SPANISH : `${SPANISH}${address.replace(/^\/(?=[?#])/, '')}`;
};
