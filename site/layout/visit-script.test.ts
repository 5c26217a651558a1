import { expect, test } from 'vitest';
import { VISIT_HEADER, VISIT_STORAGE, VISITS_URL } from '#domain/visit/visit.ts';
import { readVisitSource, visitNoteSchema } from '#domain/visit/visit-note.ts';
import { VISIT_SCRIPT } from './visit-script.ts';

type Page = {
  query?: string;
  referrer?: string;
  browser?: object;
  hidden?: boolean;
  storage?: Map<string, string>;
};

type Listener = (event: { target: { closest: (selector: string) => boolean } }) => void;

/** The script in a page of its own: what it tells, what it keeps, and how its parts are used. */
const openPage = ({ query = '', referrer = '', browser = {}, hidden = false, storage = new Map() }: Page) => {
  const told: [url: string, note: unknown][] = [];
  const listeners = new Map<string, Listener>();
  const document = {
    referrer,
    hidden,
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  };
  const session = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  };
  const send = async (url: string, { body }: { body: string }) => void told.push([url, JSON.parse(body)]);
  const names = ['navigator', 'document', 'location', 'sessionStorage', 'fetch'];
  const location = { search: query, hostname: 'pools.example' };
  new Function(...names, VISIT_SCRIPT)(browser, document, location, session, send);
  const on = (kind: string, inside: string) =>
    listeners.get(kind)?.({ target: { closest: (selector) => selector === inside } });
  return { told, storage, document, on };
};

const sourceOf = (page: Page) => openPage(page).storage.get(VISIT_STORAGE.source);

test.each<[string, Page, string]>([
  ['nothing', {}, 'direct'],
  ['our own page', { referrer: 'https://pools.example/faq' }, 'direct'],
  ['another site', { referrer: 'https://www.google.com/search?q=secret+words' }, 'google.com'],
  ['an app', { referrer: 'android-app://com.google.android.gm/' }, 'com.google.android.gm'],
  ['a campaign', { query: '?utm_source=Houzz&utm_campaign=Spring+Sale' }, 'houzz/spring sale'],
  ['a source without campaign', { query: '?utm_source=flyer&utm_medium=print' }, 'flyer'],
  ['an advertisement', { query: '?utm_source=google&utm_medium=CPC' }, 'google/cpc'],
  ['a campaign without source', { query: '?utm_campaign=x', referrer: 'https://bing.com/' }, 'bing.com'],
  ['both', { query: '?utm_source=flyer', referrer: 'https://bing.com/' }, 'flyer'],
  ['a mail address', { query: '?utm_source=ann@example.com&utm_campaign=ann@example.com' }, 'direct'],
  ['markup', { query: '?utm_source=%3Cscript%3E&utm_campaign=%2F%2F..%2F' }, 'script'],
  ['other scripts', { query: '?utm_source=%D0%9A%D0%B8%D1%97%D0%B2' }, 'direct'],
  ['a long word', { query: `?utm_source=${'x'.repeat(500)}` }, 'x'.repeat(60)],
  ['a broken referrer', { referrer: 'about:blank' }, 'direct'],
])('a visit from %s is read', (_name, page, source) => {
  expect(sourceOf(page)).toBe(source);
  const { told } = openPage(page);
  expect(told).toHaveLength(1);
  expect(told[0]?.[0]).toBe(VISITS_URL);
  expect(visitNoteSchema.safeParse(told[0]?.[1]).success).toBe(true);
  // What the tab keeps is the header of what it sends later.
  expect(new Headers({ [VISIT_HEADER]: source }).get(VISIT_HEADER)).toBe(source);
  expect(readVisitSource(source)).toMatchObject({ source: source.split('/')[0] });
});

test('a tab tells its visit once and the use of tools once, and keeps the words alone', () => {
  const storage = new Map<string, string>();
  const first = openPage({ query: '?utm_source=houzz&utm_campaign=spring', storage });
  first.on('change', '.elsewhere');
  first.on('click', '[data-tool]');
  const next = openPage({ referrer: 'https://pools.example/', storage });
  next.on('change', '[data-tool]');
  next.on('click', '[data-tool=press]');
  openPage({ query: '?utm_source=other', storage }).on('submit', '[data-tool]');
  const words = { source: 'houzz', campaign: 'spring' };
  expect([...first.told, ...next.told]).toEqual([
    [VISITS_URL, { step: 'visit', ...words }],
    [VISITS_URL, { step: 'tool', ...words }],
  ]);
  expect(Object.fromEntries(storage)).toEqual({
    'visit-source': 'houzz/spring',
    'visit-steps': 'visit tool',
  });
});

test('a page that nobody has seen yet is no visit', () => {
  const page = openPage({ hidden: true });
  page.on('change', '[data-tool]');
  expect([page.told, page.storage.size]).toEqual([[], 0]);
  page.document.hidden = false;
  page.on('visibilitychange', '');
  page.on('visibilitychange', '');
  expect(page.told).toHaveLength(1);
});

test.each([
  ['a program', { webdriver: true }],
  ['a visitor who asks not to be followed', { globalPrivacyControl: true }],
])('%s is neither told of nor remembered', (_name, browser) => {
  const page = openPage({ browser, query: '?utm_source=houzz' });
  page.on('change', '[data-tool]');
  expect([page.told, page.storage.size]).toEqual([[], 0]);
});

test('storage that is forbidden or full breaks nothing, and counts nothing', () => {
  const storage = new Map<string, string>();
  storage.set = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(openPage({ storage }).told).toEqual([]);
});
