import type { Content } from '#content/content.ts';
import type { DocumentValues } from '#content/documents/compose.ts';
import type { DocumentName } from '#content/documents/documents.ts';
import { type Language, pathIn } from '#domain/site/languages.ts';
import { isPrivatePage, NOT_FOUND_PAGE, PAGES } from '#domain/site/routes.ts';
import type { Db } from '#server/database/database.ts';
import { fairQueue, QueueFull } from '#server/fair-queue.ts';
import { leaveRoom } from '#server/leave-room.ts';
import { IMPACT_QUEUE } from '#server/limits.ts';
import { renderExamples } from '#server/mails.ts';
import type { SitePages } from '#server/pages/site-pages.ts';
import { renderPapers } from '#server/papers.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { singleFlight } from '#server/single-flight.ts';
import { spanishFor } from './drafted-spanish.ts';
import { loadPictures } from './pictures/store.ts';
import { published } from './read-documents.ts';
import { readDraft, readDrafts } from './version-store.ts';

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

const pagesTouched = async (
  pages: SitePages,
  language: Language,
  before: Content,
  after: Content,
  signal: AbortSignal,
) => {
  const touched: { pages: Touched[]; structuredData: Touched[] } = { pages: [], structuredData: [] };
  for (const address of SHOWN.map((path) => pathIn(language, path))) {
    const was = await pages.render(address, before);
    await leaveRoom(signal);
    const is = await pages.render(address, after);
    await leaveRoom(signal);
    const page = { address, title: TITLE.exec(is.text)?.[1]?.trim() ?? address };
    if (was.text.replace(DATA, '') !== is.text.replace(DATA, '')) touched.pages.push(page);
    if (String(was.text.match(DATA)) !== String(is.text.match(DATA))) touched.structuredData.push(page);
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

interface Impact {
  pages: Touched[];
  structuredData: Touched[];
  mails: string[];
  papers: string[];
}

const NOWHERE: Impact = { pages: [], structuredData: [], mails: [], papers: [] };

/** What is looked at: the English where it is drafted, the Spanish where that is. */
interface Drafted {
  values: DocumentValues;
  languages: Language[];
}

const NOTHING_DRAFTED: Drafted = { values: {}, languages: [] };

const draftedFor = async (db: Db, name: DocumentName): Promise<Drafted> => {
  const draft = await readDraft(db, name);
  if (name === 'spanish') return { values: { spanish: draft?.value ?? {} }, languages: draft ? ['es'] : [] };
  const value = draft?.value ?? (await published(db, name)).value;
  const english: Drafted = draft ? { values: { [name]: value }, languages: ['en'] } : NOTHING_DRAFTED;
  const { publication } = await spanishFor(db, name, value, null);
  if (!publication) return english;
  return {
    values: { ...english.values, spanish: publication.value },
    languages: [...english.languages, 'es'],
  };
};

const impactIn = async (
  { db, config: { siteUrl }, content: { served } }: Services,
  pages: SitePages | undefined,
  language: Language,
  drafts: DocumentValues,
  signal: AbortSignal,
): Promise<Impact> => {
  const pictures = await loadPictures(db);
  const before = served.preview({}, pictures, language);
  const after = served.preview(drafts, pictures, language);
  const touched = pages
    ? await pagesTouched(pages, language, before, after, signal)
    : { pages: [], structuredData: [] };
  const { MAIL_KINDS, PAPER_KINDS } = before.console;
  const mailsOf = (content: Content) => renderExamples(content, siteUrl, signal);
  const mails = [await mailsOf(before), await mailsOf(after)] as const;
  const papers = [await renderPapers(before, signal), await renderPapers(after, signal)] as const;
  return {
    ...touched,
    mails: differing(...mails, (a, b) => a.html === b.html, MAIL_KINDS),
    papers: differing(...papers, (a, b) => a.equals(b), PAPER_KINDS),
  };
};

const findImpact = async (
  services: Services,
  pages: SitePages | undefined,
  { languages, values }: Drafted,
  signal: AbortSignal,
): Promise<Impact> => {
  let all = NOWHERE;
  for (const language of languages) {
    const here = await impactIn(services, pages, language, values, signal);
    all = {
      pages: [...all.pages, ...here.pages],
      structuredData: [...all.structuredData, ...here.structuredData],
      mails: [...new Set([...all.mails, ...here.mails])],
      papers: [...new Set([...all.papers, ...here.papers])],
    };
  }
  return all;
};

const busy = (error: unknown) =>
  error instanceof QueueFull
    ? new Refusal(503, 'busy', 'This is being looked at for others. Please try again in a moment.', {
        retryAfterSeconds: IMPACT_QUEUE.comeBackSeconds,
      })
    : error;

/**
 * However many tabs ask, one draft is looked at at a time, and each state of it once: visitors must not wait for it. Nor must who
 * publishes without waiting for the answer: when nobody waits for it any more, it is given up.
 */
export const impactFinder = (services: Services, pages: SitePages | undefined) => {
  const queue = fairQueue(IMPACT_QUEUE);
  const look = singleFlight<Impact>();
  return async (name: DocumentName, gone: AbortSignal): Promise<Impact> => {
    const drafted = await draftedFor(services.db, name);
    if (drafted.languages.length === 0) return NOWHERE;
    const revisions = (await readDrafts(services.db)).map(
      ({ document, revision }) => `${document} ${revision}`,
    );
    const state = [name, services.content.served.edition, ...revisions].join();
    return look(state, gone, (signal) =>
      queue
        .run(() => findImpact(services, pages, drafted, signal), { client: name, signal })
        .catch((error: unknown) => {
          throw busy(error);
        }),
    );
  };
};
