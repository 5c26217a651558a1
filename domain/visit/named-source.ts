// The many hosts and spellings of one place that visitors come from, by its one name.

export const NAMED_SOURCES = [
  'email',
  'gemini',
  'google',
  'bing',
  'duckduckgo',
  'yahoo',
  'brave',
  'ecosia',
  'yandex',
  'baidu',
  'facebook',
  'instagram',
  'pinterest',
  'houzz',
  'youtube',
  'tiktok',
  'linkedin',
  'reddit',
  'nextdoor',
  'yelp',
  'x',
  'chatgpt',
  'perplexity',
  'copilot',
] as const;
export type NamedSource = (typeof NAMED_SOURCES)[number];

// A country's ending has one part or two: google.de, google.co.uk.
const ENDING = String.raw`(\.[a-z]{2,3}){0,2}`;
const site = (...names: string[]) => new RegExp(`^([a-z0-9-]+\\.)*(${names.join('|')})$`);

// The first that fits counts: a mailbox or an assistant at a search engine's address is not its search.
const PLACES: Record<NamedSource, RegExp> = {
  email: site(
    'e-?mail',
    String.raw`mail\.google\.com`,
    String.raw`mail\.yahoo\.com`,
    String.raw`outlook\.(live|office|office365)\.com`,
    String.raw`com\.google\.android\.gm`,
  ),
  gemini: site('gemini', String.raw`gemini\.google\.com`),
  google: site(
    `google${ENDING}`,
    'adwords',
    'googleads',
    String.raw`com\.google\.android\.googlequicksearchbox`,
  ),
  bing: site('bing', String.raw`bing\.com`),
  duckduckgo: site('duckduckgo', String.raw`duckduckgo\.com`),
  yahoo: site(`yahoo${ENDING}`),
  brave: site('brave', String.raw`brave\.com`),
  ecosia: site('ecosia', String.raw`ecosia\.org`),
  yandex: site(`yandex${ENDING}`),
  baidu: site('baidu', String.raw`baidu\.com`),
  facebook: site(
    'facebook',
    'fb',
    String.raw`facebook\.com`,
    String.raw`fb\.(com|me)`,
    String.raw`messenger\.com`,
  ),
  instagram: site('instagram', 'ig', String.raw`instagram\.com`),
  pinterest: site(`pinterest${ENDING}`, String.raw`pin\.it`),
  houzz: site(`houzz${ENDING}`),
  youtube: site('youtube', String.raw`youtube\.com`, String.raw`youtu\.be`),
  tiktok: site('tiktok', String.raw`tiktok\.com`),
  linkedin: site('linkedin', String.raw`linkedin\.com`, String.raw`lnkd\.in`),
  reddit: site('reddit', String.raw`reddit\.com`, String.raw`redd\.it`),
  nextdoor: site('nextdoor', String.raw`nextdoor\.com`),
  yelp: site(`yelp${ENDING}`),
  x: site('x', 'twitter', String.raw`(x|twitter)\.com`, String.raw`t\.co`),
  chatgpt: site('chatgpt', String.raw`chatgpt\.com`, String.raw`chat\.openai\.com`),
  perplexity: site('perplexity', String.raw`perplexity\.ai`),
  copilot: site('copilot', String.raw`copilot\.microsoft\.com`),
};

export const isNamedSource = (source: string): source is NamedSource =>
  NAMED_SOURCES.some((name) => name === source);

/** `m.facebook.com` and `fb` are `facebook`; a place that we have no name for keeps its own. */
export const namedSource = (source: string): string =>
  NAMED_SOURCES.find((name) => PLACES[name].test(source)) ?? source;
