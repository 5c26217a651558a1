import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';
import { largestSite } from '#domain/plot/largest-plot.ts';
import type { Plot } from '#domain/plot/plot.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { withoutNotes } from '#domain/plot/site.ts';
import { dollars } from '#domain/words/money.ts';
import { BODY_LIMITS } from '#server/limits.ts';
import { startTestSite, type TestSite } from '#server/testing/site.ts';

// A design that stands on somebody's own plot, as the server keeps it and gives it out.

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  site.services.pictures = {
    make: () => Promise.reject(new Error('no picture is drawn here')),
    busy: () => 0,
    close: async () => undefined,
  };
});
afterAll(() => site.close());

const place = { x: 30, y: 60, turnDeg: 90, levelFt: null };
const onPlot = (plot: Plot): Design => ({ ...DEFAULT_DESIGN, site: { plot, place } });
const keep = (design: object) => site.inject({ method: 'POST', url: '/api/designs', payload: { design } });

test('the plot is kept, and a link opens where everything is; of the notes not a word is kept anywhere', async () => {
  const plot = samplePlot({
    lines: [
      {
        kind: 'buried',
        path: [
          [0, 0],
          [9, 9],
        ],
        gapFt: 5,
        note: 'Zebulon’s well',
      },
    ],
  });
  const kept = (await keep(onPlot(plot))).json();
  const opened = await site.inject(`/api/designs/${kept.id}`);
  expect(opened.json().design.site).toEqual({ place, plot: withoutNotes(plot) });
  expect(opened.body).not.toMatch(/Zebulon|Utility|city code/);
  const { rows } = await site.services.database.pool.query('select design::text from designs');
  expect(JSON.stringify(rows)).not.toMatch(/Zebulon|Utility|city code/);
});

const textOf = async (pdf: Uint8Array) => {
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from(
    { length: read.numPages },
    async (_, i) => (await (await read.getPage(i + 1)).getTextContent()).items,
  );
  const text = (await Promise.all(pages)).flat().map((item) => ('str' in item ? item.str : ''));
  return text.join(' ').replace(/\s+/g, ' ');
};

test('what the ground costs is in the answer, and in the pack with its sentence', async () => {
  const kept = (
    await keep({ ...DEFAULT_DESIGN, site: { plot: samplePlot(), place: { ...place, levelFt: 100 } } })
  ).json();
  const { siteWork, lineItems, totalLow } = kept.estimate;
  expect(siteWork.earth + siteWork.walls + siteWork.steps).toBe(lineItems.siteWork);
  expect(siteWork.walls).toBeGreaterThan(0);
  const plain = (await keep(DEFAULT_DESIGN)).json().estimate;
  expect(totalLow).toBe(plain.totalLow + lineItems.siteWork);
  expect(plain).not.toHaveProperty('siteWork');
  const pack = await site.inject(`/api/designs/${kept.id}/pack.pdf`);
  const text = await textOf(pack.rawPayload);
  expect(text).toContain(`Site work ${dollars(lineItems.siteWork)}`);
  expect(text).toContain('Site work makes your ground level around the pool: about');
});

test('another plot or place is another picture; a note changes none', async () => {
  const pictureOf = async (design: Design) => (await keep(design)).json().imageUrl;
  const noted = samplePlot({ easements: samplePlot().easements.map((one) => ({ ...one, note: 'Gas' })) });
  const [first, turned, moved, same] = await Promise.all([
    pictureOf(onPlot(samplePlot())),
    pictureOf(onPlot(samplePlot({ northDeg: 90 }))),
    pictureOf({ ...onPlot(samplePlot()), site: { plot: samplePlot(), place: { ...place, x: 31 } } }),
    pictureOf(onPlot(noted)),
  ]);
  expect(new Set([first, turned, moved]).size).toBe(3);
  expect(same).toBe(first);
});

const CROSSED: [number, number][] = [
  [0, 0],
  [80, 60],
  [80, 0],
  [0, 60],
];
const twice: [number, number][] = [
  [20, 20],
  [20, 20],
  [30, 30],
];
const lotOf = (corners: [number, number][]) => ({
  lot: { corners, edges: corners.map(() => ({ setbackFt: 5, note: '' })) },
});

test.each<[string, Partial<Plot> | object, string, string]>([
  ['a lot that crosses itself', lotOf(CROSSED), 'lot', 'The sides of an outline on this plot cross'],
  [
    'five feet of land',
    lotOf([
      [0, 0],
      [5, 0],
      [5, 5],
    ]),
    'lot',
    'A plot has at least 400 sq ft',
  ],
  [
    'fifty acres',
    lotOf([
      [0, 0],
      [1480, 0],
      [1480, 1480],
      [0, 1480],
    ]),
    'lot',
    'A plot has at most 10 acres',
  ],
  [
    'two corners on one spot',
    { buildings: [{ kind: 'shed', corners: twice, gapFt: 5, note: '' }] },
    'buildings.0',
    'Two corners on this plot lie on one spot',
  ],
  [
    'a setback too few',
    { lot: { ...samplePlot().lot, edges: [] } },
    'lot',
    'A plot has one setback for each side',
  ],
  ['61 trees', { trees: Array(61).fill(samplePlot().trees[0]) }, 'trees', 'Too big'],
  ['a height on the moon', { heights: [{ at: [0, 0], feet: 1e9 }] }, 'heights.0.feet', 'Too big'],
  ['a north of 360', { northDeg: 360 }, 'northDeg', 'Too big'],
])('%s is refused and named', async (_what, change, at, message) => {
  const answer = await keep({ ...DEFAULT_DESIGN, site: { plot: { ...samplePlot(), ...change }, place } });
  expect(answer.statusCode).toBe(400);
  const { issues } = answer.json();
  expect(issues[0].path).toBe(`design.site.plot.${at}`);
  expect(issues[0].message).toContain(message);
});

test('the largest plot is taken and little more; nothing about it takes the server long', async () => {
  const largest = {
    ...DEFAULT_DESIGN,
    features: [...FEATURES],
    words: '水'.repeat(4000),
    site: largestSite(),
  };
  const bytes = Buffer.byteLength(JSON.stringify({ design: largest }));
  expect(bytes).toBeLessThan(BODY_LIMITS.design);
  expect(bytes).toBeGreaterThan(0.8 * BODY_LIMITS.design);
  const kept = await keep(largest);
  expect(kept.statusCode).toBe(200);
  const before = process.cpuUsage();
  const pack = await site.inject(`/api/designs/${kept.json().id}/pack.pdf`);
  expect(pack.statusCode).toBe(200);
  // Three seconds of processor time by itself, up to six where every core is busy; a plot that grew worse than in proportion takes minutes.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(9_000);
  expect((await keep({ ...largest, more: 'x'.repeat(BODY_LIMITS.design) })).statusCode).toBe(413);
});
