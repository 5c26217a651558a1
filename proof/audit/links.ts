// Every address a page of ours points at, asked for once, fragments included.

const ATTRIBUTE = /\s(?:href|src|srcset|poster|action|content)="([^"]*)"/g;

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

export const addressesIn = (html: string, base: string): Set<string> => {
  const own = new URL(base).origin;
  const found = new Set<string>();
  for (const [whole, value = ''] of html.matchAll(ATTRIBUTE)) {
    const parts = whole.startsWith(' srcset')
      ? value.split(',').map((part) => part.trim().split(' ')[0] ?? '')
      : [value];
    for (const part of parts) {
      if (whole.startsWith(' content') && !/^https?:\/\//.test(part)) continue;
      if (!/^(\/|#|\?|https?:)/.test(part)) continue;
      const url = new URL(decode(part), base);
      if (url.origin === own) found.add(url.href);
    }
  }
  return found;
};

const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? ''));

/** Broken addresses, each with one page that points at it. */
export const brokenLinks = async (pages: Map<string, string>, base: string): Promise<string[]> => {
  const wanted = new Map<string, string>();
  for (const [path, html] of pages)
    for (const url of addressesIn(html, new URL(path, base).href))
      if (!wanted.has(url)) wanted.set(url, path);
  const answers = new Map<string, Promise<{ status: number; html: string }>>();
  const ask = (url: string) => {
    const known = answers.get(url);
    if (known) return known;
    const asked = fetch(url).then(async (answer) => {
      const hasIds = /^(text\/html|image\/svg)/.test(answer.headers.get('content-type') ?? '');
      const html = hasIds ? await answer.text() : '';
      if (!hasIds) await answer.body?.cancel();
      return { status: answer.status, html };
    });
    answers.set(url, asked);
    return asked;
  };
  const broken: string[] = [];
  for (const [url, from] of wanted) {
    const { hash, href, pathname } = new URL(url);
    // A page may point into itself even where its address does not exist.
    const itself = pathname === from ? pages.get(from) : undefined;
    if (itself && hash && idsIn(itself).has(decodeURIComponent(hash.slice(1)))) continue;
    const { status, html } = await ask(href.slice(0, href.length - hash.length));
    if (status !== 200) broken.push(`${url} answers ${status} (on ${from})`);
    // What has a name and a value is carried to the page, and is no section of it.
    else if (hash.length > 1 && !hash.includes('=') && !idsIn(html).has(decodeURIComponent(hash.slice(1))))
      broken.push(`${url} points at nothing (on ${from})`);
  }
  return broken;
};
