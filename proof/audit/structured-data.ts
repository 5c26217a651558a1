// What search engines read beside the page: it must parse, and hold what its type promises.

const BLOCK = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

// The properties without which a result of that type is dropped.
const NEEDED: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name', 'url'],
  LocalBusiness: ['name', 'url'],
  ProfessionalService: ['name', 'url'],
  Service: ['name'],
  Product: ['name', 'offers'],
  Offer: ['price', 'priceCurrency'],
  ListItem: ['position'],
  Article: ['headline'],
  HowTo: ['name', 'step'],
  WebSite: ['name', 'url'],
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typesOf = (value: Record<string, unknown>) => [value['@type']].flat().map(String);

const walk = (value: unknown, faults: string[]): void => {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, faults);
    return;
  }
  if (typeof value === 'string' && /localhost:\d+\/undefined|__[A-Z_]+__|\[object Object\]/.test(value))
    faults.push(`a value was not filled in: ${value.slice(0, 60)}`);
  if (!isRecord(value)) return;
  for (const type of value['@type'] === undefined ? [] : typesOf(value))
    for (const name of NEEDED[type] ?? [])
      if (value[name] === undefined || value[name] === '' || value[name] === null)
        faults.push(`${type} has no ${name}`);
  for (const inner of Object.values(value)) walk(inner, faults);
};

export interface StructuredData {
  types: string[];
  faults: string[];
}

export const readStructuredData = (html: string): StructuredData => {
  const faults: string[] = [];
  const types: string[] = [];
  for (const [, text = ''] of html.matchAll(BLOCK)) {
    // Written so, a `</script>` in a text could never end the block.
    if (text.includes('<')) faults.push('a < stands unescaped');
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      faults.push(`does not parse: ${text.slice(0, 60)}`);
      continue;
    }
    for (const item of [value].flat()) {
      if (!isRecord(item) || !/^https?:\/\/schema\.org\/?$/.test(String(item['@context'])))
        faults.push('the context is not schema.org');
      if (isRecord(item)) types.push(...(item['@type'] === undefined ? ['@graph'] : typesOf(item)));
    }
    walk(value, faults);
  }
  return { types, faults };
};
