import type { Content } from '#content/content.ts';
import { type Language, pathIn } from '#domain/site/languages.ts';

type SwitchProps = {
  path: string;
  language: Language;
  words: Content['footer']['SHELL']['language'];
  className: string;
};

/** The same page in the other language, named in that language. */
export function LanguageSwitch({ path, language, words, className }: SwitchProps) {
  const other = language === 'es' ? 'en' : 'es';
  return (
    <a href={pathIn(other, path)} hrefLang={other} lang={other} data-language={other} className={className}>
      {words.name}
    </a>
  );
}

type OfferProps = { path: string; language: Language; words: Content['footer']['SHELL']['language'] };

/** Shown once, to a browser that speaks the other language (site/layout/language-script.ts); nobody is led there unasked. */
export function LanguageOffer({ path, language, words }: OfferProps) {
  const other = language === 'es' ? 'en' : 'es';
  return (
    <aside
      id="language-offer"
      lang={other}
      hidden
      aria-label={words.name}
      className="fixed bottom-[calc(var(--foot-bar,0px)+0.75rem)] left-3 z-40 max-w-[min(24rem,calc(100vw-1.5rem))] rounded-card border border-sand bg-white px-4 py-2 text-small shadow-float print:hidden"
    >
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="basis-full pt-1">{words.offer}</span>
        <a
          href={pathIn(other, path)}
          hrefLang={other}
          data-language={other}
          className="inline-flex min-h-11 items-center font-semibold text-lagoon underline underline-offset-4"
        >
          {words.take}
        </a>
        <button type="button" className="min-h-11 px-2 text-ink-600 hover:underline">
          {words.leave}
        </button>
      </p>
    </aside>
  );
}
