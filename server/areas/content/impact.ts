import { setImmediate as breathe } from 'node:timers/promises';
import type { Content } from '#content/content.ts';
import type { DocumentName } from '#content/documents/documents.ts';
import { isPrivatePage, NOT_FOUND_PAGE, PAGES } from '#domain/site/routes.ts';
import { renderExamples } from '#server/mails.ts';
import type { SitePages } from '#server/pages/site-pages.ts';
import { renderPapers } from '#server/papers.ts';
import type { Services } from '#server/services.ts';
import { loadPictures } from './pictures/store.ts';
import { readDraft } from './version-store.ts';

// What a draft changes, found by rendering everything with it and without it: no list that somebody has to keep.

const DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;
const TITLE = /<title>([^<|]*)/;

const SHOWN = [...PAGES].filter(
  (address) => !isPrivatePage(address) && !/\./.test(address) && address !== NOT_FOUND_PAGE,
);

interface Touched {
  address: string;
  title: string;
}

const pagesTouched = async (pages: SitePages, before: Content, after: Content) => {
  const touched: { pages: Touched[]; structuredData: Touched[] } = { pages: [], structuredData: [] };
  for (const address of SHOWN) {
    const [was, is] = [await pages.render(address, before), await pages.render(address, after)];
    const page = { address, title: TITLE.exec(is.text)?.[1]?.trim() ?? address };
    if (was.text.replace(DATA, '') !== is.text.replace(DATA, '')) touched.pages.push(page);
    if (String(was.text.match(DATA)) !== String(is.text.match(DATA))) touched.structuredData.push(page);
    // Visitors come first: forty renderings in a row would keep them waiting.
    await breathe();
  }
  return touched;
};

/** The names of what reads otherwise, as people call them. */
const differing = <Value>(
  was: Map<string, Value>,
  is: Map<string, Value>,
  isSame: (a: Value, b: Value) => boolean,
  kinds: Record<string, string>,
) =>
  [...is].flatMap(([name, value]) => {
    const before = was.get(name);
    return before !== undefined && isSame(before, value) ? [] : [kinds[name] ?? name];
  });

export const findImpact = async (
  { db, config: { siteUrl }, content: { served } }: Services,
  pages: SitePages | undefined,
  name: DocumentName,
) => {
  const draft = await readDraft(db, name);
  if (!draft) return { pages: [], structuredData: [], mails: [], papers: [] };
  const pictures = await loadPictures(db);
  const before = served.preview({}, pictures);
  const after = served.preview({ [name]: draft.value }, pictures);
  const touched = pages ? await pagesTouched(pages, before, after) : { pages: [], structuredData: [] };
  const { MAIL_KINDS, PAPER_KINDS } = before.console;
  const mails = [await renderExamples(before, siteUrl), await renderExamples(after, siteUrl)] as const;
  const papers = [await renderPapers(before), await renderPapers(after)] as const;
  return {
    ...touched,
    mails: differing(...mails, (a, b) => a.html === b.html, MAIL_KINDS),
    papers: differing(...papers, (a, b) => a.equals(b), PAPER_KINDS),
  };
};
