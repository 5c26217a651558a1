import { setImmediate as breathe } from 'node:timers/promises';
import type { Content } from '#content/content.ts';
import type { DocumentName } from '#content/documents/documents.ts';
import { isPrivatePage, NOT_FOUND_PAGE, PAGES } from '#domain/site/routes.ts';
import type { SitePages } from '#server/pages/site-pages.ts';
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

export const findImpact = async (
  { db, content: { served } }: Services,
  pages: SitePages | undefined,
  name: DocumentName,
) => {
  const draft = await readDraft(db, name);
  if (!draft) return { pages: [], structuredData: [], mails: [], papers: [] };
  const pictures = await loadPictures(db);
  const before = served.preview({}, pictures);
  const after = served.preview({ [name]: draft.value }, pictures);
  const touched = pages ? await pagesTouched(pages, before, after) : { pages: [], structuredData: [] };
  return {
    ...touched,
    mails: [],
    papers: [],
  };
};
