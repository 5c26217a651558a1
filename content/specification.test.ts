import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ECO_ANALYSIS_MS } from '#domain/eco/eco-form.ts';
import { CARRY_OVER_DELAY_MS } from '#domain/estimate/carry-over.ts';
import { sizeOfLength } from '#domain/estimate/pool-size.ts';
import { DEFAULT_PRICES } from '#domain/estimate/prices.ts';
import { comparison } from '#domain/estimate/pricing.ts';
import { tradeCosts } from '#domain/estimate/trade-costs.ts';
import { CONTACT_TIMINGS } from '#domain/inquiry/contact-submission.ts';
import { PACKAGE_IDS, type PackageId } from '#domain/package/catalogue.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { YARD_ANALYSIS_MS } from '#domain/yard/optimization-form.ts';
import { DEFAULT_CONTENT } from './default-content.ts';

const { ABOUT, ABOUT_ACTIONS, ABOUT_SERVICES } = DEFAULT_CONTENT.about;
const { CONTACT_PAGE } = DEFAULT_CONTENT.contactPage;
const { FAQ_PAGE, FAQ_SECTIONS } = DEFAULT_CONTENT.faq;
const { GUIDE, GUIDE_ACTION, GUIDE_COSTS, GUIDE_STEPS } = DEFAULT_CONTENT.guide;
const { HERO, STATS, TRUST } = DEFAULT_CONTENT.home;
const { NOT_FOUND } = DEFAULT_CONTENT.notFound;
const { COMPARISON, DISCLAIMERS, INCLUDED, OWNER_BUILDER } = DEFAULT_CONTENT.ownerBuilder;
const { PACKAGES, PACKAGES_PAGE, PACKAGES_SECTION } = DEFAULT_CONTENT.packages;
const { PAGE_INTROS } = DEFAULT_CONTENT.pageIntros;
const { PAYMENT_CARD, PAYMENT_SUCCESS } = DEFAULT_CONTENT.payment;
const { PAYMENT_DIALOG } = DEFAULT_CONTENT.paymentDialog;
const { PORTFOLIO, PORTFOLIO_FILTERS } = DEFAULT_CONTENT.portfolio;
const { PRIVACY } = DEFAULT_CONTENT.privacy;
const { QUIZ, QUIZ_STEPS } = DEFAULT_CONTENT.quiz;
const { RELATED } = DEFAULT_CONTENT.related;
const { SERVICES } = DEFAULT_CONTENT.services;
const { TERMS_AND_CONDITIONS } = DEFAULT_CONTENT.terms;
const { CASE_STUDIES, HOME_TESTIMONIALS, REVIEWS, STORIES_PAGE } = DEFAULT_CONTENT.testimonials;

const textOf = (value: unknown) => JSON.stringify(value);

test('the hero claims 47+ years and its tiles say what is specified', () => {
  expect(HERO.lead).toContain('47+ years of experience');
  expect(HERO.lead).toContain('13 years of landscape plus 34 years of pool work');
  for (const offer of ['Personalized 3D pool designs', 'construction cost estimates', 'consultation'])
    expect(HERO.lead).toContain(offer);
  expect(STATS.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '5000+ Pools Designed',
    '98% Client Satisfaction',
    '34 Years Experience',
    '24/7 Support',
  ]);
  expect([HERO.quiz, HERO.work]).toEqual(['Start AI Design Quiz', 'View Our Work']);
  expect([TRUST.claim, ...TRUST.marks]).toEqual([
    'Professional pool design services you can trust',
    'Licensed & Insured',
    'AI-Powered Design Tools',
    'Free Consultations',
  ]);
});

test('the payment page promises a mail within 5 minutes and contact within 24 hours, and offers two ways on', () => {
  const [, contact, mail] = PAYMENT_SUCCESS.next.success.steps;
  expect(mail.title).toBe('A confirmation email arrives within 5 minutes.');
  expect(contact.title).toBe('We will contact you within 24 hours to schedule a consultation.');
  expect([PAYMENT_SUCCESS.home, PAYMENT_SUCCESS.contact]).toEqual(['Back to Home', 'Contact Us']);
});

test('the design tool names itself the same in its heading and in the window', () => {
  expect(PAGE_INTROS.designTool.heading).toBe('AI Pool Design Tool');
  expect(PAGE_INTROS.designTool.title).toMatch(/^AI Pool Design Tool\b/);
});

test('four services navigate to tools and four scroll to sections', () => {
  expect(
    SERVICES.map((one) => `${one.title} -> ${one.isInteractive ? one.route : `#${one.section}`}`),
  ).toEqual([
    'Custom 3D Pool Design -> /ai-3d-design',
    'AI Optimization -> /ai-optimization',
    'Eco Design -> /eco-design',
    'Virtual Reality -> /virtual-reality',
    'Pool Cost Calculator -> #calculator',
    'Technical Plans -> #contact',
    'Pool Builder Network -> #contact',
    '24/7 Support -> #contact',
  ]);
});

test('five packages carry the specified titles and prices, in order, and only the DIY one is most popular', () => {
  expect(PACKAGES.map(({ id }) => id)).toEqual(PACKAGE_IDS);
  expect(PACKAGES.map(({ title, price }) => `${title}: ${dollars(price)}`)).toEqual([
    'Premium 3D Design: $495',
    'Standard Structural Engineering Stamp: $695',
    'Luxury Resort: $995',
    'Permitting Services: $895',
    'DIY Pools and Build Your Own Pool Package: $1,595',
  ]);
  expect(PACKAGES.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['diy']);
});

test('the packages carry their specified notes', () => {
  const copyOf = (name: PackageId) => PACKAGES.find(({ id }) => id === name);
  expect(copyOf('premium-3d')?.features).toContain('2-3 revisions');
  expect(copyOf('luxury-resort')?.features).toContain('Unlimited revisions');
  expect(copyOf('permitting')?.note).toBe('Florida only');
  for (const part of ['Material list', '3-5 subcontractor referrals', 'Cost breakdown', 'Consultant support'])
    expect(copyOf('diy')?.features).toContain(part);
  expect(PACKAGES_SECTION.select).toBe('Select Package');
  expect(PACKAGES_PAGE.importantLabel).toBe('Important');
  expect(PACKAGES_PAGE.important).toMatch(
    /standard .* documents.*cities or counties need extra.*billed separately/s,
  );
});

test('the owner-builder area says what is included, what is not, and compares in three columns', () => {
  expect(OWNER_BUILDER.heading).toBe('Owner-Builder Pool Packages');
  expect([OWNER_BUILDER.quote, OWNER_BUILDER.seeIncluded]).toEqual([
    'Get a Quote for Extras',
    "See What's Included",
  ]);
  expect(INCLUDED.lead).toContain('up to 2 revisions, PDF plan set');
  expect(COMPARISON.columns).toEqual(['Feature/Service', 'Base Package', 'Add-On/Upgrade']);
  for (const row of COMPARISON.rows) expect(row).toHaveLength(3);
  const disclaimers = DISCLAIMERS.items.join(' ');
  expect(disclaimers).toContain('standard residential plan documentation');
  expect(disclaimers).toContain('specialty engineering and third-party reports are billed separately');
  expect(disclaimers).toContain('not the engineer of record or an engineering firm');
  expect(disclaimers).toContain('Florida only');
  expect(disclaimers).toMatch(/California among them, require a contractor’s license/);
});

test('the quiz asks three questions with the specified answers', () => {
  expect(QUIZ_STEPS.map((step) => step.options.map(({ value }) => value))).toEqual([
    ['premium', 'engineering', 'luxury', 'permits', 'diy', 'exploring'],
    ['low', 'medium', 'high', 'premium'],
    ['yes', 'no'],
  ]);
  expect(QUIZ_STEPS[1]?.options.map(({ text }) => text)).toEqual([
    'Under $500',
    '$500-$700',
    '$700-$1,000',
    '$1,000+',
  ]);
  expect([QUIZ.start, QUIZ.again, QUIZ.select]).toEqual([
    'Start AI Quiz (2 minutes)',
    'Take Quiz Again',
    'Select Recommended Package',
  ]);
});

test('payment words are the specified ones', () => {
  expect(PAYMENT_CARD.zelleNote).toBe('Please include your order reference in the payment memo');
  expect(PAYMENT_DIALOG.success).toEqual({
    title: 'Payment Successful!',
    description: "We'll contact you within 24 hours to begin your project.",
  });
});

test('the portfolio has its heading, filters, counter and button', () => {
  expect(PORTFOLIO.heading).toBe('Featured Projects');
  expect(PORTFOLIO_FILTERS.map(({ label }) => label)).toEqual([
    'All Projects',
    'Residential',
    'Luxury',
    'Natural',
    'Modern',
  ]);
  expect(fill(PORTFOLIO.counter, { position: 3, total: 42 })).toBe('Image 3 of 42');
  expect(PORTFOLIO.viewAll).toBe('View All Projects');
});

test('testimonials are three, four and nine, all marked as sample, by first name and initial', () => {
  expect([HOME_TESTIMONIALS.length, CASE_STUDIES.length, REVIEWS.length]).toEqual([3, 4, 9]);
  for (const one of [...HOME_TESTIMONIALS, ...CASE_STUDIES, ...REVIEWS]) {
    expect(one.sample).toBe(true);
    expect(one.rating).toBe(5);
    expect(one.name).toMatch(/^[A-Z][a-z]+ [A-Z]\.$/);
    expect(one.initials).toHaveLength(2);
  }
  expect(STORIES_PAGE.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '5,000+ Pools Designed',
    '47 Years Experience',
    '$2.1M+ Client Savings',
    '98% Satisfaction Rate',
  ]);
  expect([STORIES_PAGE.packages.to, STORIES_PAGE.calculator.to]).toEqual(['/#packages', '/#calculator']);
});

test('the about page counts 34 and 13 years, 47 combined, and numbers five services', () => {
  expect(ABOUT.counters.map(({ value }) => value)).toEqual(['34', '13']);
  expect(ABOUT.combined).toBe('47 years combined');
  expect(ABOUT_SERVICES.items).toHaveLength(5);
  expect([ABOUT_ACTIONS.packages.to, ABOUT_ACTIONS.contact.to]).toEqual(['/#packages', '/#contact']);
});

test('the FAQ has five sections of three questions, each with an address of its own', () => {
  expect(FAQ_SECTIONS.map(({ id }) => id)).toEqual([
    'owner-builder',
    'engineering',
    'costs',
    'diy-vs-builder',
    'technical',
  ]);
  const questions = FAQ_SECTIONS.flatMap((section) => section.questions);
  expect(questions).toHaveLength(15);
  expect(new Set([...questions.map(({ id }) => id), ...FAQ_SECTIONS.map(({ id }) => id)]).size).toBe(20);
  const words = textOf(FAQ_SECTIONS);
  for (const fact of [
    '$895',
    '5-15 business days',
    'recheck 2-5',
    '2-4 weeks',
    'over 10 MB are often rejected',
  ])
    expect(words).toContain(fact);
  expect(FAQ_PAGE.permittingHelp).toBe('Get Permitting Help');
});

test('the guide has eight steps, seven cost categories saving 20-70%, and its three links', () => {
  expect(GUIDE_STEPS).toHaveLength(8);
  const savings = GUIDE_COSTS.rows.map((row) => row.savings);
  expect([savings.length, Math.min(...savings), Math.max(...savings)]).toEqual([7, 20, 70]);
  expect(GUIDE.facts.map(({ value }) => value)).toEqual(['30-50%', '3-6 months', '8']);
  expect([GUIDE_ACTION.contact.to, GUIDE_ACTION.designTool.to, GUIDE_ACTION.packages.to]).toEqual([
    '/contact',
    '/ai-design-tool',
    '/packages',
  ]);
});

test('each cost row of the guide saves what it says', () => {
  for (const { contractor, owner, savings } of tradeCosts(DEFAULT_PRICES, GUIDE_COSTS))
    expect(Math.round((1 - owner / contractor) * 100)).toBe(savings);
});

test.each([
  ['the specified prices', {}],
  ['a lower base', { base: 30_000 }],
  ['dearer concrete', { base: 61_300, material: { ...DEFAULT_PRICES.material, concrete: 28_700 } }],
])(
  'the guide’s totals lie in the calculator’s ranges for the same pool, and save 30-50%%: %s',
  (_, change) => {
    const prices = { ...DEFAULT_PRICES, ...change };
    const { lengthFt, type, material, low: written } = GUIDE_COSTS.pool;
    expect(GUIDE_COSTS.lead).toContain(`× ${lengthFt} ft ${material}`);
    const pool = { size: sizeOfLength(lengthFt), type, material };
    expect(written).toBe(comparison(DEFAULT_PRICES, pool).contractor.low);
    const ranges = comparison(prices, pool);
    const rows = tradeCosts(prices, GUIDE_COSTS);
    const sum = (column: 'contractor' | 'owner') => rows.reduce((total, row) => total + row[column], 0);
    for (const [total, { low, high }] of [
      [sum('contractor'), ranges.contractor],
      [sum('owner'), ranges.ownerBuilder],
    ] as const) {
      expect(total).toBeGreaterThanOrEqual(low);
      expect(total).toBeLessThanOrEqual(high);
    }
    const saved = 1 - sum('owner') / sum('contractor');
    expect(saved >= 0.3 && saved <= 0.5).toBe(true);
  },
);

test('wherever 2 hours are promised it is the first reply, so that 24 hours for the details do not contradict it', () => {
  const promises = textOf(DEFAULT_CONTENT).match(/[^"]*within 2 hours/g) ?? [];
  expect(promises.length).toBeGreaterThan(5);
  for (const line of promises) expect(line).toMatch(/first reply within 2 hours/i);
  expect(CONTACT_PAGE.lead).toMatch(/within 2 hours.*within 24/);
});

test('related services follow the table', () => {
  expect(
    Object.fromEntries(Object.entries(RELATED).map(([page, links]) => [page, links.map(({ to }) => to)])),
  ).toEqual({
    'ai-3d-design': ['/ai-optimization', '/virtual-reality', '/packages'],
    packages: ['/ai-3d-design', '/contact', '/testimonials'],
    about: ['/packages', '/testimonials', '/contact'],
    contact: ['/packages', '/ai-design-tool', '/about'],
  });
});

test('the legal pages state every specified fact', () => {
  const privacy = textOf(PRIVACY);
  const terms = textOf(TERMS_AND_CONDITIONS);
  for (const fact of [
    'card payment provider',
    'email delivery provider',
    'chat-support widget',
    'typically retained for 7 years',
  ])
    for (const page of [privacy, terms]) expect(page).toContain(fact);
  for (const fact of [
    'design-only service',
    'no engineering',
    'No permits',
    'No refunds once work begins',
    'Governing law is Florida',
    'Small claims are allowed for disputes under $10,000',
  ])
    expect(terms).toContain(fact);
});

test('the fallback page has the specified heading and text', () => {
  expect([NOT_FOUND.heading, NOT_FOUND.text]).toEqual([
    '404 Page Not Found',
    'Did you forget to add the page to the router?',
  ]);
});

test('no exclamation mark beyond the specification’s own', () => {
  const folder = new URL('.', import.meta.url);
  const ours = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const shouted = ours.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/[a-z]!['"` ]/gi)].map(
      (match) => `${name}: ${match.index}`,
    ),
  );
  expect(
    shouted.filter(
      (place) => !/^(payment-dialog|payment|design-tool|panorama|intake|estimate|mails)/.test(place),
    ),
  ).toEqual([]);
});

test('every page-copy file opens with its editorial rule', () => {
  const folder = new URL('.', import.meta.url);
  const files = [
    'about',
    'faq',
    'guide',
    'home',
    'owner-builder',
    'packages',
    'privacy',
    'quiz',
    'services',
    'terms',
    'testimonials',
  ];
  for (const file of files)
    expect(readFileSync(new URL(`${file}.ts`, folder), 'utf8')).toMatch(/^\/\/ Editorial rule: /);
});

test('notices, hand-offs and analyses take as long as is specified', () => {
  expect(CONTACT_TIMINGS).toEqual({ alertMs: 20_000, toastMs: 6_000, scrollMs: 100 });
  expect(CARRY_OVER_DELAY_MS).toBe(100);
  expect([YARD_ANALYSIS_MS, ECO_ANALYSIS_MS]).toEqual([4_000, 3_500]);
});
