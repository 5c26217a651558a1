// Every public address of the site, written once; pages, sitemap and tests read it here.
export const ROUTES = {
  home: '/',
  about: '/about',
  testimonials: '/testimonials',
  packages: '/packages',
  configurator: '/ai-3d-design',
  optimization: '/ai-optimization',
  eco: '/eco-design',
  panorama: '/virtual-reality',
  safety: '/child-safety',
  guide: '/diy-pools-and-spas',
  designTool: '/ai-design-tool',
  paymentSuccess: '/payment-success',
  contact: '/contact',
  book: '/book',
  call: '/call',
  faq: '/faq',
  admin: '/admin',
  intake: '/intake',
  project: '/project',
  pay: '/project/pay',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
  accessibility: '/accessibility',
  states: '/pools',
  plot: '/plot',
} as const;

/** A page for every state whose rules we know, by its postal code. */
export const STATE_PAGES = {
  FL: '/pools/florida',
  CA: '/pools/california',
  TX: '/pools/texas',
  AZ: '/pools/arizona',
  NV: '/pools/nevada',
  NY: '/pools/new-york',
  GA: '/pools/georgia',
  NC: '/pools/north-carolina',
  PA: '/pools/pennsylvania',
  IL: '/pools/illinois',
  OH: '/pools/ohio',
} as const;

// Not below /project: what robots.txt closes there, it closes for every address that begins so.
const PROJECT_PAGES = '/portfolio/';
/** The page of one project of the portfolio; which there are, the served content says. */
export const projectPage = (slug: string) => PROJECT_PAGES + slug;
export const projectOfPage = (path: string): string | undefined =>
  path.startsWith(PROJECT_PAGES) ? path.slice(PROJECT_PAGES.length) : undefined;

// Where a consultation form that a browser sent by itself ends.
export const CONTACT_SENT = '/contact/sent';
export const NOT_FOUND_PAGE = '/404';
/** Every address that is rendered and kept, with what search engines and home screens ask for by a fixed name. */
export const PAGES: ReadonlySet<string> = new Set([
  ...Object.values(ROUTES),
  ...Object.values(STATE_PAGES),
  CONTACT_SENT,
  NOT_FOUND_PAGE,
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
]);

/** Where a page has gone, and what people type by hand; links that were mailed stay good. A browser keeps what stands behind their #. */
export const MOVED_PAGES: ReadonlyMap<string, { path: string; section?: string }> = new Map([
  ['/intake-status', { path: ROUTES.project }],
  ['/portfolio', { path: ROUTES.home, section: 'portfolio' }],
  ['/terms', { path: ROUTES.terms }],
  ['/privacy', { path: ROUTES.privacy }],
]);

// Pages that hold a session or a key: nobody else's script runs there.
const PRIVATE_PAGES = new Set<string>([
  ROUTES.admin,
  ROUTES.project,
  ROUTES.pay,
  ROUTES.paymentSuccess,
  ROUTES.call,
]);
export const isPrivatePage = (path: string) => PRIVATE_PAGES.has(path.replace(/\/+$/, ''));

export type RouteName = keyof typeof ROUTES;

// The home page's sections, in order, by their scroll ids.
export const SECTIONS = [
  'services',
  'portfolio',
  'packages',
  'ai-quiz',
  'whats-included',
  'disclaimers',
  'terms',
  'comparison',
  'calculator',
  'contact',
] as const;

export type Section = (typeof SECTIONS)[number];
