// Everything of a page's HTML that somebody reads or hears: its text, the words of its controls, its head and what it tells machines.

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
// What a visitor typed is theirs, whatever language it is in.
const UNREAD = new Set(['script', 'style', 'textarea']);
const READ_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  'label',
]);
const READ_META = /^(description|keywords|(og|twitter):(title|description|image:alt))$/;
const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>/gi;
const ATTRIBUTE = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name: string) =>
    name === undefined
      ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
      : (NAMED[name.toLowerCase()] ?? whole),
  );
const trimmed = (text: string) => decoded(text).replace(/\s+/g, ' ').trim();

const attributesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );

const wordsOf = (name: string, attributes: Map<string, string>): string[] =>
  [...attributes]
    .filter(
      ([key]) =>
        READ_ATTRIBUTES.has(key) ||
        (name === 'meta' &&
          key === 'content' &&
          READ_META.test(attributes.get('name') ?? attributes.get('property') ?? '')) ||
        (name === 'body' && key.startsWith('data-')),
    )
    .map(([, value]) => value);

// Names of types, addresses and codes are the machines' own.
const MACHINES = /^(https?:|mailto:|\+?\d|[A-Z]{2,3}$|\w+$)/;
function toldTo(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key.startsWith('@') || MACHINES.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => toldTo(inner, Array.isArray(value) ? key : name));
}
const DATA = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** The texts of a page that are meant to be in its own language: neither a part that says it is in another one, nor what somebody wrote. */
export function pageTexts(html: string): string[] {
  const page = /<html[^>]*\slang="(\w+)"/.exec(html)?.[1] ?? 'en';
  const found = [...html.matchAll(DATA)].flatMap(([, text = '']) => toldTo(JSON.parse(text)));
  const open: { name: string; isOurs: boolean }[] = [];
  let from = 0;
  let unread: string | undefined;
  for (const match of html.matchAll(TOKEN)) {
    const [whole, closing, rawName, attributeText = '', selfClosing] = match;
    const name = rawName?.toLowerCase() ?? '';
    if (unread && !(closing && name === unread)) continue;
    const isOurs = open.at(-1)?.isOurs ?? true;
    if (isOurs && !unread) found.push(html.slice(from, match.index));
    from = match.index + whole.length;
    if (name === '') continue;
    if (closing) {
      unread = undefined;
      const at = open.findLastIndex((outer) => outer.name === name);
      if (at >= 0) open.length = at;
      continue;
    }
    const attributes = attributesOf(attributeText);
    const stays = isOurs && (attributes.get('lang') ?? page) === page && !attributes.has('data-typed');
    if (stays) found.push(...wordsOf(name, attributes));
    if (VOID.has(name) || selfClosing) continue;
    open.push({ name, isOurs: stays });
    if (UNREAD.has(name)) unread = name;
  }
  return [...new Set(found.map(trimmed).filter((text) => /\p{L}{2}/u.test(text)))];
}
