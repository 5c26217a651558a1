import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { designToQuery } from '#domain/design/design-link.ts';
import { samplePlot } from '#domain/plot/sample-plot.ts';
import { DEFAULT_SITE_PLAN } from '#domain/yard/site-plan.ts';
import { plotOfYard, yardToQuery } from '#domain/yard/yard-plot.ts';
import { handOver } from './design-handover.ts';
import { plotArrival } from './plot-arrival.ts';
import { EMPTY_TABLE, readDrawnDesign, readSavedPlot, savePlot, withOwnNotes } from './saved-plot.ts';

const ORIGIN = 'https://pool.test';
const place = { x: 30, y: 60, turnDeg: 90, levelFt: null };

function storage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

function openPage(address: string) {
  const history = {
    state: null,
    replaceState: (next: null) => {
      history.state = next;
    },
  };
  const parts = { sessionStorage: storage(), localStorage: storage() };
  vi.stubGlobal('window', { ...parts, history, location: { href: `${ORIGIN}${address}`, origin: ORIGIN } });
}

afterEach(() => vi.unstubAllGlobals());

test('a design in the address brings the plot that was handed over in this tab', async () => {
  const address = `/plot?${designToQuery({ ...DEFAULT_DESIGN, lengthFt: 41 })}`;
  openPage(address);
  const site = { plot: samplePlot(), place };
  handOver(address, { words: 'long', site }, null);
  const arrival = await plotArrival(new URL(address, ORIGIN).search);
  expect(arrival?.design).toMatchObject({ lengthFt: 41, words: 'long', site });
});

test('the yard page brings its rectangle and its pool; nothing brings nothing', async () => {
  openPage('/plot');
  const yard = { yardLength: 80, yardWidth: 60 };
  const query = designToQuery({ ...DEFAULT_DESIGN, houseSide: 'east' });
  const plan = { ...DEFAULT_SITE_PLAN, houseSide: 'east' } as const;
  for (const [key, value] of yardToQuery(yard, plan)) query.set(key, value);
  expect(await plotArrival(`?${query}`)).toMatchObject({
    design: { houseSide: 'east' },
    plot: plotOfYard(yard, plan),
    missing: false,
  });
  expect(await plotArrival('')).toBeNull();
  expect(await plotArrival('?utm_source=mail&design=nonsense')).toBeNull();
});

test('what was drawn is read back; a drawing with a fault is kept and is no design yet', () => {
  openPage('/plot');
  expect(readSavedPlot()).toBeUndefined();
  savePlot({ ...EMPTY_TABLE, plot: samplePlot(), place, design: DEFAULT_DESIGN });
  expect(readDrawnDesign()).toEqual({ ...DEFAULT_DESIGN, site: { plot: samplePlot(), place } });
  const crossed = samplePlot();
  const [a, b, ...rest] = crossed.lot.corners;
  if (a && b) crossed.lot.corners = [b, a, ...rest];
  savePlot({ ...EMPTY_TABLE, plot: crossed, place, design: DEFAULT_DESIGN });
  expect(readSavedPlot()?.plot).toEqual(crossed);
  expect(readDrawnDesign()).toBeUndefined();
});

test('in the browser where a plot was drawn, a link’s plot has its notes again; another plot stays as it came', () => {
  openPage('/plot');
  savePlot({ ...EMPTY_TABLE, plot: samplePlot(), place, design: DEFAULT_DESIGN });
  const bare = samplePlot({
    easements: samplePlot().easements.map((easement) => ({ ...easement, note: '' })),
  });
  expect(withOwnNotes({ plot: bare, place }).plot).toEqual(samplePlot());
  const other = samplePlot({ northDeg: 12, easements: bare.easements });
  expect(withOwnNotes({ plot: other, place }).plot).toEqual(other);
});
