import type { Content } from '#content/content.ts';
import type { DocumentName } from '#content/documents/documents.ts';
import { isPrivatePage, NOT_FOUND_PAGE, PAGES } from '#domain/site/routes.ts';
import { fairQueue, QueueFull } from '#server/fair-queue.ts';
import { leaveRoom } from '#server/leave-room.ts';
import { IMPACT_QUEUE } from '#server/limits.ts';
import { renderExamples } from '#server/mails.ts';
import type { SitePages } from '#server/pages/site-pages.ts';
import { renderPapers } from '#server/papers.ts';
import { Refusal } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { singleFlight } from '#server/single-flight.ts';
import { loadPictures } from './pictures/store.ts';
import { type Draft, readDraft } from './version-store.ts';

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

const pagesTouched = async (pages: SitePages, before: Content, after: Content, signal: AbortSignal) => {
  const touched: { pages: Touched[]; structuredData: Touched[] } = { pages: [], structuredData: [] };
  for (const address of SHOWN) {
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

const findImpact = async (
  { db, config: { siteUrl }, content: { served } }: Services,
  pages: SitePages | undefined,
  name: DocumentName,
  draft: Draft,
  signal: AbortSignal,
): Promise<Impact> => {
  const pictures = await loadPictures(db);
  const before = served.preview({}, pictures);
  const after = served.preview({ [name]: draft.value }, pictures);
  const touched = pages
    ? await pagesTouched(pages, before, after, signal)
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
    const draft = await readDraft(services.db, name);
    if (!draft) return { pages: [], structuredData: [], mails: [], papers: [] };
    const state = `${name} ${draft.revision} ${services.content.served.edition}`;
    return look(state, gone, (signal) =>
      queue
        .run(() => findImpact(services, pages, name, draft, signal), { client: name, signal })
        .catch((error: unknown) => {
          throw busy(error);
        }),
    );
  };
};
