// Rules of HTML that a parser repairs in silence and a reader of the page then pays for.

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const RAW = new Set(['script', 'style', 'textarea', 'title', 'noscript']);
const INTERACTIVE = new Set(['a', 'button', 'select', 'textarea', 'summary', 'iframe']);
const CLOSES_P = new Set(
  'address article aside blockquote div dl fieldset footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
);
const TAG =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>/gi;
const ATTRIBUTE = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

type Attributes = Map<string, string>;

const readAttributes = (text: string, complain: (what: string) => void): Attributes => {
  const found: Attributes = new Map();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (found.has(key)) complain(`the attribute ${key} stands twice`);
    found.set(key, double ?? single ?? bare ?? '');
  }
  return found;
};

const isInteractive = (name: string, attributes: Attributes) =>
  name === 'a'
    ? attributes.has('href')
    : name === 'input'
      ? attributes.get('type') !== 'hidden'
      : INTERACTIVE.has(name);

/** What is wrong with a whole page's HTML, in words; an empty list when nothing is. */
export const markupFaults = (page: string): string[] => {
  // What stands in a template is not in the page.
  const html = page.replace(/<template\b[\s\S]*?<\/template>/g, '');
  const faults: string[] = [];
  const ids = new Set<string>();
  const labelled: string[] = [];
  const open: { name: string; interactive: boolean }[] = [];
  const counts = new Map<string, number>();
  let rawUntil = 0;
  if (!/^<!doctype html>/i.test(html)) faults.push('no doctype');
  for (const match of html.matchAll(TAG)) {
    const [whole, closing, rawName, attributeText = '', selfClosing] = match;
    if (!rawName || match.index < rawUntil) continue;
    const name = rawName.toLowerCase();
    const where = `<${name}> at ${match.index}`;
    if (closing) {
      const last = open.pop();
      if (last?.name !== name) {
        faults.push(`${where} closes <${last?.name ?? 'nothing'}>`);
        break;
      }
      continue;
    }
    const attributes = readAttributes(attributeText, (what) => faults.push(`${where}: ${what}`));
    // A drawing may have a title of its own; the page has one.
    if (!open.some((outer) => outer.name === 'svg')) counts.set(name, (counts.get(name) ?? 0) + 1);
    const id = attributes.get('id');
    if (id !== undefined) {
      if (ids.has(id)) faults.push(`the id ${id} stands twice`);
      ids.add(id);
    }
    for (const reference of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'])
      labelled.push(...(attributes.get(reference) ?? '').split(' ').filter(Boolean));
    if (name === 'img' && !attributes.has('alt')) faults.push(`${where} has no alt`);
    if (name === 'img' && !(attributes.has('width') && attributes.has('height')))
      faults.push(`${where} has no size, so the page jumps`);
    if (name === 'a' && /^\s*javascript:/i.test(attributes.get('href') ?? ''))
      faults.push(`${where} runs script from its address`);
    if ([...attributes.keys()].some((key) => /^on[a-z]+$/.test(key)))
      faults.push(`${where} has an inline handler, which the policy blocks`);
    const interactive = isInteractive(name, attributes);
    if (interactive && open.some((outer) => outer.interactive))
      faults.push(`${where} stands inside another control`);
    if (CLOSES_P.has(name) && open.at(-1)?.name === 'p') faults.push(`${where} stands inside a paragraph`);
    if (VOID.has(name) || selfClosing) continue;
    open.push({ name, interactive });
    if (RAW.has(name)) {
      const end = html.toLowerCase().indexOf(`</${name}`, match.index + whole.length);
      rawUntil = end === -1 ? html.length : end;
    }
  }
  for (const { name } of open) faults.push(`<${name}> is never closed`);
  for (const only of ['title', 'main', 'h1', 'body'])
    if (counts.get(only) !== 1) faults.push(`${counts.get(only) ?? 0} <${only}> instead of one`);
  if (!/<html[^>]*\slang="[a-z]{2}/i.test(html)) faults.push('the page names no language');
  for (const id of new Set(labelled))
    if (!ids.has(id)) faults.push(`nothing has the id ${id} that is pointed at`);
  return faults;
};
