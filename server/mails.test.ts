import { beforeAll, expect, test } from 'vitest';
import { MAIL_KINDS, PAPER_KINDS } from '#content/console.ts';
import { CONTENT, type Content } from '#content/content.ts';
import { fillFigures } from '#content/fill-figures.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import type { Prices } from '#domain/estimate/prices.ts';
import { contractorRange } from '#domain/estimate/pricing.ts';
import { namesOf } from '#domain/words/names-of.ts';
import { EXAMPLE_DESIGNS } from '#server/areas/design/example-designs.ts';
import { EXAMPLE_CHOICES } from '#server/areas/estimate/example-choices.ts';
import { LONG } from '../proof/long.ts';
import { mailTemplates, renderExamples } from './mails.ts';
import { renderPapers } from './papers.ts';

const SITE = 'https://pools.example';
const NEW_PHONE = '(212) 555-0188';

const render = async (content: Content) => ({
  mails: await renderExamples(content, SITE),
  papers: await renderPapers(content),
});
type Rendered = Awaited<ReturnType<typeof render>>;

let before: Rendered;
beforeAll(async () => {
  before = await render(fillFigures(CONTENT));
});

const changed = ({ mails, papers }: Rendered) => ({
  mails: [...mails].filter(([name, { html }]) => html !== before.mails.get(name)?.html).map(([name]) => name),
  papers: [...papers]
    .filter(([name, bytes]) => !before.papers.get(name)?.equals(bytes))
    .map(([name]) => name),
});

test('every mail and paper is rendered from invented data, and has a name for people', () => {
  expect([...before.mails.keys()]).toEqual(Object.keys(mailTemplates));
  expect([...before.mails.keys()].toSorted()).toEqual(Object.keys(MAIL_KINDS).toSorted());
  expect([...before.papers.keys()].toSorted()).toEqual(Object.keys(PAPER_KINDS).toSorted());
  for (const [name, { html, text }] of before.mails) {
    expect(text.length, name).toBeGreaterThan(100);
    expect(html, name).toContain('<h1');
    expect(text, name).not.toMatch(/undefined|NaN|\{[\w.-]+\}/);
    expect(text, name).toContain(CONTENT.brand.phone);
  }
  for (const bytes of before.papers.values()) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test.runIf(LONG)('the same content gives the same mails and papers, to the last byte', async () => {
  expect(changed(await render(fillFigures(CONTENT)))).toEqual({ mails: [], papers: [] });
});

test('a new phone number stands in every mail and on every paper', async () => {
  const after = await render(fillFigures({ ...CONTENT, brand: { ...CONTENT.brand, phone: NEW_PHONE } }));
  for (const [name, { text }] of after.mails) {
    expect(text, name).toContain(NEW_PHONE);
    expect(text, name).not.toContain(CONTENT.brand.phone);
  }
  expect(changed(after)).toEqual({ mails: Object.keys(mailTemplates), papers: Object.keys(PAPER_KINDS) });
});

test.runIf(LONG)('other hours stand in every signature', async () => {
  const hours = 'Tue-Sat 10AM-4PM';
  const mails = await renderExamples(fillFigures({ ...CONTENT, brand: { ...CONTENT.brand, hours } }), SITE);
  for (const [name, { text }] of mails) expect(text, name).toContain(`${CONTENT.brand.phone}, ${hours}`);
});

test.runIf(LONG)('a price of the calculator is in the estimate’s mails and on its paper', async () => {
  const prices = { ...CONTENT.prices, base: CONTENT.prices.base + 5000 };
  const { mails, papers } = changed(await render(fillFigures({ ...CONTENT, prices })));
  expect(mails).toEqual(expect.arrayContaining(['estimate-mail', 'estimate-notice']));
  expect(papers).toContain('estimate-paper');
});

test('a price of the design tool is in its mail and its pack, and in no estimate', async () => {
  const { design } = CONTENT.prices;
  const prices = { ...CONTENT.prices, design: { ...design, permits: design.permits + 1000 } };
  const found = changed(await render(fillFigures({ ...CONTENT, prices })));
  expect(found).toEqual({ mails: ['design-mail'], papers: ['design-pack'] });
});

// Each price of a table once, a thousand dearer.
const dearer = <Name extends string>(table: Record<Name, number>) =>
  namesOf(table).map((name) => ({ ...table, [name]: table[name] + 1000 }));

test('each price of the calculator is among the examples', () => {
  const { size, type, material, features } = CONTENT.prices;
  const changes = [
    ...dearer(size).map((table) => ({ size: table })),
    ...dearer(type).map((table) => ({ type: table })),
    ...dearer(material).map((table) => ({ material: table })),
    ...dearer(features).map((table) => ({ features: table })),
  ];
  const ranges = (prices: Prices) => EXAMPLE_CHOICES.map((choices) => contractorRange(prices, choices));
  for (const change of changes)
    expect(ranges({ ...CONTENT.prices, ...change }), JSON.stringify(change)).not.toEqual(
      ranges(CONTENT.prices),
    );
});

test('each price of the design tool is among the examples', () => {
  const { design } = CONTENT.prices;
  const changes = [
    { perFoot: design.perFoot + 1000 },
    { contingencyPercent: design.contingencyPercent + 5 },
    ...dearer(design.fee).map((fee) => ({ fee })),
    ...dearer(design.features).map((features) => ({ features })),
  ];
  const shown = (prices: Prices) => EXAMPLE_DESIGNS.map((one) => estimatedRange(estimateDesign(prices, one)));
  for (const change of changes)
    expect(
      shown({ ...CONTENT.prices, design: { ...design, ...change } }),
      JSON.stringify(change),
    ).not.toEqual(shown(CONTENT.prices));
});

test.runIf(LONG)('a package’s price and title are in the mails about its order', async () => {
  const [first, ...others] = CONTENT.packages.PACKAGES;
  if (!first) throw new Error('there are packages');
  const PACKAGES = [{ ...first, price: first.price + 10 }, ...others];
  const content = fillFigures({ ...CONTENT, packages: { ...CONTENT.packages, PACKAGES } });
  const notices = ['order-paid-notice', 'order-refunded-notice', 'order-refund-lost-notice'];
  const zelle = ['order-zelle', 'order-zelle-notice'];
  const orders = ['order-receipt', ...zelle, 'order-refund', ...notices];
  expect(changed(await render(content))).toEqual({ mails: orders, papers: [] });
});
