/// <reference types="astro/client" />

declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}

declare namespace App {
  interface Locals {
    /** Every word of the page, in the version that is served. */
    content: import('../content/content.ts').Content;
    siteUrl: string;
    language: import('../domain/site/languages.ts').Language;
    /** Sentences that rules make, in the page's language; none in English. */
    phrases: import('../domain/words/phrasebook.ts').Phrases;
    /** What a Spanish page says in English, having no Spanish for it. */
    untranslated: readonly string[];
    /** "off" where there is no chat. */
    chatId: string;
    /** What this answer alone shows: a form that has to be looked at again, an estimate's figures. */
    given?: import('../domain/estimate/form-echo.ts').FormEcho;
    /** Where the address opens one design: what its preview says. */
    shared?: import('../domain/site/shared-head.ts').SharedHead;
  }
}
